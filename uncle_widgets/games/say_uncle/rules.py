"""SAY UNCLE: draft a hand of ten, then say uncle with the longest straight flush.

The clauses (SAY-1 to SAY-23) and our rulings stand in `rules.md`; the deal and the draft are in
`dealing.py`, the stock in `offering.py`, the end of a round in `showdown.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from uncle_widgets.engine.cards import Pile
from uncle_widgets.engine.game import (
    EVERYTHING,
    LETTERS,
    Brief,
    Chance,
    Choice,
    Over,
    Seat,
    Step,
    Watcher,
    check_watcher,
)
from uncle_widgets.games.say_uncle import dealing, offering, setup, showdown
from uncle_widgets.games.say_uncle.belief import imagine_hidden
from uncle_widgets.games.say_uncle.cards import BY_NAME, DECK, NAMES, Card, Cards, written
from uncle_widgets.games.say_uncle.events import DealerChosen
from uncle_widgets.games.say_uncle.options import Options
from uncle_widgets.games.say_uncle.state import (
    ACTS,
    CALL,
    DRAFTS,
    DRAWS,
    PASS,
    STOP,
    TAKES,
    TURN,
    Act,
    Dealer,
    Draft,
    Draw,
    Move,
    State,
    Take,
    View,
)
from uncle_widgets.games.words import count
from uncle_widgets.probability.dist import Dist
from uncle_widgets.refusal import Refusal

KINDS: Mapping[str, Mapping[Card, Move]] = {"d": DRAWS, "p": DRAFTS, "t": TAKES}
SHAPE = "A move is written like d7s, p7s, t7s, turn, pass, call, stop or dealer:0"


@dataclass(frozen=True, repr=False)
class SayUncle(Brief):
    """The rules with their options fixed; see Options for ranges. Make one with `KIT.new`."""

    seats: int = 3
    options: Options = field(default_factory=Options)
    id: str = "say_uncle"

    def parse(self, text: str) -> Move:
        if text in ACTS:
            return ACTS[text]
        if text[:1] in KINDS and text[1:] in BY_NAME:
            return KINDS[text[0]][BY_NAME[text[1:]]]
        seat = text.removeprefix("dealer:")
        if seat != text and len(seat) == 1 and seat.isascii() and seat.isdecimal():
            return Dealer(int(seat))
        raise Refusal(f"{SHAPE}, not {text[:20]!r}.", "SAY-2")

    def start(self) -> State:
        return dealing.opening(self.options, self.seats)

    def turn(self, state: State) -> Choice[Move] | Chance[Move] | Over:
        table = state.table
        match table.phase:
            case "over":
                return Over(table.scores, table.winners, table.why)
            case "dealer":
                return Chance(Dist.of([Dealer(seat) for seat in range(self.seats)]))
            case "show":  # the next round, from the whole pack
                return Chance(Pile(DECK, DRAWS))
            case "draft":
                return Choice(table.seat, tuple(DRAFTS[card] for card in sorted(table.tableau)))
            case "turn":
                return Choice(table.seat, (TURN, CALL) if offering.may_call(self.options, table) else (TURN,))
            case "offer":
                return Choice(table.seat, (PASS, *(TAKES[card] for card in state.hands[table.seat])))
            case "last":
                return Choice(table.seat, (CALL, STOP))
        return Chance(Pile(state.bag, DRAWS))

    def play(self, state: State, move: Move) -> Step[State]:
        table, options = state.table, self.options
        match table.phase, move:
            case "dealer", Dealer(seat) if seat < self.seats:
                return Step(dealing.deal_by(options, table, seat), (DealerChosen(seat),))
            case "show", Draw(card):
                after = dealing.deal_by(options, table, showdown.next_dealer(options, state))
                return self.play(after, DRAWS[card])
            case "deal" | "lay" | "flip", Draw(card) if card in state.bag:
                deal = {"deal": dealing.deal, "lay": dealing.lay, "flip": offering.flip}[table.phase]
                return deal(options, state, card)
            case "draft", Draft(card) if card in table.tableau:
                return dealing.draft(options, state, card)
            case "offer", Take(card) if card in state.hands[table.seat]:
                return offering.take(options, state, card)
            case "offer", Act("pass"):
                return offering.pass_on(options, state)
            case "turn", Act("turn"):
                return offering.turn(options, state)
            case "turn" | "last", Act("call") if offering.may_call(options, table):
                return showdown.call(options, state)
            case "last", Act("stop"):
                return showdown.stop(options, state)
        raise self._refused(state, move)

    def _refused(self, state: State, move: Move) -> Refusal:
        """Why this move is not legal now."""
        table = state.table
        who = LETTERS[table.seat]
        match table.phase:
            case "over":
                return Refusal("The match is over, so there are no more moves.", "SAY-23")
            case "dealer":
                return Refusal(
                    f"The first dealer is one of dealer:0 to dealer:{self.seats - 1}, not {move}.", "G8"
                )
            case "draft":
                left = written(table.tableau)
                return Refusal(f"{who} must pick one of {left}, not {move}.", "SAY-12")
            case "offer":
                hand = written(state.hands[table.seat])
                said = f"{who} can pass, or put one of {hand} aside and take {NAMES[table.turned]}"
                return Refusal(f"{said}, but not {move}.", "SAY-14")
            case "turn" if move == CALL:
                turned, least = len(table.offers), self.options.calls_after
                return Refusal(
                    f"You can't call before {count(least)} have been turned, and so far it's {turned}.", "G3"
                )
            case "turn":
                call = offering.may_call(self.options, table)
                words, clause = (" or call", "SAY-18") if call else ("", "SAY-13")
                return Refusal(f"{who} must turn a card{words}, not {move}.", clause)
            case "last":
                return Refusal(f"{who} must call or stop, not {move}.", "G21")
        if isinstance(move, Draw):
            return Refusal(f"The {NAMES[move.card]} isn't in the pack any more.", "SAY-2")
        clause = {"deal": "SAY-3", "lay": "SAY-5", "flip": "SAY-13", "show": "SAY-3"}[table.phase]
        return Refusal(f"Next comes a card from the pack, such as d7s, not {move}.", clause)

    def view(self, state: State, watcher: Watcher) -> View:
        watcher = check_watcher(watcher, self.seats)
        all_open = watcher == EVERYTHING or state.table.shown
        mine = [all_open or seat == watcher for seat in range(self.seats)]
        return View.quick(
            options=self.options,
            me=watcher,
            table=state.table,
            hands=tuple(x if own else None for x, own in zip(state.hands, mine, strict=True)),
            dealt=tuple(x if own else None for x, own in zip(state.dealt, mine, strict=True)),
            discards=tuple(x if own else None for x, own in zip(state.discards, mine, strict=True)),
        )

    def imagine(self, view: View, rng: Random) -> State:
        """A full state drawn from what the view leaves open; what is put away, under the model of `belief`."""
        if view.table.shown:
            nothing = ((),) * self.seats
            return State(view.table, tuple(hand or () for hand in view.hands), nothing, nothing, ())
        hidden = imagine_hidden(view, rng)
        return State(view.table, *hidden)

    def position(
        self,
        seat: Seat,
        five: Cards = (),
        picks: Sequence[Cards] = (),
        laid: Cards = (),
        turned: Sequence[setup.Turned] = (),
        scores: Sequence[int] = (),
        dealer: Seat | None = None,
    ) -> View:
        """The View of `seat` in a position set up by hand: see `setup.position`."""
        return setup.position(self.options, self.seats, seat, five, picks, laid, turned, scores, dealer)
