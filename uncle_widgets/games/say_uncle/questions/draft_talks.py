"""S-L4: what does a pick of the draft tell?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import chain
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import DEALT, NAMES, Card, Cards, best, neighbours, parse_cards
from uncle_widgets.games.say_uncle.questions import bots
from uncle_widgets.games.say_uncle.questions.common import apart, gained_keys, hidden_keys
from uncle_widgets.games.say_uncle.scene import face
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.talk import Talk, talks
from uncle_widgets.games.say_uncle.words import in_turn, the_cards
from uncle_widgets.games.words import capped, count, hundred, none_of, spelled, spoken, turned_up
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.pictures import FrequencyGrid, Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Curve, Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.refusal import Refusal

TIMES = (1, 2, 3, 5, 10)
USUAL, FEW = 3, 2
"""A stronger habit than `USUAL` is asked about after so few picks only: else no deal would lead to them."""
HOLDS, WINS = "holds", "wins"


@dataclass(frozen=True)
class DraftTalks(Question[View]):
    """What the picks of `seat` (-1: who picked last) tell of its hidden five; a fitting card is `times` as likely.

    `about`: whether it 'holds' one of `cards` (such as '4c' or '4,7c'; '': those beside its last pick), or whether
    I 'win' against it if all hands are shown after the draft.
    """

    id: ClassVar[str] = "S-L4"
    title: ClassVar[str] = "What does a pick tell you?"
    name: ClassVar[str] = "The draft talks"
    when: ClassVar[str] = "in the draft and after it, while a rival has put nothing away"
    concept: ClassVar[str] = "Bayes"
    misconception: ClassVar[str] = "a pick says nothing, or it says all"
    bots: ClassVar[str] = "drafter"
    seat: int = -1
    cards: str = ""
    times: int = 3
    about: str = HOLDS

    @property
    def model(self) -> Model:
        if self.times == 1:
            return Model("times 1", "We suppose that a pick says nothing: all cards on the table are as likely.")
        return Model(
            f"times {self.times}",
            f"We suppose that a card beside one in hand is {spelled(self.times)} times as likely to be picked as "
            "any other: the same suit and the next rank.",
        )

    def arise(self, view: View) -> Holds | None:
        table = view.table
        if self.times not in range(1, 11) or not isinstance(view.me, int) or not table.laid:
            return None
        hands = [seat for seat in view.rivals if view.hidden(seat) == DEALT]
        if view.options.blind_draft or not view.whole or not hands:
            return None
        latest = next((pick.seat for pick in reversed(table.picks) if pick.seat in hands), hands[0])
        rival = self.seat if self.seat in hands else latest
        gained = table.gained(rival)
        if self.times > USUAL and len(gained) > FEW:
            return None
        calls = view.seats == 2 and odds.is_exact(view)
        posed = (Wins if self.about == WINS and calls else Holds)(self, view, hands, rival, gained, calls)
        return posed if posed.wanted or posed.about == WINS else None


@dataclass(eq=False)
class Holds(Posed[View]):
    """What the picks of one `rival` tell, of those whose `hands` may be asked about; it `gained` these cards."""

    question: DraftTalks
    hands: Sequence[Seat]
    rival: Seat
    gained: Cards
    calls: bool
    """Whether it may be asked what is won by a call."""
    about = HOLDS

    def __post_init__(self) -> None:
        self.unseen, self.times, self.who = self.view.unseen, self.question.times, LETTERS[self.rival]
        self.plain = next(filter(None, map(self.beside, reversed(self.gained))), ())
        self.wanted = self.named() or self.plain
        self.it = "it" if len(self.wanted) == 1 else "one of them"
        self.took = f"{self.who} {f'took {in_turn(self.gained)}' if self.gained else 'has not picked yet'}."

    def beside(self, card: Card) -> Cards:
        """The unseen cards beside it."""
        return tuple(sorted({*neighbours(card)}.intersection(self.unseen)))

    def named(self) -> Cards:
        """The cards that the setting names; none where not all of these are unseen."""
        try:
            named = parse_cards(self.question.cards or "")
        except Refusal:
            return ()
        return tuple(sorted(named)) if {*named} <= {*self.unseen} else ()

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        most = max(TIMES) if len(self.gained) <= FEW else USUAL
        habits = tuple((n, f"{n} times as likely" if n > 1 else "as likely") for n in TIMES if n <= most)
        found = [Knob("times", "A fitting card is", habits, True), *self.more()]
        if len(self.hands) > 1:
            each = tuple((seat, LETTERS[seat]) for seat in sorted(self.hands))
            found.append(Knob("seat", "Whose hand", each, value=self.rival))
        if self.calls:
            abouts = ((HOLDS, "a hidden card"), (WINS, "your call"))
            found.append(Knob("about", "What it tells of", abouts, value=self.about))
        return tuple(found)

    def more(self) -> tuple[Knob, ...]:
        """The cards that it may be asked about, as written: those beside what the rival took, or may take."""
        near = self.gained or self.view.table.tableau
        found = {"": the_cards(self.plain, "or")} if self.plain else {}
        if self.question.cards and self.wanted != self.plain:
            found[self.question.cards] = the_cards(self.wanted, "or")
        found |= {NAMES[card]: the_cards((card,)) for card in sorted({*chain(*map(self.beside, near))})}
        return (Knob("cards", "Which card", tuple(found.items())),)

    @cached_property
    def words(self) -> str:
        return f"{self.took} Does {self.who} hold {the_cards(self.wanted, 'or')}?"

    @cached_property
    def given(self) -> str:
        alone = f" Only {self.who}'s picks are counted." if len(self.view.rivals) > 1 else ""
        return (
            f"You see your five and the {len(self.view.table.laid)} laid out, and the order of the picks. "
            f"{count(len(self.unseen))} are unseen, and {self.who} was dealt five of them.{alone}"
        )

    @cached_property
    def talk(self) -> Talk:
        return talks(self.view, self.times, self.rival)

    def answer(self) -> Fraction:
        return self.talk.chance(self.wanted)

    @cached_property
    def prior(self) -> Fraction:
        """The chance before any pick: uniform."""
        return at_least_one(len(self.wanted), len(self.unseen), DEALT)

    @cached_property
    def says(self) -> str:
        return f"deals with these picks give {self.who} {self.it}"

    @cached_property
    def derivation(self) -> Derivation:
        who, times = self.who, tuple(range(1, 11))
        lines, chances = self.steps(f"{who} holds {the_cards(self.wanted, 'or')}"), map(self.supposing, times)
        curve = Curve(f"{who} holds {self.it}", times, tuple(chances), across="times as likely", here=self.times)
        for n in (1, 3, 10):
            if n != self.times:
                fitting = f"If a fitting card were {spelled(n)} times as likely"
                words = fitting if n > 1 else "If a pick said nothing"
                lines.append(Line(words, "another model", percent(curve.exact[n - 1])))
        return Derivation(tuple(lines), curve=curve)

    def supposing(self, times: int) -> Fraction:
        """The answer for who takes a fitting card so many times as likely."""
        return replace(self.talk, times=times).chance(self.wanted)

    def steps(self, what: str) -> list[Line]:
        p, prior, picks = self.number, self.prior, len(self.talk.picks)
        hidden = hidden_keys(self.view, (self.rival,))
        lines = [Line(f"Before any pick, {what}", self.any_five, percent(prior), hidden)]
        if picks and 0 < p < 1 and 0 < prior < 1:
            ratio = p * (1 - prior) / ((1 - p) * prior)
            fit = "This pick fits" if picks == 1 else f"These {spelled(picks)} picks fit"
            times = f"as well as {self.who}'s other hands, so many times"
            lit = gained_keys(self.view, self.rival)
            lines.append(Line(f"{fit} such hands", times, f"{float(ratio):.2f}", lit))
        habit = (
            f"a fitting card {spelled(self.times)} times as likely" if self.times > 1 else "a pick says nothing"
        )
        return [*lines, Line(f"After the picks, {what}", habit, percent(p), hidden)]

    @property
    def any_five(self) -> str:
        """How the chance before any pick comes about."""
        n, u = len(self.unseen), len(self.wanted)
        return f"{DEALT} of the {n} unseen are dealt: " + (
            f"{DEALT}/{n}" if u == 1 else f"1 − {none_of(DEALT, n, u)}"
        )

    def once(self, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        """Deal the hidden five again and again until this very row of picks is drawn from it.

        A pick that the five makes unlikely is kept more rarely: with its chance over the greatest there is.
        """
        while True:
            five = rng.sample(self.unseen, DEALT)
            if all(self.picked(five, *pick, rng) for pick in self.talk.picks):
                return self.counts(five), turned_up(self.rival, sorted(five), face)

    def picked(self, five: list[int], left: Cards, drafted: Cards, card: int, rng: Random) -> bool:
        beside = {other for own in (*five, *drafted) for other in neighbours(own)}
        weights = [self.times if other in beside else 1 for other in left]
        most = self.times / (len(left) - 1 + self.times)
        return rng.random() * most * sum(weights) < (self.times if card in beside else 1)

    def counts(self, five: Sequence[Card]) -> bool:
        return any(card in five for card in self.wanted)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        it = "it" if len(self.wanted) == 1 else "one"
        return Part(f"hold {it}", self.number, 1), Part("do not", 1 - self.number, 0)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        """After a single pick: a hundred deals, of which those with another pick are struck out."""
        p, prior, picks = self.number, self.prior, self.talk.picks
        if len(picks) != 1 or not 0 < prior < 1:
            return ()
        left, _, card = picks[0]
        taken = self.talk.chance_of_picks()
        yes, no = p * taken, (1 - p) * taken
        it = the_cards(self.wanted) if len(self.wanted) == 1 else "one of them"
        return (
            FrequencyGrid(
                f"Deals in which {self.who} takes another card are struck out",
                f"{len(left)} cards lay on the table when {self.who} took {the_cards((card,))}.",
                yes, prior - yes, no, 1 - prior - no, "100 such hands", f"hold {it}", "do not", f"hold {it}",
            ),
        )  # fmt: skip

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        prior, times = self.prior, self.times
        found = [
            Mistake("news", "Picks say nothing", prior, "That is the chance before any pick. A pick is news.")
        ]
        if times > 1 and self.about == HOLDS:
            more, words = capped(times * prior), "Hands without it take such cards too."
            found.append(Mistake("scaled", f"{times} times the chance", more, words))
            found.append(Mistake("sure", "Surely", Fraction(1), "Many other hands take that card too."))
        return apart(self.number, *found)

    @cached_property
    def derivable(self) -> bool:
        return bool(self.gained)

    @cached_property
    def quantities(self) -> Mapping[str, Fraction | int]:
        return {"N": len(self.unseen), "u": len(self.wanted), "n": DEALT, "t": self.times, "p": self.prior}

    @cached_property
    def slots(self) -> Mapping[str, str]:
        drafted = [(n, found) for (seats, n), found in bots.AVERAGE.items() if seats == 2 and 1 < n < 6]
        return {
            "rival": self.who,
            "unseen": str(len(self.unseen)),
            "before": hundred(self.prior),
            "exact": hundred(self.number),
            "calls": spoken(f"{percent(found.value)} with {spelled(n)}" for n, found in drafted),
        }


class Wins(Holds):
    """Whether a call would win against the rival, as far as its picks tell."""

    about = WINS
    says = "such deals leave your hand the best"
    pictures = ()
    derivable = False
    any_five = "counted over all fives that are unseen"

    def more(self) -> tuple[Knob, ...]:
        return ()

    @cached_property
    def words(self) -> str:
        return f"{self.took} If you call now, do you win?"

    def answer(self) -> Fraction:
        return odds.talked_call(self.view, self.times)

    @cached_property
    def prior(self) -> Fraction:
        return odds.beats(self.view, self.view.hand)

    @cached_property
    def derivation(self) -> Derivation:
        lines = self.steps("you win")
        if found := bots.AVERAGE.get((2, best(self.view.hand).length)):
            deals = f"simulated, {found.n:,} deals, standard error {100 * found.error:.1f}"
            lines.append(Line("With our drafting bots, over all tables", deals, percent(found.value)))
        return Derivation(tuple(lines))

    def counts(self, five: Sequence[Card]) -> bool:
        return best((*five, *self.gained)) < best(self.view.hand)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return Part("leave yours the best", self.number, 1), Part(
            "give the rival a better one", 1 - self.number, 0
        )
