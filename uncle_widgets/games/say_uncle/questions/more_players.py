"""S-L6: the best of several hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import DEALT, DECK, best, mask_of, strength
from uncle_widgets.games.say_uncle.questions import bots
from uncle_widgets.games.say_uncle.questions.common import UNIFORM, apart, five_keys, laid_out
from uncle_widgets.games.say_uncle.questions.illustrated import rival_by_rival
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import NUMBERS, cards_of, in_a_row, long, run_words
from uncle_widgets.games.words import capital, capped, count, hundred
from uncle_widgets.probability.dealing import Dealer, Piece
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.probability.trials import Estimate

ANYBODY, MINE, UNLOOKED, CALLER = "anybody", "mine", "unlooked", "caller"


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

    def choice(self, view: View) -> str:
        offered = [value for value, _ in self.abouts(view)]
        return self.about if self.about in offered else offered[0]

    def abouts(self, view: View) -> tuple[tuple[str, str], ...]:
        mine = ((MINE, "yours, now that you see it"),) if len(view.five) == DEALT else ()
        caller = (CALLER, "the caller's, with bots")
        return (*mine, (ANYBODY, "anybody's"), (UNLOOKED, "yours, before you look"), caller)

    def tables(self, view: View) -> tuple[int, ...]:
        """How many players there may be: beside your five, those whom the unseen cards can deal to."""
        mine = self.choice(view) == MINE
        return tuple(n for n in (2, 3, 4) if not mine or DEALT * (n - 1) <= len(view.unseen))

    def players(self, view: View) -> int:
        return self.among if self.among in self.tables(view) else min(view.seats, *self.tables(view)[-1:])

    def knobs(self, view: View) -> tuple[Knob, ...]:
        players = tuple((n, str(n)) for n in self.tables(view))
        found = [
            Knob("about", "Whose hand", self.abouts(view), value=self.choice(view)),
            Knob("among", "Players", players, value=self.players(view)),
        ]
        if self.choice(view) == ANYBODY:
            found.append(Knob("least", "In a row", tuple((n, NUMBERS[n]) for n in (2, 3, 4))))
        return tuple(found)

    def ask(self, view: View) -> str | None:
        if self.least not in (2, 3, 4) or not self.tables(view):
            return None
        n = self.players(view)
        match self.choice(view):
            case "anybody":
                row = in_a_row(self.least)
                return f"{n} players are dealt five cards each. How likely is it that somebody has {row}?"
            case "unlooked":
                return f"{n} players are dealt five cards each, and you have not looked. Is yours the best five?"
            case "caller":
                return f"{n} bots play, and call at four in a row. How often does the caller win?"
        return f"You were dealt {run_words(best(view.five))}. Is yours the best five of {n} players?"

    def given(self, view: View) -> str:
        match self.choice(view):
            case "mine":
                laid = f" and the {len(view.table.laid)} laid out" if view.table.laid else ""
                return f"You see the five cards that you were dealt{laid}. {count(len(view.unseen))} are unseen."
            case "caller":
                return "Whole rounds, from the deal on; rounds in which nobody calls do not count."
        return "Nobody has looked at a card: all 52 are shuffled."

    def answer(self, view: View) -> Fraction | Estimate:
        n = self.players(view)
        match self.choice(view):
            case "anybody":
                return odds.best_of(n, DEALT, self.least)
            case "unlooked":
                return Fraction(1, n)
            case "caller":
                return bots.CALLER_WINS[n]
        return self.among_rivals(view, n - 1)

    def among_rivals(self, view: View, rivals: int) -> Fraction:
        return odds.best_hand(view.five, rivals, view.unseen)

    def says(self, view: View) -> str:
        match self.choice(view):
            case "anybody":
                return f"such deals give somebody {in_a_row(self.least)}"
            case "caller":
                return "such calls win"
        return "such deals make yours the best five"

    def derive(self, view: View) -> Derivation:
        n, choice = self.players(view), self.choice(view)
        if choice == CALLER:
            found = bots.CALLER_WINS[n]
            lines = tuple(
                Line(f"{capital(NUMBERS[k])} players", f"{each.n:,} rounds with a call", percent(each.value))
                for k, each in bots.CALLER_WINS.items()
            )
            error = f"{100 * found.error:.1f}%"
            return Derivation(
                (*lines, Line("Standard error", f"for {NUMBERS[n]} players, seed {found.seed}", error))
            )
        if choice == UNLOOKED:
            return Derivation((
                Line("One five is the best", "no two hands are ever equal (SAY-10)", "always one"),
                Line("Each is as likely to be it", f"1 of {n}", percent(Fraction(1, n))),
            ))  # fmt: skip
        if choice == ANYBODY:
            one, some = odds.best_of(1, DEALT, self.least), odds.best_of(n, DEALT, self.least)
            lines = (
                Line(f"One player has {in_a_row(self.least)}", "five cards of the pack", percent(one)),
                Line("None of them, if they were independent", f"{percent(1 - one)} for each of {n}",
                     percent((1 - one) ** n)),
                Line("None of them, exactly", "no card is dealt twice", percent(1 - some)),
                Line("Somebody", "all other deals", percent(some)),
            )  # fmt: skip
            exact = tuple(odds.best_of(k, DEALT, self.least) for k in range(1, 5))
            title = f"Somebody has {in_a_row(self.least)}"
            return Derivation(lines, curve=Curve(title, (1, 2, 3, 4), exact, across="players", here=n))
        tables = self.tables(view)
        chances = [self.among_rivals(view, k - 1) for k in tables]
        one = chances[0]
        lines = (
            Line("Your best run", cards_of(best(view.five).cards), long(best(view.five)), five_keys(view)),
            Line("One rival's five is worse", f"any five of the {len(view.unseen)} unseen", percent(one)),
            Line(f"All {n - 1}, if they were independent", " × ".join([percent(one)] * (n - 1)),
                 percent(one ** (n - 1))),
            Line("Exactly", "no card is dealt twice", percent(chances[n - 2])),
        )  # fmt: skip
        curve = Curve("Yours is the best five", tables, tuple(chances), across="players", here=n)
        return Derivation(lines, curve=curve)

    def once(self, view: View, rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
        n, choice = self.players(view), self.choice(view)
        if choice == CALLER:
            won, hand, run = bots.called_round(n, rng)
            return won, laid_out(hand, run)
        pool = view.unseen if choice == MINE else DECK
        hands = n - (choice == MINE)
        drawn = rng.sample(pool, DEALT * hands)
        fives = [tuple(sorted(drawn[k * DEALT : k * DEALT + DEALT])) for k in range(hands)]
        runs = [best(five) for five in fives]
        top = max(range(hands), key=lambda k: runs[k])
        shown = laid_out(tuple(card for five in fives for card in five), runs[top].cards)
        if choice == ANYBODY:
            return runs[top].length >= self.least, shown
        return (top == 0 if choice == UNLOOKED else best(view.five) > runs[top]), shown

    def deals(self, view: View) -> Dealer:
        n, choice = self.players(view), self.choice(view)

        def dealer(seed: int, first: int, trials: int) -> Iterator[Piece]:
            from uncle_widgets.games.say_uncle.questions import dealing

            match choice:
                case "anybody":
                    return dealing.somebody(n, self.least, seed, first, trials)
                case "unlooked":
                    return dealing.first_best(n, seed, first, trials)
                case "caller":
                    return dealing.calls(n, seed, first, trials)
            return dealing.worse(strength(mask_of(view.five)), n - 1, view.unseen, seed, first, trials)

        return dealer

    def slow(self, view: View) -> bool:
        return self.choice(view) == CALLER

    def parts(self, view: View) -> tuple[Part, ...]:
        p, choice = self.answer(view), self.choice(view)
        if isinstance(p, Estimate):
            return ()
        if choice == ANYBODY:
            return (Part(f"give somebody {in_a_row(self.least)}", p, 1), Part("give nobody so many", 1 - p, 0))
        return (Part("make yours the best", p, 1), Part("make another the best", 1 - p, 0))

    def pictures(self, view: View) -> tuple[Picture, ...]:
        n = self.players(view)
        if self.choice(view) != MINE or n < 3:
            return ()
        return (rival_by_rival([self.among_rivals(view, k) for k in range(1, n)]),)

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        n, choice, number = self.players(view), self.choice(view), self.number(view)
        half = Mistake(
            "half", "One half", Fraction(1, 2), "'The best or not' names two outcomes, not two equal ones."
        )
        if choice == CALLER:
            two = Fraction(str(round(bots.CALLER_WINS[2].value, 4)))
            return apart(
                number,
                Mistake("same", "As with two", two, "More rivals draft from a larger table, and any may win."),
            )
        if choice == UNLOOKED:
            return apart(number, half)
        if choice == ANYBODY:
            one = odds.best_of(1, DEALT, self.least)
            return apart(
                number,
                Mistake(
                    "added",
                    "Added up",
                    capped(n * one),
                    "Deals in which several have it are counted several times.",
                ),
                Mistake("one", "One player", one, "That is one player's chance."),
            )
        one = self.among_rivals(view, 1)
        return apart(
            number,
            Mistake("seat", "One rival", one, "That is one rival's part: all of them must be worse."),
            Mistake(
                "added",
                "Taken away",
                max(Fraction(0), 1 - (n - 1) * (1 - one)),
                "Deals that two rivals beat count twice.",
            ),
            Mistake(
                "scaled",
                "Shared",
                one / (n - 1),
                "The chance is not shared out among the rivals: all must be worse.",
            ),
            half,
        )

    def derivable(self, view: View) -> bool:
        return self.choice(view) != CALLER

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        n, choice = self.players(view), self.choice(view)
        one = self.among_rivals(view, 1) if choice == MINE else odds.best_of(1, DEALT, self.least)
        return {"n": n, "p": one, "q": 1 - one}

    def slots(self, view: View) -> Mapping[str, str]:
        number = self.number(view)
        return {
            "players": str(self.players(view)),
            "exact": hundred(number),
            "two": percent(odds.best_of(2, DEALT, 2)),
            "four": percent(odds.best_of(4, DEALT, 2)),
        }
