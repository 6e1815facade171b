"""The contract serves the other four games: a toy of each, with what is hardest in it.

Each toy is a whole Game of a page, with the one thing that U.N.C.L.E. has not: commitments made
at the same time (Mr. T), windows for a challenge and a catch (UNO), dice and knowledge that one
player has and another has not (THRUSH), and a heap that each knows his own part of (Say Uncle).
What is tested of all: a view hides what it must, also between two games that differ in a secret
alone; events do as well; records replay; what is imagined from a view looks the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple

import pytest

from uncle_widgets.engine.cards import minus, put, without
from uncle_widgets.engine.game import Chance, Choice, Event, Over, Refusal, Seat, Step, Watcher
from uncle_widgets.engine.match import Match, play_on, read, replay
from uncle_widgets.engine.players import random_player
from uncle_widgets.probability.dist import Dist


@dataclass(frozen=True)
class Nothing:
    """No options."""


class Toy:
    """What the toys share: two seats, no options, and moves that are words."""

    id, seats = "toy", 2
    options = Nothing()

    def parse(self, text: str) -> str:
        return text

    def legal(self, state: Any, move: str) -> None:
        turn = self.turn(state)
        may = turn.moves if isinstance(turn, Choice) else turn.odds if isinstance(turn, Chance) else ()
        if move not in may:
            raise Refusal(f"Expected one of {', '.join(may) or 'no more moves'}, not {move}.", "TOY-1")

    def turn(self, state: Any) -> Any:
        raise NotImplementedError


# Mr. T: both choose a card at the same time; nobody sees the other's before both are in.


class Showdown(NamedTuple):
    hands: tuple[tuple[str, ...], ...]
    chosen: tuple[str | None, ...] = (None, None)
    won: tuple[int, ...] = (0, 0)


@dataclass(frozen=True)
class Committed(Event, clause="MT-8"):
    """A card face down: only its owner knows which."""

    card: str | None

    def seen_by(self, watcher: Watcher) -> Committed:
        return self if watcher in (self.seat, "everything") else replace(self, card=None)


@dataclass(frozen=True)
class Revealed(Event, clause="MT-10"):
    cards: tuple[str, ...]


class MrT(Toy):
    """Simultaneous play is a turn for each seat; the view says nothing of what was chosen."""

    def start(self) -> Showdown:
        return Showdown((("1", "4", "6"), ("2", "3", "5")))

    def turn(self, state: Showdown) -> Choice[str] | Over:
        if not any(state.hands):
            best = max(state.won)
            return Over(state.won, tuple(s for s in (0, 1) if state.won[s] == best), "cards won")
        seat = state.chosen.index(None)
        return Choice(seat, state.hands[seat])

    def play(self, state: Showdown, move: str) -> Step[Showdown]:
        self.legal(state, move)
        seat = state.chosen.index(None)
        chosen = put(state.chosen, seat, move)
        if None in chosen:
            return Step(state._replace(chosen=chosen), (Committed(seat, move),))
        cards = tuple(card or "" for card in chosen)
        winner = cards.index(max(cards))
        hands = tuple(without(hand, card) for hand, card in zip(state.hands, cards, strict=True))
        after = Showdown(hands, (None, None), put(state.won, winner, state.won[winner] + 1))
        return Step(after, (Committed(seat, move), Revealed(None, cards)))

    def view(self, state: Showdown, watcher: Watcher) -> dict[str, Any]:
        me = watcher if isinstance(watcher, int) else None
        mine = state.hands[me] if me is not None else None
        return {"hand": mine, "sizes": [*map(len, state.hands)], "won": state.won,
                "chosen": state.chosen[me] if me is not None else None, "me": me,
                "turn": state.chosen.index(None)}  # fmt: skip

    def imagine(self, view: Any, rng: Random) -> Showdown:
        gone = 3 - view["sizes"][0]
        other = rng.sample([c for c in "123456" if c not in view["hand"]], 3)[: 3 - gone]
        hands = (view["hand"], tuple(other)) if view["me"] == 0 else (tuple(other), view["hand"])
        chosen: tuple[str | None, ...] = (None, None)
        if view["me"] == 0:
            chosen = (view["chosen"], None)
        elif view["turn"] == 1:
            chosen = (rng.choice(hands[0]), None)
        return Showdown(hands, chosen, view["won"])


# UNO: after a bluff that may be challenged, and a last card that may be called and caught.


class Window(NamedTuple):
    hands: tuple[tuple[str, ...], ...]
    phase: str = "lay"
    colour: str = "r"
    called: bool = False
    shown_to: tuple[tuple[Seat, tuple[str, ...]], ...] = ()
    said: tuple[str, ...] = ()


@dataclass(frozen=True)
class Challenged(Event, clause="UNO-PEN-6"):
    """The verdict is public; the hand is shown to the challenger alone."""

    guilty: bool
    hand: tuple[str, ...] | None

    def seen_by(self, watcher: Watcher) -> Challenged:
        return self if watcher in (self.seat, "everything") else replace(self, hand=None)


@dataclass(frozen=True)
class Said(Event, clause="UNO-GO-2"):
    what: str


class Uno(Toy):
    """A window is a turn of its own: every seat that might act is asked, and always, so asking tells nothing."""

    def __init__(self, hand: tuple[str, ...] = ("w4", "r7")) -> None:
        self.hand = hand

    def start(self) -> Window:
        return Window((self.hand, ("r1", "b2")))

    def turn(self, state: Window) -> Choice[str] | Over:
        match state.phase:
            case "lay":
                return Choice(0, ("w4",))
            case "answer":
                return Choice(1, ("accept", "challenge"))
            case "call":
                return Choice(0, ("uno", "quiet"))
            case "catch":
                return Choice(1, ("catch", "pass"))
        return Over((len(state.hands[1]), len(state.hands[0])), (0,), "fewest cards")

    def play(self, state: Window, move: str) -> Step[Window]:
        self.legal(state, move)
        match move:
            case "w4":
                return Step(
                    state._replace(hands=put(state.hands, 0, without(state.hands[0], "w4")), phase="answer")
                )
            case "challenge":
                guilty = any(card[0] == state.colour for card in state.hands[0])
                after = state._replace(shown_to=((1, state.hands[0]),), phase="call")
                return Step(after, (Challenged(1, guilty, state.hands[0]),))
            case "uno":
                return Step(state._replace(called=True, phase="catch"), (Said(0, "UNO"),))
            case "quiet":
                return Step(state._replace(phase="catch"))
            case "catch" if not state.called:
                caught = put(state.hands, 0, (*state.hands[0], "y1", "y2"))
                return Step(state._replace(hands=caught, phase="over"), (Said(1, "caught"),))
        return Step(state._replace(phase="call" if move == "accept" else "over"))

    def view(self, state: Window, watcher: Watcher) -> dict[str, Any]:
        me = watcher if isinstance(watcher, int) else None
        return {"hand": state.hands[me] if me is not None else None, "sizes": [*map(len, state.hands)],
                "phase": state.phase, "called": state.called, "me": me,
                "seen": [hand for seat, hand in state.shown_to if seat == me]}  # fmt: skip

    def imagine(self, view: Any, rng: Random) -> Window:
        hidden = tuple(rng.sample(["r7", "b7", "g7"], 2))[: view["sizes"][1 - view["me"]]]
        if view["phase"] == "lay":
            hidden = ("w4", hidden[0])
        if view["seen"]:
            hidden = view["seen"][0]
        hands = (view["hand"], hidden) if view["me"] == 0 else (hidden, view["hand"])
        shown = ((1, hidden),) if view["seen"] else ()
        return Window(hands, view["phase"], "r", view["called"], shown)


# THRUSH: dice, and cards that one player has looked at and another has not.


class Road(NamedTuple):
    at: tuple[int, ...] = (0, 0)
    seat: Seat = 0
    dice: str = ""
    phase: str = "roll"
    under: tuple[str, ...] = ("", "", "", "", "", "")
    """What lies on each space, once somebody has looked; an unseen card is no card yet."""
    looks: tuple[tuple[Seat, int], ...] = ()


@dataclass(frozen=True)
class Looked(Event, clause="TH-20"):
    """All see who looks, and where; what he sees he alone knows."""

    space: int
    card: str | None

    def seen_by(self, watcher: Watcher) -> Looked:
        return self if watcher in (self.seat, "everything") else replace(self, card=None)


class Thrush(Toy):
    """A roll and a look are chance moves. A card is drawn from the bag when first looked at."""

    chiefs = tuple("ABCDEF")

    def start(self) -> Road:
        return Road()

    def turn(self, state: Road) -> Choice[str] | Chance[str] | Over:
        if len(state.looks) >= 6:
            return Over(state.at, (0, 1), "six looks")
        if state.phase == "roll":
            return Chance(Dist({f"{a}{b}": 1 + (a < b) for a in range(1, 7) for b in range(a, 7)}))
        if state.phase == "move":
            return Choice(state.seat, tuple(sorted({*state.dice})))
        here = state.under[state.at[state.seat]]
        return Chance(Dist.of(here or minus(self.chiefs, [card for card in state.under if card])))

    def play(self, state: Road, move: str) -> Step[Road]:
        self.legal(state, move)
        if state.phase == "roll":
            return Step(state._replace(dice=move, phase="move"))
        if state.phase == "move":
            space = (state.at[state.seat] + int(move)) % 6
            return Step(state._replace(at=put(state.at, state.seat, space), phase="look"))
        space = state.at[state.seat]
        after = Road(
            state.at,
            1 - state.seat,
            "",
            "roll",
            put(state.under, space, move),
            (*state.looks, (state.seat, space)),
        )
        return Step(after, (Looked(state.seat, space, move),))

    def view(self, state: Road, watcher: Watcher) -> dict[str, Any]:
        known = {space: state.under[space] for seat, space in state.looks if seat == watcher}
        return {"at": state.at, "seat": state.seat, "dice": state.dice, "phase": state.phase,
                "looks": state.looks, "known": known, "me": watcher}  # fmt: skip

    def imagine(self, view: Any, rng: Random) -> Road:
        left = [*minus(self.chiefs, view["known"].values())]
        rng.shuffle(left)
        seen = {space for _, space in view["looks"]}
        under = tuple(view["known"].get(n) or (left.pop() if n in seen else "") for n in range(6))
        return Road(view["at"], view["seat"], view["dice"], view["phase"], under, view["looks"])


# Say Uncle: a card is offered; who takes it puts one of his own face down on a heap.


class Table(NamedTuple):
    hands: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]
    offered: str = ""
    seat: Seat = 0
    heap: tuple[tuple[Seat, str], ...] = ()
    passed: tuple[str, ...] = ()


@dataclass(frozen=True)
class Took(Event, clause="SU-14"):
    """All see the card taken; the card put away is known to the taker alone."""

    card: str
    discard: str | None

    def seen_by(self, watcher: Watcher) -> Took:
        return self if watcher in (self.seat, "everything") else replace(self, discard=None)


class SayUncle(Toy):
    """The stock is a bag. A view holds the watcher's own discards and only the number of the others'."""

    def start(self) -> Table:
        return Table((("a", "b"), ("c", "d")), tuple("efghij"))

    def turn(self, state: Table) -> Choice[str] | Chance[str] | Over:
        if state.offered:
            return Choice(state.seat, ("pass", *(f"take-{card}" for card in state.hands[state.seat])))
        return Chance(Dist.of(state.stock)) if state.stock else Over((0, 0), (0, 1), "the stock is out")

    def play(self, state: Table, move: str) -> Step[Table]:
        self.legal(state, move)
        if not state.offered:
            return Step(state._replace(offered=move, stock=without(state.stock, move)))
        seat, after = state.seat, state._replace(offered="", seat=1 - state.seat)
        if move == "pass":
            return Step(after._replace(passed=(*state.passed, state.offered)))
        away = move.removeprefix("take-")
        hand = tuple(sorted((*without(state.hands[seat], away), state.offered)))
        after = after._replace(hands=put(state.hands, seat, hand), heap=(*state.heap, (seat, away)))
        return Step(after, (Took(seat, state.offered, away),))

    def view(self, state: Table, watcher: Watcher) -> dict[str, Any]:
        own = [card if seat == watcher else None for seat, card in state.heap]
        return {"hand": state.hands[watcher] if isinstance(watcher, int) else None, "offered": state.offered,
                "stock": len(state.stock), "heap": own, "seat": state.seat, "me": watcher,
                "takers": [seat for seat, _ in state.heap], "passed": state.passed}  # fmt: skip

    def imagine(self, view: Any, rng: Random) -> Table:
        """A toy's model: every unseen card alike. (The game itself replays takes and discards.)"""
        known = [*view["hand"], view["offered"], *view["passed"], *(card for card in view["heap"] if card)]
        left = [card for card in "abcdefghij" if card not in known]
        rng.shuffle(left)
        other = tuple(sorted(left.pop() for _ in range(2)))
        hands = (view["hand"], other) if view["me"] == 0 else (other, view["hand"])
        heap = tuple((s, card or left.pop()) for s, card in zip(view["takers"], view["heap"], strict=True))
        return Table(hands, tuple(sorted(left)), view["offered"], view["seat"], heap, view["passed"])


