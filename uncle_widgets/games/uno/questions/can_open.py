"""N-L1: whether a hand can play on the card that shows, by the hypergeometric distribution."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import COLOUR, HAND, SIGN, Card, Cards
from uncle_widgets.games.uno.questions import common, trials
from uncle_widgets.games.uno.questions.common import EXAMPLE
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.uno.words import named, shown_top
from uncle_widgets.games.words import capped, complement, count, hundred, minus_seen, wrong
from uncle_widgets.probability.counting import at_least_one, hypergeometric
from uncle_widgets.probability.dealing import Piece
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.pictures import CountedTwice, DrawByDraw, Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.refusal import Refusal


@dataclass(frozen=True)
class CanOpen(Question[View]):
    """N-L1: can a hand play on the card that shows? `hand`: a seat, 'fresh' or 'unlooked'."""

    id: ClassVar[str] = "N-L1"
    title: ClassVar[str] = "Can a hand play on this card?"
    name: ClassVar[str] = "Can they play?"
    when: ClassVar[str] = "always: on the table, or for a hand just dealt"
    concept: ClassVar[str] = "the hypergeometric distribution"
    misconception: ClassVar[str] = "adding up the cards' chances, which soon pass 1"
    hand: int | str = ""
    wilds: str = "with"

    def __post_init__(self) -> None:
        if self.wilds not in ("with", "without"):
            raise Refusal(f"Expected wilds to be with or without, not {str(self.wilds)[:20]!r}.")

    @property
    def model(self) -> Model:
        words = "We suppose that a hidden hand may be any unseen cards: nothing is read from what was played."
        return Model("value-blind", words)

    def arise(self, view: View) -> Opens:
        on, mine, hands = common.on(view), view.hand, list[tuple[int | str, str]]()
        if on:
            hands += [(seat, LETTERS[seat]) for seat in common.hidden(view)]
            hands += [("unlooked", "yours, before you look")] * bool(mine)
        hands.append(("fresh", "seven from a full deck"))
        hand = self.hand if self.hand in dict(hands) else hands[0][0]
        top, colour = (view.table.top, view.table.colour) if on else (EXAMPLE, COLOUR[EXAMPLE])
        cards: Mapping[Card, int]
        match hand:
            case "fresh":
                cards, size = common.without(odds.FULL, top), HAND
                given = "Only the card on top has been seen; the others are shuffled and seven are dealt."
                ask = f"Can a hand of {size} from the other {sum(cards.values())} cards play"
            case "unlooked":
                cards, size = {card: n + mine.count(card) for card, n in view.copies.items()}, len(mine)
                given = f"You have seen the discards, not your hand. {sum(cards.values())} cards are unseen."
                ask = f"Before you look at your {count(size)}, can you play one"
            case seat:
                cards, size, who = view.copies, view.table.counts[int(seat)], LETTERS[int(seat)]
                given = common.given_by(view)
                ask = f"{who} holds {count(size)}. Can {who} play"
        start = f"On top lies {shown_top(view)}." if on else f"Suppose the {named(EXAMPLE)} is turned up."
        words = f"{start} {ask}{self.plain}?"
        return Opens(self, view, hand, tuple(hands), on, top, colour, cards, size, words, given)

    @property
    def plain(self) -> str:
        return "" if self.wilds == "with" else " without a wild"


@dataclass(eq=False)
class Opens(Posed[View]):
    """The question about one hand of `size` of these `cards`, and a top card with the colour in force."""

    question: CanOpen
    hand: int | str
    hands: tuple[tuple[int | str, str], ...]
    on: bool
    top: Card
    colour: str
    cards: Mapping[Card, int]
    size: int
    words: str = ""
    given: str = ""

    def __post_init__(self) -> None:
        self.seat = self.hand if isinstance(self.hand, int) else None
        self.wilds, self.live = self.question.wilds == "with", self.top if COLOUR[self.top] else self.colour
        self.n, self.good = sum(self.cards.values()), odds.useful(self.live, self.cards, self.wilds)
        self.p = at_least_one(self.good, self.n, self.size)
        self.mean = Fraction(self.size * self.good, self.n)
        self.says = f"such hands can play{self.question.plain}"
        self.quantities = {"N": self.n, "fit": self.good, "n": self.size}

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        counts = (("with", "count"), ("without", "do not count"))
        return (
            Knob("hand", "Whose hand", self.hands, value=self.hand),
            Knob("wilds", "Wild cards", counts, value=self.question.wilds),
        )

    def answer(self) -> Fraction:
        return self.p

    @cached_property
    def useful(self) -> Dist[int]:
        """How many cards of the hand fit."""
        return hypergeometric(self.good, self.n, self.size)

    @cached_property
    def derivation(self) -> Derivation:
        view, me = self.view, self.view.me
        seat = me if self.hand == "unlooked" and isinstance(me, int) else self.seat
        lit = () if seat is None else common.held_keys(view, seat)
        if self.seat is not None:
            first = common.unseen_line(view)
        else:
            seen = 1 if self.hand == "fresh" else len(view.table.discards)
            known = ("top",) * self.on if seen == 1 else common.gone_keys(view)
            first = Line(minus_seen("cards", seen), f"108 − {seen} seen", str(self.n), known)
        fitting = f"{self.size} × {self.good}/{self.n}"
        return Derivation((
            first,
            common.fitting_line(self.live, self.cards, self.wilds),
            *complement("it", self.size, self.n, self.good, "one that fits", lit),
            Line("Cards that fit, on average", fitting, f"{float(self.mean):.2f}"),
        ))  # fmt: skip

    def once(self, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        hand: Cards = tuple(sorted(rng.sample(common.listed(self.cards), self.size)))
        shown = common.laid_out(hand) if self.seat is None else common.turned(self.view, self.seat, hand)
        return trials.opens(hand, self.top, self.colour, self.wilds), shown

    def deals(self, seed: int, first: int, n: int) -> Iterator[Piece]:
        from uncle_widgets.games import packs

        fits = {card: trials.opens((card,), self.top, self.colour, self.wilds) for card in self.cards}
        return packs.holds([fits[card] for card in common.listed(self.cards)], self.size, seed, first, n)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return common.play_parts(self.useful)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        if self.p in (0, 1):
            return ()
        caption = f"{self.size} × {self.good}/{self.n} adds up the cards that fit. A ringed hand holds several."
        return (
            CountedTwice("Count hands, not cards", caption, self.useful, "a card that fits", "cards that fit"),
            DrawByDraw("Card by card", "", self.n, self.good, self.size, "one that fits"),
        )

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        n, good, size = self.n, self.good, self.size
        twice = f"It counts a hand with two such cards twice{' and passes 1' if self.mean > 1 else ''}"
        found = [
            Mistake("added", f"{size} × {good}/{n}", capped(self.mean),
                    f"{twice}: it is the mean number of cards that fit."),
            Mistake("one", f"{good}/{n}", Fraction(good, n), f"That is one card. The hand has {size}."),
        ]  # fmt: skip
        if self.wilds:
            plain = odds.can_open(self.live, self.cards, size, wilds=False)
            found.append(Mistake("part", "No wilds", plain, "The wild cards fit too: they go on anything."))
        return wrong(self.p, *found)

    @cached_property
    def slots(self) -> Mapping[str, str]:
        return {
            **_example(),
            "top": shown_top(self.view) if self.on else f"the {named(self.top)}",
            "cards": count(self.size),
            "here": str(self.good),
            "unseen": str(self.n),
            "exact": hundred(self.p),
        }


@cache
def _example() -> Mapping[str, str]:
    """Words for the lesson that hang on no position."""
    cards = common.without(odds.FULL, EXAMPLE)
    total, good = sum(cards.values()), odds.useful(EXAMPLE, cards)
    colour = sum(n for card, n in cards.items() if COLOUR[card] == COLOUR[EXAMPLE])
    sign = sum(n for c, n in cards.items() if SIGN[c] == SIGN[EXAMPLE] and COLOUR[c] != COLOUR[EXAMPLE])
    return {
        "example": named(EXAMPLE),
        "total": str(total),
        "colour_mates": str(colour),
        "sign_mates": str(sign),
        "wild": str(cards["w"] + cards["w+4"]),
        "good": str(good),
        "hand": str(HAND),
        "others": str(total - good),
        "fresh": percent(odds.can_open(EXAMPLE, cards)),
        "plain": percent(odds.can_open(EXAMPLE, cards, wilds=False)),
        "mean": f"{float(odds.useful_cards(EXAMPLE, cards).E()):.2f}",
    }
