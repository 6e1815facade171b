"""What a view says of hidden cards: exact against brute force, and held to account over games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rounds import Repeats
from uncle_widgets.engine.game import EVERYTHING, Chance, Choice, Over, Seat
from uncle_widgets.engine.match import Match, finish, play_on
from uncle_widgets.games import GAMES
from uncle_widgets.games.uncle.belief import ANY, NEVER, belief, chance_of, imagine_hidden
from uncle_widgets.games.uncle.cards import DECK, VALUES, needed
from uncle_widgets.games.uncle.odds import could_hit, hits_next
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uncle.slots import Slot, bag_of, fillings
from uncle_widgets.games.uncle.state import Laid, State, View
from uncle_widgets.refusal import Refusal

KIT = GAMES["uncle"]


def holds(view: View, seat: Seat, value: int, model: str = ANY) -> Fraction:
    cases = belief(view, model).cases
    assert sum(p for _, p in cases) == 1
    return sum((p * chance_of(case, seat, value) for case, p in cases), Fraction())


def p1() -> View:
    """Position P1 of the lessons: C A B C A B C have played 6 3 3 1 6 5 2; seat 0 (A) holds 1, 3, 6.

    A is seat 0, B seat 1, C seat 2.
    """
    plays = zip((2, 0, 1, 2, 0, 1, 2), (6, 3, 3, 1, 6, 5, 2), strict=True)
    game = KIT.new(3)
    assert isinstance(game, Uncle)
    return game.position((1, 3, 6), tuple(Laid(*play) for play in plays), seat=0)


@pytest.mark.parametrize(
    ("card", "blind", "never_miss"),
    [
        (1, Fraction(421, 1240), Fraction(43424, 116785)),
        (3, Fraction(407, 992), Fraction(53953, 326998)),
        (6, Fraction(0), Fraction(0)),
    ],
)
def test_position_p1(card: int, blind: Fraction, never_miss: Fraction) -> None:
    assert hits_next(p1(), card) == blind
    assert hits_next(p1(), card, model=NEVER) == never_miss


def test_fillings_against_every_deal() -> None:
    rng = Random(1)
    for _ in range(60):
        bag = [rng.randrange(3) for _ in VALUES]
        cards = [value for value in VALUES for _ in range(bag[value - 1])]
        slots = [rng.randrange(64) & rng.randrange(64) for _ in range(rng.randrange(min(4, len(cards)) + 1))]
        ways = sum(
            all(not bans >> card - 1 & 1 for bans, card in zip(slots, deal, strict=True))
            for deal in permutations(cards, len(slots))
        )
        assert fillings(tuple(bag), tuple(sorted(Counter(slots).items()))) == ways


def replayed(view: View, blind: bool, tries: int, seed: int) -> list[tuple[float, dict[int, list[int]]]]:
    """Hands reached by dealing anew and playing by the model, where the history is the view's own.

    The watcher's cards and plays are given; each opponent plays any card (blind), or in the pile
    on the table an UNCLE whenever he can. Only for a first pile from a fresh pack. Instead of
    throwing most games away, an opponent is made to play the card he is known to have played, and
    the game weighs as much as the chance that he would.
    """
    rng, kept = Random(seed), []
    me = view.me
    assert isinstance(me, int)
    for _ in range(tries):
        stock = list(DECK)
        for card in view.drawn:
            stock.remove(card)
        rng.shuffle(stock)
        hands: dict[int, list[int]] = {s: [stock.pop() for _ in range(3)] for s in range(view.seats) if s != me}
        weight, total = 1.0, 0
        for seat, card in view.pile:
            if seat != me:
                hand = hands[seat]
                want = needed(total)
                share = hand.count(card) / 3
                if not blind and want in hand:
                    share = 1.0 if card == want else 0.0
                weight *= share
                if not weight:
                    break
                hand.remove(card)
                hand.append(stock.pop())
            total += card
        if weight:
            kept.append((weight, hands))
    return kept


@pytest.mark.sample
@pytest.mark.parametrize("model", [ANY, NEVER])
@pytest.mark.parametrize(
    "pile",
    [
        ((1, 4), (2, 1), (0, 3), (1, 5)),
        ((1, 6), (0, 3), (1, 5)),
        ((2, 6), (0, 2), (1, 1), (2, 1), (0, 3), (1, 5)),
        ((0, 6), (1, 4), (0, 2), (1, 1)),
    ],
)
def test_belief_against_replayed_histories(pile: tuple[tuple[int, int], ...], model: str) -> None:
    """Brute-force rejection: deal, play the history, keep what matches; also a hit on the way."""
    seats = 1 + max(seat for seat, _ in pile)
    on_turn = (pile[-1][0] + 1) % seats
    laid = tuple(Laid(*play) for play in pile)
    game = KIT.new(seats)
    assert isinstance(game, Uncle)
    view = game.position((2, 3, 6), laid, seat=on_turn)
    deals = replayed(view, blind=model == ANY, tries=30_000, seed=5)
    whole = sum(w for w, _ in deals)
    worth = whole**2 / sum(w * w for w, _ in deals)  # as many equal trials
    assert worth > 400
    for seat in deals[0][1]:
        for value in VALUES:
            p = float(holds(view, seat, value, model))
            seen = sum(w for w, hands in deals if value in hands[seat]) / whole
            assert abs(seen - p) <= 4.5 * sqrt(p * (1 - p) / worth) + 1e-9, (seat, value)


def test_a_refusal_takes_away_the_old_cards() -> None:
    """Two old cards cannot be the value he needed; only the new one can: U-L3, the isolated case."""
    game = KIT.new(2)
    assert isinstance(game, Uncle)
    view = game.position((1, 2, 3), (Laid(0, 5), Laid(1, 6)), seat=0)  # seat 1 stood on 5 and did not hit
    assert holds(view, 1, 5) == 1 - Fraction(31 * 30 * 29, 37 * 36 * 35)
    assert holds(view, 1, 5, model=NEVER) == Fraction(6, 37 - 2)


def test_an_impossible_history_is_refused() -> None:
    """Seat 1 stood on 4 and played a 5; were all unseen cards sixes, he would have let an UNCLE pass."""
    game = KIT.new(2)
    assert isinstance(game, Uncle)
    view = game.position((1, 2, 3), (Laid(0, 4), Laid(1, 5)), seat=0)
    assert belief(view, model=NEVER).cases
    sixes = replace(view, unseen=(6,) * len(view.unseen))
    assert belief(sixes).cases
    with pytest.raises(Refusal, match="nobody let an UNCLE pass"):
        belief(sixes, model=NEVER)


def after_the_reshuffle(seats: int, seed: int, **options: Any) -> tuple[Match[Any, Any, Any], int]:
    match = play_on(Match.new(KIT.new(seats, **options)), [KIT.players["random"]] * seats, Random(seed))
    return match, next(at for at, step in enumerate(match.steps) if step.state.reshuffles)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("how", ["eager", "lazy"])
def test_at_the_reshuffle_two_players_know_each_other(seed: int, how: str) -> None:
    match, step = after_the_reshuffle(2, seed, reshuffle=how)
    game, state = match.game, match.steps[step].state
    if how == "eager":
        for watcher in (0, 1):
            view = game.view(state, watcher)
            other = state.hands[1 - watcher]
            for value in VALUES:
                assert holds(view, 1 - watcher, value) == (value in other)
            assert imagine_hidden(view, Random(1)).hands == state.hands
    else:  # one has just drawn from the new pile: the other two cards of his are known
        drawer = state.plays[-1].seat
        view = game.view(state, 1 - drawer)
        old = Counter(match.steps[step - 1].state.hands[drawer])
        bag = Counter(match.steps[step - 1].state.aside)
        for value in VALUES:
            p = Fraction(1) if old[value] else Fraction(bag[value], sum(bag.values()))
            assert holds(view, drawer, value) == p


def test_value_blind_belief_through_the_reshuffle_against_replays() -> None:
    """Two players: from the reshuffle on, deal the new draws again, and keep the histories that match."""
    match, step = after_the_reshuffle(2, 3)
    game, known = match.game, match.steps[step].state
    later = next(
        at
        for at in range(step + 1, len(match.steps))
        if len(match.steps[at].state.plays) == len(known.plays) + 4 and match.steps[at].state.phase == "play"
    )
    state = match.steps[later].state
    me = state.seat
    view = game.view(state, me)
    new = state.plays[len(known.plays) :]
    mine = list(state.drawn[me][len(known.drawn[me]) :])
    rng = Random(11)
    hits, kept = Counter[int](), 0
    for _ in range(60_000):
        stock = list(known.stock)
        for card in mine:
            stock.remove(card)
        rng.shuffle(stock)
        hand, fits = list(known.hands[1 - me]), True
        for seat, card in new:
            if seat == me:
                continue
            if rng.choice(hand) != card:
                fits = False
                break
            hand.remove(card)
            hand.append(stock.pop())
        if fits:
            kept += 1
            hits.update({*hand})
    assert kept > 300
    for value in VALUES:
        p = float(holds(view, 1 - me, value))
        assert abs(hits[value] / kept - p) <= 4.5 * sqrt(p * (1 - p) / kept) + 1e-9


def calibration(seats: int, games: int, player: str, model: str, every: int) -> dict[int, list[float]]:
    """bin -> [trials, sum of chances, sum of their variances, times it came true]."""
    bins: dict[int, list[float]] = {}
    for seed in range(games):
        rng = Random(1000 * seats + seed)
        match = play_on(Match.new(KIT.new(seats, pot_chips=40)), [KIT.players[player]] * seats, rng)
        for at, step in enumerate(match.steps):
            turn = match.game.turn(step.state)
            if not isinstance(turn, Choice) or at % every:
                continue
            view = match.view(at, turn.seat)
            card = rng.choice(view.hand)
            p = hits_next(view, card, model)
            if p in (0, 1) and view.total + card >= 50:
                continue
            want = needed(view.total + card)
            if want > 6:
                assert p == 0
                continue
            row = bins.setdefault(min(9, int(p * 10)), [0, 0.0, 0.0, 0])
            row[0] += 1
            row[1] += float(p)
            row[2] += float(p * (1 - p))
            row[3] += want in step.state.hands[view.next]
    return bins


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_value_blind_chances_come_true_as_often_as_they_say(seats: int, rounds: Repeats) -> None:
    """Random players, through every reshuffle; each tenth within four standard errors."""
    bins = calibration(seats, games=rounds(36), player="random", model=ANY, every=3)
    assert sum(row[0] for row in bins.values()) > rounds(900)
    for said, (_, chances, variance, true) in bins.items():
        assert abs(true - chances) <= 4 * sqrt(variance) + 1e-9, (said, bins[said])


@pytest.mark.parametrize("seats", [2, 3])
def test_never_miss_chances_come_true_among_players_who_never_miss(seats: int, rounds: Repeats) -> None:
    bins = calibration(seats, games=rounds(36), player="greedy", model=NEVER, every=2)
    for said, (_, chances, variance, true) in bins.items():
        assert abs(true - chances) <= 4 * sqrt(variance) + 1e-9, (said, bins[said])


@st.composite
def moments(draw: Callable[..., Any]) -> tuple[Any, State, Any]:
    seats = draw(st.integers(2, 6))
    game = KIT.new(
        seats,
        pot_chips=draw(st.integers(1, 40)),
        memory=draw(st.sampled_from(["full", "current_pile", "top"])),
        reshuffle=draw(st.sampled_from(["eager", "lazy"])),
        tie_break=draw(st.sampled_from(["full_deck", "draw_pile"])),
        max_turns=draw(st.integers(1, 80)),
    )
    player = KIT.players[draw(st.sampled_from(["random", "greedy"]))]
    match = play_on(Match.new(game), [player] * seats, Random(draw(st.integers(0, 2**32))))
    watcher = draw(st.sampled_from([None, EVERYTHING, *range(seats)]))
    if draw(st.booleans()):
        ties = [step.state for step in match.steps if step.state.phase in ("tie", "over")]
        return game, draw(st.sampled_from(ties)), watcher
    return game, draw(st.sampled_from(match.steps)).state, watcher


@settings(max_examples=150)
@given(moments(), st.integers(0, 2**32))
def test_what_is_imagined_looks_the_same_and_plays_on(moment: tuple[Any, State, Any], seed: int) -> None:
    game, state, watcher = moment
    rng = Random(seed)
    view = game.view(state, watcher)
    dreamt = game.imagine(view, rng)
    assert game.view(dreamt, watcher) == view
    cards = [*dreamt.stock, *dreamt.aside, *(laid.card for laid in dreamt.pile)]
    cards += [card for hand in dreamt.hands for card in hand]
    assert sorted(cards) == [*DECK]
    turn, real = game.turn(dreamt), game.turn(state)
    assert type(turn) is type(real)
    if isinstance(real, Chance) and state.phase == "tie":
        if game.options.tie_break != "draw_pile":
            assert turn == real
        else:
            assert turn.odds.total == real.odds.total
    players = [KIT.players["random"]] * game.seats
    over = finish(game, dreamt, players, rng)
    assert isinstance(over, Over)
    assert sum(over.scores) <= view.options.pot_chips


@settings(max_examples=60)
@given(st.integers(2, 5), st.sampled_from(["eager", "lazy"]), st.integers(0, 2**32), st.data())
def test_never_miss_can_be_imagined_among_players_who_never_miss(
    seats: int, how: str, seed: int, data: st.DataObject
) -> None:
    game = KIT.new(seats, pot_chips=30, reshuffle=how)
    assert isinstance(game, Uncle)
    match = play_on(Match.new(game), [KIT.players["greedy"]] * seats, Random(seed))
    step = data.draw(st.sampled_from(match.steps[3 * seats :]))
    watcher = data.draw(st.sampled_from([None, *range(seats)]))
    view = game.view(step.state, watcher)
    dreamt = game.imagine(view, Random(seed), model=NEVER)
    assert game.view(dreamt, watcher) == view


def test_imagined_hands_follow_the_belief() -> None:
    match, step = after_the_reshuffle(3, 8)
    at = next(k for k in range(step + 12, len(match.steps)) if match.steps[k].state.phase == "play")
    view = match.view(at, match.steps[at].state.seat)
    rng = Random(2)
    n = 4000
    for model in (ANY, NEVER):
        hands = [imagine_hidden(view, rng, model).hands[view.next] for _ in range(n)]
        for value in VALUES:
            p = float(holds(view, view.next, value, model))
            seen = sum(value in hand for hand in hands) / n
            assert abs(seen - p) <= 4.5 * sqrt(p * (1 - p) / n) + 1e-9


@pytest.mark.parametrize("memory", ["current_pile", "top"])
def test_who_forgets_counts_forgotten_cards_as_unseen(memory: str) -> None:
    match, step = after_the_reshuffle(3, 4, memory=memory)
    view = match.view(step, 0)
    (case, p), *more = belief(view).cases
    if memory == "current_pile":
        assert (p, more) == (1, [])
        assert case.bags == (bag_of(view.unseen),)
    assert case.slots[1] == (Slot(0),) * 3


def test_a_hand_that_lies_open_is_certain() -> None:
    match, step = after_the_reshuffle(3, 4)
    view = match.view(step, EVERYTHING)
    if view.phase == "play":
        for seat in range(3):
            if needed(view.total) <= 6:
                assert could_hit(view, seat) == (needed(view.total) in (view.hands[seat] or ()))
