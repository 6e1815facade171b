"""N-L4: which colour to name for a Wild, before and after what a player did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import COLOUR, COLOURS, OF_COLOUR, WILD, Card
from uncle_widgets.games.uno.questions import common, trials
from uncle_widgets.games.uno.state import View, has_passed
from uncle_widgets.games.uno.words import COLOUR_WORDS as WORDS
from uncle_widgets.games.uno.words import shown_top
from uncle_widgets.games.words import called, complement, count, hundred, wrong
from uncle_widgets.probability.counting import at_least_one, hypergeometric
from uncle_widgets.probability.growing import Cases
from uncle_widgets.probability.pictures import CountedTwice, DrawByDraw, FrequencyGrid, Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Growing, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent

LEAST = Fraction(1, 50)
"""Of the hands so many at least must be left after a pass, or it is not read."""


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

    def arise(self, view: View) -> Named | None:
        if not common.on(view) or len(view.table.order) < 2:
            return None
        me, copies, live = common.actor(view), view.copies, common.live(view)
        seat, held = view.table.after(me), WILD in (view.hands[me] or ())
        size = view.table.counts[seat]
        if view.hands[seat] is not None or not size or not (held or copies[WILD]):
            return None
        cards = copies if held else common.without(copies, WILD)
        if sum(cards.values()) < size:  # every unseen Wild is in that hand
            return None
        left = None
        if has_passed(view, seat) and 1 - odds.can_open(live, cards, size) >= LEAST:
            out = odds.fitting(live)
            left = {card: 0 if card in out else n for card, n in cards.items()}
        return (Passed if left and self.read == "passed" else Named)(self, view, me, seat, held, cards, left)


@dataclass(eq=False)
class Named(Posed[View]):
    """`me` lays a Wild, `held` or one of the unseen, and `seat` follows, whose hand is any of `cards`.

    `left` are those that it may be after a pass on the top card; None where there was none.
    """

    question: WhichColour
    me: Seat
    seat: Seat
    held: bool
    cards: Mapping[Card, int]
    left: Mapping[Card, int] | None
    read = "any"

    def __post_init__(self) -> None:
        view, hand = self.view, self.view.hands[self.me] or ()
        self.who, self.size, self.top = LETTERS[self.seat], view.table.counts[self.seat], shown_top(view)
        self.bag = self.left if self.left and self.read == "passed" else self.cards
        """What that hand may be: `total` cards, of which `good` fit."""
        self.act = "go out" if self.size == 1 else "play"
        self.says = f"such hands can {self.act}"
        self.holds = {colour: sum(COLOUR[card] == colour for card in hand) for colour in COLOURS} if hand else {}
        self.longest = max(COLOURS, key=self.holds.__getitem__) if hand else view.table.colour
        """The colour most held by the one who names it; the current one where that hand is hidden."""
        self.colour = self.question.colour if self.question.colour in COLOURS else self.longest
        self.total, self.good = sum(self.bag.values()), odds.useful(self.colour, self.bag)

    @cached_property
    def model(self) -> Model:
        return self.question.at(read=self.read).model

    def gives(self, bag: Mapping[Card, int]) -> dict[str, Fraction]:
        """The chance that each colour gives a hand from these cards."""
        n = sum(bag.values())
        return {colour: at_least_one(odds.useful(colour, bag), n, self.size) for colour in COLOURS}

    @cached_property
    def chances(self) -> dict[str, Fraction]:
        return self.gives(self.bag)

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        colours = tuple((c, WORDS[c] + (f", held {self.holds[c]}" if self.holds else "")) for c in COLOURS)
        knob = Knob("colour", "Name", colours, value=self.colour)
        if self.left is None:
            return (knob,)
        reads = (("any", "nothing is known"), ("passed", f"{self.who} could not play on {self.top}"))
        return knob, Knob("read", "Suppose", reads, supposes=True, value=self.read)

    @cached_property
    def words(self) -> str:
        me = "you lay a Wild and name" if self.me == self.view.me else f"{LETTERS[self.me]} lays a Wild and names"
        holds = f"{self.who} holds {count(self.size)}"
        return f"Suppose {me} {WORDS[self.colour]}. {holds}: can {self.who} {self.act}?"

    @cached_property
    def given(self) -> str:
        wild = "" if self.held else " One unseen Wild is set apart: it is the one to be laid."
        return common.given_by(self.view) + wild

    def answer(self) -> Fraction:
        return self.chances[self.colour]

    @cached_property
    def derivation(self) -> Derivation:
        view, lit = self.view, common.held_keys(self.view, self.seat)
        lines = [common.unseen_line(view, "" if self.held else "1 Wild to be laid")]
        if self.bag is not self.cards:
            total = sum(self.cards.values())
            out = f"{total} − {total - self.total}"
            struck = common.kind_keys({card: n - self.bag[card] for card, n in self.cards.items()})
            lines.append(Line(f"{self.who} cannot hold what fitted", out, str(self.total), struck))
        lines.append(common.fitting_line(self.colour, self.bag))
        if self.size == 1:
            lines.append(Line("Share", f"{self.good}/{self.total}", percent(self.number), lit))
        else:
            lines += complement(self.who, self.size, self.total, self.good, "one that fits", lit)
        if self.holds:
            gives = percent(self.chances[self.longest])
            mine = common.held_keys(view, self.me, OF_COLOUR[self.longest].__contains__)
            lines.append(Line("The longest colour in hand", WORDS[self.longest], gives, mine))
        each = ", ".join(f"{WORDS[c]} {percent(p)}" for c, p in self.chances.items())
        least = min(COLOURS, key=self.chances.__getitem__)
        return Derivation((*lines, Line("The four colours", each, f"least: {WORDS[least]}")))

    def once(self, rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
        cards, passed = common.listed(self.cards), self.read == "passed"
        can, hand = trials.follows(self.view, self.seat, cards, self.colour, passed, rng)
        return can, common.turned(self.view, self.seat, hand)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return common.play_parts(hypergeometric(self.good, self.total, self.size))

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        if self.number in (0, 1) or self.size == 1:
            return ()
        size, good, total = self.size, self.good, self.total
        caption = f"{size} × {good}/{total} adds up the cards that fit. A ringed hand holds several."
        return (
            CountedTwice("A hundred hands, and who can play", caption,
                         hypergeometric(good, total, size), "a card that fits", "cards that fit"),
            DrawByDraw("Card by card", "", total, good, size, "one that fits"),
        )  # fmt: skip

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        words = "Four colours are not four equal chances: count what is unseen."
        return wrong(self.number, Mistake("alike", "1/4", Fraction(1, 4), words), self.mistaken())

    def mistaken(self) -> Mistake:
        only = odds.has_colour(self.colour, self.cards, self.size)
        return Mistake("part", "Colour only", only, "A wild card would do as well.")

    @cached_property
    def slots(self) -> Mapping[str, str]:
        chances, now = self.gives(self.cards), self.view.table.colour
        best = min(COLOURS, key=chances.__getitem__)
        least = f"On {WORDS[best]} it is {percent(chances[best])}, the least of the four."
        return {
            "next": called(self.view, self.seat),
            "cards": count(self.size),
            "act": self.act,
            "longest": WORDS[self.longest],
            "longest_gives": percent(chances[self.longest]),
            "least": "No colour gives less." if chances[self.longest] == chances[best] else least,
            "top": self.top,
            "current": WORDS[now],
            "current_gives": percent(chances[now]),
            "colour": WORDS[self.colour],
            "exact": hundred(self.number),
        }


@dataclass(eq=False)
class Passed(Named):
    """The same after a pass."""

    read = "passed"

    @cached_property
    def prior(self) -> Fraction:
        """The answer if the pass told nothing."""
        return odds.can_open(self.colour, self.cards, self.size)

    @cached_property
    def words(self) -> str:
        return f"{self.who} could not play on {self.top}. {super().words}"

    @cached_property
    def struck(self) -> str:
        return f"{self.who} could have played on {self.top}"

    def growing(self) -> Growing:
        return Cases((f"can {self.act}", "cannot", "struck out"))

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        p, prior, left = self.number, self.prior, 1 - odds.can_open(common.live(self.view), self.cards, self.size)
        if p in (0, 1):
            return ()
        fits = f"hold a card for {WORDS[self.colour]}"
        caption = f"{self.who} could not play on {self.top}: hands that could are not in front of you."
        return (
            FrequencyGrid(
                "Strike out the hands that could have played", caption,
                left * p, prior - left * p, left * (1 - p), 1 - prior - left * (1 - p),
                "100 hands from the unseen cards", fits, "hold none", fits,
            ),
        )  # fmt: skip

    def mistaken(self) -> Mistake:
        words = "It forgets the pass: what would have fitted is not in that hand."
        return Mistake("news", "As if nothing had happened", self.prior, words)
