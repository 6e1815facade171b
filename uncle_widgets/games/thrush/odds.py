"""Exact chances of THRUSH, as plain functions. They deal nothing and know no bots."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from itertools import permutations
from math import comb, perm
from typing import NamedTuple

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.thrush.cards import MOST_AGENTS, PAIRS, WEIGHT, WIN, Card, Pair, counts
from uncle_widgets.games.thrush.log import Seen
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.trips import HOME, Trip, turns_to
from uncle_widgets.probability.dist import Dist
from uncle_widgets.refusal import with_plain_integers

__all__ = [
    "HOME", "Trip", "arming_turns", "captures", "chief_posterior", "lands", "mean_captures", "prison_turns",
    "turns_to",
]  # fmt: skip

MORE = "more"
BLUFF = Fraction(1, 4)
"""How often a Chief that is not one's own is taken, unless told."""
LEFT_MOST = 400
"""Stories of hidden thefts that are followed."""


# T-L1

STEPS = {pair: frozenset(counts(pair)) for pair in PAIRS}
"""The steps that a throw lets one go."""


def hits(distances: Collection[int]) -> tuple[Pair, ...]:
    """The throws that can stop on one of `distances`: by either die, or by the total of a double."""
    wanted = {*distances}
    return tuple(pair for pair, steps in STEPS.items() if wanted & steps)


def lands(distances: Collection[int]) -> Fraction:
    """The chance to be able to stop, with one throw, on one of these distances (in steps).

    >>> lands({2, 5})
    Fraction(19, 36)
    """
    return Fraction(sum(WEIGHT[pair] for pair in hits(distances)), 36)


# T-L2


@cache
def captures(k: int, most: int = 4) -> Dist[int | str]:
    """How often one is jailed before the k-th won challenge: 0 to `most`, and 'more'. Negative binomial."""
    if k < 1 or most < 0:
        raise ValueError(f"Expected k of 1 or more and most of 0 or more, not {k} and {most}.")
    found: dict[int | str, Fraction] = {
        j: comb(j + k - 1, k - 1) * WIN**k * (1 - WIN) ** j for j in range(most + 1)
    }
    return Dist.chances({**found, MORE: 1 - sum(found.values(), Fraction())})


@with_plain_integers
def mean_captures(k: int) -> Fraction:
    """The mean number of jailings before the k-th won challenge: k/2."""
    return k * (1 - WIN) / WIN


# T-L3


@with_plain_integers
def prison_turns(jail_turns: int = 3) -> Dist[int]:
    """How many throws one makes in prison: a double ends it, and so does the last throw."""
    if jail_turns < 1:
        raise ValueError(f"Expected 1 turn or more in prison, not {jail_turns}.")
    stays = {k: Fraction(5, 6) ** (k - 1) / 6 for k in range(1, jail_turns)}
    return Dist.chances({**stays, jail_turns: Fraction(5, 6) ** (jail_turns - 1)})


@with_plain_integers
def freed(throws: int) -> Fraction:
    """The chance of a double in so many throws."""
    return 1 - Fraction(5, 6) ** throws


# T-L4


@with_plain_integers
def turns_lost(jail_turns: int = 3, moves_on: bool = False) -> Fraction:
    """Mean turns that a stay in prison costs. `moves_on`: a double that frees is moved at once, so that the turn
    in which it comes is not lost."""
    return prison_turns(jail_turns).E() - (freed(jail_turns) if moves_on else 0)


@with_plain_integers
def arming_turns(h: Fraction, wins: int = MOST_AGENTS, jail_turns: int = 3, moves_on: bool = False) -> Fraction:
    """Mean turns until `wins` challenges are won, where a free turn ends on an agent with chance `h`.

    wins × (1/h × 3/2 + 1/2 × mean prison): a won challenge takes 3/2 tries and brings 1/2 a prison on average.
    """
    if not 0 < h <= 1 or wins < 1:
        raise ValueError(f"Expected h above 0 and up to 1, and wins of 1 or more, not {h} and {wins}.")
    return wins * (1 / Fraction(h) / WIN + (1 - WIN) / WIN * turns_lost(jail_turns, moves_on))


# T-L5


class Evidence(NamedTuple):
    """A rival looked at a card, and took it or left it. `card` names the thing: where it lay at first."""

    seat: Seat
    card: int
    took: bool


