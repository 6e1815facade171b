"""What the questions of the Mr. T card game share: what a watcher sees, where cards come from, and trials."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from random import Random
from typing import NamedTuple

from uncle_widgets.engine.game import Choice, Event, Over, Seat
from uncle_widgets.games.mr_t.belief import coming, next_of
from uncle_widgets.games.mr_t.cards import Card, counted, in_order
from uncle_widgets.games.mr_t.events import Revealed
from uncle_widgets.games.mr_t.rules import MrT
from uncle_widgets.games.mr_t.scene import face
from uncle_widgets.games.mr_t.state import TURN, Fight, Move, State, View
from uncle_widgets.games.mr_t.words import either, few, many, some
from uncle_widgets.games.scene import Face
from uncle_widgets.games.words import called, capital, hand_keys, minus_seen, owner, spoken
from uncle_widgets.probability.reasons import Line
from uncle_widgets.refusal import Refusal

BLIND, SHOWS, EVERY = "blind", "shows", "every"


def checked(**settings: tuple[object, Iterable[object]]) -> None:
    """Refuse a setting that the question does not know: name to (its value, those allowed)."""
    for name, (value, allowed) in settings.items():
        if value not in (known := list(allowed)):
            raise Refusal(f"The setting {name} can be {spoken(known, 'or')}, not {str(value)[:20]!r}.")


def unseen(view: View) -> dict[Card, int]:
    """The common bag as this watcher knows it: name to copies."""
    return counted(view.unseen)


def matching(view: View, targets: Iterable[Card]) -> int:
    """How many of the unseen cards match."""
    return sum(map(view.unseen.count, {*targets}))


MATCHING = ("matches", "match", "doesn't match")
"""What one card does, several do and one does not."""


def hidden_of(total: int, good: int, does: tuple[str, str, str] = MATCHING) -> str:
    """'49 cards are hidden, and nine of them match'."""
    one, more, not_one = does
    if not total:
        return "You have seen every card"
    if total == 1:
        return f"Only one card is hidden, and it {one if good else not_one}"
    some_match = f"{few(good) if good else 'none'} of them {one if good == 1 else more}"
    return f"{capital(many(total))} are hidden, and {some_match}"


def left_of(view: View) -> str:
    """'Three DOZERs and one KIM are still hidden'."""
    bag = unseen(view)
    if not bag:
        return "You have seen every card"
    return f"{capital(listed(bag))} {'is' if sum(bag.values()) == 1 else 'are'} still hidden"


def sight(view: View, seats: Iterable[Seat] = ()) -> str:
    """What the watcher knows, and where the next cards of `seats` come from where that is not the common bag."""
    n = len(view.unseen)
    left = f"{capital(many(n))} {'is' if n == 1 else 'are'} hidden." if n else "You have seen every card."
    if view.open:
        text = f"You can see every hand. {left}" if n else "You can see every hand and have seen every card."
    elif not n:
        text = left
    elif view.hand or view.log:
        seen = (["your hand"] if view.hand else []) + (["every card shown so far"] if view.log else [])
        text = f"You can see {spoken(seen)}. {left}"
    else:
        text = f"No card has been shown yet. {left}"
    for seat in seats:
        if view.piled(seat) and not view.fresh[seat]:
            who, cards = called(view, seat), next_of(view, seat)
            won = "is the one" if sum(cards.values()) == 1 else "is one of those"
            text += f" {capital(owner(view, seat))} next card {won} {who} won first: {listed(cards)}."
    return text


def listed(bag: Mapping[Card, int]) -> str:
    """'three JEFFs and one KIM'."""
    return spoken(some(n, card) for card, n in bag.items() if n)


def known_line(view: View) -> Line:
    """How many cards the common bag has."""
    whole = sum(n for _, n in view.options.deck)
    seen = whole - len(view.unseen)
    words = f"{whole} − {seen} seen" if seen else f"all {whole}"
    lit = seen_keys(view, lambda card: True) or tops(view, range(view.seats))
    return Line(minus_seen("cards", seen) if seen else "Hidden cards", words, str(len(view.unseen)), lit)


def seen_keys(view: View, wanted: Callable[[Card], bool]) -> tuple[str, ...]:
    """The items of the wanted cards that have been seen: on the board, in hands, and the piles that hold them."""
    piles = (
        f"top{seat}" for seat, won in enumerate(view.won) if view.piles[seat] and any(map(wanted, chain(*won)))
    )
    hands = (hand_keys(seat, hand, wanted) for seat, hand in enumerate(view.hands) if hand is not None)
    return (*board_keys(view, wanted), *chain(*hands), *piles)


def board_keys(view: View, wanted: Callable[[Card], bool]) -> tuple[str, ...]:
    """The items of the wanted cards that lie on top of the spaces of the board."""
    return tuple(f"s{space}" for space, stack in enumerate(view.stacks) if stack and wanted(stack[-1]))


def tops(view: View, seats: Iterable[Seat]) -> tuple[str, ...]:
    """The items of these seats' piles."""
    piles = view.piles
    return tuple(f"top{seat}" for seat in seats if piles[seat])


