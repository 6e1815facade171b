"""THRUSH: find your Chief, bring it home by a side door.

The clauses (TH-1 to TH-32) and our rulings (G1 to G46) stand in `rules.md`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from uncle_widgets.engine.cards import put
from uncle_widgets.engine.game import (
    EVERYTHING,
    LETTERS,
    Brief,
    Chance,
    Choice,
    Over,
    Seat,
    Step,
    Watcher,
    check_watcher,
)
from uncle_widgets.games.thrush import belief, landing, prison, turns
from uncle_widgets.games.thrush import events as e
from uncle_widgets.games.thrush import state as st
from uncle_widgets.games.thrush.board import Way
from uncle_widgets.games.thrush.cards import MOST_AGENTS, PAIRS, WEIGHT, WORDS, Card, counts
from uncle_widgets.games.thrush.log import NONE, Seen
from uncle_widgets.games.thrush.options import Options
from uncle_widgets.games.thrush.state import Act, Go, Move, State, Table, View
from uncle_widgets.probability.dist import Dist
from uncle_widgets.refusal import Refusal

DICE_ODDS: Dist[Move] = Dist({st.THROWS[pair]: WEIGHT[pair] for pair in PAIRS})
DIE_ODDS: Dist[Move] = Dist.of(st.DICE)
GO = re.compile(r"([1-9]|1[0-2])([a-z]+)([+-])")
NAMED = {word: card for card, word in enumerate(WORDS)}


@dataclass(frozen=True, repr=False)
class Thrush(Brief):
    """The rules with their options fixed; see Options for ranges. Make one with `KIT.new`."""

    seats: int = 3
    options: Options = field(default_factory=Options)
    id: str = "thrush"

    def parse(self, text: str) -> Move:
        found = self._parsed(text[:200]) if isinstance(text, str) else None
        if found is None:
            raise Refusal("A move is written like 25, 5west+, c4, take or pay:X05.", "TH-8")
        return found

    def _parsed(self, text: str) -> Move | None:
        word, _, rest = text.partition(":")
        simple = {str(act): act for act in st.ACTS} | {str(m): m for m in (*st.THROWS.values(), *st.DICE)}
        if text in simple:
            return simple[text]
        if match := GO.fullmatch(text):
            return Go(int(match[1]), match[2], 1 if match[3] == "+" else -1)
        if text[1:2] == "-" and text[2:] in NAMED:
            card = NAMED[text[2:]]
            chances: dict[str, Move] = {"a": st.Assign(card), "l": st.Turned(card), "s": st.Drawn(card)}
            return chances.get(text[0])
        if word == "swap" and rest in NAMED:
            return st.Swap(NAMED[rest])
        if word == "rob":
            letter, _, what = rest.partition(":")
            if len(letter) == 1 and letter in LETTERS and what in ("agent", "card"):
                return st.Rob(LETTERS.index(letter), what)
        if word == "place":
            return st.Put(tuple(rest.split(",")))
        if word == "pay":
            place, colon, name = rest.partition(":")
            if not colon or name in NAMED:
                return st.Pay(place, NAMED[name] if colon else None)
        return None

    def start(self) -> State:
        return turns.opening(self.options, self.seats)

    def turn(self, state: State) -> Choice[Move] | Chance[Move] | Over:
        table, seat = state.table, state.table.seat
        match table.phase:
            case "move":
                return Choice(seat, tuple(self.ways(state)))
            case "roll":
                return Chance(DICE_ODDS)
            case "setup":
                if table.dealt < self.seats:
                    rest = (c for c in range(len(table.chiefs)) if c not in state.assignments)
                    return Chance(Dist.of(map(st.Assign, rest)))
                return Chance(DICE_ODDS)
            case "challenge":
                return Chance(DIE_ODDS)
            case "jail":
                return Choice(seat, (st.ROLL, *prison.payments(self.options, state, seat)))
            case "arrest":
                return Choice(seat, (st.STAY, *prison.payments(self.options, state, seat)))
            case "steal":
                return Choice(seat, (*landing.robbable(self.options, state), st.PASS))
            case "robbed":
                return Chance(Dist.of(map(st.Drawn, state.hands[table.victim])))
            case "look" | "swap":
                return Chance(self._unseen(state))
            case "chief":
                return Choice(seat, landing.choices(self.options, state))
            case "place":
                free = [place for place in self.options.board.crossings if place not in table.agents]
                return Choice(seat, tuple(map(st.Put, combinations(free, MOST_AGENTS))))
        scores = tuple(int(s in table.winners) for s in range(self.seats))
        return Over(scores, table.winners, table.why)

    def ways(self, state: State) -> dict[Move, Way]:
        """Every move that the dice allow, with its walk: also home for who holds their Chief (TH-32)."""
        board, table, seat = self.options.board, state.table, state.table.seat
        assert table.dice is not None
        home = state.assignments[seat] in state.hands[seat]
        found: dict[Move, Way] = {}
        for count in counts(table.dice):
            ways = board.ways(table.place, count)
            if home:
                ways += board.homes(table.place, count, self.options.exact)
            for way in ways:
                found[Go(count, way.path, way.direction)] = way
        return found

    def _unseen(self, state: State) -> Dist[Move]:
        """Which Chief it is: fixed at its first look, from those not yet determined."""
        at = self.options.board.chiefs.index(landing.chief_here(self.options, state))
        card = state.cards[at]
        if card is not None:
            return Dist({st.Turned(card): 1})
        known = {*state.cards, *(card for hand in state.hands for card in hand)}
        return Dist.of(st.Turned(card) for card in range(len(state.cards)) if card not in known)

    def play(self, state: State, move: Move) -> Step[State]:
        turn = self.turn(state)
        if isinstance(turn, Over):
            raise Refusal("The game is over, so there are no more moves.", "TH-32" if turn.winners else "G31")
        if move not in (turn.moves if isinstance(turn, Choice) else turn.odds):
            raise self._refusal(state, move, turn)
        options = self.options
        match move:
            case st.Throw(pair):
                return self._throw(state, pair)
            case Go():
                return self._go(state, move)
            case st.Die(pips):
                return landing.challenged(options, state, pips)
            case st.Assign(card):
                return turns.assigned(options, state, card)
            case st.Rob():
                return landing.robs(options, state, move)
            case st.Drawn(card):
                return landing.stolen(options, state, card)
            case st.Turned(card):
                look = state.table.phase == "look"
                return (landing.looked if look else landing.turned)(options, state, card)
            case st.Swap():
                return landing.swapped(options, state, move)
            case st.Put():
                return landing.placed(options, state, move)
            case st.Pay():
                return prison.paid(options, state, move)
        return self._act(state, move)

    def _act(self, state: State, move: Act) -> Step[State]:
        seat = state.table.seat
        if move == st.ROLL:
            return Step(state.but(table=state.table.but(phase="roll")))
        if move == st.STAY:
            return turns.done(self.options, state, e.Stays(seat))
        if move == st.PASS:
            return landing.find(self.options, state, e.Spared(seat))
        return (landing.took if move == st.TAKE else landing.left)(self.options, state)

    def _throw(self, state: State, pair: tuple[int, int]) -> Step[State]:
        table, seat = state.table, state.table.seat
        if table.phase == "setup":
            return turns.tossed(self.options, state, pair)
        if table.jail[seat]:
            return prison.thrown(self.options, state, pair)
        return Step(state.but(table=table.but(dice=pair, die=0, phase="move")), (e.Rolled(seat, pair),))

    def _go(self, state: State, move: Go) -> Step[State]:
        board, table, seat = self.options.board, state.table, state.table.seat
        way, begin = self.ways(state)[move], state.table.place
        event = e.Moved(
            seat, move.count, move.path, begin, way.cells, begin == board.start, begin in board.crossings
        )
        at = put(table.at, seat, way.end)
        after = state.but(table=table.but(at=at, trail=(begin, *way.cells), count=move.count))
        if way.end not in board.doors:
            return landing.landed(self.options, after, event)
        card = state.assignments[seat]
        assert card is not None
        over = after.table.but(
            at=put(at, seat, board.uncle_hq), phase="over", winners=(seat,), turns=table.turns + 1,
            why=f"home with the {WORDS[card].capitalize()}",
        )  # fmt: skip
        shown = after.log.add(Seen("show", seat, table.turns, "", card))
        won = e.GameWon(seat, card, way.end, move.count - len(way.cells))
        return Step(after.but(table=over, log=shown), (event, won))

    def _refusal(self, state: State, move: Move, turn: Choice[Move] | Chance[Move]) -> Refusal:
        table = state.table
        if isinstance(move, Go) and table.phase == "move":
            assert table.dice is not None
            a, b = table.dice
            if move.count == a + b and a != b:
                return Refusal(f"Move {a} or {b}, the number on one of the dice, and never their sum.", "TH-8")
            if a == b and move.count != a + b:
                return Refusal(f"Move {a + b}, the total of the double, not {move.count}.", "TH-9")
        if isinstance(turn, Chance):
            odds = [str(m) for m in turn.odds]
            some = ", ".join(odds[:8]) + (" and so on" if len(odds) > 8 else "")
            return Refusal(f"It's up to chance now ({some}), so nobody can choose {move}.", self._clause(state))
        options = ", ".join(str(m) for m in turn.moves[:12])
        clause = self._astray(table, move) if isinstance(move, Go) else self._clause(state, move)
        return Refusal(f"{LETTERS[turn.seat]} can choose one of {options}, but not {str(move)[:60]}.", clause)

    def _clause(self, state: State, move: Move | None = None) -> str:
        """What says how it goes on now."""
        table = state.table
        match table.phase:
            case "setup":
                return "TH-4" if table.dealt < self.seats else "TH-7"
            case "roll" if table.jail[table.seat]:
                return "G19"
            case "chief" if move == st.TAKE:
                return "TH-24"
            case "chief" if not table.full:
                return "TH-25"
        return PHASES[table.phase]

    def _astray(self, table: Table, move: Go) -> str:
        """What forbids a walk that is none."""
        board, place = self.options.board, table.place
        if table.phase != "move" or table.dice is None or move.count not in counts(table.dice):
            return PHASES[table.phase]
        if place == board.start:
            return "TH-10"
        return "G28" if move.path in {path.id for path in board.paths_of[place]} else "TH-12"

    def view(self, state: State, watcher: Watcher) -> View:
        watcher = check_watcher(watcher, self.seats)
        if watcher == EVERYTHING:
            return View(
                self.options, watcher, state.table, state.assignments, state.hands, state.cards, state.log,
                state.giving,
            )  # fmt: skip
        mine = watcher if isinstance(watcher, int) else -1
        table = state.table
        assignments = tuple(
            card if seat == mine or seat in table.winners else None for seat, card in enumerate(state.assignments)
        )
        return View.quick(
            options=self.options,
            me=watcher,
            table=table,
            assignments=assignments,
            hands=tuple(hand if seat == mine else None for seat, hand in enumerate(state.hands)),
            cards=tuple(None if lies else -1 for lies in table.chiefs),
            log=state.log.seen_by(watcher),
            giving=state.giving if table.seat == mine else None,
        )

    def imagine(self, view: View, rng: Random) -> State:
        """A full state given the view; see `belief`."""
        return belief.imagine(view, rng)

    def position(
        self, table: Table, seat: Seat, assignment: Card, hand: Sequence[Card] = (), log: Sequence[Seen] = ()
    ) -> View:
        """The View of `seat` at a table set up by hand, to which the log must lead: see `position`."""
        row = NONE
        for entry in log:
            row = row.add(entry)
        assignments = tuple(assignment if s == seat else None for s in range(self.seats))
        hands = tuple(tuple(sorted(hand)) if s == seat else None for s in range(self.seats))
        cards = tuple(None if lies else -1 for lies in table.chiefs)
        return View(self.options, seat, table, assignments, hands, cards, row)


PHASES = {
    "jail": "TH-19", "arrest": "G21", "roll": "TH-8", "move": "TH-8", "challenge": "TH-13",
    "steal": "TH-28", "robbed": "TH-29", "look": "TH-20", "chief": "TH-20", "swap": "TH-25", "place": "TH-21",
}  # fmt: skip
"""The clause of each phase after the set-up, for refusals."""
