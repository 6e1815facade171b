"""THE MAN FROM U.N.C.L.E. card game: bring the pile to exactly 10, 20, 30, 40 or 50.

The clauses (UNCLE-1 to UNCLE-21) and our rulings stand in `rules.md`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from random import Random

from uncle_widgets.engine.cards import holds, minus, put, without
from uncle_widgets.engine.game import (
    EVERYTHING,
    Brief,
    Chance,
    Choice,
    Event,
    Over,
    Refusal,
    Seat,
    Step,
    Watcher,
    check_watcher,
    spoken,
)
from uncle_widgets.games.uncle.belief import imagine_hidden
from uncle_widgets.games.uncle.options import Options
from uncle_widgets.games.uncle.state import (
    DECK,
    FULL,
    HAND,
    VALUES,
    Busted,
    CardDrawn,
    CardPlayed,
    Cards,
    Dealt,
    Draw,
    GameOver,
    Laid,
    Move,
    Overshot,
    PileAside,
    PileStarted,
    Play,
    PotEmpty,
    PotFilled,
    Reshuffled,
    State,
    TieAgain,
    TieDraw,
    UncleMade,
    View,
    pays,
)
from uncle_widgets.probability.dist import Dist


@dataclass(frozen=True, repr=False)
class Uncle(Brief):
    """The rules with their options fixed; see Options for ranges. Make one with `KIT.new`."""

    seats: int = 3
    options: Options = field(default_factory=Options)
    id: str = "uncle"

    def parse(self, text: str) -> Move:
        if len(text) == 2 and text[0] in "pd" and text[1] in "123456":
            return Play(int(text[1])) if text[0] == "p" else Draw(int(text[1]))
        raise Refusal("Expected d or p and a value from 1 to 6, such as d4 or p4.", "UNCLE-2")

    def start(self) -> State:
        nothing: tuple[Cards, ...] = ((),) * self.seats
        return State(hands=nothing, chips=(0,) * self.seats, pot=self.options.pot_chips, drawn=nothing)

    def turn(self, state: State) -> Choice[Move] | Chance[Move] | Over:
        match state.phase:
            case "over":
                return Over(state.chips, state.winners, state.why)
            case "play":
                return Choice(state.seat, tuple(Play(card) for card in sorted({*state.hands[state.seat]})))
            case "tie":
                return Chance(Dist.of(Draw(card) for card in state.tie_bag))
            case _:  # a lazy reshuffle waits until a card is needed
                return Chance(Dist.of(Draw(card) for card in state.stock or state.aside))

    def play(self, state: State, move: Move) -> Step[State]:
        turn = self.turn(state)
        if isinstance(turn, Over):
            raise Refusal("Expected no more moves: the game is over.", "UNCLE-17")
        if isinstance(turn, Chance):
            if not isinstance(move, Draw):
                raise Refusal(f"Expected a card to be drawn (d1 to d6), not {move}.", "UNCLE-8")
            if move not in turn.odds:
                raise Refusal(f"Expected a card that is left to draw; no {move.card} is.", "UNCLE-2")
            draw = {"deal": self._deal, "draw": self._refill, "tie": self._tie}[state.phase]
            return draw(state, move.card)
        if move not in turn.moves:
            hand = spoken(sorted({*state.hands[turn.seat]}))
            raise Refusal(f"Expected seat {turn.seat} to play a card it holds ({hand}), not {move}.", "UNCLE-7")
        return self._lay(state, move.card)

    def _deal(self, state: State, card: int) -> Step[State]:
        first = len(state.stock) == len(DECK)
        seat = state.seat
        after = self._hand_over(state, seat, card)
        dealt = all(len(hand) == HAND for hand in after.hands)
        after = replace(after, seat=(seat + 1) % self.seats, phase="play" if dealt else "deal")
        filled: tuple[Event, ...] = (PotFilled(None, self.options.pot_chips),) if first else ()
        return Step(after, (*filled, Dealt(seat, card)))

    def _lay(self, state: State, card: int) -> Step[State]:
        seat, old = state.seat, state.total
        new = old + card
        won = pays(new, state.pot)
        events: list[Event] = [CardPlayed(seat, card, old, new)]
        if not state.pile:
            events.append(PileStarted(seat, first=not state.turns))
        if won:
            events.append(UncleMade(seat, new, won, due=new // 10))
        elif new > FULL:
            events.append(Busted(seat, new))
        elif new // 10 > old // 10:
            events.append(Overshot(seat, new // 10 * 10))
        after = replace(
            state,
            hands=put(state.hands, seat, without(state.hands[seat], card)),
            chips=put(state.chips, seat, state.chips[seat] + won),
            pot=state.pot - won,
            plays=(*state.plays, Laid(seat, card)),
            turns=state.turns + 1,
            phase="draw",
        )
        if new >= FULL:  # before the refill, so that this pile is in a reshuffle it brings about (G5)
            events.append(PileAside(seat, new, len(after.pile)))
            pile = (laid.card for laid in after.pile)
            aside = tuple(sorted((*state.aside, *pile)))
            after = replace(after, aside=aside, opened=len(after.plays), piles=state.piles + 1)
        if after.pot == 0:  # at once: the last player does not refill (G8)
            events.append(PotEmpty(seat))
            return self._count(after, events)
        return Step(after, tuple(events))

    def _refill(self, state: State, card: int) -> Step[State]:
        before: tuple[Event, ...] = ()
        if not state.stock:
            state, before = self._shuffle(state)
        seat = state.seat
        after = self._hand_over(state, seat, card)
        after = replace(after, seat=(seat + 1) % self.seats, phase="play")
        drew: list[Event] = [*before, CardDrawn(seat, card)]
        if not after.stock and self.options.reshuffle == "eager":
            after, shuffled = self._shuffle(after)
            drew += shuffled
        if after.turns >= self.options.max_turns:
            why = f"unfinished after {self.options.max_turns:,} turns"
            return Step(replace(after, phase="over", why=why), (*drew, GameOver(None, (), why)))
        return Step(after, tuple(drew))

    def _hand_over(self, state: State, seat: Seat, card: int) -> State:
        return replace(
            state,
            hands=put(state.hands, seat, tuple(sorted((*state.hands[seat], card)))),
            stock=without(state.stock, card),
            drawn=put(state.drawn, seat, (*state.drawn[seat], card)),
        )

    def _shuffle(self, state: State) -> tuple[State, tuple[Event, ...]]:
        moment = HAND * self.seats + state.turns - (self.options.reshuffle == "lazy")
        after = replace(state, stock=state.aside, aside=(), reshuffles=(*state.reshuffles, moment))
        return after, (Reshuffled(None, len(state.aside)),)

    def _count(self, state: State, events: list[Event]) -> Step[State]:
        most = max(state.chips)
        best = tuple(seat for seat, chips in enumerate(state.chips) if chips == most)
        if len(best) == 1 or self.options.tie_break == "shared":
            return self._end(state, events, best, "most chips" if len(best) == 1 else "most chips, shared")
        bag = DECK if self.options.tie_break == "full_deck" else state.stock
        after = replace(state, phase="tie", tied=best, tie_drawn=())
        return Step(self._tie_ready(replace(after, tie_bag=bag)), tuple(events))

    def _tie(self, state: State, card: int) -> Step[State]:
        seat = state.tied[len(state.tie_drawn)]
        drawn = (*state.tie_drawn, card)
        events: list[Event] = [TieDraw(seat, card)]
        bag, out = without(state.tie_bag, card), tuple(sorted((*state.tie_out, card)))
        after = replace(state, tie_drawn=drawn, tie_bag=bag, tie_out=out)
        if len(drawn) < len(state.tied):
            return Step(self._tie_ready(after), tuple(events))
        high = max(drawn)
        best = tuple(s for s, c in zip(state.tied, drawn, strict=True) if c == high)
        if len(best) == 1:
            return self._end(after, events, best, "high card in the tie-break draw")
        events.append(TieAgain(None, best))
        if self.options.tie_break == "full_deck":  # all 42 are shuffled again
            after = replace(after, tie_bag=DECK, tie_out=())
        return Step(self._tie_ready(replace(after, tied=best, tie_drawn=())), tuple(events))

    def _tie_ready(self, state: State) -> State:
        """A bag that has run short is refilled with all not yet drawn in this tie (G7)."""
        if state.tie_bag:
            return state
        rest = minus(DECK, state.tie_out)
        return replace(state, tie_bag=rest) if rest else replace(state, tie_bag=DECK, tie_out=())

    def _end(self, state: State, events: list[Event], winners: tuple[Seat, ...], why: str) -> Step[State]:
        after = replace(state, phase="over", winners=winners, why=why)
        return Step(after, (*events, GameOver(None, winners, why)))

    def view(self, state: State, watcher: Watcher) -> View:
        check_watcher(watcher, self.seats)
        everything = watcher == EVERYTHING
        mine = (watcher,) if isinstance(watcher, int) else ()
        open_to = tuple(range(self.seats)) if everything else mine
        memory = "full" if everything else self.options.memory
        pile, plays, aside = state.pile, state.plays, state.aside
        covered = 0
        if memory != "full":
            if memory == "top":
                pile = pile[-1:]
                covered = len(state.pile) - len(pile)
            plays = pile
        known = Counter(card for s in open_to for card in state.hands[s])
        known.update(laid.card for laid in pile)
        if memory == "full":
            known.update(aside)
        unseen = Counter(DECK)
        unseen.subtract(known)
        return View(
            seats=self.seats,
            me=watcher,
            hands=tuple(hand if s in open_to else None for s, hand in enumerate(state.hands)),
            sizes=tuple(map(len, state.hands)),
            chips=state.chips,
            pot=state.pot,
            pot_chips=self.options.pot_chips,
            pile=pile,
            covered=covered,
            total=state.total,
            unseen=tuple(unseen.elements()),
            draw_count=len(state.stock),
            aside=aside if memory == "full" else None,
            aside_count=len(state.aside),
            plays=plays,
            played=state.turns,
            drawn=state.drawn[watcher] if isinstance(watcher, int) and memory == "full" else (),
            reshuffles=state.reshuffles,
            piles=state.piles,
            seat=state.seat,
            phase=state.phase,
            tied=state.tied,
            tie_drawn=state.tie_drawn,
            winners=state.winners,
            why=state.why,
            tie_out=state.tie_out,
            reshuffle=self.options.reshuffle,
            tie_break=self.options.tie_break,
        )

    def imagine(self, view: View, rng: Random, model: str = "value-blind") -> State:
        """A full state drawn from the cards the view leaves open.

        Model 'value-blind': the others choose their cards without regard to value, so every
        way to deal the unseen cards that agrees with the view counts by its chance.
        'never miss': in the pile on the table they also never let an UNCLE pass.
        """
        hidden = imagine_hidden(view, rng, refusals=model == "never miss")
        return self._fill(view, hidden.hands, hidden.stock, hidden.aside, hidden.under)

    def _fill(self, view: View, hands: tuple[Cards, ...], stock: Cards, aside: Cards, under: Cards) -> State:
        """The state that a view and the cards it hides make up."""
        before = tuple(Laid(-1, card) for card in under)  # whose they were is forgotten with them
        plays = (*view.plays[: len(view.plays) - len(view.pile)], *before, *view.pile)
        laid: dict[Seat, list[int]] = {seat: [] for seat in range(self.seats)}
        for seat, card in view.plays:
            laid.setdefault(seat, []).append(card)
        tie = view.phase == "tie"
        from_stock = self.options.tie_break == "draw_pile" and len(view.tie_out) < len(stock)
        drawn = [(*laid[seat], *hands[seat]) for seat in range(self.seats)]
        if isinstance(view.me, int) and view.drawn:
            drawn[view.me] = view.drawn
        return State(
            hands=hands,
            chips=view.chips,
            pot=view.pot,
            stock=stock,
            aside=aside,
            plays=plays,
            turns=view.played,
            piles=view.piles,
            opened=len(plays) - len(view.pile) - len(under),
            drawn=tuple(drawn),
            reshuffles=view.reshuffles,
            seat=view.seat,
            phase=view.phase,
            tied=view.tied,
            tie_bag=(minus(stock, view.shown) if from_stock else minus(DECK, view.tie_out)) if tie else (),
            tie_out=view.tie_out,
            tie_drawn=view.tie_drawn,
            winners=view.winners,
            why=view.why,
        )

    def position(
        self,
        hand: Cards,
        pile: tuple[Laid, ...] = (),
        seen: Cards = (),
        seat: Seat = 0,
        chips: tuple[int, ...] | None = None,
    ) -> View:
        """The View of `seat`, on turn, in a position set up by hand before any reshuffle.

        `pile` in the order played, `seen` the cards put aside. Refused where the cards, the
        order of the seats or the chips cannot be.
        """
        if not 0 <= seat < self.seats:
            raise Refusal(f"Expected a seat from 0 to {self.seats - 1}, not {seat}.")
        if any(card not in VALUES for card in (*hand, *seen, *(laid.card for laid in pile))):
            raise Refusal("Expected cards from 1 to 6.", "UNCLE-2")
        if len(hand) != HAND:
            raise Refusal(f"Expected a hand of {HAND} cards, not {len(hand)}.", "UNCLE-4")
        total = sum(laid.card for laid in pile)
        if total >= FULL:
            raise Refusal(f"Expected a pile below {FULL}; one of {total} is put aside.", "UNCLE-14")
        for back, laid in enumerate(reversed(pile), 1):
            if laid.seat != (seat - back) % self.seats:
                raise Refusal("Expected the pile's seats to follow each other clockwise up to yours.", "UNCLE-7")
        known = (*hand, *seen, *(laid.card for laid in pile))
        if not holds(DECK, known):
            extra = next(value for value in VALUES if known.count(value) > 7)
            n = known.count(extra)
            raise Refusal(f"Expected at most seven cards of each value, not {n} of {extra}.", "UNCLE-2")
        unseen = minus(DECK, known)
        draw = len(unseen) - HAND * (self.seats - 1)
        if draw < 1:
            raise Refusal("Expected cards left to draw: too many have been seen for these seats.", "UNCLE-8")
        chips = (0,) * self.seats if chips is None else chips
        if len(chips) != self.seats or min(chips) < 0 or sum(chips) >= self.options.pot_chips:
            raise Refusal(
                f"Expected chips for {self.seats} seats, none below 0, and at least one of "
                f"{self.options.pot_chips} left in the pot.",
                "UNCLE-3",
            )
        return View(
            seats=self.seats, me=seat,
            hands=tuple(tuple(sorted(hand)) if s == seat else None for s in range(self.seats)),
            sizes=(HAND,) * self.seats, chips=chips,
            pot=self.options.pot_chips - sum(chips), pot_chips=self.options.pot_chips,
            pile=pile, covered=0, total=total, unseen=unseen, draw_count=draw,
            aside=tuple(sorted(seen)), aside_count=len(seen), plays=pile, played=len(pile) + len(seen),
            drawn=tuple(sorted((*hand, *(laid.card for laid in pile if laid.seat == seat)))), reshuffles=(),
            piles=0, seat=seat, phase="play", tied=(), tie_drawn=(), winners=(), why="",
            reshuffle=self.options.reshuffle, tie_break=self.options.tie_break,
        )  # fmt: skip
