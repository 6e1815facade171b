"""U-L6, a part: how many unseen cards are turned over until the one the total needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.scene import Face, Trace, traced
from uncle_widgets.games.uncle.cards import needed
from uncle_widgets.games.uncle.questions.illustrated import SEED
from uncle_widgets.games.uncle.questions.reasons import alike, apart, sight, unseen_lines
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import count
from uncle_widgets.probability.counting import first_good
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.pictures import Columns, Gaps, Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Line, Mistake
from uncle_widgets.probability.show import amount


@dataclass(frozen=True)
class Wait(Question[View]):
    """The unseen cards turned over one by one, where all of them are alike."""

    id: ClassVar[str] = "U-L6"
    title: ClassVar[str] = "How long until the card you need?"
    concept: ClassVar[str] = "the negative hypergeometric distribution"
    misconception: ClassVar[str] = "a card that has stayed away is due"
    measure: ClassVar[str] = "cards"

    def counts(self, view: View) -> tuple[int, int, int]:
        """The value needed, its unseen copies, and all unseen cards."""
        want = needed(view.total)
        return want, view.copies.get(want, 0), len(view.unseen)

    def ask(self, view: View) -> str | None:
        want, copies, _ = self.counts(view)
        if view.phase != "play" or not alike(view) or not copies:
            return None
        ten = f"A {want} makes {view.total + want}."
        return f"{ten} The unseen cards are turned over one by one. How many until the first {want}, on average?"

    def given(self, view: View) -> str:
        return sight(view)

    def answer(self, view: View) -> Dist[int]:
        _, copies, n = self.counts(view)
        return first_good(copies, n)

    def says(self, view: View) -> str:
        return "on average"

    def derive(self, view: View) -> Derivation:
        want, u, n = self.counts(view)
        gap = Fraction(n - u, u + 1)
        return Derivation((
            *unseen_lines(view, want),
            Line("Gaps between, before and after them", f"{u} + 1", str(u + 1)),
            Line("Others in each gap", f"{n - u} ÷ {u + 1} on average", f"{float(gap):.3f}", ("draw",)),
            Line("And the card itself", f"{n - u}/{u + 1} + 1 = {gap + 1}", amount(gap + 1, "cards")),
        ))  # fmt: skip

    def once(self, view: View, rng: Random) -> tuple[int, dict[str, Any]]:
        cards = list(view.unseen)
        rng.shuffle(cards)
        turned = cards[: 1 + cards.index(needed(view.total))]
        shown = (Trace(Face(text=str(card), rings=card), str(at)) for at, card in enumerate(turned, 1))
        return len(turned), traced(shown)

    def pictures(self, view: View) -> tuple[Picture, ...]:
        want, u, n = self.counts(view)
        row = tuple(sorted(Random(SEED).sample(range(n), u)))
        caption = f"One shuffle of many, seed {SEED}. Over all of them every gap is as long as every other."
        return (
            Gaps("As many gaps, and one more", caption, n, u, row, f"{want}s"),
            Columns("How long, how often", "", self.answer(view), "cards"),
        )

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        _, u, n = self.counts(view)
        low, high = self.span(view)
        return apart(
            self.number(view),
            Mistake("scaled", f"{n}/{u}", Fraction(n, u), "The copies make one gap more than there are copies."),
            Mistake("middle", "half way", Fraction(n, 2), "About half the cards is the wait for a single copy."),
            span=Fraction(high - low) / 3,
        )

    def span(self, view: View) -> tuple[float, float]:
        _, u, n = self.counts(view)
        return 1.0, float(n - u + 1)

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        _, u, n = self.counts(view)
        return {"N": n, "u": u}

    def slots(self, view: View) -> Mapping[str, str]:
        want, u, n = self.counts(view)
        mean = amount(Fraction(n + 1, u + 1), "cards")
        return {
            "waiting": f"{count(n)} are unseen. The total now calls for a {want}, and {u} of them "
            f"{'is' if u == 1 else 'are'} such. Turn the unseen cards over one by one: "
            f"{'it cuts' if u == 1 else f'the {u} cut'} the others into {u + 1} gaps, equally long on average. "
            f"So on average the first {want} is turned up after {mean}, itself counted."
        }
