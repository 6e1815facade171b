"""All that the questions say at thousands of positions of real games, in a file, and what has changed since it was
written: for who rebuilds how questions are asked, and means to change no number and no sentence.

`python -m tests.contract.said before.gz -n 5000`, then, after the change, `... before.gz --compare`. Who rewrites the
sentences adds `--numbers`: what is then compared has no words in it.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from tests.contract.asking import eyes, late_steps, played, small_tables
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.lessons import lesson_text
from uncle_widgets.games.plain import plain
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.widgets.panel.panel import answered, asked, posing, set_so, siblings
from uncle_widgets.widgets.saved.answers import settings_of
from uncle_widgets.widgets.table.heat import told

PLAYERS = ("random", "greedy")
MOVES, STEPS, OTHERS, TRIALS = 400, 8, 2, 3
"""Moves of a game at most; its steps that are asked about; pairs of eyes beside the one that chooses; trials."""


def positions(kit: Kit[Any], many: int) -> Iterator[tuple[str, Sequence[Posed[Any]]]]:
    """(where, the questions posed there): all lessons' positions, then `many` of games."""
    for plan in plans(kit):
        for here in exercises(kit, plan):
            yield here.place, [here.posed]
    rng, left = Random(f"{kit.id} said"), many
    for game in small_tables(kit, rng):
        match = played(kit, game, rng, MOVES, PLAYERS)
        for step in late_steps(match, rng, STEPS):
            for eye in eyes(match, step, rng, OTHERS):
                if not left:
                    return
                left -= 1
                view = match.view(step, eye)
                here = [posed for question in kit.questions.values() for posed in set_(question, view, rng)]
                yield f"{eye} of {match.back(step).record()}", here


def set_(question: Question[Any], view: Any, rng: Random) -> list[Posed[Any]]:
    """A question as it is set by itself, in one of its sibling settings, and with one knob at random."""
    pose = posing(view)
    own = set_so(question, pose, {})
    if own is None:
        return []
    first, *beside = settings_of(own, pose)
    found = [first, *rng.sample(beside, min(1, len(beside)))]
    if knobs := [knob for knob in first.knobs if knob.choices]:
        knob = rng.choice(knobs)
        found += filter(None, [set_so(first.question, pose, {knob.name: rng.choice(knob.choices)[0]})])
    return [one for at, one in enumerate(found) if one not in found[:at]]


def said(kit: Kit[Any], posed: Posed[Any]) -> dict[str, Any]:
    """Everything that a page may show of a question at a position, as plain values."""
    growing = posed.growing()
    trials = []
    for seed in range(TRIALS):
        outcome, shown = posed.once(Random(seed))
        trials.append([repr(outcome), {key: plain(face) for key, face in shown.items()}])
        if growing is not None:
            growing.add(outcome, shown)
    return {
        "asked": {name: value for name, value in asked(posed, "").items() if name != "trial"},
        "answered": {name: value for name, value in answered(posed, "").items() if name != "lesson"},
        "number": str(posed.number),
        "span": [str(end) for end in posed.span],
        "row": [[value, label] for _, value, label, _ in siblings(posed, posing(posed.view))],
        "mistakes": [[one.kind, one.name, str(one.value), one.words] for one in posed.mistakes],
        "lesson": lesson_text(kit, posed),
        "heat": told(posed.heat),
        "quantities": {name: str(n) for name, n in posed.quantities.items()},
        "more": [posed.struck, posed.slow, posed.derivable, posed.question.one_trial],
        "trials": trials,
        "growing": growing.plain() if growing else None,
    }


def lines(games: Sequence[str], many: int) -> Iterator[str]:
    """A line for each question at each position: [game, where, question, what it says]."""
    for game in games:
        kit = GAMES[game]
        for where, here in positions(kit, many // len(games)):
            for posed in here:
                yield json.dumps([game, where, repr(posed.question), said(kit, posed)], sort_keys=True)


def numbers(says: dict[str, Any]) -> dict[str, Any]:
    """What `said` gave, without its words: what is computed, what is lit, what came of the trials."""
    return {
        "number": says["number"],
        "span": says["span"],
        "row": [value for value, _ in says["row"]],
        "mistakes": [[kind, value] for kind, _, value, _ in says["mistakes"]],
        "quantities": says["quantities"],
        "lit": [step.get("lit", []) for step in says["answered"]["steps"]],
        "heat": {place: spot["value"] for place, spot in says["heat"].get("nodes", {}).items()},
        "trials": [outcome for outcome, _ in says["trials"]],
    }


def differences(
    before: Iterator[str], now: Iterator[str], of: Callable[[dict[str, Any]], dict[str, Any]] = dict
) -> Iterator[str]:
    """What was said otherwise: where, and which part; `of` takes what is compared from all that was said."""
    for at, (old, new) in enumerate(zip(before, now, strict=True)):
        if old.rstrip("\n") == new:
            continue
        (*place, then), (*here, says) = json.loads(old), json.loads(new)
        then, says = of(then), of(says)
        if place != here:
            yield f"line {at}: {place} became {here}"
            return
        for part in {*then, *says}:
            if then.get(part) != says.get(part):
                yield f"{place}: {part} was {str(then.get(part))[:400]}, is {str(says.get(part))[:400]}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    parser.add_argument("-n", type=int, default=5000, help="positions of all games together (5000)")
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    parser.add_argument("--compare", action="store_true", help="with what the file holds")
    parser.add_argument("--numbers", action="store_true", help="compare no words")
    given = parser.parse_args()
    if not given.compare:
        with gzip.open(given.file, "wt", encoding="utf-8") as file:
            print(f"{sum(file.write(line + chr(10)) > 0 for line in lines(given.games, given.n))} lines written")
        return 0
    with gzip.open(given.file, "rt", encoding="utf-8") as file:
        of = numbers if given.numbers else dict
        found = list(differences(iter(file), lines(given.games, given.n), of))
    print("\n".join([*found, f"{len(found)} differences"]))
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
