"""M-L3: whether a rival can match, and what your own sure card is then worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.cards import HAND, in_order
from uncle_widgets.games.mr_t.events import ShowdownWon
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.questions.cases import Case
from uncle_widgets.games.mr_t.questions.common import BLIND, EVERY, SHOWS
from uncle_widgets.games.mr_t.questions.drawn import Told
from uncle_widgets.games.mr_t.questions.match_steps import reasons
from uncle_widgets.games.mr_t.questions.step_words import (
    ASKS,
    EVENTS,
    HOLDS,
    MATCH,
    MODELS,
    SUPPOSED,
    TOP,
    WIN,
    asked_of,
)
from uncle_widgets.games.mr_t.scene import face
from uncle_widgets.games.mr_t.state import SHOWS as PLAYS
from uncle_widgets.games.mr_t.state import TURN, Move, State, View
from uncle_widgets.games.mr_t.words import many, one_of
from uncle_widgets.games.words import (
    called,
    capital,
    capped,
    hundred,
    spelled,
    turned_up,
    wrong,
)
from uncle_widgets.probability.counting import hypergeometric
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import CountedTwice, DrawByDraw, FrequencyGrid, Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Knob, Mistake, Model, Node, Part
from uncle_widgets.probability.settings import setting


@dataclass(frozen=True)
class CanMatch(Question[View]):
    """M-L3: `seat` is the rival (-1: the first), `event` one of EVENTS, `play` what is supposed of the rivals."""

    id: ClassVar[str] = "M-L3"
    title: ClassVar[str] = "Can they match it?"
    name: ClassVar[str] = "Can they match?"
    when: ClassVar[str] = "when a step of a showdown begins, about a hand you can't see"
    concept: ClassVar[str] = "the hypergeometric distribution"
    misconception: ClassVar[str] = "I hold a match, so I win"
    bots: ClassVar[str] = "greedy"
    seat: int = setting(-1, "Player", {})
    event: str = setting(MATCH, "Question", {event: label for event, (label, _, _) in EVENTS.items()})
    play: str = setting(SHOWS, "Assume that", MODELS, supposes=True)

    def __post_init__(self) -> None:
        common.checked(event=(self.event, EVENTS), play=(self.play, MODELS))

    @property
    def model(self) -> Model:
        if self.event == HOLDS:
            return Model("any", "We assume that what they played before tells us nothing about their hand.")
        play = BLIND if self.event == TOP else self.play
        return Model(play, SUPPOSED[play])

    def arise(self, view: View) -> Filled[View] | None:
        rivals = _rivals(view)
        if not rivals:
            return None
        seat = self.seat if self.seat in rivals else rivals[0]
        fight = view.fight_of(seat)
        assert fight is not None
        sure = in_order(card for card in view.hand if card in fight.targets) if view.me in fight.members else ()
        there = {MATCH: True, HOLDS: view.sizes[seat], TOP: view.piled(seat), WIN: sure}
        events = [event for event, may_be in there.items() if may_be]
        event = self.event if self.event in events else MATCH
        others = [member for member in fight.members if member != view.me]
        asked = others if event == WIN else [seat]
        models = [SHOWS, BLIND, EVERY] if _passed(view, event, asked) else [SHOWS, BLIND]
        play = self.play if self.play in models else SHOWS
        case = Case(view, fight, seat, event, play, asked)
        who, n = called(view, seat), view.sizes[seat]
        cases, does = (part.format(who=who) for part in EVENTS[event][1:])

        def choose(state: State, member: Seat) -> Move:
            """You show a sure card; the others play as is supposed."""
            if member == view.me and sure:
                return PLAYS[sure[0]]
            hits = [card for card in state.hands[member] if card in fight.targets]
            return PLAYS[hits[0]] if hits and play != BLIND and member in fight.members else TURN

        def once(rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
            state = case.game.imagine(view, rng)
            hand = state.hands[seat]
            shown = turned_up(seat, hand, face)
            if play == EVERY and {*hand} & {*view.passed[seat]}:
                return None, shown
            if event == HOLDS:
                return any(card in fight.targets for card in hand), shown
            if event == TOP:
                card = common.top_of(case.game, state, seat, rng)
                return card in fight.targets, {f"top{seat}": face(card)}
            blind = event == MATCH and play == BLIND
            step = common.unit(case.game, state, common.blind if blind else choose, rng)
            if event == WIN:
                won = [x.seat for x in step.events if isinstance(x, ShowdownWon) and not x.dry]
                return view.me in won, shown
            card = step.cards[seat]
            if view.piled(seat) and card not in hand:
                shown[f"top{seat}"] = face(card)
            return card in fight.targets, shown

        def parts() -> tuple[Part, ...]:
            p, none = case.p, case.none
            if event == WIN:
                return Part("nobody else matches", p, 1), Part("somebody else matches", 1 - p, 0)
            if event == HOLDS:
                one = hypergeometric(case.good, case.total, n).P(lambda k: k == 1)
                return Part("with one match", one, 1), Part("with more", p - one, 2), Part("with none", none, 0)
            if event == MATCH and play == SHOWS and n:
                hand = case.hand
                return (
                    Part("a match from the hand", hand, 1),
                    Part("a match from the pile", p - hand, 2),
                    Part("no match", none, 0),
                )
            return Part("a match", p, 1), Part("no match", none, 0)

        def suppose() -> Knob:
            return self.knob("play", choices={one: MODELS[one] for one in models}, value=play)

        return Filled(
            self,
            view,
            answer=lambda: case.p,
            once=once,
            model=lambda: self.at(event=event, play=play).model,
            knobs=lambda: (
                self.knob("seat", choices=common.names(view, rivals), value=seat),
                self.knob("event", choices={one: EVENTS[one][0] for one in events}, value=event),
                *([suppose()] if event in (MATCH, WIN) else []),
            ),
            words=lambda: asked_of(view, fight, seat, event, play, asked, sure),
            given=lambda: common.sight(view, others),
            cases=cases,
            event=does,
            asks=lambda: (
                ASKS if event == WIN else {**ASKS, "sure": f"Did you think that {who} can't match at all?"}
            ),
            derivation=lambda: reasons(case, _tree(case)),
            parts=parts,
            pictures=lambda: _pictures(case),
            mistakes=lambda: wrong(case.p, *_slips(case)) if case.total else (),
            quantities={"N": case.total, "k": case.good, "n": n},
            derivable=event == TOP or all(view.fresh[one] and view.sizes[one] == HAND for one in asked),
            slots=lambda: {
                "want": one_of(fight.targets),
                "unseen": common.hidden_of(case.total, case.good),
                "who": who,
                "holds": many(n, "hand card"),
                "exact": hundred(case.p),
                "says": f"{cases} {does}",
            },
        )


def _rivals(view: View) -> tuple[Seat, ...]:
    """Those who may be asked about: they play this step, and their hand is hidden."""
    if not view.fresh_step:
        return ()
    fight = view.fight_of(view.me)
    members = [seat for other in ((fight,) if fight else view.fights) for seat in other.members]
    return tuple(seat for seat in members if seat != view.me and view.hands[seat] is None)


def _passed(view: View, event: str, asked: Sequence[Seat]) -> bool:
    """Whether EVERY makes sense: of one untouched hand that passed something over, and may have none of it."""
    if event not in (MATCH, WIN) or len(asked) != 1 or not view.passed[asked[0]]:
        return False
    left = sum(card not in view.passed[asked[0]] for card in view.unseen)
    return view.sizes[asked[0]] == HAND <= left


def _tree(case: Case) -> Node | None:
    """From the hand, from the top, or not at all."""
    asked = case.event == MATCH and case.play == SHOWS and case.n and case.view.fresh[case.seat]
    if not asked or case.hand == 1:
        return None
    top = Fraction(case.good, case.total - case.n)
    pile = Node("the top card matches", top), Node("it doesn't", 1 - top)
    forks = Node("a match in hand", case.hand), Node("none in hand", 1 - case.hand, children=pile)
    return Node(capital(called(case.view, case.seat)), children=forks)


def _pictures(case: Case) -> tuple[Picture, ...]:
    n, total, good, (cards, tops) = case.n, case.total, case.good, case.draws
    if case.event == MATCH and case.play == EVERY and case.view.fresh[case.seat]:
        return _struck(case)
    if case.event not in (HOLDS, MATCH) or case.play != SHOWS or case.p in (0, 1) or cards < 2 or tops:
        return ()
    rows = DrawByDraw("Card by card", "", total, good, cards, "a match")
    if case.event == HOLDS:
        caption = (
            f"{n} × {good}/{total} adds up all the matches. A hand with a ring has more than one match, "
            "but counts only once."
        )
        matches = hypergeometric(good, total, n)
        return CountedTwice("Count hands, not matches", caption, matches, "a match", "matches"), rows
    if (tree := _tree(case)) is None:
        return (rows,)
    title, marked = "From the hand or from the pile", ("a match in hand", "the top card matches")
    return Told(title, "", tree, marked), rows


def _struck(case: Case) -> tuple[Picture, ...]:
    """The hands that hold a name passed over are struck out."""
    unseen = case.view.unseen
    keeps = 1 - odds.hand_has(case.view.passed[case.seat], unseen, case.n)
    yes = keeps * case.p
    all_yes = odds.hand_has(case.fight.targets, unseen, case.n + 1)
    if not 0 < yes <= all_yes:
        return ()
    grid = FrequencyGrid(
        "Cross out the hands they would have shown", "", yes, all_yes - yes, keeps - yes,
        1 - all_yes - (keeps - yes), "100 deals", "would match now", "would not", "match",
    )  # fmt: skip
    return (grid,) if grid.chance == case.p else ()


def _slips(case: Case) -> Iterator[Mistake]:
    cards, tops = case.draws
    if case.event == TOP:
        return
    if case.event == WIN:
        yield Mistake("sure", "Sure to win", Fraction(1), "You win only if nobody else matches too.")
        turned = "That is how often somebody else matches. You win the other steps."
        yield Mistake("turned", "The others match", 1 - case.p, turned)
        if case.play != BLIND:
            blind = case.missed(*case.drawn(False))
            yield Mistake("part", "Without looking", blind, "They look at their hand first.")
        return
    added, one = f"{capital(spelled(cards))} times one card", Fraction(case.good, case.total)
    of = "Hands with two matches were" if case.event == HOLDS else "Cases with two matches were"
    yield Mistake("added", added, capped(cards * one), f"{of} counted twice.")
    yield Mistake("one", "One card", one, f"That is one card, and there are {many(cards)} that might match.")
    if case.event == MATCH and case.n:
        yield Mistake("part", "The hand only", case.hand, "Without a match in hand they can still turn one.")
    if case.play == EVERY:
        before = 1 - case.missed(cards, tops)
        yield Mistake("news", "Nothing learnt", before, "The top cards they turned tell you something.")
