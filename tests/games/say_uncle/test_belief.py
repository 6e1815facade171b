"""What a view tells of the hidden cards: own discards, exact draws, and chances that come true as often as they say."""

from __future__ import annotations

from random import Random

from tests.games.say_uncle.tables import new, view
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.engine.players import random_player
from uncle_widgets.games.say_uncle.belief import imagine_hidden
from uncle_widgets.games.say_uncle.cards import parse_cards
from uncle_widgets.games.say_uncle.players import by_length

P = ("7-8s 2h 5c Ac", "9-10s Q-Kd 5h", "5-7d 4h Jc")


def test_before_anybody_takes_a_hidden_hand_is_five_unseen_cards_and_the_picks() -> None:
    seen, rng = view(*P), Random(1)
    for _ in range(50):
        hidden = imagine_hidden(seen, rng)
        assert {*hidden.hands[1]} == {*hidden.dealt[1], *seen.table.gained(1)}
        assert {*hidden.dealt[1]} <= {*seen.unseen}
        assert hidden.hands[0] == seen.hand


def test_what_a_rival_has_put_away_may_be_a_card_that_all_saw() -> None:
    seen, rng = view(*P, turned="6c>B 8c>B"), Random(2)
    gained = {*seen.table.gained(1)}
    worlds = [imagine_hidden(seen, rng) for _ in range(2000)]
    assert all(len(world.hands[1]) == 10 for world in worlds)
    kept = sum(parse_cards("6c")[0] in world.hands[1] for world in worlds) / 2000
    assert abs(kept - 9 / 10) < 0.04, "the 6 may have gone for the 8, one of ten"
    assert all(parse_cards("8c")[0] in world.hands[1] for world in worlds), "the card just taken has not gone"
    assert any({*world.discards[1]} & gained for world in worlds)


def test_own_discards_are_not_imagined_anywhere_else() -> None:
    seen, rng = view(*P, turned="6c>A-5c"), Random(3)
    five = parse_cards("5c")[0]
    for _ in range(50):
        hidden = imagine_hidden(seen, rng)
        assert hidden.discards[0] == (five,)
        assert five not in (*hidden.bag, *hidden.hands[1])


def test_imagined_chances_come_true_as_often_as_they_say() -> None:
    """Of random players, who put away any card: does a rival still hold the first card it drafted?"""
    rng, said, came, trials = Random(4), 0.0, 0, 0
    for seed in range(120):
        match = play_on(Match.new(new(2, target=1, calls_after=32)), [random_player] * 2, Random(seed))
        steps = [n for n, step in enumerate(match.steps) if step.state.table.phase == "turn"]
        step = rng.choice(steps)
        seen, table = match.view(step, 0), match.steps[step].state.table
        if not table.taken(1):
            continue
        card = table.gained(1)[0]
        said += sum(card in imagine_hidden(seen, rng).hands[1] for _ in range(40)) / 40
        came += card in match.steps[step].state.hands[1]
        trials += 1
    assert trials > 60
    assert abs(came - said) < 4 * (trials / 4) ** 0.5


def test_players_see_views_and_call_by_length() -> None:
    game, rng = new(2), Random(5)
    match = play_on(Match.new(game), [by_length(3), by_length(3)], rng)
    for step, move in zip(match.steps, match.moves, strict=False):
        if str(move) == "call":
            caller = step.state.table.turner
            hand = game.view(step.state, caller).hand
            assert len(hand) == 10
