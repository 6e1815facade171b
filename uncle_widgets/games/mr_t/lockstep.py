"""Lockstep: many games at the same flip or step of a showdown. Needs NumPy; for batch play alone.

Each game is in a phase of its own, and all play at once: who plays is a mask of seats, and those who do are rows
`seat * n + game`. A showdown is a mask of members and one of names to match; a game has two of them at most. In a
game that is over nobody plays; when enough of them are over they are taken out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.lanes import GAMMA, Lanes, Words, mixed
from uncle_widgets.games.mr_t.cards import HAND, MOST_CARDS, MR_T, NAMES, ORDER, SPACES
from uncle_widgets.games.mr_t.options import Options
from uncle_widgets.games.mr_t.piles import HALF, LOW, Ints, Piles, below, shuffled
from uncle_widgets.games.mr_t.state import DRAWS, SHOWS, TURN, own_space, target_space

Masks: TypeAlias = NDArray[np.unsignedinteger[Any]]
Heard: TypeAlias = Callable[[Ints, Ints], None]
"""Hears of every round that is over: the numbers of the games, and (seats, games) what each seat has."""

FLIP, TARGETS, STEP, OVER = range(4)
NONE, TOP = 15, HAND
"""No card; and the place of the pile's top among what may be played, after those of the hand."""
BIT = np.array([1 << name if name < len(NAMES) else 0 for name in range(NONE + 1)], np.uint16)
LONE = np.uint16(1 << ORDER[MR_T])
DEAL_WORDS = MOST_CARDS // 2
"""Random words of each game that the deal may use, two cards each; the flips have those that come after."""
COUNTED = np.arange(DEAL_WORDS, dtype=np.uint64) * GAMMA

POOLS = [[place for place in range(TOP + 1) if pool >> place & 1] for pool in range(2 << TOP)]
AMONG = np.array(list(map(len, POOLS)))
"""A mask of what may be played -> how many that are; and below, which is number k of them."""
NTH = np.array([[*places, *[0] * (TOP + 1 - len(places))] for places in POOLS], np.uint8).ravel()
HELD = np.array([(1 << size) - 1 for size in range(HAND + 1)], np.uint8)
EVERYWHERE = (1 << SPACES) - 1
FIRST = np.array([(mask & -mask).bit_length() - 1 for mask in range(1 << SPACES)])
"""A mask of seats -> the first of them."""

DRAW_WORDS = [str(DRAWS[name]) for name in NAMES.values()]
PLAY_WORDS = [*(str(SHOWS[name]) for name in NAMES.values()), *[""] * (NONE - len(NAMES)), str(TURN)]