def cards_of(view: View, seat: Seat) -> tuple[str, ...]:
    """The items of a seat's hand and pile."""
    return (*hand_keys(seat, view.sizes[seat]), *tops(view, (seat,)))


def duel(view: View) -> Fight | None:
    """The showdown of two that is going on alone, at the start of a step; both have cards in their piles."""
    if not view.fresh_step or len(view.fights) != 1 or len(view.fights[0].members) != 2:
        return None
    fight = view.fights[0]
    piles = view.piles
    return fight if all(piles[seat] for seat in fight.members) else None


def mine(view: View, fight: Fight) -> Seat:
    """Whose showdown it is asked for: the watcher's, or the first member's."""
    return view.me if isinstance(view.me, int) and view.me in fight.members else fight.members[0]


def other(fight: Fight, seat: Seat) -> Seat:
    return next(member for member in fight.members if member != seat)


def names(view: View, seats: Iterable[Seat]) -> dict[Seat, str]:
    """Who may be asked about, as choices of a knob: seat to 'you', 'A', ..."""
    return {seat: called(view, seat) for seat in seats}


def match_line(
    view: View,
    targets: Iterable[Card],
    bag: Mapping[Card, int],
    words: str = "Cards left that match",
) -> Line:
    """How many cards of a bag match, name by name; lit are the cards on the board that they match."""
    names = in_order(targets)
    parts = " + ".join(some(bag[card], card, figures=True) for card in names if bag.get(card))
    total = sum(bag.get(card, 0) for card in names)
    return Line(words, parts or f"no {either(names)}", str(total), board_keys(view, lambda card: card in names))


# Trials: the hidden cards are dealt, and a flip or a step is played by the rules.


class Shown(NamedTuple):
    """What a flip or a step brought."""

    state: State
    events: tuple[Event, ...]
    cards: tuple[Card, ...]


def game_of(view: View) -> MrT:
    return MrT(view.seats, view.options)


def unit(game: MrT, state: State, choose: Callable[[State, Seat], Move], rng: Random) -> Shown:
    """All cards of the next flip or step, chosen by `choose` where there is a choice."""
    while True:
        turn = game.turn(state)
        assert not isinstance(turn, Over)
        if isinstance(turn, Choice):
            move = choose(state, turn.seat)
            step = game.play(state, move if move in turn.moves else rng.choice(turn.moves))
        else:
            step = game.play(state, turn.odds.sample(rng))
        state = step.state
        for event in step.events:
            if isinstance(event, Revealed):
                return Shown(state, step.events, event.cards)


def played(view: View, choose: Callable[[State, Seat], Move], rng: Random) -> Shown:
    """The hidden cards dealt, and the next flip or step played."""
    game = game_of(view)
    return unit(game, game.imagine(view, rng), choose, rng)


def blind(state: State, seat: Seat) -> Move:
    """The top of the pile; where there is none, `unit` takes any card of the hand."""
    return TURN


def top_of(game: MrT, state: State, seat: Seat, rng: Random) -> Card:
    """The next card of a seat's pile."""
    return rng.choice(coming(state.fresh[seat], state.won[seat], state.bag, game.options))


def turned(view: View, cards: Mapping[Seat, Card]) -> dict[str, Face]:
    """The cards of a trial on the piles from which they came."""
    piles = view.piles
    return {f"top{seat}": face(card) for seat, card in cards.items() if card and piles[seat]}
