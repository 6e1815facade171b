"""The notes of one seat: what it has seen of the Chief Cards, where they are since, and who else has seen them.

Each card is named by the Chief space on which it began. Where a hidden hand gave one of several, what it
gave and what it kept are any of them from then on; who has seen it is told only where that is certain.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.scene import Sheet
from uncle_widgets.games.thrush import belief
from uncle_widgets.games.thrush.cards import Card
from uncle_widgets.games.thrush.log import Log, Seen
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.words import chief, out_of_100
from uncle_widgets.games.words import capital, owner, spoken

HEAD = ("Where", "What you know", "Turn", "Seen by")


@dataclass(frozen=True)
class Lying:
    """A card in a place: `which` it may be, by the Chief spaces they began on; `seen` by these for certain."""

    which: frozenset[int]
    seen: frozenset[Seat] = frozenset()
    last: Seen | None = None
    """What was last done to it there."""
    met: Seen | None = None
    """By what the watcher came to know it there."""


class Traced:
    """The cards as a log tells of them: in `places` (None: empty) and in `hands`; `taken`, who emptied a place."""

    def __init__(self, chiefs: Sequence[str], seats: int, me: Seat) -> None:
        self.chiefs, self.me = chiefs, me
        self.places: list[Lying | None] = [Lying(frozenset([spot])) for spot in range(len(chiefs))]
        self.hands: list[list[Lying]] = [[] for _ in range(seats)]
        self.taken: dict[int, Seen] = {}
        self.known: dict[Card, int] = {}
        """Cards that the watcher has seen, and on which Chief space they began."""

    def enter(self, entry: Seen) -> None:
        """One entry on."""
        spot = self.chiefs.index(entry.place) if entry.place else -1
        if entry.what in ("look", "leave", "take", "swap"):
            lying = self._sight(self._there(spot), entry.card if entry.what == "look" else entry.got, entry)
            self.places[spot] = lying
        if entry.what == "take":
            self.hands[entry.seat].append(lying)
            self.places[spot], self.taken[spot] = None, entry
        elif entry.what == "swap":
            self.places[spot] = self._out(entry.seat, entry)
            self.hands[entry.seat].append(lying)
        elif entry.what == "pay":
            self.places[spot] = self._out(entry.seat, entry)
        elif entry.what == "steal":
            self.hands[entry.seat].append(self._out(entry.other, entry))

    def _there(self, spot: int) -> Lying:
        lying = self.places[spot]
        assert lying is not None
        return lying

    def _sight(self, lying: Lying, card: Card | None, entry: Seen) -> Lying:
        """The card after `entry`, by whose seat it is seen; as `card`, if the watcher knows that."""
        if card is not None and card in self.known:
            lying = replace(lying, which=frozenset([self.known[card]]))
            self._not_elsewhere(lying)
        elif card is not None and len(lying.which) == 1:
            self.known[card] = min(lying.which)
        met = entry if self.me in (entry.seat, entry.other) else None
        stays = entry.what in ("look", "leave")
        return Lying(lying.which, lying.seen | {entry.seat}, entry, (lying.met or met) if stays else met)

    def _not_elsewhere(self, lying: Lying) -> None:
        """A card that is known to lie here is none of the others."""

        def other(one: Lying) -> Lying:
            return replace(one, which=one.which - lying.which or one.which)

        self.places = [one and other(one) for one in self.places]
        for hand in self.hands:
            hand[:] = map(other, hand)

    def _out(self, giver: Seat, entry: Seen) -> Lying:
        """The card that leaves a hand: the one that is known to, or any of them."""
        hand, known = self.hands[giver], None if entry.card is None else self.known.get(entry.card)
        sure = [lying for lying in hand if known is not None and lying.which == {known}]
        if sure or len(hand) == 1:
            lying = (sure or hand)[0]
            hand.remove(lying)
        else:
            any_of = frozenset[int]().union(*(one.which for one in hand))
            lying = Lying(any_of, hand[0].seen.intersection(*(one.seen for one in hand)))
            hand[:] = [replace(one, which=any_of, seen=lying.seen) for one in hand[1:]]
        return self._sight(lying, entry.card, entry)


def traced(view: View, me: Seat) -> Traced:
    """The cards as the log of `me` tells of them. Reckoned once a log."""
    log: Log = view.log
    made = log.memo.get("notes")
    if not isinstance(made, Traced) or made.me != me:
        made = Traced(view.board.chiefs, view.seats, me)
        for entry in log:
            made.enter(entry)
        if log.before is not None:  # the empty log is that of every game
            log.memo["notes"] = made
    return made


def sheet(view: View, names: Sequence[str] = LETTERS) -> Sheet | None:
    """What the watcher, who has a seat, knows of the Chief Cards; nothing but what their own log tells.

    None before anybody has looked at one."""
    if not isinstance(view.me, int) or not view.log:
        return None
    return Sheet("What you know about the Chief Cards", HEAD, tuple(_rows(view, view.me, names)), notes=True)


def _rows(view: View, me: Seat, names: Sequence[str]) -> Iterable[tuple[str, ...]]:
    cards, board = traced(view, me), view.board
    likely = _likely(view)
    untouched = []
    for spot, place in enumerate(board.chiefs):
        lying, told = cards.places[spot], likely.get(spot, {})
        if lying is None:
            taken = cards.taken[spot]
            yield place, f"Empty, because {_who(view, taken.seat, names)} took it", f"{taken.turn + 1}", ""
        elif lying.last is None:
            untouched.append(place)
        else:
            known = _named(view, told)
            since = lying.met if known and lying.met else lying.last
            yield place, known or _done(view, lying.last, names), f"{since.turn + 1}", _others(view, lying, names)
    for seat, hand in enumerate(cards.hands):
        if hand and seat != me:
            yield _hand(view, seat, cards, likely.get(len(board.chiefs) + seat, {}), names)
    for card in view.hand:
        mine = [one for one in cards.hands[me] if one.which == {cards.known.get(card, -1)}]
        seen = _others(view, mine[0], names) if mine else ""
        held = f"{mine[0].last.turn + 1}" if mine and mine[0].last else ""
        yield "Your hand", capital(_yours(view, card)), held, seen
    if untouched:
        yield spoken(untouched), "Nobody has looked", "", ""


def _likely(view: View) -> dict[int, dict[Card, Fraction]]:
    """For each spot the Chiefs that the watcher has seen and that may be there, with their chances."""
    known = belief.followed(view.log, view.me, view.options, view.seats)
    found: dict[int, dict[Card, Fraction]] = {}
    for card in known.seen:
        for spot, chance in known.where(card).items():
            found.setdefault(spot, {})[card] = chance
    return found


def _yours(view: View, card: Card) -> str:
    return chief(card) + (", your Chief" if card == view.mine else "")


def _chance(view: View, card: Card, chance: Fraction) -> str:
    """'the Bell, 50 out of 100'; of one's own Chief no number, which is asked for."""
    if chance == 1:
        return _yours(view, card)
    return (
        f"perhaps {_yours(view, card)}"
        if card == view.mine
        else f"{chief(card)}, {out_of_100(chance).removeprefix('exactly ')}"
    )


