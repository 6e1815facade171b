"""T-L7: somebody is about to look at a Chief. Is it their own?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import EVERYTHING, LETTERS
from uncle_widgets.games.scene import Face, Trace, traced
from uncle_widgets.games.thrush.board import Place
from uncle_widgets.games.thrush.cards import CHIEFS, WORDS, Card
from uncle_widgets.games.thrush.questions.common import ratio, unlooked
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.words import count, hundred, spoken, subtraction, wrong
from uncle_widgets.probability.growing import Cases
from uncle_widgets.probability.pictures import Picture, WholeTree
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Growing, Line, Mistake, Model, Node, Part
from uncle_widgets.probability.show import percent


@dataclass(frozen=True)
class IsItTheirs(Question[View]):
    """About the Chief that another is about to look at, as long as nobody has robbed, exchanged or paid."""

    id: ClassVar[str] = "T-L7"
    title: ClassVar[str] = "Is it their own?"
    name: ClassVar[str] = "Is it theirs?"
    when: ClassVar[str] = "when another is about to look at a Chief"
    concept: ClassVar[str] = "conditional probability"
    misconception: ClassVar[str] = "one in two, as it is theirs or not; or due after many looks"
    bots: ClassVar[str] = "greedy"
    at_chance: ClassVar[bool] = True
    model: ClassVar[Model] = Model("own", "We suppose that all take their own Chief, and no other.")

    def arise(self, view: View) -> Looking | None:
        seat, board = view.seat, view.board
        if view.phase != "look" or view.me in (seat, EVERYTHING) or view.options.exchange_peek:
            return None
        rivals = [held for other, held in enumerate(view.table.held) if other != view.me]
        if view.table.held[seat] or max(rivals) > 1 or any(card != view.mine for card in view.hand):
            return None
        log = [*view.log]
        faces = {e.place: e.card for e in log if e.what == "look" and e.seat == view.me and e.card is not None}
        mine = next((place for place, card in faces.items() if card == view.mine), "")
        stolen = any(e.what == "take" and e.place == mine and e.seat != view.me for e in log)
        if stolen or any(e.what in ("swap", "steal", "pay") for e in log):
            return None
        lies = tuple(chief for chief, on in zip(board.chiefs, view.table.chiefs, strict=True) if on)
        here, may = board.pointers[view.table.place], unlooked(view, seat)
        if here not in may - {mine}:
            return None
        return Looking(self, view, here, lies, tuple(c for c in lies if c in may and c != mine), faces, mine)


@dataclass(eq=False)
class Looking(Posed[View]):
    """Whether the Chief `here` is the own one of who is about to look. Cards lie on the spaces `lies`; they have
    not looked yet where they `may` find it. The watcher has seen `faces`, their own Chief on `mine` or ''."""

    question: IsItTheirs
    here: Place
    lies: tuple[Place, ...]
    may: tuple[Place, ...]
    faces: Mapping[Place, Card]
    mine: Place

    def __post_init__(self) -> None:
        view = self.view
        self.who, self.chiefs = LETTERS[view.seat], len(view.board.chiefs)
        self.taken = sum(held for seat, held in enumerate(view.table.held) if seat != view.me)
        self.own = self.chiefs - (view.mine is not None) - self.taken  # the Chiefs that theirs is one of
        self.seen = [place for place in self.lies if place in self.faces and place != self.mine]
        self.unseen = [place for place in self.lies if place not in self.faces]
        self.left = [place for place in self.lies if place not in (*self.may, self.mine)]
        # all that they have looked at, and what others took; also yours, and a Chief that was taken later
        self.looked = [*dict.fromkeys(e.place for e in view.log if e.what == "leave" and e.seat == view.seat)]
        self.took = [(e.seat, e.place) for e in view.log if e.what == "take" and e.seat != view.me]
        # of a deal: the chance that theirs lies on a space, and so on all that they have not looked at
        self.each = (
            Fraction(self.own - len(self.seen), self.own * len(self.unseen)) if self.unseen else Fraction(0)
        )
        self.total = sum(map(self.chance, self.may), Fraction(0))
        self.says = f"such deals have {self.who}'s own Chief on {self.here}"

    def chance(self, place: Place) -> Fraction:
        """That their own lies there, before anything is known of their looks."""
        return Fraction(1, self.own) if place in self.seen else self.each

    def answer(self) -> Fraction:
        return self.chance(self.here) / self.total

    @cached_property
    def words(self) -> str:
        return f"{self.who} is about to look at the Chief on {self.here}. Is it their own?"

    @cached_property
    def given(self) -> str:
        left = f"{spoken(self.looked)}, and left {'it' if len(self.looked) == 1 else 'them'}"
        looks = f"{self.who} has looked at {left if self.looked else 'no Chief before'}."
        return " ".join(filter(None, (looks, *self._told())))

    def _told(self) -> Iterator[str]:
        """What the watcher has seen, and what is not counted."""
        view = self.view
        if self.took:
            yield f"{spoken(f'{LETTERS[seat]} took {place}' for seat, place in self.took)}."
        if seen := [place for place in view.board.chiefs if place in self.faces and place != self.mine]:
            yield f"You have looked at {spoken(seen)}, where yours {'is' if seen == self.seen else 'was'} not."
        if self.mine:
            yield f"Yours is on {self.mine}." if self.mine in self.lies else "You hold yours."
        if view.mine is not None and not self.faces:
            yield "You have looked at none."
        if any(e.what == "leave" and e.seat not in (view.seat, view.me) for e in view.log):
            yield "What others left is not counted."

    @cached_property
    def derivation(self) -> Derivation:
        return Derivation(tuple(self._steps()), self.tree)

    def _steps(self) -> Iterator[Line]:
        own, seen, unseen = self.own, len(self.seen), len(self.unseen)
        if not seen or self.each in (0, Fraction(1, own)):
            where, alike = f"Spaces where {self.who} has not looked", len(self.may)
            if self.mine in self.lies and self.mine not in self.looked:
                where += ", but for yours"
            yield Line(where, "theirs is on any, all alike", str(alike), self._lit(self.may))
            yield Line(f"One of them is {self.here}", f"1 ÷ {alike}", percent(self.number), self._lit([self.here]))
            return
        less = ((int(self.view.mine is not None), "yours"), (self.taken, "taken by others"))
        yield Line(
            f"Chiefs that may be {self.who}'s", subtraction(self.chiefs, less), str(own), self._lit(self.lies)
        )
        yield Line("Each that you have seen", f"1 of the {own}", f"1/{own}", self._lit(self.seen))
        rest = f"{own - seen} of the {own} on {unseen} spaces: {own - seen}/{own} ÷ {unseen}"
        yield Line("Each that you have not seen", rest, ratio(self.each), self._lit(self.unseen))
        if self.left:
            old, new = (sum(place in row for place in self.may) for row in (self.seen, self.unseen))
            parts = [f"{n} × {p}" for n, p in ((old, f"1/{own}"), (new, ratio(self.each))) if n]
            where = f"Where {self.who} has not looked"
            yield Line(where, " + ".join(parts), ratio(self.total), self._lit(self.may))
            share = f"{ratio(self.chance(self.here))} ÷ {ratio(self.total)} = {ratio(self.number)}"
            yield Line(f"The share of {self.here}", share, percent(self.number), self._lit([self.here]))
        else:
            yield Line(
                f"{self.here} is one of these", ratio(self.number), percent(self.number), self._lit([self.here])
            )

    def _lit(self, places: Any) -> tuple[str, ...]:
        return tuple(f"chief.{place}" for place in places)

    @cached_property
    def tree(self) -> Node:
        """Where their own Chief lies, whatever they have looked at."""
        here = self.chance(self.here)
        rows = (self.here, here), ("elsewhere", self.total - here), ("where they looked", 1 - self.total)
        return Node(f"{self.who}'s own Chief", None, "", tuple(Node(words, p) for words, p in rows if p))

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        if self.total == 1:
            return ()
        caption = f"Of 100 deals. Where {self.who} has looked it was not: those deals are struck out."
        tree = WholeTree("Strike out what was left", caption, self.tree, (self.here,), ("where they looked",))
        return (tree,)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return Part("their own", self.number, 1), Part("another's", 1 - self.number, 0)

    @cached_property
    def struck(self) -> str:
        return f"{self.who} or another would have taken a Chief that was left" if self.left or self.taken else ""

    def growing(self) -> Growing | None:
        return Cases(("their own", "another's", "struck out")) if self.struck else None

    def once(self, rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
        """The Chiefs that you have not seen are dealt, and each rival gets an assignment: what was taken must be
        the taker's, and none that they left."""
        view = self.view
        dealt = dict(self.faces)
        rest = [card for card in range(self.chiefs) if card not in dealt.values()]
        rng.shuffle(rest)
        for place in view.board.chiefs:
            if place not in dealt:
                dealt[place] = rest.pop()
        took = [dealt[e.place] for e in view.log if e.what == "take"]
        own = rng.choice([card for card in range(self.chiefs) if card != view.mine and card not in took])
        card = dealt[self.here]
        others = [dealt[e.place] for e in view.log if e.what == "take" and e.seat != view.me]
        left = {dealt[place] for place in self.left}
        face = Trace(Face(text=CHIEFS[card], glyph=WORDS[card]), self.here, card == own)
        stands = own not in left and (view.mine is None or view.mine not in others)
        return card == own if stands else None, traced([face])

    @cached_property
    def quantities(self) -> Mapping[str, Fraction | int]:
        """n Chiefs; k not looked at by them; own, s, u: Chiefs that may be theirs, seen, on spaces not seen."""
        return {"n": self.chiefs, "k": len(self.may), "own": self.own, "s": len(self.seen), "u": len(self.unseen)}

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        return wrong(self.number, *self._slips())

    def _slips(self) -> Iterator[Mistake]:
        yield Mistake("half", "It is or it is not", Fraction(1, 2), "Two answers are not two equal chances.")
        yield Mistake("alike", "All alike", Fraction(1, len(self.may)),
                      "Yours may lie where you have not seen, and nowhere else.")  # fmt: skip
        if self.left:
            forgotten = Fraction(1, len(self.lies))
            yield Mistake("struck", "Looks forgotten", forgotten, "What they left is not their own.")
        if self.looked:
            due = Fraction(len(self.looked) + 1, self.chiefs)
            yield Mistake(
                "due", "It is due", due, "So often it comes within so many looks, said before the first."
            )

    @cached_property
    def slots(self) -> Mapping[str, str]:
        return {
            "who": self.who,
            "here": self.here,
            "own": str(self.own),
            "may": count(len(self.may), "space"),
            "seen": _open(len(self.seen)),
            "exact": hundred(self.number),
        }


def _open(seen: int) -> str:
    """What the Chiefs tell that the watcher has seen."""
    often = "theirs more often than a card that may be yours"
    if not seen:
        return f"What you see will count too: a Chief that is not yours is {often}."
    if seen == 1:
        return f"And what you have seen counts: the Chief that lies open to you is not yours, so it is {often}."
    return (
        f"And what you have seen counts: of {seen} that lie open to you none is yours, so each of them is {often}."
    )
