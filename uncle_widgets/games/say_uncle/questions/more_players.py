"""S-L6: the best of several hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import ClassVar, TypedDict

from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import DEALT, DECK, Cards, Run, best, mask_of, strength
from uncle_widgets.games.say_uncle.questions import bots
from uncle_widgets.games.say_uncle.questions.common import (
    UNIFORM,
    apart,
    laid_out,
)
from uncle_widgets.games.say_uncle.questions.illustrated import rival_by_rival
from uncle_widgets.games.say_uncle.questions.player_steps import (
    ALIKE,
    ALL_WORSE,
    ANYBODY,
    CALLER,
    MINE,
    UNLOOKED,
    WHAT_BEATS,
    Players,
    caller,
    mine,
    somebody,
    unlooked,
)
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import in_a_row, run_words, some
from uncle_widgets.games.words import AT_LEAST_ONE, capital, capped, count, hundred, spelled
from uncle_widgets.probability.dealing import Dealer, Piece
from uncle_widgets.probability.filled import Filled, Lazy, Trial
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Knob, Mistake, Model, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent

ABOUTS = {
    MINE: "yours, after you look",
    ANYBODY: "anyone's",
    UNLOOKED: "yours, before you look",
    CALLER: "the caller's, with bots",
}
YOURS = "leave you with the best hand"
PACK = "All 52 cards are shuffled, and nobody has looked at any of them."
HALF = Mistake(
    "half", "One half", Fraction(1, 2), "Your hand is the best or it isn't, but the two aren't equally likely."
)
ASKS = {
    "added": "Did you add or subtract the players' chances?",
    "one": "Did you use the chance for a single player?",
    "seat": "Did you use the chance against a single rival?",
    "half": "Did you go for half because your hand is the best or it isn't?",
    "scaled": "Did you divide the chance by the number of rivals?",
    "same": "Did you use the answer for two players again?",
    "part": "Did you forget that everybody picks from more cards now?",
    "other": "Did you answer for two in a row instead?",
}
"""What is asked of whom makes a mistake, by its kind."""


@dataclass(frozen=True)
class MorePlayers(Question[View]):
    """`about`: 'anybody' has `least` in a row; 'mine' is the best five, seen or 'unlooked'; the 'caller' wins.

    `among`: 2 to 4 players, or 0 for those at the table.
    """

    id: ClassVar[str] = "S-L6"
    title: ClassVar[str] = "What do more players change?"
    name: ClassVar[str] = "More players?"
    when: ClassVar[str] = "always"
    concept: ClassVar[str] = "the best of several"
    misconception: ClassVar[str] = "every extra rival lowers your chance by the same amount"
    about: str = setting("", "Whose hand", ABOUTS)
    among: int = setting(0, "Players", {n: str(n) for n in (2, 3, 4)})
    least: int = setting(2, "In a row", {n: spelled(n) for n in (2, 3, 4)})

    @property
    def model(self) -> Model | None:
        if self.about == CALLER:
            return Model("bots", "All players are our 'greedy' bots, which call with four in a row.")
        return UNIFORM if self.about in ("", MINE) else None

    def table(self, view: View) -> View:
        """Show the hands that are asked about, face down, where the question supposes that they are dealt."""
        supposed = self.about in (ANYBODY, UNLOOKED) and self.among == view.seats
        if not supposed or view.phase != "deal" or view.table.dealt:
            return view
        table, unknown = view.table.but(phase="lay", dealt=DEALT * view.seats), (None,) * view.seats
        return View.quick(
            options=view.options, me=view.me, table=table, hands=unknown, dealt=unknown, discards=unknown
        )

    def arise(self, view: View) -> Filled[View] | None:
        seen, unseen = len(view.five) == DEALT, len(view.unseen)
        about = self.about if self.about in ABOUTS and (seen or self.about != MINE) else MINE if seen else ANYBODY
        # Beside your five, only those whom the unseen cards can deal to.
        tables = tuple(n for n in (2, 3, 4) if about != MINE or DEALT * (n - 1) <= unseen)
        if self.least not in (2, 3, 4) or not tables:
            return None
        n = self.among if self.among in tables else min(view.seats, tables[-1])
        return FORMS[about](self, Players(self.least, view, about, seen, tables, n))


class Same(TypedDict):
    """What all forms say alike."""

    asks: Mapping[str, str]
    model: Lazy[Model | None]
    knobs: Lazy[tuple[Knob, ...]]
    deals: Callable[[], Dealer]
    quantities: Lazy[Mapping[str, Fraction | int]]
    slots: Lazy[Mapping[str, str]]


def _same(question: MorePlayers, case: Players, p: Callable[[], Fraction]) -> Same:
    view, about, n = case.view, case.about, case.n

    def knobs() -> tuple[Knob, ...]:
        abouts = {each: label for each, label in ABOUTS.items() if case.seen or each != MINE}
        tables = {players: str(players) for players in case.tables}
        whose = question.knob("about", choices=abouts, value=about)
        among = question.knob("among", choices=tables, value=n)
        return (whose, among, question.knob("least")) if about == ANYBODY else (whose, among)

    def deals(*trials: int) -> Iterator[Piece]:
        from uncle_widgets.games.say_uncle.questions import dealing

        if about == ANYBODY:
            return dealing.somebody(n, question.least, *trials)
        if about == UNLOOKED:
            return dealing.first_best(n, *trials)
        if about == CALLER:
            return dealing.calls(n, *trials)
        return dealing.worse(strength(mask_of(view.five)), n - 1, view.unseen, *trials)

    def slots() -> Mapping[str, str]:
        two, four = (percent(odds.best_of(players, DEALT, 2)) for players in (2, 4))
        return {"players": spelled(n), "exact": hundred(p(), about == CALLER), "two": two, "four": four}

    return {
        "asks": ASKS,
        "model": lambda: question.at(about=about).model,
        "knobs": knobs,
        "deals": lambda: deals,
        "quantities": lambda: {"n": n, "p": case.one, "q": 1 - case.one},
        "slots": slots,
    }


def _dealt(pool: Cards, hands: int, rng: Random, counts: Callable[[Run, Run], bool]) -> Trial:
    """Deals so many fives; whether that `counts`, by the best runs of the first of them and of all."""
    drawn = rng.sample(pool, DEALT * hands)
    fives = [tuple(sorted(drawn[at : at + DEALT])) for at in range(0, len(drawn), DEALT)]
    runs = [best(five) for five in fives]
    cards = tuple(card for five in fives for card in five)
    return counts(runs[0], max(runs)), laid_out(cards, max(runs).cards)


def _anybody(question: MorePlayers, case: Players) -> Filled[View]:
    """Each is dealt five cards: somebody has so many in a row."""
    n, least = case.n, case.least
    row = in_a_row(least)

    def p() -> Fraction:
        return case.somebody(n)

    def derivation() -> Derivation:
        players = (1, 2, 3, 4)
        exact = tuple(map(case.somebody, players))
        curve = Curve(f"The chance that somebody has {row}", players, exact, across="players", here=n)
        return Derivation(somebody(case), curve=curve, idea=AT_LEAST_ONE)

    return Filled(
        question, case.view, answer=p,
        words=f"{capital(spelled(n))} players are dealt five cards each. "
        f"How likely is it that at least one of them has {row}?",
        given=PACK,
        derivation=derivation,
        cases="deals",
        event=f"give somebody {row}",
        once=lambda rng: _dealt(DECK, n, rng, lambda first, top: top.length >= least),
        parts=lambda: (Part(f"give somebody {row}", p(), 1), Part(f"give nobody {row}", 1 - p(), 0)),
        mistakes=lambda: apart(
            p(),
            Mistake("added", "Added up", capped(n * case.one),
                    "In that sum, deals in which two players have it count twice."),
            Mistake("one", "One player", case.one, "That's the chance for one player."),
        ),
        **_same(question, case, p),
    )  # fmt: skip


def _unlooked(question: MorePlayers, case: Players) -> Filled[View]:
    """Yours is the best five, before you look."""
    n = case.n
    p = Fraction(1, n)
    return Filled(
        question, case.view, answer=p,
        words=f"{capital(spelled(n))} players are dealt five cards each, and nobody has looked yet. "
        "How likely is it that your hand is the best?",
        given=PACK,
        derivation=lambda: Derivation(unlooked(case), idea=ALIKE),
        cases="deals",
        event=YOURS,
        once=lambda rng: _dealt(DECK, n, rng, lambda first, top: first == top),
        parts=lambda: _best_or_not(p),
        mistakes=lambda: apart(p, HALF),
        **_same(question, case, lambda: p),
    )  # fmt: skip


def _mine(question: MorePlayers, case: Players) -> Filled[View]:
    """Yours is the best five, now that you see it: each rival's is any five of the unseen cards."""
    view, rivals = case.view, case.n - 1
    others = "Your rival was dealt" if rivals == 1 else f"Your {spelled(rivals)} rivals were dealt"
    five, pool = view.five, view.unseen
    run = best(five)

    def p() -> Fraction:
        return case.worse[rivals - 1]

    def given() -> str:
        laid = len(view.table.laid)
        see = f"You can see your five cards{f' and the {some(laid)} that went on the table' if laid else ''}."
        return f"{see} You can't see {count(len(pool))}."

    def derivation() -> Derivation:
        exact = tuple(case.worse[players - 2] for players in case.tables)
        curve = Curve("The chance that yours is the best", case.tables, exact, across="players", here=case.n)
        return Derivation(mine(case), curve=curve, idea=ALL_WORSE if rivals > 1 else WHAT_BEATS)

    return Filled(
        question, view, answer=p,
        words=lambda: f"The best run in your five cards is {run_words(run)}. {others} five cards too. "
        "How likely is it that your hand is the best?",
        given=given,
        derivation=derivation,
        cases="deals of the other hands",
        event=YOURS,
        once=lambda rng: _dealt(pool, rivals, rng, lambda first, top: run > top),
        parts=lambda: _best_or_not(p()),
        pictures=lambda: (rival_by_rival(case.worse[:rivals]),) if rivals > 1 else (),
        mistakes=lambda: apart(
            p(),
            Mistake("seat", "One rival", case.one,
                    "That's the chance against one rival. All of them have to be worse."),
            Mistake("added", "Subtracted one by one", max(Fraction(0), 1 - rivals * (1 - case.one)),
                    "Deals in which two rivals are better are subtracted twice."),
            Mistake("scaled", "Shared", case.one / rivals,
                    "The rivals don't share the chance. All of them have to be worse, so multiply."),
            HALF,
        ),
        **_same(question, case, p),
    )  # fmt: skip


