"""U-L6, a part: how many unseen cards are turned over until the one the total needs."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any

from uncle_widgets.games.scene import Face, Trace, traced
from uncle_widgets.games.uncle.cards import needed
from uncle_widgets.games.uncle.questions.illustrated import SEED
from uncle_widgets.games.uncle.questions.reasons import alike, apart, unseen_lines
from uncle_widgets.games.uncle.questions.waiting import Waiting
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import count, spelled
from uncle_widgets.probability.charts import Columns
from uncle_widgets.probability.counting import first_good
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.pictures import Gaps, Picture
from uncle_widgets.probability.reasons import Derivation, Line, Mistake
from uncle_widgets.probability.show import amount, trimmed


@dataclass(eq=False)
class Wait(Waiting):
    """The unseen cards turned over one by one, where all of them are alike: `u` of `n` are those needed."""

    label = "until the card needed"
    concept = "the negative hypergeometric distribution"
    misconception = "a card that has stayed away is due"
    unit = "cards"
    says = "on average"

    @classmethod
    def arises(cls, view: View) -> bool:
        return view.phase == "play" and alike(view) and needed(view.total) in view.unseen

    def __post_init__(self) -> None:
        cards, self.want = self.view.unseen, needed(self.view.total)
        self.n, self.u = len(cards), cards.count(self.want)
        self.span = 1.0, float(self.n - self.u + 1)
        self.quantities = {"N": self.n, "u": self.u}

    @cached_property
    def words(self) -> str:
        ten = f"A {self.want} makes {self.view.total + self.want}. The unseen cards are turned over one by one."
        return f"{ten} How many until the first {self.want}, on average?"

    @cached_property
    def dist(self) -> Dist[int]:
        return first_good(self.u, self.n)

    def answer(self) -> Dist[int]:
        return self.dist

    @cached_property
    def derivation(self) -> Derivation:
        u, others = self.u, self.n - self.u
        gap = Fraction(others, u + 1)
        return Derivation((
            *unseen_lines(self.view, self.want),
            Line("Gaps between, before and after them", f"{u} + 1", str(u + 1)),
            Line("Others in each gap", f"{others} ÷ {u + 1} on average", f"{float(gap):.3f}", ("draw",)),
            Line("And the card itself", f"{others}/{u + 1} + 1 = {gap + 1}", amount(gap + 1, "cards")),
        ))  # fmt: skip

    def once(self, rng: Random) -> tuple[int, dict[str, Any]]:
        cards = list(self.view.unseen)
        rng.shuffle(cards)
        turned = cards[: 1 + cards.index(self.want)]
        shown = (Trace(Face(text=str(card), rings=card), str(at)) for at, card in enumerate(turned, 1))
        return len(turned), traced(shown)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        row = tuple(sorted(Random(SEED).sample(range(self.n), self.u)))
        caption = f"One shuffle of many, seed {SEED}. Over all of them every gap is as long as every other."
        return (
            Gaps("As many gaps, and one more", caption, self.n, self.u, row, f"{self.want}s"),
            Columns("How long, how often", "", self.dist, "cards"),
        )

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        n, u = self.n, self.u
        return apart(
            self.number,
            Mistake("scaled", f"{n}/{u}", Fraction(n, u), "The copies make one gap more than there are copies."),
            Mistake("middle", "Half way", Fraction(n, 2), "About half the cards is the wait for a single copy."),
            span=Fraction(n - u, 3),
        )

    @cached_property
    def waiting(self) -> str:
        want, u = self.want, self.u
        return (
            f"{count(self.n)} are unseen. The total now calls for a {want}, and {spelled(u)} of them "
            f"{'is one' if u == 1 else 'are such'}. Turn the unseen cards over one by one: "
            f"{'it cuts' if u == 1 else f'the {u} cut'} the others into {u + 1} gaps, equally long on average. "
            f"So on average the first {want} is turned up after {trimmed(self.number)} cards, itself counted."
        )
