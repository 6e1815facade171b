"""Where a match of Say Uncle may stop and ask: what is laid out, a pick, a card turned, the watcher's own call.

Left out is a rival's call: a rival calls with a long run, so that the call itself tells what S-L3 does not count
(asked against came, over 100 games: 50 and 8 of 100).
"""

from __future__ import annotations

from collections.abc import Iterator

from uncle_widgets.engine.game import LETTERS, Game, Watcher
from uncle_widgets.engine.match import Match, frames
from uncle_widgets.games.moments import STOPS_A_GAME, Moment
from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import DEALT, Cards, best
from uncle_widgets.games.say_uncle.options import Options
from uncle_widgets.games.say_uncle.questions.common import hidden_keys, own_keys
from uncle_widgets.games.say_uncle.questions.draft_talks import DraftTalks
from uncle_widgets.games.say_uncle.questions.laid_out import WillTheyHelp
from uncle_widgets.games.say_uncle.scene import joins
from uncle_widgets.games.say_uncle.showdown import WON
from uncle_widgets.games.say_uncle.state import CALL, TURN, Draft, Draw, Move, State, View
from uncle_widgets.games.say_uncle.words import called_card, cards, in_a_row, run_words, the_cards

WORTH = {"laid": 0.4, "first": 0.4, "pick": 0.4, "card": 0.6, "call": 1.0}
"""What each form is worth to ask."""
FRAMES = {2: 30, 3: 37, 4: 75}
"""Frames that a point of the target takes, by the number of seats."""
WAITS = 25
"""Cards that, if a call must wait for them, make a round twice as long."""
NEWS = 2
"""After so many picks of a seat one more tells less."""

Played = Match[State, Move, View]


def places(match: Played, watcher: Watcher) -> Iterator[Moment]:
    """Those of a match for one pair of eyes, in order; none for who holds no hand."""
    if not isinstance(watcher, int):
        return
    ends = frames(match, joins)
    for frame, step in enumerate(ends[:-1]):
        view, move = match.view(step, watcher), match.moves[step]
        match view.phase:
            case "lay":
                yield from _laid(match, view, frame, ends[frame + 1])
            case "draft" if not view.table.picks and not view.options.blind_draft:
                yield from _first(match, view, frame, step)
            case "draft" if isinstance(move, Draft) and view.table.picks:
                yield from _pick(match, view, frame, step)
            case "turn":
                if move == CALL and view.seat == watcher:
                    yield from _call(match, view, frame, step)
                elif move == TURN:
                    yield from _card(match, view, frame, ends[frame + 1])


def pace(game: Game[State, Move, View]) -> float:
    """Frames between two stops: those of a usual game, over how often it stops.

    Usual is the median of 20 to 60 games of drafters a table, with 2 to 4 seats and up to 20 points: 34 frames to
    2,116, and this is within a third of it (4 seats to 1 point: 56 of 100 too many). A match to 1 or 2 points is
    one round mostly. If calls must wait for 10 or 20 cards, 40 games a table were 1.2 to 1.9 times as long.
    """
    options: Options = game.options
    points = options.target if options.target > WON else 1
    return FRAMES[game.seats] * points * (1 + options.calls_after / WAITS) / STOPS_A_GAME


def _laid(match: Played, view: View, frame: int, after: int) -> Iterator[Moment]:
    """Is a card that helps among those that are about to be laid out?"""
    posed = WillTheyHelp().arise(view)
    if posed is None or match.steps[after].state.table.phase != "draft":
        return
    came = [card for card in match.steps[after].state.table.laid if card in posed.outs]
    none = "it wasn't" if posed.u == 1 else "none of them was"
    told = f"{the_cards(came)} {'was' if len(came) == 1 else 'were'}" if came else none
    yield Moment(
        frame=frame,
        answer=frame + 1,
        question="S-L7",
        settings={},
        kind="laid",
        line=f"{posed.now} on the table. You need {_one_of(posed.outs)} for {posed.row}.",
        stake=posed.row,
        worth=WORTH["laid"],
        simple=True,
        came=bool(came),
        lit=("stock", *own_keys(view, posed.joined)),
        who="one",
        outcome=f"{told} put on the table",
    )


