"""No text of any game is wrong in one of the ways in which texts once were, wherever it is said.

`make test` takes a few positions of each game and all lessons, `make soak` a thousand of each.
"""

from __future__ import annotations

import re

import pytest

from tests.contract.sentences import ALOUD, WRONG, check
from tests.contract.spoken import spoken
from uncle_widgets.games import GAMES
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.probability.kinds import KINDS
from uncle_widgets.widgets.panel.panel import headline

FEW, MANY = 4, 250

PLANTED = {
    "number": "It takes 1 chips.",
    "agreement": "Then you needs a 4.",
    "counted": "The 30 one notices.",
    "impossible": "Fewer than 0 of 100 do: fewer than 0.",
    "no player is he": "Then he lays it.",
    "an order": "You are supposed to wait.",
    "grammar": "How likely does it hold one?",
    "a riddle": "We suppose that they never miss.",
    "leftovers": "It is None.",
    "one": "There are 1 doubles.",
    "one in one": "That is 1 in 1.0.",
    "both": "All 2 tens were made.",
    "a clause that ends": "Keep it: ",
    "a name in lower case": "All different, no mr. t",
    "once": "It comes at most 1 time.",
    "rounded, not exact": "Exactly 42.1% of them do.",
    "a minus is no hyphen": "It brings -2 chips.",
    "a chance is no odds": "Its odds 1 in 4.",
    "one of one": "0 of 1 such hands hold a 4.",
    "no deal holds": "Of 100 deals, 29 hold one of them.",
    "no verb": "Of 100 hands from the unseen cards, 97 with a card for yellow.",
    "nothing is counted": "You see every card shown. 0 cards are unseen.",
    "the first power": "(2/3)^2 × (1/3)^1",
    "a list ends with and": "From there they are 1, 4 steps away.",
    "a sentence has a capital": "You said 40. an agent is in reach.",
    "a player is no seat": "4 seats turn a card at the same time.",
    "nothing is left over": "Left are nothing.",
    "a count says how it comes about": "1 − C(57, 4)/C(80, 4)",
    "said of itself": "DOZER: DOZER matches nothing.",
    "a button within a sentence": "Suppose you play Move 1 to W01.",
    "nothing below zero": "It brought −0.00 chips.",
    "letters and names": "It is the the 4.",
    "an article": "Is a 8 picked?",
    "a fraction is short": "It is 24997075298/26075972546.",
}
"""A sentence that is wrong in each way."""


@pytest.mark.parametrize("game", GAMES)
def test_no_text_of_a_game_is_wrong(game: str) -> None:
    read(game, FEW, "make test")


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_no_text_of_a_game_is_wrong_at_a_thousand_positions(game: str, seed: int) -> None:
    read(game, MANY, seed)


def read(game: str, many: int, seed: object) -> None:
    """Check all that is said; enough is."""
    found = {}
    for by, text, place in spoken(GAMES[game], many, seed):
        found.setdefault((by, text), place)
    ours = GAMES[game].package.startswith("uncle_widgets.")
    assert len(found) > (1000 if ours else 10)  # a game from elsewhere may say little
    for (by, text), place in found.items():
        check(text, place, by)


@pytest.mark.parametrize("what", [*WRONG, *ALOUD])
def test_a_planted_sentence_is_found(what: str) -> None:
    with pytest.raises(AssertionError, match=re.escape(what)):
        check(PLANTED[what], "planted", "caption")


def test_a_fraction_that_is_equal_to_itself_is_found() -> None:
    with pytest.raises(AssertionError, match="equal to itself"):
        check("66,284/105,995 = 66284/105995", "planted")
    check("30/60 = 1/2", "right")
    check("It is 24997075298/26075972546.", "a derivation may", "U-L4 steps formula")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_call_players_they(game: str) -> None:
    for clause, text in GAMES[game].rules:
        check(text, clause)


@pytest.mark.parametrize("game", GAMES)
def test_exactly_is_said_of_what_is_exact_and_about_of_the_rest(game: str) -> None:
    kit = GAMES[game]
    asked = [here.posed for plan in plans(kit) for here in exercises(kit, plan)]
    for posed in (posed for posed in asked if posed.measure == "chance"):
        n, exactly = posed.number * 100, headline(posed).startswith(("Exactly", "None", "All"))
        assert exactly == (n.denominator == 1 and not posed.simulated), headline(posed)


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_has_one_name_in_a_game(game: str) -> None:
    """Not 'half way' and 'Half way'; and no kind of mistake has a number in it."""
    kit = GAMES[game]
    names = set()
    for plan in plans(kit):
        for here in exercises(kit, plan):
            names |= {slip.name for slip in here.slips} | {mistake.name for mistake in here.posed.mistakes}
    assert len({name.lower() for name in names}) == len(names), sorted(names, key=str.lower)
    assert not any(re.search(r"\d", f"{kind} {one.done} {one.asked}") for kind, one in KINDS.items())
