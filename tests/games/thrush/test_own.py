"""T-L7 against a count of all deals, and where it does not arise; and T-L1 about Chiefs not looked at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

import uncle_widgets as uw
from tests.games.thrush.tables import BELL, CROWN, KEY, MOON, STAR, game, table
from uncle_widgets.engine.game import EVERYTHING
from uncle_widgets.games.thrush.events import Left, Looked, Took
from uncle_widgets.games.thrush.log import Seen
from uncle_widgets.games.thrush.questions.common import unlooked
from uncle_widgets.games.thrush.questions.land import CanLand
from uncle_widgets.games.thrush.questions.own import IsItTheirs
from uncle_widgets.games.thrush.state import View

CHIEFS = tuple(f"C{k}" for k in range(1, 9))


def at_a_look(
    *log: Seen, eyes: Any = 0, held: tuple[tuple[int, ...], ...] = ((), (), ()), known: str = ""
) -> View:
    """C, on a space that points to C7 and with three agents, is about to look; A's assignment is the Key."""
    made = game(3)
    taken = " ".join(entry.place for entry in log if entry.what == "take")
    state = table(
        made, "W01 W02 I16", (0, 0, 3), "X08 X12 X15", held, empty=taken, known=known, phase="look", seat=2
    )
    for entry in log:
        state = state.but(log=state.log.add(entry))
    return made.view(state, eyes)


def saw(seat: int, place: str, card: int, then: str = "leave") -> tuple[Seen, Seen]:
    return Seen("look", seat, 1, place, card), Seen(then, seat, 1, place)


def counted(view: View) -> Fraction:
    """Of all deals of the eight Chiefs, and of C's and the takers' assignments, that show the watcher what they saw
    and let C leave what C left: the share in which C's own lies on C7."""
    log, here, hits, deals = [*view.log], "C7", 0, 0
    seen = {e.place: e.card for e in log if e.what == "look" and e.seat == view.me}
    left = {e.place for e in log if e.what == "leave" and e.seat == 2}
    took = {e.place for e in log if e.what == "take" and e.seat != view.me}
    for dealt in permutations(range(8)):
        lies = dict(zip(CHIEFS, dealt, strict=True))
        theirs = {lies[place] for place in took}
        if view.mine in theirs or any(lies[place] != card for place, card in seen.items()):
            continue
        for own in {*range(8)} - theirs - {view.mine}:
            if own not in {lies[place] for place in left}:
                deals, hits = deals + 1, hits + (own == lies[here])
    return Fraction(hits, deals)


STORIES = {
    "nothing seen": ((), Fraction(1, 8)),
    "two seen": ((*saw(0, "C1", MOON), *saw(0, "C2", STAR)), Fraction(5, 42)),
    "one left": (saw(2, "C1", MOON), Fraction(1, 7)),
    "one of two seen left": ((*saw(0, "C1", MOON), *saw(0, "C2", STAR), *saw(2, "C2", STAR)), Fraction(5, 36)),
    "one unseen left": ((*saw(0, "C1", MOON), *saw(2, "C4", BELL)), Fraction(6, 43)),
    "mine seen": ((*saw(0, "C1", KEY), *saw(0, "C2", MOON), *saw(2, "C3", BELL)), Fraction(1, 6)),
    "this one seen": (saw(0, "C7", CROWN), Fraction(1, 7)),
    "another took one": ((*saw(1, "C3", MOON, "take"), *saw(0, "C4", STAR)), Fraction(5, 36)),
    "another took one seen": ((*saw(0, "C3", MOON), *saw(1, "C3", MOON, "take"), *saw(2, "C5", STAR)), Fraction(1, 6)),
}  # fmt: skip


@pytest.mark.parametrize("story", STORIES)
def test_the_chance_is_the_share_of_all_deals(story: str) -> None:
    log, chance = STORIES[story]
    held = ((), (MOON,), ()) if "took" in story else ((), (), ())
    posed = IsItTheirs().posed(at_a_look(*log, held=held))
    assert posed.number == chance == counted(posed.view)
    assert sum(child.chance or 0 for child in posed.derivation.tree.children) == 1  # type: ignore[union-attr]


def test_who_watches_without_a_seat_knows_only_what_was_left() -> None:
    posed = IsItTheirs().posed(at_a_look(*saw(0, "C1", MOON), *saw(2, "C2", STAR), eyes=None))
    assert posed.number == Fraction(1, 7) == counted(posed.view)


def test_what_others_left_is_said_not_to_be_counted() -> None:
    with_others = IsItTheirs().posed(at_a_look(*saw(1, "C1", MOON)))
    assert "What the other players left doesn't count here." in with_others.given
    assert with_others.number == Fraction(1, 8)


@pytest.mark.parametrize(
    "view",
    [
        at_a_look(eyes=2),
        at_a_look(eyes=EVERYTHING),
        at_a_look(*saw(2, "C7", MOON)),
        at_a_look(*saw(0, "C7", KEY), known="C7=key"),
        at_a_look(Seen("steal", 1, 1, card=MOON, other=0)),
        at_a_look(Seen("pay", 1, 1, "C3", MOON)),
        at_a_look(*saw(1, "C3", MOON, "take"), held=((), (MOON, STAR), ())),
        at_a_look(*saw(0, "C3", MOON, "take"), held=((MOON,), (), ())),
    ],
    ids=["own look", "all seen", "left before", "yours", "robbed", "paid", "two held", "you mislead"],
)
def test_it_does_not_arise_where_its_model_says_nothing(view: View) -> None:
    assert IsItTheirs().pose(view) is None


