"""What a seat knows of the Chief Cards: its own log, where cards may be, and what is imagined of the rest."""

from __future__ import annotations

import pickle
from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from tests.games.thrush.tables import KEY, MOON, STAR, game, play, table
from uncle_widgets.engine.game import EVERYTHING
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.thrush import KIT, belief
from uncle_widgets.games.thrush.log import NONE, Log, Seen
from uncle_widgets.games.thrush.odds import stories
from uncle_widgets.games.thrush.position import build
from uncle_widgets.games.thrush.state import View


def view_of(story: str, markers: str = "A W06 0; B O24 0", seats: int = 2, **fields: str) -> View:
    return build(game(seats), 0, {"markers": markers, "story": story, **fields})


def test_a_log_is_linked_and_filtered_for_each_seat() -> None:
    log = NONE.add(Seen("look", 0, 3, "C1", MOON)).add(Seen("steal", 1, 4, "", MOON, other=0))
    assert [entry.card for entry in log.seen_by(0)] == [MOON, MOON]
    assert [entry.card for entry in log.seen_by(1)] == [None, MOON]
    assert [entry.card for entry in log.seen_by(2)] == [None, None]
    assert log.seen_by(EVERYTHING) is log
    assert log.add(Seen("leave", 0, 5, "C2")).before is log
    assert log.seen_by(1) is log.seen_by(1)


def test_logs_of_equal_entries_are_equal() -> None:
    def made(card: int) -> Log:
        return NONE.add(Seen("look", 0, 1, "C1", card)).add(Seen("leave", 0, 1, "C1"))

    assert made(MOON) == made(MOON)
    assert made(MOON) != made(STAR)
    assert hash(made(MOON)) == hash(made(MOON))
    assert len({made(MOON), made(MOON), made(STAR)}) == 2


def test_a_stolen_card_may_be_in_either_hand() -> None:
    view = view_of("A looked C1 moon; B took C1; B took C2; C robbed B", "A W06 0; B O24 0; C O25 0", 3)
    assert belief.whereabouts(view, MOON) == {9: Fraction(1, 2), 10: Fraction(1, 2)}
    elsewhere = belief.whereabouts(view, STAR)
    assert sum(elsewhere.values()) == 1
    assert elsewhere[9] == elsewhere[10] == Fraction(1, 14)


def test_a_later_look_tells_where_it_went() -> None:
    view = view_of("A looked C1 moon; B took C1; B took C2; B swapped C3; A looked C3 moon", "A W06 0; B O24 0")
    assert belief.whereabouts(view, MOON) == {2: Fraction(1)}
    other = view_of("A looked C1 moon; B took C1; B took C2; B swapped C3; A looked C3 star", "A W06 0; B O24 0")
    assert belief.whereabouts(other, MOON) == {9: Fraction(1)}


def brute(view: View) -> dict[int, Fraction]:
    """Where the Key may be, over all deals and all hidden choices: the log retold with cards, one by one."""
    chiefs, seats = 8, view.seats
    weights: dict[int, Fraction] = {}
    for deal in permutations(range(chiefs), 5):  # the cards on C1 to C5; no other is touched
        worlds = [
            ({spot: {card} for spot, card in enumerate(deal)} | {8 + s: set() for s in range(seats)}, Fraction(1))
        ]
        for entry in view.log:
            worlds = [after for world in worlds for after in retold(world, entry, view)]
        for place, weight in worlds:
            spot = next((s for s, cards in place.items() if KEY in cards), -1)
            weights[spot] = weights.get(spot, Fraction(0)) + weight
    total = sum(weights.values())
    return {spot: weight / total for spot, weight in weights.items() if spot >= 0}


def retold(
    world: tuple[dict[int, set[int]], Fraction], entry: Seen, view: View
) -> list[tuple[dict[int, set[int]], Fraction]]:
    place, weight = world
    spot = view.board.chiefs.index(entry.place) if entry.place else -1

    def moved(*steps: tuple[int, int, int]) -> dict[int, set[int]]:
        after = {s: set(cards) for s, cards in place.items()}
        for card, start, end in steps:
            after[start].remove(card)
            after[end].add(card)
        return after

    match entry.what:
        case "look":
            return [world] if entry.card is None or place[spot] == {entry.card} else []
        case "take":
            (card,) = place[spot]
            return [(moved((card, spot, 8 + entry.seat)), weight)]
        case "steal":
            hand = 8 + entry.other
            return [
                (moved((card, hand, 8 + entry.seat)), weight / len(place[hand]))
                for card in place[hand]
                if entry.card in (None, card)
            ]
        case "swap":
            hand = 8 + entry.seat
            (up,) = place[spot]
            if entry.got not in (None, up):
                return []
            return [
                (moved((up, spot, hand), (card, hand, spot)), weight / len(place[hand]))
                for card in place[hand]
                if entry.card in (None, card)
            ]
    return [world]


