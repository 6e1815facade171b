"""One picture of each kind, with numbers known from elsewhere: for the tests of pictures, here and in the browser."""

from fractions import Fraction
from random import Random

from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.cards import DECK
from uncle_widgets.games.uno import odds as uno
from uncle_widgets.probability import sampling
from uncle_widgets.probability.charts import Balance, Columns, Fall, Graph, Histogram
from uncle_widgets.probability.counting import first_good, hypergeometric
from uncle_widgets.probability.growing import Cases, Paths
from uncle_widgets.probability.pictures import (
    CountedTwice,
    DrawByDraw,
    Footprints,
    FrequencyGrid,
    Gaps,
    Picture,
    WholeTree,
)
from uncle_widgets.probability.reasons import Curve, Growing, Node, Part
from uncle_widgets.probability.splits import Row, Split


def walk(target: int, rng: Random) -> tuple[int, ...]:
    """Totals of a shuffled deck turned over until the target is reached or passed."""
    cards, totals = list(DECK), [0]
    rng.shuffle(cards)
    while totals[-1] < target:
        totals.append(totals[-1] + cards.pop())
    return tuple(totals)


def growing() -> dict[str, Growing]:
    """What trials make: none yet, one, and very many."""
    made: dict[str, Growing] = {}
    for n in (0, 1, 3_456):
        rng, cases = Random(1964), Cases(("can make an UNCLE", "cannot make one", "struck out"))
        paths = Paths(0, tuple(odds.pile_hits(t) for t in range(1, 51)), lambda shown: shown["pile"])
        for _ in range(n):
            cases.add(rng.choice((True, False, None)), {})
            paths.add(True, {"pile": walk(50, rng)[1:]})
        made |= {f"cases_{n}": cases, f"paths_{n}": paths}
    return made


def pictures() -> dict[str, Picture]:
    rng = Random(1964)
    chance = odds.hand_holds(5, dict.fromkeys(range(1, 7), 7))
    prior, rate = Fraction(77, 100), Fraction(1, 4)
    rows = tuple(walk(50, rng) for _ in range(100))
    bluff = Curve(
        "Bluffs among the cards laid, by how often players bluff",
        tuple(range(5, 101, 5)),
        tuple(uno.bluff_posterior(prior, Fraction(x, 100)) for x in range(5, 101, 5)),
        Fraction(1, 3),
        "a third: to challenge costs 4",
        "bluffs of 100 where the rule forbids it",
        "of 100 cards laid",
        ((Fraction(1, 5), "a fifth: with what the bluffer draws"),),
        25,
    )
    tree = Node("hold it", children=(
        Node("and yellow", prior, children=(Node("bluff", rate), Node("do not lay it", 1 - rate))),
        Node("no yellow", 1 - prior, children=(Node("lay it by right", Fraction(1)),)),
    ))  # fmt: skip
    fall = Fall(
        "play the 1",
        "",
        (("now", Fraction(0)), ("your next turn", Fraction(1184, 1000)), ("mean of theirs", -Fraction(684, 1000))),
        "worth",
        "chips",
    )
    outcomes = (Fraction(-3, 2),) * 39 + (Fraction(0),) * 29 + (Fraction(5, 2),) * 10 + (Fraction(4),) * 22
    points = uno.points(uno.FULL, 5)
    return {
        "counted_twice": CountedTwice(
            "Hands, not 5s", "3 × 7/42 adds up the 5s, so that a ringed hand is counted twice or more.",
            hypergeometric(7, 42, 3), "a 5", "5s",
        ),
        "counted_often": CountedTwice(
            "Hands, not cards", "", uno.useful_cards("r7", uno.FULL), "a card that fits", "cards that fit"
        ),
        "draw_by_draw": DrawByDraw("Card by card", "", 42, 7, 3, "a 5"),
        "draw_long": DrawByDraw("Card by card", "", 100, 33, 7, "one that fits"),
        "frequency_grid": FrequencyGrid(
            "Strike out", "77 of 100 hold yellow, yet fewer than half of the cards laid are bluffs.",
            prior * rate, prior * (1 - rate), 1 - prior, Fraction(0), "100 who hold the card",
            "hold yellow", "hold none", "are bluffs",
        ),
        "whole_tree": WholeTree("The same as a tree", "", tree, ("bluff",), ("do not lay it",)),
        "footprints": Footprints(
            "Where piles step", "A card is worth 3.5 on average, so about one number in 3.5 is touched.",
            0, 50, rows, tuple(odds.pile_hits(t) for t in range(1, 51)),
        ),
        "waterfall": fall,
        "balance": Balance("A hundred rounds", "No single round is worth half a chip.", outcomes, Fraction(1, 2), "chips"),
        "gaps": Gaps("Gaps", "", 34, 6, (3, 8, 9, 17, 25, 30), "4s"),
        "columns": Columns("How long until the first 4?", "", first_good(6, 34), "cards"),
        "histogram": Histogram("How many points?", "A Wild counts 50.", points, 10, 25, 96, "points"),
        "graph": Graph.of(bluff),
        "split": Split(
            "By the highest card", "", (
                Row("highest: 6", (Part("drawn again", Fraction(1, 6), 1), Part("alone", Fraction(1, 3), 0))),
                Row("highest: 5 or less", (Part("drawn again", Fraction(1, 4), 1), Part("alone", Fraction(1, 4), 0))),
            ), "draws",
        ),
        "runs": sampling.runs(chance, 1964),
        "intervals": sampling.intervals(chance, 1964),
    }  # fmt: skip