TOYS: dict[str, Any] = {"mr_t": MrT(), "uno": Uno(), "thrush": Thrush(), "say_uncle": SayUncle()}


def match_of(game: Any, *moves: str) -> Match[Any, Any, Any]:
    return Match.new(game).extend(moves)


def same_to(watcher: Watcher, one: Match[Any, Any, Any], two: Match[Any, Any, Any]) -> bool:
    """Whether two matches look and sound the same to `watcher`, step by step."""
    if len(one.steps) != len(two.steps):
        return False
    told = (
        [(match.view(step, watcher), match.events(step, watcher)) for step in range(len(match.steps))]
        for match in (one, two)
    )
    return next(told) == next(told)


@pytest.mark.parametrize("name", TOYS)
def test_records_replay(name: str) -> None:
    for seed in range(20):
        match = play_on(Match.new(TOYS[name]), [random_player] * 2, Random(seed))
        _, _, moves = read(match.record())
        again = replay(TOYS[name], moves)
        assert again == match
        assert again.over
        with pytest.raises(Refusal, match=rf"^Move {len(moves) + 1}, 'more': Expected one of no more moves"):
            replay(TOYS[name], [*moves, "more"])


@pytest.mark.parametrize("name", TOYS)
def test_what_is_imagined_looks_the_same_and_plays_on(name: str) -> None:
    game, rng = TOYS[name], Random(7)
    for seed in range(15):
        match = play_on(Match.new(game), [random_player] * 2, Random(seed))
        for step in match.steps[:-1]:
            for seat in (0, 1):
                view = game.view(step.state, seat)
                if name == "uno" and view["phase"] == "over":
                    continue
                dreamt = game.imagine(view, rng)
                assert game.view(dreamt, seat) == view
                assert type(game.turn(dreamt)) is type(game.turn(step.state))


