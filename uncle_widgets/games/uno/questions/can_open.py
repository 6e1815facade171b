"""N-L1: whether a hand can play on the card that shows, by the hypergeometric distribution."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.draw_dealer import draw_dealer
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import COLOUR, HAND, SIGN, Card, Cards
from uncle_widgets.games.uno.questions import common, steps, trials
from uncle_widgets.games.uno.questions.common import ANY_CARDS, EXAMPLE
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.uno.words import named, on_top, shown_top
from uncle_widgets.games.words import AT_LEAST_ONE, capital, capped, complement, count, hundred, minus_seen, wrong
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Model
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent

ONE_CARD = "Count the cards that fit, and divide by all the cards that you can't see."
"""The idea for a single card."""


@dataclass(frozen=True)
class CanOpen(Question[View]):
    """N-L1: can a hand play on the card that shows? `hand`: a seat, 'fresh' or 'unlooked'."""

    id: ClassVar[str] = "N-L1"
    title: ClassVar[str] = "Can a hand play on this card?"
    name: ClassVar[str] = "Can they play?"
    when: ClassVar[str] = "at any time, about a hand on the table or one that has just been dealt"
    concept: ClassVar[str] = "the hypergeometric distribution"
    misconception: ClassVar[str] = "adding up the chances of the single cards, which soon makes more than 1"
    hand: int | str = setting("", "Whose hand", {})
    wilds: str = setting("with", "Wild cards", {"with": "count", "without": "don't count"}, refuses=True)

    @property
    def model(self) -> Model:
        return Model("value-blind", ANY_CARDS)

    def arise(self, view: View) -> Filled[View]:
        on, mine, hands = common.on(view), view.hand, dict[int | str, str]()
        if on:
            hands.update((seat, LETTERS[seat]) for seat in common.hidden(view))
            if mine:
                hands["unlooked"] = "yours, before you look"
        hands["fresh"] = "seven cards from a full deck"
        hand = self.hand if self.hand in hands else next(iter(hands))
        seat = hand if isinstance(hand, int) else None
        top, colour = (view.table.top, view.table.colour) if on else (EXAMPLE, COLOUR[EXAMPLE])
        cards: Mapping[Card, int]
        if seat is not None:
            cards, size, who = view.copies, view.table.counts[seat], LETTERS[seat]
            asked = f"{who} holds {count(size) if size > 1 else 'one card'}. How likely is it that {who} can play"
            cases = f"possible {'hands' if size > 1 else 'cards'} for {who}"
            given = common.given_by(view)
        elif hand == "unlooked":
            cards, size, who = {card: n + mine.count(card) for card, n in view.copies.items()}, len(mine), "you"
            asked = f"You haven't looked at your {count(size) if size > 1 else 'card'} yet. "
            asked += "How likely is it that you can play"
            cases = f"possible {'hands' if size > 1 else 'cards'} for you"
            given = f"You can see the discard pile, but not your hand. {common.hidden_cards(sum(cards.values()))}"
        else:
            cards, size, who = common.without(odds.FULL, top), HAND, "a player"
            asked = f"A player is dealt {size} of the other {sum(cards.values())} cards. "
            asked += "How likely is it that this player can play"
            cases = f"hands of {count(size)}"
            given = f"Only the card on top is known. The others are shuffled, and {size} of them are dealt."
        wilds, live = self.wilds == "with", top if COLOUR[top] else colour
        plain = "" if wilds else " a card that isn't wild"
        fits = "contain a card that fits" if size > 1 else "fit"
        if not wilds:
            fits += f" and {'isn' if size > 1 else 'aren'}'t wild"
        n, good = sum(cards.values()), common.fit(live, cards, wilds)
        p, mean = at_least_one(good, n, size), Fraction(size * good, n)

        whose = {"you": "your", "a player": "the single"}.get(who, f"{who}'s")

        def words() -> str:
            start = on_top(view) if on else f"Suppose the {named(EXAMPLE)} is turned up"
            return f"{start}. {asked}{plain}?"

        def derivation() -> Derivation:
            holder = view.me if hand == "unlooked" else seat
            lit = common.held_keys(view, holder) if isinstance(holder, int) else ()
            if seat is not None:
                first = common.unseen_line(view)
            else:
                seen = 1 if hand == "fresh" else len(view.table.discards)
                known = ("top",) * on if seen == 1 else common.gone_keys(view)
                pile = f"108 − {seen} on the discard pile"
                first = Line(minus_seen("cards", seen), pile, str(n), known)
            these = f"the other {n} cards" if hand == "fresh" else f"the {n} cards you can't see"
            lines = first, steps.fit_line(live, cards, these, wilds)
            one = "a card that isn't wild" if plain else ""
            can = f"can {'this player' if who == 'a player' else who} play"
            if size == 1:
                asks = (
                    f"{whose[0].upper()}{whose[1:]} card can be any of those {n}. How likely is it that it fits?"
                )
                some = f"{capital(who)} can play{plain}"
                return Derivation((*lines, steps.share_line(some, asks, [good], n, lit)), idea=ONE_CARD)
            hands = f"hands of {count(size)}" if hand == "fresh" else f"hands {who} might hold"
            row = steps.Row(
                size,
                n,
                good,
                f"100 {hands}",
                "hand",
                f"{capital(who)} can play{plain}",
                f"{can} {one}".strip(),
                lit,
            )
            other = complement(who, size, n, good, "a card that fits", lit)
            return Derivation((*lines, *steps.one_by_one(row)), other=other, idea=AT_LEAST_ONE)

        def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
            dealt: Cards = tuple(sorted(rng.sample(common.listed(cards), size)))
            shown = common.laid_out(dealt) if seat is None else common.turned(view, seat, dealt)
            return trials.opens(dealt, top, colour, wilds), shown

        def each_fits() -> list[bool]:
            can = {card: trials.opens((card,), top, colour, wilds) for card in cards}
            return [can[card] for card in common.listed(cards)]

        def mistakes() -> tuple[Mistake, ...]:
            twice = "Adding counts a hand with two cards that fit twice."
            if mean > 1:
                twice += " That's why the sum is more than 1."
            found = [
                Mistake("added", f"{size} × {good}/{n}", capped(mean), twice),
                Mistake("one", f"{good}/{n}", Fraction(good, n), f"That's for one card. The hand has {size}."),
            ][: 2 * (size > 1)]  # with one card there is nothing to add
            if wilds:
                without = odds.can_open(live, cards, size, wilds=False)
                words = "The wild cards fit too. You can play them on anything."
                found.append(Mistake("part", "Without wild cards", without, words))
            return wrong(p, *found)

        asks = {
            "added": f"Did you add up the chances of {whose} cards?",
            "one": "Did you use the chance for a single card?",
            "part": "Did you leave out the wild cards?",
            "alike": "Did you say one in four because there are four colours?",
            "turned": f"Is that the chance that {'this player' if who == 'a player' else who} can't play?",
            "wider": "Did you count the wild cards too?",
        }

        return Filled(
            self,
            view,
            answer=p,
            once=once,
            deals=lambda: draw_dealer(each_fits, size),
            words=words,
            given=given,
            derivation=derivation,
            cases=cases,
            event=fits,
            asks=asks,
            knobs=lambda: (self.knob("hand", choices=hands, value=hand), self.knob("wilds")),
            parts=lambda: common.play_parts(good, n, size),
            mistakes=mistakes,
            pictures=lambda: common.hands_that_can_play("Count the hands, not the cards", good, n, size),
            quantities={"N": n, "fit": good, "n": size},
            slots=lambda: {
                **_example(),
                "top": shown_top(view) if on else f"the {named(top)}",
                "cards": count(size),
                "here": str(good or "none"),
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
