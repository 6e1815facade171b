"""T-L5: where is my Chief? What others take and leave is evidence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.scene import Face, Trace, traced
from uncle_widgets.games.thrush import belief, odds
from uncle_widgets.games.thrush.cards import CHIEFS, WORDS, Card
from uncle_widgets.games.thrush.questions.common import ratio
from uncle_widgets.games.thrush.state import State, View
from uncle_widgets.games.thrush.words import cards, chief
from uncle_widgets.games.words import count, hundred, owner, spoken, wrong
from uncle_widgets.probability.pictures import Picture, WholeTree
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Node, Part
from uncle_widgets.probability.show import percent

RATES = {"1/10": "1 time in 10", "1/4": "1 time in 4", "1/2": "every second time", "1": "always"}
RARE = Fraction(1, 60)
"""Doings of rivals less likely than this are not asked about: trials would hardly ever show them."""
DRAWN = "drawn"


@lru_cache(maxsize=512)
def _found(view: View, bluff: Fraction) -> odds.Posterior | None:
    return odds.posterior(view, bluff)


@dataclass(frozen=True)
class WhereIsMine(Question[View]):
    """`place`: a Chief space, the letter of a rival (a card they hold) or 'drawn' (the card that you are to take
    unseen); `whose`: 'you', or 'them' for whether it is that rival's own; `b`: how often a Chief is taken that is
    not one's own."""

    id: ClassVar[str] = "T-L5"
    title: ClassVar[str] = "Where is your Chief?"
    name: ClassVar[str] = "Where is mine?"
    when: ClassVar[str] = "while your Chief is not in your hand"
    concept: ClassVar[str] = "Bayes' rule"
    misconception: ClassVar[str] = "neglecting the base rate"
    bots: ClassVar[str] = "greedy"
    place: str = ""
    whose: str = "you"
    b: str = "1/4"

    @property
    def bluff(self) -> Fraction:
        return Fraction(self.b) if self.b in RATES else odds.BLUFF

    @property
    def model(self) -> Model:
        rate = RATES.get(self.b, RATES["1/4"])
        return Model("takers", f"We suppose that all take their own Chief, and any other {rate}.")

    def posterior(self, view: View) -> odds.Posterior:
        found = _found(view, self.bluff)
        assert found is not None
        return found

    def places(self, view: View) -> tuple[tuple[str, str], ...]:
        """What may be asked about: the card to be drawn, Chief spaces with a card, rivals who hold any."""
        table = view.table
        drawn: tuple[tuple[str, str], ...] = ()
        if view.phase == "steal" and view.seat == view.me and (victim := self._victim(view)) is not None:
            drawn = ((DRAWN, f"the card that you take from {LETTERS[victim]}"),)
        board = tuple((name, name) for name, lies in zip(view.board.chiefs, table.chiefs, strict=True) if lies)
        hands = tuple(
            (LETTERS[s], f"{owner(view, s)} {'card' if table.held[s] == 1 else 'cards'}")
            for s in range(view.seats)
            if s != view.me and table.held[s]
        )
        return (*drawn, *board, *hands)

    def _victim(self, view: View) -> int | None:
        """Whose card may be taken: who stands on the same space and holds one."""
        table = view.table
        here = [s for s in range(view.seats) if s != view.seat and table.at[s] == table.place and table.held[s]]
        return here[0] if here else None

    def choice(self, view: View) -> str:
        offered = [value for value, _ in self.places(view)]
        if self.place in offered:
            return self.place
        if offered[0] == DRAWN:
            return DRAWN
        looked = (
            view.board.pointers.get(view.table.place, "") if view.phase == "look" and view.seat == view.me else ""
        )
        if looked in offered:
            return looked
        last = [LETTERS[seat] for seat, _, took in odds.evidence_of(view) if took and LETTERS[seat] in offered]
        return last[-1] if last else max(offered, key=lambda place: self._mine(view, place))

    def own(self, view: View) -> bool:
        """Whether it is asked if the card is the rival's own."""
        place = self.choice(view)
        return self.whose == "them" and place in LETTERS and LETTERS.index(place) in self.posterior(view).theirs

    def _spot(self, view: View, place: str) -> int:
        chiefs = view.board.chiefs
        return chiefs.index(place) if place in chiefs else len(chiefs) + LETTERS.index(place)

    def _mine(self, view: View, place: str) -> Fraction:
        found = self.posterior(view).mine
        if place == DRAWN:
            victim = self._victim(view) or 0
            return found.get(len(view.board.chiefs) + victim, Fraction(0)) / view.table.held[victim]
        return found.get(self._spot(view, place), Fraction(0))

    def knobs(self, view: View) -> tuple[Knob, ...]:
        place = self.choice(view)
        knobs = [Knob("place", "Where", self.places(view), value=place)]
        if place in LETTERS and LETTERS.index(place) in self.posterior(view).theirs:
            whose = (("you", "your Chief"), ("them", f"{place}'s own"))
            knobs.append(Knob("whose", "Whose Chief", whose, value="them" if self.own(view) else "you"))
        rates = tuple(RATES.items())
        knobs.append(Knob("b", "A Chief not one's own is taken", rates, supposes=True, value=self.b))
        return tuple(knobs)

    def ask(self, view: View) -> str | None:
        if not isinstance(view.me, int) or view.phase in ("setup", "over", "swap") or view.mine is None:
            return None
        if view.mine in view.hand:
            return None
        found = _found(view, self.bluff)
        if found is None or found.evidence < RARE or not self.places(view):
            return None
        place, mine = self.choice(view), chief(view.mine)
        if place == DRAWN:
            victim = self._victim(view) or 0
            held = view.table.held[victim]
            return f"You take one of {cards(held)} from {LETTERS[victim]}, unseen. Is it yours, {mine}?"
        if place in LETTERS:
            seat = LETTERS.index(place)
            held = view.table.held[seat]
            if self.own(view):
                return (
                    f"{place} holds {cards(held)}. Is {place}'s own Chief {'that' if held == 1 else 'among them'}?"
                )
            return f"{place} holds {cards(held)}. Is yours, {mine}, {'that' if held == 1 else 'among them'}?"
        return f"Your Chief is {mine}. Does it lie on {place}?"

    def given(self, view: View) -> str:
        known = [CHIEFS[card] for card in belief.followed(view.log, view.me, view.options, view.seats).seen]
        seen = f"You have seen {spoken(f'the {name}' for name in known)}." if known else "You have seen no Chief."
        told = odds.evidence_of(view)
        if not told:
            return f"{seen} All places are alike."
        rows = [
            f"{LETTERS[seat]} looked at {place} and {'took' if took else 'left'} it" for seat, place, took in told
        ]
        return f"{seen} {'; '.join(rows[-4:])}."

    def answer(self, view: View) -> Fraction:
        place = self.choice(view)
        if self.own(view):
            return self.posterior(view).theirs[LETTERS.index(place)].get(self._spot(view, place), Fraction(0))
        return self._mine(view, place)

    def says(self, view: View) -> str:
        place = self.choice(view)
        if place == DRAWN:
            return "such draws bring your Chief"
        if self.own(view):
            return f"such stories leave {place} with their own Chief"
        return f"such stories have your Chief {'with ' + place if place in LETTERS else 'on ' + place}"

    def derive(self, view: View) -> Derivation:
        place, found = self.choice(view), self.posterior(view)
        told, lit = odds.evidence_of(view), self._lit(view, place)
        known = belief.followed(view.log, view.me, view.options, view.seats).seen
        chiefs = len(view.board.chiefs)
        lines = []
        if view.mine in known:
            lines.append(Line("You have seen your Chief", "and follow where it went", chief(view.mine or 0)))
        else:
            lines.append(
                Line("Chiefs you have not seen", f"{chiefs} − {len(known)}", str(chiefs - len(known)), lit)
            )
            lines.append(
                Line("Yours is any of them", f"1 ÷ {chiefs - len(known)}", ratio(Fraction(1, chiefs - len(known))))
            )
        for seat, at, took in told[-3:]:
            rate = "always if it is their own" if took else "never if it is their own"
            other = self.bluff if took else 1 - self.bluff
            verb = "took" if took else "left"
            lines.append(Line(f"{LETTERS[seat]} {verb} {at}", f"{rate}, else {ratio(other)}", ratio(other)))
        if told:
            lines.append(Line("How often all do just so", "over all deals", percent(found.evidence)))
        if place == DRAWN:
            held = view.table.held[self._victim(view) or 0]
            lines.append(Line("One card of the hand", f"1 ÷ {held}", ratio(Fraction(1, held)), lit))
        lines.append(Line("Of those deals, the share", ratio(self.answer(view)), percent(self.answer(view)), lit))
        return Derivation(tuple(lines), self._tree(view))

    def _tree(self, view: View) -> Node | None:
        """One look by one rival, and nothing seen: theirs, yours, or another's."""
        told = odds.evidence_of(view)
        if (
            len(told) != 1
            or len([e for e in view.log if e.what != "look"]) != 1
            or any(e.card is not None for e in view.log)
        ):
            return None
        seat, place, _ = told[0]
        n, b = len(view.board.chiefs), self.bluff
        letter = LETTERS[seat]

        def looks(words: str, chance: Fraction, rate: Fraction) -> Node:
            did = (Node(f"{words}, taken", rate), Node(f"{words}, left", 1 - rate))
            return Node(words, chance, "", tuple(node for node in did if node.chance))

        return Node(f"{letter} looks at {place}", None, "", (
            looks(f"{letter}'s own", Fraction(1, n), Fraction(1)),
            looks("yours", Fraction(1, n), b),
            looks("another's", Fraction(n - 2, n), b),
        ))  # fmt: skip

    def pictures(self, view: View) -> tuple[Picture, ...]:
        tree, told = self._tree(view), odds.evidence_of(view)
        if tree is None or self.choice(view) != (LETTERS[told[0][0]] if told[0][2] else told[0][1]):
            return ()
        seat, _, took = told[0]
        kept, out = ("taken", "left") if took else ("left", "taken")
        wanted = f"{LETTERS[seat]}'s own" if self.own(view) else "yours"
        leaves = [node.words for child in tree.children for node in child.children]
        marked = tuple(words for words in leaves if words == f"{wanted}, {kept}")
        struck = tuple(words for words in leaves if words.endswith(f", {out}"))
        if not marked:
            return ()
        caption = f"Of 100 looks. What was {out} is struck out: the share is among what was {kept}."
        return (WholeTree("Strike out what did not happen", caption, tree, marked, struck),)

    def _lit(self, view: View, place: str) -> tuple[str, ...]:
        if place in view.board.chiefs:
            return (f"chief.{place}",)
        seat = self._victim(view) or 0 if place == DRAWN else LETTERS.index(place)
        return tuple(f"h{seat}.{k}" for k in range(view.table.held[seat]))

    def once(self, view: View, rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
        """Cards and assignments dealt over what you know, thefts blind; struck out where a rival would, by the
        model's coin, have done otherwise."""
        state = _filled(belief.imagine(view, rng), rng)
        seen: Card = 0
        for entry in state.log:
            if entry.what == "look":
                assert entry.card is not None
                seen = entry.card
            elif entry.what in ("take", "leave") and entry.seat != view.me:
                own = seen == state.assignments[entry.seat]
                takes = own or rng.randrange(self.bluff.denominator) < self.bluff.numerator
                if takes != (entry.what == "take"):
                    return None, _shown([seen], entry.place, None)
        return self._outcome(view, state, rng)

    def _outcome(self, view: View, state: State, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        place = self.choice(view)
        if place == DRAWN:
            card = rng.choice(state.hands[self._victim(view) or 0])
            return card == view.mine, _shown([card], place, view.mine)
        if place in view.board.chiefs:
            lies = state.cards[view.board.chiefs.index(place)]
            assert lies is not None
            return lies == view.mine, _shown([lies], place, view.mine)
        seat = LETTERS.index(place)
        aim = state.assignments[seat] if self.own(view) else view.mine
        return aim in state.hands[seat], _shown(list(state.hands[seat]), place, aim)

    def parts(self, view: View) -> tuple[Part, ...]:
        p, place = self.answer(view), self.choice(view)
        what = "it is" if place != DRAWN else "you draw it"
        rest = "it is not" if place != DRAWN else "you draw another"
        return Part(what, p, 1), Part(rest, 1 - p, 0)

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        """n Chiefs; u not seen; b the rate; m my Chief's share if taking told nothing."""
        known = belief.followed(view.log, view.me, view.options, view.seats).seen
        chiefs = len(view.board.chiefs)
        return {"n": chiefs, "u": max(1, chiefs - len(known)), "b": self.bluff}

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        q, exact = self.quantities(view), self.answer(view)
        alike = Fraction(1, int(q["u"]))
        found = [Mistake("half", "It is or it is not", Fraction(1, 2), "Two answers are not two equal chances.")]
        if odds.evidence_of(view):
            found.append(Mistake("news", "No news", alike, "What others take and leave tells something."))
            rate = 1 / (1 + self.bluff)
            found.append(
                Mistake(
                    "base",
                    "No base rate",
                    rate,
                    "There are many Chiefs that are not theirs, and some of those are taken.",
                )
            )
        else:
            found.append(
                Mistake(
                    "seen", "Looks forgotten", Fraction(1, int(q["n"])), "Places that you have seen are ruled out."
                )
            )
        return wrong(exact, *found)

    def slots(self, view: View) -> Mapping[str, str]:
        assert view.mine is not None
        told = odds.evidence_of(view)
        took = sum(t for _, _, t in told)
        return {
            "mine": chief(view.mine),
            "news": _news(took, len(told) - took),
            "exact": hundred(self.answer(view)),
            "theirs": str(odds.chief_posterior([(1, 3, "took")]).P(lambda place: place == "B")),
        }


def _news(took: int, left: int) -> str:
    """What others have done after a look."""
    if not took and not left:
        return "So far nobody else has looked."
    return f"So far others have taken {count(took, 'Chief')} after a look, and left {left}."


def _filled(state: State, rng: Random) -> State:
    """With every card on the board determined."""
    known = {*state.cards, *(card for hand in state.hands for card in hand)}
    free = [card for card in range(len(state.cards)) if card not in known]
    rng.shuffle(free)
    return state.but(cards=tuple(free.pop() if card is None else card for card in state.cards))


def _shown(found: list[Card], place: str, aim: Card | None) -> Mapping[str, Trace]:
    return traced(Trace(Face(text=CHIEFS[card], glyph=WORDS[card]), place, card == aim) for card in found)
