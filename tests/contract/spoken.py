"""All that a game says, wherever: questions, captions, trials, the table, stops, the coach, the end.

`python -m tests.contract.spoken uncle -n 200` prints so many, drawn at random, to be read aloud.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from tests.contract.asking import eyes, late_steps, played, small_tables
from tests.contract.said import MOVES, OTHERS, PLAYERS, STEPS, said, set_
from uncle_widgets.asking.guesses import Guess, ending
from uncle_widgets.engine.coach import SHARES, Appraisal, Worth
from uncle_widgets.engine.game import Choice, Watcher
from uncle_widgets.engine.match import Match, finished
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plain import plain
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.probability.question import Posed
from uncle_widgets.probability.show import predicted
from uncle_widgets.widgets.panel.panel import verdict_words
from uncle_widgets.widgets.panel.stops import came_of, over_the_table
from uncle_widgets.widgets.panel.trials import Trials
from uncle_widgets.widgets.play.coach import labels_of, worth_panel
from uncle_widgets.widgets.play.desk import Desk, lifts
from uncle_widgets.widgets.play.ending import ended
from uncle_widgets.widgets.play.inplay import InPlay
from uncle_widgets.widgets.play.review import costs, result, review_rows

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan")
TRIED = (1, 10)
"""Trials run before it is read what is said of them."""
LOOKED_AT, LIFTED = 4, 0.05
"""Moves of a choice that the coach speaks of, at most; the share of a played game's moves that are lifted first."""
SILENT = {
    "key", "id", "kind", "name", "face", "art", "move", "record", "link", "lit", "letter", "number", "span", "trials",
    "quantities", "nodes", "clauses", "event", "mark", "sign", "origin", "part",
}  # fmt: skip
"""Parts of a plain value that are no words for anybody."""


class Spoken(NamedTuple):
    """A text, what says it ('U-L2 headline'), and where."""

    by: str
    text: str
    place: str


def strings(value: Any, by: str) -> Iterator[tuple[str, str]]:
    """(what says it, text) for each text of a plain value that somebody reads or hears."""
    if isinstance(value, str) and value.strip():
        yield by, value
    elif isinstance(value, Mapping):
        for name, part in value.items():
            yield from () if name in SILENT else strings(part, f"{by} {name}")
    elif isinstance(value, list | tuple):
        for part in value:
            yield from strings(part, by)


def spoken(kit: Kit[Any], many: int, seed: object = 0) -> Iterator[Spoken]:
    """All that is said in every lesson, in `many` positions of games, each as several see it, and at their ends."""
    yield from taught(kit)
    rng, left = Random(f"{kit.id} spoken {seed}"), many
    for game in small_tables(kit, rng):
        match = played(kit, game, rng, MOVES, PLAYERS)
        for step in late_steps(match, rng, STEPS):
            for eye in eyes(match, step, rng, OTHERS):
                if not left:
                    return
                left -= 1
                place = f"{eye} of {match.back(step).record()}"
                yield from (Spoken(*pair, place) for pair in at_step(kit, match, step, eye, rng))
        whole = (*frames(kit, match, rng), *stops(kit, match), *in_play(kit, game, rng))
        yield from (Spoken(*pair, match.record()) for pair in whole)


def taught(kit: Kit[Any]) -> Iterator[Spoken]:
    """What lessons say."""
    for plan in plans(kit):
        for text in (plan.name, plan.goal, plan.short):
            yield Spoken("lesson", text, plan.name)
        for here in exercises(kit, plan):
            beside = [here.notice, *here.pair, *(text for slip in here.slips for text in (slip.name, slip.words))]
            found = [*strings(beside, "lesson"), *asked(kit, here.posed)]
            yield from (Spoken(*pair, here.place) for pair in found)


def at_step(
    kit: Kit[Any], match: Match[Any, Any, Any], step: int, eye: Watcher, rng: Random
) -> Iterator[tuple[str, str]]:
    """The table as it is seen, the questions that arise, and what the coach may say of some moves."""
    view, turn = match.view(step, eye), match.game.turn(match.steps[step].state)
    moves = turn.moves if isinstance(turn, Choice) and turn.seat == eye else ()
    names = NAMES[: match.game.seats]
    scene = kit.draw(match, step, eye, names, rng.choice([None, kit.before(match, step)]), moves)
    yield from strings(plain(scene), "table")
    for question in kit.questions.values():
        for posed in set_(question, view, rng):
            yield from asked(kit, posed)
    advice, labels = kit.advice, labels_of(moves, scene)
    for move in rng.sample(moves, min(LOOKED_AT, len(moves))) if advice else ():
        told = [hint(view, move, names) for hint in (advice.hint, advice.count, advice.why) if hint]
        yield from strings(
            [labels[move], *told, plain(advice.asked(view, move, names) if advice.asked else "")], "coach"
        )
        yield from strings(worth_panel(kit, view, weighed(kit, view, moves, rng), labels, move, names), "coach")


