"""T-L5: where is my Chief? What others take and leave is evidence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.scene import Face, Trace, traced
from uncle_widgets.games.thrush import belief, odds
from uncle_widgets.games.thrush.cards import CHIEFS, WORDS, Card
from uncle_widgets.games.thrush.questions.common import ratio
from uncle_widgets.games.thrush.state import State, View
from uncle_widgets.games.thrush.words import cards, chief
from uncle_widgets.games.words import count, hundred, owner, spoken, wrong
from uncle_widgets.probability.pictures import Picture, WholeTree
from uncle_widgets.probability.question import Posed, Question
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

    def arise(self, view: View) -> Sought | None:
        if not isinstance(view.me, int) or view.phase in ("setup", "over", "swap") or view.mine is None:
            return None
        if view.mine in view.hand:
            return None
        found, victim = _found(view, self.bluff), _victim(view)
        places = dict(_places(view, victim))
        if found is None or found.evidence < RARE or not places:
            return None
        return Sought(self, view, view.mine, found, victim, places)


def _victim(view: View) -> Seat | None:
    """Whose card may be taken: who stands on the same space and holds one."""
    table = view.table
    here = (s for s in range(view.seats) if s != view.seat and table.at[s] == table.place and table.held[s])
    return next(here, None)


def _places(view: View, victim: Seat | None) -> Iterator[tuple[str, str]]:
    """What may be asked about: the card to be drawn, Chief spaces with a card, rivals who hold any."""
    if view.phase == "steal" and view.seat == view.me and victim is not None:
        yield DRAWN, f"the card that you take from {LETTERS[victim]}"
    for name, lies in zip(view.board.chiefs, view.table.chiefs, strict=True):
        if lies:
            yield name, name
    for seat, held in enumerate(view.table.held):
        if seat != view.me and held:
            yield LETTERS[seat], f"{owner(view, seat)} {'card' if held == 1 else 'cards'}"


@dataclass(eq=False)
class Sought(Posed[View]):
    """Whether your Chief, `mine`, is in one of `places`, each in words; from the `victim` a card may be taken."""

    question: WhereIsMine
    mine: Card
    found: odds.Posterior
    victim: Seat | None
    places: Mapping[str, str]

    def __post_init__(self) -> None:
        view, self.bluff = self.view, self.question.bluff
        self.chiefs, self.told = view.board.chiefs, odds.evidence_of(view)
        self.place = self._place()
        self.seat = LETTERS.index(self.place) if self.place in LETTERS else self.victim or 0
        self.held = view.table.held[self.seat]
        self.theirs = self.found.theirs.get(self.seat) if self.place in LETTERS else None
        self.own = self.question.whose == "them" and self.theirs is not None

    def _place(self) -> str:
        """What is asked about: as set; else what is looked at or was taken last; else where it most likely is."""
        view, offered = self.view, [*self.places]
        if self.question.place in offered:
            return self.question.place
        if offered[0] == DRAWN:
            return DRAWN
        looks = view.phase == "look" and view.seat == view.me
        looked = view.board.pointers.get(view.table.place, "") if looks else ""
        if looked in offered:
            return looked
        last = [LETTERS[seat] for seat, _, took in self.told if took and LETTERS[seat] in offered]
        return last[-1] if last else max(offered, key=self._mine)

    def _spot(self, place: str) -> int:
        chiefs = self.chiefs
        return chiefs.index(place) if place in chiefs else len(chiefs) + LETTERS.index(place)

    def _mine(self, place: str) -> Fraction:
        return self.found.mine.get(self._spot(place), Fraction(0))

    def answer(self) -> Fraction:
        if self.theirs is not None and self.own:
            return self.theirs.get(self._spot(self.place), Fraction(0))
        return self._mine(LETTERS[self.seat]) / self.held if self.place == DRAWN else self._mine(self.place)

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        place = self.place
        where = Knob("place", "Where", tuple(self.places.items()), value=place)
        rates = tuple(RATES.items())
        rate = Knob("b", "A Chief not one's own is taken", rates, supposes=True, value=self.question.b)
        if self.theirs is None:
            return where, rate
        whose = ("you", "your Chief"), ("them", f"{place}'s own")
        return where, Knob("whose", "Whose Chief", whose, value="them" if self.own else "you"), rate

    @cached_property
    def words(self) -> str:
        place, mine, held = self.place, chief(self.mine), self.held
        if place == DRAWN:
            whose = f"{LETTERS[self.seat]}'s {cards(held) if held > 1 else 'Chief Card'}"
            return f"You take {'one of ' if held > 1 else ''}{whose}, unseen. Is it yours, {mine}?"
        if place not in LETTERS:
            return f"Your Chief is {mine}. Does it lie on {place}?"
        whose = f"{place}'s own Chief" if self.own else f"yours, {mine}"
        what = f"Is it {whose}?" if held == 1 else f"Is {whose}{'' if self.own else ','} among them?"
        return f"{place} holds {cards(held)}. {what}"

    @cached_property
    def seen(self) -> Sequence[Card]:
        """The Chiefs that you have seen."""
        view = self.view
        return belief.followed(view.log, view.me, view.options, view.seats).seen

    @cached_property
    def given(self) -> str:
        known = spoken(f"the {CHIEFS[card]}" for card in self.seen)
        seen = f"You have seen {known}." if known else "You have seen no Chief."
        if not self.told:
            alike = f"All {'other ' if known else ''}places are alike."
            return seen if self.mine in self.seen else f"{seen} {alike}"
        did = {True: "took", False: "left"}
        rows = [f"{LETTERS[seat]} looked at {at} and {did[took]} it" for seat, at, took in self.told[-4:]]
        if before := spoken(f"{LETTERS[seat]} {did[took]} {at}" for seat, at, took in self.told[:-4]):
            seen = f"{seen} Earlier, {before}."
        return f"{seen} {'; '.join(rows)}."

    @cached_property
    def says(self) -> str:
        place = self.place
        if place == DRAWN:
            return "such draws bring your Chief"
        if self.own:
            return f"such stories leave {place} with their own Chief"
        return f"such stories have your Chief {'with' if place in LETTERS else 'on'} {place}"

    @cached_property
    def derivation(self) -> Derivation:
        return Derivation(tuple(self._steps()), self.tree)

    def _steps(self) -> Iterator[Line]:
        lit = tuple(f"h{self.seat}.{k}" for k in range(self.held))
        if self.place in self.chiefs:
            lit = (f"chief.{self.place}",)
        chiefs, seen, exact = len(self.chiefs), len(self.seen), self.number
        if self.mine in self.seen:
            yield Line("You have seen your Chief", "and follow where it went", chief(self.mine), lit)
        else:
            left = chiefs - seen
            yield Line("Chiefs you have not seen", f"{chiefs} − {seen}", str(left), lit)
            yield Line("Yours is any of them", f"1 ÷ {left}", ratio(Fraction(1, left)))
        for seat, at, took in self.told[-3:]:
            other = ratio(self.bluff if took else 1 - self.bluff)
            did, rate = ("took", "always") if took else ("left", "never")
            yield Line(f"{LETTERS[seat]} {did} {at}", f"{rate} if it is their own, else {other}", other)
        if self.told:
            yield Line("How often all do just so", "over all deals", percent(self.found.evidence))
        if self.place == DRAWN:
            yield Line("One card of the hand", f"1 ÷ {self.held}", ratio(Fraction(1, self.held)), lit)
        yield Line("Of those deals, the share", ratio(exact), percent(exact), lit)

    @cached_property
    def tree(self) -> Node | None:
        """One look by one rival, and nothing seen: theirs, yours, or another's."""
        log, n, b = self.view.log, len(self.chiefs), self.bluff
        alone = len(self.told) == 1 and len([e for e in log if e.what != "look"]) == 1
        if not alone or any(e.card is not None for e in log):
            return None
        seat, place, _ = self.told[0]
        letter = LETTERS[seat]

        def looks(words: str, chance: Fraction, rate: Fraction) -> Node:
            did = (Node(f"{words}, taken", rate), Node(f"{words}, left", 1 - rate))
            return Node(words, chance, "", tuple(node for node in did if node.chance))

        return Node(f"{letter} looks at {place}", None, "", (
            looks(f"{letter}'s own", Fraction(1, n), Fraction(1)),
            looks("yours", Fraction(1, n), b),
            looks("another's", Fraction(n - 2, n), b),
        ))  # fmt: skip

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        tree = self.tree
        if tree is None:
            return ()
        seat, at, took = self.told[0]
        if self.place != (LETTERS[seat] if took else at):
            return ()
        kept, out = ("taken", "left") if took else ("left", "taken")
        wanted = f"{LETTERS[seat]}'s own" if self.own else "yours"
        leaves = [node.words for child in tree.children for node in child.children]
        marked = tuple(words for words in leaves if words == f"{wanted}, {kept}")
        struck = tuple(words for words in leaves if words.endswith(f", {out}"))
        caption = f"Of 100 looks. What was {out} is struck out: the share is among what was {kept}."
        found = WholeTree("Strike out what did not happen", caption, tree, marked, struck)
        return (found,) if marked else ()

    def once(self, rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
        """Cards and assignments dealt over what you know, thefts blind; struck out where a rival would, by the
        model's coin, have done otherwise."""
        view = self.view
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
        place, aim = self.place, state.assignments[self.seat] if self.own else self.mine
        if place in self.chiefs:
            lies = state.cards[self.chiefs.index(place)]
            assert lies is not None
            return lies == aim, _shown([lies], place, aim)
        hand = state.hands[self.seat]
        found = [rng.choice(hand)] if place == DRAWN else list(hand)
        return aim in found, _shown(found, place, aim)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        what, rest = ("you draw it", "you draw another") if self.place == DRAWN else ("it is", "it is not")
        return Part(what, self.number, 1), Part(rest, 1 - self.number, 0)

    @cached_property
    def quantities(self) -> Mapping[str, Fraction | int]:
        """n Chiefs; u not seen; b the rate."""
        chiefs = len(self.chiefs)
        return {"n": chiefs, "u": max(1, chiefs - len(self.seen)), "b": self.bluff}

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        chiefs, alike = len(self.chiefs), Fraction(1, int(self.quantities["u"]))
        half = Mistake("half", "It is or it is not", Fraction(1, 2), "Two answers are not two equal chances.")
        if not self.told:
            ruled_out = "Places that you have seen are ruled out."
            return wrong(self.number, half, Mistake("seen", "Looks forgotten", Fraction(1, chiefs), ruled_out))
        many = "There are many Chiefs that are not theirs, and some of those are taken."
        return wrong(
            self.number,
            half,
            Mistake("news", "No news", alike, "What others take and leave tells something."),
            Mistake("base", "No base rate", 1 / (1 + self.bluff), many),
        )

    @cached_property
    def slots(self) -> Mapping[str, str]:
        took = sum(took for _, _, took in self.told)
        return {
            "mine": chief(self.mine),
            "news": _news(took, len(self.told) - took),
            "exact": hundred(self.number),
            "rate": RATES.get(self.question.b, RATES["1/4"]),
            "theirs": _taken(self.bluff),
        }


def _taken(bluff: Fraction) -> str:
    """How likely a Chief is yours that was looked at and taken, of eight."""
    yours = odds.chief_posterior([(1, 3, "took")], bluff=bluff)["B"]
    if yours == Fraction(1, 8):
        return "1/8, as before: who always takes tells nothing"
    return f"{yours}, which is less than 1/8: taking is evidence for their Chief, and theirs is never yours"


def _news(took: int, left: int) -> str:
    """What others have done after a look."""
    if not took and not left:
        return "So far nobody else has looked."
    taken = count(took, "Chief") if took else "no Chief"
    return f"So far others have taken {taken} after a look, and left {left or 'none'}."


def _filled(state: State, rng: Random) -> State:
    """With every card on the board determined."""
    known = {*state.cards, *(card for hand in state.hands for card in hand)}
    free = [card for card in range(len(state.cards)) if card not in known]
    rng.shuffle(free)
    return state.but(cards=tuple(free.pop() if card is None else card for card in state.cards))


def _shown(found: list[Card], place: str, aim: Card | None) -> Mapping[str, Trace]:
    return traced(Trace(Face(text=CHIEFS[card], glyph=WORDS[card]), place, card == aim) for card in found)