def _first(match: Played, view: View, frame: int, step: int) -> Iterator[Moment]:
    """Is mine the best five?"""
    state = match.steps[step].state
    runs = [best(five) for five in state.dealt]
    run = best(view.five)
    yield Moment(
        frame=frame,
        answer=frame + 1,
        question="S-L6",
        settings={"about": "mine"},
        kind="first",
        line=f"Everyone has five cards. Your best run is {run_words(run)}. Is your hand the best?",
        stake="a good start",
        worth=WORTH["first"],
        came=max(runs) == run,
        lit=hidden_keys(view),
        who="you",
        outcome="yours was the best"
        if max(runs) == run
        else f"{LETTERS[runs.index(max(runs))]} had a better hand, with {run_words(max(runs))}",
    )


def _pick(match: Played, view: View, frame: int, step: int) -> Iterator[Moment]:
    """What does the last pick of a rival tell?"""
    seat, card = view.table.picks[-1]
    if seat == view.me or view.hidden(seat) != DEALT or len(view.table.gained(seat)) > NEWS:
        return
    posed = DraftTalks(seat=seat).arise(view)
    if posed is None:
        return
    wanted = posed.wanted
    held = tuple(other for other in wanted if other in match.steps[step].state.dealt[seat])
    none = "didn't have it" if len(wanted) == 1 else f"had {'neither' if len(wanted) == 2 else 'none'} of them"
    who = LETTERS[seat]
    yield Moment(
        frame=frame,
        answer=frame + 1,
        question="S-L4",
        settings={"seat": seat},
        kind="pick",
        line=f"{who} picked the {called_card(card)}. Does {who} have {the_cards(wanted, 'or')} too?",
        stake="what the pick tells you",
        worth=WORTH["pick"],
        came=bool(held),
        lit=hidden_keys(view, (seat,)),
        who=who,
        outcome=f"{who} had {the_cards(held)}" if held else f"{who} {none}",
    )


def _card(match: Played, view: View, frame: int, after: int) -> Iterator[Moment]:
    """Is the next card one that makes my run longer?"""
    outs = odds.outs(view)
    turned = match.steps[after].state.table.turned
    if not outs or not isinstance(match.moves[after - 1], Draw):
        return
    run, who = best(view.hand), LETTERS[view.seat]
    came = turned in outs
    mine = "You turn" if view.seat == view.me else f"{who} turns"
    yield Moment(
        frame=frame,
        answer=frame + 1,
        question="S-L2",
        settings={"cards": 1},
        kind="card",
        line=f"{mine} a card. You need {_one_of(outs)} for {in_a_row(run.length + 1)}.",
        stake=in_a_row(run.length + 1),
        worth=WORTH["card"],
        simple=True,
        came=came,
        lit=("stock",),
        who="the card",
        outcome=f"the card was the {called_card(turned)}",
    )


def _one_of(outs: Cards) -> str:
    """'the 6 or the jack of spades', 'one of three cards'."""
    return the_cards(outs, "or") if len(outs) < 3 else f"one of {cards(len(outs))}"


def _call(match: Played, view: View, frame: int, step: int) -> Iterator[Moment]:
    """I say uncle: is mine the best hand?"""
    result = match.steps[step + 1].state.table.result
    assert result is not None
    run, mine = best(view.hand), result.winner == view.me
    yield Moment(
        frame=frame,
        answer=frame + 1,
        question="S-L3",
        settings={},
        kind="call",
        line=f"You say uncle with {run_words(run)}. Is your hand the best?",
        stake="2 points",
        worth=WORTH["call"],
        decides=max(view.scores) + WON >= view.options.target,
        came=mine,
        lit=hidden_keys(view),
        who="you",
        outcome="yours was the best" if mine else f"{LETTERS[result.winner]} had the best hand",
    )
