"""T-L5: where is my Chief? What others take and leave is evidence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.scene import Face, Trace, traced
from uncle_widgets.games.thrush import belief, odds
from uncle_widgets.games.thrush.board import Place
from uncle_widgets.games.thrush.cards import CHIEFS, WORDS, Card
from uncle_widgets.games.thrush.questions.cases_why import Taken, places_left, taken_after
from uncle_widgets.games.thrush.questions.common import ratio
from uncle_widgets.games.thrush.questions.told import Told, faces, left_all, left_and_took, looked_once
from uncle_widgets.games.thrush.questions.where_why import (
    Looked,
    drawn,
    place_among,
    their_own,
    yours,
)
from uncle_widgets.games.thrush.state import State, View
from uncle_widgets.games.thrush.words import cards, chief, few, out_of_100
from uncle_widgets.games.words import owner, spoken, wrong
from uncle_widgets.probability.filled import Filled, Trial
from uncle_widgets.probability.pictures import WholeTree
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Node, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent

RATES = {"1/10": "one time in ten", "1/4": "one time in four", "1/2": "one time in two", "1": "every time"}
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
    when: ClassVar[str] = "when you don't have your Chief yet"
    concept: ClassVar[str] = "Bayes' rule"
    misconception: ClassVar[str] = "forgetting how many other Chiefs there are (the base rate)"
    bots: ClassVar[str] = "greedy"
    one_trial: ClassVar[str] = "deal the hidden cards"
    place: str = setting("", "Place", {})
    whose: str = setting("you", "Whose Chief", {"you": "yours", "them": "their own"})
    b: str = setting("1/4", "How often other Chiefs are taken", RATES, supposes=True)

    @property
    def bluff(self) -> Fraction:
        return Fraction(self.b) if self.b in RATES else odds.BLUFF

    @property
    def model(self) -> Model:
        return Model("takers", f"We suppose that players {self.taking}.")

    @property
    def taking(self) -> str:
        """What players take, to follow 'players'."""
        if self.bluff == 1:
            return "take every Chief they look at"
        return f"always take their own Chief, and any other Chief {RATES.get(self.b, RATES['1/4'])}"

    def arise(self, view: View) -> Filled[View] | None:
        if not isinstance(view.me, int) or view.phase in ("setup", "over", "swap") or view.mine is None:
            return None
        if view.mine in view.hand:
            return None
        mine, bluff, chiefs = view.mine, self.bluff, view.board.chiefs
        found, victim = _found(view, bluff), _victim(view)
        places = dict(_places(view, victim))
        if found is None or found.evidence < RARE or not places:
            return None

        def chance(spots: Mapping[int, Fraction], place: str) -> Fraction:
            at = chiefs.index(place) if place in chiefs else len(chiefs) + LETTERS.index(place)
            return spots.get(at, Fraction(0))

        told = odds.evidence_of(view)
        place = self.place if self.place in places else _usual(view, [*places], told)
        place = place or max(places, key=lambda one: chance(found.mine, one))
        seat = LETTERS.index(place) if place in LETTERS else victim or 0
        who, held = LETTERS[seat], view.table.held[seat]
        theirs = found.theirs.get(seat) if place in LETTERS else None
        own = self.whose == "them" and theirs is not None  # whether it is that rival's own

        def answer() -> Fraction:
            if place == DRAWN:
                return chance(found.mine, who) / held
            return chance(theirs if theirs is not None and own else found.mine, place)

        def seen() -> Sequence[Card]:
            """The Chiefs that you have seen."""
            return belief.followed(view.log, view.me, view.options, view.seats).seen

        def knobs() -> Iterator[Knob]:
            yield self.knob("place", choices=places, value=place)
            if theirs is not None:
                whose = {"you": "yours", "them": f"{place}'s own"}
                yield self.knob("whose", choices=whose, value="them" if own else "you")
            yield self.knob("b")

        def words() -> str:
            if place == DRAWN:
                whose = f"{who}'s {cards(held) if held > 1 else 'Chief Card'}"
                take = f"You take {'one of ' if held > 1 else ''}{whose} without looking."
                return f"{take} How likely is it that you get your Chief, {chief(mine)}?"
            if place in chiefs:
                return f"Your Chief is {chief(mine)}. How likely is it that {chief(mine)} is on {place}?"
            wanted = f"{place}'s own Chief" if own else f"your Chief, {chief(mine)}"
            what = f"it's {wanted}" if held == 1 else f"{wanted}{'' if own else ','} is one of them"
            return f"{place} has {cards(held)}. How likely is it that {what}?"

        def event() -> str:
            if place == DRAWN:
                return "bring you your Chief"
            if own:
                return f"give {place} the right Chief"
            return f"have your Chief {f'in {owner(view, seat)} hand' if place in LETTERS else f'on {place}'}"

        def asks() -> dict[str, str]:
            others = few(len(chiefs) - 1, "other Chief")
            rival = LETTERS[told[-1][0]] if told else who
            return {
                "half": "Did you say half because it either is or isn't?",
                "seen": "Did you count places you've already looked at?",
                "wider": "Did you work out the chance of having found it by now?",
                "base": f"Did you forget the {others}?",
                "sure": f"Did you think that {rival} only ever takes {rival}'s own Chief?",
                "news": f"Did you leave out what {rival} did?",
                "other": f"Did you answer for {rival}'s own Chief instead of yours?",
                "same": "Did you use the answer of an earlier position?",
                "part": "Did you leave a card out because you know what it is?",
                "turned": "Did you work out how often other Chiefs are left?",
            }

        def derivation() -> Derivation:
            tree = _tree(view, told, bluff)
            board = tuple(f"chief.{one}" for one in chiefs)
            lit = (f"chief.{place}",) if place in chiefs else tuple(f"h{seat}.{k}" for k in range(held))
            known, looked, left = seen(), looked_once(view, told), left_all(view, told)
            mine_open = [one for one in chiefs if one not in faces(view)]
            if place == DRAWN and answer() == Fraction(1, held):
                return drawn(who, held, chief(mine), lit)
            if not told and place in mine_open and answer() == Fraction(1, len(mine_open)):
                names = [chief(card) for card in known]
                unseen = tuple(f"chief.{one}" for one in mine_open)
                return place_among(len(chiefs), names, place, chief(mine), unseen, board)
            if looked and looked[1] in mine_open and place in (LETTERS[looked[0]], looked[1]):
                rate = RATES.get(self.b, RATES["1/4"])
                of = Looked(len(chiefs), len(mine_open), LETTERS[looked[0]], looked[1], looked[2], bluff, rate,
                            chief(mine), lit, board)  # fmt: skip
                if not own:
                    return replace(yours(of), tree=tree)
                if len(mine_open) == len(chiefs):
                    return replace(their_own(of), tree=tree)
            if left and place in mine_open and mine not in known:
                return replace(places_left(chiefs, mine_open, left, place, chief(mine)), tree=tree)
            if (taken := left_and_took(view, told)) and mine not in known:
                rival, gone, at = taken
                if place in mine_open or (place == LETTERS[rival] and (own or at in mine_open)):
                    spot = at if place in LETTERS else place
                    of_taken = Taken(
                        chiefs, mine_open, LETTERS[rival], gone, at, spot, own, bluff, chief(mine), lit
                    )
                    return replace(taken_after(of_taken), tree=tree)
            return Derivation(tuple(steps()), tree)

        def steps() -> Iterator[Line]:
            known, left, p = seen(), len(chiefs) - len(seen()), answer()
            lit = (f"chief.{place}",) if place in chiefs else tuple(f"h{seat}.{k}" for k in range(held))
            if mine in known:
                yield Line("You've seen your Chief", "so you know where it went", chief(mine), lit)
            else:
                yield Line("Chiefs you haven't seen", f"{len(chiefs)} − {len(known)}", str(left), lit)
                yield Line("Chance for each of them", f"1 ÷ {left}", ratio(Fraction(1, left)))
            for other, at, took in told[-3:]:
                rate = ratio(bluff if took else 1 - bluff)
                did, sure = ("took", "always") if took else ("left", "never")
                letter = LETTERS[other]
                yield Line(f"{letter} {did} {at}", f"{sure} if it's {letter}'s own, otherwise {rate}", rate)
            if told:
                yield Line("How often all this happens", "average over all deals", percent(found.evidence))
            if place == DRAWN:
                yield Line(f"You draw one of {few(held, 'card')}", f"1 ÷ {held}", ratio(Fraction(1, held)), lit)
            yield Line(
                "Share of the deals that are left" if told else "The answer as a percentage",
                ratio(p),
                percent(p),
                lit,
            )

        def pictures() -> tuple[WholeTree, ...]:
            tree = _tree(view, told, bluff)
            if tree is None:
                return ()
            looker, at, took = told[0]
            if place != (LETTERS[looker] if took else at):
                return ()
            kept, out = ("taken", "left") if took else ("left", "taken")
            wanted = f"{LETTERS[looker]}'s own" if own else "yours"
            leaves = [node.words for child in tree.children for node in child.children]
            marked = tuple(words for words in leaves if words == f"{wanted}, {kept}")
            struck = tuple(words for words in leaves if words.endswith(f", {out}"))
            did = {"taken": "takes", "left": "leaves"}
            rival = LETTERS[looker]
            caption = (
                f"{rival} looks at 100 Chiefs. Cross out those that {rival} {did[out]}. "
                f"Only those that {rival} {did[kept]} count."
            )
            picture = WholeTree("Cross out what didn't happen", caption, tree, marked, struck)
            return (picture,) if marked else ()

        def once(rng: Random) -> Trial:
            """Cards and assignments dealt over what you know, thefts blind; struck out where a rival would, by the
            model's coin, have done otherwise."""
            state = _filled(belief.imagine(view, rng), rng)
            card: Card = 0
            for entry in state.log:
                if entry.what == "look":
                    assert entry.card is not None
                    card = entry.card
                elif entry.what in ("take", "leave") and entry.seat != view.me:
                    is_own = card == state.assignments[entry.seat]
                    takes = is_own or rng.randrange(bluff.denominator) < bluff.numerator
                    if takes != (entry.what == "take"):
                        return None, _shown([card], entry.place, None)
            aim = state.assignments[seat] if own else mine
            if place in chiefs:
                lies = state.cards[chiefs.index(place)]
                assert lies is not None
                return lies == aim, _shown([lies], place, aim)
            hand = state.hands[seat]
            drawn = [rng.choice(hand)] if place == DRAWN else list(hand)
            return aim in drawn, _shown(drawn, place, aim)

        def mistakes() -> tuple[Mistake, ...]:
            half = Mistake(
                "half", "Said half", Fraction(1, 2), "Two possible answers don't have to be equally likely."
            )
            if not told:
                ruled_out = "Places you've already seen are ruled out."
                return wrong(
                    answer(),
                    half,
                    Mistake("seen", "Forgot the places already seen", Fraction(1, len(chiefs)), ruled_out),
                )
            alike = Fraction(1, max(1, len(chiefs) - len(seen())))
            many = "There are many other Chiefs, and some of those are taken too."
            return wrong(
                answer(),
                half,
                Mistake("news", "Left out the news", alike, "What the others take or leave tells you something."),
                Mistake("base", "Forgot the others", 1 / (1 + bluff), many),
            )

        won, lost = ("you get your Chief", "another Chief") if place == DRAWN else ("yes", "no")
        return Filled(
            self,
            view,
            answer=answer,
            once=once,
            words=words,
            given=lambda: _given(mine, seen(), told),
            derivation=derivation,
            cases="draws" if place == DRAWN else "games like this",
            event=event,
            asks=asks,
            knobs=lambda: tuple(knobs()),
            parts=lambda: (Part(won, answer(), 1), Part(lost, 1 - answer(), 0)),
            pictures=pictures,
            # n Chiefs; u not seen; b the rate
            quantities=lambda: {"n": len(chiefs), "u": max(1, len(chiefs) - len(seen())), "b": bluff},
            mistakes=mistakes,
            slots=lambda: {
                "mine": chief(mine),
                "news": _news(told),
                "exact": out_of_100(answer()),
                "taking": self.taking,
                "theirs": _taken(bluff),
            },
        )


