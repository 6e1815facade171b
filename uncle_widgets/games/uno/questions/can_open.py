"""N-L1: whether a hand can play on the card that shows, by the hypergeometric distribution."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
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
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Model
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent


@dataclass(frozen=True)
class CanOpen(Question[View]):
    """N-L1: can a hand play on the card that shows? `hand`: a seat, 'fresh' or 'unlooked'."""

    id: ClassVar[str] = "N-L1"
    title: ClassVar[str] = "Can a hand play on this card?"
    name: ClassVar[str] = "Can they play?"
    when: ClassVar[str] = "always: on the table, or for a hand just dealt"
    concept: ClassVar[str] = "the hypergeometric distribution"
    misconception: ClassVar[str] = "adding up the cards' chances, which soon pass 1"
    hand: int | str = setting("", "Whose hand", {})
    wilds: str = setting("with", "Wild cards", {"with": "count", "without": "do not count"}, refuses=True)

    @property
    def model(self) -> Model:
        words = "We suppose that a hidden hand may be any unseen cards: nothing is read from what was played."
        return Model("value-blind", words)

    def arise(self, view: View) -> Filled[View]:
        on, mine, hands = common.on(view), view.hand, dict[int | str, str]()
        if on:
            hands.update((seat, LETTERS[seat]) for seat in common.hidden(view))
            if mine:
                hands["unlooked"] = "yours, before you look"
        hands["fresh"] = "seven from a full deck"
        hand = self.hand if self.hand in hands else next(iter(hands))
        seat = hand if isinstance(hand, int) else None
        top, colour = (view.table.top, view.table.colour) if on else (EXAMPLE, COLOUR[EXAMPLE])
        cards: Mapping[Card, int]
        if seat is not None:
            cards, size, who = view.copies, view.table.counts[seat], LETTERS[seat]
            ask = f"{who} holds {count(size)}. Can {who} play"
            given = common.given_by(view)
        elif hand == "unlooked":
            cards, size = {card: n + mine.count(card) for card, n in view.copies.items()}, len(mine)
            ask = f"Before you look at your {count(size)}, can you play one"
            given = f"You have seen the discards, not your hand. {sum(cards.values())} cards are unseen."
        else:
            cards, size = common.without(odds.FULL, top), HAND
            ask = f"Can a hand of {size} from the other {sum(cards.values())} cards play"
            given = "Only the card on top has been seen; the others are shuffled and seven are dealt."
        wilds, live = self.wilds == "with", top if COLOUR[top] else colour
        plain = "" if wilds else " without a wild"
        n, good = sum(cards.values()), common.fit(live, cards, wilds)
        p, mean = at_least_one(good, n, size), Fraction(size * good, n)

        def words() -> str:
            start = f"On top lies {shown_top(view)}." if on else f"Suppose the {named(EXAMPLE)} is turned up."
            return f"{start} {ask}{plain}?"

        def derivation() -> Derivation:
            holder = view.me if hand == "unlooked" else seat
            lit = common.held_keys(view, holder) if isinstance(holder, int) else ()
            if seat is not None:
                first = common.unseen_line(view)
            else:
                seen = 1 if hand == "fresh" else len(view.table.discards)
                known = ("top",) * on if seen == 1 else common.gone_keys(view)
                first = Line(minus_seen("cards", seen), f"108 − {seen} seen", str(n), known)
            return Derivation((
                first,
                common.fitting_line(live, cards, wilds),
                *complement("it", size, n, good, "one that fits", lit),
                Line("Cards that fit, on average", f"{size} × {good}/{n}", f"{float(mean):.2f}"),
            ))  # fmt: skip

        def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
            dealt: Cards = tuple(sorted(rng.sample(common.listed(cards), size)))
            shown = common.laid_out(dealt) if seat is None else common.turned(view, seat, dealt)
            return trials.opens(dealt, top, colour, wilds), shown

        def fits() -> list[bool]:
            can = {card: trials.opens((card,), top, colour, wilds) for card in cards}
            return [can[card] for card in common.listed(cards)]

        def mistakes() -> tuple[Mistake, ...]:
            twice = f"It counts a hand with two such cards twice{' and passes 1' if mean > 1 else ''}"
            found = [
                Mistake("added", f"{size} × {good}/{n}", capped(mean),
                        f"{twice}: it is the mean number of cards that fit."),
                Mistake("one", f"{good}/{n}", Fraction(good, n), f"That is one card. The hand has {size}."),
            ]  # fmt: skip
            if wilds:
                without = odds.can_open(live, cards, size, wilds=False)
                found.append(Mistake("part", "No wilds", without, "The wild cards fit too: they go on anything."))
            return wrong(p, *found)

        return Filled(
            self,
            view,
            answer=p,
            once=once,
            deals=lambda: common.dealer(fits, size),
            words=words,
            given=given,
            derivation=derivation,
            says=f"such hands can play{plain}",
            knobs=lambda: (self.knob("hand", choices=hands, value=hand), self.knob("wilds")),
            parts=lambda: common.play_parts(good, n, size),
            mistakes=mistakes,
            pictures=lambda: common.hands_that_can_play("Count hands, not cards", good, n, size),
            quantities={"N": n, "fit": good, "n": size},
            slots=lambda: {
                **_example(),
                "top": shown_top(view) if on else f"the {named(top)}",
                "cards": count(size),
                "here": str(good),
                "unseen": str(n),
                "exact": hundred(p),
            },
        )


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
