"""Toys of four games, with what is hardest in each: the contract serves them all.

Each toy is a whole Game of a page, with the one thing that U.N.C.L.E. has not: commitments made
at the same time (Mr. T), windows for a challenge and a catch (UNO), dice and knowledge that one
player has and another has not (THRUSH), and a heap of which each knows their own part (Say Uncle).
They imagine what a seat may see, and nothing for those who look on.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from uncle_widgets.engine.cards import minus, put, without
from uncle_widgets.engine.game import Chance, Choice, Event, Over, Refusal, Seat, Step, Watcher, check_watcher
from uncle_widgets.probability.dist import Dist


@dataclass(frozen=True)
class Nothing:
    """No options."""


@dataclass(frozen=True)
class Said(Event, clause="TOY-2"):
    """What all see and hear."""

    what: str


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
    shown: tuple[tuple[str, ...], ...] = ()
    """The pairs revealed so far."""


@dataclass(frozen=True)
class Committed(Event, clause="MT-8", secret="card"):
    """A card face down: only its owner knows which."""

    card: str | None


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
        won = put(state.won, winner, state.won[winner] + 1)
        after = Showdown(hands, (None, None), won, (*state.shown, cards))
        return Step(after, (Committed(seat, move), Revealed(None, cards)))

    def view(self, state: Showdown, watcher: Watcher) -> dict[str, Any]:
        check_watcher(watcher, self.seats)
        me = watcher if isinstance(watcher, int) else None
        mine = state.hands[me] if me is not None else None
        return {"hand": mine, "sizes": [*map(len, state.hands)], "won": state.won,
                "chosen": state.chosen[me] if me is not None else None, "me": me,
                "turn": state.chosen.index(None), "shown": state.shown}  # fmt: skip

    def imagine(self, view: Any, rng: Random) -> Showdown:
        known = {*view["hand"], *(card for pair in view["shown"] for card in pair)}
        other = [card for card in "123456" if card not in known]
        hands = (view["hand"], tuple(other)) if view["me"] == 0 else (tuple(other), view["hand"])
        chosen: tuple[str | None, ...] = (None, None)
        if view["me"] == 0:
            chosen = (view["chosen"], None)
        elif view["turn"] == 1:
            chosen = (rng.choice(hands[0]), None)
        return Showdown(hands, chosen, view["won"], view["shown"])


# UNO: after a bluff that may be challenged, and a last card that may be called and caught.


class Window(NamedTuple):
    hands: tuple[tuple[str, ...], ...]
    phase: str = "lay"
    colour: str = "r"
    called: bool = False
    shown_to: tuple[tuple[Seat, tuple[str, ...]], ...] = ()
    guilty: bool | None = None
    """The verdict of a challenge, which all hear."""


@dataclass(frozen=True)
class Challenged(Event, clause="UNO-PEN-6", secret="hand"):
    """The verdict is public; the hand is shown to the challenger alone."""

    guilty: bool
    hand: tuple[str, ...] | None


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
                left = put(state.hands, 0, without(state.hands[0], "w4"))
                return Step(state._replace(hands=left, phase="answer"), (Said(0, "w4"),))
            case "challenge":
                guilty = any(card[0] == state.colour for card in state.hands[0])
                after = state._replace(shown_to=((1, state.hands[0]),), phase="call", guilty=guilty)
                return Step(after, (Challenged(1, guilty, state.hands[0]),))
            case "uno":
                return Step(state._replace(called=True, phase="catch"), (Said(0, "UNO"),))
            case "quiet":
                return Step(state._replace(phase="catch"), (Said(0, ""),))
            case "catch" if not state.called:
                caught = put(state.hands, 0, (*state.hands[0], "y1", "y2"))
                return Step(state._replace(hands=caught, phase="over"), (Said(1, "caught"),))
        return Step(state._replace(phase="call" if move == "accept" else "over"), (Said(1, ""),))

    def view(self, state: Window, watcher: Watcher) -> dict[str, Any]:
        check_watcher(watcher, self.seats)
        me = watcher if isinstance(watcher, int) else None
        return {"hand": state.hands[me] if me is not None else None, "sizes": [*map(len, state.hands)],
                "phase": state.phase, "called": state.called, "me": me, "guilty": state.guilty,
                "seen": [hand for seat, hand in state.shown_to if seat == me]}  # fmt: skip

    def imagine(self, view: Any, rng: Random) -> Window:
        hidden = tuple(rng.sample(["r7", "b7", "g7"], 2))[: view["sizes"][1 - view["me"]]]
        if view["phase"] == "lay":
            hidden = ("w4", hidden[0])
        if view["seen"]:
            hidden = view["seen"][0]
        hands = (view["hand"], hidden) if view["me"] == 0 else (hidden, view["hand"])
        shown = ((1, hidden),) if view["seen"] else ()
        return Window(hands, view["phase"], "r", view["called"], shown, view["guilty"])


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
class Looked(Event, clause="TH-20", secret="card"):
    """All see who looks, and where; what he sees he alone knows."""

    space: int
    card: str | None


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
            return Step(state._replace(dice=move, phase="move"), (Said(state.seat, move),))
        if state.phase == "move":
            space = (state.at[state.seat] + int(move)) % 6
            return Step(
                state._replace(at=put(state.at, state.seat, space), phase="look"), (Said(state.seat, move),)
            )
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
        check_watcher(watcher, self.seats)
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
class Took(Event, clause="SU-14", secret="discard"):
    """All see the card taken; the card put away is known to the taker alone."""

    card: str
    discard: str | None


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
            return Step(state._replace(offered=move, stock=without(state.stock, move)), (Said(None, move),))
        seat, after = state.seat, state._replace(offered="", seat=1 - state.seat)
        if move == "pass":
            return Step(after._replace(passed=(*state.passed, state.offered)), (Said(seat, "pass"),))
        away = move.removeprefix("take-")
        hand = tuple(sorted((*without(state.hands[seat], away), state.offered)))
        after = after._replace(hands=put(state.hands, seat, hand), heap=(*state.heap, (seat, away)))
        return Step(after, (Took(seat, state.offered, away),))

    def view(self, state: Table, watcher: Watcher) -> dict[str, Any]:
        check_watcher(watcher, self.seats)
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