def frames(kit: Kit[Any], match: Match[Any, Any, Any], rng: Random) -> Iterator[tuple[str, str]]:
    """What is told of a whole game, frame by frame, to one of its players and to who looks on."""
    names, ends, player = NAMES[: match.game.seats], kit.frames(match), rng.randrange(match.game.seats)
    for before, end in zip([None, *ends], ends, strict=False):
        for eye in (player, None):
            scene = kit.draw(match, end, eye, names, before)
            yield from strings([*scene.said, scene.place, scene.now, scene.board, scene.alert], "table said")


def weighed(kit: Kit[Any], view: Any, moves: Sequence[Any], rng: Random) -> Appraisal:
    """What the moves are worth: exactly, where that is known, else by lot, which changes no word."""
    advice = kit.advice
    exact = advice.exact(view) if advice and advice.exact else None
    if len(moves) == 1:
        return Appraisal((Worth(moves[0], 0.0),), SHARES, "There is no other move.")
    if advice and exact is not None:
        worths = [Worth(move, float(exact[move]), 0.0, exact[move]) for move in moves]
        scale, model, deals = advice.scale, advice.model, 0
    else:
        worths = [Worth(move, rng.choice([30, 31, 40, 60]), rng.choice([0.4, 4.0])) for move in moves]
        scale, model, deals = SHARES, "Looking ahead.", 250
    return Appraisal(tuple(sorted(worths, key=lambda one: -one.value)), scale, model, 8 * deals, 1.0, deals)


def asked(kit: Kit[Any], posed: Posed[Any]) -> Iterator[tuple[str, str]]:
    """All of a question: what a page may show of it, what is said of a number, and what its trials say."""
    told, by = said(kit, posed), posed.question.id
    told["mistakes"] = [[name, words] for _, name, _, words in told["mistakes"]]
    yield from strings(told, by)
    for mistake in posed.mistakes:
        yield f"{by} verdict", verdict_words(mistake.value, posed.number, posed.measure)
    trials = Trials(lambda: None, trial=kit.terms.trial)
    trials.bind(posed, float(posed.mistakes[0].value) if posed.mistakes else None)
    for many in TRIED:
        trials.run(many)
        yield from strings(trials.told(), f"{by} tried")


def stops(kit: Kit[Any], match: Match[Any, Any, Any]) -> Iterator[tuple[str, str]]:
    """The moments of a game: what is asked over the table, what came, and how guesses of one half did."""
    ends, names, guesses = kit.frames(match), NAMES[: match.game.seats], []
    for eye in range(match.game.seats):
        for moment in kit.moments(match, eye):
            posed = kit.questions[moment.question].at(**moment.settings).posed(match.view(ends[moment.frame], eye))
            place = kit.draw(match, ends[moment.frame], eye, names).place
            for tone in ("asked", "back"):
                yield from strings(over_the_table(moment, place, tone), "stop")
            came = came_of(moment, posed.number, posed.measure)
            yield from strings([moment.stake, came.words, came.headline], "stop")
            middle = predicted(
                sum(posed.span) / 2 * (100 if posed.measure == "chance" else 1), posed.measure, posed.span
            )
            guesses.append(Guess(middle, posed.number, came.came, came.words, measure=posed.measure))
            yield from strings(ending(guesses, "", ()), "end")


def in_play(kit: Kit[Any], game: Any, rng: Random) -> Iterator[tuple[str, str]]:
    """A game played at a seat against bots, by lot: what is lifted, how it ends, and its review."""
    play = InPlay(game, rng.randrange(game.seats), [kit.bots], rng.randrange(1000))
    names = NAMES[: game.seats]
    while play.over is None and len(play.decisions) < MOVES:
        finished(play.ahead())
        if not (legal := play.legal):
            break
        move, worths = rng.choice(legal), weighed(kit, play.view, legal, rng)
        if rng.random() < LIFTED:
            scene = kit.draw(play.match, len(play.match.moves), play.seat, names, None, legal)
            labels = labels_of(legal, scene)
            desk = Desk(True, names, appraisal=worths, number=(move, 40))
            yield from strings([*lifts(play, labels, names).values(), desk.compared(play, move)], "coach")
            yield "coach", desk.suggestion(play, labels, rng.randrange(3))
        play.commit(move, worths)
    if play.over:
        lines = [*ended(play.over, play.seat, names), result(play.over, play.seat, names), costs(play)]
        yield from strings([*lines, review_rows(play, names)], "end")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("-n", type=int, default=200, help="texts to print (200)")
    parser.add_argument("--positions", type=int, default=100, help="positions of games (100)")
    parser.add_argument("--seed", default="aloud")
    given = parser.parse_args()
    found = {
        (one.by, one.text) for one in spoken(GAMES[given.game], given.positions, given.seed) if " " in one.text
    }
    for by, text in Random(given.seed).sample(sorted(found), min(given.n, len(found))):
        print(f"{by}: {text}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