def test_mr_t_a_commitment_is_hidden_until_all_are_in() -> None:
    game = MrT()
    for watcher in (1, None):
        assert same_to(watcher, match_of(game, "1"), match_of(game, "6"))
    assert not same_to(0, match_of(game, "1"), match_of(game, "6"))
    both = match_of(game, "6", "2")
    assert both.events(-1, None) == (Committed(1, None), Revealed(None, ("6", "2")))
    assert both.events(-1, 1) == (Committed(1, "2"), Revealed(None, ("6", "2")))


def test_uno_a_challenge_shows_the_hand_to_the_challenger_alone() -> None:
    guilty, other = Uno(("w4", "r7")), Uno(("w4", "r9"))
    one, two = match_of(guilty, "w4", "challenge"), match_of(other, "w4", "challenge")
    assert same_to(None, one, two)
    assert not same_to(1, one, two)
    assert one.events(-1, None) == (Challenged(1, True, None),)
    assert one.events(-1, 1) == (Challenged(1, True, ("r7",)),)
    innocent = match_of(Uno(("w4", "b7")), "w4", "challenge")
    assert innocent.events(-1, None) == (Challenged(1, False, None),)


def test_uno_before_the_challenge_nothing_tells_a_bluff() -> None:
    for answer in ((), ("accept",), ("accept", "quiet"), ("accept", "uno", "pass")):
        bluff, honest = (match_of(Uno(hand), "w4", *answer) for hand in (("w4", "r7"), ("w4", "b7")))
        assert same_to(1, bluff, honest)


