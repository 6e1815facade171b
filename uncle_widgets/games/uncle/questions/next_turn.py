"""U-L6: looking two steps ahead. Its parts are questions of their own, in this module, `wait.py` and `tie.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import ANY
from uncle_widgets.games.uncle.cards import VALUES
from uncle_widgets.games.uncle.questions import trials
from uncle_widgets.games.uncle.questions.reasons import (
    alike,
    apart,
    card_knob,
    chosen,
    one_of,
    plays,
    sight,
    turned,
)
from uncle_widgets.games.uncle.questions.tie import Tie
from uncle_widgets.games.uncle.questions.wait import Wait
from uncle_widgets.games.uncle.rounds import Round, followed, missing, round_of, simple
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import hundred, owner
from uncle_widgets.probability.counting import first_good
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.probability.splits import Row, Split
from uncle_widgets.probability.trials import Estimate


@dataclass(frozen=True)
class Comes(Question[View]):
    """Whether the next turn of the seat on turn is an UNCLE, if it plays `card` now."""

    id: ClassVar[str] = "U-L6"
    title: ClassVar[str] = "Will your next turn be an UNCLE?"
    concept: ClassVar[str] = "total probability"
    misconception: ClassVar[str] = "one total in ten is a ten"
    card: int = 0

    @property
    def model(self) -> Model:
        return Model(ANY, "We suppose that the others play any card, whatever its value.")

    def choice(self, view: View) -> int:
        return chosen(view, self.card)

    def knobs(self, view: View) -> tuple[Knob, ...]:
        return (card_knob(view, self.card),)

    def ask(self, view: View) -> str | None:
        if view.phase != "play" or view.hands[view.seat] is None or not followed(view):
            return None
        whose = owner(view, view.seat)
        return f"{plays(view, self.choice(view))} on {view.total}. Will {whose} next turn be an UNCLE?"

    def given(self, view: View) -> str:
        return sight(view)

    def round(self, view: View) -> Round:
        return round_of(view, self.choice(view), hitting=False)

    def answer(self, view: View) -> Fraction:
        return odds.hits_later(view, self.choice(view))

    def says(self, view: View) -> str:
        return "such rounds end with an UNCLE"

    def derive(self, view: View) -> Derivation:
        worth, card = self.round(view), self.choice(view)
        kept = list(view.hands[view.seat] or ())
        kept.remove(card)
        played = one_of(view, view.seat, card)[:1]
        lit = tuple(key for key in one_of(view, view.seat) if key not in played)
        others = view.seats - 1
        keep = "Rows that end with a card you keep" if view.seat == view.me else "Rows that end with a card kept"
        fit = f"{' or '.join(str(card) for card in sorted({*kept}))} completes the ten"
        return Derivation((
            Line("Cards the others lay before", f"{others} × one of {len(VALUES)} values", f"{6**others:,} rows"),
            Line(keep, fit, percent(worth.held), lit),
            Line("Rows that end with the card drawn", "none kept fits, the new one does",
                 percent(worth.hit - worth.held), ("draw",)),
            Line("Share", "the sum", percent(worth.hit)),
        ))  # fmt: skip

    def pictures(self, view: View) -> tuple[Picture, ...]:
        """A hundred rounds by what is missing to the ten on the next turn: see `rounds.missing`."""
        card = self.choice(view)
        if self.answer(view) in (0, 1) or not simple(view):
            return ()
        kept = list(view.hands[view.seat] or ())
        kept.remove(card)
        rows: list[Row] = []
        far = Fraction()
        for want, (chance, drawn) in sorted(missing(view, card).items()):
            if want > max(VALUES):
                far += chance
            elif want in kept:
                rows.append(Row(f"{want} to go", (Part("with a card kept", chance, 1),)))
            else:
                made, not_made = Part("with the card drawn", drawn, 2), Part("no UNCLE", chance - drawn, 0)
                rows.append(Row(f"{want} to go", (made, not_made)))
        rows.append(Row("7 or more to go", (Part("no UNCLE", far, 0),)))
        caption = "Where the pile stands at the next turn. A card kept serves each time; the card drawn, seldom."
        return (Split("By what is missing then", caption, tuple(rows), "rounds"),)

    def once(self, view: View, rng: Random) -> tuple[bool, dict[str, Any]]:
        state = trials.dealt(view, rng)
        shown: dict[str, Any] = {}
        for seat in range(view.seats):
            shown |= turned(view, seat, state.hands[seat])
        return trials.comes_round(view, state, self.choice(view), rng), shown

    def parts(self, view: View) -> tuple[Part, ...]:
        worth = self.round(view)
        return (
            Part("with a card kept", worth.held, 1),
            Part("with the card drawn", worth.hit - worth.held, 1),
            Part("no UNCLE", 1 - worth.hit, 0),
        )

    def derivable(self, view: View) -> bool:
        return alike(view)

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        return apart(
            self.answer(view),
            Mistake(
                "alike", "1 in 10", Fraction(1, 10), "One total in ten is a ten, but you choose among three cards."
            ),
            Mistake("other", "2/7", Fraction(2, 7), "So often a pile of random cards lands on a ten. You choose."),
        )

    def slots(self, view: View) -> Mapping[str, str]:
        return {
            "waiting": "Before it, every opponent lays a card, and you draw one. Each way this can go is counted, "
            f"with the card you would hold by then. Here the answer is {hundred(self.answer(view))}."
        }


@dataclass(frozen=True)
class NextTurn(Question[View]):
    """`part`: 'next' my next turn, 'wait' until the card needed turns up, 'tie' drawn again; see the parts."""

    id: ClassVar[str] = "U-L6"
    title: ClassVar[str] = "How long must you wait?"
    name: ClassVar[str] = "How long to wait?"
    when: ClassVar[str] = "on the table, or in a tie"
    part: str = "next"
    card: int = 0
    players: int = 2
    drawn: str = ""

    @cached_property
    def asked(self) -> Question[View]:
        """The part as a question of its own."""
        match self.part:
            case "wait":
                return Wait()
            case "tie":
                return Tie(self.players, self.drawn)
        return Comes(self.card)

    @property
    def concept(self) -> str:  # type: ignore[override]
        return self.asked.concept

    @property
    def misconception(self) -> str:  # type: ignore[override]
        return self.asked.misconception

    @property
    def measure(self) -> str:
        return self.asked.measure

    @property
    def model(self) -> Model | None:
        return self.asked.model

    def offers(self, view: View) -> tuple[tuple[str, str], ...]:
        """The parts that this position has."""
        found = []
        if Comes(self.card).ask(view):
            found.append(("next", "an UNCLE on the next turn"))
        if Wait().ask(view):
            found.append(("wait", "until the card needed"))
        if view.phase == "tie" or Tie().sizes(view):
            found.append(("tie", "a tie drawn again"))
        return tuple(found)

    def knobs(self, view: View) -> tuple[Knob, ...]:
        return (*self.asked.knobs(view), Knob("part", "How long", self.offers(view), value=self.part))

    def ask(self, view: View) -> str | None:
        return self.asked.ask(view)

    def given(self, view: View) -> str:
        return self.asked.given(view)

    def table(self, view: View) -> View:
        return self.asked.table(view)

    def answer(self, view: View) -> Fraction | Dist[Any] | Estimate:
        return self.asked.answer(view)

    def says(self, view: View) -> str:
        return self.asked.says(view)

    def derive(self, view: View) -> Derivation:
        return self.asked.derive(view)

    def once(self, view: View, rng: Random) -> tuple[Any, Mapping[str, Any]]:
        return self.asked.once(view, rng)

    def parts(self, view: View) -> tuple[Part, ...]:
        return self.asked.parts(view)

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        return self.asked.mistakes(view)

    def pictures(self, view: View) -> tuple[Picture, ...]:
        return tuple(self.asked.pictures(view))

    def span(self, view: View) -> tuple[float, float]:
        return self.asked.span(view)

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        return self.asked.quantities(view)

    def derivable(self, view: View) -> bool:
        return self.asked.derivable(view)

    def builds(self, game: Any, rng: Random) -> tuple[View, Question[View]] | None:
        built = self.asked.builds(game, rng)
        if built is None:
            return None
        view, asked = built
        return view, self.at(**{field.name: getattr(asked, field.name) for field in fields(asked)})

    def slots(self, view: View) -> Mapping[str, str]:
        return {
            "waiting": "",
            **self.asked.slots(view),
            "some": "4",
            "all": "29",
            "gaps": str(4 + 1),
            "mean": str(first_good(4, 29).E()),
            "tie_two": percent(odds.redraw(2)),
            "tie_six": percent(odds.redraw(6)),
        }
