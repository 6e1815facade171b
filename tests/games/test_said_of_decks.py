"""What the games' texts say of their decks and boards, held against the decks and boards themselves.

A sentence that calls something rare is found in the texts of every game. It stands in HELD beside a computation from
the deck, or in GENERAL where it speaks of chances and not of a deck; one that stands in neither fails.
"""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from importlib.resources import files
from itertools import product
from math import prod
from typing import Any

import pytest

from tests.games.claims import binomial
from uncle_widgets.games import GAMES
from uncle_widgets.games.lessons import lessons
from uncle_widgets.games.mr_t.cards import DECKS
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.say_uncle.cards import DECK as PACK
from uncle_widgets.games.uncle.cards import DECK as VALUES
from uncle_widgets.games.uncle.cards import pays
from uncle_widgets.games.uncle.rounds import missing
from uncle_widgets.games.uno.cards import DECK as UNO
from uncle_widgets.games.uno.cards import POINTS
from uncle_widgets.games.words import spelled

RARE = re.compile(r"\brare(?:r|st|ly)?\b", re.IGNORECASE)
FACES = ("lessons.md", "lessons.toml", "rules.md", "howto.toml")
NEARLY_ALWAYS = re.compile(r"(?:Each|Every) (?:set of )?1,000 .* nearly always between (\d+) and (\d+)")
AROUND = 70
WORTH = Counter(POINTS[card] for card in UNO)


def chances(game: str, lesson: int) -> list[float]:
    """The exact answers of a lesson, position by position."""
    kit: Any = GAMES[game]
    plan = next(plan for plan in plans(kit) if plan.number == lesson)
    return [float(one.posed.number) for one in exercises(kit, plan)]


def matches(deck: str) -> Fraction:
    """How often two of four cards are alike, over all fours of names."""
    copies, all_cards = [n for _, n in DECKS[deck]], sum(n for _, n in DECKS[deck])
    apart = Fraction(0)
    for names in product(range(len(copies)), repeat=4):
        if len({*names}) == 4:
            apart += Fraction(prod(copies[name] for name in names), prod(all_cards - k for k in range(4)))
    return 1 - apart


def rows(least: int) -> Fraction:
    """How many tens hold a row of so many, counted set by set of ranks and then over the four suits."""
    ranks, ways = 13, Counter({0: 1})
    lacks: Counter[int] = Counter()
    for chosen in range(1 << ranks):
        held = chosen | (chosen & 1) << ranks  # the ace lies below the two and over the king
        run = held
        for k in range(1, least):
            run &= held >> k
        lacks[chosen.bit_count()] += not run
    for _ in "shdc":
        both: Counter[int] = Counter()
        for (m, a), (n, b) in product(ways.items(), lacks.items()):
            both[m + n] += a * b
        ways = both
    everything = Fraction(1)
    for k in range(10):
        everything *= Fraction(52 - k, k + 1)
    return 1 - ways[10] / everything


def as_often_at_fifty() -> bool:
    ten, fifty = chances("uncle", 4)[2:4]
    return abs(ten - fifty) < 0.01


def drawn_card_fits() -> bool:
    """Whether at each distance at most one drawn card in four fits, and one in five at a position, in lesson 6."""
    kit: Any = GAMES["uncle"]
    for one in exercises(kit, next(plan for plan in plans(kit) if plan.number == 6)):
        question: Any = one.question
        card = question.card
        kept = Counter(one.view.hands[one.view.seat]) - Counter([card])
        far = [pair for want, pair in missing(one.view, card).items() if want <= max(VALUES) and want not in kept]
        chance, fits = map(sum, zip(*far, strict=True))
        if fits > chance / 5 or any(drawn > comes / 4 for comes, drawn in far):
            return False
    return True


HELD: dict[str, dict[str, Callable[[], bool]]] = {
    "uncle": {
        "A 2 is rarely the highest card": lambda: sum(n for value, n in Counter(VALUES).items() if value > 2) > 20,
        "A kept card always fits, but the drawn card rarely does": drawn_card_fits,
        "Far away isn't rarer": as_often_at_fifty,
        "Farther is rarer": as_often_at_fifty,  # the name of the mistake
    },
    "uno": {},
    "mr_t": {
        "MR. T is the rarest": lambda: min(DECKS["A"], key=lambda pair: pair[1]) == ("MR. T", 6),
        "With more names matches are rarer": lambda: len(DECKS["C"]) > 7 and matches("C") < matches("A"),
        "matches are rare among seven names": lambda: len(DECKS["A"]) == 7 and matches("A") > 1 / 2,  # not so
    },
    "say_uncle": {
        "three in a row is rare": lambda: rows(3) < 1 / 3 and abs(rows(2) - rows(3) - Fraction(2, 3)) < 0.03,
        "Three in a row is much rarer": lambda: rows(3) < rows(2) / 2,
        "Three in a row is so rare that adding": lambda: Fraction(10 * 48, 22_100) < 0.03,  # ten groups
    },
    "thrush": {},
}
GENERAL = (
    "so no value gets rarer",
    "stalemates in a row are rare only before",
    "Adding the chances only works for rare events",
    "needs two cards together, that happens much more rarely",
)
"""Sentences about chances, true of any deck."""


