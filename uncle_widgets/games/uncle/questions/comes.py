"""U-L6, a part: whether the next turn of the seat on turn is an UNCLE."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

from uncle_widgets.engine.cards import taken
from uncle_widgets.games.uncle.cards import VALUES, Cards
from uncle_widgets.games.uncle.questions import reasons, trials, waiting
from uncle_widgets.games.uncle.questions.quick import Quick
from uncle_widgets.games.uncle.rounds import Round, followed, missing, round_of, simple
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import hundred, owner
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.probability.splits import Row, Split


def arises(view: View) -> bool:
    return view.phase == "play" and view.hands[view.seat] is not None and followed(view)


def comes(question: waiting.Settings, view: View) -> Filled[View] | None:
    """The seat on turn plays one card now, and the others play before its next turn."""
    if not arises(view):
        return None
    card = reasons.chosen(view, question.card)
    kept = taken(view.hands[view.seat] or (), card)

    @cache
    def made() -> Round:
        return round_of(view, card, hitting=False)

    def derivation() -> Derivation:
        others, hit, held = view.seats - 1, made().hit, made().held
        played = reasons.one_of(view, view.seat, card)[:1]
        lit = tuple(key for key in reasons.one_of(view, view.seat) if key not in played)
        keep = "Rows that end with a card you keep" if view.seat == view.me else "Rows that end with a card kept"
        fit = f"{' or '.join(map(str, sorted({*kept})))} completes the ten"
        between = (seat for seat in range(view.seats) if seat != view.seat)
        before = tuple(key for seat in between for key in reasons.one_of(view, seat))
        rows = f"{6**others:,} rows"
        return Derivation((
            Line("Cards the others lay before", f"{others} × one of {len(VALUES)} values", rows, before),
            Line(keep, fit, percent(held), lit),
            Line("Rows that end with the card drawn", "none kept fits, the new one does",
                 percent(hit - held), ("draw",)),
            Line("Share", "the sum", percent(hit)),
        ))  # fmt: skip

    def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
        state = trials.dealt(view, rng)
        came = Quick(view.options, state).play(card, rng, hitting=False)
        return came, reasons.all_turned(view, state.hands)

    return Filled(
        question,
        view,
        answer=lambda: made().hit,
        once=once,
        words=lambda: (
            f"{reasons.plays(view, card)} on {view.total}. Will {owner(view, view.seat)} next turn be an UNCLE?"
        ),
        given=lambda: reasons.sight(view),
        derivation=derivation,
        says="such rounds end with an UNCLE",
        knobs=lambda: (reasons.card_knob(view, card), question.part_knob(view)),
        parts=lambda: (
            Part("with a card kept", made().held, 1),
            Part("with the card drawn", made().hit - made().held, 1),
            Part("no UNCLE", 1 - made().hit, 0),
        ),
        mistakes=lambda: reasons.apart(
            made().hit,
            Mistake("alike", "1 in 10", Fraction(1, 10),
                    "One total in ten is a ten, but you choose among three cards."),
            Mistake("other", "2/7", Fraction(2, 7), "So often a pile of random cards lands on a ten. You choose."),
        ),
        pictures=lambda: () if made().hit in (0, 1) or not simple(view) else (_split(view, card, kept),),
        slots=lambda: {
            "waiting": "Before it, every opponent lays a card, and you draw one. Each way this can go is counted, "
            f"with the card you would hold by then. Here the answer is {hundred(made().hit)}.",
            **waiting.SLOTS,
        },
        derivable=lambda: reasons.alike(view),
    )  # fmt: skip


def _split(view: View, card: int, kept: Cards) -> Picture:
    """A hundred rounds by what is missing to the ten on the next turn: see `rounds.missing`."""
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
    return Split("By what is missing then", caption, tuple(rows), "rounds")
