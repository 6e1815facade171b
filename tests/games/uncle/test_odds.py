"""The exact chances of the U.N.C.L.E. card game: against enumeration, against a peer, against trials."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations, product
from random import Random

import icepool
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from uncle_widgets.engine.game import EVERYTHING, Choice
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import opened
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import ANY, NEVER, belief, imagine_hidden
from uncle_widgets.games.uncle.cards import DECK, HAND, VALUES, Cards, needed, pays
from uncle_widgets.games.uncle.questions import trials
from uncle_widgets.games.uncle.rounds import Round, followed, round_of
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uncle.state import Laid, View
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.trials import run
from uncle_widgets.refusal import Refusal

A, B, C = 0, 1, 2
PILE = tuple(Laid(*laid) for laid in ((C, 6), (A, 3), (B, 3), (C, 1), (A, 6), (B, 5), (C, 2)))
SET_UP = Uncle(3).position((1, 3, 6), PILE, seat=A)
RECORD = (  # the same with C in seat 0: C is dealt 6 1 2, A 3 6 1, B 3 5 4, and so on
    "uncle seats=3 pot_chips=50: d6 d3 d3 d1 d6 d5 d2 d1 d4 p6 d4 p3 d3 p3 d5 p1 d5 p6 d6 p5 d2 p2 d4"
)
REPLAYED = opened(GAMES, RECORD).view(-1, 1)
P1 = pytest.mark.parametrize("view", [SET_UP, REPLAYED], ids=["set up", "replayed"])
SMALL = (1, 1, 2, 3, 3, 5, 6)


def shares(outcomes: Iterator[object]) -> Dist[object]:
    return Dist(Counter(outcomes))


# P1: you hold 1, 3 and 6 on a total of 26; 32 cards are unseen.


@P1
def test_position_p1_is_the_same_set_up_and_replayed(view: View) -> None:
    assert (view.hand, view.total, len(view.unseen)) == ((1, 3, 6), 26, 32)
    assert view.copies == {1: 5, 2: 6, 3: 4, 4: 7, 5: 6, 6: 4}


def test_a_hand_from_a_full_deck_holds_a_given_value() -> None:
    assert odds.hand_holds(4, Counter(DECK)) == Fraction(141, 328)


@pytest.mark.parametrize(
    ("copies", "chance"),
    [(1, 0.0769), (2, 0.1498), (3, 0.2187), (4, 0.2838), (5, 0.3452), (6, 0.4030), (7, 0.4573)],
)
def test_the_chance_grows_with_the_unseen_copies(copies: int, chance: float) -> None:
    assert float(odds.hand_holds(4, {4: copies, 1: 39 - copies})) == pytest.approx(chance, abs=5e-5)


@P1
@pytest.mark.parametrize(
    ("card", "blind", "never"),
    [
        (1, Fraction(421, 1240), Fraction(43424, 116785)),
        (3, Fraction(407, 992), Fraction(53953, 326998)),
        (6, Fraction(0), Fraction(0)),
    ],
)
def test_what_each_card_of_p1_gives_the_next_player(
    view: View, card: int, blind: Fraction, never: Fraction
) -> None:
    assert odds.hits_next(view, card) == blind
    assert odds.hits_next(view, card, model=NEVER) == never


def test_one_refusal_leaves_only_the_card_drawn_since() -> None:
    """u copies among N: two cards are ruled out, so the new one is u of N - 2."""
    want = 3  # on a total of 7 the other seat needed a 3; after a 5 on 12 it needs one again
    view = Uncle(2).position((5, 4, 4), (Laid(1, 6), Laid(0, 1), Laid(1, 5)), seat=0)
    assert needed(view.total + 5) == want
    assert odds.hits_next(view, 5, model=NEVER) == Fraction(view.copies[want], len(view.unseen) - 2)


@P1
@pytest.mark.parametrize("model", [ANY, NEVER])
def test_the_best_card_of_p1(view: View, model: str) -> None:
    blind = {1: Fraction(5890259, 11780496), 3: Fraction(81962449, 235609920), 6: Fraction(166081, 503440)}
    never = {1: Fraction(607501217, 1147762980), 3: Fraction(117895969, 163966140), 6: Fraction(3710708, 13243419)}
    found = odds.best_card(view, model)
    assert found == (never if model == NEVER else blind)
    assert max(found, key=lambda card: found[card]) == (3 if model == NEVER else 1)


@P1
@pytest.mark.parametrize(
    ("card", "model", "b", "c", "me"),
    [
        (1, ANY, 1.0185, 0.3488, 1.1837),
        (3, ANY, 1.2308, 0.3498, 1.1382),
        (6, ANY, 0.0, 1.4395, 1.0497),
        (1, NEVER, 1.1155, 0.2748, 1.2244),
        (3, NEVER, 0.4950, 0.3680, 1.1505),
        (6, NEVER, 0.0, 1.5249, 1.0426),
    ],
)
def test_what_a_round_of_p1_brings_each(view: View, card: int, model: str, b: float, c: float, me: float) -> None:
    found = round_of(view, card, model)
    assert [float(x) for x in (*found.theirs, found.mine)] == pytest.approx([b, c, me], abs=5e-5)
    assert sum(way.chance for way in found.ways.values()) == 1
    branches = [hits for hits in product((True, False), repeat=2) if hits in found.ways]
    assert [*found.ways] == branches, "the tree has an UNCLE's branch above a miss's, as its legend says"


@P1
@pytest.mark.parametrize(
    ("card", "chance"), [(1, Fraction(149, 465)), (3, Fraction(2329, 7440)), (6, Fraction(1731, 4960))]
)
def test_my_next_turn_in_p1_if_the_others_play_any_card(view: View, card: int, chance: Fraction) -> None:
    assert odds.hits_later(view, card) == chance


@pytest.mark.parametrize(
    ("target", "chance"), [(10, Fraction(12857837, 44963880)), (20, Fraction(222181621003, 781966837080))]
)
def test_a_pile_lands_on_a_ten(target: int, chance: Fraction) -> None:
    assert odds.pile_hits(target) == chance


@pytest.mark.parametrize(("s", "u"), [(10, 0.2893), (20, 0.2856), (30, 0.2857), (40, 0.2857), (50, 0.2857)])
def test_with_replacement_it_comes_to_two_sevenths(s: int, u: float) -> None:
    assert float(odds.pile_hits_with_replacement(s)) == pytest.approx(u, abs=5e-5)
    assert float(odds.pile_hits_with_replacement(399)) == pytest.approx(2 / 7, abs=1e-12)


@pytest.mark.parametrize("target", [30, 40, 50])
def test_a_pile_lands_on_a_later_ten(target: int) -> None:
    assert float(odds.pile_hits(target)) == pytest.approx(0.2841, abs=5e-5)


@pytest.mark.parametrize(
    ("cards", "chance"),
    [(2, Fraction(10, 123)), (3, Fraction(103, 492)), (4, Fraction(577, 2132)), (6, Fraction(642697, 2248194))],
)
def test_ten_is_made_within_the_first_cards(cards: int, chance: Fraction) -> None:
    assert odds.pile_hits(10, cards=cards) == chance


def test_a_first_pile() -> None:
    assert float(odds.pile_chips()) == pytest.approx(4.2632, abs=5e-5)
    assert float(odds.pile_length().E()) == pytest.approx(14.68, abs=5e-3)
    assert float(sum(map(odds.pile_hits, (10, 20, 30, 40, 50)))) == pytest.approx(1.4223, abs=5e-5)
    ends = [0.2841, 0.2375, 0.1907, 0.1435, 0.0960, 0.0482]
    assert [float(odds.pile_end()[t]) for t in range(50, 56)] == pytest.approx(ends, abs=5e-5)
    assert odds.pile_end()[50] == odds.pile_hits(50)


@pytest.mark.parametrize(
    ("players", "chance"), [(2, Fraction(6, 41)), (3, Fraction(69, 328)), (6, Fraction(8003, 19721))]
)
def test_a_tie_is_drawn_again(players: int, chance: Fraction) -> None:
    assert odds.redraw(players) == chance


# Against enumeration.


@given(st.lists(st.integers(0, 3), min_size=6, max_size=6), st.integers(0, 4), st.sampled_from(VALUES))
def test_hand_holds_is_what_counting_all_hands_gives(copies: list[int], cards: int, value: int) -> None:
    bag = [v for v, n in zip(VALUES, copies, strict=True) for _ in range(n)]
    assume(len(bag) >= cards)
    every = [value in hand for hand in combinations(bag, cards)]
    assert odds.hand_holds(value, dict(zip(VALUES, copies, strict=True)), cards) == Fraction(
        sum(every), len(every)
    )


@pytest.mark.parametrize("target", range(22))
def test_a_small_pile_is_what_counting_all_orders_gives(target: int) -> None:
    rows = list(permutations(SMALL))
    for cards in (2, len(SMALL)):
        made = sum(any(sum(row[:k]) == target for k in range(cards + 1)) for row in rows)
        assert odds.pile_hits(target, SMALL, cards) == Fraction(made, len(rows))


def test_a_small_pile_to_fifty_is_what_counting_all_orders_gives() -> None:
    deck = (6, 9, 11, 12, 7, 8, 13)

    def end(row: Cards) -> tuple[int, int]:
        total = 0
        for k, card in enumerate(row, 1):
            total += card
            if total >= 50:
                return k, total
        raise AssertionError

    ends = [end(row) for row in permutations(deck)]
    assert odds.pile_length(deck) == shares(k for k, _ in ends)
    assert odds.pile_end(deck) == shares(total for _, total in ends)
    chips = Fraction(0)
    for row in permutations(deck):
        totals = {sum(row[:k]) for k in range(len(row) + 1)}
        chips += sum(t // 10 for t in (10, 20, 30, 40, 50) if t in totals)
    assert odds.pile_chips(deck) == chips / len(ends)


def test_sets_of_a_sum_are_counted() -> None:
    for cards in range(len(SMALL) + 1):
        sums = Counter(map(sum, combinations(SMALL, cards)))
        assert all(odds.sums(cards, total, SMALL) == sums[total] for total in range(23))


def test_the_course_of_a_pile_is_its_chance_of_each_total_in_turn() -> None:
    assert odds.pile_course(9, SMALL) == tuple(odds.pile_hits(total, SMALL) for total in range(1, 10))
    back = tuple(odds.pile_hits_with_replacement(total, (1, 2, 4)) for total in range(1, 10))
    assert odds.pile_course(9, (1, 2, 4), back=True) == back


@pytest.mark.parametrize("s", range(1, 8))
def test_with_replacement_is_what_counting_all_rows_gives(s: int) -> None:
    made = sum(any(sum(row[:k]) == s for k in range(s + 1)) for row in product(VALUES, repeat=s))
    assert odds.pile_hits_with_replacement(s) == Fraction(made, 6**s)


# Against icepool, which counts in its own way.


@pytest.mark.parametrize("value", VALUES)
def test_hands_of_p1_as_icepool_deals_them(value: int) -> None:
    found: Counter[int] = Counter()
    for hand, ways in icepool.Deck(SET_UP.copies).deal(HAND).expand().items():
        found[list(hand).count(value)] += ways
    assert odds.held(SET_UP, B, value) == Dist(found)
    assert odds.hand_holds(value, SET_UP.copies) == 1 - Dist(found).P(lambda k: k == 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_tie_as_icepool_draws_it(players: int) -> None:
    drawn = icepool.Deck(dict.fromkeys(VALUES, 7)).deal(players).expand()
    counts: Counter[bool] = Counter()
    for hand, ways in drawn.items():
        counts[list(hand).count(max(hand)) > 1] += ways
    assert odds.redraw(players) == Dist(counts)[True]


# Against dealing every hand: a position with few unseen cards, so that all deals can be written out.


def few(seats: int, seed: int) -> View:
    """A position before any reshuffle in which few cards are unseen."""
    rng = Random(seed)
    while True:
        cards = list(DECK)
        rng.shuffle(cards)
        hand, pile = cards[:HAND], cards[HAND : HAND + rng.randint(2, 9)]
        seen = cards[HAND + len(pile) : -(HAND * (seats - 1) + 2)]
        laid = tuple(Laid((-k) % seats, card) for k, card in zip(range(len(pile), 0, -1), pile, strict=True))
        if sum(pile) < 50:
            return Uncle(seats).position(tuple(hand), laid, tuple(seen), seat=0)


def deals(view: View) -> Iterator[tuple[tuple[Cards, ...], int]]:
    """Every way to deal the opponents three cards each and me a refill, all equally likely."""
    for row in permutations(view.unseen, HAND * (view.seats - 1) + 1):
        hands = tuple(tuple(row[HAND * k : HAND * (k + 1)]) for k in range(view.seats - 1))
        yield hands, row[-1]


def one_round(view: View, card: int, hands: tuple[Cards, ...], refill: int, hitting: bool) -> tuple[Fraction, ...]:
    """Mean chips of each opponent and of me next turn, and the chance that I hit, for one deal."""
    made = [Fraction(0)] * (len(hands) + 2)

    def walk(at: int, total: int, pot: int, share: Fraction) -> None:
        total = 0 if total >= 50 else total
        want = needed(total)
        if at == len(hands):
            kept = list(view.hand)
            kept.remove(card)
            if want in (*kept, refill) and pot:
                made[at] += share * pays(total + want, pot)
                made[at + 1] += share
            return
        sure = hitting and want in hands[at]
        for value in (want,) if sure else hands[at]:
            part = share if sure else share / HAND
            chips = pays(total + value, pot)
            made[at] += part * chips
            walk(at + 1, total + value, pot - chips, part)

    total = view.total + card
    walk(0, total, view.pot - pays(total, view.pot), Fraction(1))
    return tuple(made)


@pytest.mark.parametrize("seed", range(4))
def test_a_round_for_two_is_what_dealing_every_hand_gives(seed: int) -> None:
    view = few(2, seed)
    for card in {*view.hand}:
        for hitting in (True, False):
            every = [one_round(view, card, hands, refill, hitting) for hands, refill in deals(view)]
            theirs, mine, hit = (sum(column, Fraction(0)) / len(every) for column in zip(*every, strict=True))
            found = round_of(view, card, hitting=hitting)
            assert (found.theirs, found.mine, found.hit) == ((theirs,), mine, hit)


@pytest.mark.parametrize("seed", range(4))
def test_the_next_hand_is_what_dealing_every_hand_gives(seed: int) -> None:
    view = few(3, seed)
    hands = [*combinations(view.unseen, HAND)]
    for card in {*view.hand}:
        total = view.total + card
        want = needed(total) if total < 50 else 10
        assert odds.hits_next(view, card) == Fraction(sum(want in hand for hand in hands), len(hands))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(3))
def test_never_miss_is_what_replaying_the_pile_gives(seats: int, seed: int) -> None:
    rng = Random(seed)
    view = few(2, 100 + seed) if seats == 2 else few(3, 200 + seed)
    pile = view.pile[-3:]  # the cards before it are forgotten, so a new position
    view = Uncle(seats).position(view.hand, pile, view.aside or (), seat=0)
    assert odds.possible(view)

    def hit(rng: Random) -> float:
        stands = False
        while not stands:  # a deal in which somebody let an UNCLE pass is struck out
            state, stands = trials.judged(view, rng, NEVER)
        return float(trials.makes(view, state, 1) > 0)

    hits = run(hit, 4_000, rng)
    exact = odds.could_hit(view, 1, model=NEVER)
    assert abs(hits.mean - float(exact)) <= 5 * max(hits.error, 1e-3)


# Against trials, where there are too many deals to write out, and after a reshuffle.


def moments(seats: int, seed: int, **options: object) -> Iterator[View]:
    """Positions of a random game, as the seat on turn sees them."""
    rng = Random(f"{seats} {seed}")
    kit = GAMES["uncle"]
    match: Match[object, object, View] = play_on(
        Match.new(kit.new(seats, **options)), [kit.player("random")] * seats, rng
    )
    steps = [k for k, step in enumerate(match.steps) if isinstance(match.game.turn(step.state), Choice)]
    for step in rng.sample(steps, 2):
        turn = match.game.turn(match.steps[step].state)
        assert isinstance(turn, Choice)
        yield match.view(step, turn.seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_round_is_what_playing_it_gives(seats: int) -> None:
    rng = Random(seats)
    opening = [
        m for seed in range(3) for m in moments(seats, seed) if followed(m) or (seats == 5 and not m.reshuffles)
    ]
    for view in opening[:3]:
        card = view.hand[0]

        def net(r: Random, view: View = view, card: int = card) -> float:
            mine, theirs = trials.round_played(view, trials.dealt(view, r), card, r)
            return mine - theirs

        tally = run(net, 2_000, rng)
        assert abs(tally.mean - float(round_of(view, card).net())) <= 5 * tally.error + 1e-9


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("reshuffle", ["eager", "lazy"])
def test_how_many_a_hand_holds_is_what_imagining_gives(seats: int, reshuffle: str) -> None:
    rng = Random(seats)
    for view in moments(seats, 2, reshuffle=reshuffle):
        seat = view.next
        drawn = Counter(imagine_hidden(view, rng).hands[seat].count(3) for _ in range(2_000))
        for copies, p in odds.held(view, seat, 3).items():
            error = (2_000 * float(p * (1 - p))) ** 0.5
            assert abs(drawn[copies] - 2_000 * float(p)) <= 5 * error + 4


@settings(max_examples=25)
@given(st.integers(2, 4), st.integers(0, 40), st.sampled_from([ANY, NEVER]))
def test_laws_of_a_round(seats: int, seed: int, model: str) -> None:
    for view in moments(seats, seed):
        if not followed(view, model) or (model == NEVER and not odds.possible(view)):
            continue
        for card in {*view.hand}:
            found: Round = round_of(view, card, model)
            first = sum(way.chance for hits, way in found.ways.items() if hits[0])
            assert sum(way.chance for way in found.ways.values()) == 1
            assert first == odds.hits_next(view, card, model)
            assert 0 <= found.held <= found.hit <= 1
            copies = odds.held(view, view.next, 4, model)
            assert sum(copies.values()) == 1
        assert sum(w for _, w in belief(view, model).cases) == 1


def test_a_long_table_is_not_rated() -> None:
    hand, pile = (1, 3, 6), (Laid(4, 6), Laid(5, 3))
    assert odds.best_card(Uncle(6).position(hand, pile, seat=0)) == {}


def test_who_sees_everything_has_no_doubt() -> None:
    view = opened(GAMES, RECORD).view(-1, EVERYTHING)
    assert all(odds.could_hit(view, seat) in (0, 1) for seat in range(3))
    assert all(odds.hits_next(view, card) in (0, 1) for card in (1, 3, 6))


def test_declined_uncles_are_read_off_the_pile() -> None:
    told = [(r.seat, r.want, r.goal, r.card) for r in odds.declined(SET_UP)]
    assert told == [(B, 1, 10, 3), (B, 1, 20, 5), (C, 6, 30, 2)]


# Refused, with one sentence.


@pytest.mark.parametrize(
    "ask",
    [
        lambda: odds.hand_holds(4, {4: -1}),
        lambda: odds.hand_holds(4, {4: 2}, cards=3),
        lambda: odds.hand_holds(4, {4: 2}, cards=-1),
        lambda: odds.pile_hits(-1),
        lambda: odds.pile_hits(10, ()),
        lambda: odds.pile_hits(10, (0, 1)),
        lambda: odds.pile_hits(10, cards=43),
        lambda: odds.pile_hits(10, cards=-1),
        lambda: odds.pile_hits_with_replacement(-1),
        lambda: odds.pile_length((1, 2, 3)),
        lambda: odds.redraw(1),
        lambda: odds.redraw(7),
        lambda: odds.hits_next(SET_UP, 4),
        lambda: odds.hits_next(opened(GAMES, RECORD).view(-1, 2), 1),
        lambda: odds.hits_later(SET_UP, 2),
        lambda: odds.best_card(opened(GAMES, RECORD).view(-1, None)),
    ],
)
def test_bad_input_is_refused_with_one_sentence(ask: object) -> None:
    with pytest.raises(Refusal) as refused:
        ask()  # type: ignore[operator]
    assert refused.value.sentence.startswith("Expected ")
    assert refused.value.sentence.endswith(".")