def _victim(view: View) -> Seat | None:
    """Whose card may be taken: who stands on the same space and holds one."""
    table = view.table
    here = (s for s in range(view.seats) if s != view.seat and table.at[s] == table.place and table.held[s])
    return next(here, None)


def _places(view: View, victim: Seat | None) -> Iterator[tuple[str, str]]:
    """What may be asked about: the card to be drawn, Chief spaces with a card, rivals who hold any."""
    if view.phase == "steal" and view.seat == view.me and victim is not None:
        yield DRAWN, f"the card you take from {LETTERS[victim]}"
    for name, lies in zip(view.board.chiefs, view.table.chiefs, strict=True):
        if lies:
            yield name, name
    for seat, held in enumerate(view.table.held):
        if seat != view.me and held:
            yield LETTERS[seat], f"{owner(view, seat)} {'card' if held == 1 else 'cards'}"


def _usual(view: View, offered: Sequence[str], told: Told) -> str:
    """What is asked about unless set: what is looked at, or who took a Chief last; '' if there is neither."""
    if offered[0] == DRAWN:
        return DRAWN
    looks = view.phase == "look" and view.seat == view.me
    looked = view.board.pointers.get(view.table.place, "") if looks else ""
    if looked in offered:
        return looked
    last = [LETTERS[seat] for seat, _, took in told if took and LETTERS[seat] in offered]
    return last[-1] if last else ""