def _named(view: View, told: dict[Card, Fraction]) -> str:
    """The Chiefs that may be in a place: 'The Bell', 'The Bell, about 50 out of 100, or the Moon, ...'."""
    return capital(", or ".join(_chance(view, card, chance) for card, chance in told.items()))


def _hand(
    view: View, seat: Seat, cards: Traced, told: dict[Card, Fraction], names: Sequence[str]
) -> tuple[str, ...]:
    """The row of somebody else's hand."""
    hand = cards.hands[seat]
    known = {*cards.known.values()}
    sure = [_yours(view, card) for card, chance in told.items() if chance == 1]
    maybe = [_chance(view, card, chance) for card, chance in told.items() if chance < 1]
    unseen = sorted({spot for one in hand for spot in one.which if spot not in known})
    if len(sure) < len(hand):
        maybe += [f"the Chief from {view.board.chiefs[spot]}" for spot in unseen]
    parts = [*sure, *([", or ".join(maybe)] if maybe and len(maybe) > len(hand) - len(sure) else maybe)]
    turns = [one.last.turn + 1 for one in hand if one.last]
    everybody = replace(hand[0], seen=hand[0].seen.intersection(*(one.seen for one in hand)) - {seat})
    head = f"{capital(owner(view, seat, names))} {'card' if len(hand) == 1 else f'{len(hand)} cards'}"
    return head, capital(spoken(parts)), f"{max(turns)}" if turns else "", _others(view, everybody, names)


def _done(view: View, last: Seen, names: Sequence[str]) -> str:
    """What was last done where a card lies whose face is not known: 'B looked and left it'."""
    deeds = {
        "look": "looked", "leave": "looked and left it", "swap": "exchanged it", "pay": "put one there",
    }  # fmt: skip
    return f"{capital(_who(view, last.seat, names))} {deeds[last.what]}"


def _who(view: View, seat: Seat, names: Sequence[str]) -> str:
    return "you" if seat == view.me else names[seat]


def _others(view: View, lying: Lying, names: Sequence[str]) -> str:
    return spoken(names[seat] for seat in sorted(lying.seen) if seat != view.me)
