"""T-L5 against a count over all deals by a replay of what each seat did; and what its 'given' says of all looks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any

import uncle_widgets as uw
from tests.games.thrush.tables import KEY, MOON, STAR, game, table
from uncle_widgets.games.thrush.events import Left, Looked, StoleCard, Took
from uncle_widgets.games.thrush.log import Seen
from uncle_widgets.games.thrush.questions.where import WhereIsMine

CHIEFS = tuple(f"C{k}" for k in range(1, 9))
TIMES = ("", "once", "twice", "three", "four", "five", "six", "seven", "eight", "nine")
Doing = tuple[str, int, str, int]
"""What was done, by which seat, at which Chief space, and the Chief (or who was robbed); -1 for what is not seen."""


def doings(match: uw.Match, step: int, eyes: int) -> list[Doing] | None:
    """Each look, with what came of it, from the events alone; None after a robbery that these eyes know nothing of."""
    found: list[Doing] = []
    at: dict[int, int] = {}
    for one in match.steps[: step + 1]:
        for event in one.events:
            match event:
                case Looked(seat, _, card):
                    at[seat] = card if seat == eyes and card is not None else -1
                case Left(seat, place) if seat in at:
                    found.append(("left", seat, place, at.pop(seat)))
                case Took(seat, place):
                    found.append(("took", seat, place, at.pop(seat)))
                case StoleCard():
                    return None
    return found


def of_all_deals(mine: int, me: int, did: list[Doing], place: str, bluff: Fraction) -> Fraction:
    """The weight of all deals of eight Chiefs and of the rivals' assignments in which mine is at a space or in a hand:
    each rival takes their own, and any other with chance `bluff`."""
    rivals = sorted({seat for _, seat, _, _ in did if seat != me})
    faces = {at: card for _, seat, at, card in did if seat == me}
    rest = [at for at in CHIEFS if at not in faces]
    holder = {at: "ABCD"[seat] for what, seat, at, _ in did if what == "took"}
    hits = total = Fraction(0)
    weights: dict[tuple[tuple[int, int], ...], Fraction] = {}
    for cards in permutations({*range(8)} - {*faces.values()}):
        lies = faces | dict(zip(rest, cards, strict=True))
        here = any(card == mine and holder.get(at, at) == place for at, card in lies.items())
        key = tuple((seat, lies[at]) for _, seat, at, _ in did if seat != me)
        if key not in weights:
            weights[key] = sum(
                (_likely(did, me, lies, dict(zip(rivals, owns, strict=True)), bluff)
                 for owns in permutations({*range(8)} - {mine}, len(rivals))), Fraction(0)
            )  # fmt: skip
        total, hits = total + weights[key], hits + here * weights[key]
    return hits / total


def _likely(did: list[Doing], me: int, lies: dict[str, int], owns: dict[int, int], bluff: Fraction) -> Fraction:
    found = Fraction(1)
    for what, seat, at, _ in did:
        if seat != me:
            takes = Fraction(1) if owns[seat] == lies[at] else bluff
            found *= takes if what == "took" else 1 - takes
    return found


def asked(games: range, players: str, every: int) -> Iterator[tuple[Any, list[Doing]]]:
    """T-L5 at some steps of games, with what all have done."""
    for seed in games:
        match = uw.play_out("thrush", 2 + seed % 3, seed=seed, players=players)
        for step in range(seed % every, len(match.steps), every):
            for eyes in range(match.game.seats):
                posed = WhereIsMine().pose(match.view(step, eyes))
                did = doings(match, step, eyes) if posed else None
                if posed and did is not None:
                    yield posed, did


def test_the_chance_is_that_of_all_deals_weighed_by_what_rivals_did() -> None:
    found = 0
    for posed, did in asked(range(40), "greedy", 23):
        me, own = posed.view.me, sum(seat == posed.view.me for _, seat, _, _ in did)
        if not 2 <= len(did) - own <= 4 or own < 2:  # few enough deals to count
            continue
        for place, _ in posed.knobs[0].choices[:2]:
            for b in ("1/4", "1/2"):
                again = posed.question.at(place=place, b=b).posed(posed.view)
                if again.knobs[0].value == place:
                    assert again.number == of_all_deals(posed.view.mine, me, did, place, Fraction(b)), posed.given
                    found += 1
        if found >= 24:
            break
    assert found >= 24


def test_every_look_of_a_rival_is_in_the_given() -> None:
    """Those of long ago too: the answer weighs them all."""
    most = 0
    for posed, did in asked(range(4), "greedy", 19):
        looks = [(seat, at, what) for what, seat, at, _ in did if seat != posed.view.me]
        deed = r"([A-D]) (?:looked at|took the Chief on|left the Chief on) (C[1-8])(?: (twice|\w+ times))?"
        said = Counter[tuple[str, str]]()
        for letter, at, again in re.findall(deed, posed.given):
            said[letter, at] += TIMES.index(again.removesuffix(" times") or "once")
        assert said == Counter(("ABCD"[seat], at) for seat, at, _ in looks), posed.given
        most = max(most, len(looks))
    assert most > 4


def test_places_are_alike_only_for_a_chief_that_you_have_not_seen() -> None:
    made = game()
    state = table(made, "X17 N21", (0, 0), "X01 X02 X03", known="C1=key C2=moon")
    for entry in (Seen("look", 0, 1, "C1", KEY), Seen("leave", 0, 1, "C1")):
        state = state.but(log=state.log.add(entry))
    posed = WhereIsMine().posed(made.view(state, 0))
    assert posed.number == 1
    assert posed.given == "You've seen the Key."
    state = table(made, "X17 N21", (0, 0), "X01 X02 X03", known="C2=moon C3=star")
    for entry in (Seen("look", 0, 1, "C2", MOON), Seen("leave", 0, 1, "C2"), Seen("look", 0, 1, "C3", STAR)):
        state = state.but(log=state.log.add(entry))
    posed = WhereIsMine().posed(made.view(state, 0))
    assert posed.given == "You've seen the Moon and the Star. All other places are equally likely."
    assert posed.number == Fraction(1, 6)
