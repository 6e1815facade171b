"""The questions about wild cards: N-L3, is that Wild Draw Four a bluff, and N-L4, which colour to name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.uno import odds, trials
from uncle_widgets.games.uno.sight import (
    LETTERS,
    called,
    complement,
    fitting_line,
    hand_keys,
    hidden,
    hundred,
    listed,
    live,
    many,
    on,
    owner,
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
from uncle_widgets.games.uno.state import COLOUR, COLOURS, WILD, WILD4, Card, View
from uncle_widgets.games.uno.words import COLOUR_WORDS as WORDS
from uncle_widgets.probability.question import Curve, Derivation, Knob, Line, Mistake, Model, Node, Part, Question
from uncle_widgets.probability.show import percent


@dataclass(frozen=True)
class Four:
    """A Wild Draw Four laid, or supposed to be: by whom, what he has left, on what, from which cards."""

    seat: Seat
    cards: int
    top: Card
    colour: str
    unseen: Mapping[Card, int]
    laid: bool


def four(view: View) -> Four | None:
    """The Wild Draw Four that waits for an answer; else one supposed of the player before you, or
    of another who could lay one."""
    if not on(view):
        return None
    table = view.table
    if view.phase == "answer" and view.top == WILD4:
        seat = table.layer
        if view.hands[seat] is not None or not view.counts[seat]:
            return None
        return Four(seat, view.counts[seat], *table.before, view.copies, True)
    if not view.copies[WILD4]:
        return None
    seats = hidden(view)
    if isinstance(view.me, int) and view.me in table.order and table.after(view.me, -1) in seats:
        seats = (table.after(view.me, -1), *seats)
    for seat in seats:
        if view.counts[seat] > 1:
            left = without(view.copies, WILD4)
            return Four(seat, view.counts[seat] - 1, view.top, view.colour, left, False)
    return None


@dataclass(frozen=True)
class IsItABluff(Question[View]):
    """N-L3: is a Wild Draw Four a bluff? `rate`: how often, in per cent, one is laid against the rule."""

    id: ClassVar[str] = "N-L3"
    title: ClassVar[str] = "Is that Wild Draw Four a bluff?"
    name: ClassVar[str] = "A bluff?"
    when: ClassVar[str] = "when somebody may hold, or has laid, a Wild Draw Four"
    concept: ClassVar[str] = "Bayes' theorem and expected value"
    misconception: ClassVar[str] = "most hands hold the colour, so most of these cards are bluffs"
    rate: int = 25

    RATES: ClassVar[tuple[int, ...]] = (5, 10, 25, 50, 100)

    def __post_init__(self) -> None:
        ranged("rate", self.rate, 1, 100)

    @property
    def model(self) -> Model:
        return Model(
            "bluffs",
            "Whoever holds a Wild Draw Four always lays it when the rules allow it, and "
            f"{self.rate} times in 100 when they do not. The other cards may be any unseen ones.",
        )

    def knobs(self, view: View) -> tuple[Knob, ...]:
        rates = tuple((n, f"{n}%") for n in sorted({*self.RATES, self.rate}))
        return (Knob("rate", "Bluffs, where the rules forbid it", rates, supposes=True, value=self.rate),)

    def position(self, view: View) -> Four:
        found = four(view)
        assert found is not None, "asked where no Wild Draw Four can be laid"
        return found

    def prior(self, view: View) -> Fraction:
        """The chance that his other cards hold the colour."""
        case = self.position(view)
        return odds.has_colour(case.colour, case.unseen, case.cards)

    def ask(self, view: View) -> str | None:
        case = four(view)
        if case is None:
            return None
        who, colour = LETTERS[case.seat], WORDS[case.colour]
        laid = f"{who} lays a Wild Draw Four" if case.laid else f"Suppose {who} lays a Wild Draw Four"
        return (
            f"{laid} on {colour} and has {many(case.cards)} left. Is it a bluff: does {who} hold a {colour} card?"
        )

    def given(self, view: View) -> str:
        return sight(view)

    def answer(self, view: View) -> Fraction:
        return odds.bluff_posterior(self.prior(view), Fraction(self.rate, 100))

    def says(self, view: View) -> str:
        return "such Wild Draw Fours are bluffs"

    def derive(self, view: View) -> Derivation:
        case, prior, p = self.position(view), self.prior(view), self.answer(view)
        colour, total, rate = WORDS[case.colour], sum(case.unseen.values()), Fraction(self.rate, 100)
        count = sum(n for card, n in case.unseen.items() if COLOUR[card] == case.colour)
        cost, even = odds.challenge_value(p), odds.indifferent_rate(prior)
        seen = seen_keys(view, lambda card: COLOUR[card] == case.colour)
        lines = [
            unseen_line(view, "" if case.laid else "1 Wild Draw Four"),
            Line(f"Of these, {colour}", f"25 − {25 - count} seen", str(count), seen),
            Line(
                f"{LETTERS[case.seat]} holds {colour}",
                f"1 − C({total - count}, {case.cards})/C({total}, {case.cards})"
                f" = 1 − {comb(total - count, case.cards):,}/{comb(total, case.cards):,}",
                percent(prior),
                hand_keys(view, case.seat),
            ),
            Line(f"Holds {colour} and bluffs", f"{percent(prior)} × {self.rate}%", percent(prior * rate)),
            Line(f"Holds no {colour} and lays it by right", f"1 − {percent(prior)}", percent(1 - prior)),
            Line(
                "Bluffs among those laid",
                f"{percent(prior * rate)} of {percent(prior * rate + 1 - prior)}",
                percent(p),
            ),
        ]
        if not case.laid or view.table.agenda[0].n == odds.ACCEPT:
            better = "challenge" if cost < odds.ACCEPT else "accept" if cost > odds.ACCEPT else "both alike"
            lines += [
                Line("To challenge costs", f"{percent(1 - p)} × {odds.LOSE} cards", f"{float(cost):.2f} cards"),
                Line(f"To accept costs {odds.ACCEPT} cards", f"{float(cost):.2f} against {odds.ACCEPT}", better),
                Line(
                    "Challenge when bluffs are more than",
                    f"6 × (1 − p) = 4 at p = {odds.break_even()}",
                    percent(odds.break_even()),
                ),
            ]
            if even is not None:
                words = "Both answers cost the same at a bluff rate of"
                lines.append(Line(words, f"{percent(1 - prior)} / (2 × {percent(prior)})", percent(even)))
        tree = Node(
            f"{LETTERS[case.seat]} holds a Wild Draw Four",
            children=(
                Node(
                    f"and {colour}",
                    prior,
                    children=(
                        Node("bluffs", rate, f"{percent(prior * rate)} of all"),
                        Node("does not lay it", 1 - rate),
                    ),
                ),
                Node(
                    f"and no {colour}",
                    1 - prior,
                    children=(Node("lays it by right", Fraction(1), f"{percent(1 - prior)} of all"),),
                ),
            ),
        )
        xs = tuple(range(5, 101, 5))
        exact = tuple(odds.bluff_posterior(prior, Fraction(x, 100)) for x in xs)
        title = "Bluffs among the cards laid, by how often players bluff (per cent)"
        return Derivation(tuple(lines), tree, Curve(title, xs, exact, odds.break_even(), "above it, challenge"))

    def once(self, view: View, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        case = self.position(view)
        return trials.challenged(case.top, case.colour, listed(case.unseen), case.cards, self.rate, rng), {}

    def parts(self, view: View) -> tuple[Part, ...]:
        p = self.answer(view)
        return (Part("are bluffs", p, 1), Part("are laid by right", 1 - p, 0))

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        case, prior = self.position(view), self.prior(view)
        colour, rate = WORDS[case.colour], Fraction(self.rate, 100)
        return wrong(
            self.answer(view),
            Mistake(f"It holds {colour}", prior, f"So many hands hold {colour}, but those seldom lay the card."),
            Mistake(f"{self.rate}%", rate, "That is how often a bluffer bluffs, not how many cards are bluffs."),
            Mistake("Both at once", prior * rate, "A share of all hands. Count only those that lay the card."),
        )

    def slots(self, view: View) -> Mapping[str, str]:
        case, prior, p = self.position(view), self.prior(view), self.answer(view)
        even = odds.indifferent_rate(prior)
        return {
            "who": LETTERS[case.seat],
            "left": many(case.cards),
            "colour": WORDS[case.colour],
            "prior": percent(prior),
            "rate": f"{self.rate}%",
            "exact": hundred(p),
            "accept": str(odds.ACCEPT),
            "lose": str(odds.LOSE),
            "cost": f"{float(odds.challenge_value(p)):.2f}",
            "even": percent(odds.break_even()),
            "margin": percent(odds.break_even(margin=True)),
            "rate_even": f"at {percent(even)}" if even is not None else "at no rate here",
        }


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
            words = "The next player plays whenever possible: after a pass no card of that hand fits the top card."
            return Model("never miss", words)
        words = "The next player's cards may be any unseen ones; nothing is read from what was played or kept."
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
        """His cards come from these: without the Wild that is supposed to be laid."""
        held = view.hands[self.namer(view)]
        return view.copies if held and WILD in held else without(view.copies, WILD)

    def passing(self, view: View) -> Mapping[Card, int] | None:
        """What he can hold if he could not play on the card on top; None where that hardly happens."""
        cards, count = self.unseen(view), view.counts[self.target(view)]
        if 1 - odds.can_open(live(view), cards, count) < Fraction(1, 50):
            return None
        return {card: 0 if odds.fits(card, live(view)) else n for card, n in cards.items()}

    def passed(self, view: View) -> bool:
        return self.read == "passed" and self.passing(view) is not None

    def longest(self, view: View) -> str:
        """The colour most held by the one who names it; the current one where his hand is hidden."""
        hand = view.hands[self.namer(view)] or ()
        held = {colour: sum(COLOUR[card] == colour for card in hand) for colour in COLOURS}
        return max(COLOURS, key=held.__getitem__) if hand else view.colour

    def choice(self, view: View) -> str:
        return self.colour if self.colour in COLOURS else self.longest(view)

    def chances(self, view: View) -> dict[str, Fraction]:
        """What each colour gives him."""
        cards, count = self.unseen(view), view.counts[self.target(view)]
        if self.passed(view):
            return {colour: odds.after_pass(colour, live(view), cards, count) for colour in COLOURS}
        return {colour: odds.goes_out(colour, cards, count) for colour in COLOURS}

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
        me = self.namer(view)
        who, colour = LETTERS[seat], WORDS[self.choice(view)]
        lays = "you lay" if me == view.me else f"{LETTERS[me]} lays"
        names = "name" if me == view.me else "names"
        act = "go out" if view.counts[seat] == 1 else "play"
        start = f"{who} could not play on {shown_top(view)}. " if self.passed(view) else ""
        holds = f"{who} holds {many(view.counts[seat])}"
        return f"{start}Suppose {lays} a Wild and {names} {colour}. {holds}: can {who} {act}?"

    def given(self, view: View) -> str:
        text = sight(view)
        if self.unseen(view) is not view.copies:
            text += f" One unseen Wild is taken to be in {owner(view, self.namer(view))} hand."
        return text

    def answer(self, view: View) -> Fraction:
        return self.chances(view)[self.choice(view)]

    def says(self, view: View) -> str:
        return "such hands can go out" if view.counts[self.target(view)] == 1 else "such hands can play"

    def derive(self, view: View) -> Derivation:
        seat, colour, cards = self.target(view), self.choice(view), self.unseen(view)
        count, lit = view.counts[seat], hand_keys(view, seat)
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
        if count == 1:
            lines.append(Line("Share", f"{good}/{total}", percent(self.answer(view)), lit))
        else:
            lines += complement(LETTERS[seat], count, total, good, "one that fits", lit)
        longest = self.longest(view)
        if view.hands[self.namer(view)]:
            mine = hand_keys(view, self.namer(view), lambda card: COLOUR[card] == longest)
            lines.append(
                Line("The longest colour in hand", WORDS[longest], percent(self.chances(view)[longest]), mine)
            )
        each = ", ".join(f"{WORDS[c]} {percent(p)}" for c, p in self.chances(view).items())
        lines.append(Line("The four colours", each, f"least: {WORDS[self.best(view)]}"))
        return Derivation(tuple(lines))

    def once(self, view: View, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        seat, cards = self.target(view), listed(self.unseen(view))
        can, hand = trials.follows(view, seat, cards, self.choice(view), self.passed(view), rng)
        return can, turned(view, seat, hand)

    def parts(self, view: View) -> tuple[Part, ...]:
        left = self.passing(view) if self.passed(view) else None
        cards = self.unseen(view) if left is None else left
        return play_parts(self.choice(view), cards, view.counts[self.target(view)])

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        cards, count = self.unseen(view), view.counts[self.target(view)]
        colour = self.choice(view)
        words = "Four colours are not four equal chances: count what is unseen."
        found = [Mistake("1/4", Fraction(1, 4), words)]
        if self.passed(view):
            naive = odds.goes_out(colour, cards, count)
            words = "It forgets the pass: what would have fitted is not in that hand."
            found.append(Mistake("As if nothing had happened", naive, words))
        else:
            only = odds.has_colour(colour, cards, count)
            found.append(Mistake("Colour only", only, "A wild card would do as well."))
        return wrong(self.answer(view), *found)

    def slots(self, view: View) -> Mapping[str, str]:
        seat, chances = self.target(view), self.at(read="any").chances(view)
        longest, best = self.longest(view), min(COLOURS, key=chances.__getitem__)
        least = f"On {WORDS[best]} it is {percent(chances[best])}, the least of the four."
        return {
            "next": called(view, seat),
            "cards": many(view.counts[seat]),
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
