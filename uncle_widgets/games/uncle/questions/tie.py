"""U-L6, a part: how often a tie must be drawn for again."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from math import perm
from random import Random
from typing import Any

from uncle_widgets.engine.cards import minus
from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.scene import Face, Trace, traced
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.cards import DECK, Cards
from uncle_widgets.games.uncle.questions import trials, waiting
from uncle_widgets.games.uncle.questions.drawing import Draw
from uncle_widgets.games.uncle.questions.highest import steps
from uncle_widgets.games.uncle.questions.reasons import alike, apart
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import called, capital, count, hundred, spelled, spoken
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.reasons import Knob, Mistake, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.probability.splits import Row, Split


def sizes(view: View) -> tuple[int, ...]:
    """How many may yet tie, given the chips that lie in the pot."""
    if view.phase in ("tie", "over") or view.options.tie_break != "full_deck":
        return ()
    return tuple(n for n in range(2, view.seats + 1) if odds.may_tie(view.chips, view.pot, n))


def arises(view: View) -> bool:
    return view.phase == "tie" or bool(sizes(view))


def found(question: waiting.Settings, view: View) -> Draw | None:
    """The draw as it is set, or as it stands in a tie; None where it does not arise so."""
    n, drawn = question.players, question.drawn
    if view.phase != "tie":
        if n not in sizes(view) or len(drawn) >= n or not {*drawn} <= {*"123456"}:
            return None
        out = tuple(map(int, drawn))
        return Draw(LETTERS[:n], out, minus(DECK, out), tuple(f"t{seat}" for seat in range(len(out))))
    names, out = [capital(called(view, seat)) for seat in view.tied], view.tie_drawn
    keys = tuple(f"t{seat}" for seat in view.tied[: len(out)])
    if view.options.tie_break != "draw_pile":
        return Draw(names, out, minus(DECK, view.tie_out), keys)
    if view.draw_count - len(view.tie_out) < len(names) - len(out):
        return None  # the pile runs short, and all others are shuffled in
    return Draw(names, out, minus(view.unseen, view.shown) if alike(view) else (), keys, pile=True)


def tie(question: waiting.Settings, view: View) -> Filled[View] | None:
    draw = found(question, view)
    if not draw:
        return None
    n, out = len(draw.names), draw.out

    @cache
    def again() -> Fraction:
        return odds.redraw_now(view) if draw.pile else odds.redraw(n, out)

    def knobs() -> tuple[Knob, ...]:
        part = question.part_knob(view)
        if view.phase == "tie":
            return (part,)
        first = dict(question.knob("drawn").choices)
        drawn = {**first, question.drawn: first.get(question.drawn, spoken(question.drawn))}
        players = question.knob("players", choices={size: str(size) for size in sizes(view)}, value=n)
        return players, question.knob("drawn", choices=drawn), part

    def words() -> str:
        who = draw.names[: len(out)]
        drew = (
            f" {spoken(who)} {'have' if len(who) > 1 or who[0] == 'You' else 'has'} drawn {_each(out)}."
            if out
            else ""
        )
        source = "the draw pile" if draw.pile else "all 42 cards"
        return (
            f"{capital(spelled(n))} players tie for the lead, and each draws a card from {source}.{drew} The "
            "highest card wins, unless it is shared. How likely is it that they have to draw again?"
        )

    def given() -> str:
        if draw.pile:
            shown = len(view.shown)
            seen = f", and {spelled(shown)} of {'them is' if shown == 1 else 'them are'} face up" if shown else ""
            return f"The draw pile has {count(view.draw_count)}{seen}. Cards that are drawn stay out."
        left = f" {42 - len(out)} are left." if out else ""
        return f"All 42 cards are shuffled for the draw.{left}"

    def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
        in_tie = view.phase == "tie"
        drawn_again, cards = trials.draws_on(view, rng) if in_tie else trials.draws_again(n, out, rng)
        best = max(cards)
        return drawn_again, traced(Trace(Face(text=str(card), rings=card), counts=card == best) for card in cards)

    return Filled(
        question,
        view,
        answer=lambda: again(),
        once=once,
        words=words,
        given=given,
        derivation=lambda: steps(draw, again()),
        cases="draws",
        event="have to be repeated",
        asks={
            "same": "Did you use the answer for two dice, or for another draw?",
            "part": "Did you think that all the cards have to be alike?",
            "seen": "Did you leave out the cards that have been drawn already?",
            "added": "Did you add up the chances of the players?",
            "half": "Did you guess 50 because there is a tie or there isn't?",
        },
        knobs=knobs,
        parts=lambda: (Part("drawn again", again(), 1), Part("settled at once", 1 - again(), 0)),
        mistakes=lambda: apart(
            again(),
            Mistake("same", "1 in 6", Fraction(1, 6),
                    "That's for two dice. Cards don't go back, and more than two players may draw."),
            Mistake("part", "All alike", Fraction(1, 6 ** (n - 1)),
                    "Only the highest card has to be shared. The others can be lower."),
            Mistake("seen", "As before the draw", odds.redraw(n),
                    "That leaves out the cards that have been drawn already."),
        ),
        pictures=lambda: (_split(draw),) if draw.bag and again() not in (0, 1) else (),
        slots=lambda: {
            "waiting": f"After a tie, will they have to draw again? Here they do in {hundred(again())} draws.",
            **waiting.SLOTS,
        },
    )  # fmt: skip


def _split(draw: Draw) -> Picture:
    """A hundred draws by their highest card."""
    rows, ways = [], perm(len(draw.bag), draw.left)
    for value, alone in draw.alone():
        below, upto = (perm(draw.below(top), draw.left) for top in (value, value + 1))
        again = upto - alone - (below if value > draw.high else 0)
        parts = Part("drawn again", Fraction(again, ways), 1), Part("settled", Fraction(alone, ways), 0)
        rows.append(Row(f"a {value} is highest", parts))
    caption = "Look only at the highest card. If two or more players have it, they draw again."
    return ByHighest("By the highest card", caption, tuple(rows), "draws")


class ByHighest(Split):
    """A hundred draws by their highest card, told in sentences."""

    def spoken(self) -> str:
        told: list[str] = []
        for row, (again, alone) in zip(self.rows, self.counts(), strict=True):
            if n := again + alone:
                of = "draws" if told else "of 100 draws"
                often = "all" if not alone else again or "none"
                told.append(f"In {n} {of}, {row.words}, and the players draw again in {often} of them.")
        return f"{' '.join(told)} Altogether they draw again in {percent(self.chance)} of the draws."


def _each(cards: Cards) -> str:
    """'a 6', '5s', 'a 5 and a 3'."""
    return f"{cards[0]}s" if len({*cards}) == 1 < len(cards) else spoken(f"a {card}" for card in cards)
