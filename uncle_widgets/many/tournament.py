"""Tournament: every player against every other, on the same deals from every seat; who wins how much."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property
from html import escape
from itertools import combinations, permutations
from numbers import Real
from typing import Any

from uncle_widgets.engine.game import Game
from uncle_widgets.engine.match import Match
from uncle_widgets.games.listing import columns, table
from uncle_widgets.games.table import checked_seed, game_of, kit_of
from uncle_widgets.many.fair import Played, checked, match_of
from uncle_widgets.many.hosts import Host
from uncle_widgets.many.progress import Progress
from uncle_widgets.many.rating import Met, Rating, expected, ratings
from uncle_widgets.probability.columns import Columns, Rows
from uncle_widgets.probability.trials import Estimate, Tally
from uncle_widgets.refusal import Refusal, integer_in

KEPT = 3
"""Games kept of each pair to be opened: so many that the first player won, and so many that the first lost."""
MOST = 100_000
SURE = 3.0
"""Standard errors from what the ratings foretell, beyond which a pair is called surprising."""


@dataclass
class Pair:
    """How `hero` did against the `rival`s at their tables; grows while they play."""

    hero: str
    rival: str
    tally: Tally = field(default_factory=Tally)
    won: list[Played] = field(default_factory=list)
    lost: list[Played] = field(default_factory=list)

    def add(self, played: Played, seat: int) -> None:
        share = played.shares[seat]
        self.tally = self.tally.add(share)
        kept = self.won if share > 1 / len(played.shares) else self.lost
        if len(kept) < KEPT:
            kept.append(played)

    @property
    def estimate(self) -> Estimate:
        """The hero's share of the wins."""
        return self.tally.estimate()


@dataclass(frozen=True)
class Tournament(Columns):
    """The results of a tournament. `faults` counts what went wrong: (player, what was wrong). `rows` has each
    player against each other player.
    """

    game: Game[Any, Any, Any]
    names: tuple[str, ...]
    games: int
    """How many games each pair played."""
    seed: int
    pairs: Mapping[tuple[str, str], Pair]
    faults: Mapping[tuple[str, str], int]
    where: str = field(default="", compare=False)
    """Where functions ran and what that means, in one sentence; empty if there were none."""

    def share(self, hero: str, rival: str) -> Estimate:
        """Return the hero's average share of the win at a table of rivals."""
        self._known(hero, rival)
        if (hero, rival) in self.pairs:
            return self.pairs[hero, rival].estimate
        other = self.pairs[rival, hero].estimate  # a table of two
        return Estimate(1 - other.value, other.error, other.n, other.seed)

    @cached_property
    def ratings(self) -> Mapping[str, Rating]:
        """The Elo points of each player. The average is 0."""
        at = {name: k for k, name in enumerate(self.names)}
        met = [
            Met(at[p.hero], at[p.rival], self.game.seats - 1, p.tally.total, p.tally.trials)
            for p in self.pairs.values()
        ]
        return dict(zip(self.names, ratings(len(self.names), met), strict=True))

    def foretold(self, hero: str, rival: str) -> float:
        """Return the share that the ratings predict."""
        return expected(self.ratings[hero].value, self.ratings[rival].value, self.game.seats - 1)

    @property
    def surprises(self) -> tuple[tuple[str, str], ...]:
        """The pairs whose share is more than SURE standard errors away from what the ratings predict."""
        return tuple(
            key for key, pair in self.pairs.items()
            if abs(pair.estimate.value - self.foretold(*key)) > SURE * pair.estimate.error
        )  # fmt: skip

    def matches(self, hero: str, rival: str) -> tuple[Match[Any, Any, Any], ...]:
        """Return up to three games of a pair, starting with games that the lower-rated player won."""
        self._known(hero, rival)
        turned = (hero, rival) not in self.pairs
        pair = self.pairs[(rival, hero) if turned else (hero, rival)]
        upset = self.ratings[pair.hero].value < self.ratings[pair.rival].value
        kept = [*pair.won, *pair.lost] if upset else [*pair.lost, *pair.won]
        return tuple(match_of(self.game, played) for played in kept[:KEPT])

    def _known(self, *names: str) -> None:
        for name in names:
            if name not in self.names:
                raise Refusal(f"Expected one of the players {', '.join(self.names)}, not {str(name)[:40]!r}.")
        if names[0] == names[-1]:
            raise Refusal("Choose two different players.")

    # -- to look at --

    @property
    def ranked(self) -> tuple[str, ...]:
        """The players, the best first."""
        return tuple(sorted(self.names, key=lambda name: -self.ratings[name].value))

    def rows(self) -> Rows:
        """One row for each player against each other player, the best first: `player`, `rating` (Elo points),
        `rival`, `games`, `share` of the wins (0 to 1), its standard `error`, and the share that the ratings have
        `foretold`.
        """
        return Rows(
            {
                "player": name, "rating": self.ratings[name].value, "rival": rival, "games": found.n,
                "share": found.value, "error": found.error, "foretold": self.foretold(name, rival),
            }
            for name in self.ranked for rival in self.ranked
            if name != rival and (found := self.share(name, rival))
        )  # fmt: skip

    def to_dict(self) -> dict[str, list[Any]]:
        """The columns of `rows`."""
        return self.rows().to_dict()

    def _lines(self) -> list[tuple[str, ...]]:
        """A line a player: name, rating, then the share against each of the others."""
        found = []
        for name in self.ranked:
            rating = self.ratings[name]
            cells = ["" if name == other else _said(self.share(name, other)) for other in self.names]
            found.append((name, f"{rating.value:+.0f} ± {rating.error:.0f}", *cells))
        return found

    @property
    def notes(self) -> tuple[str, ...]:
        """What the results are based on, and what went wrong."""
        seats = self.game.seats
        first = (
            f"Each pair played {self.games:,} games at tables of {seats}, changing seats on the same deals (seed "
            f"{self.seed}). A fair share is {1 / seats:.3f}."
        )
        faults = (f"{name} lost {n:,} because of a fault: {what}" for (name, what), n in self.faults.items())
        return first, *faults, *filter(None, [self.where])

    def __repr__(self) -> str:
        title = f"{kit_of(self.game).title}: wins of the player on the left, as a share (standard error)"
        return "\n".join([title, columns([("player", "rating", *self.names), *self._lines()]), *self.notes])

    def _repr_html_(self) -> str:
        notes = "".join(f"<p>{escape(note)}</p>" for note in self.notes)
        return table(("player", "rating", *self.names), self._lines()) + notes