def _best_or_not(p: Fraction) -> tuple[Part, ...]:
    return Part(YOURS, p, 1), Part("give somebody a better hand", 1 - p, 0)


def _caller(question: MorePlayers, case: Players) -> Filled[View]:
    """The caller wins, in whole rounds of our greedy players."""
    n, measured, two = case.n, bots.CALLER_WINS[case.n], bots.CALLER_WINS[2].value

    def p() -> Fraction:
        return Fraction(str(measured.value))

    def once(rng: Random) -> Trial:
        won, hand, run = bots.called_round(n, rng)
        return won, laid_out(hand, run)

    return Filled(
        question, case.view, answer=measured,
        words=f"{capital(spelled(n))} bots play, and each of them calls with four in a row. How likely is it that "
        "the player who calls wins?",
        given="We played whole rounds, from the deal to the end. Rounds without a call don't count.",
        derivation=lambda: Derivation(caller(case), idea="Play many rounds and count how often the caller wins."),
        cases="calls",
        event="win",
        once=once,
        slow=True,
        derivable=False,
        mistakes=lambda: apart(p(), Mistake("same", "As with two players", Fraction(str(round(two, 4))),
                                            "With more rivals and more cards, a call fails more often.")),
        **_same(question, case, p),
    )  # fmt: skip


FORMS: Mapping[str, Callable[[MorePlayers, Players], Filled[View]]] = {
    MINE: _mine, ANYBODY: _anybody, UNLOOKED: _unlooked, CALLER: _caller,
}  # fmt: skip
