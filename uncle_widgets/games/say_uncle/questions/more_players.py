"""S-L6: the best of several hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import DEALT, DECK, Run, best, mask_of, strength
from uncle_widgets.games.say_uncle.questions import bots
from uncle_widgets.games.say_uncle.questions.common import UNIFORM, apart, hidden_keys, laid_out, own_keys
from uncle_widgets.games.say_uncle.questions.illustrated import rival_by_rival
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import cards_of, in_a_row, long, run_words
from uncle_widgets.games.words import all_of, capital, capped, count, hundred, spelled
from uncle_widgets.probability.dealing import Piece
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Curve, Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.probability.trials import Estimate

ANYBODY, MINE, UNLOOKED, CALLER = "anybody", "mine", "unlooked", "caller"
HALF = Mistake("half", "One half", Fraction(1, 2), "'The best or not' names two outcomes, not two equal ones.")


@dataclass(frozen=True)
class MorePlayers(Question[View]):
    """`about`: 'anybody' has `least` in a row; 'mine' is the best five, seen or 'unlooked'; the 'caller' wins.

    `among`: 2 to 4 players, or 0 for those at the table.
    """

    id: ClassVar[str] = "S-L6"
    title: ClassVar[str] = "What do more players change?"
    name: ClassVar[str] = "More players?"
    when: ClassVar[str] = "always"
    concept: ClassVar[str] = "the maximum of several"
    misconception: ClassVar[str] = "each rival takes the same share away"
    about: str = ""
    among: int = 0
    least: int = 2

    @property
    def model(self) -> Model | None:
        if self.about == CALLER:
            return Model("bots", "All players are our 'greedy' ones, who call at four in a row.")
        return UNIFORM if self.about in ("", MINE) else None

    def arise(self, view: View) -> Anybody | None:
        seen, unseen = len(view.five) == DEALT, len(view.unseen)
        about = self.about if self.about in FORMS and (seen or self.about != MINE) else MINE if seen else ANYBODY
        # Beside your five, only those whom the unseen cards can deal to.
        tables = tuple(n for n in (2, 3, 4) if about != MINE or DEALT * (n - 1) <= unseen)
        if self.least not in (2, 3, 4) or not tables:
            return None
        return FORMS[about][0](self, view, about, seen, tables)


@dataclass(eq=False)
class Anybody(Posed[View]):
    """Each of `n` players, as many as one of `tables`, is dealt five cards: somebody has so many in a row."""

    question: MorePlayers
    about: str
    seen: bool
    tables: tuple[int, ...]
    alone: ClassVar[int] = 1
    """Players where there is one hand to be dealt."""
    given = "Nobody has looked at a card: all 52 are shuffled."

    def __post_init__(self) -> None:
        among, tables = self.question.among, self.tables
        self.n = among if among in tables else min(self.view.seats, tables[-1])
        self.least, self.row = self.question.least, in_a_row(self.question.least)
        self.pool, self.hands = DECK, self.n

    @cached_property
    def model(self) -> Model | None:
        return self.question.at(about=self.about).model

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        abouts = tuple((about, label) for about, (_, label) in FORMS.items() if self.seen or about != MINE)
        found = (
            Knob("about", "Whose hand", abouts, value=self.about),
            Knob("among", "Players", tuple((n, str(n)) for n in self.tables), value=self.n),
        )
        least = Knob("least", "In a row", tuple((n, spelled(n)) for n in (2, 3, 4)))
        return (*found, least) if self.about == ANYBODY else found

    @cached_property
    def words(self) -> str:
        return f"{self.n} players are dealt five cards each. How likely is it that somebody has {self.row}?"

    def among(self, players: int) -> Fraction:
        """The answer for so many players."""
        return odds.best_of(players, DEALT, self.least)

    def seated(self, players: int) -> tuple[str, ...]:
        """So many of the seats at the table, as far as there are."""
        return tuple(f"seat{seat}" for seat in range(min(players, self.view.seats)))

    def answer(self) -> Fraction | Estimate:
        return self.among(self.n)

    @cached_property
    def one(self) -> Fraction:
        return self.among(self.alone)

    @cached_property
    def says(self) -> str:
        return f"such deals give somebody {self.row}"

    @cached_property
    def derivation(self) -> Derivation:
        none, players, lit = 1 - self.one, (1, 2, 3, 4), self.seated(self.n)
        lines = (
            Line(f"One player has {self.row}", "five cards of the pack", percent(self.one), self.seated(1)),
            Line("None of them, if they were independent", f"{percent(none)} for each of {self.n}",
                 percent(none ** self.n), lit),
            Line("None of them, from one pack", "no card is dealt twice", percent(1 - self.number), lit),
            Line("Somebody", "all other deals", percent(self.number), lit),
        )  # fmt: skip
        exact = tuple(map(self.among, players))
        curve = Curve(f"Somebody has {self.row}", players, exact, across="players", here=self.n)
        return Derivation(lines, curve=curve)

    def once(self, rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
        drawn = rng.sample(self.pool, DEALT * self.hands)
        fives = [tuple(sorted(drawn[at : at + DEALT])) for at in range(0, len(drawn), DEALT)]
        runs = [best(five) for five in fives]
        cards = tuple(card for five in fives for card in five)
        return self.counts(runs[0], max(runs)), laid_out(cards, max(runs).cards)

    def counts(self, first: Run, top: Run) -> bool:
        """Whether a trial counts, by the best runs of the first hand that it dealt and of all."""
        return top.length >= self.least

    def deals(self, seed: int, first: int, trials: int) -> Iterator[Piece]:
        from uncle_widgets.games.say_uncle.questions import dealing

        return dealing.somebody(self.n, self.least, seed, first, trials)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return Part(f"give somebody {self.row}", self.number, 1), Part("give nobody so many", 1 - self.number, 0)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        return apart(
            self.number,
            Mistake("added", "Added up", capped(self.n * self.one),
                    "Deals in which several have it are counted several times."),
            Mistake("one", "One player", self.one, "That is one player's chance."),
        )  # fmt: skip

    @cached_property
    def quantities(self) -> Mapping[str, Fraction | int]:
        return {"n": self.n, "p": self.one, "q": 1 - self.one}

    @cached_property
    def slots(self) -> Mapping[str, str]:
        two, four = (percent(odds.best_of(n, DEALT, 2)) for n in (2, 4))
        return {"players": str(self.n), "exact": hundred(self.number, self.simulated), "two": two, "four": four}


class Unlooked(Anybody):
    """Yours is the best five, before you look."""

    says = "such deals make yours the best five"

    @cached_property
    def words(self) -> str:
        return f"{self.n} players are dealt five cards each, and you have not looked. Is yours the best five?"

    def answer(self) -> Fraction:
        return Fraction(1, self.n)

    @cached_property
    def derivation(self) -> Derivation:
        return Derivation((
            Line("One five is the best", "no two hands are ever equal (SAY-10)", "always one",
                 self.seated(self.n)),
            Line("Each is as likely to be it", f"1 of {self.n}", percent(self.number), self.seated(1)),
        ))  # fmt: skip

    def counts(self, first: Run, top: Run) -> bool:
        return first == top

    def deals(self, seed: int, first: int, trials: int) -> Iterator[Piece]:
        from uncle_widgets.games.say_uncle.questions import dealing

        return dealing.first_best(self.n, seed, first, trials)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return Part("make yours the best", self.number, 1), Part("make another the best", 1 - self.number, 0)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        return apart(self.number, HALF)


class Mine(Unlooked):
    """Now that you see it: each rival's is any five of the unseen cards."""

    alone = 2

    def __post_init__(self) -> None:
        super().__post_init__()
        view, laid = self.view, len(self.view.table.laid)
        self.five, self.pool, self.hands = view.five, view.unseen, self.n - 1
        self.run, unseen = best(self.five), count(len(self.pool))
        ask = f"Is yours the best five of {self.n} players?"
        self.words = f"The best run in your five is {run_words(self.run)}. {ask}"
        see = f"You see the five cards that you were dealt{f' and the {laid} laid out' if laid else ''}."
        self.given = f"{see} {unseen} are unseen."

    @cached_property
    def worse(self) -> tuple[Fraction, ...]:
        """The chance that all rivals' are worse, for one rival, and for each number of them up to three."""
        return odds.best_hands(self.five, max(self.tables) - 1, self.pool)

    def among(self, players: int) -> Fraction:
        return self.worse[players - 2]

    def answer(self) -> Fraction:
        return self.among(self.n)

    @cached_property
    def derivation(self) -> Derivation:
        run, rivals, one = self.run, self.hands, percent(self.one)
        lines = (
            Line("Your best run", cards_of(run.cards), long(run), own_keys(self.view, self.five)),
            Line("One rival's five is worse", f"any five of the {len(self.pool)} unseen", one,
                 hidden_keys(self.view, self.view.rivals[:1])),
        ) + (() if rivals == 1 else (
            Line(f"{all_of(rivals)}, if they were independent", f"{one} for each of {rivals}",
                 percent(self.one ** rivals), hidden_keys(self.view)),
            Line(f"{all_of(rivals)}, from one pack", "no card is dealt twice", percent(self.number),
                 hidden_keys(self.view)),
        ))  # fmt: skip
        exact = tuple(map(self.among, self.tables))
        curve = Curve("Yours is the best five", self.tables, exact, across="players", here=self.n)
        return Derivation(lines, curve=curve)

    def counts(self, first: Run, top: Run) -> bool:
        return self.run > top

    def deals(self, seed: int, first: int, trials: int) -> Iterator[Piece]:
        from uncle_widgets.games.say_uncle.questions import dealing

        return dealing.worse(strength(mask_of(self.five)), self.hands, self.pool, seed, first, trials)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        return (rival_by_rival([self.among(n) for n in range(2, self.n + 1)]),) if self.n > 2 else ()

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        one, rivals = self.one, self.hands
        return apart(
            self.number,
            Mistake("seat", "One rival", one, "That is one rival's part: all of them must be worse."),
            Mistake("added", "Taken away", max(Fraction(0), 1 - rivals * (1 - one)),
                    "Deals that two rivals beat count twice."),
            Mistake("scaled", "Shared", one / rivals,
                    "The chance is not shared out among the rivals: all must be worse."),
            HALF,
        )  # fmt: skip


