"""T-L2: how many challenges are lost before enough are won?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from random import Random
from typing import ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.thrush import odds
from uncle_widgets.games.thrush.cards import MOST_AGENTS, WIN
from uncle_widgets.games.thrush.questions.common import MODEL_ALONE, Reasons, Thrown, die, ratio, traces
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.words import agents, for_agents
from uncle_widgets.games.words import called, capital, count, does, hundred, power, spoken, wrong
from uncle_widgets.probability.dealing import Piece
from uncle_widgets.probability.filled import Filled, Trial
from uncle_widgets.probability.pictures import WholeTree
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Node, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent, trimmed

LOSE = 1 - WIN
ASKED = {
    "none": ("no prison before", "Does that come without prison?"),
    "exact": ("prison exactly so often before", "Is prison met exactly {} before?"),
    "most": ("prison at most so often before", "Is prison met at most {} before?"),
    "mean": ("how many challenges", "How many challenges does that take, on average?"),
    "this": ("this challenge won", "{} challenge the agent on {}. Is it won?"),
    "lost": ("this challenge lost",
             "{} three agents and must challenge all the same, on {}. Does it end in prison?"),
}  # fmt: skip
"""What may be asked: in a few words, and as a question."""
TIMES = {0: "never", 1: "once", 2: "twice", 3: "three times"}
OFTEN = {**TIMES, 0: "0 times"}
"""The same after 'exactly' or 'at most'."""
MOST = 3


@dataclass(frozen=True)
class Captures(Question[View]):
    """`asked`: see ASKED; `times`: how often in prison, for 'exact' and 'most'; `wins`: challenges to be won
    (0: as many as agents are lacking); `lost`: challenges that were lost before, which change nothing."""

    id: ClassVar[str] = "T-L2"
    title: ClassVar[str] = "Three in a row?"
    when: ClassVar[str] = "while agents are lacking, or a challenge is to be thrown for"
    concept: ClassVar[str] = "products of chances and orders of outcomes"
    misconception: ClassVar[str] = "likely each time, so likely every time"
    bots: ClassVar[str] = "greedy"
    asked: str = setting("", "Asked", {key: words for key, (words, _) in ASKED.items()})
    times: int = setting(1, "How often in prison", TIMES)
    wins: int = setting(0, "Challenges to win", {1: "one", 2: "two", 3: "three"})
    lost: int = 0

    @property
    def measure(self) -> str:
        return "challenges" if self.asked == "mean" else "chance"

    @property
    def model(self) -> Model:
        return Model("alone", f"Agents are won by challenges alone: 1 to 4 wins. {MODEL_ALONE}")

    def arise(self, view: View) -> Filled[View] | None:
        offered, table = _offered(view), view.table
        if not offered or not {self.times, self.lost} <= {*TIMES}:
            return None
        if self.asked == "mean" and "mean" not in offered:
            return None
        seat, place, n = table.seat, table.place, self.times
        asked = self.asked if self.asked in offered else offered[0]
        lacking = max(1, MOST_AGENTS - table.tokens[seat])
        k = self.wins if 1 <= self.wins <= MOST_AGENTS else lacking
        wanted = {"none": range(1), "exact": range(n, n + 1), "most": range(n + 1)}.get(asked, range(0))
        alone = asked in ("this", "lost")  # one challenge is asked about

        def answer() -> Fraction:
            if alone:
                return WIN if asked == "this" else LOSE
            if asked == "mean":
                return k + odds.mean_captures(k)
            return sum((odds.captures(k, MOST)[j] for j in wanted), Fraction())

        def reasons() -> Reasons:
            held = (f"seat{seat}",)  # whose agents say how many are lacking
            lit = (f"agent.{place}" if place in table.agents else f"mark.{seat}",)
            if alone:
                return _one_challenge(asked == "this", lit)
            return _how_many(k, answer(), lit, held) if asked == "mean" else _in_a_row(k, wanted, lit, held)

        def knobs() -> Iterator[Knob]:
            yield self.knob("asked", choices={key: ASKED[key][0] for key in offered}, value=asked)
            if asked in ("exact", "most"):
                yield self.knob("times")
            if not alone:
                yield self.knob("wins", value=k)

        def holds() -> str:
            return f"{does(view, seat, LETTERS, 'hold')} {agents(table.tokens[seat])}"

        def words() -> str:
            if alone:
                who = does(view, seat, LETTERS, "must" if asked == "this" else "hold")
                return ASKED[asked][1].format(who, place)
            who, before = capital(called(view, seat)), count(self.lost, "challenge")
            past = f"{who} lost {before} before, and came to prison each time. " if self.lost else ""
            ask = ASKED[asked][1].format(OFTEN[n])
            if k != lacking:
                return f"{past}Suppose {count(k, 'challenge')} must be won. {ask}"
            more = f"{count(k, 'challenge')} more" if k > 1 else "One challenge more"
            return f"{past}{holds()}. {more} must be won. {ask}"

        def says() -> str:
            if alone:
                return "such challenges are won" if asked == "this" else "such challenges end in prison"
            if asked == "mean":
                return "on average"
            if asked == "none":
                return f"such tries win {k} without prison" if k > 1 else "such tries win without prison"
            how = "exactly" if asked == "exact" else "at most"
            return f"such tries meet prison {how} {OFTEN[n]}"

        def once(rng: Random) -> Trial:
            wins, shown = 0, list[Thrown]()
            while wins < k and not (alone and shown):
                pips = die(rng)
                won = pips <= 4
                wins += won
                shown.append(((pips,), "won" if won else "lost", won))
            lost = len(shown) - wins
            if alone:
                return bool(wins if asked == "this" else lost), traces(shown)
            return k + lost if asked == "mean" else lost in wanted, traces(shown)

        def deals(seed: int, first: int, trials: int) -> Iterator[Piece]:
            from uncle_widgets.games.thrush.questions import dealing

            if alone:
                yield Piece((dealing.challenge(seed, first, trials) == (asked == "this")).tolist())
                return
            lost = dealing.losses(k, seed, first, trials)
            came = k + lost if asked == "mean" else (wanted[0] <= lost) & (lost <= wanted[-1])
            yield Piece(came.tolist())

        def parts() -> tuple[Part, ...]:
            if alone:
                return Part("won", WIN, int(asked == "this")), Part("lost", LOSE, int(asked == "lost"))
            if asked == "mean":
                return ()
            chances = odds.captures(k, MOST)
            found = [Part(f"lost {words}", chances[j], int(j in wanted)) for j, words in TIMES.items()]
            return *found, Part("lost more often", chances[odds.MORE], 0)

        def pictures() -> tuple[WholeTree, ...]:
            ends = "Every branch ends with a win, or with too many losses."
            caption = f"Of 100 tries, by what the dice say in turn. {ends}"
            marked = tuple(f"done, lost {TIMES[j]}" for j in wanted)
            return (WholeTree("Win by win", caption, _tree(k, 0, wanted[-1]), marked),) if wanted else ()

        return Filled(
            self,
            view,
            answer=answer,
            once=once,
            deals=lambda: deals,
            words=words,
            given="A die decides each challenge: 1 to 4 wins the agent, 5 or 6 leads to prison. "
            "Dice have no memory.",
            derivation=lambda: Derivation(tuple(reasons().steps), _tree(k, 0, wanted[-1]) if wanted else None),
            says=says,
            knobs=lambda: tuple(knobs()),
            span=(1.0, 12.0) if asked == "mean" else (0.0, 1.0),
            parts=parts,
            pictures=pictures,
            quantities={"k": k, "j": n},
            mistakes=lambda: wrong(answer(), *reasons().slips),
            slots=lambda: {
                "hold": holds(),
                "row": spoken([percent(WIN**n) for n in (1, 2, 3)]),
                "tries": trimmed(k + odds.mean_captures(k)),
                "need": count(k, "challenge"),
                "three": hundred(WIN**3),
                "who": capital(called(view, seat)),
            },
        )


def _offered(view: View) -> tuple[str, ...]:
    """What may be asked here."""
    full, phase, row = view.table.full, view.table.phase, ("none", "exact", "most", "mean")
    if phase == "challenge":
        return ("lost", "this") if full else ("this", *row)
    return row if phase in ("roll", "move") and not full else ()


def _one_challenge(wins: bool, lit: tuple[str, ...]) -> Reasons:
    """Is the challenge that is to be thrown for won; or is it lost?"""
    lost = Line("One challenge is lost", "2 of 6 faces", percent(LOSE), lit)
    half = "Two outcomes, but four faces win and two lose."
    return Reasons([_won(lit) if wins else lost], [Mistake("half", "Half and half", Fraction(1, 2), half)])


def _won(lit: tuple[str, ...]) -> Line:
    return Line("One challenge is won", "4 of 6 faces", "2/3", lit)


def _how_many(k: int, mean: Fraction, lit: tuple[str, ...], held: tuple[str, ...]) -> Reasons:
    """How many challenges does it take?"""
    steps = (
        _won(lit),
        Line("Challenges for one agent, on average", "1 ÷ 2/3", "3/2"),
        Line(for_agents(k), f"{k} × 3/2 = {ratio(mean)}", f"{trimmed(mean)} challenges", held),
    )
    again = "One challenge in three is lost, and must be made again."
    return Reasons(steps, [Mistake("sure", "Nothing is lost", Fraction(k), again)])


def _in_a_row(k: int, wanted: Sequence[int], lit: tuple[str, ...], held: tuple[str, ...]) -> Reasons:
    """Are no challenges lost before, or just so many, or at most so many?"""
    chances, steps, most = odds.captures(k, MOST), [_won(lit)], wanted[-1]
    for j in wanted:
        p, orders, each = ratio(chances[j]), comb(j + k - 1, j), ratio(WIN**k * LOSE**j)
        if not j:
            steps.append(Line("All won, none lost", " × ".join(["2/3"] * k), p, held))
            continue
        one = f"{power('2/3', k)} × {power('1/3', j)}"
        places = f"{j} of {count(j + k - 1, 'place')}"
        steps += [
            Line(f"{count(j, 'loss', 'losses')}, one order", one, each, held),
            Line("Orders: the last one is a win", places, count(orders, "order")),
            Line(f"Lost {TIMES[j]}", f"{orders} × {each}", p),
        ]
    if len(wanted) > 1:
        total = sum((chances[j] for j in wanted), Fraction())
        steps.append(Line("Together", " + ".join(ratio(chances[j]) for j in wanted), percent(total)))
    slips = [
        Mistake("one", "As likely as one", WIN, "Each is likely; that all of them come is less so."),
        Mistake("scaled", "Divided", WIN / k, "Chances in a row are multiplied, not divided."),
    ]
    if most:
        order = "The loss can come at more than one place."
        slips += [
            Mistake("order", "One order only", WIN**k * LOSE**most, order),
            Mistake("part", "Nothing lost", WIN**k, "That is the chance of no loss at all."),
        ]
    return Reasons(steps, slips)


def _tree(k: int, lost: int, most: int, words: str = "all tries", chance: Fraction | None = None) -> Node:
    """Win by win; a branch ends when `k` are won, or more than `most` are lost."""
    if not k:
        return Node(f"done, lost {TIMES[lost]}", chance)
    if lost > most:
        return Node("lost too often" if most else "lost one", chance)
    won = _tree(k - 1, lost, most, "won", WIN)
    return Node(words, chance, "", (won, _tree(k, lost + 1, most, "lost", LOSE)))