def test_uno_the_window_is_open_whether_or_not_he_called() -> None:
    for call in ("uno", "quiet"):
        assert match_of(Uno(), "w4", "accept", call).turn == Choice(1, ("catch", "pass"))
    assert len(match_of(Uno(), "w4", "accept", "quiet", "catch").state.hands[0]) == 3
    assert len(match_of(Uno(), "w4", "accept", "uno", "catch").state.hands[0]) == 1


def test_thrush_dice_have_exact_odds() -> None:
    turn = Match.new(Thrush()).turn
    assert isinstance(turn, Chance)
    assert turn.odds.total == 36
    assert turn.odds["11"] * 2 == turn.odds["12"]


def test_thrush_who_looked_knows_and_the_others_see_only_that_he_looked() -> None:
    game = Thrush()
    one, two = match_of(game, "12", "2", "A"), match_of(game, "12", "2", "E")
    for watcher in (1, None):
        assert same_to(watcher, one, two)
    assert one.view(-1, 0)["known"] == {2: "A"}
    assert one.events(-1, 1) == (Looked(0, 2, None),)


def test_thrush_a_second_look_finds_the_same_card() -> None:
    again = match_of(Thrush(), "12", "2", "A", "12", "2")
    assert again.turn == Chance(Dist.of("A"))
    elsewhere = match_of(Thrush(), "12", "2", "A", "12", "1")
    assert elsewhere.turn == Chance(Dist.of("BCDEF"))


def test_say_uncle_each_knows_his_own_discards() -> None:
    game = SayUncle()
    one, two = match_of(game, "e", "take-a"), match_of(game, "e", "take-b")
    for watcher in (1, None):
        assert same_to(watcher, one, two)
    assert (one.view(-1, 0)["heap"], one.view(-1, 1)["heap"]) == (["a"], [None])
    assert one.events(-1, 1) == (Took(0, "e", None),)


def sizes(values: Iterable[Any]) -> list[int]:
    return [len(value) for value in values]


def test_say_uncle_the_stock_has_no_order() -> None:
    match = play_on(Match.new(SayUncle()), [random_player] * 2, Random(3))
    for step in match.steps:
        assert step.state.stock == tuple(sorted(step.state.stock))
        assert sizes(step.state.hands) == [2, 2]
