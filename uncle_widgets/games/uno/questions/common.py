"""What the questions of UNO share: what a watcher sees, and lines that count cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import replace

from uncle_widgets.engine.game import EVERYTHING, Seat
from uncle_widgets.games.scene import Face, Trace, traced
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import COLOUR, KINDS, OF_COLOUR, Card, Cards
from uncle_widgets.games.uno.modes import partner
from uncle_widgets.games.uno.rules import Uno
from uncle_widgets.games.uno.scene import KIND_KEY, face
from uncle_widgets.games.uno.state import Task, View
from uncle_widgets.games.words import count, hand_keys, minus_seen, owner, turned_up
from uncle_widgets.probability.counting import at_least_one, hypergeometric
from uncle_widgets.probability.pictures import CountedTwice, DrawByDraw, Picture
from uncle_widgets.probability.reasons import Line, Part

EXAMPLE = "r7"
"""The card that is supposed to be turned up where none is."""
EXAMPLE_HAND = ("g3", "b5", "y9", "bx")
"""A hand that cannot play on it."""
ANY_CARDS = "We suppose that a hidden hand may be any of the cards you can't see, whatever has been played."
"""The model that reads nothing from what was played."""
OFF = ("pick", "dealer", "deal", "first", "colour", "score", "over")


def on(view: View) -> bool:
    """Whether a hand is being played: a card lies face up and its colour is known."""
    return view.table.agenda[0].phase not in OFF and bool(view.table.colour)


def live(view: View) -> str:
    """What is to be matched: the top card, or the colour named for a wild."""
    return view.table.top if COLOUR[view.table.top] else view.table.colour


def hidden(view: View) -> tuple[Seat, ...]:
    """The seats whose cards the watcher does not see, the one on turn first, in the direction of play."""
    table, order, seat = view.table, view.table.order, view.table.agenda[0].seat
    at = order.index(seat) if seat in order else 0
    turns = (order[(at + k * table.direction) % len(order)] for k in range(len(order)))
    return tuple(seat for seat in turns if view.hands[seat] is None and table.counts[seat])


def actor(view: View) -> Seat:
    """The watcher, if they play in this hand; else who is on turn, or the first."""
    order = view.table.order
    if isinstance(view.me, int) and view.me in order:
        return view.me
    return view.seat if view.seat in order else order[0]


def opponents(view: View) -> tuple[Seat, ...]:
    """Who plays against `actor` in this hand: all others but a partner (UNO-PAR-1)."""
    me, order = actor(view), view.table.order
    teams = view.options.mode in ("partners", "tournament")
    friend = partner(view.table, me) if teams else me
    return tuple(seat for seat in order if seat not in (me, friend))


def undealt(view: View) -> View:
    """The game before a card is dealt: all of them in one pile."""
    game = Uno(view.seats, view.options)
    begun = game.view(game.start(), None)
    return replace(begun, table=replace(begun.table, agenda=(Task("deal"),)))


def given_by(view: View, told: bool = True) -> str:
    """What the watcher knows, and what they are supposed not to use. `told`: also how many cards are hidden."""
    if view.me == EVERYTHING:
        return f"You can see every hand, but not the order of the {count(view.table.draw_count)} in the draw pile."
    seen = "the top card" if view.covered else "the discard pile"
    text = f"You can see {'your hand and ' if view.hand else ''}{seen}."
    if told:
        text += f" {hidden_cards(len(view.unseen))}"
    extra = {entry.what for entry in view.table.log}
    if "reshuffle" in extra:
        text += " Cards that were shuffled back in count as hidden, wherever they are now."
    if extra & {"none", "some", "wrong", "undo", "return"}:
        text += " We don't use what a challenge showed, or a card that was taken back."
    return text


def hidden_cards(n: int) -> str:
    """How many cards the watcher can't see, as a sentence."""
    return f"{count(n, 'card is', 'cards are')} hidden." if n else "No card is hidden."


def held_keys(view: View, seat: Seat, wanted: Callable[[Card], bool] | None = None) -> tuple[str, ...]:
    """Items of a seat's hand: all, or where it lies open those `wanted`."""
    hand = view.hands[seat]
    return hand_keys(seat, view.table.counts[seat] if hand is None else hand, wanted)


