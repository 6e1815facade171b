"""T-L5: where is my Chief? What others take and leave is evidence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import ClassVar, TypeAlias

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.scene import Face, Trace, traced
from uncle_widgets.games.thrush import belief, odds
from uncle_widgets.games.thrush.cards import CHIEFS, WORDS, Card
from uncle_widgets.games.thrush.questions.common import ratio
from uncle_widgets.games.thrush.state import State, View
from uncle_widgets.games.thrush.words import cards, chief
from uncle_widgets.games.words import count, hundred, owner, spoken, wrong
from uncle_widgets.probability.filled import Filled, Trial
from uncle_widgets.probability.pictures import WholeTree
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Node, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent

RATES = {"1/10": "1 time in 10", "1/4": "1 time in 4", "1/2": "every second time", "1": "always"}
RARE = Fraction(1, 60)
"""Doings of rivals less likely than this are not asked about: trials would hardly ever show them."""
DRAWN = "drawn"
Told: TypeAlias = Sequence[tuple[Seat, str, bool]]
"""What rivals did with Chiefs that they looked at: who, where, and whether they took it."""


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
    place: str = setting("", "Where", {})
    whose: str = setting("you", "Whose Chief", {"you": "your Chief", "them": "their own"})
    b: str = setting("1/4", "A Chief not one's own is taken", RATES, supposes=True)

    @property
    def bluff(self) -> Fraction:
        return Fraction(self.b) if self.b in RATES else odds.BLUFF

    @property
    def model(self) -> Model:
        rate = RATES.get(self.b, RATES["1/4"])
        return Model("takers", f"We suppose that all take their own Chief, and any other {rate}.")

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
                whose = {"you": "your Chief", "them": f"{place}'s own"}
                yield self.knob("whose", choices=whose, value="them" if own else "you")
            yield self.knob("b")

        def words() -> str:
            if place == DRAWN:
                whose = f"{who}'s {cards(held) if held > 1 else 'Chief Card'}"
                return f"You take {'one of ' if held > 1 else ''}{whose}, unseen. Is it yours, {chief(mine)}?"
            if place in chiefs:
                return f"Your Chief is {chief(mine)}. Does it lie on {place}?"
            wanted = f"{place}'s own Chief" if own else f"yours, {chief(mine)}"
            what = f"Is it {wanted}?" if held == 1 else f"Is {wanted}{'' if own else ','} among them?"
            return f"{place} holds {cards(held)}. {what}"

        def says() -> str:
            if place == DRAWN:
                return "such draws bring your Chief"
            if own:
                return f"such stories leave {place} with their own Chief"
            return f"such stories have your Chief {'with' if place in LETTERS else 'on'} {place}"

        def steps() -> Iterator[Line]:
            known, left, p = seen(), len(chiefs) - len(seen()), answer()
            lit = (f"chief.{place}",) if place in chiefs else tuple(f"h{seat}.{k}" for k in range(held))
            if mine in known:
                yield Line("You have seen your Chief", "and follow where it went", chief(mine), lit)
            else:
                yield Line("Chiefs you have not seen", f"{len(chiefs)} − {len(known)}", str(left), lit)
                yield Line("Yours is any of them", f"1 ÷ {left}", ratio(Fraction(1, left)))
            for other, at, took in told[-3:]:
                rate = ratio(bluff if took else 1 - bluff)
                did, sure = ("took", "always") if took else ("left", "never")
                yield Line(f"{LETTERS[other]} {did} {at}", f"{sure} if it is their own, else {rate}", rate)
            if told:
                yield Line("How often all do just so", "over all deals", percent(found.evidence))
            if place == DRAWN:
                yield Line("One card of the hand", f"1 ÷ {held}", ratio(Fraction(1, held)), lit)
            yield Line("Of those deals, the share", ratio(p), percent(p), lit)

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
            caption = f"Of 100 looks. What was {out} is struck out: the share is among what was {kept}."
            picture = WholeTree("Strike out what did not happen", caption, tree, marked, struck)
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
            half = Mistake("half", "It is or it is not", Fraction(1, 2), "Two answers are not two equal chances.")
            if not told:
                ruled_out = "Places that you have seen are ruled out."
                return wrong(
                    answer(), half, Mistake("seen", "Looks forgotten", Fraction(1, len(chiefs)), ruled_out)
                )
            alike = Fraction(1, max(1, len(chiefs) - len(seen())))
            many = "There are many Chiefs that are not theirs, and some of those are taken."
            return wrong(
                answer(),
                half,
                Mistake("news", "No news", alike, "What others take and leave tells something."),
                Mistake("base", "No base rate", 1 / (1 + bluff), many),
            )

        won, lost = ("you draw it", "you draw another") if place == DRAWN else ("it is", "it is not")
        return Filled(
            self,
            view,
            answer=answer,
            once=once,
            words=words,
            given=lambda: _given(mine, seen(), told),
            derivation=lambda: Derivation(tuple(steps()), _tree(view, told, bluff)),
            says=says,
            knobs=lambda: tuple(knobs()),
            parts=lambda: (Part(won, answer(), 1), Part(lost, 1 - answer(), 0)),
            pictures=pictures,
            # n Chiefs; u not seen; b the rate
            quantities=lambda: {"n": len(chiefs), "u": max(1, len(chiefs) - len(seen())), "b": bluff},
            mistakes=mistakes,
            slots=lambda: {
                "mine": chief(mine),
                "news": _news(told),
                "exact": hundred(answer()),
                "rate": RATES.get(self.b, RATES["1/4"]),
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
        yield DRAWN, f"the card that you take from {LETTERS[victim]}"
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
    first = f"You have seen {known}." if known else "You have seen no Chief."
    if not told:
        alike = f"All {'other ' if known else ''}places are alike."
        return first if mine in seen else f"{first} {alike}"
    did = {True: "took", False: "left"}
    rows = [f"{LETTERS[seat]} looked at {at} and {did[took]} it" for seat, at, took in told[-4:]]
    if before := spoken(f"{LETTERS[seat]} {did[took]} {at}" for seat, at, took in told[:-4]):
        first = f"{first} Earlier, {before}."
    return f"{first} {'; '.join(rows)}."


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


def _taken(bluff: Fraction) -> str:
    """How likely a Chief is yours that was looked at and taken, of eight."""
    yours = odds.chief_posterior([(1, 3, "took")], bluff=bluff)["B"]
    if yours == Fraction(1, 8):
        return "1/8, as before: who always takes tells nothing"
    return f"{yours}, which is less than 1/8: taking is evidence for their Chief, and theirs is never yours"


def _news(told: Told) -> str:
    """What others have done after a look."""
    if not told:
        return "So far nobody else has looked."
    took = sum(took for _, _, took in told)
    left = len(told) - took
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
