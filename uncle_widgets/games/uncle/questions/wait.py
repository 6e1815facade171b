"""U-L6, a part: how many unseen cards are turned over until the one the total needs."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

from uncle_widgets.games.scene import Face, Trace, traced
from uncle_widgets.games.uncle.cards import needed
from uncle_widgets.games.uncle.questions.illustrated import SEED
from uncle_widgets.games.uncle.questions.reasons import alike, apart, sight, unseen_lines
from uncle_widgets.games.uncle.questions.waiting import SLOTS, Settings
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import count, spelled
from uncle_widgets.probability.charts import Columns
from uncle_widgets.probability.counting import first_good
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import Gaps, Picture
from uncle_widgets.probability.reasons import Derivation, Line, Mistake
from uncle_widgets.probability.show import amount, trimmed


def arises(view: View) -> bool:
    return view.phase == "play" and alike(view) and needed(view.total) in view.unseen


def wait(question: Settings, view: View) -> Filled[View] | None:
    """The unseen cards turned over one by one, where all of them are alike: `u` of `n` are those needed."""
    if not arises(view):
        return None
    cards, want = view.unseen, needed(view.total)
    n, u = len(cards), cards.count(want)

    @cache
    def dist() -> Dist[int]:
        return first_good(u, n)

    def derivation() -> Derivation:
        others, gaps = n - u, u + 1
        gap = Fraction(others, gaps)
        return Derivation((
            *unseen_lines(view, want),
            Line("Gaps between, before and after them", f"{u} + 1", str(gaps)),
            Line("Others in each gap", f"{others} ÷ {gaps} on average", f"{float(gap):.3f}", ("draw",)),
            Line("And the card itself", f"{others}/{gaps} + 1 = {gap + 1}", amount(gap + 1, "cards")),
        ))  # fmt: skip

    def once(rng: Random) -> tuple[int, Mapping[str, Any]]:
        left = list(cards)
        rng.shuffle(left)
        turned = left[: 1 + left.index(want)]
        shown = (Trace(Face(text=str(card), rings=card), str(at)) for at, card in enumerate(turned, 1))
        return len(turned), traced(shown)

    def pictures() -> tuple[Picture, ...]:
        row = tuple(sorted(Random(SEED).sample(range(n), u)))
        caption = f"One shuffle of many, seed {SEED}. Over all of them every gap is as long as every other."
        return (
            Gaps("As many gaps, and one more", caption, n, u, row, f"{want}s"),
            Columns("How long, how often", "", dist(), "cards"),
        )

    def slots() -> Mapping[str, str]:
        waiting = (
            f"{count(n)} are unseen. The total now calls for a {want}, and {spelled(u)} of them "
            f"{'is one' if u == 1 else 'are such'}. Turn the unseen cards over one by one: "
            f"{'it cuts' if u == 1 else f'the {u} cut'} the others into {u + 1} gaps, equally long on average. "
            f"So on average the first {want} is turned up after {trimmed(dist().E())} cards, itself counted."
        )
        return {"waiting": waiting, **SLOTS}

    return Filled(
        question,
        view,
        answer=lambda: dist(),
        once=once,
        words=lambda: (
            f"A {want} makes {view.total + want}. The unseen cards are turned over one by one. "
            f"How many until the first {want}, on average?"
        ),
        given=lambda: sight(view),
        derivation=derivation,
        says="on average",
        knobs=lambda: (question.part_knob(view),),
        span=(1.0, float(n - u + 1)),
        mistakes=lambda: apart(
            dist().E(),
            Mistake("scaled", f"{n}/{u}", Fraction(n, u), "The copies make one gap more than there are copies."),
            Mistake("middle", "Half way", Fraction(n, 2), "About half the cards is the wait for a single copy."),
            span=Fraction(n - u, 3),
        ),
        pictures=pictures,
        quantities={"N": n, "u": u},
        slots=slots,
    )
