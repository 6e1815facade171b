"""What greedy seats know in batch play is what `belief.py` makes of their logs, whatever has happened."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import numpy as np
import pytest

from tests.games.thrush.tables import game
from uncle_widgets.games.thrush.belief import known_at, whereabouts
from uncle_widgets.games.thrush.board import OURS
from uncle_widgets.games.thrush.lockstep.knowledge import Knowledge
from uncle_widgets.games.thrush.log import Seen
from uncle_widgets.games.thrush.state import View

SEATS, CHIEFS, GAMES = 4, len(OURS.chiefs), 60
EMPTY = -1


@dataclass
class Cards:
    """Where the Chiefs of a game are, and what has happened to them."""

    spots: list[int]
    hands: list[list[int]] = field(default_factory=lambda: [[] for _ in range(SEATS)])
    log: list[Seen] = field(default_factory=list)

    def view(self, seat: int, assigned: int) -> View:
        made = game(SEATS)
        table = made.start().table.but(
            chiefs=tuple(card != EMPTY for card in self.spots), held=tuple(map(len, self.hands)), dealt=SEATS
        )
        mine = [entry.seen_by(seat) for entry in self.log]
        return made.position(table, seat, assigned, self.hands[seat], mine)

    def happens(self, what: str, seat: int, rng: Random) -> tuple[int, ...] | None:
        """Something like this, if it can be; numbers that say what."""
        hand, place = self.hands[seat], OURS.chiefs
        lies = [spot for spot, card in enumerate(self.spots) if card != EMPTY]
        match what:
            case "look" | "take" if lies:
                spot = rng.choice(lies)
                card = self.spots[spot]
                self.log.append(Seen("look", seat, 0, place[spot], card))
                if what == "take":
                    self.log.append(Seen("take", seat, 0, place[spot]))
                    self.spots[spot] = EMPTY
                    hand.append(card)
                return spot, card
            case "swap" if lies and hand:
                spot, given, held = rng.choice(lies), rng.choice(hand), len(hand)
                got = self.spots[spot]
                self.log.append(Seen("swap", seat, 0, place[spot], given, got))
                self.spots[spot] = given
                hand[hand.index(given)] = got
                return spot, given, got, held
            case "pay" if hand:
                spot, given, held = rng.choice([*{*range(CHIEFS)} - {*lies}]), rng.choice(hand), len(hand)
                self.log.append(Seen("pay", seat, 0, place[spot], given))
                self.spots[spot] = given
                hand.remove(given)
                return spot, given, held
            case "steal" if rich := [other for other in range(SEATS) if other != seat and self.hands[other]]:
                victim = rng.choice(rich)
                card, held = rng.choice(self.hands[victim]), len(self.hands[victim])
                self.log.append(Seen("steal", seat, 0, "", card, other=victim))
                self.hands[victim].remove(card)
                hand.append(card)
                return victim, card, held
        return None


def told(knowledge: Knowledge, what: str, seat: int, rows: list[int], numbers: list[tuple[int, ...]]) -> None:
    games, (first, *rest) = np.array(rows), np.array(numbers).T
    if what in ("look", "take"):
        knowledge.looked(seat, games, first, rest[0])
        if what == "take":
            knowledge.taken(seat, games, first)
    elif what == "swap":
        knowledge.exchanged(seat, games, first, *rest)
    elif what == "pay":
        knowledge.paid(seat, games, rest[0], first, rest[1])
    else:
        knowledge.stolen(seat, first, games, *rest)


@pytest.mark.parametrize("seed", range(3))
def test_greedy_seats_know_what_their_logs_tell(seed: int) -> None:
    rng = Random(seed)
    games = [Cards(rng.sample(range(CHIEFS), CHIEFS)) for _ in range(GAMES)]
    assigned = np.array([rng.sample(range(CHIEFS), SEATS) for _ in games]).T
    knowledge = Knowledge(CHIEFS, assigned, np.ones((SEATS, GAMES), np.bool_))
    kinds = ["look", "take", "take", *rng.choices(("look", "take", "swap", "pay", "steal", "steal"), k=25)]
    for what in kinds:
        seat = rng.randrange(SEATS)
        found = {row: each for row in range(len(games)) if (each := games[row].happens(what, seat, rng))}
        if found:
            told(knowledge, what, seat, [*found], [*found.values()])
        if rng.random() < 0.1:  # some games are over
            left = sorted(rng.sample(range(len(games)), len(games) - 1))
            knowledge.keep(np.array(left))
            games = [games[row] for row in left]
    unsure = 0
    for row, each in enumerate(games):
        held = np.array([[len(hand)] for hand in each.hands])
        for seat in range(SEATS):
            mine = int(knowledge.assigned[seat, row])
            view = each.view(seat, mine)
            known, where = known_at(view), whereabouts(view, mine)
            assert knowledge.known[seat, row] == sum(1 << spot for spot in known)
            assert knowledge.own[seat, row] == next((spot for spot, card in known.items() if card == mine), -1)
            odds = knowledge.odds(seat, np.array([row]), held)[:, 0]
            for other in range(SEATS):
                chance = where.get(CHIEFS + other, 0)
                assert odds[other] == pytest.approx(float(chance) / max(1, len(each.hands[other])))
                unsure += 0 < chance < 1
    assert unsure > GAMES