def test_with_three_agents_a_throw_is_asked_about_the_chiefs_not_looked_at() -> None:
    made = game()
    state = table(made, "X17 N21", (3, 1), "X08 X12 X15 X17")
    every = CanLand().posed(made.view(state, 0))
    assert re.search(r"Spaces .+ steps away point to a Chief that you haven't looked at\.", every.words)
    board = made.options.board
    near = {chief for place, chief in board.pointers.items() if 2 in board.distances("X17", frozenset({place}))}
    for chief in near:
        state = state.but(log=state.log.add(Seen("look", 0, 1, chief, MOON)))
    assert unlooked(made.view(state, 0), 0) == {*CHIEFS} - near
    assert unlooked(made.view(state, 0), 1) == {*CHIEFS}, "each seat has its own"
    fewer = CanLand().posed(made.view(state, 1))
    far = [re.findall(r"\d+", posed.slots["sought"]) for posed in (every, fewer)]
    assert ["2" in steps for steps in far] == [True, False]
    assert fewer.question.at(goal="chief").number(fewer.view) == every.number


def replayed(match: uw.Match, step: int, eyes: int) -> dict[int, list[tuple[str, str, int]]]:
    """By seat what it did after each look, in order: (space, 'took' or 'left', the Chief), from the events alone: the
    State and the log are not read. The Chief is -1 where these eyes have not seen it."""
    found: dict[int, list[tuple[str, str, int]]] = {}
    at: dict[int, tuple[str, int]] = {}
    for one in match.steps[: step + 1]:
        for event in one.events:
            match event:
                case Looked(seat, place, card):
                    at[seat] = place, card if seat == eyes else -1
                case Left(seat, place) if seat in at and at[seat][0] == place:
                    found.setdefault(seat, []).append((place, "left", at.pop(seat)[1]))
                case Took(seat, place):
                    found.setdefault(seat, []).append((place, "took", at.pop(seat)[1]))
    return found


def replays(games: range) -> Iterator[tuple[Any, dict[int, list[tuple[str, str, int]]]]]:
    """T-L7 wherever it arises in these games, for all who do not look themselves, with what each seat did."""
    for seed in games:
        match = uw.play_out("thrush", 3 + seed % 2, seed=seed, players="greedy")
        for step, one in enumerate(match.steps):
            if one.state.table.phase == "look":
                for eyes in range(match.game.seats):
                    posed = IsItTheirs().pose(match.view(step, eyes))
                    if posed is not None:
                        yield posed, replayed(match, step, eyes)


def of_all_deals(posed: Any, did: dict[int, list[tuple[str, str, int]]]) -> Fraction:
    """The share of all deals of Chiefs and assignments to the looker and the takers that agree with it all, counted."""
    me, who, mine, hits, deals = posed.view.me, posed.view.seat, posed.view.mine, 0, 0
    here = posed.view.board.pointers[posed.view.table.place]
    faces = {place: card for place, _, card in did.get(me, ())}
    left = {place for place, what, _ in did.get(who, ()) if what == "left"}
    took = {place for seat, rows in did.items() if seat != me for place, what, _ in rows if what == "took"}
    rest = [place for place in CHIEFS if place not in faces]
    for cards in permutations({*range(8)} - {*faces.values()}):
        lies = faces | dict(zip(rest, cards, strict=True))
        theirs = {lies[place] for place in took}
        if mine not in theirs:
            for own in {*range(8)} - theirs - {mine} - {lies[place] for place in left}:
                deals, hits = deals + 1, hits + (own == lies[here])
    return Fraction(hits, deals)


def test_looks_are_not_forgotten_when_the_chief_is_taken() -> None:
    """Against a replay of what each seat did: every look is in the words, and in the mistake that counts looks."""
    asked, gone = 0, 0
    for posed, did in replays(range(1, 31)):
        me, who, due = posed.view.me, posed.view.seat, [one for one in posed.mistakes if one.kind == "due"]
        theirs = list(dict.fromkeys(place for place, what, _ in did.get(who, ()) if what == "left"))
        looks, *told = posed.given.split(". ")
        assert {*re.findall("C[1-8]", looks)} == {*theirs}, posed.given
        yours = {place for place, what, card in did.get(me, ()) if card != posed.view.mine}
        said = [words for words in told if words.startswith("You've looked at C")]
        assert {place for words in said for place in re.findall("C[1-8]", words)} == yours, posed.given
        taken = {place for seat, rows in did.items() if seat != me for place, what, _ in rows if what == "took"}
        said = [words for words in told if " took " in words]
        assert {place for words in said for place in re.findall("C[1-8]", words)} == taken, posed.given
        if theirs and Fraction(len(theirs) + 1, 8) != posed.number:
            assert [one.value for one in due] == [Fraction(len(theirs) + 1, 8)], posed.given
        asked, gone = asked + 1, gone + any(not posed.view.table.chiefs[CHIEFS.index(place)] for place in theirs)
    assert asked > 60
    assert gone > 2


def test_the_answer_is_the_share_of_all_deals_that_agree_with_what_each_seat_did() -> None:
    found = 0
    for posed, did in replays(range(61, 71)):
        if len({place for place, _, _ in did.get(posed.view.me, ())}) >= 1:  # fewer deals to count
            assert posed.number == of_all_deals(posed, did), posed.given
            found += 1
        if found == 12:
            break
    assert found == 12


def test_yours_is_a_look_of_theirs_too() -> None:
    """C has looked at the Chief that is yours, and left it."""
    posed = IsItTheirs().posed(at_a_look(*saw(0, "C1", KEY), *saw(2, "C1", KEY), known="C1=key"))
    assert posed.given.startswith("C has looked at C1 and left it there.")
    assert posed.number == Fraction(1, 7)
