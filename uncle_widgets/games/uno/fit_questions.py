"""The questions about cards that fit: N-L1, can a hand play, and N-L2, will a drawn card fit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import spoken
from uncle_widgets.games.uno import odds, trials
from uncle_widgets.games.uno.scene import face
from uncle_widgets.games.uno.sight import (
    LETTERS,
    capped,
    complement,
    fitting_line,
    hand_keys,
    hidden,
    hundred,
    listed,
    live,
    many,
    named,
    on,
    play_parts,
    ranged,
    seen_keys,
    shown_top,
    sight,
    turned,
    unseen_line,
    without,
    wrong,
)
from uncle_widgets.games.uno.state import COLOUR, HAND, SIGN, WILD, WILD4, Card, Cards, View
from uncle_widgets.probability.question import Curve, Derivation, Knob, Line, Mistake, Model, Part, Question
from uncle_widgets.probability.show import percent
from uncle_widgets.refusal import Refusal

FRESH, UNLOOKED = "fresh", "unlooked"
EXAMPLE = "r7"
"""The card that is supposed to be turned up where none is."""
EXAMPLE_HAND = ("g3", "b5", "y9", "bx")
"""A hand that cannot play on it."""


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
        words = "Every hidden hand is counted as any of the unseen cards; nothing is read from what was played."
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
        start = f"On top lies {shown_top(view)}." if on(view) else f"The {named(EXAMPLE)} is turned up."
        _, cards, count = self.deal(view)
        wilds = "" if self.wilds == "with" else " without a wild"
        match self.choice(view):
            case "fresh":
                return f"{start} Can a hand of {count} from the other {sum(cards.values())} cards play{wilds}?"
            case "unlooked":
                return f"{start} Before you look at your {many(count)}, can you play one{wilds}?"
            case seat:
                who = LETTERS[int(seat)]
                return f"{start} {who} holds {many(count)}. Can {who} play{wilds}?"

    def given(self, view: View) -> str:
        match self.choice(view):
            case "fresh":
                return "Only the card on top has been seen; the others are shuffled and seven are dealt."
            case "unlooked":
                _, cards, _ = self.deal(view)
                return f"You see the discards, not your hand. {sum(cards.values())} cards are unseen."
        return sight(view)

    def answer(self, view: View) -> Fraction:
        return odds.can_open(*self.deal(view), self.wilds == "with")

    def says(self, view: View) -> str:
        return "such hands can play" + ("" if self.wilds == "with" else " without a wild")

    def derive(self, view: View) -> Derivation:
        top, cards, count = self.deal(view)
        wilds, choice = self.wilds == "with", self.choice(view)
        total, good = sum(cards.values()), odds.useful(top, cards, wilds)
        seat = choice if isinstance(choice, int) else view.me if choice == UNLOOKED else None
        lit = hand_keys(view, seat) if isinstance(seat, int) else ()
        if isinstance(choice, int):
            first = unseen_line(view)
        else:
            seen = 1 if choice == FRESH else len(view.discards)
            first = Line("Cards the hand can come from", f"108 − {seen} seen", str(total), ("top",) * on(view))
        fit = seen_keys(view, lambda card: odds.fits(card, top)) if isinstance(choice, int) else ()
        mean = Fraction(count * good, total)
        return Derivation(
            (
                first,
                fitting_line(top, cards, wilds, fit),
                *complement("it", count, total, good, "one that fits", lit),
                Line("Cards that fit, on average", f"{count} × {good}/{total}", f"{float(mean):.2f}"),
            )
        )

    def once(self, view: View, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        _, cards, count = self.deal(view)
        top, colour = (view.top, view.colour) if on(view) else (EXAMPLE, COLOUR[EXAMPLE])
        hand: Cards = tuple(sorted(rng.sample(listed(cards), count)))
        seat = self.choice(view)
        shown = turned(view, seat, hand) if isinstance(seat, int) else {}
        return trials.opens(hand, top, colour, self.wilds == "with"), shown

    def parts(self, view: View) -> tuple[Part, ...]:
        return play_parts(*self.deal(view), self.wilds == "with")

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        top, cards, count = self.deal(view)
        total, good = sum(cards.values()), odds.useful(top, cards, self.wilds == "with")
        added = Fraction(count * good, total)
        over = " and passes 1" if added > 1 else ""
        found = [
            Mistake(
                f"{count} × {good}/{total}",
                capped(added),
                f"It counts a hand with two such cards twice{over}: it is the mean number of cards that fit.",
            ),
            Mistake(f"{good}/{total}", Fraction(good, total), f"That is one card. The hand has {count}."),
        ]
        if self.wilds == "with":
            plain = odds.can_open(top, cards, count, wilds=False)
            found.append(Mistake("No wilds", plain, "The wild cards fit too: they go on anything."))
        return wrong(self.answer(view), *found)

    def slots(self, view: View) -> Mapping[str, str]:
        top, cards, count = self.deal(view)
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
            "cards": many(count),
            "here": str(odds.useful(top, cards, self.wilds == "with")),
            "unseen": str(sum(cards.values())),
            "exact": hundred(self.answer(view)),
        }


@dataclass(frozen=True)
class WillItFit(Question[View]):
    """N-L2: will a card that is drawn fit, within `draws` turns' draws while the same card shows?"""

    id: ClassVar[str] = "N-L2"
    title: ClassVar[str] = "I must draw: will the card fit?"
    name: ClassVar[str] = "Will it fit?"
    when: ClassVar[str] = "while there are cards to draw"
    concept: ClassVar[str] = "conditional probability"
    misconception: ClassVar[str] = "there are four colours, so one card in four fits"
    draws: int = 1

    def __post_init__(self) -> None:
        ranged("draws", self.draws, 1, self.MOST)

    MOST: ClassVar[int] = 4

    @property
    def model(self) -> Model:
        return Model("value-blind", "Nothing is read from what the others played or kept.")

    def choice(self, view: View) -> int:
        return self.draws if self.draws <= view.draw_count else 1

    def knobs(self, view: View) -> tuple[Knob, ...]:
        counts = tuple((n, str(n)) for n in range(1, min(self.MOST, view.draw_count) + 1))
        return (Knob("draws", "Draws", counts, value=self.choice(view)),)

    def good(self, view: View) -> int:
        return odds.useful(live(view), view.copies)

    def ask(self, view: View) -> str | None:
        if not on(view) or not view.draw_count:
            return None
        top, draws = shown_top(view), self.choice(view)
        if isinstance(view.me, int) and view.hand:
            must = view.phase == "turn" and view.seat == view.me and not view.playable
            start = f"Nothing in your hand fits on {top}: you must draw."
            start = start if must else f"Suppose you must draw on {top}."
        else:
            start = f"Suppose {LETTERS[max(view.seat, 0)]} must draw on {top}."
        if draws == 1:
            return f"{start} Will the card fit?"
        return f"{start} Will one of {draws} cards fit, drawn in {draws} turns while the same card shows?"

    def given(self, view: View) -> str:
        text = sight(view)
        if any(COLOUR[card] == view.colour for card in view.hand) and view.copies[WILD4]:
            text += " A Wild Draw Four counts as fitting, though from your hand it would be a bluff."
        return text

    def answer(self, view: View) -> Fraction:
        return odds.within_draws(self.good(view), view.copies, self.choice(view))

    def says(self, view: View) -> str:
        return "such draws bring a card that fits"

    def derive(self, view: View) -> Derivation:
        total, good, top, draws = len(view.unseen), self.good(view), live(view), self.choice(view)
        rest, p = total - good, self.answer(view)
        fit = seen_keys(view, lambda card: odds.fits(card, top))
        lines = [unseen_line(view), fitting_line(top, view.copies, lit=fit)]
        if draws == 1:
            lines.append(Line("Share", f"{good}/{total}", percent(p), ("draw",)))
        else:
            steps = " × ".join(f"{max(0, rest - k)}/{total - k}" for k in range(draws))
            lines += [
                Line("None fits", steps, percent(1 - p), ("draw",)),
                Line("At least one fits", "1 − that", percent(p)),
            ]
        if not good:
            return Derivation(tuple(lines))
        mean = odds.draws_until(good, view.copies).E()
        lines.append(Line("Draws until one fits, on average", f"({total} + 1)/({good} + 1)", f"{float(mean):.2f}"))
        xs = tuple(range(1, min(12, total) + 1))
        within = tuple(odds.within_draws(good, view.copies, n) for n in xs)
        title = "The chance that a card fits within so many draws"
        return Derivation(tuple(lines), curve=Curve(title, xs, within, Fraction(1), "certain"))

    def once(self, view: View, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        fits, came = trials.drawn(view, rng, self.choice(view))
        return fits, {"draw": face(came[-1])}

    def parts(self, view: View) -> tuple[Part, ...]:
        good, total = self.good(view), len(view.unseen)
        first, within = Fraction(good, total), self.answer(view)
        if self.choice(view) > 1:
            return (
                Part("the first card fits", first, 1),
                Part("a later one fits", within - first, 2),
                Part("none fits", 1 - within, 0),
            )
        wild = Fraction(view.copies[WILD] + view.copies[WILD4], total)
        return (
            Part("fits by colour or sign", first - wild, 1),
            Part("is wild", wild, 2),
            Part("does not fit", 1 - first, 0),
        )

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        good, total, draws = self.good(view), len(view.unseen), self.choice(view)
        words = "Four colours, but the same sign and the wilds fit as well."
        found = [Mistake("1/4", Fraction(1, 4), words)]
        if draws > 1:
            words = "It counts it twice when two of the cards fit."
            found.append(Mistake(f"{draws} × {good}/{total}", capped(Fraction(draws * good, total)), words))
            found.append(Mistake(f"{good}/{total}", Fraction(good, total), "That is a single draw."))
        else:
            deck = without(odds.FULL, view.top)
            whole = Fraction(odds.useful(live(view), deck), sum(deck.values()))
            words = "That is for a deck of which only the top card is known. You have seen more."
            found.append(Mistake("The whole deck", whole, words))
        return wrong(self.answer(view), *found)

    def slots(self, view: View) -> Mapping[str, str]:
        good, total = self.good(view), len(view.unseen)
        example = without(odds.FULL, EXAMPLE)
        for card in EXAMPLE_HAND:
            example = without(example, card)
        useful, count = odds.useful(EXAMPLE, example), sum(example.values())
        return {
            "example": named(EXAMPLE),
            "held": spoken(f"a {named(card)}" for card in EXAMPLE_HAND),
            "example_unseen": str(count),
            "example_good": str(useful),
            "example_once": percent(Fraction(useful, count)),
            "example_twice": percent(odds.within_draws(useful, example, 2)),
            "example_until": f"{float(odds.draws_until(useful, example).E()):.2f}",
            "top": shown_top(view),
            "unseen": str(total),
            "good": str(good),
            "once": percent(Fraction(good, total)),
            "exact": hundred(self.answer(view)),
        }
