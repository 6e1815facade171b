"""What the pictures of the Mr. T card game show: flips sorted, flips and steps as trees, a lead used up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from uncle_widgets.games.words import spoken, third
from uncle_widgets.probability.pictures import FrequencyGrid, WholeTree
from uncle_widgets.probability.reasons import Node, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.probability.splits import Row, Split

HALF = Fraction(1, 2)
LONGEST = 2
"""A lead of more cards makes a tree that is too wide for a phone."""
SAID = {
    "won by MR. T": ("are", "won by MR. T"),
    "all different and no MR. T": ("have", "different names and no MR. T"),
    "all the same": ("have", "only one name"),
    "two the same": ("have", "two cards with the same name"),
    "three the same": ("have", "three cards with the same name"),
    "two pairs": ("have", "two pairs"),
}
"""Kinds of flips, in a sentence."""


CLAUSES = {
    "only you": "only you match",
    "both": "both match",
    "neither": "neither matches",
    "stalemate": "flip 1 is a stalemate",
    "level now": "they are level",
    "a match in hand": "there is a match in hand",
    "none in hand": "there is no match in hand",
    "it doesn't": "it doesn't match",
}
"""What a branch of a tree says within a sentence."""


def clause(words: str) -> str:
    """'only C' as 'only C matches', 'flip 2' as 'flip 2 decides the round'."""
    if words.startswith("flip "):
        return f"{words} decides the round"
    if words.endswith(" in a row"):
        return f"the first {words.removesuffix(' in a row')} flips are stalemates"
    return CLAUSES.get(words) or (f"{words} matches" if words.startswith("only ") else words)


class Told(WholeTree):
    """A tree of a hundred, told in sentences."""

    def spoken(self) -> str:
        def told(branch: Mapping[str, Any], start: str) -> str:
            come = [child for child in branch["children"] if child["n"]]
            if not come:
                return ""
            whole = "all of them" if branch is not self.branches else branch["n"]
            often = spoken(
                f"{clause(child['words'])} in {whole if child['n'] == branch['n'] else child['n']}"
                for child in come
            )
            here = f"{start}, {often}. "
            return here + "".join(
                told(child, f"Out of the {child['n']} in which {clause(child['words'])}") for child in come
            )

        root = self.branches["words"]
        of = root if root in ("steps", "rounds", "showdowns") else "cases"
        return told(self.branches, f"Out of {self.whole} {of}").strip()


def tree(
    title: str, caption: str, root: str, forks: Sequence[Node], marked: str, struck: Sequence[str] = ()
) -> WholeTree:
    """A tree of a hundred without the branches that never come."""
    grown = Node(root, children=_come(forks))
    there = _leaves(grown)
    return Told(
        title, caption, grown, tuple(x for x in (marked,) if x in there), tuple(x for x in struck if x in there)
    )


def _come(nodes: Sequence[Node]) -> tuple[Node, ...]:
    return tuple(Node(node.words, node.chance, node.value, _come(node.children)) for node in nodes if node.chance)


def _leaves(node: Node) -> set[str]:
    return set().union(*map(_leaves, node.children)) if node.children else {node.words}


def sorted_flips(kinds: Mapping[str, Fraction], counts: Sequence[str], yes: str, no: str) -> Split:
    """A hundred flips by what they bring, all of it; those of the kinds in `counts` are filled, and are `yes`."""
    rows = tuple(
        Row(kind, (Part(yes if kind in counts else no, chance, int(kind in counts)),))
        for kind, chance in kinds.items()
    )
    return Sorted("A hundred flips, sorted", "Each flip is exactly one of these kinds.", rows, "flips")


class Sorted(Split):
    """A hundred flips by what they bring, told in sentences."""

    def spoken(self) -> str:
        told = [
            f"{n} {does if n > 1 else third(does)} {what}"
            for row, counts in zip(self.rows, self.counts(), strict=True)
            if (n := sum(counts))
            for does, what in (SAID[row.words],)
        ]
        won = self.rows[0].parts[0].words in ("won", "not won")
        text = "are won by MR. T" if won else "have a match"
        return f"Out of 100 flips, {spoken(told)}. Before rounding, {percent(self.chance)} {text}."


def waiting(runs: Sequence[Fraction], marked: str) -> WholeTree:
    """Flip after flip: `runs` are the chances that the first one, two, ... are all stalemates."""
    before = (Fraction(1), *runs)

    def later(k: int) -> tuple[Node, ...]:
        still = runs[k] / before[k] if before[k] else Fraction()
        more = later(k + 1) if k + 1 < len(runs) else ()
        return Node(decided(k + 1), 1 - still), Node(run_of(k + 1), still, children=more)

    caption = "Each fork is a flip that decides the round or doesn't. Earlier flips only use up cards."
    return tree("A hundred rounds", caption, "rounds", later(0), marked)


def decided(flip: int) -> str:
    return f"flip {flip}"


def run_of(flips: int) -> str:
    """Of stalemates; short, for a tree on a phone."""
    return "stalemate" if flips == 1 else f"{flips} in a row"


@dataclass(frozen=True)
class Pair:
    """A step of two, I and they: the chances that only the one matches, only the other, and both."""

    i: str
    they: str
    only_i: Fraction
    only_they: Fraction
    both: Fraction

    @property
    def _match(self) -> str:
        return f"{self.i} {'match' if self.i == 'you' else 'matches'}"

    @property
    def _miss(self) -> str:
        return f"{self.i} {'miss' if self.i == 'you' else 'misses'}"

    def forks(self) -> tuple[Node, ...]:
        hit = self.only_i + self.both
        miss = 1 - hit
        mine = ((f"only {self.i}", self.only_i), ("both", self.both))
        theirs = ((f"only {self.they}", self.only_they), ("neither", miss - self.only_they))
        return tuple(
            Node(words, chance, children=tuple(Node(leaf, p / chance) for leaf, p in leaves))
            for words, chance, leaves in ((self._match, hit, mine), (self._miss, miss, theirs))
            if chance
        )

    def steps(self) -> WholeTree:
        """Who wins, given that the step decides: steps in which both or neither match are struck out."""
        caption = "If both match or neither does, nothing is settled. Only the decisive steps count."
        struck = ("both", "neither")
        return tree("A hundred steps", caption, "steps", self.forks(), f"only {self.i}", struck)

    def struck(self) -> FrequencyGrid:
        """The same as dots."""
        return FrequencyGrid(
            "Cross out the steps that settle nothing", "", self.only_i, self.both, self.only_they,
            1 - self.only_i - self.both - self.only_they, "100 steps", f"bring {self.i} a match",
            "don't", f"are wins for {self.i}",
        )  # fmt: skip


def lead_used_up(lead: int, top: Fraction, ahead: str, behind: str, marked: str) -> tuple[WholeTree, ...]:
    """Who is `lead` sure cards ahead wins, unless the other turns a match for each: then tops settle it."""
    if not 1 <= lead <= LONGEST or not top:
        return ()

    def forks(left: int) -> tuple[Node, ...]:
        if not left:
            return Node(f"{ahead} wins", HALF), Node(f"{behind} wins", HALF)
        words = "level now" if left == 1 else f"{behind} matches"
        return Node(f"{ahead} wins", 1 - top), Node(words, top, children=forks(left - 1))

    each = "a match from the pile" if lead == 1 else "two matches from the pile"
    caption = f"{behind} needs {each} just to draw level, and then wins only half of the time."
    return (tree("A hundred showdowns", caption, "showdowns", forks(lead), f"{marked} wins"),)
