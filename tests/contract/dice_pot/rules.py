"""Dice and a pot: the events and the Game. The clauses stand in `rules.md`."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random

from tests.contract.dice_pot.options import Options
from tests.contract.dice_pot.state import FOLD, STAKE, Bid, Move, Roll, State, View
from uncle_widgets.engine.cards import put
from uncle_widgets.engine.game import (
    EVERYTHING,
    Brief,
    Chance,
    Choice,
    Event,
    Over,
    Step,
    Watcher,
    check_watcher,
)
from uncle_widgets.probability.dist import Dist
from uncle_widgets.refusal import Refusal


@dataclass(frozen=True)
class Rolled(Event, clause="DICE-2", secret="pips"):
    """A die under a cup."""

    pips: int | None


@dataclass(frozen=True)
class Bidden(Event, clause="DICE-3"):
    """A seat stakes, or folds."""

    staked: bool


@dataclass(frozen=True)
class Lifted(Event, clause="DICE-4"):
    """The cups of all who staked; `seat` takes the pot, or is None where it stays."""

    dice: tuple[int, ...]


@dataclass(frozen=True)
class Ended(Event, clause="DICE-5"):
    """The game is over."""


DIE: Dist[Move] = Dist({Roll(pips): 1 for pips in range(1, 7)})


@dataclass(frozen=True, repr=False)
class DicePot(Brief):
    """The rules with their options fixed."""

    seats: int
    options: Options = field(default_factory=Options)
    id: str = "dice_pot"

    def parse(self, text: str) -> Move:
        move = {str(move): move for move in (*DIE, STAKE, FOLD)}.get(text)
        if move is None:
            raise Refusal("Expected r1 to r6, stake or fold.", "DICE-3")
        return move

    def start(self) -> State:
        return State((self.options.chips,) * self.seats, (0,) * self.seats)

    def turn(self, state: State) -> Choice[Move] | Chance[Move] | Over:
        if state.phase == "over":
            best = tuple(seat for seat, chips in enumerate(state.chips) if chips == max(state.chips))
            return Over(state.chips, best, "most chips")
        if state.phase == "roll":
            return Chance(DIE)
        return Choice(state.seat, (STAKE, FOLD) if state.chips[state.seat] else (FOLD,))

    def play(self, state: State, move: Move) -> Step[State]:
        turn = self.turn(state)
        if isinstance(turn, Over) or move not in (turn.moves if isinstance(turn, Choice) else turn.odds):
            raise Refusal(f"Expected another move than {move} now.", "DICE-3")
        seat = state.seat
        if isinstance(move, Roll):
            dice = put(state.dice, seat, move.pips)
            phase = "roll" if 0 in dice else "choose"
            return Step(replace(state, dice=dice, phase=phase), (Rolled(seat, move.pips),))
        return self._bid(state, seat, move)

    def _bid(self, state: State, seat: int, move: Bid) -> Step[State]:
        staked = move == STAKE
        chips = put(state.chips, seat, state.chips[seat] - staked)
        after = replace(state, chips=chips, pot=state.pot + staked, bids=(*state.bids, staked))
        if len(after.bids) < self.seats:
            return Step(after, (Bidden(seat, staked),))
        shown = tuple(die if bid else 0 for die, bid in zip(state.dice, after.bids, strict=True))
        best = [s for s, die in enumerate(shown) if die == max(shown) and die]
        winner = best[0] if len(best) == 1 else None
        chips = chips if winner is None else put(chips, winner, chips[winner] + after.pot)
        last = state.round + 1 == self.options.rounds
        done = State(
            chips, (0,) * self.seats, (), after.pot if winner is None else 0, state.round + 1, shown,
            "over" if last else "roll",
        )  # fmt: skip
        ended: tuple[Event, ...] = (Ended(None),) if last else ()
        return Step(done, (Bidden(seat, staked), Lifted(winner, shown), *ended))

    def view(self, state: State, watcher: Watcher) -> View:
        check_watcher(watcher, self.seats)
        dice = tuple(
            die if watcher in (seat, EVERYTHING) or not die else None for seat, die in enumerate(state.dice)
        )
        return View(
            self.options, watcher, state.chips, dice, state.bids, state.pot, state.round, state.lifted,
            state.phase, state.seat if state.phase != "over" else -1,
        )  # fmt: skip

    def imagine(self, view: View, rng: Random) -> State:
        """Every hidden die alike: what the others bid tells nothing."""
        dice = tuple(rng.randint(1, 6) if die is None else die for die in view.dice)
        return State(view.chips, dice, view.bids, view.pot, view.round, view.lifted, view.phase)
