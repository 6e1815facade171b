"""S-L4: what does a pick of the draft tell?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import DEALT, NAMES, Cards, best, neighbours, parse_cards
from uncle_widgets.games.say_uncle.questions import bots
from uncle_widgets.games.say_uncle.questions.common import apart, gained_keys, hidden_keys
from uncle_widgets.games.say_uncle.scene import face
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import NUMBERS, the_cards
from uncle_widgets.games.words import capped, count, hundred, spoken, turned_up
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.pictures import FrequencyGrid, Picture
from uncle_widgets.probability.question import Question
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
    bots: ClassVar[str] = "greedy"
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
            f"We suppose that a card beside one in hand is {NUMBERS[self.times]} times as likely to be picked as "
            "any other: the same suit and the next rank.",
        )

    def hands(self, view: View) -> tuple[Seat, ...]:
        """The rivals of whom it may be asked, who picked last first."""
        if view.options.blind_draft or not view.whole or not isinstance(view.me, int) or not view.table.laid:
            return ()
        last = [pick.seat for pick in reversed(view.table.picks)]
        seats = [seat for seat in view.rivals if view.hidden(seat) == DEALT]
        return tuple(sorted(seats, key=lambda seat: last.index(seat) if seat in last else len(last)))

    def rival(self, view: View) -> Seat:
        seats = self.hands(view)
        return self.seat if self.seat in seats else seats[0]

    def wanted(self, view: View) -> Cards:
        """The cards it is asked about; none where there are none unseen beside the last pick."""
        if self.cards:
            try:
                named = parse_cards(self.cards)
            except Refusal:
                named = ()
            if named and {*named} <= {*view.unseen}:
                return tuple(sorted(named))
        gained = view.table.gained(self.rival(view))
        for card in reversed(gained):
            found = tuple(sorted(other for other in neighbours(card) if other in view.unseen))
            if found:
                return found
        return ()

    def offered(self, view: View) -> tuple[tuple[str, str], ...]:
        """The cards that it may be asked about, as written: those beside what the rival took, or may take."""
        near = view.table.gained(self.rival(view)) or view.table.tableau
        beside = sorted({other for card in near for other in neighbours(card) if other in view.unseen})
        plain = self.at(cards="").wanted(view)
        found = {"": the_cards(plain, "or")} if plain else {}
        if self.cards and self.wanted(view) != plain:
            found[self.cards] = the_cards(self.wanted(view), "or")
        found |= {NAMES[card]: the_cards((card,)) for card in beside}
        return tuple(found.items())

    def choice(self, view: View) -> str:
        return WINS if self.about == WINS and self.callable(view) else HOLDS

    def callable(self, view: View) -> bool:
        return view.seats == 2 and odds.is_exact(view)

    def knobs(self, view: View) -> tuple[Knob, ...]:
        rival = self.rival(view)
        most = max(TIMES) if len(view.table.gained(rival)) <= FEW else USUAL
        habits = tuple((n, f"{n} times as likely" if n > 1 else "as likely") for n in TIMES if n <= most)
        found = [Knob("times", "A fitting card is", habits, True)]
        if self.choice(view) == HOLDS:
            found.append(Knob("cards", "Which card", self.offered(view)))
        if len(self.hands(view)) > 1:
            each = tuple((seat, LETTERS[seat]) for seat in sorted(self.hands(view)))
            found.append(Knob("seat", "Whose hand", each, value=rival))
        if self.callable(view):
            abouts = ((HOLDS, "a hidden card"), (WINS, "your call"))
            found.append(Knob("about", "What it tells of", abouts, value=self.choice(view)))
        return tuple(found)

    def ask(self, view: View) -> str | None:
        if self.times not in range(1, 11) or not self.hands(view):
            return None
        if self.times > USUAL and len(view.table.gained(self.rival(view))) > FEW:
            return None
        rival = LETTERS[self.rival(view)]
        gained = view.table.gained(self.rival(view))
        took = f"{rival} took {the_cards(gained)}." if gained else f"{rival} has not picked yet."
        if self.choice(view) == WINS:
            return f"{took} If you call now, do you win?"
        wanted = self.wanted(view)
        if not wanted:
            return None
        return f"{took} Does {rival} hold {the_cards(wanted, 'or')}?"

    def given(self, view: View) -> str:
        rival, laid = LETTERS[self.rival(view)], len(view.table.laid)
        return (
            f"You see your five and the {laid} laid out, and the order of the picks. {count(len(view.unseen))} "
            f"are unseen, and {rival} was dealt five of them."
        )

    def answer(self, view: View) -> Fraction:
        return self.posterior(view, self.times)

    def posterior(self, view: View, times: int) -> Fraction:
        if self.choice(view) == WINS:
            return odds.talked_call(view, times)
        return odds.talks(view, times, self.rival(view)).chance(self.wanted(view))

    def says(self, view: View) -> str:
        if self.choice(view) == WINS:
            return "such deals leave your hand the best"
        return (
            f"deals with these picks give {LETTERS[self.rival(view)]} {'it' if self.one(view) else 'one of them'}"
        )

    def one(self, view: View) -> bool:
        return len(self.wanted(view)) == 1

    def prior(self, view: View) -> Fraction:
        """The chance before any pick: uniform."""
        if self.choice(view) == WINS:
            found = odds.wins_if_called(view)
            assert isinstance(found, Fraction)
            return found
        return at_least_one(len(self.wanted(view)), len(view.unseen), DEALT)

    def derive(self, view: View) -> Derivation:
        rival = self.rival(view)
        who, p, prior = LETTERS[rival], self.answer(view), self.prior(view)
        hidden, picked = hidden_keys(view, (rival,)), gained_keys(view, rival)
        picks = odds.before_picks(view, rival)
        what = "you win" if self.choice(view) == WINS else f"{who} holds {the_cards(self.wanted(view), 'or')}"
        lines = [
            Line(f"Before any pick, {what}", f"any five of the {len(view.unseen)} unseen", percent(prior), hidden)
        ]
        if picks and 0 < p < 1 and 0 < prior < 1:
            ratio = p * (1 - prior) / ((1 - p) * prior)
            lines.append(Line(
                f"{'This pick fits' if len(picks) == 1 else f'These {NUMBERS[len(picks)]} picks fit'} such hands",
                f"as well as {who}'s other hands, so many times", f"{float(ratio):.2f}", picked,
            ))  # fmt: skip
        lines.append(Line(f"After the picks, {what}", f"a fitting card {NUMBERS[self.times]} times as likely"
                          if self.times > 1 else "a pick says nothing", percent(p), hidden))  # fmt: skip
        for times in (1, 3, 10):
            if times != self.times and self.choice(view) == HOLDS:
                words = (
                    "If a pick said nothing"
                    if times == 1
                    else f"If a fitting card were {NUMBERS[times]} times as likely"
                )
                lines.append(Line(words, "another model", percent(self.posterior(view, times))))
        if self.choice(view) == WINS:
            found = bots.AVERAGE.get((view.seats, best(view.hand).length))
            if found:
                lines.append(Line("With our drafting bots, over all tables",
                                  f"simulated, {found.n:,} deals, standard error {100 * found.error:.1f}",
                                  percent(found.value)))  # fmt: skip
            return Derivation(tuple(lines))
        steps = tuple(range(1, 11))
        exact = tuple(self.posterior(view, times) for times in steps)
        curve = Curve(f"{who} holds it" if self.one(view) else f"{who} holds one of them", steps, exact,
                      across="times as likely", here=self.times)  # fmt: skip
        return Derivation(tuple(lines), curve=curve)

    def once(self, view: View, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        """Deal the hidden five again and again until this very row of picks is drawn from it.

        A pick that the five makes unlikely is kept more rarely: with its chance over the greatest there is.
        """
        rival = self.rival(view)
        picks = [(left, drafted, card) for left, drafted, card in odds.before_picks(view, rival)]
        while True:
            five = rng.sample(view.unseen, DEALT)
            if all(self.picked(five, *pick, rng) for pick in picks):
                break
        shown = turned_up(rival, sorted(five), face)
        if self.choice(view) == WINS:
            return best((*five, *view.table.gained(rival))) < best(view.hand), shown
        return any(card in five for card in self.wanted(view)), shown

    def picked(self, five: list[int], left: Cards, drafted: Cards, card: int, rng: Random) -> bool:
        beside = {other for own in (*five, *drafted) for other in neighbours(own)}
        weights = [self.times if other in beside else 1 for other in left]
        most = self.times / (len(left) - 1 + self.times)
        return rng.random() * most * sum(weights) < (self.times if card in beside else 1)

    def parts(self, view: View) -> tuple[Part, ...]:
        p = self.answer(view)
        if self.choice(view) == WINS:
            return (Part("leave yours the best", p, 1), Part("give the rival a better one", 1 - p, 0))
        it = "it" if self.one(view) else "one"
        return (Part(f"hold {it}", p, 1), Part("do not", 1 - p, 0))

    def pictures(self, view: View) -> tuple[Picture, ...]:
        """After a single pick: a hundred deals, of which those with another pick are struck out."""
        rival = self.rival(view)
        picks = odds.before_picks(view, rival)
        if len(picks) != 1 or self.choice(view) == WINS or not 0 < self.prior(view) < 1:
            return ()
        (left, _, card), talk = picks[0], odds.talks(view, self.times, rival)
        p, prior = self.answer(view), self.prior(view)
        taken = talk.chance_of_picks()
        yes, no = p * taken, (1 - p) * taken
        who, it = LETTERS[rival], the_cards(self.wanted(view)) if self.one(view) else "one of them"
        return (
            FrequencyGrid(
                f"Deals in which {who} takes another card are struck out",
                f"{len(left)} cards lay on the table when {who} took {the_cards((card,))}.",
                yes, prior - yes, no, 1 - prior - no, "100 deals", f"hold {it}", f"do not hold {it}", f"hold {it}",
            ),
        )  # fmt: skip

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        prior = self.prior(view)
        found = [
            Mistake("news", "Picks say nothing", prior, "That is the chance before any pick. A pick is news.")
        ]
        if self.times > 1 and self.choice(view) == HOLDS:
            more = capped(self.times * prior)
            found.append(
                Mistake("scaled", f"{self.times} times the chance", more, "Hands without it take such cards too.")
            )
            found.append(Mistake("sure", "Surely", Fraction(1), "Many other hands take that card too."))
        return apart(self.answer(view), *found)

    def derivable(self, view: View) -> bool:
        return self.choice(view) == HOLDS and bool(view.table.gained(self.rival(view)))

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        return {
            "N": len(view.unseen),
            "u": len(self.wanted(view)),
            "n": DEALT,
            "t": self.times,
            "p": self.prior(view),
        }

    def slots(self, view: View) -> Mapping[str, str]:
        return {
            "rival": LETTERS[self.rival(view)],
            "unseen": str(len(view.unseen)),
            "before": hundred(self.prior(view)),
            "exact": hundred(self.answer(view)),
            "calls": spoken(
                f"{percent(found.value)} with {NUMBERS[length]}"
                for (seats, length), found in bots.AVERAGE.items() if seats == 2 and 1 < length < 6
            ),
        }  # fmt: skip