def seen_keys(view: View, wanted: Container[Card] = KINDS) -> tuple[str, ...]:
    """Items of the cards that are known, or of those `wanted`: in hands, on top, and the kinds discarded."""
    hands = (
        key for seat, hand in enumerate(view.hands) if hand for key in hand_keys(seat, hand, wanted.__contains__)
    )
    return (*hands, *("top",) * (view.table.top in wanted), *gone_keys(view, wanted))


def gone_keys(view: View, wanted: Container[Card] = KINDS) -> tuple[str, ...]:
    """The kinds that lie discarded, or those of them that are `wanted`."""
    return kind_keys(Counter(view.table.discards), wanted)


def kind_keys(cards: Mapping[Card, int], wanted: Container[Card] = KINDS) -> tuple[str, ...]:
    """The kinds of these cards, or of those `wanted`, where all cards are spread."""
    return tuple(KIND_KEY[card] for card, n in cards.items() if n and card in wanted)


def turned(view: View, seat: Seat, hand: Iterable[Card]) -> dict[str, Face]:
    """A hidden hand turned up on the table; nothing where it lies open."""
    return turned_up(seat, hand, face) if view.hands[seat] is None else {}


def laid_out(cards: Iterable[Card]) -> dict[str, Trace]:
    """Cards of a trial that have no place on the table, in a row."""
    return traced(Trace(face(card)) for card in cards)


def without(cards: Mapping[Card, int], card: Card) -> dict[Card, int]:
    """The copies with one `card` fewer."""
    return {**cards, card: cards[card] - 1}


def listed(cards: Mapping[Card, int]) -> Cards:
    """The cards themselves."""
    return tuple(card for card, n in cards.items() for _ in range(n))


def unseen_line(view: View, gone: str = "") -> Line:
    """All cards minus those that are seen; `gone` names one more that is known."""
    known = [(len(view.table.discards), "on the discard pile")]
    known += [
        (len(hand), f"in {owner(view, seat)} hand") for seat, hand in enumerate(view.hands) if hand is not None
    ]
    parts = ["108", *(f"{n} {words}" for n, words in known if n), *([gone] if gone else [])]
    words = minus_seen("cards", sum(n for n, _ in known))
    return Line(words, " − ".join(parts), str(len(view.unseen) - bool(gone)), seen_keys(view))


def fitting(top: str, wilds: bool = True) -> frozenset[Card]:
    """The kinds that fit on `top`; `wilds` says whether the wild cards count."""
    return odds.fitting(top) if wilds else odds.fitting(top) - OF_COLOUR[""]


def fit(top: str, cards: Mapping[Card, int], wilds: bool = True) -> int:
    """How many of the cards fit: what `odds.useful` counts, of cards that need no check."""
    kinds = fitting(top, wilds)
    return sum(n for card, n in cards.items() if card in kinds)


def card_by_card(title: str, good: int, total: int, draws: int, what: str, sets: str) -> tuple[DrawByDraw, ...]:
    """The cards drawn one after the other; nothing where one is drawn, or the answer is certain."""
    if draws == 1 or at_least_one(good, total, draws) in (0, 1):
        return ()
    return (DrawByDraw(title, "", total, good, draws, what, sets),)


def hands_that_can_play(title: str, good: int, total: int, size: int) -> tuple[Picture, ...]:
    """A hundred hands by their cards that fit, and the same card by card; nothing where the answer is certain."""
    if at_least_one(good, total, size) in (0, 1):
        return ()
    caption = "With one card there's nothing to add up."
    if size > 1:
        caption = (
            f"The sum {size} × {good}/{total} counts cards that fit, not hands. Ringed hands hold more than one."
        )
    held = hypergeometric(good, total, size)
    return (
        CountedTwice(title, caption, held, "a card that fits", "cards that fit"),
        DrawByDraw("Card by card", "", total, good, size, "a card that fits"),
    )


def play_parts(good: int, total: int, size: int) -> tuple[Part, ...]:
    """The hundred dots for a hand of `size` cards: one that fits, or more, or none."""
    held = hypergeometric(good, total, size)
    none, one = held.P(lambda k: k == 0), held.P(lambda k: k == 1)
    return (
        Part("with one card that fits", one, 1),
        Part("with two or more", 1 - none - one, 2),
        Part("with none", none, 0),
    )