def texts(game: str) -> Iterator[str]:
    """The lessons, the rules, how to play; and what the questions say."""
    root = files(GAMES[game].package)
    for name in FACES:
        yield root.joinpath(name).read_text("utf-8")
    for file in root.joinpath("questions").iterdir():
        if file.name.endswith(".py"):
            tree = ast.parse(file.read_text("utf-8"))
            told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # what documents it
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
                    yield node.value


@pytest.mark.parametrize("game", GAMES)
def test_what_is_called_rare_is(game: str) -> None:
    found = set()
    for text in texts(game):
        flat = " ".join(text.split())
        for hit in RARE.finditer(flat):
            around = flat[max(0, hit.start() - AROUND) : hit.end() + AROUND]
            known = [words for words in (*HELD[game], *GENERAL) if words in around]
            assert known, f"no computation holds {around!r}"
            found.update(known)
    assert found >= HELD[game].keys(), "a sentence that is held is no longer said"
    for words, holds in HELD[game].items():
        assert holds(), words


def test_what_is_said_of_the_points_of_uno_is_so() -> None:
    dear, low = WORTH[20] + WORTH[50], sum(n for worth, n in WORTH.items() if worth < 10)
    kit: Any = GAMES["uno"]
    lesson = lessons(kit.package)["N-L5"]
    assert "Only {dear} of the {all} cards" in " ".join(lesson.split())
    plan = next(plan for plan in plans(kit) if plan.question == "N-L5")
    positions = [*exercises(kit, plan)]
    slots = positions[0].posed.slots
    assert (slots["dear"], slots["all"]) == (str(dear), str(len(UNO)))
    assert low > len(UNO) / 2  # "Most cards are numbers"
    (told,) = [one.words for one in positions[1].posed.mistakes if one.kind == "alike"]
    assert f"The deck has {WORTH[20]} cards worth 20, but only " in told
    assert f"{spelled(WORTH[50])} worth 50 and {spelled(WORTH[5])} worth 5." in told
    words = files(kit.package).joinpath("lessons.toml").read_text("utf-8")
    eight = spelled(WORTH[50])
    assert f"{low} of the {len(UNO)} cards are worth less than 10, and only {eight} are worth 50" in words
    assert WORTH[50] == WORTH[5]  # "a 50 is rarer than a 5" was said once


SAID = {
    "uncle": {"The deck has 42 cards: seven of each number from 1 to 6": lambda: Counter(VALUES) == dict.fromkeys(range(1, 7), 7)},
    "uno": {"The deck has 108 cards. 76 of them are number cards": lambda: (len(UNO), sum(n for p, n in WORTH.items() if p < 10)) == (108, 76)},
    "mr_t": {
        "with 60 cards": lambda: sum(n for _, n in DECKS["A"]) == 60,
        "nine cards of each of six names and six MR. T cards": lambda: Counter(n for _, n in DECKS["A"]) == {9: 6, 6: 1},
        "eight of each of six names and 12 MR. T cards": lambda: Counter(n for _, n in DECKS["B"]) == {8: 6, 12: 1},
        "six of each of ten names": lambda: Counter(n for _, n in DECKS["C"]) == {6: 10},
    },
    "say_uncle": {"an ordinary pack of 52 cards": lambda: len({*PACK}) == 52},
}  # fmt: skip


@pytest.mark.parametrize(("game", "words"), [(game, words) for game, those in SAID.items() for words in those])
def test_the_rules_count_the_deck_as_it_is(game: str, words: str) -> None:
    assert words in files(GAMES[game].package).joinpath("rules.md").read_text("utf-8")
    assert SAID[game][words]()


@pytest.mark.parametrize("game", GAMES)
def test_nearly_always_is_19_times_in_20(game: str) -> None:
    exercises = tomllib.loads(files(GAMES[game].package).joinpath("classroom.toml").read_text("utf-8"))["exercise"]
    found = [(one, NEARLY_ALWAYS.search(one.get("notice", ""))) for one in exercises]
    (held,) = [
        binomial(1000, Fraction(one["answer"]) / 1000, int(hit[1]), int(hit[2])) for one, hit in found if hit
    ]
    assert 0.95 < held < 0.97


def test_how_to_play_pays_as_the_rules_do() -> None:
    how = files(GAMES["uncle"].package).joinpath("howto.toml").read_text("utf-8")
    assert "A 10 wins one chip, a 20 wins two, and a 50 wins five." in how
    assert [pays(total, 50) for total in (10, 20, 50)] == [1, 2, 5]
