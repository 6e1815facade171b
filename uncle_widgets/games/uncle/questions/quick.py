"""A round on lists, for pictures and trials by the hundred: a tenth of the time that `rules.py` takes for it.

The same random numbers give the same round: `tests/games/uncle/test_quick.py` holds it to the rules.
"""

from __future__ import annotations

from random import Random

from uncle_widgets.games.uncle.cards import DECK, FULL, needed, pays
from uncle_widgets.games.uncle.options import Options
from uncle_widgets.games.uncle.state import State


class Quick:
    """A game in which the seat on turn lays a card, from this state on. `on`: it goes on."""

    def __init__(self, options: Options, state: State) -> None:
        self.options, self.seat, self.on = options, state.seat, True
        self.hands, self.chips = list(map(list, state.hands)), list(state.chips)
        self.stock, self.aside = list(state.stock), state.aside
        self.pile = [laid.card for laid in state.pile]
        self.total, self.pot, self.turns = sum(self.pile), state.pot, state.turns

    def fitting(self) -> int:
        """The card with which the seat on turn makes an UNCLE that is paid; 0 where it has none."""
        want = needed(self.total)
        return want if self.on and want in self.hands[self.seat] else 0

    def lay(self, card: int, rng: Random) -> None:
        """The seat on turn lays `card` and draws another."""
        self.hands[self.seat].remove(card)
        self.pile.append(card)
        self.total += card
        won = pays(self.total, self.pot)
        self.chips[self.seat] += won
        self.pot -= won
        self.turns += 1
        if self.total >= FULL:
            self.aside, self.pile, self.total = tuple(sorted((*self.aside, *self.pile))), [], 0
        if self.pot:
            self._refill(rng)
            return
        self.on = False
        if self.options.tie_break != "shared" and self.chips.count(max(self.chips)) > 1:  # the first draw for it
            rng.choice(self.stock if self.stock and self.options.tie_break == "draw_pile" else DECK)

    def _refill(self, rng: Random) -> None:
        hand, lazy = self.hands[self.seat], self.options.reshuffle == "lazy"
        if not self.stock:
            self._shuffle()
        card = rng.choice(self.stock)
        self.stock.remove(card)
        hand.append(card)
        hand.sort()
        if not self.stock and not lazy:
            self._shuffle()
        self.seat = (self.seat + 1) % len(self.hands)
        self.on = self.turns < self.options.max_turns

    def _shuffle(self) -> None:
        self.stock, self.aside = list(self.aside), ()

    def play(self, card: int, rng: Random, hitting: bool) -> bool:
        """The seat on turn lays `card`, and each of the others one: an UNCLE if `hitting` and they can, else any.

        Whether the first makes one on its next turn; its chips of that are paid.
        """
        self.lay(card, rng)
        for _ in self.hands[1:]:
            if not self.on:
                return False
            self.lay((hitting and self.fitting()) or rng.choice(self.hands[self.seat]), rng)
        if fits := self.fitting():
            self.chips[self.seat] += pays(self.total + fits, self.pot)
        return bool(fits)