def _said(found: Estimate) -> str:
    return f"{found.value:.3f} ({found.error:.3f})"


def holding(
    game: Any, players: Any, n: Any, seats: int | None, seed: Any, patience: float, options: Mapping[str, Any]
) -> Generator[tuple[int, int], None, Tournament]:
    """The tournament in pieces, a game at a time: yields (games played, games to play)."""
    strategies = checked(players)
    made = game_of(game, _least(game) if seats is None and isinstance(game, str) else seats, options)
    if (games := integer_in(n, 1, MOST)) is None:
        raise Refusal(f"Expected 1 to {MOST:,} games for each pair, not {str(n)[:20]}.")
    if isinstance(patience, bool) or not isinstance(patience, Real) or not 0 < patience <= 60:
        raise Refusal(f"Expected a patience of more than 0 and at most 60 seconds, not {str(patience)[:20]}.")
    seed = checked_seed(seed)
    for found in strategies.values():
        if isinstance(found, str):
            kit_of(made).player(found)  # refused before anything is played
    meet = combinations if made.seats == 2 else permutations
    pairs = {(a, b): Pair(a, b) for a, b in meet(strategies, 2)}
    faults: dict[tuple[str, str], int] = {}
    with closing(Host(made, strategies, float(patience))) as host:
        for k in range(games):
            for done, pair in enumerate(pairs.values()):
                seat = k % made.seats
                names = tuple(pair.hero if at == seat else pair.rival for at in range(made.seats))
                played = host.play(names, f"{seed} {k // made.seats}")
                pair.add(played, seat)
                if played.loser is not None:
                    key = names[played.loser], played.fault
                    faults[key] = faults.get(key, 0) + 1
                    if faults[key] == 1:
                        host.explain(names[played.loser], played)
                yield k * len(pairs) + done + 1, games * len(pairs)
    return Tournament(made, tuple(strategies), games, seed, pairs, faults, host.where)


def _least(game: str) -> int:
    """Tables of two where the game allows it: they tell most of a pair."""
    least: int = kit_of(game).seats[0]
    return least


def held(work: Generator[tuple[int, int], None, Tournament], progress: Progress | None) -> Tournament:
    """The same at once; `progress(played, of)` hears of every game."""
    with closing(work):  # at an interrupt too: no process is left
        while True:
            try:
                played = next(work)
            except StopIteration as end:
                result: Tournament = end.value
                return result
            if progress:
                progress(*played)
