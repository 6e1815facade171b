"""The pictures of the derivations: what beats a hand, the worth of a call, deals struck out rival by rival."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import DEALT, best
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.ways import below
from uncle_widgets.games.say_uncle.words import ALONE, in_a_row, some, the_cards
from uncle_widgets.probability.charts import Graph
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.pictures import WholeTree
from uncle_widgets.probability.reasons import Curve, Node, Part
from uncle_widgets.probability.show import amount
from uncle_widgets.probability.splits import Row, Split

BEATS, LOSES = "better than yours", "worse than yours"
PLACES = ("1st", "2nd", "3rd")
ALL_WORSE = "all rivals worse"
FEW = 3
"""Cards that are named one by one."""


def what_beats(view: View, against: Sequence[Seat], wins: Fraction, danger: Sequence[odds.Threat]) -> Split:
    """A hundred deals by what the rivals hold: by the cards that win by themselves, where one rival has such."""
    if len(against) == 1:
        single = sorted(threat.cards[0] for threat in danger if len(threat.cards) == 1)
        if single and all(threat.cards for threat in danger):
            who, held = LETTERS[against[0]], at_least_one(len(single), len(view.unseen), DEALT)
            cards = (
                the_cards(single, "or")
                if len(single) <= FEW
                else f"one of {some(len(single))} cards that beat you"
            )
            caption = f"Any one of these cards is enough to beat you, and {who} has five chances to hold one."
            if len(single) == 1:
                caption = f"One card is enough to beat you, and {who} has five chances to hold it."
            return Split(f"What {who} might hold", caption, (
                Row(f"{who} has {cards}", (Part(BEATS, held, 0),)),
                Row(f"{who} beats you in another way", (Part(BEATS, 1 - held - wins, 0),)),
                Row(f"{who} has nothing better", (Part(LOSES, wins, 1),)),
            ), "deals")  # fmt: skip
    return _by_length(view, against, wins)


def _by_length(view: View, against: Sequence[Seat], wins: Fraction) -> Split:
    """By the length of the best run against the watcher's."""
    length = best(view.hand).length
    shorter, no_longer = (odds.none_above(view, below(n), against) for n in (length, length + 1))
    rows = [
        Row(f"{_long(length + 1)} or more", (Part(BEATS, 1 - no_longer, 0),)),
        Row(f"{_long(length)}, like yours", (Part(BEATS, no_longer - wins, 0), Part(LOSES, wins - shorter, 1))),
    ]
    if length > 1:
        rows.append(Row("shorter than yours", (Part(LOSES, shorter, 1),)))
    whose = f"{LETTERS[against[0]]}'s best run" if len(against) == 1 else "The best run against you"
    caption = "A longer run beats yours. So does one that is just as long, but higher or in a higher suit."
    return Split(f"{whose}, by length", caption, tuple(rows), "deals")


def _long(length: int) -> str:
    """'three in a row'; 'no two in a row' for one."""
    return in_a_row(length) if length > 1 else ALONE


def call_line(p: Fraction, score: int, versus: str, unit: str) -> Graph:
    """What a call is worth at every chance to win it, and where it starts to pay."""
    here = round(100 * p)
    worth = [odds.call_value(Fraction(n, 100), score, versus) for n in range(101)]
    worth[here] = odds.call_value(p, score, versus)  # exact, where the question stands
    even = odds.break_even(score, versus)
    pays = f"a call pays from {round(100 * even)} wins in 100" if even else "a call never costs you anything"
    curve = Curve(
        "What a call is worth", tuple(range(101)), tuple(worth), lines=((Fraction(0), pays),),
        across="calls won out of 100", up=unit, here=here, unit=unit,
    )  # fmt: skip
    caption = f"Every extra win in 100 calls adds the same amount. Your call is worth {amount(worth[here], unit)}."
    return Graph(curve.title, caption, curve)


def rival_by_rival(chances: Sequence[Fraction]) -> WholeTree:
    """A hundred deals, struck out by one rival after the other; `chances` that one, two, ... rivals are worse."""
    befores = (Fraction(1), *chances)
    node = Node("deals")
    for k in reversed(range(len(chances))):
        which, still = PLACES[k], chances[k] / befores[k] if befores[k] else Fraction(0)
        last = k == len(chances) - 1
        worse = Node(ALL_WORSE if last else f"{which} rival worse", still, children=node.children)
        node = Node("deals", children=(worse, Node(f"{which} rival better", 1 - still)))
    caption = "Each rival takes away some of the deals that are left."
    return WholeTree("One rival after the other", caption, node, (ALL_WORSE,))