@pytest.mark.parametrize(
    "story",
    [
        "A looked C1 moon; B took C1; B took C2; B swapped C3; A looked C3 star",
        "A took C1 moon; B took C2; B took C3; B robbed A moon; B swapped C4; A looked C2 star",
        "A took C1 moon; A took C2 star; B robbed A star; B took C3; B swapped C5; A robbed B bell",
    ],
)
def test_whereabouts_are_those_of_all_deals_and_choices(story: str) -> None:
    if "A looked C2" in story:
        story = story.replace("; A looked C2 star", "")
    view = view_of(story)
    found = belief.whereabouts(view, KEY)
    expected = brute(view)
    assert {s: p for s, p in found.items() if s < 5 or s >= 8} == expected


def test_what_is_imagined_has_the_same_shares() -> None:
    view = view_of(
        "A looked C1 moon; B took C1; B took C2; C robbed B; C swapped C3", "A W06 0; B O24 0; C O25 0", 3
    )
    rng, n = Random(1), 6000
    seen: Counter[int] = Counter()
    for _ in range(n):
        state = belief.imagine(view, rng)
        spots = {card: spot for spot, card in enumerate(state.cards) if card is not None}
        spots |= {card: 8 + seat for seat, hand in enumerate(state.hands) for card in hand}
        seen[spots[MOON]] += 1
    for spot, p in belief.whereabouts(view, MOON).items():
        assert abs(seen[spot] - n * p) < 5 * (n * float(p * (1 - p))) ** 0.5


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_given_a_chance_of_p_comes_true_p_of_the_time(seats: int) -> None:
    """Random games, in which choices tell nothing: the whereabouts of each Chief in another's hand, in tenths."""
    made, bins = game(seats), {k: [0.0, 0, 0.0] for k in range(10)}
    for seed in range(6):
        match = play_on(Match.new(made), [KIT.players["random"]] * seats, Random(f"calibrated {seed}"))
        rng = Random(seed)
        for step in rng.sample(range(len(match.steps) - 1), 25):
            view, state = match.view(step, 0), match.steps[step].state
            for card in range(8):
                for spot, p in belief.whereabouts(view, card).items():
                    if spot < 9 or card in state.hands[0]:
                        continue
                    k = min(9, int(p * 10))
                    bins[k][0] += float(p)
                    bins[k][1] += card in state.hands[spot - 8]
                    bins[k][2] += 1
    for said, came, n in bins.values():
        if n >= 80:
            assert abs(came - said) / n < 0.15, bins


def test_private_knowledge_comes_only_of_looking_taking_exchanging_and_paying() -> None:
    made = game(3)
    match = play_on(Match.new(made), [KIT.players["random"]] * 3, Random(8))
    for seat in range(3):
        for entry in match.view(-1, seat).log:
            inside = seat in (entry.seat, entry.other) or entry.what == "show"
            assert inside or (entry.card is None and entry.got is None)
    assert all(match.view(-1, None).log.seen_by(None) == match.view(-1, None).log for _ in range(1))


def test_a_rival_whose_card_is_robbed_knows_which() -> None:
    made = game()
    state = table(made, "W02 W02", hands=((), (MOON, STAR)), empty="C1 C2", phase="steal")
    after = play(made, state, "rob:B:card s-star")
    assert [entry.card for entry in made.view(after, 1).log] == [STAR]


def test_stories_and_the_filter_tell_the_same() -> None:
    view = view_of("A looked C1 moon; B took C1; B took C2; C robbed B", "A W06 0; B O24 0; C O25 0", 3)
    found = stories(view)
    assert found is not None
    spots = Counter(story.spots[0] for story in found)
    assert {s: Fraction(n, len(found)) for s, n in spots.items()} == belief.whereabouts(view, MOON)


def test_a_long_game_takes_little_room() -> None:
    made = game(2)
    match = play_on(Match.new(made), [KIT.players["random"]] * 2, Random(1))
    assert match.state.table.turns > 500
    logs = {id(step.state.log) for step in match.steps}
    assert len(logs) <= match.state.log.size + 1
    assert len(pickle.dumps(match)) < 20_000_000
