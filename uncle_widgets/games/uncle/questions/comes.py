"""U-L6, a part: whether the next turn of the seat on turn is an UNCLE."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

from uncle_widgets.engine.cards import taken
from uncle_widgets.games.uncle.cards import VALUES, Cards, pays
from uncle_widgets.games.uncle.questions import reasons, trials, waiting
from uncle_widgets.games.uncle.questions.ahead import steps
from uncle_widgets.games.uncle.questions.quick import Quick
from uncle_widgets.games.uncle.rounds import Round, followed, missing, round_of, simple
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import called, hundred, owner, spoken
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.reasons import Mistake, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.probability.splits import Row, Split

TO_GO = " to go"


def arises(view: View) -> bool:
    return view.phase == "play" and view.hands[view.seat] is not None and followed(view)


def comes(question: waiting.Settings, view: View) -> Filled[View] | None:
    """The seat on turn plays one card now, and the others play before its next turn."""
    if not arises(view):
        return None
    card = reasons.chosen(view, question.card)
    kept = taken(view.hands[view.seat] or (), card)

    me = called(view, view.seat)

    @cache
    def made() -> Round:
        return round_of(view, card, hitting=False)

    def words() -> str:
        rivals = [called(view, (view.seat + k) % view.seats) for k in range(1, view.seats)]
        play = "play" if len(rivals) > 1 or rivals == ["you"] else "plays"
        over = pays(view.total + card, view.pot) == view.pot
        then = f"{reasons.leaves(view, card)}." + ("" if over else f" Then {spoken(rivals)} {play} any card.")
        whose = owner(view, view.seat) if me == "you" else "the"
        return f"{then} How likely is it that {me} can make a ten on {whose} next turn?"

    def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
        state = trials.dealt(view, rng)
        came = Quick(view.options, state).play(card, rng, hitting=False)
        return came, reasons.all_turned(view, state.hands)

    return Filled(
        question,
        view,
        answer=lambda: made().hit,
        once=once,
        words=words,
        given=lambda: reasons.sight(view),
        derivation=lambda: steps(view, card, kept, made()),
        cases="rounds",
        event=f"let {me} make a ten",
        asks=lambda: {
            "alike": "Did you guess 10 because one total in ten is a ten?",
            "half": f"Did you guess 50 because {me} {'make' if me == 'you' else 'makes'} a ten or "
            f"{'don' if me == 'you' else 'doesn'}'t?",
            "other": "Did you use the answer for a pile where nobody chooses?",
            "same": "Did you keep your answer from an earlier position?",
            "twice": f"Did you go higher because {me} {'keep' if me == 'you' else 'keeps'} two equal cards?",
        },
        knobs=lambda: (reasons.card_knob(view, card), question.part_knob(view)),
        parts=lambda: (
            Part("with a kept card", made().held, 1),
            Part("with the drawn card", made().hit - made().held, 1),
            Part("no ten", 1 - made().hit, 0),
        ),
        mistakes=lambda: reasons.apart(
            made().hit,
            Mistake("alike", "1 in 10", Fraction(1, 10),
                    "One total in ten is a ten. But there are three cards to choose from."),
            Mistake("other", "2/7", Fraction(2, 7),
                    "That's for a pile where nobody chooses. Here there are three cards to choose from."),
        ),
        pictures=lambda: () if made().hit in (0, 1) or not simple(view) else (_split(view, card, kept),),
        slots=lambda: {
            "waiting": "Before that, every opponent plays a card, and you draw one. Count every way this can go, "
            f"with the cards you would have by then. Here the answer is {hundred(made().hit)}.",
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
            rows.append(Row(f"{want}{TO_GO}", (Part("with a kept card", chance, 1),)))
        else:
            made, not_made = Part("with the drawn card", drawn, 2), Part("no ten", chance - drawn, 0)
            rows.append(Row(f"{want}{TO_GO}", (made, not_made)))
    rows.append(Row(f"7 or more{TO_GO}", (Part("no ten", far, 0),)))
    caption = (
        "Each row shows how far away the ten is on the next turn. A kept card always fits, but the drawn card "
        "rarely does."
    )
    return ByDistance("How far away the ten is", caption, tuple(rows), "rounds")


class ByDistance(Split):
    """A hundred rounds by what is missing to the ten, told in sentences."""

    def spoken(self) -> str:
        told: list[str] = []
        for row, counts in zip(self.rows, self.counts(), strict=True):
            if n := sum(counts):
                of, makes = (
                    "rounds" if told else "of 100 rounds",
                    {part.words: k for part, k in zip(row.parts, counts, strict=True)},
                )
                text = f"In {n} {of} the ten is {row.words.removesuffix(TO_GO)} away"
                if "with a kept card" in makes:
                    text += ", and a kept card makes it"
                elif drawn := makes.get("with the drawn card"):
                    text += f", and the drawn card makes it in {drawn} of them"
                told.append(f"{text}.")
        return f"{' '.join(told)} Altogether, {percent(self.chance)} of the rounds bring a ten."
