"""T-L2: how many challenges are lost before enough are won?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.thrush import odds
from uncle_widgets.games.thrush.cards import MOST_AGENTS, WIN
from uncle_widgets.games.thrush.questions.common import MODEL_ALONE, die, does, ratio, subject, traces
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.words import agents
from uncle_widgets.games.words import capped, count, hundred, spoken, wrong
from uncle_widgets.probability.dealing import Dealer, Piece
from uncle_widgets.probability.pictures import Picture, WholeTree
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Node, Part
from uncle_widgets.probability.show import percent, trimmed

LOSE = 1 - WIN
ASKED = {
    "none": "no prison before",
    "exact": "prison exactly so often before",
    "most": "prison at most so often before",
    "mean": "how many challenges",
    "this": "this challenge won",
    "lost": "this challenge lost",
}
TIMES = {0: "never", 1: "once", 2: "twice", 3: "three times"}
MOST = 3


@dataclass(frozen=True)
class Captures(Question[View]):
    """`asked`: see ASKED; `times`: how often in prison, for 'exact' and 'most'; `wins`: challenges to be won
    (0: as many as agents are lacking)."""

    id: ClassVar[str] = "T-L2"
    title: ClassVar[str] = "Three in a row?"
    when: ClassVar[str] = "while agents are lacking, or a challenge is to be thrown for"
    concept: ClassVar[str] = "products of chances and orders of outcomes"
    misconception: ClassVar[str] = "likely each time, so likely every time"
    bots: ClassVar[str] = "greedy"
    asked: str = ""
    times: int = 1
    wins: int = 0

    @property
    def measure(self) -> str:
        return "challenges" if self.asked == "mean" else "chance"

    @property
    def model(self) -> Model:
        return Model("alone", f"Agents are won by challenges alone: 1 to 4 wins. {MODEL_ALONE}")

    def choices(self, view: View) -> tuple[str, ...]:
        table = view.table
        if view.phase == "challenge":
            if table.full:
                return ("lost", "this")
            return ("this", "none", "exact", "most", "mean")
        return () if table.full else ("none", "exact", "most", "mean")

    def choice(self, view: View) -> str:
        offered = self.choices(view)
        return self.asked if self.asked in offered else offered[0]

    def need(self, view: View) -> int:
        """Challenges still to be won."""
        lacking = MOST_AGENTS - view.table.tokens[view.seat]
        return self.wins if 1 <= self.wins <= MOST_AGENTS else max(1, lacking)

    def knobs(self, view: View) -> tuple[Knob, ...]:
        offered, choice = self.choices(view), self.choice(view)
        knobs = [Knob("asked", "Asked", tuple((key, ASKED[key]) for key in offered), value=choice)]
        if choice in ("exact", "most"):
            knobs.append(
                Knob("times", "How often in prison", tuple((k, TIMES[k]) for k in (0, 1, 2, 3)), value=self.times)
            )
        if choice not in ("this", "lost"):
            need = self.need(view)
            knobs.append(Knob("wins", "Challenges to win", ((1, "one"), (2, "two"), (3, "three")), value=need))
        return tuple(knobs)

    def ask(self, view: View) -> str | None:
        if view.phase not in ("roll", "move", "challenge") or not (offered := self.choices(view)):
            return None
        if (self.asked == "mean" and "mean" not in offered) or self.times not in TIMES:
            return None
        seat, k = view.seat, self.need(view)
        match self.choice(view):
            case "this":
                return f"{does(view, seat, 'must')} challenge the agent on {view.table.place}. Is it won?"
            case "lost":
                bag = f"{does(view, seat, 'hold')} three agents and must challenge all the same,"
                return f"{bag} on {view.table.place}. Does it end in prison?"
        start = f"{does(view, seat, 'hold')} {agents(view.table.tokens[seat])}"
        start += f". {count(k, 'challenge')} more must be won" if k > 1 else ". One challenge more must be won"
        match self.choice(view):
            case "none":
                return f"{start}. Does that come without prison?"
            case "exact":
                return f"{start}. Is prison met exactly {count(self.times, 'time')} before?"
            case "most":
                return f"{start}. Is prison met at most {count(self.times, 'time')} before?"
        return f"{start}. How many challenges does that take, on average?"

    def given(self, view: View) -> str:
        return "A die decides each challenge: 1 to 4 wins the agent, 5 or 6 leads to prison. Dice have no memory."

    def answer(self, view: View) -> Fraction:
        k = self.need(view)
        match self.choice(view):
            case "this":
                return WIN
            case "lost":
                return LOSE
            case "none":
                return odds.captures(k)[0]
            case "exact":
                return odds.captures(k)[self.times]
            case "most":
                table = odds.captures(k)
                return sum((table[j] for j in range(self.times + 1)), Fraction())
        return k + odds.mean_captures(k)

    def says(self, view: View) -> str:
        k = self.need(view)
        match self.choice(view):
            case "this":
                return "such challenges are won"
            case "lost":
                return "such challenges end in prison"
            case "none":
                return f"such tries win {k} without prison" if k > 1 else "such tries win without prison"
            case "exact":
                return f"such tries meet prison exactly {count(self.times, 'time')}"
            case "most":
                return f"such tries meet prison at most {count(self.times, 'time')}"
        return "on average"

    def derive(self, view: View) -> Derivation:
        k, asked = self.need(view), self.choice(view)
        lit = tuple(f"agent.{p}" for p in (view.table.place,) if p in view.table.agents)
        one = Line("One challenge is won", "4 of 6 faces", "2/3", lit)
        match asked:
            case "this":
                return Derivation((one,))
            case "lost":
                return Derivation((Line("One challenge is lost", "2 of 6 faces", percent(LOSE), lit),))
            case "mean":
                return Derivation((
                    one,
                    Line("Challenges for one agent, on average", "1 ÷ 2/3", "3/2"),
                    Line(
                        f"For {agents(k)}, means add",
                        f"{k} × 3/2 = {ratio(self.answer(view))}",
                        f"{trimmed(self.answer(view))} challenges",
                    ),
                ))  # fmt: skip
        straight = " × ".join(["2/3"] * k)
        lines = [one]
        js = range(self.times + 1) if asked == "most" else [0 if asked == "none" else self.times]
        for j in js:
            p = odds.captures(k)[j]
            if not j:
                lines.append(Line("All won, none lost", straight, ratio(p)))
            else:
                orders = comb(j + k - 1, j)
                each = WIN**k * LOSE**j
                lines.append(
                    Line(f"{count(j, 'loss', 'losses')}, one order", f"(2/3)^{k} × (1/3)^{j}", ratio(each))
                )
                lines.append(
                    Line("Orders: the last one is a win", f"{j} of {j + k - 1} places", count(orders, "order"))
                )
                lines.append(Line(f"Lost {TIMES[j]}", f"{orders} × {ratio(each)}", ratio(p)))
        if asked == "most" and self.times:
            shares = " + ".join(ratio(odds.captures(k)[j]) for j in js)
            lines.append(Line("Together", shares, percent(self.answer(view))))
        return Derivation(tuple(lines), _tree(k, 0, self.times if asked != "none" else 0))

    def once(self, view: View, rng: Random) -> tuple[Any, Mapping[str, Any]]:
        asked, k = self.choice(view), self.need(view)
        if asked in ("this", "lost"):
            pips = die(rng)
            won = pips <= 4
            return won == (asked == "this"), traces([(str(pips), "won" if won else "lost", won)])
        wins, losses, shown = 0, 0, []
        while wins < k:
            pips = die(rng)
            won = pips <= 4
            wins, losses = wins + won, losses + (not won)
            shown.append((str(pips), "won" if won else "lost", won))
        found: Any = {
            "none": losses == 0, "exact": losses == self.times, "most": losses <= self.times,
            "mean": wins + losses,
        }[asked]  # fmt: skip
        return found, traces(shown)

    def deals(self, view: View) -> Dealer:
        asked, k = self.choice(view), self.need(view)

        def dealer(seed: int, first: int, n: int) -> Iterator[Piece]:
            from uncle_widgets.games.thrush.questions import dealing

            if asked in ("this", "lost"):
                yield Piece((dealing.challenge(seed, first, n) == (asked == "this")).tolist())
                return
            losses = dealing.losses(k, seed, first, n)
            found = {
                "none": losses == 0, "exact": losses == self.times, "most": losses <= self.times,
                "mean": k + losses,
            }[asked]  # fmt: skip
            yield Piece(found.tolist())

        return dealer

    def parts(self, view: View) -> tuple[Part, ...]:
        asked, k = self.choice(view), self.need(view)
        if asked == "mean":
            return ()
        if asked in ("this", "lost"):
            return Part("won", WIN, int(asked == "this")), Part("lost", LOSE, int(asked == "lost"))
        table = odds.captures(k, most=MOST)
        least = self.times if asked == "exact" else 0
        most = 0 if asked == "none" else self.times
        found = [Part(f"lost {TIMES[j]}", table[j], int(least <= j <= most)) for j in range(MOST + 1)]
        return (*found, Part("lost more often", table[odds.MORE], 0))

    def pictures(self, view: View) -> tuple[Picture, ...]:
        asked = self.choice(view)
        if asked in ("this", "lost", "mean"):
            return ()
        tree = self.derive(view).tree
        assert tree is not None
        caption = (
            "Of 100 tries, by what the dice say in turn. Every branch ends with a win, or with too many losses."
        )
        marked = {"none": (TIMES[0],), "exact": (TIMES[self.times],)}.get(
            asked, tuple(TIMES[j] for j in range(self.times + 1))
        )
        return (WholeTree("Win by win", caption, tree, tuple(f"done, lost {word}" for word in marked)),)

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        return {"k": self.need(view), "j": self.times}

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        asked, k, exact = self.choice(view), self.need(view), self.answer(view)
        found = []
        if asked == "mean":
            found.append(
                Mistake(
                    "sure",
                    "Nothing is lost",
                    Fraction(k),
                    "One challenge in three is lost, and must be made again.",
                )
            )
        elif asked in ("this", "lost"):
            found.append(
                Mistake("half", "Half and half", Fraction(1, 2), "Two outcomes, but four faces win and two lose.")
            )
        else:
            found.append(
                Mistake("one", "As likely as one", WIN, "Each is likely; that all of them come is less so.")
            )
            found.append(Mistake("scaled", "Divided", WIN / k, "Chances in a row are multiplied, not divided."))
            if asked != "none" and self.times:
                found.append(
                    Mistake(
                        "order",
                        "One order only",
                        WIN**k * LOSE**self.times,
                        "The loss can come at more than one place.",
                    )
                )
                found.append(Mistake("part", "Nothing lost", WIN**k, "That is the chance of no loss at all."))
        return wrong(
            exact,
            *(Mistake(m.kind, m.name, capped(m.value) if asked != "mean" else m.value, m.words) for m in found),
        )

    def span(self, view: View) -> tuple[float, float]:
        return (1.0, 12.0) if self.choice(view) == "mean" else (0.0, 1.0)

    def slots(self, view: View) -> Mapping[str, str]:
        k = self.need(view)
        return {
            "hold": f"{does(view, view.seat, 'hold')} {agents(view.table.tokens[view.seat])}",
            "row": spoken([percent(odds.captures(n)[0]) for n in (1, 2, 3)]),
            "tries": trimmed(k + odds.mean_captures(k)),
            "need": count(k, "challenge"),
            "three": hundred(odds.captures(3)[0]),
            "who": subject(view, view.seat),
        }


def _tree(k: int, lost: int, most: int, words: str = "all tries", chance: Fraction | None = None) -> Node:
    """Win by win; a branch ends when `k` are won, or more than `most` are lost."""
    if not k:
        return Node(f"done, lost {TIMES[lost]}", chance)
    if lost > most:
        return Node("lost too often" if most else "lost one", chance)
    won = _tree(k - 1, lost, most, "won", WIN)
    return Node(words, chance, "", (won, _tree(k, lost + 1, most, "lost", LOSE)))
