"""The Mr. T card game: match cards, and end with the most.

The clauses (MRT-1 to MRT-33) and our rulings stand in `rules.md`: the preliminary round in `flip.py`, the
showdown in `showdown.py`, the course and the end of a game in `rounds.py`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from uncle_widgets.engine.cards import Pile, added, put, taken
from uncle_widgets.engine.game import EVERYTHING, Brief, Chance, Choice, Over, Seat, Step, Watcher, check_watcher
from uncle_widgets.games.mr_t import flip, showdown
from uncle_widgets.games.mr_t.belief import coming, imagine_hidden
from uncle_widgets.games.mr_t.cards import HAND, LEAST_EACH, NAMES, Card, cards_of
from uncle_widgets.games.mr_t.events import AllCommitted, Committed, Dealt, PilesDealt, Turned
from uncle_widgets.games.mr_t.options import Options
from uncle_widgets.games.mr_t.rounds import ended_by, forced, next_round
from uncle_widgets.games.mr_t.state import DRAWS, HELD, HIDDEN, SHOWS, TOP, TURN, Draw, Move, Play, State, View
from uncle_widgets.games.words import count, spoken
from uncle_widgets.refusal import Refusal


@dataclass(frozen=True, repr=False)
class MrT(Brief):
    """The rules with their options fixed; see Options for ranges. Make one with `KIT.new`."""

    seats: int = 4
    options: Options = field(default_factory=Options)
    id: str = "mr_t"

    def __post_init__(self) -> None:
        cards = self.cards
        if cards % self.seats or cards < LEAST_EACH * self.seats:
            raise Refusal(
                f"{self.seats} players need a deck that they can share evenly, with at least {LEAST_EACH} cards "
                f"each, not one of {count(cards)}.",
                "G1",
            )

    @property
    def cards(self) -> int:
        """How many cards the deck has."""
        return sum(copies for _, copies in self.options.deck)

    @property
    def each(self) -> int:
        """How many cards each seat is dealt."""
        return self.cards // self.seats

    def parse(self, text: str) -> Move:
        if text == "top":
            return TURN
        if len(text) == 2 and text[0] in "dh" and text[1] in NAMES:
            return (DRAWS if text[0] == "d" else SHOWS)[NAMES[text[1]]]
        raise Refusal(
            f"Write a move as top, or as d or h and the letter of a name such as dK or hK, not {text[:20]!r}.",
            "MRT-17",
        )

    def start(self) -> State:
        n = self.seats
        return State(
            hands=((),) * n,
            bag=cards_of(self.options.deck),
            fresh=(self.each - HAND,) * n,
            won=((),) * n,
            two=n == 2,
            plays=("",) * n,
            turned=("",) * n,
            gone=(False,) * n,
            passed=((),) * n,
        )

    def turn(self, state: State) -> Choice[Move] | Chance[Move] | Over:
        if state.phase == "over":
            return Over(state.scores, state.winners, state.why)
        if state.phase == "deal":
            return Chance(Pile(state.bag, DRAWS))
        seat = state.chooser
        if seat >= 0:
            return Choice(seat, self._ways(state, seat))
        seat = state.turning
        return Chance(Pile(coming(state.fresh[seat], state.won[seat], state.bag, self.options), DRAWS))

    def _ways(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """What the seat may commit: in a showdown the top of its pile, and each name in its hand."""
        top: tuple[Move, ...] = (TURN,) if state.phase == "step" and state.piled(seat) else ()
        return (*top, *(SHOWS[name] for name in sorted({*state.hands[seat]})))

    def play(self, state: State, move: Move) -> Step[State]:
        turn = self.turn(state)
        if isinstance(turn, Over):
            raise Refusal("The game is over, so there are no more moves.", ended_by(state))
        if isinstance(turn, Choice):
            if not isinstance(move, Play) or move not in turn.moves:
                ways = spoken(turn.moves, "or")
                clause = {"step": "MRT-17", "targets": "G21"}.get(state.phase, "MRT-7")
                raise Refusal(f"Seat {turn.seat} can play {ways}, not {move}.", clause)
            return self._commit(state, turn.seat, move)
        if not isinstance(move, Draw) or move not in turn.odds:
            names = spoken(turn.odds, "or")
            raise Refusal(f"The next card from the pile can be {names}, not {move}.", "MRT-5")
        return self._deal(state, move.card) if state.phase == "deal" else self._turn_up(state, move.card)

    def _deal(self, state: State, card: Card) -> Step[State]:
        dealt = sum(map(len, state.hands))
        seat = dealt % self.seats
        hands = put(state.hands, seat, added(state.hands[seat], card))
        state = state.but(hands=hands, bag=taken(state.bag, card))
        first = (PilesDealt(None, self.each),) if not dealt else ()
        told = (*first, Dealt(seat, card))
        if dealt + 1 < HAND * self.seats:
            return Step(state, told)
        return next_round(self.options, state, told)

    def _commit(self, state: State, seat: Seat, move: Play) -> Step[State]:
        state = state.but(plays=put(state.plays, seat, move.card or TOP))
        told = Committed(seat, move.card, not move.card, state.phase != "step")
        if state.chooser >= 0:
            return Step(state, (told,))
        tops = tuple(s for s in state.players if state.plays[s] == TOP)
        all_in = (told, AllCommitted(None, tops))
        if tops:
            return Step(state, all_in)
        after = self._settle(state)
        return Step(after.state, (*all_in, *after.events))

    def _turn_up(self, state: State, card: Card) -> Step[State]:
        seat = state.turning
        told = Turned(seat, card, state.phase != "step")
        turned = put(state.turned, seat, card)
        if state.fresh[seat]:
            fresh = put(state.fresh, seat, state.fresh[seat] - 1)
            state = state.but(turned=turned, bag=taken(state.bag, card), fresh=fresh)
        else:
            first, *later = state.won[seat]
            at = first.index(card)
            rest = first[:at] + first[at + 1 :]
            won = put(state.won, seat, (rest, *later) if rest else tuple(later))
            state = state.but(turned=turned, won=won)
        if state.turning >= 0:
            return Step(state, (told,))
        after = self._settle(state)
        return Step(after.state, (told, *after.events))

    def _settle(self, state: State) -> Step[State]:
        settle = showdown.settle if state.phase == "step" else flip.settle
        return settle(self.options, state)

    def view(self, state: State, watcher: Watcher) -> View:
        watcher = check_watcher(watcher, self.seats)
        everything = watcher == EVERYTHING
        seen = [everything or seat == watcher for seat in range(self.seats)]
        unseen = Counter(state.bag)
        for seat, hand in enumerate(state.hands):
            if not seen[seat]:
                unseen.update(hand)
        done = state.chooser < 0
        return View.quick(
            **{**state.shared, "plays": tuple(_shown(state, seat, done, see) for seat, see in enumerate(seen))},
            options=self.options,
            me=watcher,
            hands=tuple(hand if see else None for hand, see in zip(state.hands, seen, strict=True)),
            sizes=tuple(map(len, state.hands)),
            unseen=tuple(sorted(unseen.elements())),
            seat=state.chooser,
        )

    def imagine(self, view: View, rng: Random) -> State:
        """A full state drawn from the cards that the view leaves open; what others have played tells nothing."""
        hands, bag, plays = imagine_hidden(view, rng)
        return State(**{**view.shared, "plays": plays}, hands=hands, bag=bag)


def _shown(state: State, seat: Seat, done: bool, see: bool) -> str:
    """A commitment as a watcher knows it: before all have chosen, only that it was made."""
    play = state.plays[seat]
    if not play or see or (play == TOP and (done or forced(state, seat))):
        return play
    return HELD if done else HIDDEN
