"""M-L3: whether a rival can match, and what your own sure card is then worth."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb, prod
from random import Random
from typing import Any, ClassVar, TypeAlias

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.belief import next_of
from uncle_widgets.games.mr_t.cards import HAND, Card, in_order
from uncle_widgets.games.mr_t.events import ShowdownWon
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.questions.common import BLIND, EVERY, SHOWS
from uncle_widgets.games.mr_t.scene import face
from uncle_widgets.games.mr_t.state import SHOWS as PLAYS
from uncle_widgets.games.mr_t.state import TURN, Fight, Move, State, View
from uncle_widgets.games.mr_t.words import either
from uncle_widgets.games.words import (
    called,
    capital,
    capped,
    complement,
    count,
    hundred,
    turned_up,
    wrong,
)
from uncle_widgets.probability.counting import at_least_one, hypergeometric
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.pictures import CountedTwice, DrawByDraw, FrequencyGrid, Picture, WholeTree
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Node, Part
from uncle_widgets.probability.show import percent

TOP, HOLDS, MATCH, WIN = "top", "hand", "match", "win"
EVENTS = {
    MATCH: ("they play a match", "Does {who} match in this step?", "such steps bring {who} a match"),
    HOLDS: ("a match is among their hand cards", "{who} holds {cards}. Is a match among them?",
            "such hands hold a match"),
    TOP: ("the top of their pile matches", "{who} turns the top of the pile. Is it a match?", "such cards match"),
    WIN: ("you show a match and win this step", "You show {sure}. Do you win this step?", "such steps are yours"),
}  # fmt: skip
"""What may be asked, most often first: in a few words, as the question, and what of 100 is counted."""
MODELS = {SHOWS: "they show a match if they can", BLIND: "they turn the top", EVERY: "they show one in every step"}
SUPPOSED = {
    SHOWS: "We suppose that they show a match if they hold one, and turn the top of the pile if not. "
    "What they played before tells nothing.",
    BLIND: "We suppose that they turn the top of the pile, whatever they hold.",
    EVERY: "We suppose that they show a match whenever they hold one, in every step so far too.",
}
Faces: TypeAlias = Mapping[str, Any]
"""What a trial lays open: item key to card face."""


@dataclass(frozen=True)
class CanMatch(Question[View]):
    """M-L3: `seat` is the rival (-1: the first), `event` one of EVENTS, `play` what is supposed of the rivals."""

    id: ClassVar[str] = "M-L3"
    title: ClassVar[str] = "Can they match it?"
    name: ClassVar[str] = "Can they match?"
    when: ClassVar[str] = "when a step of a showdown begins, of a hand you do not see"
    concept: ClassVar[str] = "the hypergeometric distribution"
    misconception: ClassVar[str] = "I hold a match, so I win"
    bots: ClassVar[str] = "greedy"
    seat: int = -1
    event: str = MATCH
    play: str = SHOWS

    def __post_init__(self) -> None:
        common.checked(event=(self.event, EVENTS), play=(self.play, MODELS))

    @property
    def model(self) -> Model:
        if self.event == HOLDS:
            return Model("any", "We suppose that what they played before tells nothing of their hand.")
        play = BLIND if self.event == TOP else self.play
        return Model(play, SUPPOSED[play])

    def arise(self, view: View) -> Matching | None:
        rivals = _rivals(view)
        if not rivals:
            return None
        seat = self.seat if self.seat in rivals else rivals[0]
        fight = view.fight_of(seat)
        assert fight is not None
        sure = in_order(card for card in view.hand if card in fight.targets) if view.me in fight.members else ()
        there = {MATCH: True, HOLDS: view.sizes[seat], TOP: view.piled(seat), WIN: sure}
        events = tuple(event for event, may_be in there.items() if may_be)
        event = self.event if self.event in events else MATCH
        return FORMS[event](self, view, fight, seat, rivals, events, event, sure)


def _rivals(view: View) -> tuple[Seat, ...]:
    """Those who may be asked about: they play this step, and their hand is hidden."""
    if not view.fresh_step:
        return ()
    fight = view.fight_of(view.me)
    members = [seat for other in ((fight,) if fight else view.fights) for seat in other.members]
    return tuple(seat for seat in members if seat != view.me and view.hands[seat] is None)


@dataclass(eq=False)
class Matching(Posed[View]):
    """Whether `seat` has a match for `fight`; or whether you, who hold the `sure` matches, win its next step."""

    question: CanMatch
    fight: Fight
    seat: Seat
    rivals: tuple[Seat, ...]
    events: tuple[str, ...]
    event: str
    sure: tuple[Card, ...]

    def __post_init__(self) -> None:
        view, seat, self.targets = self.view, self.seat, self.fight.targets
        self.who, self.want = called(view, seat), either(self.targets)
        self.n, self.passed, self.common = view.sizes[seat], view.passed[seat], bool(view.fresh[seat])
        self.bag, self.others = common.unseen(view), [other for other in self.fight.members if other != view.me]
        self.total, self.good = odds.size(self.bag), odds.copies_of(self.targets, self.bag)
        self.asked = self.others if self.event == WIN else [seat]
        self.models = (SHOWS, BLIND, EVERY) if self._passed() else (SHOWS, BLIND)
        self.play = self.question.play if self.question.play in self.models else SHOWS
        self.cards, self.tops = self.drawn(self.play != BLIND)
        self.says = EVENTS[self.event][2].format(who=self.who)
        self.game, self.quantities = common.game_of(view), {"N": self.total, "k": self.good, "n": self.n}

    @cached_property
    def model(self) -> Model:
        return self.question.at(event=self.event, play=self.play).model

    def _passed(self) -> bool:
        """Whether EVERY makes sense: of one untouched hand that passed something over, and may have none of it."""
        left = sum(n for card, n in self.bag.items() if card not in self.passed)
        one = self.event in (MATCH, WIN) and len(self.asked) == 1
        return one and bool(self.passed) and self.n == HAND <= left

    def drawn(self, shows: bool) -> tuple[int, list[Fraction]]:
        """What those asked about may match with: cards of the common bag, and the chances that tops of another
        bag miss. Who does not look at the hand has the top alone."""
        view, cards, misses = self.view, 0, list[Fraction]()
        for seat in self.asked:
            cards += view.sizes[seat] if shows else not view.piled(seat)
            if view.fresh[seat]:
                cards += 1
            elif view.piled(seat):
                misses.append(1 - odds.top_hits(self.targets, next_of(view, seat)))
        return cards, [miss for miss in misses if miss != 1]

    def missed(self, cards: int, misses: Sequence[Fraction]) -> Fraction:
        """The chance that none of these matches."""
        return (1 - at_least_one(self.good, self.total, cards)) * prod(misses)

    @cached_property
    def lacks(self) -> tuple[Fraction, Fraction]:
        """Under EVERY: the chances that the hand has no match, and that the top has none either then."""
        hand = odds.hand_lacks(self.targets, self.bag, self.n, self.passed)
        if self.common:
            left = self.total - self.n
            return hand, Fraction(max(left - self.good, 0), left)
        top = next_of(self.view, self.seat)
        return hand, 1 - odds.top_hits(self.targets, top) if top else Fraction(1)

    @cached_property
    def none(self) -> Fraction:
        """The chance that nobody matches."""
        return Fraction(prod(self.lacks)) if self.play == EVERY else self.missed(self.cards, self.tops)

    def answer(self) -> Fraction:
        return 1 - self.none

    @cached_property
    def hand(self) -> Fraction:
        """The chance that a match is in the hand, which has cards."""
        return odds.hand_has(self.targets, self.bag, self.n)

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        rivals = tuple((seat, called(self.view, seat)) for seat in self.rivals)
        events = tuple((event, EVENTS[event][0]) for event in self.events)
        found = Knob("seat", "Who", rivals, value=self.seat), Knob("event", "What", events, value=self.event)
        if self.event not in (MATCH, WIN):
            return found
        models = tuple((model, MODELS[model]) for model in self.models)
        return *found, Knob("play", "Suppose", models, supposes=True, value=self.play)

    @cached_property
    def words(self) -> str:
        view, ask = self.view, EVENTS[self.event][1]
        covered = any(len(fight.spaces) < len(view.stacks) for fight in view.fights) and any(view.passed)
        said = ask.format(who=self.who, cards=count(self.n), sure=either(self.sure))
        return f"To match: {self.want}{', covered now' if covered else ''}. {said}"

    @cached_property
    def given(self) -> str:
        return common.sight(self.view, self.others)

    @cached_property
    def derivation(self) -> Derivation:
        first = common.known_line(self.view), common.match_line(self.view, self.targets, self.bag)
        return Derivation((*first, *self._steps()), tree=self.tree)

    def _steps(self) -> Iterator[Line]:
        cards, total, good, none, p = self.cards, self.total, self.good, self.none, self.number
        wins = self.event == WIN
        lit = sum((common.cards_of(self.view, seat) for seat in self.asked), ())
        if self.play == EVERY:
            hand, top = self.lacks
            names = f"no {either(self.passed)} in hand"
            yield Line("What the tops turned before say", names, "struck out", lit[:HAND])
            yield Line("So no match in hand", f"{hand}", percent(hand), lit[:HAND])
            yield Line("And none on top", f"{top}", percent(top), lit[HAND:])
            yield Line("No match", f"{hand} × {top} = {none}", percent(none))
        elif cards == 1 and not self.tops:
            yield Line("One card of these", f"{good}/{total}", percent(Fraction(good, total)), lit)
            if wins:
                yield Line("It does not match", f"1 − {1 - p} = {p}", percent(p))
            return
        else:
            if cards:
                yield Line("Cards they may match with", self._which(), str(cards), lit)
            if cards and not self.tops and not wins:
                yield from complement("they", cards, total, good, "a match")
                return
            if cards:
                every, clear = comb(total, cards), comb(total - good, cards)
                yield Line("None of these matches", f"{clear:,}/{every:,}", percent(Fraction(clear, every)))
            for miss in self.tops:
                yield Line("No match on top of a pile of cards won", f"{miss}", percent(miss))
            yield Line("Nobody matches", f"{none}", percent(none))
        if not wins:
            yield Line("A match", f"1 − {none} = {p}", percent(p))

    def _which(self) -> str:
        """'3 in hand + 1 on the pile', or the number for several seats."""
        if len(self.asked) > 1:
            return " + ".join(["hand and pile"] * len(self.asked))
        held = [f"{self.n} in hand"] if self.n else []
        return " + ".join([*held, "1 on the pile"] if self.cards > self.n else held)

    @cached_property
    def tree(self) -> Node | None:
        """From the hand, from the top, or not at all."""
        asked = self.event == MATCH and self.play == SHOWS and self.n and self.common
        if not asked or self.hand == 1:
            return None
        top = Fraction(self.good, self.total - self.n)
        pile = Node("the top matches", top), Node("the top does not", 1 - top)
        forks = Node("a match in hand", self.hand), Node("none in hand", 1 - self.hand, children=pile)
        return Node(capital(self.who), children=forks)

    def once(self, rng: Random) -> tuple[bool | None, Faces]:
        state = self.game.imagine(self.view, rng)
        hand = state.hands[self.seat]
        shown = turned_up(self.seat, hand, face)
        if self.play == EVERY and {*hand} & {*self.passed}:
            return None, shown
        return self.tried(state, shown, rng)

    @abstractmethod
    def tried(self, state: State, shown: Faces, rng: Random) -> tuple[bool, Faces]:
        """Whether it comes in a position dealt, and the cards to be seen: `shown` are those of the hand."""

    def choose(self, state: State, seat: Seat) -> Move:
        """You show a sure card; the others play as is supposed."""
        if seat == self.view.me and self.sure:
            return PLAYS[self.sure[0]]
        hits = [card for card in state.hands[seat] if card in self.targets]
        return PLAYS[hits[0]] if hits and self.play != BLIND and seat in self.fight.members else TURN

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return Part("with a match", self.number, 1), Part("without", 1 - self.number, 0)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        return wrong(self.number, *self.slips()) if self.total else ()

    def slips(self) -> Iterator[Mistake]:
        added, one = f"{self.cards} × {self.good}/{self.total}", Fraction(self.good, self.total)
        yield Mistake("added", added, capped(self.cards * one), "A hand with two matches was counted twice.")
        yield Mistake("one", "One card", one, "That is one card; they have more to choose from.")

    @cached_property
    def derivable(self) -> bool:
        return all(self.view.fresh[seat] and self.view.sizes[seat] == HAND for seat in self.asked)

    @cached_property
    def slots(self) -> Mapping[str, str]:
        return {
            "want": self.want,
            "unseen": common.unseen_of(self.total, self.good, self.want),
            "who": self.who,
            "holds": count(self.n) if self.n else "no card",
            "exact": hundred(self.number),
            "says": self.says,
        }


class TopMatches(Matching):
    """Is the top of the pile a match? One card of a known bag."""

    mistakes = ()
    derivable = True

    def drawn(self, shows: bool) -> tuple[int, list[Fraction]]:
        return super().drawn(False)

    def tried(self, state: State, shown: Faces, rng: Random) -> tuple[bool, Faces]:
        card = common.top_of(self.game, state, self.seat, rng)
        return card in self.targets, {f"top{self.seat}": face(card)}


class HandHolds(Matching):
    """Is a match in the hand?"""

    def drawn(self, shows: bool) -> tuple[int, list[Fraction]]:
        return self.n, []

    def tried(self, state: State, shown: Faces, rng: Random) -> tuple[bool, Faces]:
        return any(card in self.targets for card in state.hands[self.seat]), shown

    @cached_property
    def matches(self) -> Dist[int]:
        return hypergeometric(self.good, self.total, self.n)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        one = self.matches.P(lambda k: k == 1)
        more = self.number - one
        return Part("with one match", one, 1), Part("with more", more, 2), Part("with none", self.none, 0)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        if self.play != SHOWS or self.number in (0, 1) or self.n < 2:
            return ()
        added = f"{self.n} × {self.good}/{self.total} adds up the matches."
        caption = f"{added} A ringed hand holds several and counts once."
        twice = CountedTwice("Count hands, not matches", caption, self.matches, "a match", "matches")
        return twice, DrawByDraw("Card by card", "", self.total, self.good, self.n, "a match")


class Matches(Matching):
    """Is a match played, from the hand or from the pile?"""

    def tried(self, state: State, shown: Faces, rng: Random) -> tuple[bool, Faces]:
        card = common.unit(self.game, state, common.blind if self.play == BLIND else self.choose, rng).cards[
            self.seat
        ]
        turned = self.view.piled(self.seat) and card not in state.hands[self.seat]
        return card in self.targets, {**shown, f"top{self.seat}": face(card)} if turned else shown

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        if self.play != SHOWS or not self.n:
            return super().parts
        pile = self.number - self.hand
        return Part("from the hand", self.hand, 1), Part("from the pile", pile, 2), Part("no match", self.none, 0)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        if self.play == EVERY and self.common:
            return self._struck()
        if self.play != SHOWS or self.number in (0, 1) or self.cards < 2 or self.tops:
            return ()
        rows = DrawByDraw("Card by card", "", self.total, self.good, self.cards, "a match")
        if self.tree is None:
            return (rows,)
        found = "a match in hand", "the top matches"
        return WholeTree("From the hand, or from the pile", "", self.tree, found), rows

    def _struck(self) -> tuple[Picture, ...]:
        """The hands that hold a name passed over are struck out."""
        keeps = 1 - odds.hand_has(self.passed, self.bag, self.n)
        yes = keeps * self.number
        all_yes = odds.hand_has(self.targets, self.bag, self.n + 1)
        if not 0 < yes <= all_yes:
            return ()
        grid = FrequencyGrid(
            "Strike out what they would have shown", "", yes, all_yes - yes, keeps - yes,
            1 - all_yes - (keeps - yes), "100 deals", "would match now", "would not", "match",
        )  # fmt: skip
        return (grid,) if grid.chance == self.number else ()

    def slips(self) -> Iterator[Mistake]:
        yield from super().slips()
        if self.n:
            yield Mistake("part", "The hand alone", self.hand, "A hand without a match can still turn one.")
        if self.play == EVERY:
            nothing = 1 - self.missed(self.cards, self.tops)
            yield Mistake("news", "Nothing learnt", nothing, "The tops turned before tell something.")


class Wins(Matching):
    """Do you win the step with your sure card: does nobody else match?"""

    def answer(self) -> Fraction:
        return self.none

    def tried(self, state: State, shown: Faces, rng: Random) -> tuple[bool, Faces]:
        events = common.unit(self.game, state, self.choose, rng).events
        return any(isinstance(x, ShowdownWon) and x.seat == self.view.me and not x.dry for x in events), shown

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return Part("nobody else matches", self.number, 1), Part("somebody else does", 1 - self.number, 0)

    def slips(self) -> Iterator[Mistake]:
        yield Mistake("sure", "Sure to win", Fraction(1), "A sure card wins only if nobody else matches too.")
        turned = "That is how often a rival matches. You win where none does."
        yield Mistake("turned", "Turned round", 1 - self.number, turned)
        if self.play != BLIND:
            yield Mistake("part", "As if blind", self.missed(*self.drawn(False)), "They look at their hand first.")


FORMS: Mapping[str, Callable[..., Matching]] = {TOP: TopMatches, HOLDS: HandHolds, MATCH: Matches, WIN: Wins}
