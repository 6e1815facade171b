"""Playing a seat against bots, with a coach. What the seat may not see stays in Python."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random, SystemRandom
from typing import Any

import ipywidgets as w
import traitlets as t

from uncle_widgets.engine.coach import Appraisal, appraise
from uncle_widgets.engine.game import Choice, Game, Over, Refusal, Seat
from uncle_widgets.engine.match import Match, choose
from uncle_widgets.engine.options import told_text
from uncle_widgets.widgets.background import Background
from uncle_widgets.widgets.coach import CoachPanel, labels_of, worth_panel
from uncle_widgets.widgets.names import checked
from uncle_widgets.widgets.permalink import Link, is_link, parse
from uncle_widgets.widgets.review import Decision, costliest, result, review_rows, reviewing
from uncle_widgets.widgets.rooms import SEED, checked_seed, game_of, kit_of, listed, placed, room, seated
from uncle_widgets.widgets.table import Table, pack

PACE = 0.9
"""Seconds between two moves of bots."""
READING = 80
"""Letters told after which a picture stands twice as long."""
LOOKAHEAD = 1.5
"""Seconds that the coach may look ahead at a move."""
REVIEW = 0.4
"""Seconds for each move of a review that was not appraised in play."""


class Play(w.Box):
    """A game against bots. Observe `moves` (the player's own, as text), `over` and `scores`.

    The same seed and the same moves give the same game: `link` is all of it. `lesson` lets
    undo go back beyond cards that chance has turned.
    """

    moves = t.List(t.Unicode())
    over = t.Bool(False)
    scores: t.List[Any] = t.List()

    def __init__(
        self,
        game: Game[Any, Any, Any],
        *,
        seat: Seat = 0,
        players: Sequence[str] = ("greedy",),
        coach: bool = True,
        seed: int = SEED,
        names: Sequence[str] | None = None,
        lesson: bool = False,
        pace: float = PACE,
    ) -> None:
        if isinstance(seat, bool) or seat not in range(game.seats):
            raise Refusal(f"Expected a seat from 0 to {game.seats - 1}, not {seat!r}.")
        if not (isinstance(pace, (int, float)) and 0 <= pace <= 10):
            raise Refusal(f"Expected a pace from 0 to 10 seconds, not {str(pace)[:20]!r}.")
        self.game, self.kit, self.seat = game, kit_of(game), seat
        self.player_names = list(players) * game.seats if len(players) == 1 else list(players)
        self.bots = seated(self.kit, self.player_names, game.seats)
        self.names = checked(names, game.seats)
        self.coach, self.seed, self.lesson, self.pace = coach, checked_seed(seed), lesson, pace
        self.match: Match[Any, Any, Any] = Match.new(game)
        self.decisions: list[Decision] = []
        self._shown = -1
        self._look: Any = None
        self._second = False
        self._appraisal: Appraisal | None = None
        self._background = Background(self._failed)
        key = str(seat)
        self.table = Table(
            game=self.kit.id, names=self.names, pool=[], frames={key: []}, eyes=[[key, self.names[seat]]],
            watcher=key, clauses=dict(self.kit.rules), mode="play",
        )  # fmt: skip
        self.panel = CoachPanel(game=self.kit.id)
        inner = room([placed(self.table, "table"), placed(self.panel, "side")], "uw-cols")
        super().__init__([inner])
        self.add_class("uw-room")
        self.table.on_msg(self._heard_table)
        self.panel.on_msg(self._heard_panel)
        self._begin(self._bots_move())

    # -- what a notebook cell may do --

    @property
    def link(self) -> str:
        """The game so far: the seed and the player's own moves, no hidden card."""
        options = {"seats": str(self.game.seats)} | told_text(self.game.options)
        return str(Link(self.kit.id, self.seat, tuple(self.player_names), self.seed, options, tuple(self.moves)))

    @property
    def view(self) -> Any:
        """What the player's seat sees now."""
        return self.game.view(self.match.state, self.seat)

    @property
    def legal(self) -> tuple[Any, ...]:
        """The player's legal moves; none while it is not his turn."""
        turn = self.match.turn
        return turn.moves if isinstance(turn, Choice) and turn.seat == self.seat else ()

    def move(self, text: str) -> None:
        """Play a move (as in a record: 'p3') at once, and let the bots answer without a pause."""
        self._background.begin(self._commit(self._legal(text)), at_once=True)

    def undo(self) -> None:
        """Take back the last own move; a Refusal where chance has turned a card since (unless `lesson`)."""
        if not self.decisions:
            raise Refusal("Expected a move of yours to take back; there is none.")
        if not self.lesson:
            self._undoable()
        self._back_to(self.decisions[-1])

    def appraise(self, budget: float = LOOKAHEAD) -> Appraisal:
        """What each legal move is worth now; looks ahead for `budget` seconds where no exact odds serve."""
        if not self.legal:
            raise Refusal("Expected it to be your turn.")
        if self._appraisal is None or self._appraisal.done < 1:
            for found in self._thinking(self.view, self.legal, budget):
                self._appraisal = found
        assert self._appraisal is not None
        return self._appraisal

    def deal(self, seed: int | None = None) -> None:
        """Begin anew, with a seed of your own or one drawn at random."""
        self._halt()
        self.seed = checked_seed(SystemRandom().randrange(1_000_000) if seed is None else seed)
        self.match, self.decisions, self._shown = Match.new(self.game), [], -1
        self._forget()
        self._begin(self._bots_move())

    def review(self, budget: float = REVIEW) -> list[tuple[Decision, Any, float]]:
        """The costliest own moves of a finished game: (decision, the best move, what it cost)."""
        if not self.over:
            raise Refusal("Expected the game to be over before its review.")
        for _ in self._reviewing(budget):
            pass
        return costliest(self.decisions)

    # -- how the game goes on --

    def _rng(self) -> Random:
        """The source of the next move that is not the player's: it follows from seed and place."""
        return Random(f"{self.seed} {len(self.match.moves)}")

    def _bots_move(self) -> Iterator[float]:
        """Play on to the player's turn or the end; yields how long each picture is to stand."""
        self.table.busy = True
        while True:
            turn = self.match.turn
            mine = isinstance(turn, Choice) and turn.seat == self.seat
            if isinstance(turn, Over) or mine:
                break
            after = self.match.play(choose(self.game, self.match.state, turn, self.bots, self._rng()))
            told = self._shown == len(self.match.moves) or not self.match.moves
            if not told and not self.kit.joins(after, len(after.moves)):
                yield self.pace * (1 + self._publish() / READING)
            self.match = after
        self.table.busy = False
        if isinstance(turn, Over):
            self.over, self.scores = True, list(turn.scores)
        self._publish()
        self._desk()

    def _publish(self) -> int:
        """Show the position: one scene, of the player's own view. How many letters it says."""
        step = len(self.match.moves)
        since = self._shown if self._shown < step else step - 1
        scene = self.kit.draw(
            self.match, step, self.seat, self.names, since, () if self.table.busy else self.legal
        )
        self._labels = labels_of(self.legal, scene)
        self._shown = step
        key = str(self.seat)
        pool, frames = pack({key: [scene]})
        with self.table.hold_sync():
            self.table.pool, self.table.frames, self.table.note = pool, frames, ""
            self.table.stamp += 1
        return sum(map(len, scene.said))

    def _commit(self, move: Any, said: str = "") -> Iterator[float]:
        before, view = len(self.match.moves), self.view
        appraisal = self._appraisal if self._appraisal and self._appraisal.done >= 1 else None
        if appraisal and self.coach:
            self._worth = worth_panel(self.kit, view, appraisal, self._labels, move)
        self.match = self.match.play(move)
        self.decisions.append(Decision(before, move, appraisal))
        self.moves = [*self.moves, str(move)]
        self._look, self._second, self._appraisal, self._said = None, False, None, said
        yield from self._bots_move()

    def _legal(self, text: Any) -> Any:
        if self.over:
            raise Refusal("The game is over; deal again to play on.")
        if self.table.busy or not self.legal:
            raise Refusal("Wait for your turn.")
        move = self.game.parse(text if isinstance(text, str) else "")
        if move not in self.legal:
            self.game.play(self.match.state, move)  # says why not
        return move

    def _undoable(self) -> None:
        last = self.decisions[-1]
        later = self.match.steps[last.step + 1 : -1]
        if any(not isinstance(self.game.turn(step.state), Choice) for step in later):
            raise Refusal(
                "Undo stops at chance: a card has been turned since your move. Lesson mode goes further."
            )

    def _back_to(self, decision: Decision) -> None:
        self._halt()
        at = self.decisions.index(decision)
        self.match = self.match.back(decision.step)
        self.decisions, self.moves = self.decisions[:at], self.moves[:at]
        self.over, self.scores, self._shown = False, [], decision.step - 1
        self.table.busy = False
        self._quiz = None
        self._look, self._second, self._appraisal, self._said, self._worth = None, False, None, "", None
        self._publish()
        self._desk()

    def _forget(self) -> None:
        self.moves, self.over, self.scores = [], False, []
        self._quiz = None
        self._look, self._second, self._appraisal, self._worth, self._said = None, False, None, None, ""

    _worth: dict[str, Any] | None = None
    _quiz: tuple[Any, str, str] | None = None
    """A move that waits until its player has called the total: (move, question, answer)."""
    _said = ""

    # -- the coach --

    def _thinking(self, view: Any, moves: Sequence[Any], budget: float) -> Iterator[Appraisal]:
        strategy = "greedy" if "greedy" in self.kit.players else next(iter(self.kit.players))
        return appraise(
            self.game, view, moves, self.kit.advice, (strategy, self.kit.players[strategy]), budget, self.seed
        )

    def _think(self) -> Iterator[float]:
        if self._appraisal is not None and self._appraisal.done >= 1:
            return
        for found in self._thinking(self.view, self.legal, LOOKAHEAD):
            self._appraisal = found
            if found.done < 1:
                self.panel.progress = found.done
                if found.trials % 4 == 0:
                    yield 0.001
            if self._stopped and found.worths:
                break
        self._stopped = False
        self.panel.progress = None

    _stopped = False

    def _chosen(self, move: Any) -> Iterator[float]:
        """The player has pressed a move: look at it first if the coach is on, then play it."""
        if self.coach and not self._second:
            yield from self._think()
            if self._appraisal and self._appraisal.worths and self._appraisal.clear(move):
                self._look = move
                self._desk()
                return
        elif self.coach:
            yield from self._think()
        asked = self.kit.quiz(self.game, self.view, move) if self.kit.quiz else None
        if asked is None:
            yield from self._commit(move)
        else:
            self._quiz = (move, *asked)
            self._desk()

    def _answer(self, text: str) -> None:
        """What the player called out. A wrong answer is put right, and the move is played."""
        assert self._quiz is not None
        (move, ask, answer), self._quiz = self._quiz, None
        right = text.strip() == answer
        self._begin(self._commit(move, f"{ask} {answer}." + ("" if right else f" You said {text.strip()[:12]}.")))

    def _reviewing(self, budget: float) -> Iterator[float]:
        def think(view: Any, moves: Sequence[Any]) -> Iterator[Appraisal]:
            return self._thinking(view, moves, budget)

        for done in reviewing(self.match, self.seat, self.decisions, think):
            self.panel.progress = done
            yield 0.001
        self.panel.progress = None

    def _desk(self, review: list[dict[str, Any]] | None = None) -> None:
        """What lies on the coach's desk now."""
        look = None
        if self._look is not None:
            hint = self.kit.advice.hint(self.view, self._look) if self.kit.advice else ""
            look = {"chosen": self._labels[self._look], "hint": hint}
        turn = self.match.turn
        desk: dict[str, Any] = {
            "coach": self.coach,
            "look": look,
            "worth": self._worth if self.coach else None,
            "said": self._said,
            "quiz": self._quiz[1] if self._quiz else "",
            "turn": bool(self.legal),
            "undo": self._why_not(),
            "seed": self.seed,
        }
        if isinstance(turn, Over):
            desk |= {
                "result": result(turn, self.seat, self.names),
                "record": self.match.record(),
                "review": review or [],
            }
        with self.panel.hold_sync():
            self.panel.over, self.panel.link, self.panel.note = self.over, self.link, ""
            self.panel.desk = desk

    def _why_not(self) -> str:
        """Why the last move cannot be taken back; empty where it can."""
        if not self.decisions:
            return "No move of yours yet"
        try:
            if not self.lesson:
                self._undoable()
        except Refusal as refusal:
            return refusal.sentence
        return ""

    # -- what the page asks for --

    def _begin(self, work: Iterator[float]) -> None:
        self._background.begin(work, at_once=not self.pace)

    def _failed(self, error: Exception) -> bool:
        """Show what went wrong; True for a refusal, which is no fault of ours."""
        if isinstance(error, Refusal):
            self._say(error)
            return True
        self.panel.note = f"Something went wrong, and nothing was played: {error}"
        self.table.busy = False
        return False

    @property
    def _working(self) -> bool:
        return self._background.busy

    def _halt(self) -> None:
        self._background.stop()
        self.panel.progress = None
        self.table.busy = False

    def _say(self, refusal: Refusal) -> None:
        with self.table.hold_sync():
            self.table.note = str(refusal)
            self.table.stamp += 1

    def _heard_table(self, _: Any, message: Any, __: Any) -> None:
        if not isinstance(message, dict) or message.get("kind") != "move":
            return
        if message.get("stamp") != self.table.stamp or self._working or self._look is not None or self._quiz:
            return  # pressed on a picture that is gone, or while something is under way
        try:
            self._begin(self._chosen(self._legal(message.get("move"))))
        except Refusal as refusal:
            self._say(refusal)

    def _heard_panel(self, _: Any, message: Any, __: Any) -> None:
        if not isinstance(message, dict):
            return
        try:
            self._asked(message)
        except Refusal as refusal:
            self.panel.note = str(refusal)

    def _asked(self, message: dict[str, Any]) -> None:
        match message.get("kind"):
            case "again" if self._look is not None:
                self._look, self._second = None, True
                self._desk()
                self.table.stamp += 1
            case "answer" if self._quiz is not None and not self._working:
                self._answer(str(message.get("value", ""))[:40])
            case "play" if self._look is not None and not self._working:
                move, self._look = self._look, None
                self._begin(self._commit(move))
            case "hint":
                self._hint()
            case "undo":
                self.undo()
            case "deal":
                self.deal()
            case "same":
                self.deal(self.seed)
            case "stop" if self.panel.progress is not None:
                self._stopped = True
            case "review" if self.over and not self._working:
                self._begin(self._review_slowly())
            case "retry" if self.over:
                self._retry(message.get("step"))
            case "resume":
                self.resume(str(message.get("link", "")))
            case "coach":
                self.coach = bool(message.get("on"))
                self._look = None
                self._desk()
                self.table.stamp += 1

    def _hint(self) -> None:
        if not self.legal:
            raise Refusal("Wait for your turn.")
        if not self.kit.advice:
            raise Refusal("The coach has no hint for this game; it can only look ahead.")
        worst = self.appraise().worths[-1].move
        self._said = f"Suppose you play {self._labels[worst]}. {self.kit.advice.hint(self.view, worst)}"
        self._desk()

    def _review_slowly(self) -> Iterator[float]:
        yield from self._reviewing(REVIEW)
        self._desk(review_rows(self.kit, self.match, self.seat, self.names, self.decisions))

    def _retry(self, step: Any) -> None:
        found = [decision for decision in self.decisions if decision.step == step]
        if not found:
            raise Refusal("Expected one of the moves of the review.")
        self.lesson = True
        self._back_to(found[0])

    def resume(self, link: str) -> None:
        """Take up a game from its link; refused, with nothing changed, where it does not fit this one."""
        said = parse(link)
        if said.game != self.kit.id:
            raise Refusal(f"Expected a link to a game of {self.kit.title}.")
        other = play(link, coach=False, pace=0.0, names=None)
        if (other.game, other.seat) != (self.game, self.seat):
            raise Refusal("Expected a link with the same seats and options; open it as a game of its own.")
        self._halt()
        self.seed, self.match, self.decisions = other.seed, other.match, other.decisions
        self.player_names, self.bots = other.player_names, other.bots
        self._forget()
        self.moves, self.over, self.scores = list(other.moves), other.over, list(other.scores)
        self._shown = -1
        self._publish()
        self._desk()

    def __repr__(self) -> str:
        return f"Play({self.game!r}, seat={self.seat}, seed={self.seed})"


def play(
    game: Any,
    seat: Seat = 0,
    players: str | Sequence[str] = "greedy",
    coach: bool = True,
    seed: int | None = None,
    seats: int | None = None,
    *,
    names: Sequence[str] | None = None,
    lesson: bool = False,
    pace: float = PACE,
    **options: Any,
) -> Play:
    """Play a seat against bots. `game` is an id, a Game, or the link of a game begun earlier.

    `players` is a player's name for all other seats, or one a seat (the player's own is not
    asked). Without a `seed` the deal is drawn at random. `lesson` lets undo go back beyond chance.
    """
    if is_link(game):
        said = parse(game)
        given: dict[str, Any] = dict(said.options)
        made = game_of(said.game, given.pop("seats", None), given)
        begun = Play(
            made,
            seat=said.seat,
            players=said.players,
            coach=coach,
            seed=said.seed,
            names=names,
            lesson=lesson,
            pace=0.0,
        )
        for text in said.moves:
            begun.move(text)
        begun.pace = pace
        return begun
    made = game_of(game, seats, options)
    if seed is None:
        seed = SystemRandom().randrange(1_000_000)
    who = listed(players)
    return Play(made, seat=seat, players=who, coach=coach, seed=seed, names=names, lesson=lesson, pace=pace)
