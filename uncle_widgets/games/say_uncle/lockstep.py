"""Lockstep: many matches at the same round. Needs NumPy.

Within a round seats are counted from the dealer's left, so that all games draft at the same seat. Hands are words:
see `packed.py`. All of a round's tableaux lie in random order, and nobody's choice looks at the order: so whoever
takes any card, as random players do and greedy ones where none helps, takes the last.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import repeat
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.batch import Ends
from uncle_widgets.games.bits import Ints, Words
from uncle_widgets.games.lanes import GAMMA, Lanes, mixed
from uncle_widgets.games.say_uncle import swaps
from uncle_widgets.games.say_uncle.cards import DEALT, DECK
from uncle_widgets.games.say_uncle.options import Options
from uncle_widgets.games.say_uncle.packed import (
    BIT,
    EMPTY,
    FIELDS,
    MARK,
    NEAR,
    STRENGTH,
    SUIT,
    fields,
    names,
    strengths,
    word,
)
from uncle_widgets.games.say_uncle.players import CALL_AT, FITTING
from uncle_widgets.games.say_uncle.showdown import STOOD, WON
from uncle_widgets.games.say_uncle.state import CALL, DRAFTS, DRAWS, PASS, STOP, TAKES, TURN, Dealer, State

PACK = len(DECK)
LOW, HALF = np.uint64(0xFFFFFFFF), np.uint64(32)
RANDOM = 1023
"""Stands for the strength of a random player's hand: above all there are, so that no card seems to better it."""
SLOT = 5
"""A strength and a place in the tableau are one number: the place in its lowest bits."""
NOBODY = -1


