"""N-L1: whether a hand can play on the card that shows, by the hypergeometric distribution."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import COLOUR, HAND, SIGN, Card, Cards
from uncle_widgets.games.uno.questions import trials
from uncle_widgets.games.uno.questions.common import (
    EXAMPLE,
    fitting_line,
    given_by,
    held_keys,
    hidden,
    laid_out,
    listed,
    live,
    on,
    play_parts,
    seen_keys,
    turned,
    unseen_line,
    without,
)
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.uno.words import named, shown_top
from uncle_widgets.games.words import capped, complement, count, hundred, wrong
from uncle_widgets.probability.dealing import Dealer, Piece
from uncle_widgets.probability.pictures import CountedTwice, DrawByDraw, Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.refusal import Refusal

FRESH, UNLOOKED = "fresh", "unlooked"


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

    def hands(self, view: View) -> tuple[tuple[int | str, str], ...]:
        others = tuple((seat, LETTERS[seat]) for seat in hidden(view)) if on(view) else ()
        mine = ((UNLOOKED, "yours, before you look"),) if on(view) and view.hand else ()
        return (*others, *mine, (FRESH, "seven from a full deck"))

    def choice(self, view: View) -> int | str:
        """The hand asked about in this position."""
        offered = [value for value, _ in self.hands(view)]
        return self.hand if self.hand in offered else offered[0]

    def knobs(self, view: View) -> tuple[Knob, ...]:
        counts = (("with", "count"), ("without", "do not count"))
        return (
            Knob("hand", "Whose hand", self.hands(view), value=self.choice(view)),
            Knob("wilds", "Wild cards", counts, value=self.wilds),
        )

    def deal(self, view: View) -> tuple[str, Mapping[Card, int], int]:
        """What is to be matched, the cards that the hand comes from, and how many it has."""
        top = live(view) if on(view) else EXAMPLE
        match self.choice(view):
            case "fresh":
                return top, without(odds.FULL, view.top if on(view) else EXAMPLE), HAND
            case "unlooked":
                return top, {c: n + view.hand.count(c) for c, n in view.copies.items()}, len(view.hand)
            case seat:
                return top, view.copies, view.counts[int(seat)]

    def ask(self, view: View) -> str | None:
        start = f"On top lies {shown_top(view)}." if on(view) else f"Suppose the {named(EXAMPLE)} is turned up."
        _, cards, size = self.deal(view)
        wilds = "" if self.wilds == "with" else " without a wild"
        match self.choice(view):
            case "fresh":
                return f"{start} Can a hand of {size} from the other {sum(cards.values())} cards play{wilds}?"
            case "unlooked":
                return f"{start} Before you look at your {count(size)}, can you play one{wilds}?"
            case seat:
                who = LETTERS[int(seat)]
                return f"{start} {who} holds {count(size)}. Can {who} play{wilds}?"

    def given(self, view: View) -> str:
        match self.choice(view):
            case "fresh":
                return "Only the card on top has been seen; the others are shuffled and seven are dealt."
            case "unlooked":
                _, cards, _ = self.deal(view)
                return f"You see the discards, not your hand. {sum(cards.values())} cards are unseen."
        return given_by(view)

    def answer(self, view: View) -> Fraction:
        return odds.can_open(*self.deal(view), self.wilds == "with")

    def says(self, view: View) -> str:
        return "such hands can play" + ("" if self.wilds == "with" else " without a wild")

    def derive(self, view: View) -> Derivation:
        top, cards, size = self.deal(view)
        wilds, choice = self.wilds == "with", self.choice(view)
        total, good = sum(cards.values()), odds.useful(top, cards, wilds)
        seat = choice if isinstance(choice, int) else view.me if choice == UNLOOKED else None
        lit = held_keys(view, seat) if isinstance(seat, int) else ()
        if isinstance(choice, int):
            first = unseen_line(view)
        else:
            seen = 1 if choice == FRESH else len(view.discards)
            first = Line("Cards the hand can come from", f"108 − {seen} seen", str(total), ("top",) * on(view))
        fit = seen_keys(view, lambda card: odds.fits(card, top)) if isinstance(choice, int) else ()
        mean = Fraction(size * good, total)
        return Derivation(
            (
                first,
                fitting_line(top, cards, wilds, fit),
                *complement("it", size, total, good, "one that fits", lit),
                Line("Cards that fit, on average", f"{size} × {good}/{total}", f"{float(mean):.2f}"),
            )
        )

    def once(self, view: View, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        _, cards, size = self.deal(view)
        top, colour = (view.top, view.colour) if on(view) else (EXAMPLE, COLOUR[EXAMPLE])
        hand: Cards = tuple(sorted(rng.sample(listed(cards), size)))
        seat = self.choice(view)
        shown = turned(view, seat, hand) if isinstance(seat, int) else laid_out(hand)
        return trials.opens(hand, top, colour, self.wilds == "with"), shown

    def deals(self, view: View) -> Dealer:
        top, colour = (view.top, view.colour) if on(view) else (EXAMPLE, COLOUR[EXAMPLE])
        _, cards, size = self.deal(view)
        fits = {card: trials.opens((card,), top, colour, self.wilds == "with") for card in cards}

        def dealer(seed: int, first: int, n: int) -> Iterator[Piece]:
            from uncle_widgets.games.uno.questions import dealing

            return dealing.hands([fits[card] for card in listed(cards)], size, seed, first, n)

        return dealer

    def parts(self, view: View) -> tuple[Part, ...]:
        return play_parts(*self.deal(view), self.wilds == "with")

    def pictures(self, view: View) -> tuple[Picture, ...]:
        (top, cards, size), wilds = self.deal(view), self.wilds == "with"
        total, good = sum(cards.values()), odds.useful(top, cards, wilds)
        if self.answer(view) in (0, 1):
            return ()
        caption = f"{size} × {good}/{total} adds up the cards that fit. A ringed hand holds several."
        return (
            CountedTwice(
                "Count hands, not cards", caption, odds.useful_cards(top, cards, size, wilds),
                "a card that fits", "cards that fit",
            ),
            DrawByDraw("Card by card", "", total, good, size, "one that fits"),
        )  # fmt: skip

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        top, cards, size = self.deal(view)
        total, good = sum(cards.values()), odds.useful(top, cards, self.wilds == "with")
        added = Fraction(size * good, total)
        over = " and passes 1" if added > 1 else ""
        found = [
            Mistake(
                "added",
                f"{size} × {good}/{total}",
                capped(added),
                f"It counts a hand with two such cards twice{over}: it is the mean number of cards that fit.",
            ),
            Mistake("one", f"{good}/{total}", Fraction(good, total), f"That is one card. The hand has {size}."),
        ]
        if self.wilds == "with":
            plain = odds.can_open(top, cards, size, wilds=False)
            found.append(Mistake("part", "No wilds", plain, "The wild cards fit too: they go on anything."))
        return wrong(self.answer(view), *found)

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        top, cards, size = self.deal(view)
        return {"N": sum(cards.values()), "fit": odds.useful(top, cards, self.wilds == "with"), "n": size}

    def slots(self, view: View) -> Mapping[str, str]:
        top, cards, size = self.deal(view)
        example = without(odds.FULL, EXAMPLE)
        total, good = sum(example.values()), odds.useful(EXAMPLE, example)
        return {
            "example": named(EXAMPLE),
            "total": str(total),
            "colour_mates": str(sum(n for card, n in example.items() if COLOUR[card] == COLOUR[EXAMPLE])),
            "sign_mates": str(
                sum(n for c, n in example.items() if SIGN[c] == SIGN[EXAMPLE] and COLOUR[c] != COLOUR[EXAMPLE])
            ),
            "wild": str(example["w"] + example["w+4"]),
            "good": str(good),
            "hand": str(HAND),
            "others": str(total - good),
            "fresh": percent(odds.can_open(EXAMPLE, example)),
            "plain": percent(odds.can_open(EXAMPLE, example, wilds=False)),
            "mean": f"{float(odds.useful_cards(EXAMPLE, example).E()):.2f}",
            "top": shown_top(view) if on(view) else f"the {named(top)}",
            "cards": count(size),
            "here": str(odds.useful(top, cards, self.wilds == "with")),
            "unseen": str(sum(cards.values())),
            "exact": hundred(self.answer(view)),
        }