class Caller(Anybody):
    """The caller wins, in whole rounds of our greedy players."""

    given = "Whole rounds, from the deal on; rounds in which nobody calls do not count."
    says = "such calls win"
    slow, derivable, parts = True, False, ()

    @cached_property
    def words(self) -> str:
        return f"{self.n} bots play, and call at four in a row. How often does the caller win?"

    def answer(self) -> Estimate:
        return bots.CALLER_WINS[self.n]

    @cached_property
    def derivation(self) -> Derivation:
        found = bots.CALLER_WINS[self.n]
        lines = [
            Line(
                f"{capital(spelled(k))} players",
                f"{each.n:,} rounds with a call",
                percent(each.value),
                self.seated(k),
            )
            for k, each in bots.CALLER_WINS.items()
        ]
        seed = f"for {spelled(self.n)} players, seed {found.seed}"
        return Derivation((*lines, Line("Standard error", seed, f"{100 * found.error:.1f}%")))

    def once(self, rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
        won, hand, run = bots.called_round(self.n, rng)
        return won, laid_out(hand, run)

    def deals(self, seed: int, first: int, trials: int) -> Iterator[Piece]:
        from uncle_widgets.games.say_uncle.questions import dealing

        return dealing.calls(self.n, seed, first, trials)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        two = Fraction(str(round(bots.CALLER_WINS[2].value, 4)))
        words = "More rivals draft from a larger table, and any may win."
        return apart(self.number, Mistake("same", "As with two", two, words))


FORMS: Mapping[str, tuple[type[Anybody], str]] = {
    MINE: (Mine, "yours, now that you see it"),
    ANYBODY: (Anybody, "anybody's"),
    UNLOOKED: (Unlooked, "yours, before you look"),
    CALLER: (Caller, "the caller's, with bots"),
}