class Lockstep:
    """Games `first` to `first + n - 1` of a seed. `said`, if given, gets the moves of each as records write them.

    Who is not random calls from `calls_at` in a row on, or as they do unless told. One of `play`, `called` and
    `play_on` is called, once.
    Flat arrays have a row of all games for each seat or card: `seat * n + game`.
    """

    pack: NDArray[np.uint8]
    """(52, n): each game's cards; those that are drawn lie in front, in the order drawn."""
    hands: Words
    best: NDArray[np.int16]
    """The strength of each hand, RANDOM where a random player holds it; kept only where somebody is greedy."""
    fits: NDArray[np.bool_]
    """(seats, n): where a drafter sits."""

    def __init__(
        self, options: Options, strategies: Sequence[str], seed: int, first: int, n: int,
        said: list[list[str]] | None = None, calls_at: int | None = None,
    ) -> None:  # fmt: skip
        self.options, self.seed, self.said = options, seed, said
        self.seats = seats = len(strategies)
        self.calls_from = (calls_at or CALL_AT[seats]) << 6  # a strength
        self.drafters = np.array([name == "drafter" for name in strategies])
        self.greedy = np.array([name == "greedy" for name in strategies]) | self.drafters  # after the draft
        self.stock = PACK - 2 * DEALT * seats - (seats == 3)
        self.ends = Ends(np.zeros(n, np.uint16), np.zeros((n, seats), np.int16), np.zeros(n, np.int32))
        self.numbers = np.arange(n)
        self.lanes = Lanes(seed, first, n)
        self.dealer = np.full(n, seats - 1)
        self.scores = np.zeros((seats, n), np.int16)
        self.lengths = np.zeros(n, np.int32)
        self.round = 0

    def play(self) -> Ends:
        """All games to their end."""
        if self.options.first_dealer == "random":
            self.dealer = self.lanes.below(self.seats)
            self._say(self.numbers, map(Dealer, self.dealer.tolist()))
        while len(self.numbers):
            callers = self._round()
            self._settle(callers, self._winners())
            self.round += 1
        return self.ends

    def called(self) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
        """The first round alone: in which games somebody called, and in which of these the caller won."""
        callers = self._round()
        return callers != NOBODY, callers == self._winners()

    def play_on(self, states: Sequence[State]) -> Ints:
        """Who has the best hand at the end of the round, (n,): as many games from each of these states as from
        any other, in their order.

        All states are of one round: in the draft with all hands dealt, after as many picks; or at a turn, after
        as many cards turned.
        """
        table = states[0].table
        self._take_up(states)
        if table.phase == "draft":
            self._draft(len(table.picks))
            turner = np.zeros(len(self.numbers), np.int64)
        else:
            turner = self._each([(state.table.turner - table.first) % self.seats for state in states])
        self._turns(turner, len(table.offers))
        return (table.first + self._winners()) % self.seats

    def _round(self) -> Ints:
        """A round until the hands are shown: who called in each game, or NOBODY."""
        self._shuffle()
        if self.options.blind_draft:
            self._lay()
            self._draft()
            self._deal()
        else:
            self._deal()
            self._lay()
            self._draft()
        return self._turns(np.zeros(len(self.rows), np.int64))

    def _winners(self) -> Ints:
        """Who has the best hand."""
        best: Ints = strengths(self.hands).reshape(self.seats, -1).argmax(axis=0)
        return best

    def _say(self, rows: Ints, words: Iterable[object]) -> None:
        """A word for each of these games."""
        if self.said is not None:
            for number, word in zip(self.numbers[rows].tolist(), words, strict=False):
                self.said[number].append(str(word))

    # -- the deal --

    def _shuffle(self) -> None:
        """A new round: what will be dealt and laid out is drawn, the hands are empty."""
        n = len(self.numbers)
        self.rows = np.arange(n)
        self.pack = np.repeat(np.arange(PACK, dtype=np.uint8)[:, np.newaxis], n, axis=1)
        self.hands = np.full(self.seats * n, EMPTY)
        self._watch()
        for at in range(2 * DEALT * self.seats):
            if at % 4 == 0:  # a word is good for four cards: two from either half
                self.lanes.words += GAMMA
                word = mixed(self.lanes.words)
            if at % 2 == 0:
                part = word >> HALF if at % 4 else word & LOW
            part *= np.uint64(PACK - at)
            pick = (part >> HALF).view(np.int64)
            part &= LOW
            self._swap(at, pick, self.rows)

    def _take_up(self, states: Sequence[State]) -> None:
        """The cards as they lie in these states; what is left of each tableau in random order."""
        table = states[0].table
        self.rows = np.arange(len(self.numbers))
        self.dealer = np.full(len(self.rows), table.dealer)
        order = [(table.first + at) % self.seats for at in range(self.seats)]
        self.hands = self._each([[word(state.hands[seat]) for state in states] for seat in order]).ravel()
        self._watch()
        packs = np.zeros((PACK, len(states)), np.uint8)
        tableaus = np.array([state.table.tableau for state in states], np.uint8).T
        bags = np.array([state.bag for state in states], np.uint8).T
        laid, left = DEALT * self.seats, len(tableaus)
        packs[laid : laid + left] = tableaus
        packs[PACK - len(bags) :] = bags
        self.pack = self._each(packs)
        for at in range(left - 1):
            self._swap(laid + at, self.lanes.below(left - at), self.rows)

    def _each(self, values: Any) -> Any:
        """What is so in each state -> in each game."""
        values = np.array(values)
        return values.repeat(len(self.numbers) // values.shape[-1], axis=-1)

    def _watch(self) -> None:
        """Greedy players take up their hands."""
        if self.greedy.any():
            seats = (np.arange(self.seats)[:, np.newaxis] + self.dealer + 1) % self.seats
            self.fits = self.drafters[seats]
            self.best = np.where(self.greedy[seats], 0, RANDOM).astype(np.int16).ravel()
            self._look(np.arange(self.hands.size))

    def _swap(self, at: int, pick: Ints, rows: Ints) -> Ints:
        """Draw card number `at` of these games' packs: the one that lies `pick` places behind. The card."""
        n = len(self.rows)
        flat = self.pack.ravel()
        place = pick + at
        place *= n
        place += rows
        cards = flat.take(place)
        there = self.pack[at] if rows is self.rows else self.pack[at].take(rows)
        flat[place] = there
        self.pack[at, rows] = cards
        return cards

    def _look(self, at: Ints) -> None:
        """Greedy players look at these hands."""
        mine = at[self.best.take(at) < RANDOM]
        self.best[mine] = strengths(self.hands.take(mine))

    def _deal(self) -> None:
        """Five cards each, face down."""
        hands = self.hands.reshape(self.seats, -1)
        for at in range(DEALT * self.seats):
            hands[at % self.seats] |= BIT.take(self.pack[at])
            self._say(self.rows, (DRAWS[card] for card in self.pack[at]))
        if self.greedy.any():
            self._look(np.arange(self.hands.size))

    # -- the draft --

    def _draft(self, picked: int = 0) -> None:
        """The tableau, card by card into the hands, after so many picks."""
        count = DEALT * self.seats
        self.lengths += count - picked
        hands, n = self.hands.reshape(self.seats, -1), len(self.rows)
        if not self.greedy.any():
            for left in range(count - picked, 0, -1):
                cards = self.pack[count + left - 1]
                hands[self._picker(count - left)] |= BIT.take(cards)
                self._say(self.rows, (DRAFTS[card] for card in cards))
            return
        tableau = self.pack[count : 2 * count].ravel()
        marks = MARK.take(tableau)
        homes = SUIT.take(tableau).reshape(count, n) + FIELDS * self.rows
        flat, best = homes.ravel(), self.best.reshape(self.seats, -1)
        for left in range(count - picked, 0, -1):
            seat, last = self._picker(count - left), left - 1
            mine = fields(hands[seat])
            found = best[seat] << SLOT | last
            for slot in range(left) if not self.drafters.all() else ():
                key = KEY.take(mine.take(homes[slot]) | marks[slot * n : slot * n + n])
                key |= slot
                np.maximum(found, key, out=found)
            if (rows := self.fits[seat].nonzero()[0]).size:
                slots = self._fitting(rows, mine, homes[:left], marks.reshape(count, n))
                key = KEY.take(mine.take(homes[slots, rows]) | marks[slots * n + rows])
                found[rows] = (np.maximum(best[seat].take(rows) << SLOT, key) >> SLOT << SLOT) | slots
            best[seat] = found >> SLOT
            place = (found & (1 << SLOT) - 1) * np.int64(n) + self.rows
            cards = tableau.take(place)
            for row in (tableau, marks, flat):  # the last card comes where the one that is taken lay
                row[place] = row[last * n : last * n + n]
            hands[seat] |= BIT.take(cards)
            self._say(self.rows, (DRAFTS[card] for card in cards))

    def _fitting(self, rows: Ints, mine: NDArray[np.uint16], homes: Ints, marks: NDArray[np.uint16]) -> Ints:
        """Where in the tableaus, a row for each place, drafters with the fields `mine` pick in these games."""
        weights = np.ones((len(homes), len(rows)), np.int64)
        for slot, home in enumerate(homes):
            near = NEAR.take(mine.take(home.take(rows))) & marks[slot].take(rows)
            weights[slot] += (near != 0) * (FITTING - 1)
        weights.cumsum(axis=0, out=weights)
        picks: Ints = (weights <= self.lanes.below(weights[-1], rows)).sum(axis=0)
        return picks

    def _lay(self) -> None:
        """Write down what is laid out: in an order of its own, since `pack` has that of random picks."""
        if self.said is not None:
            count = DEALT * self.seats
            cards = self.pack[count : 2 * count]
            for number, laid in zip(self.numbers.tolist(), cards.T.tolist(), strict=True):
                Random(f"{self.seed} {self.round} {sorted(laid)}").shuffle(laid)
                self.said[number] += [str(DRAWS[card]) for card in laid]

    def _picker(self, pick: int) -> int:
        """Who makes this pick, from the dealer's left (SAY-7, G16)."""
        lap, at = divmod(pick, self.seats)
        return self.seats - 1 - at if self.options.snake_draft and lap % 2 else at

    # -- the turns --

    def _turns(self, turner: Ints, begun: int = 0) -> Ints:
        """Cards are turned until somebody calls or the stock is used up: who called in each game, or NOBODY.

        `turner`: whose turn it is; so many cards have been turned.
        """
        n, options = len(self.rows), self.options
        callers = np.full(n, NOBODY)
        rows = self.rows
        for turned in range(begun, self.stock + 1):
            out = turned == self.stock
            if not rows.size or (out and (not options.last_call or turned < options.calls_after)):
                break
            self.lengths[rows] += 1
            if turned >= options.calls_after:
                calls = self._calls(rows, turner * n + rows)
                callers[rows[calls]] = turner[calls]
                self._say(rows[calls], repeat(CALL))
                rows, turner = rows[~calls], turner[~calls]
            self._say(rows, repeat(STOP if out else TURN))
            if not out and rows.size:
                at = 2 * DEALT * self.seats + turned
                cards = self._swap(at, self.lanes.below(PACK - at, rows), rows)
                self._say(rows, (DRAWS[card] for card in cards))
                turner = self._offer(rows, turner, cards)
        return callers

    def _calls(self, rows: Ints, at: Ints) -> NDArray[np.bool_]:
        """Which of these, who may, say uncle."""
        if not self.greedy.any():
            return self.lanes.below(2, rows).astype(np.bool_)
        best = self.best.take(at)
        calls: NDArray[np.bool_] = best >= self.calls_from
        if not self.greedy.all():
            mine = (best == RANDOM).nonzero()[0]
            calls[mine] = self.lanes.below(2, rows[mine])
        return calls

    def _offer(self, rows: Ints, turner: Ints, cards: Ints) -> Ints:
        """Each is asked in turn about the card that lies open in these games: who turns next."""
        after, answers = turner + 1, np.full(len(rows), self.seats, np.int32)
        asked, games, seat = np.arange(len(rows)), rows, turner
        for k in range(self.seats):
            at = seat % self.seats * len(self.rows) + games
            away = self._away(games, at, cards.take(asked))
            took, passed = away.nonzero()[0], (away == 0).nonzero()[0]
            self._say(games[passed], repeat(PASS))
            if took.size:
                away, mine, takers = away.take(took), at.take(took), asked.take(took)
                self.hands[mine] ^= away | BIT.take(cards.take(takers))
                after[takers] += k
                answers[takers] = k + 1
                if self.greedy.any():
                    self._look(mine)
                if self.said is not None:
                    self._say(games[took], names(away, TAKES))
            if not passed.size:
                break
            asked, games, seat = asked.take(passed), games.take(passed), seat.take(passed) + 1
        self.lengths[rows] += answers
        return after % self.seats

    def _away(self, rows: Ints, at: Ints, cards: Ints) -> Words:
        """What each of these hands puts away for the card, as its bit; 0 is a pass."""
        hands = self.hands.take(at)
        if not self.greedy.any():
            return swaps.at_random(self.lanes, rows, hands)
        best = self.best.take(at)
        if self.greedy.all():
            return swaps.by_length(self.lanes, rows, hands, best, cards)
        away = np.empty(len(rows), np.uint64)
        mine, theirs = (best == RANDOM).nonzero()[0], (best < RANDOM).nonzero()[0]
        away[mine] = swaps.at_random(self.lanes, rows[mine], hands[mine])
        away[theirs] = swaps.by_length(self.lanes, rows[theirs], hands[theirs], best[theirs], cards[theirs])
        return away

    # -- the end of a round --

    def _settle(self, callers: Ints, best: Ints) -> None:
        """The points; games that are over are written down and taken out, in the others the next one deals."""
        first = self.dealer + 1
        winner = (first + best) % self.seats
        self.scores[winner, self.rows] += np.where(callers == NOBODY, STOOD, WON).astype(np.int16)
        wrong = ((callers != NOBODY) & (callers != best)).nonzero()[0]
        lost = (first[wrong] + callers[wrong]) % self.seats
        self.scores[lost, wrong] = np.maximum(self.scores[lost, wrong] - 1, 0)
        over = self.scores[winner, self.rows] >= self.options.target
        number = self.numbers[over]
        self.ends.winners[number] = 1 << winner[over]
        self.ends.scores[number] = self.scores[:, over].T
        self.ends.lengths[number] = self.lengths[over]
        going = (~over).nonzero()[0]
        self.dealer = (winner if self.options.dealer_rotation == "winner" else first % self.seats)[going]
        self.numbers, self.lengths = self.numbers[going], self.lengths[going]
        self.scores = self.scores.take(going, axis=1)
        self.lanes.keep(going)


KEY = STRENGTH << SLOT
"""A field -> its strength, with room for the place."""
