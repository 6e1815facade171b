"""THE MAN FROM U.N.C.L.E. card game: bring the pile to exactly 10, 20, 30, 40 or 50.

The clauses (UNCLE-1 to UNCLE-21) and our rulings stand in `rules.md`; the pile's own are in
`pile.py`, those of the end in `tie.py`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from uncle_widgets.engine.cards import Pile, holds, minus
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
from uncle_widgets.games.uncle import pile, tie
from uncle_widgets.games.uncle.belief import ANY, imagine_hidden
from uncle_widgets.games.uncle.cards import COPIES, DECK, FULL, HAND, VALUES, Cards, paid, totals
from uncle_widgets.games.uncle.options import Options
from uncle_widgets.games.uncle.state import DRAWS, LAYS, Draw, Laid, Lay, Move, State, View, shared
from uncle_widgets.games.words import spoken
from uncle_widgets.refusal import Refusal


@dataclass(frozen=True, repr=False)
class Uncle(Brief):
    """The rules with their options fixed; see Options for ranges. Make one with `KIT.new`."""

    seats: int = 3
    options: Options = field(default_factory=Options)
    id: str = "uncle"

    def parse(self, text: str) -> Move:
        if len(text) == 2 and text[0] in "pd" and text[1] in "123456":
            return (LAYS if text[0] == "p" else DRAWS)[int(text[1])]
        raise Refusal("A move is d or p and a card from 1 to 6, such as d4 or p4.", "UNCLE-2")

    def start(self) -> State:
        nothing: tuple[Cards, ...] = ((),) * self.seats
        return State(hands=nothing, chips=(0,) * self.seats, pot=self.options.pot_chips, drawn=nothing)

    def turn(self, state: State) -> Choice[Move] | Chance[Move] | Over:
        match state.phase:
            case "over":
                return Over(state.chips, state.winners, state.why)
            case "play":
                return Choice(state.seat, tuple(LAYS[card] for card in sorted({*state.hands[state.seat]})))
            case "tie":
                return Chance(Pile(state.tie_bag, DRAWS))
            case _:  # a lazy reshuffle waits until a card is needed
                return Chance(Pile(state.stock or state.aside, DRAWS))

    def play(self, state: State, move: Move) -> Step[State]:
        turn = self.turn(state)
        if isinstance(turn, Over):
            raise Refusal("The game is over, so there are no more moves.", "UNCLE-17" if turn.winners else "G13")
        if isinstance(turn, Choice):
            if not isinstance(move, Lay) or move not in turn.moves:
                hand = spoken(sorted({*state.hands[turn.seat]}))
                raise Refusal(
                    f"{LETTERS[turn.seat]} must play a card from their hand ({hand}), not {move}.", "UNCLE-7"
                )
            return self._lay(state, move.card)
        if not isinstance(move, Draw):
            clause = {"deal": "UNCLE-4", "tie": "UNCLE-20"}.get(state.phase, "UNCLE-8")
            raise Refusal(f"A card must be drawn first (d1 to d6), not {move}.", clause)
        if move not in turn.odds:
            raise Refusal(f"There is no {move.card} left to draw.", "UNCLE-2")
        draw = {"deal": pile.deal, "draw": pile.refill, "tie": tie.draw}[state.phase]
        return draw(self.options, state, move.card)

    def _lay(self, state: State, card: int) -> Step[State]:
        step = pile.lay(state, card)
        if step.state.pot:
            return step
        over = tie.count(self.options, step.state)  # at once: the last player does not refill (G8)
        return Step(over.state, (*step.events, *over.events))

    def view(self, state: State, watcher: Watcher) -> View:
        watcher = check_watcher(watcher, self.seats)
        everything = watcher == EVERYTHING
        mine = (watcher,) if isinstance(watcher, int) else ()
        open_to = tuple(range(self.seats)) if everything else mine
        memory = "full" if everything else self.options.memory
        on_table, plays, aside = state.pile, state.plays, state.aside
        covered = 0
        if memory != "full":
            if memory == "top":
                on_table = on_table[-1:]
                covered = len(state.pile) - len(on_table)
            plays = on_table
        known = Counter(card for s in open_to for card in state.hands[s])
        known.update(laid.card for laid in on_table)
        if memory == "full":
            known.update(aside)
        unseen = Counter(DECK)
        unseen.subtract(known)
        return View(
            seats=self.seats,
            options=self.options,
            me=watcher,
            hands=tuple(hand if s in open_to else None for s, hand in enumerate(state.hands)),
            sizes=tuple(map(len, state.hands)),
            pile=on_table,
            covered=covered,
            total=state.total,
            unseen=tuple(unseen.elements()),
            draw_count=len(state.stock),
            aside=aside if memory == "full" else None,
            aside_count=len(state.aside),
            plays=plays,
            drawn=state.drawn[watcher] if isinstance(watcher, int) and memory == "full" else (),
            **shared(state),
        )

    def imagine(self, view: View, rng: Random, model: str = ANY) -> State:
        """A full state drawn from the cards the view leaves open, under a model of `belief.MODELS`."""
        hidden = imagine_hidden(view, rng, model)
        return self._fill(view, hidden.hands, hidden.stock, hidden.aside, hidden.under)

    def _fill(self, view: View, hands: tuple[Cards, ...], stock: Cards, aside: Cards, under: Cards) -> State:
        """The state that a view and the cards it hides make up."""
        before = tuple(Laid(-1, card) for card in under)  # whose they were is forgotten with them
        plays = (*view.plays[: len(view.plays) - len(view.pile)], *before, *view.pile)
        laid: dict[Seat, list[int]] = {seat: [] for seat in range(self.seats)}
        for seat, card in view.plays:
            laid.setdefault(seat, []).append(card)
        in_tie = view.phase == "tie"
        from_stock = self.options.tie_break == "draw_pile" and len(view.tie_out) < len(stock)
        drawn = [(*laid[seat], *hands[seat]) for seat in range(self.seats)]
        if isinstance(view.me, int) and view.drawn:
            drawn[view.me] = view.drawn
        return State(
            hands=hands,
            stock=stock,
            aside=aside,
            plays=plays,
            opened=len(plays) - len(view.pile) - len(under),
            drawn=tuple(drawn),
            tie_bag=(minus(stock, view.shown) if from_stock else minus(DECK, view.tie_out)) if in_tie else (),
            **shared(view),
        )

    def position(
        self, hand: Cards, laid: tuple[Laid, ...] = (), seen: Cards = (), seat: Seat = 0, turn: Seat | None = None
    ) -> View:
        """The View of `seat` in a position set up by hand before any reshuffle; `turn` (you) is to play.

        `laid` is the pile and `seen` the cards put aside, both in the order played. The chips follow from
        them, as far as they are whole piles. Refused where the cards or the order of the seats cannot be.
        """
        turn = seat if turn is None else turn
        for place in (seat, turn):
            if not 0 <= place < self.seats:
                raise Refusal(f"Expected a seat from 0 to {self.seats - 1}, not {place}.")
        cards = (*seen, *(card for _, card in laid))
        if any(card not in VALUES for card in (*hand, *cards)):
            raise Refusal("Cards go from 1 to 6.", "UNCLE-2")
        if len(hand) != HAND:
            raise Refusal(f"A hand has {HAND} cards, not {len(hand)}.", "UNCLE-4")
        total = sum(card for _, card in laid)
        if total >= FULL:
            raise Refusal(f"The pile on the table must be below {FULL}, but this one is at {total}.", "UNCLE-14")
        order = tuple((turn - back) % self.seats for back in range(len(cards), 0, -1))
        if tuple(who for who, _ in laid) != order[len(seen) :]:
            raise Refusal(
                "The players in the pile must follow each other clockwise, up to the one whose turn it is.",
                "UNCLE-7",
            )
        known = (*hand, *cards)
        if not holds(DECK, known):
            extra = next(value for value in VALUES if known.count(value) > COPIES)
            n = known.count(extra)
            raise Refusal(
                f"The deck has at most seven cards of each number, so there can't be {n} cards with a {extra}.",
                "UNCLE-2",
            )
        unseen = minus(DECK, known)
        draw = len(unseen) - HAND * (self.seats - 1)
        if draw < 1:
            raise Refusal(
                "There must be cards left to draw, but too many are already out for this many players.", "UNCLE-8"
            )
        won = paid((*seen, *(card for _, card in laid)), self.options.pot_chips)
        if sum(won) >= self.options.pot_chips:
            raise Refusal(f"The pot must have a chip left, but these piles have paid all {sum(won)}.", "UNCLE-17")
        plays = tuple(map(Laid, order, cards))
        return View(
            seats=self.seats,
            options=self.options,
            me=seat,
            hands=tuple(tuple(sorted(hand)) if s == seat else None for s in range(self.seats)),
            sizes=(HAND,) * self.seats,
            chips=tuple(sum(n for n, who in zip(won, order, strict=True) if who == s) for s in range(self.seats)),
            pot=self.options.pot_chips - sum(won),
            pile=laid,
            covered=0,
            total=total,
            unseen=unseen,
            draw_count=draw,
            aside=tuple(sorted(seen)),
            aside_count=len(seen),
            plays=plays,
            turns=len(plays),
            drawn=(*(card for who, card in plays if who == seat), *sorted(hand)),
            reshuffles=(),
            piles=sum(sum_ >= FULL for sum_ in totals(cards)),
            seat=turn,
            phase="play",
        )
