"""UNO: be the first to lay your last card, match after match of hands.

The clauses (UNO-1 to UNO-ELIM-2) and our rulings (G1 to G39) stand in `rules.md`. What comes
next lies on the table as an agenda; a move carries out its first item and says what follows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from uncle_widgets.engine.cards import Pile, put, within
from uncle_widgets.engine.game import EVERYTHING, Brief, Chance, Choice, Over, Seat, Step, Watcher, check_watcher
from uncle_widgets.games.uno import belief, challenge, deal, draw, hand, modes, setup, window
from uncle_widgets.games.uno import state as st
from uncle_widgets.games.uno.cards import COLOUR, COLOURS, FIT, SIGN, WILD4, Card, Cards, deck_clause
from uncle_widgets.games.uno.options import Options
from uncle_widgets.games.uno.state import Act, Draw, Lay, Move, State, View
from uncle_widgets.probability.dist import Dist
from uncle_widgets.refusal import Refusal

TEXTS: dict[str, Move] = {
    str(move): move
    for move in (
        *st.DRAWS.values(),
        *(move for ways in (*st.PLAYS.values(), *st.CALLS.values()) for move in ways),
        *st.ACTS,
        *map(st.Name, COLOURS),
        *(st.Wrong(card) for card in st.PLAYS if COLOUR[card]),
        *(kind(seat) for kind in (st.Penalty, st.Dealer, st.Ask) for seat in range(10)),
    )
}
"""Every move that can be written."""

HIDDEN: dict[int, tuple[Cards | None, ...]] = {seats: (None,) * seats for seats in range(2, 11)}


@dataclass(frozen=True, repr=False)
class Uno(Brief):
    """The rules with their options fixed; see Options for ranges. Make one with `KIT.new`."""

    seats: int = 4
    options: Options = field(default_factory=Options)
    id: str = "uno"

    def __post_init__(self) -> None:
        need = {"partners": 4, "tournament": 8}.get(self.options.mode, self.seats)
        if self.seats != need:
            clause = "UNO-PAR-3" if self.options.mode == "partners" else "UNO-TOUR-1"
            raise Refusal(f"mode={self.options.mode} is for {need} players, not {self.seats}.", clause)

    def parse(self, text: str) -> Move:
        if text in TEXTS:
            return TEXTS[text]
        raise Refusal(
            f"Expected a move such as dr7, pr7, pr7!, pw:g, draw or challenge, not {text[:20]!r}.", "UNO-TURN-2"
        )

    def start(self) -> State:
        return deal.opening(self.options, self.seats)

    def turn(self, state: State) -> Choice[Move] | Chance[Move] | Over:
        table = state.table
        phase, seat, _, why = table.agenda[0]
        match phase:
            case "turn":
                return Choice(seat, self._turn_moves(state, seat))
            case "deal" | "take" | "draw" | "first" | "pick":
                return Chance(Pile(state.stock, st.DRAWS))
            case "drawn":
                fits = state.drawn in FIT[table.top, table.colour]
                return Choice(
                    seat, (*self._ways(len(state.hands[seat]))[state.drawn], st.KEEP) if fits else (st.KEEP,)
                )
            case "answer":
                moves: list[Move] = []
                if self.options.stacking:
                    for card in dict.fromkeys(state.hands[seat]):
                        if SIGN[card] == why:
                            moves += self._ways(len(state.hands[seat]))[card]
                return Choice(seat, (*moves, st.ACCEPT, st.CHALLENGE) if why == WILD4 else (*moves, st.ACCEPT))
            case "colour":
                return Choice(seat, NAMES)
            case "window":
                return Choice(seat, (st.UNO if seat == table.owing else st.CATCH, st.QUIET))
            case "memory":
                return Chance(Dist({st.REMEMBERS: 100 - self.options.forget, st.FORGETS: self.options.forget}))
            case "notice":
                return Chance(Dist({st.SEES: self.options.notice, st.MISSES: 100 - self.options.notice}))
            case "ask":
                return Chance(Dist.of(st.Ask(s) for s in table.order if s not in table.asked))
            case "dealer":
                return Chance(Dist.of(map(st.Dealer, table.order)))
        return Over(table.scores, table.winners, table.why)

    def _ways(self, held: int) -> Mapping[Card, tuple[Move, ...]]:
        """How each card may be laid from a hand of `held`: with two left, with a call and without."""
        return st.EITHER if held == 2 and self.options.uno_call == "window" else st.PLAYS

    def _turn_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        table, cards = state.table, state.hands[seat]
        fit = FIT[table.top, table.colour]
        ways = self._ways(len(cards))
        moves = [move for card in sorted(fit.intersection(cards)) for move in ways[card]]
        moves.append(st.TAKE)
        if self.options.illegal == "strict":
            moves += [st.Wrong(card) for card in dict.fromkeys(cards) if card not in fit]
        if self.options.manual_penalty and table.reported != table.turns:
            moves += [st.Penalty(other) for other in table.order if other != seat]
        return tuple(moves)

    def play(self, state: State, move: Move) -> Step[State]:
        step = self._done(state, move)
        return step if hand.waits(self.options, step.state) else hand.follow(self.options, step)

    def _done(self, state: State, move: Move) -> Step[State]:
        """What the move itself does; `hand.follow` does the rest."""
        options, phase = self.options, state.table.agenda[0].phase
        if phase in DRAWN:
            if not isinstance(move, Draw):
                raise Refusal(f"Expected a card from the draw pile, such as dr7, not {move}.", "UNO-SET-3")
            if not within(state.stock, move.card):
                raise Refusal(f"There is no {move.card} in the draw pile.", deck_clause(move.card))
            return DRAWN[phase](options, state, move.card)
        if isinstance(move, Lay) and phase in ("turn", "drawn", "answer"):
            self._check(state, move)
            return hand.lay(options, state, move)
        if isinstance(move, Act) and (simple := SIMPLE.get((phase, move.word))):
            return simple(options, state, move)
        turn = self.turn(state)
        if isinstance(turn, Over):
            clause = modes.WINNING[self.options.mode] if turn.winners else "G37"
            raise Refusal("The match is over, so there are no more moves.", clause)
        if move not in (turn.moves if isinstance(turn, Choice) else turn.odds):
            raise self._refusal(state, move, turn)
        match move:
            case Act():
                return ACTING[phase](options, state, move)
            case st.Name():
                return deal.name(options, state, move)
            case st.Wrong():
                return hand.wrong(options, state, move)
            case st.Penalty():
                return hand.penalty(options, state, move)
            case st.Ask():
                return window.ask(options, state, move)
            case st.Dealer():
                return deal.dealer(options, state, move.seat)
        raise AssertionError(f"{move} is offered in {phase} but not played")

    def _check(self, state: State, move: Lay) -> None:
        """Refuse a card that may not be laid."""
        table, card = state.table, move.card
        phase, seat, _, why = table.agenda[0]
        held = state.hands[seat]
        if phase == "drawn" and card != state.drawn:
            raise Refusal(
                f"You may only play the card just drawn ({state.drawn}) or keep it, not {move}.", "UNO-TURN-7"
            )
        if card not in held:
            raise Refusal(f"Seat {seat} has no {card} to play.", "UNO-TURN-2")
        if phase == "answer" and not (self.options.stacking and SIGN[card] == why):
            answers = "accept or challenge" if why == WILD4 else "accept"
            raise Refusal(f"Expected {answers}, because {card} doesn't answer {table.top}.", "G14")
        if card not in FIT[table.top, table.colour]:
            clause = {"+2": "UNO-D2-2", "<>": "UNO-REV-2", "x": "UNO-SKIP-2"}.get(SIGN[card], "UNO-TURN-2")
            raise Refusal(f"Expected a card that fits on {table.top} (colour {table.colour}), not {card}.", clause)
        if COLOUR[card] and move.colour:
            raise Refusal(f"Expected no colour with {card}, because only a wild card names one.", "G27")
        if not COLOUR[card] and move.colour not in COLOURS:
            raise Refusal(f"Expected a colour with the wild card (r, g, b or y), such as p{card}:r.", "G27")
        if move.call and not (self.options.uno_call == "window" and len(held) == 2):
            if self.options.uno_call != "window":
                says = "the table makes it" if self.options.uno_call == "auto" else "nobody says UNO in this game"
                raise Refusal(f"Expected no call of UNO, because {says}.", "G21")
            raise Refusal("You call UNO only when you play your second-last card.", "G24")

    def _refusal(self, state: State, move: Move, turn: Choice[Move] | Chance[Move]) -> Refusal:
        seat = state.table.seat
        if isinstance(turn, Chance):
            options = ", ".join(map(str, turn.odds))
            clause = "G1" if state.table.agenda[0].phase == "dealer" else "G21"
            return Refusal(f"Chance decides now, so expected one of {options}, not {move}.", clause)
        if move == st.CHALLENGE:
            return Refusal("Only the player who would have to draw the four cards may challenge.", "UNO-PEN-8")
        if move == st.CATCH:
            return Refusal("You can catch a player only just after they have missed a call.", "UNO-PEN-3")
        options = ", ".join(map(str, turn.moves))
        return Refusal(
            f"Expected seat {seat} to choose one of {options}, not {move}.", PHASE_CLAUSE[state.table.phase]
        )

    def view(self, state: State, watcher: Watcher) -> View:
        watcher = check_watcher(watcher, self.seats)
        table, hands = state.table, state.hands
        now = table.agenda[0]
        if watcher == EVERYTHING or now.phase == "over":
            shown = state.shown if watcher == EVERYTHING else ()
            return View(self.options, watcher, table, hands, state.drawn, shown)
        covered = 0
        if self.options.memory == "top":
            covered = max(0, len(table.discards) - 1)
            table = table.but(discards=table.discards[-1:], log=())
        if not isinstance(watcher, int):
            return View(self.options, watcher, table, HIDDEN[self.seats], covered=covered)
        mine = put(HIDDEN[self.seats], watcher, hands[watcher])
        drawn = state.drawn if now.seat == watcher else ""
        shown, takes = state.shown, state.takes[watcher]
        if shown:
            shown = tuple(s for s in shown if s.challenger == watcher)
        if self.options.memory == "top":
            shown, takes = (), ()
        return View.quick(
            options=self.options,
            me=watcher,
            table=table,
            hands=mine,
            drawn=drawn,
            shown=shown,
            takes=takes,
            covered=covered,
        )

    def imagine(self, view: View, rng: Random) -> State:
        """A full state given the view; see `belief`."""
        return belief.imagine(view, rng)

    def position(
        self,
        hand: Sequence[Card],
        top: Card,
        colour: str = "",
        counts: Sequence[int] | None = None,
        seen: Sequence[Card] = (),
        seat: Seat = 0,
        direction: int = 1,
        laid: bool = False,
        passed: bool = False,
    ) -> View:
        """The View of `seat`, on turn, in a position set up by hand; a Refusal where it cannot be.

        `colour` is the one named for a wild `top`; `counts` the cards in each hand, by seat (seven
        unless told); `seen` the discards under the top card. `laid`: the seat before has just laid the
        Wild Draw Four on top, and it waits for an answer; `passed`: the seat before drew and kept.
        """
        rest = (hand, top, colour, counts, seen, seat, direction, laid, passed)
        state = setup.position(self.options, self.seats, *rest)
        return self.view(state, seat)


NAMES: tuple[Move, ...] = tuple(map(st.Name, COLOURS))
DRAWN: dict[str, Callable[[Options, State, Card], Step[State]]] = {
    "pick": deal.picked,
    "deal": deal.dealt,
    "first": deal.first,
    "take": draw.take,
    "draw": draw.forced,
}
SIMPLE: dict[tuple[str, str], Callable[[Options, State, Act], Step[State]]] = {
    ("turn", "draw"): draw.want,
    ("drawn", "keep"): draw.keep,
    ("answer", "accept"): challenge.answer,
    ("window", "quiet"): window.window,
}
"""Acts that are always legal in their phase."""
ACTING: dict[str, Callable[[Options, State, Act], Step[State]]] = {
    "answer": challenge.answer,
    "memory": window.memory,
    "notice": window.notice,
    "window": window.window,
}
PHASE_CLAUSE = {
    "turn": "UNO-TURN-4",
    "drawn": "UNO-TURN-7",
    "answer": "UNO-WD4-1",
    "colour": "UNO-WILD-3",
    "window": "UNO-PEN-1",
}
