"""U-L6, a part: whether the next turn of the seat on turn is an UNCLE."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any

from uncle_widgets.engine.cards import taken
from uncle_widgets.games.uncle.belief import ANY
from uncle_widgets.games.uncle.cards import VALUES
from uncle_widgets.games.uncle.questions import reasons, trials
from uncle_widgets.games.uncle.questions.quick import Quick
from uncle_widgets.games.uncle.questions.waiting import Waiting
from uncle_widgets.games.uncle.rounds import Round, followed, missing, round_of, simple
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import hundred, owner
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.probability.splits import Row, Split


@dataclass(eq=False)
class Comes(Waiting):
    """The seat on turn plays one card now, and the others play before its next turn."""

    label = "an UNCLE on the next turn"
    concept = "total probability"
    misconception = "one total in ten is a ten"
    model = Model(ANY, "We suppose that the others play any card, whatever its value.")
    says = "such rounds end with an UNCLE"

    @classmethod
    def arises(cls, view: View) -> bool:
        return view.phase == "play" and view.hands[view.seat] is not None and followed(view)

    def __post_init__(self) -> None:
        self.card = reasons.chosen(self.view, self.question.card)
        self.kept = taken(self.view.hands[self.view.seat] or (), self.card)

    @cached_property
    def round(self) -> Round:
        return round_of(self.view, self.card, hitting=False)

    @cached_property
    def own(self) -> tuple[Knob, ...]:
        return (reasons.card_knob(self.view, self.card),)

    @cached_property
    def words(self) -> str:
        whose = owner(self.view, self.view.seat)
        return f"{reasons.plays(self.view, self.card)} on {self.view.total}. Will {whose} next turn be an UNCLE?"

    def answer(self) -> Fraction:
        return self.round.hit

    @cached_property
    def derivation(self) -> Derivation:
        view, others, held = self.view, self.view.seats - 1, self.round.held
        played = reasons.one_of(view, view.seat, self.card)[:1]
        lit = tuple(key for key in reasons.one_of(view, view.seat) if key not in played)
        keep = "Rows that end with a card you keep" if view.seat == view.me else "Rows that end with a card kept"
        fit = f"{' or '.join(map(str, sorted({*self.kept})))} completes the ten"
        between = (seat for seat in range(view.seats) if seat != view.seat)
        before = tuple(key for seat in between for key in reasons.one_of(view, seat))
        rows = f"{6**others:,} rows"
        return Derivation((
            Line("Cards the others lay before", f"{others} × one of {len(VALUES)} values", rows, before),
            Line(keep, fit, percent(held), lit),
            Line("Rows that end with the card drawn", "none kept fits, the new one does",
                 percent(self.number - held), ("draw",)),
            Line("Share", "the sum", percent(self.number)),
        ))  # fmt: skip

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        """A hundred rounds by what is missing to the ten on the next turn: see `rounds.missing`."""
        if self.number in (0, 1) or not simple(self.view):
            return ()
        rows: list[Row] = []
        far = Fraction()
        for want, (chance, drawn) in sorted(missing(self.view, self.card).items()):
            if want > max(VALUES):
                far += chance
            elif want in self.kept:
                rows.append(Row(f"{want} to go", (Part("with a card kept", chance, 1),)))
            else:
                made, not_made = Part("with the card drawn", drawn, 2), Part("no UNCLE", chance - drawn, 0)
                rows.append(Row(f"{want} to go", (made, not_made)))
        rows.append(Row("7 or more to go", (Part("no UNCLE", far, 0),)))
        caption = "Where the pile stands at the next turn. A card kept serves each time; the card drawn, seldom."
        return (Split("By what is missing then", caption, tuple(rows), "rounds"),)

    def once(self, rng: Random) -> tuple[bool, dict[str, Any]]:
        state = trials.dealt(self.view, rng)
        made = Quick(self.view.options, state).play(self.card, rng, hitting=False)
        return made, reasons.all_turned(self.view, state.hands)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        held, hit = self.round.held, self.number
        return (
            Part("with a card kept", held, 1),
            Part("with the card drawn", hit - held, 1),
            Part("no UNCLE", 1 - hit, 0),
        )

    @cached_property
    def derivable(self) -> bool:
        return reasons.alike(self.view)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        return reasons.apart(
            self.number,
            Mistake("alike", "1 in 10", Fraction(1, 10),
                    "One total in ten is a ten, but you choose among three cards."),
            Mistake("other", "2/7", Fraction(2, 7), "So often a pile of random cards lands on a ten. You choose."),
        )  # fmt: skip

    @cached_property
    def waiting(self) -> str:
        return (
            "Before it, every opponent lays a card, and you draw one. Each way this can go is counted, with the "
            f"card you would hold by then. Here the answer is {hundred(self.number)}."
        )