@dataclass(frozen=True)
class Origins:
    """For each card (named by where it lay at first) the chance that it is mine, or a rival's own.

    `evidence` is how likely what the rivals did was.
    """

    mine: tuple[Fraction, ...]
    theirs: dict[Seat, tuple[Fraction, ...]]
    evidence: Fraction


@lru_cache(maxsize=4096)
def origins(
    chiefs: int, mine: frozenset[int], evidence: tuple[Evidence, ...], rivals: tuple[Seat, ...], bluff: Fraction
) -> Origins:
    """Bayes over all places of my Chief (one of `mine`, alike at first) and of the rivals' own.

    All take their own Chief, any other with chance `bluff`. Assignments differ, so no two share a place.
    """
    took_other, either = (
        bluff.as_integer_ratio()
    )  # whole weights, on a scale of `either` for each piece of evidence
    total = 0
    at = [0] * chiefs
    theirs = {seat: [0] * chiefs for seat in rivals}
    for m in sorted(mine):
        for owns in permutations([card for card in range(chiefs) if card != m], len(rivals)):
            own = dict(zip(rivals, owns, strict=True))
            weight = 1
            for seat, card, took in evidence:
                takes = either if own[seat] == card else took_other
                weight *= takes if took else either - takes
                if not weight:
                    break
            if weight:
                total += weight
                at[m] += weight
                for seat, card in own.items():
                    theirs[seat][card] += weight
    ways = len(mine) * perm(chiefs - 1, len(rivals))
    scale = total or 1
    return Origins(
        tuple(Fraction(x, scale) for x in at),
        {seat: tuple(Fraction(x, scale) for x in row) for seat, row in theirs.items()},
        Fraction(total, ways * either ** len(evidence)),
    )


class Story(NamedTuple):
    """One way in which the cards may have moved, named by where they lay at first: the spot of each now (a
    Chief space, or number of Chiefs + seat), and what the watcher knows of them."""

    spots: tuple[int, ...]
    known: tuple[tuple[int, Card], ...]


def stories(view: View) -> tuple[Story, ...] | None:
    """All ways that the watcher's log allows, equally likely if thefts are blind; None where they are too many,
    or where a rival has exchanged or paid with a card, of which the model of takers says nothing."""
    chiefs = len(view.board.chiefs)
    if view.options.exchange_peek:
        return None
    found = [Story(tuple(range(chiefs)), ())]
    for entry in view.log:
        if entry.what in ("swap", "pay") and entry.card is None:
            return None
        found = [after for story in found for after in _on(story, entry, view)]
        if len(found) > LEFT_MOST:
            return None
    return tuple(found)


def _on(story: Story, entry: Seen, view: View) -> Iterator[Story]:
    """The story with one entry more, in every way that it leaves open."""
    board = view.board
    chiefs, known, spots = len(board.chiefs), dict(story.known), list(story.spots)
    spot = board.chiefs.index(entry.place) if entry.place else -1

    def at(where: int) -> list[int]:
        return [card for card, here in enumerate(spots) if here == where]

    def shown(name: Card | None, card: int) -> bool:
        """Whether this card can be that Chief, which it is from now on."""
        if name is None:
            return True
        if known.get(card, name) != name or any(n == name and c != card for c, n in known.items()):
            return False
        known[card] = name
        return True

    def made() -> Story:
        return Story(tuple(spots), tuple(sorted(known.items())))

    match entry.what:
        case "look":
            if shown(entry.card, at(spot)[0]):
                yield made()
        case "take":
            spots[at(spot)[0]] = chiefs + entry.seat
            yield made()
        case "steal":
            hand = at(chiefs + entry.other)
            start, knew = story.spots, dict(story.known)
            for card in hand:
                spots[:], known = list(start), dict(knew)
                if shown(entry.card, card):
                    spots[card] = chiefs + entry.seat
                    yield made()
        case "swap" | "pay":
            up = at(spot)[0] if entry.what == "swap" else -1
            if up >= 0 and not shown(entry.got, up):
                return
            start, knew = story.spots, dict(known)
            for card in at(chiefs + entry.seat):
                spots[:], known = list(start), dict(knew)
                if shown(entry.card, card):
                    spots[card] = spot
                    if up >= 0:
                        spots[up] = chiefs + entry.seat
                    yield made()
        case _:
            yield made()