class Lockstep:
    """Games `first` to `first + n - 1` of a seed.

    After `play`, of each game: `winners` and `scores` as in `Ends`, `lengths`, `flips` and `board`, the cards left
    on the board. `said`, if given, gets the moves of each game as records write them.
    """

    def __init__(
        self, options: Options, strategies: Sequence[str], seed: int, first: int, n: int,
        said: list[list[str]] | None = None, heard: Heard | None = None,
    ) -> None:  # fmt: skip
        self.options, self.said, self.heard = options, said, heard
        self.seats = seats = len(strategies)
        self.greedy = np.array([name == "greedy" for name in strategies])
        self.homes = np.array([own_space(seats, seat) for seat in range(seats)])
        self.asides = np.array([asides(seats, mask) for mask in range(1 << seats)]).ravel()
        self.winners, self.scores = np.zeros(n, np.uint16), np.zeros((n, seats), np.int16)
        self.lengths, self.flips, self.board = np.zeros((3, n), np.int32)
        self.flip = 0
        self.numbers, self.words = np.arange(n), Lanes(seed, first, n).words
        pack = shuffled(options.deck, n, lambda at: mixed(self.words + COUNTED[at]))
        self.piles = Piles(pack, seats, options.collect == "table_order")
        small = np.zeros((7 + (HAND + 2) * seats, n), np.uint8)
        small[0] = TARGETS if seats == 2 else FLIP
        small[1] = (1 << seats) - 1
        small[2] = seats == 2
        small[7 : 7 + seats] = HAND
        small[7 + 2 * seats :] = pack[: HAND * seats]
        self._lay_out(small, np.zeros((2, n), np.uint16), np.zeros(n, np.int32))
        for cards in pack[: HAND * seats]:
            self._say(np.arange(n), (DRAW_WORDS[card] for card in cards))

    def _lay_out(self, small: Masks, targets: Masks, chosen: Ints) -> None:
        """Name the rows of the games that go on. Those of seats are flat, those of the two showdowns (2, n)."""
        seats, n = self.seats, small.shape[1]
        self._small, self.targets, self.chosen = small, targets, chosen
        self.phase, self.active, self.two, self.tie = small[:4]
        self.double, self.members = small[4], small[5:7]
        self.sizes = small[7 : 7 + seats].reshape(-1)
        self.tops = small[7 + seats : 7 + 2 * seats].reshape(-1)
        self.hands = small[7 + 2 * seats :].reshape(-1)
        self.game, self.seat = np.tile(np.arange(n), seats), np.repeat(np.arange(seats), n)
        self.bits = np.arange(seats, dtype=np.uint8)[:, np.newaxis]

    def play(self) -> None:
        """All games to their end."""
        while self.going:
            self.step()

    @property
    def going(self) -> bool:
        """Whether a game is not over."""
        return len(self.numbers) > 0

    def step(self) -> None:
        """The next flip or step of every game."""
        self.flip += 1
        playing = np.where(self.phase == STEP, self.members[0] | self.members[1], self.active)
        rows = np.flatnonzero(playing >> self.bits & 1)
        games, seats = self.game.take(rows), self.seat.take(rows)
        counted = np.arange(self.seats, dtype=np.uint64) + np.uint64(DEAL_WORDS + self.flip * self.seats)
        words = mixed(self.words.take(games) + (counted * GAMMA).take(seats))
        places = self._choose(rows, games, seats, words & LOW)
        cards = self._shown(rows, games, places, words >> HALF)
        aside = self.asides.take(self.active.take(games) * np.int64(self.seats) + seats)
        spaces = np.where(self.phase.take(games) == TARGETS, aside, self.homes.take(seats))
        self.piles.lay(spaces * len(self.numbers) + games, cards)
        self.tops[rows] = cards
        names = np.zeros(self.tops.size, np.uint16)
        names[rows] = BIT.take(cards)
        self._settle(names.reshape(self.seats, -1))
        self._sweep()

    def _say(self, games: Ints, words: Iterable[str]) -> None:
        """A word for each of these games."""
        if self.said is not None:
            for number, word in zip(self.numbers[games].tolist(), words, strict=True):
                self.said[number].append(word)

    # -- what is played --

    def _choose(self, rows: Ints, games: Ints, seats: Ints, fractions: Words) -> Masks:
        """What each commits: a place of the hand, or TOP."""
        sizes, piled = self.sizes.take(rows), self.piles.counts.take(rows) > 0
        places = np.full(len(rows), TOP, np.uint8)
        free = np.flatnonzero(np.where(self.phase.take(games) == STEP, sizes > 0, ~piled))
        rows, games, seats, piled = rows[free], games[free], seats[free], piled[free]
        pools = HELD.take(sizes[free]) | piled.view(np.uint8) << TOP
        if self.greedy.any():
            hits = self._hits(rows, games, seats)
            better = np.where(hits > 0, hits, np.where(piled, 1 << TOP, pools))
            pools = np.where(self.greedy.take(seats), better, pools)
        chosen = NTH.take(pools * np.int64(TOP + 1) + below(AMONG.take(pools), fractions[free]))
        places[free] = chosen
        self.chosen += np.bincount(games, minlength=len(self.chosen)).astype(np.int32)
        if self.said is not None:
            cards = self.hands.take(np.minimum(chosen, TOP - 1) * np.int64(self.sizes.size) + rows)
            self._say(games, (PLAY_WORDS[card] for card in np.where(chosen == TOP, NONE, cards)))
        return places

    def _hits(self, rows: Ints, games: Ints, seats: Ints) -> Masks:
        """The places of each hand that hold what the seat's showdown must match."""
        first = (self.members[0].take(games) >> seats & 1).astype(np.bool_)
        wanted = np.where(first, self.targets[0].take(games), self.targets[1].take(games))
        hits = np.zeros(len(rows), np.uint8)
        for place in range(HAND):
            held = BIT.take(self.hands.take(place * self.sizes.size + rows))
            hits |= ((held & wanted) > 0).view(np.uint8) << place
        return hits

    def _shown(self, rows: Ints, games: Ints, places: Masks, fractions: Words) -> NDArray[np.uint8]:
        """The cards that are played, gone from hands and piles."""
        cards = np.empty(len(rows), np.uint8)
        turned, held = (places == TOP).nonzero()[0], (places < TOP).nonzero()[0]
        cards[turned] = self.piles.draw(rows[turned], fractions[turned])
        self._say(games[turned], (DRAW_WORDS[card] for card in cards[turned]))
        mine = rows[held]
        place, last = (at * np.int64(self.sizes.size) + mine for at in (places[held], self.sizes.take(mine) - 1))
        cards[held] = self.hands.take(place)
        self.hands[place] = self.hands.take(last)
        self.hands[last] = NONE
        self.sizes[mine] -= 1
        return cards

    # -- what it brings --

    def _settle(self, names: Masks) -> None:
        """`names` (seats, n): the bit of what each has shown, or 0."""
        flips, placed, steps = ((self.phase == phase).nonzero()[0] for phase in (FLIP, TARGETS, STEP))
        lone = self._flipped(flips, names[:, flips])
        self.phase[placed], self.double[placed] = STEP, 0
        self.members[0, placed] = self.active[placed]
        self.targets[0, placed] = np.bitwise_or.reduce(names[:, placed], axis=0)
        self._matched(steps, names[:, steps])
        self._dried_out()
        settled = (self.phase == STEP) & ~self.members.any(axis=0)
        settled[lone] = True
        ended = settled.nonzero()[0]
        owned = (self.piles.counts + self.sizes).reshape(self.seats, -1)
        if self.heard and ended.size:
            self.heard(self.numbers[ended], owned[:, ended])
        able = self._mask(owned > 0)
        two = self.two.astype(np.bool_)
        self._after_two((settled & two).nonzero()[0], owned, able)
        self._next_flip((~two & (settled | (self.phase == FLIP))).nonzero()[0], owned, able)
        if self.flip == self.options.max_flips:
            games = (self.phase != OVER).nonzero()[0]
            self._over(games, 0, owned[:, games])

    def _mask(self, seats: NDArray[np.bool_]) -> Masks:
        """(seats, n) as masks."""
        masks: Masks = np.bitwise_or.reduce(seats.view(np.uint8) << self.bits, axis=0)
        return masks

    def _flipped(self, games: Ints, names: Masks) -> Ints:
        """A preliminary flip: showdowns begin; the games in which a lone MR. T has taken the board."""
        seen = twice = np.zeros(len(games), np.uint16)
        for name in names:
            twice = twice | seen & name
            seen = seen | name
        among = np.bitwise_count(twice)
        alone = ((among == 0) & (seen & LONE > 0)).nonzero()[0]
        winners = FIRST.take(self._mask(names[:, alone] == LONE))
        self._collect(games[alone], winners, np.full(len(alone), EVERYWHERE))
        pairs = ((among > 0) & ((seen != twice) | (among == 2))).nonzero()[0]
        if pairs.size:
            seen, twice, mine = seen[pairs], twice[pairs], names[:, pairs]
            rows, one = games[pairs], twice & ~twice + np.uint16(1)
            other = twice ^ one
            self.phase[rows], self.double[rows] = STEP, other > 0
            self.members[:, rows] = self._mask(mine == one), self._mask((mine == other) & (other > 0))
            self.targets[:, rows] = np.where(other > 0, other, seen ^ one), np.where(other > 0, one, 0)
        taken: Ints = games[alone]
        return taken

    def _matched(self, games: Ints, names: Masks) -> None:
        """A step of the showdowns: one who alone matches wins; the one of three who alone does not drops out."""
        for fight in (0, 1):
            members = self.members[fight].take(games)
            hits = self._mask(names & self.targets[fight].take(games) > 0) & members
            among = np.bitwise_count(hits)
            won = (among == 1).nonzero()[0]
            self._win(fight, games[won], hits[won])
            two = ((among == 2) & (members != hits)).nonzero()[0]
            self._drop(fight, games[two], members[two] ^ hits[two])

    def _dried_out(self) -> None:
        """Who has no card left to play drops out of their showdown; one who alone has some may win by it."""
        able = self._mask((self.piles.counts + self.sizes > 0).reshape(self.seats, -1))
        for fight in (0, 1):
            games = (self.members[fight] & ~able).nonzero()[0]
            members = self.members[fight].take(games)
            left = members & able.take(games)
            among = np.bitwise_count(left)
            wins = among == 1
            if self.options.showdown_exhausted == "carry":
                wins &= self.two.take(games) > 0
            self._win(fight, games[wins], left[wins])
            self._drop(fight, games[among == 2], (members ^ left)[among == 2])
            nobody = games[(among < 2) & ~wins]
            self.members[fight, nobody], self.targets[fight, nobody] = 0, 0

    def _drop(self, fight: int, games: Ints, dropped: Masks) -> None:
        """One of three is out of the showdown, and what they show is to be matched too."""
        cards = self.tops.take(FIRST.take(dropped) * len(self.numbers) + games)
        self.members[fight, games] ^= dropped
        self.targets[fight, games] |= BIT.take(cards)

    def _win(self, fight: int, games: Ints, winners: Masks) -> None:
        """A showdown is won: the whole board, or of two that went on at once the spaces of the pair."""
        spaces = np.where(self.double.take(games), self.members[fight].take(games), EVERYWHERE)
        self._collect(games, FIRST.take(winners), spaces)
        self.members[fight, games], self.targets[fight, games] = 0, 0

    def _collect(self, games: Ints, winners: Ints, spaces: Ints) -> None:
        if games.size:
            self.piles.collect(winners * len(self.numbers) + games, self.homes.take(winners), games, spaces)

    # -- the course of a game --

    def _after_two(self, games: Ints, owned: Ints, able: Masks) -> None:
        """A round of the two-player game is over: the next begins, unless somebody is out or a tie settled."""
        active = self.active.take(games)
        on = (active & ~able.take(games) == 0) & (self.tie.take(games) == 0)
        self.phase[games[on]] = TARGETS
        self._count(games[~on], active[~on], owned[:, games[~on]])

    def _next_flip(self, games: Ints, owned: Ints, able: Masks) -> None:
        """The next preliminary flip, or what comes where fewer than three are left."""
        before = self.active.take(games)
        left = before & able.take(games)
        among = np.bitwise_count(left)
        self.active[games], self.phase[games] = left, FLIP
        few = (among < 3).nonzero()[0]
        games, left, before = games[few], left[few], before[few]
        scores = owned[:, games]
        if self.options.end_board == "own_space":
            on_space = self.piles.depths.reshape(SPACES, -1)[self.homes[:, np.newaxis], games]
            scores = scores + on_space * (left >> self.bits & 1)
        on = among[few] == 2
        if not self.options.playout:
            again = self.options.tie == "showdown"
            on &= again & (np.bitwise_count(self._most(left, scores)) > 1)
            self.tie[games[on]] = 1
        self.two[games[on]], self.phase[games[on]] = 1, TARGETS
        self._count(games[~on], np.where(left > 0, left, before)[~on], scores[:, ~on])

    def _most(self, among: Masks, scores: Ints) -> Masks:
        """Who of these seats have the most."""
        mine = np.where(among >> self.bits & 1, scores, -1)
        return self._mask(mine == mine.max(axis=0))

    def _count(self, games: Ints, among: Masks, scores: Ints) -> None:
        """These games are over, and who of these seats has the most has won."""
        self._over(games, self._most(among, scores), scores)

    def _over(self, games: Ints, winners: Masks | int, scores: Ints) -> None:
        numbers = self.numbers[games]
        self.winners[numbers], self.scores[numbers] = winners, scores.T
        self.lengths[numbers], self.flips[numbers] = self.chosen[games], self.flip
        self.board[numbers] = self.piles.depths.reshape(SPACES, -1)[:, games].sum(axis=0)
        self.phase[games], self.active[games], self.members[:, games] = OVER, 0, 0

    def _sweep(self) -> None:
        """Take out the games that are over, where they are many."""
        over = self.phase == OVER
        if np.count_nonzero(over) * 8 >= len(over):
            games = (~over).nonzero()[0]
            self.numbers, self.words = self.numbers[games], self.words[games]
            self._lay_out(self._small.take(games, axis=1), self.targets.take(games, axis=1), self.chosen[games])
            self.piles.keep(games)


def asides(seats: int, mask: int) -> list[int]:
    """The space on which each seat of a mask of two places a card to be matched; 0 for any other seat or mask."""
    pair = [seat for seat in range(seats) if mask >> seat & 1]
    found = [0] * seats
    if len(pair) == 2:
        homes = [own_space(seats, seat) for seat in pair]
        found[pair[0]], found[pair[1]] = target_space(*homes), target_space(*reversed(homes))
    return found
