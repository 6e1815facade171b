"""U-L5: what a card is worth over one round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.uncle.belief import ANY, NEVER
from uncle_widgets.games.uncle.questions import reasons, trials
from uncle_widgets.games.uncle.questions.illustrated import ROWS, SEED
from uncle_widgets.games.uncle.questions.worth import IDEA, Play, lines
from uncle_widgets.games.uncle.rounds import Hits, Round, Way, followed, round_of
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.uncle.words import chips, few
from uncle_widgets.games.words import called, capital, owner, spoken
from uncle_widgets.probability.charts import Balance, Fall
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Mistake, Model, Node
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import amount, decimal, trimmed

MINUS = "\N{MINUS SIGN}"
COUNTS = {
    "0": " This time their chips don't count.",
    "1/2": " This time each chip of theirs counts half.",
    "2": " This time each chip of theirs counts twice.",
}
"""What a chip of theirs counts, where it is not as much as yours."""


@dataclass(frozen=True)
class BestCard(Question[View]):
    """`card` 0 is the lowest in hand, `others` a model of `belief.MODELS`.

    `weight` is what a chip of the others' mean counts, as a fraction in text. The question does not arise
    where a round is too long to follow exactly (see `rounds.followed`).
    """

    id: ClassVar[str] = "U-L5"
    title: ClassVar[str] = "Which card is worth most?"
    name: ClassVar[str] = "Which card?"
    when: ClassVar[str] = "when a player whose hand you can see has to play, with up to four players"
    concept: ClassVar[str] = "expected value"
    misconception: ClassVar[str] = "if the next player gets nothing, you're safe"
    measure: ClassVar[str] = "chips"
    bots: ClassVar[str] = "greedy"
    card: int = 0
    others: str = setting(ANY, "What if", reasons.OTHERS, supposes=True)
    weight: str = setting(
        "1", "A chip of theirs counts",
        {"1": "as much as yours", "1/2": "half as much", "0": "nothing", "2": "twice as much"},
    )  # fmt: skip

    @property
    def model(self) -> Model:
        before = (
            " Earlier in this pile the others also made a ten whenever they could." if self.others == NEVER else ""
        )
        whenever = "We suppose that everyone makes a ten whenever they can"
        return Model(self.others, f"{whenever}, and that the others otherwise play any card.{before}")

    def arise(self, view: View) -> Filled[View] | None:
        if view.phase != "play" or view.hands[view.seat] is None:
            return None
        others, card = reasons.supposed(view, self.others), reasons.chosen(view, self.card)
        if not followed(view, others):
            return None
        weight = Fraction(self.weight)

        @cache
        def made() -> Round:
            return round_of(view, card, others)

        def knobs() -> tuple[Knob, ...]:
            own = reasons.card_knob(view, card), self.knob("weight")
            told = reasons.news(view) and followed(view, NEVER)
            return (*own, self.knob("others", value=others)) if told else own

        def derivation() -> Derivation:
            me, *names = (capital(called(view, (view.seat + k) % view.seats)) for k in range(view.seats))
            below = _below(me, names, (), made().ways)
            tree = Node(reasons.plays(view, card), None, chips(made().now), below)
            return Derivation(lines(Play(view, card, made(), self.weight)), tree, idea=IDEA)

        @cache
        def deal() -> trials.Deal:
            return trials.dealing(view, others)

        def once(rng: Random) -> tuple[float | None, Mapping[str, Any]]:
            state, stands = deal()(rng)
            came = trials.round_played(view, state, card, rng) if stands else None
            return came and _less(came, weight), reasons.all_turned(view, state.hands)

        def pictures() -> tuple[Picture, ...]:
            worth, times = made(), "" if self.weight == "1" else f"{self.weight} × "
            less = f"{times}theirs, on average", -weight * worth.mean
            parts = ("now", Fraction(worth.now)), ("next turn", worth.mine), less
            played = _rounds(view, card, others)
            worths = {came: Fraction(_less(came, weight)).limit_denominator(60) for came in {*played}}
            rounds = tuple(worths[came] for came in played)
            caption = f"Each dot is one round. The dots balance at their average. (Simulated, seed {SEED}.)"
            return (
                Worth("What makes up the card's worth", "", parts, "worth", "chips"),
                Rounds("A hundred rounds", caption, rounds, worth.net(weight), "chips"),
            )

        def slots() -> Mapping[str, str]:
            worth, cards = made(), sorted({*(view.hands[view.seat] or ())})
            nets = [round_of(view, each, others).net(weight) for each in cards]
            rated = {each: amount(value, "chips") for each, value in zip(cards, nets, strict=True)}
            best = [f"the {each}" for each, value in rated.items() if value == amount(max(nets), "chips")]
            return {
                "card": str(card),
                "next": called(view, view.next),
                "now": few(worth.now),
                "theirs": f"{float(worth.theirs[0]):.2f}",
                "own": owner(view, view.seat),
                "mine": f"{float(worth.mine):.2f}",
                "exact": amount(worth.net(weight), "chips"),
                "best": f"{spoken(best)} {'is' if len(best) == 1 else 'are'} best",
                "each": spoken(f"{value} for the {each}" for each, value in rated.items()),
            }

        return Filled(
            self,
            view,
            answer=lambda: made().net(weight),
            once=once,
            words=lambda: _words(view, card, self.weight),
            given=lambda: reasons.sight(view),
            derivation=derivation,
            model=lambda: self.at(others=others).model,
            cases="on average",
            asks=lambda: {
                "step": "Did you count only this turn, or only the next player?",
                "seat": "Did you leave out what the others win in between?",
                "same": "Did you keep your answer from an earlier position?",
                "news": "Did you leave out that the others missed tens in this pile?",
                "scaled": "Did you double the whole answer?",
            },
            knobs=knobs,
            span=lambda: (-5.0 * max(1.0, float(weight)), 10.0),
            struck=lambda: reasons.struck(view, others),
            mistakes=lambda: reasons.apart(
                made().net(weight),
                Mistake("step", "Only the next player", made().now - made().theirs[0],
                        "That leaves out your next turn, and everyone after the next player."),
                Mistake("seat", "Only your chips", made().now + made().mine,
                        "That leaves out what the others win in between."),
                Mistake("step", "Only now", Fraction(made().now),
                        "What a card wins now is only a part of what it's worth."),
                span=3,
            ),
            pictures=pictures,
            slots=slots,
            derivable=lambda: reasons.alike(view),
        )  # fmt: skip


class Worth(Fall):
    """What makes up a card's worth, told in sentences."""

    def spoken(self) -> str:
        now, then, theirs, worth = (text.lstrip("+") for _, _, _, text in self.bars()["bars"])
        less = self.parts[-1][0].replace("theirs, on average", "what the others win on average")
        return (
            f"The card brings {now} chips now and {then} on average on the next turn. Take away {less} "
            f"({theirs.lstrip(MINUS)}), and it is worth {worth} chips."
        )


