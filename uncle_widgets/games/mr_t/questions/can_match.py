"""M-L3: whether a rival can match, and what your own sure card is then worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb, prod
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.belief import COMMON, next_of, source
from uncle_widgets.games.mr_t.cards import HAND, Card, in_order
from uncle_widgets.games.mr_t.events import ShowdownWon
from uncle_widgets.games.mr_t.questions.common import (
    BLIND,
    EVERY,
    SHOWS,
    blind,
    checked,
    dealt,
    game_of,
    known_line,
    match_line,
    sight,
    top_of,
    unit,
    unseen,
)
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
    hand_keys,
    hundred,
    turned_up,
    wrong,
)
from uncle_widgets.probability.counting import hypergeometric
from uncle_widgets.probability.pictures import CountedTwice, DrawByDraw, FrequencyGrid, Picture, WholeTree
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Node, Part
from uncle_widgets.probability.show import percent

TOP, HOLDS, MATCH, WIN = "top", "hand", "match", "win"
EVENTS = {
    MATCH: "they play a match",
    HOLDS: "a match is among their hand cards",
    TOP: "the top of their pile matches",
    WIN: "you show a match and win this step",
}
MODELS = {SHOWS: "they show a match if they can", BLIND: "they turn the top", EVERY: "they show one in every step"}


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
        checked("event", self.event, EVENTS)
        checked("play", self.play, MODELS)

    def rivals(self, view: View) -> tuple[Seat, ...]:
        """Those who may be asked about: they play this step, and their hand is hidden."""
        if not view.fresh_step:
            return ()
        fight = view.fight_of(view.me) if isinstance(view.me, int) else None
        fights = (fight,) if fight else view.fights
        members = [seat for other in fights for seat in other.members if seat != view.me]
        return tuple(seat for seat in members if view.hands[seat] is None)

    def rival(self, view: View) -> Seat:
        rivals = self.rivals(view)
        return self.seat if self.seat in rivals else rivals[0]

    def fight(self, view: View) -> Fight:
        fight = view.fight_of(self.rival(view))
        assert fight is not None
        return fight

    def sure(self, view: View) -> tuple[Card, ...]:
        """The matches in the watcher's own hand, where they are in this showdown."""
        fight = self.fight(view)
        return in_order(card for card in view.hand if card in fight.targets) if view.me in fight.members else ()

    def events(self, view: View) -> tuple[str, ...]:
        seat = self.rival(view)
        found = [MATCH]
        if view.sizes[seat]:
            found.append(HOLDS)
        if view.piled(seat):
            found.append(TOP)
        return (*found, WIN) if self.sure(view) else tuple(found)

    def what(self, view: View) -> str:
        found = self.events(view)
        return self.event if self.event in found else found[0]

    def models(self, view: View) -> tuple[str, ...]:
        """EVERY makes sense of one untouched hand that has passed something over."""
        seat = self.rival(view)
        one = self.what(view) == MATCH or (self.what(view) == WIN and len(self.fight(view).members) == 2)
        untouched = view.sizes[seat] == HAND and bool(view.passed[seat]) and not self.struck_all(view, seat)
        return (SHOWS, BLIND, EVERY) if one and untouched else (SHOWS, BLIND)

    def struck_all(self, view: View, seat: Seat) -> bool:
        """Whether too few cards are left for a hand that has none of the names passed over."""
        return sum(n for card, n in unseen(view).items() if card not in view.passed[seat]) < view.sizes[seat]

    def supposed(self, view: View) -> str:
        return self.play if self.play in self.models(view) else SHOWS

    @property
    def model(self) -> Model:
        words = {
            SHOWS: "We suppose that they show a match if they hold one, and turn the top of the pile if not. "
            "What they played before tells nothing.",
            BLIND: "We suppose that they turn the top of the pile, whatever they hold.",
            EVERY: "We suppose that they show a match whenever they hold one, in every step so far too.",
        }
        return Model(self.play, words[self.play])

    def knobs(self, view: View) -> tuple[Knob, ...]:
        rivals = tuple((seat, called(view, seat)) for seat in self.rivals(view))
        events = tuple((event, EVENTS[event]) for event in self.events(view))
        found = [
            Knob("seat", "Who", rivals, value=self.rival(view)),
            Knob("event", "What", events, value=self.what(view)),
        ]
        if self.what(view) in (MATCH, WIN):
            models = tuple((model, MODELS[model]) for model in self.models(view))
            found.append(Knob("play", "Suppose", models, supposes=True, value=self.supposed(view)))
        return tuple(found)

    def ask(self, view: View) -> str | None:
        if not self.rivals(view):
            return None
        seat, fight = self.rival(view), self.fight(view)
        who, want = called(view, seat), either(fight.targets)
        covered = any(len(fight.spaces) < len(view.stacks) for fight in view.fights)
        start = f"To match: {want}" + (
            ", covered now. " if covered and view.passed != ((),) * view.seats else ". "
        )
        n = view.sizes[seat]
        match self.what(view):
            case "top":
                return f"{start}{who} turns the top of the pile. Is it a match?"
            case "hand":
                return f"{start}{who} holds {count(n)}. Is a match among them?"
            case "match":
                return f"{start}Does {who} match in this step?"
        return f"{start}You show {either(self.sure(view))}. Do you win this step?"

    def given(self, view: View) -> str:
        seats = [seat for seat in self.fight(view).members if seat != view.me]
        return sight(view, seats)

    def counts(self, view: View, seat: Seat) -> tuple[int, Fraction]:
        """How many cards of the common bag the seat may match with, and the chance that another card misses.

        The top of the pile where the seat is blind, else the hand and the top.
        """
        shows = self.supposed(view) != BLIND and self.what(view) != TOP
        cards = view.sizes[seat] if shows or not view.piled(seat) else 0
        if self.what(view) == HOLDS:
            return view.sizes[seat], Fraction(1)
        if not view.piled(seat):
            return (cards if shows else 1), Fraction(1)
        if source(view, seat) == COMMON:
            return cards + 1, Fraction(1)
        return cards, 1 - odds.top_hits(self.fight(view).targets, next_of(view, seat))

    def nobody(self, view: View, seats: list[Seat]) -> Fraction:
        """The chance that none of these seats plays a match."""
        found = [self.counts(view, seat) for seat in seats]
        cards = sum(n for n, _ in found)
        miss = 1 - odds.hand_has(self.fight(view).targets, unseen(view), cards) if cards else Fraction(1)
        return miss * prod(chance for _, chance in found)

    def asked(self, view: View) -> list[Seat]:
        """Whose cards the answer is about."""
        if self.what(view) == WIN:
            return [seat for seat in self.fight(view).members if seat != view.me]
        return [self.rival(view)]

    def every(self, view: View) -> tuple[Fraction, Fraction]:
        """Under EVERY: the chances that the hand has no match, and that the top has none either then."""
        seat, targets, bag = self.rival(view), self.fight(view).targets, unseen(view)
        lacks = odds.hand_lacks(targets, bag, view.sizes[seat], view.passed[seat])
        if not view.piled(seat):
            return lacks, Fraction(1)
        if source(view, seat) != COMMON:
            return lacks, 1 - odds.top_hits(targets, next_of(view, seat))
        left, good = odds.size(bag) - view.sizes[seat], odds.copies_of(targets, bag)
        return lacks, Fraction(max(left - good, 0), left)

    def answer(self, view: View) -> Fraction:
        if self.supposed(view) == EVERY:
            lacks, miss = self.every(view)
            none = lacks * miss
        else:
            none = self.nobody(view, self.asked(view))
        return none if self.what(view) == WIN else 1 - none

    def says(self, view: View) -> str:
        who = called(view, self.rival(view))
        return {
            TOP: "such cards match",
            HOLDS: "such hands hold a match",
            MATCH: f"such steps bring {who} a match",
            WIN: "such steps are yours",
        }[self.what(view)]

    def derive(self, view: View) -> Derivation:
        fight, bag, answer, event = self.fight(view), unseen(view), self.answer(view), self.what(view)
        seats = self.asked(view)
        lines = [known_line(view), match_line(fight.targets, bag)]
        lit = tuple(
            key
            for seat in seats
            for key in (*hand_keys(seat, view.sizes[seat]), *(f"top{seat}",) * bool(view.piled(seat)))
        )
        if self.supposed(view) == EVERY:
            lacks, miss = self.every(view)
            names = either(view.passed[self.rival(view)])
            lines += [
                Line("What the tops turned before say", f"no {names} in hand", "struck out", lit[:HAND]),
                Line("So no match in hand", f"{lacks}", percent(lacks), lit[:HAND]),
                Line("And none on top", f"{miss}", percent(miss), lit[HAND:]),
                Line("No match", f"{lacks} × {miss} = {lacks * miss}", percent(lacks * miss)),
            ]
            if event != WIN:
                lines.append(Line("A match", f"1 − {lacks * miss} = {answer}", percent(answer)))
            return Derivation(tuple(lines))
        cards = sum(self.counts(view, seat)[0] for seat in seats)
        others = [chance for seat in seats if (chance := self.counts(view, seat)[1]) != 1]
        total, good = odds.size(bag), odds.copies_of(fight.targets, bag)
        none = 1 - self.answer(view) if event != WIN else answer
        if cards == 1 and not others:
            lines.append(Line("One card of these", f"{good}/{total}", percent(Fraction(good, total)), lit))
            if event == WIN:
                lines.append(Line("It does not match", f"1 − {1 - answer} = {answer}", percent(answer)))
            return Derivation(tuple(lines))
        if cards:
            lines.append(Line("Cards they may match with", _cards_of(view, seats, cards), str(cards), lit))
        if cards and not others and event != WIN:
            lines += complement("they", cards, total, good, "a match")
            tree = self._tree(view, seats[0]) if event == MATCH and self.supposed(view) == SHOWS else None
            return Derivation(tuple(lines), tree=tree)
        if cards:
            every, clear = comb(total, cards), comb(total - good, cards)
            lines.append(Line("None of these matches", f"{clear:,}/{every:,}", percent(Fraction(clear, every))))
        for chance in others:
            lines.append(Line("No match on top of a pile of cards won", f"{chance}", percent(chance)))
        lines.append(Line("Nobody matches", f"{none}", percent(none)))
        if event != WIN:
            lines.append(Line("A match", f"1 − {none} = {answer}", percent(answer)))
        return Derivation(tuple(lines))

    def _tree(self, view: View, seat: Seat) -> Node | None:
        """From the hand, from the top, or not at all."""
        n = view.sizes[seat]
        if not n or not view.piled(seat) or source(view, seat) != COMMON:
            return None
        targets, bag = self.fight(view).targets, unseen(view)
        hand = odds.hand_has(targets, bag, n)
        left, good = odds.size(bag) - n, odds.copies_of(targets, bag)
        if hand == 1:
            return None
        top = Fraction(good, left)
        return Node(
            capital(called(view, seat)),
            children=(
                Node("a match in hand", hand),
                Node(
                    "none in hand", 1 - hand,
                    children=(Node("the top matches", top), Node("the top does not", 1 - top)),
                ),
            ),
        )  # fmt: skip

    def once(self, view: View, rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
        game, state, seat = game_of(view), dealt(view, rng), self.rival(view)
        fight, event, model = self.fight(view), self.what(view), self.supposed(view)
        hand = state.hands[seat]
        shown = turned_up(seat, hand, face)
        if model == EVERY and {*hand} & {*view.passed[seat]}:
            return None, shown
        if event == HOLDS:
            return any(card in fight.targets for card in hand), shown

        def choose(now: State, who: Seat) -> Move:
            if who == view.me and self.sure(view):
                return PLAYS[self.sure(view)[0]]
            hits = [card for card in now.hands[who] if card in fight.targets]
            return PLAYS[hits[0]] if hits and model != BLIND and who in fight.members else TURN

        if event == TOP:
            card = top_of(game, state, seat, rng)
            return card in fight.targets, {f"top{seat}": face(card)}
        played = unit(game, state, choose if event == WIN or model != BLIND else blind, rng)
        if event == WIN:
            won = any(isinstance(x, ShowdownWon) and x.seat == view.me and not x.dry for x in played.events)
            return won, shown
        top = (
            {f"top{seat}": face(played.cards[seat])} if view.piled(seat) and played.cards[seat] not in hand else {}
        )
        return played.cards[seat] in fight.targets, {**shown, **top}

    def parts(self, view: View) -> tuple[Part, ...]:
        answer, event, seat = self.answer(view), self.what(view), self.rival(view)
        if event == MATCH and self.supposed(view) == SHOWS and view.sizes[seat]:
            hand = odds.hand_has(self.fight(view).targets, unseen(view), view.sizes[seat])
            return (
                Part("from the hand", hand, 1),
                Part("from the pile", answer - hand, 2),
                Part("no match", 1 - answer, 0),
            )
        if event == WIN:
            return Part("nobody else matches", answer, 1), Part("somebody else does", 1 - answer, 0)
        if event == HOLDS:
            bag = unseen(view)
            good = odds.copies_of(self.fight(view).targets, bag)
            one = hypergeometric(good, odds.size(bag), view.sizes[seat]).P(lambda k: k == 1)
            return (
                Part("with one match", one, 1),
                Part("with more", answer - one, 2),
                Part("with none", 1 - answer, 0),
            )
        return Part("with a match", answer, 1), Part("without", 1 - answer, 0)

    def pictures(self, view: View) -> tuple[Picture, ...]:
        event, seat, answer = self.what(view), self.rival(view), self.answer(view)
        targets, bag = self.fight(view).targets, unseen(view)
        total, good = odds.size(bag), odds.copies_of(targets, bag)
        if self.supposed(view) == EVERY and event == MATCH and source(view, seat) == COMMON and view.piled(seat):
            return self._struck(view, seat)
        if event not in (HOLDS, MATCH) or self.supposed(view) != SHOWS or answer in (0, 1):
            return ()
        cards, miss = self.counts(view, seat)
        if cards < 2 or miss != 1:
            return ()
        twice = CountedTwice(
            "Count hands, not matches",
            f"{cards} × {good}/{total} adds up the matches. A ringed hand holds several and counts once.",
            hypergeometric(good, total, cards), "a match", "matches",
        )  # fmt: skip
        tree = self._tree(view, seat)
        if event == MATCH and tree is not None:
            whole = WholeTree("From the hand, or from the pile", "", tree, ("a match in hand", "the top matches"))
            return whole, DrawByDraw("Card by card", "", total, good, cards, "a match")
        rows = DrawByDraw("Card by card", "", total, good, cards, "a match")
        return (twice, rows) if event == HOLDS else (rows,)

    def _struck(self, view: View, seat: Seat) -> tuple[Picture, ...]:
        """The hands that hold a name passed over are struck out."""
        targets, bag, passed, n = self.fight(view).targets, unseen(view), view.passed[seat], view.sizes[seat]
        keeps = 1 - odds.hand_has(passed, bag, n)
        yes = keeps * self.answer(view)
        all_yes = odds.hand_has(targets, bag, n + 1)
        if not 0 < yes <= all_yes:
            return ()
        grid = FrequencyGrid(
            "Strike out what they would have shown", "", yes, all_yes - yes, keeps - yes,
            1 - all_yes - (keeps - yes), "100 deals", "would match now", "would not", "match",
        )  # fmt: skip
        return (grid,) if grid.chance == self.answer(view) else ()

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        answer, event, seat = self.answer(view), self.what(view), self.rival(view)
        targets, bag = self.fight(view).targets, unseen(view)
        total, good, n = odds.size(bag), odds.copies_of(targets, bag), view.sizes[seat]
        if event == TOP or not total:
            return ()
        found = []
        if event == WIN:
            turned = self.at(event=MATCH).number(view) if len(self.fight(view).members) == 2 else 1 - answer
            found += [
                Mistake("sure", "Sure to win", Fraction(1), "A sure card wins only if nobody else matches too."),
                Mistake(
                    "turned", "Turned round", turned, "That is how often a rival matches. You win where none does."
                ),
            ]
            if self.supposed(view) != BLIND:
                found.append(
                    Mistake(
                        "part", "As if blind", self.at(play=BLIND).number(view), "They look at their hand first."
                    )
                )
            return wrong(answer, *found)
        cards = self.counts(view, seat)[0]
        found.append(Mistake("added", f"{cards} × {good}/{total}", capped(Fraction(cards * good, total)),
                             "A hand with two matches was counted twice."))  # fmt: skip
        found.append(
            Mistake("one", "One card", Fraction(good, total), "That is one card; they have more to choose from.")
        )
        if event == MATCH and n:
            held = odds.hand_has(targets, bag, n)
            found.append(Mistake("part", "The hand alone", held, "A hand without a match can still turn one."))
        if self.supposed(view) == EVERY:
            found.append(
                Mistake(
                    "news",
                    "Nothing learnt",
                    self.at(play=SHOWS).number(view),
                    "The tops turned before tell something.",
                )
            )
        return wrong(answer, *found)

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        bag, targets = unseen(view), self.fight(view).targets
        return {"N": odds.size(bag), "k": odds.copies_of(targets, bag), "n": view.sizes[self.rival(view)]}

    def derivable(self, view: View) -> bool:
        return all(
            view.piled(seat) and source(view, seat) == COMMON and view.sizes[seat] == HAND
            for seat in self.asked(view)
        )

    def slots(self, view: View) -> Mapping[str, str]:
        bag, targets = unseen(view), self.fight(view).targets
        k, seat = odds.copies_of(targets, bag), self.rival(view)
        return {
            "want": either(targets),
            "unseen": count(odds.size(bag), "card is", "cards are"),
            "good": f"{k or 'none'} of them {'is' if k < 2 else 'are'} {either(targets)}",
            "who": called(view, seat),
            "holds": count(view.sizes[seat]) if view.sizes[seat] else "no card",
            "exact": hundred(self.answer(view)),
            "says": self.says(view),
        }


def _cards_of(view: View, seats: list[Seat], cards: int) -> str:
    """'3 in hand + 1 on the pile', or the number for several seats."""
    if len(seats) == 1:
        n = min(view.sizes[seats[0]], cards)
        return " + ".join(
            part for part in (f"{n} in hand" if n else "", "1 on the pile" if cards > n else "") if part
        )
    return " + ".join(["hand and pile"] * len(seats))