def evidence_of(view: View) -> tuple[tuple[Seat, str, bool], ...]:
    """What rivals did after a look: (seat, Chief space, took)."""
    return tuple(
        (entry.seat, entry.place, entry.what == "take")
        for entry in view.log
        if entry.what in ("take", "leave") and entry.seat != view.me
    )


@dataclass(frozen=True)
class Posterior:
    """Where a Chief may be: `mine` by spot (a Chief space, or number of Chiefs + seat for a hand), and for each
    rival with evidence where their own may be; `evidence`, how likely their doings were."""

    mine: dict[int, Fraction]
    theirs: dict[Seat, dict[int, Fraction]]
    evidence: Fraction


def posterior(view: View, bluff: Fraction = BLUFF) -> Posterior | None:
    """The posterior of a watcher with an assignment, from their own log; None where the model does not reach."""
    if view.mine is None or (found := stories(view)) is None:
        return None
    return _weighed(view, found, bluff)


def _weighed(view: View, found: Iterable[Story], bluff: Fraction) -> Posterior:
    chiefs = len(view.board.chiefs)
    rivals = tuple(sorted({seat for seat, _, _ in evidence_of(view)}))
    mine: dict[int, Fraction] = {}
    theirs: dict[Seat, dict[int, Fraction]] = {seat: {} for seat in rivals}
    weight, many = Fraction(), 0
    for story in found:
        known = dict(story.known)
        own = frozenset(card for card, name in known.items() if name == view.mine)
        places = own or frozenset(card for card in range(chiefs) if card not in known)
        where = origins(chiefs, places, _told(view, story), rivals, bluff)
        weight, many = weight + where.evidence, many + 1
        for card, spot in enumerate(story.spots):
            mine[spot] = mine.get(spot, Fraction()) + where.evidence * where.mine[card]
            for seat in rivals:
                row = theirs[seat]
                row[spot] = row.get(spot, Fraction()) + where.evidence * where.theirs[seat][card]
    scale = weight or Fraction(1)
    return Posterior(
        {spot: p / scale for spot, p in mine.items() if p},
        {seat: {spot: p / scale for spot, p in row.items() if p} for seat, row in theirs.items()},
        weight / many if many else Fraction(),
    )


def _told(view: View, story: Story) -> tuple[Evidence, ...]:
    """The evidence with the cards that it was about, in this story.

    Rivals neither pay nor exchange here, so a card on its own Chief space is the one that began there,
    unless the watcher has laid another there: then the log is followed again.
    """
    chiefs = view.board.chiefs
    lies = {spot: spot for spot in range(len(chiefs))}
    cards = {name: card for card, name in story.known}
    found = []
    for entry in view.log:
        spot = chiefs.index(entry.place) if entry.place else -1
        if entry.what in ("take", "leave") and entry.seat != view.me:
            found.append(Evidence(entry.seat, lies[spot], entry.what == "take"))
        elif entry.what in ("swap", "pay") and entry.card is not None:
            lies[spot] = cards[entry.card]
    return tuple(found)


@with_plain_integers
def chief_posterior(
    looks: Sequence[tuple[Seat, int, str]], mine: Collection[int] = (), bluff: Fraction = BLUFF, chiefs: int = 8
) -> Dist[str]:
    """Where my Chief is: a Dist over Chief spaces 'C1', 'C2', ... and hands 'A', 'B', ...

    `looks`: (seat, Chief space from 1, 'took' or 'left') of rivals, in order; `mine`: the Chief spaces that I
    have looked at and that hold another's. Each card lies where it lay at first, or with who took it.

    >>> chief_posterior([(1, 3, "took")])["B"]
    Fraction(1, 11)
    """
    evidence = tuple(Evidence(seat, space - 1, what == "took") for seat, space, what in looks)
    rivals = tuple(sorted({seat for seat, _, _ in evidence}))
    open_ = frozenset(card for card in range(chiefs) if card + 1 not in mine)
    found = origins(chiefs, open_, evidence, rivals, Fraction(bluff))
    owner = {card: seat for seat, card, took in evidence if took}
    places: dict[str, Fraction] = {}
    for card, p in enumerate(found.mine):
        name = "ABCDEFGHIJ"[owner[card]] if card in owner else f"C{card + 1}"
        places[name] = places.get(name, Fraction()) + p
    return Dist.chances(places)