class Rounds(Balance):
    """A hundred rounds, told in sentences."""

    def spoken(self) -> str:
        (x, n), *more = self.heaps()
        heaps = [f"{n} bring {trimmed(x)} chips", *(f"{n} bring {trimmed(x)}" for x, n in more)]
        return (
            f"Out of {len(self.outcomes)} rounds, {spoken(heaps)}. They bring {decimal(self.mean)} chips "
            f"on average, and the exact average is {decimal(self.exact)}."
        )


def _words(view: View, card: int, weight: str) -> str:
    played = reasons.plays(view, card)
    play = played[:1].lower() + played[1:] if played.startswith("You ") else played
    me = called(view, view.seat)
    rivals = [called(view, (view.seat + k) % view.seats) for k in range(1, view.seats)]
    win = "win" if len(rivals) > 1 or rivals == ["you"] else "wins"
    mean = "the average of " if len(rivals) > 1 else ""
    return (
        f"The pile is at {view.total}, and {play}. Add the chips that {me} {'win' if me == 'you' else 'wins'} now "
        f"and on {'your' if me == 'you' else 'the'} next turn, and take away {mean}what "
        f"{spoken(rivals)} {win} in between.{COUNTS.get(weight, '')} How many chips is this card worth?"
    )


def _less(made: tuple[int, float], weight: Fraction) -> float:
    """What a round is worth in which I made so many chips, and each of the others so many on average."""
    mine, theirs = made
    return mine - float(weight) * theirs


def _below(me: str, names: Sequence[str], past: Hits, ways: Mapping[Hits, Way]) -> tuple[Node, ...]:
    """Who hits and who does not after `past`, in playing order; at the ends my next turn."""
    at, whole = len(past), sum((way.chance for way in ways.values()), Fraction())
    if at == len(names):
        (way,) = ways.values()
        words = f"{me} {'make' if me == 'You' else 'makes'} a ten next turn"
        return (Node(words, way.hit / way.chance, amount(way.mine / way.chance, "chips")),)
    who, nodes = names[at], []
    does = {True: "makes a ten", False: "doesn't"}
    if who == "You":
        does = {True: "make a ten", False: "don't"}
    for hit, words in does.items():
        these = {hits: way for hits, way in ways.items() if hits[at] is hit}
        if p := sum((way.chance for way in these.values()), Fraction()):
            makes = sum((way.theirs[at] for way in these.values()), Fraction()) / p
            below = _below(me, names, (*past, hit), these)
            nodes.append(Node(f"{who} {words}", p / whole, amount(makes, "chips"), below))
    return tuple(nodes)


@lru_cache(maxsize=8)
def _rounds(view: View, card: int, others: str) -> tuple[tuple[int, float], ...]:
    """A hundred rounds played, for every weight the same."""
    rng, deal = Random(SEED), trials.dealing(view, others)
    found: list[tuple[int, float]] = []
    while len(found) < ROWS:
        state, stands = deal(rng)
        if stands:
            found.append(trials.round_played(view, state, card, rng))
    return tuple(found)
