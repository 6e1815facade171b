"""S-L4: what does a pick of the draft tell?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, reduce
from itertools import chain
from operator import or_
from random import Random
from typing import ClassVar, NamedTuple

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import (
    DEALT,
    DECK,
    NAMES,
    Card,
    Cards,
    best,
    mask_of,
    neighbours,
    parse_cards,
)
from uncle_widgets.games.say_uncle.questions import bots
from uncle_widgets.games.say_uncle.questions.common import apart
from uncle_widgets.games.say_uncle.questions.pick_steps import Picks, why
from uncle_widgets.games.say_uncle.scene import face
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import fold, in_turn, some, the_cards
from uncle_widgets.games.words import capital, capped, count, hundred, spelled, spoken, turned_up
from uncle_widgets.probability.filled import Filled, Trial
from uncle_widgets.probability.pictures import FrequencyGrid
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Knob, Mistake, Model, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent
from uncle_widgets.refusal import Refusal

TIMES = (1, 2, 3, 5, 10)
USUAL, FEW = 3, 2
"""A stronger habit than `USUAL` is asked about after so few picks only: else no deal would lead to them."""
HOLDS, WINS = "holds", "wins"
BESIDE = [mask_of(neighbours(card)) for card in DECK]
"""A card -> the mask of the cards beside it."""


class Told(Filled[View]):
    """The question at one position, with the cards that it asks about, which a stop in a match names."""

    wanted: Cards


@dataclass(frozen=True)
class DraftTalks(Question[View]):
    """What the picks of `seat` (-1: who picked last) tell of its hidden five; a fitting card is `times` as likely.

    `about`: whether it 'holds' one of `cards` (such as '4c' or '4,7c'; '': those beside its last pick), or whether
    I 'win' against it if all hands are shown after the draft.
    """

    id: ClassVar[str] = "S-L4"
    title: ClassVar[str] = "What does a pick tell you?"
    name: ClassVar[str] = "What does a pick tell?"
    when: ClassVar[str] = "in the draft and after it, while a rival has put no card aside"
    concept: ClassVar[str] = "Bayes"
    misconception: ClassVar[str] = "a pick tells you nothing, or it tells you everything"
    bots: ClassVar[str] = "drafter"
    seat: int = setting(-1, "Whose hand", {})
    cards: str = setting("", "Which card", {})
    times: int = setting(
        3, "How likely is a card that fits?",
        {n: f"{fold(n)} as likely" if n > 1 else "just as likely" for n in TIMES}, supposes=True,
    )  # fmt: skip
    about: str = setting(
        HOLDS, "What you want to know", {HOLDS: "whether a rival has a card", WINS: "whether you win a call"}
    )

    @property
    def model(self) -> Model:
        if self.times == 1:
            return Model("times 1", "Suppose every card on the table is equally likely to be picked.")
        return Model(
            f"times {self.times}",
            f"Suppose players are {fold(self.times)} as likely to pick a card that is next to one in "
            "their hand (same suit, next rank).",
        )

    def arise(self, view: View) -> Told | None:
        table, times = view.table, self.times
        if times not in range(1, 11) or not isinstance(view.me, int) or not table.laid:
            return None
        hands = [seat for seat in view.rivals if view.hidden(seat) == DEALT]
        if view.options.blind_draft or not view.whole or not hands:
            return None
        latest = next((pick.seat for pick in reversed(table.picks) if pick.seat in hands), hands[0])
        rival = self.seat if self.seat in hands else latest
        gained, who = table.gained(rival), LETTERS[rival]
        if times > USUAL and len(gained) > FEW:
            return None
        calls = view.seats == 2 and odds.is_exact(view)  # then it may be asked what a call wins
        wins = calls and self.about == WINS
        plain = next(filter(None, (_beside(view, card) for card in reversed(gained))), ())
        wanted = _named(self.cards, view) or plain
        if not wanted and not wins:
            return None
        case = Picks(times, view, rival, who, gained, wanted, wins)

        def knobs() -> tuple[Knob, ...]:
            most = max(TIMES) if len(gained) <= FEW else USUAL
            habits = {n: label for n, label in self.knob("times").choices if n <= most}
            found = [self.knob("times", choices=habits)]
            if not wins:
                found.append(self.knob("cards", choices=_choices(case, self.cards, plain)))
            if len(hands) > 1:
                each = {seat: LETTERS[seat] for seat in sorted(hands)}
                found.append(self.knob("seat", choices=each, value=rival))
            return (*found, self.knob("about", value=WINS if wins else HOLDS)) if calls else tuple(found)

        def words() -> str:
            nobody = f"{who} hasn't" if table.picks else "Nobody has"
            took = f"{who} has picked {in_turn(gained)}." if gained else f"{nobody} picked yet."
            also = "also holds" if gained else "was dealt"
            asked = "that you win" if wins else f"that {who} {also} {the_cards(wanted, 'or')}"
            return f"{took} {'If you call now, how' if wins else 'How'} likely is it {asked}?"

        def given() -> str:
            alone = f" Only {who}'s picks count here." if len(view.rivals) > 1 else ""
            return (
                f"You can see your five cards, the {some(len(table.laid))} that went on the table, and the order "
                f"of the picks. You can't see {count(len(view.unseen))}, and {who} was dealt five of them.{alone}"
            )

        @cache
        def picks() -> list[_Pick]:
            return [_Pick.of(*pick) for pick in case.talk.picks]

        def once(rng: Random) -> Trial:
            """Deal the hidden five again and again until this very row of picks is drawn from it."""
            while True:
                five = rng.sample(view.unseen, DEALT)
                beside = reduce(or_, map(BESIDE.__getitem__, five))
                if all(pick.drawn(times, beside, rng) for pick in picks()):
                    return counts(five), turned_up(rival, sorted(five), face)

        def counts(five: Sequence[Card]) -> bool:
            return best((*five, *gained)) < best(view.hand) if wins else any(card in five for card in wanted)

        def mistakes() -> tuple[Mistake, ...]:
            prior = case.prior
            found = (
                Mistake("news", "Picks ignored", prior,
                        "That's the chance before any pick. But a pick tells you something."),
                Mistake("scaled", f"{capital(fold(times))} the chance", capped(times * prior),
                        "Players without the card pick like this too, now and then."),
                Mistake("sure", "Certain", Fraction(1), "Many players without the card would pick like this too."),
            )  # fmt: skip
            return apart(case.p, *(found if times > 1 and not wins else found[:1]))

        good = "leave you with the best hand" if wins else f"give {who} {the_cards(wanted, 'or')}"
        told = Told(
            self,
            view,
            answer=lambda: case.p,
            once=once,
            knobs=knobs,
            words=words,
            given=given,
            derivation=lambda: why(case),
            cases="deals with these picks" if gained else "deals",
            event=good,
            asks=lambda: _asks(times),
            parts=lambda: (
                Part(good, case.p, 1), Part(f"give {who} a better hand" if wins else "don't", 1 - case.p, 0),
            ),
            pictures=lambda: () if wins else _grid(case),
            mistakes=mistakes,
            derivable=bool(gained) and not wins,
            quantities=lambda: {
                "N": len(view.unseen), "u": len(wanted), "n": DEALT, "t": times, "p": case.prior,
            },
            slots=lambda: {
                "rival": who,
                "unseen": str(len(view.unseen)),
                "before": hundred(case.prior),
                "exact": hundred(case.p),
                "calls": spoken(
                    f"{percent(found.value)} with {spelled(n)}"
                    for (seats, n), found in bots.AVERAGE.items() if seats == 2 and 1 < n < 6
                ),
            },
        )  # fmt: skip
        told.wanted = wanted
        return told


def _asks(times: int) -> Mapping[str, str]:
    """What is asked of whom makes a mistake, by its kind."""
    return {
        "news": "Did you leave out what your rival picked or left?",
        "sure": "Did you take the pick as proof?",
        "scaled": f"Did you multiply the chance by {some(times)}?",
        "twice": "Did you count the second pick as news, although the first one explains it?",
        "alike": "Did you go for one in four because there are four suits?",
        "one": "Did you use the chance for one card instead of five?",
    }


def _beside(view: View, card: Card) -> Cards:
    """The unseen cards beside it."""
    return tuple(sorted({*neighbours(card)}.intersection(view.unseen)))


def _named(cards: str, view: View) -> Cards:
    """The cards that the setting names; none where not all of these are unseen."""
    try:
        named = parse_cards(cards or "")
    except Refusal:
        return ()
    return tuple(sorted(named)) if {*named} <= {*view.unseen} else ()


def _choices(case: Picks, cards: str, plain: Cards) -> Mapping[str, str]:
    """The cards that it may be asked about, as written: those beside what the rival took, or may take."""
    view = case.view
    found = {"": the_cards(plain, "or")} if plain else {}
    if cards and case.wanted != plain:
        found[cards] = the_cards(case.wanted, "or")
    near = {*chain(*(_beside(view, card) for card in case.gained or view.table.tableau))}
    return found | {NAMES[card]: the_cards((card,)) for card in sorted(near)}


class _Pick(NamedTuple):
    """A pick of the draft, in masks: the cards on the table, those beside what was drafted, and the card taken."""

    left: int
    own: int
    card: int

    @classmethod
    def of(cls, left: Cards, drafted: Cards, card: Card) -> _Pick:
        return cls(mask_of(left), reduce(or_, (BESIDE[own] for own in drafted), 0), 1 << card)

    def drawn(self, times: int, beside: int, rng: Random) -> bool:
        """Whether this card is drawn as the next pick, with hidden cards that lie beside these.

        A pick that the hidden cards make unlikely is kept more rarely: with its chance over the greatest there is.
        """
        fitting = (self.own | beside) & self.left
        left = self.left.bit_count()
        weights = left + (times - 1) * fitting.bit_count()
        most = times / (left - 1 + times)
        return rng.random() * most * weights < (times if fitting & self.card else 1)


def _grid(case: Picks) -> tuple[FrequencyGrid, ...]:
    """After a single pick: a hundred deals, of which those with another pick are struck out."""
    p, prior, picks = case.p, case.prior, case.talk.picks
    if len(picks) != 1 or not 0 < prior < 1:
        return ()
    left, _, card = picks[0]
    taken = case.talk.chance_of_picks()
    yes, no = p * taken, (1 - p) * taken
    it = the_cards(case.wanted, "or")
    return (
        FrequencyGrid(
            f"Cross out the deals in which {case.who} picks another card",
            f"There were {count(len(left))} on the table when {case.who} picked {the_cards((card,))}.",
            yes, prior - yes, no, 1 - prior - no, f"100 hands {case.who} might hold",
            f"contain {it}", "don't", f"contain {it}",
        ),
    )  # fmt: skip
