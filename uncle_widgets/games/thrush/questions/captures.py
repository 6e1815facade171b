"""T-L2: how many challenges are lost before enough are won?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.thrush import odds
from uncle_widgets.games.thrush.cards import MOST_AGENTS, WIN
from uncle_widgets.games.thrush.questions.captures_why import how_many, in_a_row, one_challenge
from uncle_widgets.games.thrush.questions.common import MODEL_ALONE, Thrown, being, die, traces
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.words import agents, few, out_of_100
from uncle_widgets.games.words import called, does, spoken, third, wrong
from uncle_widgets.probability.dealing import Piece
from uncle_widgets.probability.filled import Filled, Trial
from uncle_widgets.probability.pictures import WholeTree
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Mistake, Model, Node, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent

LOSE = 1 - WIN
ASKED = {
    "none": "win them all without prison",
    "exact": "go to prison exactly this often",
    "most": "go to prison at most this often",
    "mean": "how many challenges",
    "this": "win this challenge",
    "lost": "lose this challenge",
}
"""What may be asked, in a few words."""
TIMES = {0: "never", 1: "once", 2: "twice", 3: "three times"}
LOSSES = {0: "no loss", 1: "one loss", 2: "two losses", 3: "three losses"}
NTH = {1: "first", 2: "second", 3: "third"}
ENDS = {1: "a win", 2: "two wins", 3: "three wins"}
ALL = {1: "it", 2: "both", 3: "all three"}
MOST = 3


@dataclass(frozen=True)
class Captures(Question[View]):
    """`asked`: see ASKED; `times`: how often in prison, for 'exact' and 'most'; `wins`: challenges to be won
    (0: as many as agents are lacking); `lost`: challenges that were lost before, which change nothing."""

    id: ClassVar[str] = "T-L2"
    title: ClassVar[str] = "Can you win three in a row?"
    name: ClassVar[str] = "Win three in a row?"
    when: ClassVar[str] = "when a player still needs agents or is about to challenge one"
    concept: ClassVar[str] = "multiplying chances and counting orders"
    misconception: ClassVar[str] = "each win is likely, so all of them together are likely"
    bots: ClassVar[str] = "greedy"
    asked: str = setting("", "Question", ASKED)
    times: int = setting(1, "Times in prison", TIMES)
    wins: int = setting(0, "Challenges to win", {1: "one", 2: "two", 3: "three"})
    lost: int = 0

    @property
    def measure(self) -> str:
        return "challenges" if self.asked == "mean" else "chance"

    @property
    def model(self) -> Model:
        return Model("alone", f"We suppose that agents are only won in challenges. {MODEL_ALONE}")

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

        def derivation() -> Derivation:
            held = (f"seat{seat}",)  # whose agents say how many are lacking
            lit = (f"agent.{place}" if place in table.agents else f"mark.{seat}",)
            if alone:
                return one_challenge(asked == "this", who, lit)
            if asked == "mean":
                return how_many(k, who, lit, held)
            return in_a_row(k, wanted, self.lost, who, _tree(k, 0, wanted[-1]), lit, held)

        def slips() -> Iterator[Mistake]:
            if alone:
                half = "There are two results, but four faces win and only two lose."
                yield Mistake("half", "Said half", Fraction(1, 2), half)
            elif asked == "mean":
                again = "You lose one challenge in three and have to try again."
                yield Mistake("sure", "Counted no losses", Fraction(k), again)
            else:
                yield from _in_a_row(k, wanted[-1])

        def knobs() -> Iterator[Knob]:
            yield self.knob("asked", choices={key: ASKED[key] for key in offered}, value=asked)
            if asked in ("exact", "most"):
                yield self.knob("times")
            if not alone:
                yield self.knob("wins", value=k)

        who = called(view, seat)

        def verb(plain: str) -> str:
            return plain if seat == view.me else third(plain)

        def holds() -> str:
            return f"{does(view, seat, LETTERS, 'have')} {agents(table.tokens[seat])}"

        def words() -> str:
            if asked == "this":
                must = f"{being(view, seat)} on {place} and must challenge the agent there."
                return f"{must} How likely is it that {who} {verb('win')}?"
            if asked == "lost":
                full = f"{holds()}, so there's nothing to win, but {who} still {verb('have')} to challenge"
                return f"{full} the agent on {place}. How likely is it that {who} {verb('go')} to prison?"
            return " ".join(filter(None, (past(), needs(), ask())))

        def past() -> str:
            if not self.lost:
                return ""
            lost = f"{does(view, seat, LETTERS, 'have')} just lost {few(self.lost, 'challenge')} and"
            again = f" for the {NTH[self.lost]} time" if self.lost > 1 else ""
            return f"{lost} come out of prison{again}."

        def needs() -> str:
            wins = few(k, "challenge")
            if k == lacking:
                return f"{holds()} and {verb('need')} to win {wins}."
            return f"Suppose {who} {verb('need')} to win {wins}."

        def ask() -> str:
            if asked == "mean":
                return "How many challenges will that take on average?"
            if asked == "none":
                won = f"{verb('win')} {ALL[k]} before going to prison"
                return f"How likely is it that {who} {won}?"
            if not n:
                return f"How likely is it that {who} never {verb('go')} to prison before the {NTH[k]} win?"
            often = f"{'exactly' if asked == 'exact' else 'at most'} {TIMES[n]}"
            return f"How likely is it that {who} {verb('go')} to prison {often} before the {NTH[k]} win?"

        def event() -> str:
            if alone:
                return "are won" if asked == "this" else "end in prison"
            if asked == "none":
                return f"end in {ENDS[k]} without prison"
            if not n:
                return "never end in prison"
            return f"lead to prison {'exactly' if asked == 'exact' else 'at most'} {TIMES[n]}"

        def asks() -> dict[str, str]:
            part = (
                "think that there's no challenge with three agents" if alone else "leave out the tries with a loss"
            )
            return {
                "half": "Did you say half because you either win or lose?",
                "one": "Did you use the chance of a single challenge?",
                "scaled": "Did you divide by the number of challenges?",
                "order": "Did you count only one place for the lost challenge?",
                "due": "Did you go higher because a win is “due” after the losses?",
                "sure": "Did you suppose that no challenge is lost?",
                "part": f"Did you {part}?",
            }

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
            found = [Part(words, chances[j], int(j in wanted)) for j, words in LOSSES.items()]
            return *found, Part("more losses", chances[odds.MORE], 0)

        def pictures() -> tuple[WholeTree, ...]:
            ends = "A branch ends with the last win, or with one loss too many."
            caption = f"Follow 100 tries, one challenge after the other. {ends}"
            marked = tuple(f"all won, {LOSSES[j]}" for j in wanted)
            return (
                (WholeTree("One challenge at a time", caption, _tree(k, 0, wanted[-1]), marked),) if wanted else ()
            )

        return Filled(
            self,
            view,
            answer=answer,
            once=once,
            deals=lambda: deals,
            words=words,
            given="Each challenge is one throw of a die. "
            "With 1 to 4 you win the agent. With 5 or 6 you go to prison.",
            derivation=derivation,
            cases="challenges" if alone else "on average" if asked == "mean" else "tries",
            event=event if asked != "mean" else "",
            asks=asks,
            knobs=lambda: tuple(knobs()),
            span=(1.0, 12.0) if asked == "mean" else (0.0, 1.0),
            parts=parts,
            pictures=pictures,
            quantities={"k": k, "j": n},
            mistakes=lambda: wrong(answer(), *slips()),
            slots=lambda: {
                "hold": holds(),
                "row": spoken([percent(WIN**n) for n in (1, 2, 3)]),
                "three": out_of_100(WIN**3),
            },
        )


def _offered(view: View) -> tuple[str, ...]:
    """What may be asked here."""
    full, phase, row = view.table.full, view.table.phase, ("none", "exact", "most", "mean")
    if phase == "challenge":
        return ("lost", "this") if full else ("this", *row)
    return row if phase in ("roll", "move") and not full else ()


def _in_a_row(k: int, most: int) -> Iterator[Mistake]:
    """What is reckoned wrong about `k` wins with no more than so many losses before."""
    each = "Each win is likely, but all of them together are less likely."
    divided = "Don't divide. Multiply the chances of challenges in a row."
    yield Mistake("one", "Used one challenge", WIN, each)
    yield Mistake("scaled", "Divided the chance", WIN / k, divided)
    if most:
        order = "The loss can come in more than one place."
        yield Mistake("order", "Counted one order", WIN**k * LOSE**most, order)
        yield Mistake("part", "Counted no losses", WIN**k, "That's the chance of no loss at all.")


def _tree(k: int, lost: int, most: int, words: str = "all tries", chance: Fraction | None = None) -> Node:
    """Win by win; a branch ends when `k` are won, or more than `most` are lost."""
    if not k:
        return Node(f"all won, {LOSSES[lost]}", chance)
    if lost > most:
        return Node("too many losses" if most else "one loss", chance)
    won = _tree(k - 1, lost, most, "won", WIN)
    return Node(words, chance, "", (won, _tree(k, lost + 1, most, "lost", LOSE)))
