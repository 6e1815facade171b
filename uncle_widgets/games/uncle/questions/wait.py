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
from uncle_widgets.games.uncle.questions.reasons import alike, apart, hidden, sight, unseen_lines
from uncle_widgets.games.uncle.questions.waiting import SLOTS, Settings
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import spelled
from uncle_widgets.probability.charts import Columns
from uncle_widgets.probability.counting import first_good
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import Gaps, Picture
from uncle_widgets.probability.reasons import Ask, Derivation, Line, Mistake
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
        fours, spread = (f"the {spelled(u)} {want}s", "divide") if u > 1 else (f"the last {want}", "divides")
        places = "before the first, in between and after the last" if u > 1 else "before it and after it"
        groups = Ask(
            f"Put the {n} hidden cards in a row. Into how many groups {'do' if u > 1 else 'does'} {fours} divide "
            "the other cards?",
            Fraction(gaps),
            "There is a group before the first one and a group after the last.",
            f"The other cards are {places}. So {fours} {spread} them into {spelled(gaps)} groups.",
            unit="groups",
        )
        each = Ask(
            f"The other {others} cards are spread over {spelled(gaps)} groups. How many are in each group, on "
            "average?",
            gap,
            f"Share {others} cards equally among {spelled(gaps)} groups.",
            f"No group is special, so on average they are equally long: {others} ÷ {gaps} = {trimmed(gap)} cards.",
            "mean",
            "cards",
        )
        return Derivation(
            (
                *unseen_lines(view, want),
                Line(f"Groups: {places}", f"{u} + 1", str(gaps), ("draw",), groups),
                Line("Other cards in each group", f"{others} ÷ {gaps}", trimmed(gap), ("draw",), each),
                Line(
                    f"And the {want} itself", f"{trimmed(gap)} + 1 = {trimmed(gap + 1)}", amount(gap + 1, "cards")
                ),
            ),
            idea="The cards that you need divide the others into equally long groups, one more than there are.",
        )

    def once(rng: Random) -> tuple[int, Mapping[str, Any]]:
        left = list(cards)
        rng.shuffle(left)
        turned = left[: 1 + left.index(want)]
        shown = (Trace(Face(text=str(card), rings=card), str(at)) for at, card in enumerate(turned, 1))
        return len(turned), traced(shown)

    def pictures() -> tuple[Picture, ...]:
        row = tuple(sorted(Random(SEED).sample(range(n), u)))
        caption = f"This is one shuffle out of many (seed {SEED}). On average all the groups are equally long."
        return (
            Gaps(
                f"The {want}s divide the row into groups" if u > 1 else f"The {want} divides the row in two",
                caption,
                n,
                u,
                row,
                f"{want}s",
            ),
            Columns("How many cards it takes", "", dist(), "cards"),
        )

    def slots() -> Mapping[str, str]:
        waiting = (
            f"You need a {want}. {hidden(n)[:-1]}, and {spelled(u)} of them "
            f"{f'is a {want}' if u == 1 else f'are {want}s'}. Turn the hidden cards over one by one: "
            f"{f'the {want} divides' if u == 1 else f'the {want}s divide'} the other cards into {spelled(u + 1)} "
            f"groups, equally long on average. So on average it takes {trimmed(dist().E())} cards until the first "
            f"{want}, counting the {want} itself."
        )
        return {"waiting": waiting, **SLOTS}

    return Filled(
        question,
        view,
        answer=lambda: dist(),
        once=once,
        words=lambda: (
            f"A {want} makes {view.total + want}. The hidden cards are turned over one by one. "
            f"How many cards does it take until the first {want}, counting that card, too?"
        ),
        given=lambda: sight(view),
        derivation=derivation,
        cases="on average",
        asks={
            "scaled": f"Did you divide all the cards by the number of {want}s, or double an earlier answer?",
            "middle": "Did you guess half of the cards?",
            "due": f"Did you go lower because no {want} has come for a while?",
            "same": "Did you keep your answer from an earlier position?",
        },
        knobs=lambda: (question.part_knob(view),),
        span=(1.0, float(n - u + 1)),
        mistakes=lambda: apart(
            dist().E(),
            Mistake(
                "scaled",
                f"{n}/{u}",
                Fraction(n, u),
                f"There is one more group than there are {want}s: one before the first, and one after each.",
            ),
            Mistake(
                "middle",
                "Half the cards",
                Fraction(n, 2),
                f"You'd wait for half the cards if there were only one {want}. With more of them the first comes "
                "sooner.",
            ),
            span=Fraction(n - u, 3),
        ),
        pictures=pictures,
        quantities={"N": n, "u": u},
        slots=slots,
    )