def _given(mine: Card, seen: Sequence[Card], told: Told) -> str:
    known = spoken(f"the {CHIEFS[card]}" for card in seen)
    first = f"You've seen {known}." if known else "You haven't seen any Chief."
    if not told:
        alike = f"All {'other ' if known else ''}places are equally likely."
        return first if mine in seen else f"{first} {alike}"
    did = [*Counter(told).items()]
    if before := spoken(_did_before(*deed, n) for deed, n in did[:-4]):
        first = f"{first} Earlier, {before}."
    return " ".join((first, *(_did(*deed, n) for deed, n in did[-4:])))


def _did(seat: Seat, at: Place, took: bool, n: int) -> str:
    """'B looked at C5 and took it.', 'B looked at C5 twice and left it there each time.'"""
    deed = "took it" if took else "left it there"
    if n == 1:
        return f"{LETTERS[seat]} looked at {at} and {deed}."
    return f"{LETTERS[seat]} looked at {at} {often(n)} and {deed} each time."


def _did_before(seat: Seat, at: Place, took: bool, n: int) -> str:
    """'B left the Chief on C5 twice', to follow 'Earlier'."""
    again = f" {often(n)}" if n > 1 else ""
    return f"{LETTERS[seat]} {'took' if took else 'left'} the Chief on {at}{again}"


