"""N-L4: which colour to name for a Wild, before and after what a player did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import COLOUR, COLOURS, WILD, Card
from uncle_widgets.games.uno.questions import trials
from uncle_widgets.games.uno.questions.common import (
    fitting_line,
    given_by,
    held_keys,
    hidden,
    listed,
    live,
    on,
    play_parts,
    seen_keys,
    turned,
    unseen_line,
    without,
)
from uncle_widgets.games.uno.state import View, has_passed
from uncle_widgets.games.uno.words import COLOUR_WORDS as WORDS
from uncle_widgets.games.uno.words import shown_top
from uncle_widgets.games.words import called, complement, count, hundred, wrong
from uncle_widgets.probability.growing import Cases
from uncle_widgets.probability.pictures import CountedTwice, DrawByDraw, FrequencyGrid, Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Growing, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent


@dataclass(frozen=True)
class WhichColour(Question[View]):
    """N-L4: what does a named colour give the next player? `read` 'passed': not even on the card on top."""

    id: ClassVar[str] = "N-L4"
    title: ClassVar[str] = "Which colour should I name?"
    name: ClassVar[str] = "Which colour?"
    when: ClassVar[str] = "when a Wild may be laid and the hand after it is hidden"
    concept: ClassVar[str] = "updating on what a player did"
    misconception: ClassVar[str] = "name your longest colour, always"
    colour: str = ""
    read: str = "any"

    @property
    def model(self) -> Model:
        if self.read == "passed":
            words = (
                "We suppose that the next player lays a card whenever one fits: after a pass no card of that hand "
                "fits on the top card."
            )
            return Model("never miss", words)
        words = "We suppose that the next player may hold any unseen cards: nothing is read from what was played."
        return Model("value-blind", words)

    def namer(self, view: View) -> Seat:
        order = view.table.order
        if isinstance(view.me, int) and view.me in order:
            return view.me
        return view.seat if view.seat in order else order[0]

    def target(self, view: View) -> Seat:
        """Who plays after the Wild."""
        return view.table.after(self.namer(view))

    def unseen(self, view: View) -> Mapping[Card, int]:
        """The target's cards come from these: without the Wild that is supposed to be laid."""
        held = view.hands[self.namer(view)]
        return view.copies if held and WILD in held else without(view.copies, WILD)

    def passing(self, view: View) -> Mapping[Card, int] | None:
        """What the next player can hold after a pass on the card on top; None where there was none."""
        if not has_passed(view, self.target(view)):
            return None
        cards, size = self.unseen(view), view.counts[self.target(view)]
        if 1 - odds.can_open(live(view), cards, size) < Fraction(1, 50):
            return None
        return {card: 0 if odds.fits(card, live(view)) else n for card, n in cards.items()}

    def passed(self, view: View) -> bool:
        return self.read == "passed" and self.passing(view) is not None

    def longest(self, view: View) -> str:
        """The colour most held by the one who names it; the current one where that hand is hidden."""
        hand = view.hands[self.namer(view)] or ()
        held = {colour: sum(COLOUR[card] == colour for card in hand) for colour in COLOURS}
        return max(COLOURS, key=held.__getitem__) if hand else view.colour

    def choice(self, view: View) -> str:
        return self.colour if self.colour in COLOURS else self.longest(view)

    def chances(self, view: View) -> dict[str, Fraction]:
        """The chance that each colour gives the target."""
        cards, size = self.unseen(view), view.counts[self.target(view)]
        if self.passed(view):
            return {colour: odds.after_pass(colour, live(view), cards, size) for colour in COLOURS}
        return {colour: odds.goes_out(colour, cards, size) for colour in COLOURS}

    def best(self, view: View) -> str:
        chances = self.chances(view)
        return min(COLOURS, key=chances.__getitem__)

    def knobs(self, view: View) -> tuple[Knob, ...]:
        hand = view.hands[self.namer(view)] or ()
        colours = tuple(
            (c, WORDS[c] + (f", held {sum(COLOUR[card] == c for card in hand)}" if hand else "")) for c in COLOURS
        )
        knobs = [Knob("colour", "Name", colours, value=self.choice(view))]
        if self.passing(view) is not None:
            passed = f"{LETTERS[self.target(view)]} could not play on {shown_top(view)}"
            reads = (("any", "nothing is known"), ("passed", passed))
            now = "passed" if self.passed(view) else "any"
            knobs.append(Knob("read", "Suppose", reads, supposes=True, value=now))
        return tuple(knobs)

    def ask(self, view: View) -> str | None:
        if not on(view) or len(view.table.order) < 2:
            return None
        seat = self.target(view)
        held = view.hands[self.namer(view)]
        if seat not in hidden(view) or not (view.copies[WILD] or (held and WILD in held)):
            return None
        if sum(self.unseen(view).values()) < view.counts[seat]:  # every unseen Wild is in that hand
            return None
        me = self.namer(view)
        who, colour = LETTERS[seat], WORDS[self.choice(view)]
        lays = "you lay" if me == view.me else f"{LETTERS[me]} lays"
        names = "name" if me == view.me else "names"
        act = "go out" if view.counts[seat] == 1 else "play"
        start = f"{who} could not play on {shown_top(view)}. " if self.passed(view) else ""
        holds = f"{who} holds {count(view.counts[seat])}"
        return f"{start}Suppose {lays} a Wild and {names} {colour}. {holds}: can {who} {act}?"

    def given(self, view: View) -> str:
        text = given_by(view)
        if self.unseen(view) is not view.copies:
            text += " One unseen Wild is set apart: it is the one to be laid."
        return text

    def answer(self, view: View) -> Fraction:
        return self.chances(view)[self.choice(view)]

    def says(self, view: View) -> str:
        return "such hands can go out" if view.counts[self.target(view)] == 1 else "such hands can play"

    def derive(self, view: View) -> Derivation:
        seat, colour, cards = self.target(view), self.choice(view), self.unseen(view)
        size, lit = view.counts[seat], held_keys(view, seat)
        lines = [unseen_line(view, "" if cards is view.copies else "1 Wild to be laid")]
        left = self.passing(view) if self.passed(view) else None
        if left is not None:
            out, total = odds.useful(live(view), cards), sum(cards.values())
            words = f"{LETTERS[seat]} cannot hold what fitted"
            lines.append(Line(words, f"{total} − {out}", str(total - out), ("top",)))
            cards = left
        total, good = sum(cards.values()), odds.useful(colour, cards)
        fits = seen_keys(view, lambda card: odds.fits(card, colour))
        lines.append(fitting_line(colour, cards, lit=fits))
        if size == 1:
            lines.append(Line("Share", f"{good}/{total}", percent(self.answer(view)), lit))
        else:
            lines += complement(LETTERS[seat], size, total, good, "one that fits", lit)
        longest = self.longest(view)
        if view.hands[self.namer(view)]:
            mine = held_keys(view, self.namer(view), lambda card: COLOUR[card] == longest)
            lines.append(
                Line("The longest colour in hand", WORDS[longest], percent(self.chances(view)[longest]), mine)
            )
        each = ", ".join(f"{WORDS[c]} {percent(p)}" for c, p in self.chances(view).items())
        lines.append(Line("The four colours", each, f"least: {WORDS[self.best(view)]}"))
        return Derivation(tuple(lines))

    def struck(self, view: View) -> str:
        return f"{LETTERS[self.target(view)]} could have played on {shown_top(view)}" if self.passed(view) else ""

    def growing(self, view: View) -> Growing | None:
        act = "go out" if view.counts[self.target(view)] == 1 else "play"
        return Cases((f"can {act}", "cannot", "struck out")) if self.passed(view) else None

    def once(self, view: View, rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
        seat, cards = self.target(view), listed(self.unseen(view))
        can, hand = trials.follows(view, seat, cards, self.choice(view), self.passed(view), rng)
        return can, turned(view, seat, hand)

    def parts(self, view: View) -> tuple[Part, ...]:
        left = self.passing(view) if self.passed(view) else None
        cards = self.unseen(view) if left is None else left
        return play_parts(odds.useful_cards(self.choice(view), cards, view.counts[self.target(view)]))

    def pictures(self, view: View) -> tuple[Picture, ...]:
        colour, cards, size = self.choice(view), self.unseen(view), view.counts[self.target(view)]
        answer = self.answer(view)
        if answer in (0, 1):
            return ()
        who, act = LETTERS[self.target(view)], "goes out" if size == 1 else "can play"
        if self.passed(view):
            prior, left = odds.goes_out(colour, cards, size), 1 - odds.can_open(live(view), cards, size)
            caption = f"{who} could not play on {shown_top(view)}: hands that could are not in front of you."
            return (
                FrequencyGrid(
                    "Strike out the hands that could have played", caption,
                    left * answer, prior - left * answer, left * (1 - answer), 1 - prior - left * (1 - answer),
                    "100 hands from the unseen cards",
                    f"with a card for {WORDS[colour]}", "without one", f"with a card for {WORDS[colour]}",
                ),
            )  # fmt: skip
        total, good = sum(cards.values()), odds.useful(colour, cards)
        if size == 1:
            return ()
        caption = f"{size} × {good}/{total} adds up the cards that fit. A ringed hand holds several."
        return (
            CountedTwice(f"A hundred hands, and who {act}", caption, odds.useful_cards(colour, cards, size, True),
                         "a card that fits", "cards that fit"),
            DrawByDraw("Card by card", "", total, good, size, "one that fits"),
        )  # fmt: skip

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        cards, size = self.unseen(view), view.counts[self.target(view)]
        colour = self.choice(view)
        words = "Four colours are not four equal chances: count what is unseen."
        found = [Mistake("alike", "1/4", Fraction(1, 4), words)]
        if self.passed(view):
            naive = odds.goes_out(colour, cards, size)
            words = "It forgets the pass: what would have fitted is not in that hand."
            found.append(Mistake("news", "As if nothing had happened", naive, words))
        else:
            only = odds.has_colour(colour, cards, size)
            found.append(Mistake("part", "Colour only", only, "A wild card would do as well."))
        return wrong(self.answer(view), *found)

    def slots(self, view: View) -> Mapping[str, str]:
        seat, chances = self.target(view), self.at(read="any").chances(view)
        longest, best = self.longest(view), min(COLOURS, key=chances.__getitem__)
        least = f"On {WORDS[best]} it is {percent(chances[best])}, the least of the four."
        return {
            "next": called(view, seat),
            "cards": count(view.counts[seat]),
            "act": "go out" if view.counts[seat] == 1 else "play",
            "longest": WORDS[longest],
            "longest_gives": percent(chances[longest]),
            "least": "No colour gives less." if chances[longest] == chances[best] else least,
            "top": shown_top(view),
            "current": WORDS[view.colour],
            "current_gives": percent(chances[view.colour]),
            "colour": WORDS[self.choice(view)],
            "exact": hundred(self.answer(view)),
        }