def _tree(view: View, told: Told, bluff: Fraction) -> Node | None:
    """One look by one rival, and nothing seen: theirs, yours, or another's."""
    log, n = view.log, len(view.board.chiefs)
    alone = len(told) == 1 and len([e for e in log if e.what != "look"]) == 1
    if not alone or any(e.card is not None for e in log):
        return None
    seat, place, _ = told[0]
    letter = LETTERS[seat]

    def looks(words: str, chance: Fraction, rate: Fraction) -> Node:
        did = (Node(f"{words}, taken", rate), Node(f"{words}, left", 1 - rate))
        return Node(words, chance, "", tuple(node for node in did if node.chance))

    return Node(f"{letter} looks at {place}", None, "", (
        looks(f"{letter}'s own", Fraction(1, n), Fraction(1)),
        looks("yours", Fraction(1, n), bluff),
        looks("another's", Fraction(n - 2, n), bluff),
    ))  # fmt: skip


@lru_cache(maxsize=16)
def _taken(bluff: Fraction) -> str:
    """How likely a Chief is yours that was looked at and taken, of eight."""
    yours = odds.chief_posterior([(1, 3, "took")], bluff=bluff)["B"]
    if yours == Fraction(1, 8):
        return "Then taking a card tells you nothing. The chance that it's yours is still 1/8."
    return (
        "Then a card that B took is more likely than before to be B's own. But there are seven other Chiefs, "
        "and B takes some of those too. If B looks at one card and takes it, the chance that it's yours is "
        f"{yours}. That's less than 1/8, because B's own Chief can't be yours."
    )


def _news(told: Told) -> str:
    """What others have done after a look."""
    if not told:
        return "So far nobody else has looked."
    took = sum(took for _, _, took in told)
    return f"So far others have looked {often(len(told))} and taken {few(took, 'Chief')}."


def often(n: int) -> str:
    """'once', 'twice', 'three times'."""
    return {1: "once", 2: "twice"}.get(n) or few(n, "time")


def _filled(state: State, rng: Random) -> State:
    """With every card on the board determined."""
    known = {*state.cards, *(card for hand in state.hands for card in hand)}
    free = [card for card in range(len(state.cards)) if card not in known]
    rng.shuffle(free)
    return state.but(cards=tuple(free.pop() if card is None else card for card in state.cards))


def _shown(found: list[Card], place: str, aim: Card | None) -> Mapping[str, Trace]:
    return traced(Trace(Face(text=CHIEFS[card], glyph=WORDS[card]), place, card == aim) for card in found)
