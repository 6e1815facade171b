"""Playing a seat against bots, with a coach. What the seat may not see stays in Python."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from numbers import Real
from random import SystemRandom
from typing import Any

from uncle_widgets.engine.coach import Appraisal
from uncle_widgets.engine.game import Seat
from uncle_widgets.games.table import checked_seed, game_of, kit_of, listed
from uncle_widgets.probability.typed_numbers import NumberRule, parse_number
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.page import messages
from uncle_widgets.widgets.page.background import Work, looping
from uncle_widgets.widgets.page.links import is_link, parse
from uncle_widgets.widgets.page.observers import ours_first
from uncle_widgets.widgets.play.desk import HURRY, LOOKAHEAD, Call, hinted, thinking
from uncle_widgets.widgets.play.inplay import Decision, InPlay, replayed
from uncle_widgets.widgets.play.phases import CHOICE, HEARD, Phase
from uncle_widgets.widgets.play.review import REVIEW, costliest, quick, review_rows, reviewing
from uncle_widgets.widgets.play.room import PlayRoom
from uncle_widgets.widgets.rooms.watch import Watch
from uncle_widgets.widgets.saved.answers import Paging
from uncle_widgets.widgets.saved.saved import paging

CALLED = NumberRule(0, 999, whole=True)
"""A total that the player calls out."""
PACE = 0.9
"""Seconds between two moves of bots."""
READING = 80
"""Letters told after which a picture stands twice as long."""


class Play(PlayRoom):
    """A game that you play against bots. Observe `moves` (your moves, as text), `over` and `scores`.

    The same seed and the same moves give the same game, and `link` contains both. With `lesson` you can undo moves
    even after new cards have been turned. `phase` says what is happening. Any new request stops the current one.
    """

    def __init__(
        self,
        played: InPlay,
        *,
        coach: bool = True,
        names: Sequence[str] | None = None,
        lesson: bool = False,
        pace: float = PACE,
    ) -> None:
        given: object = pace
        if not (isinstance(given, Real) and 0 <= float(given) <= 10):
            raise Refusal(f"Expected a pace from 0 to 10 seconds, not {str(pace)[:20]!r}.")
        super().__init__(played, coach, names, lesson)
        self.pace, self._hurried = float(pace), False
        self.table.on_heard(self._heard)
        self.table.observe(self._lifts_other, names="lifted")
        self.panel.on_heard(self._heard)
        self._told()
        self._show_desk()
        self._go_on()

    # -- what a notebook cell may do --

    def move(self, text: str) -> None:
        """Play a move, written as in a record ('p3'). The bots answer without a pause.

        If the coach is working on another move, that stops.
        """
        if self.phase in (Phase.BOTS, Phase.STOPPED):
            raise Refusal("Wait for your turn.")
        self._commit(self.played.checked(text), at_once=True)

    def press(self) -> None:
        """Let the deck or the dice continue when the game waits for your press (`phase` is PRESSING)."""
        if self.phase is not Phase.PRESSING:
            raise Refusal("Nothing is waiting for you to press it.")
        self.work.begin(self._others(pressed=True), at_once=not self.pace)

    def undo(self) -> None:
        """Take back your last move.

        In lesson mode, and when you try a finished game again, you can also undo moves after which cards were
        turned.

        Raises:
            Refusal: if a card has been turned since then.
        """
        self._back(self.played.undoable(self.lesson))

    def appraise(self, budget: float = LOOKAHEAD) -> Appraisal:
        """Return what each legal move is worth now. If there are no exact chances, look ahead for `budget`
        seconds.
        """
        if self.phase not in CHOICE:
            raise Refusal("The game is over." if self.over else "Wait for your turn.")
        if self.desk.settled is None:
            for found in thinking(self.played, self.view, self.legal, budget):
                self.desk.appraisal = found
        assert self.desk.appraisal is not None
        return self.desk.appraisal

    def deal(self, seed: int | None = None) -> None:
        """Start a new game, with your own seed or a random one."""
        seed = checked_seed(SystemRandom().randrange(1_000_000) if seed is None else seed)
        self.played.deal(seed)
        self._anew()

    def resume(self, link: str) -> None:
        """Continue a game from its link. If the link doesn't fit this game, raise Refusal and change nothing."""
        self.played = self.played.resumed(link)
        self._anew()

    def review(self, budget: float = REVIEW) -> list[tuple[Decision, Any, float]]:
        """Return your costliest moves in a finished game: (your decision, the best move, what it cost)."""
        if not self.over:
            raise Refusal("You can review your moves when the game is over.")
        self.work.begin(self._reviewing(budget), at_once=True)
        return costliest(self.decisions)

    def paging(self) -> Paging:
        """A finished game as a page to save (see `export_html`), in pieces."""
        if not self.over:
            raise Refusal("You can save the page when the game is over. Before that it would show hidden cards.")
        return paging(Watch(self.match, names=self.names, watcher=self.seat), close=True)

    # -- how the game goes on --

    def _muse(self) -> None:
        """On a page the coach thinks while the player does, and goes through a finished game if that is quick."""
        if not (self.desk.on and self.pace and looping()):
            return
        if self.phase is Phase.CHOOSING:
            self.work.begin(self._think())
        elif self.phase is Phase.OVER and quick(self.played):
            self.work.begin(self._reviewing(REVIEW))

    def _anew(self) -> None:
        with ours_first():
            self.work.stop()
            self._shown = -1
            self.desk.clear()
            self._told()
            self._go_on()

    def _go_on(self) -> None:
        self.work.begin(self._others(not self.pace), at_once=not self.pace)

    def _others(self, at_once: bool = False, pressed: bool = False) -> Work:
        """Play on to the player's turn, a press or the end; yields how long each picture is to stand."""
        self._enter(Phase.BOTS)
        at_once = at_once or not looping()
        while self.played.waits and (at_once or pressed or not self.played.press):
            pressed = False
            after = self.played.next()
            told = self._shown == len(self.match.moves) or self.played.dealing
            if not told and not self.kit.joins(after, len(after.moves)):
                yield self.pace * (1 + self._publish() / READING)
            self.played.match = after
        self._publish()
        self._settle()
        self._muse()

    def _commit(self, move: Any, said: str = "", at_once: bool = False) -> None:
        """Play the player's own move, and let the others answer."""
        with ours_first():
            self._committed(move, said, at_once)

    def _committed(self, move: Any, said: str, at_once: bool) -> None:
        self.work.stop()
        worth = self.desk.judged(self.played, self._labels, move)
        guess = self.desk.compared(self.played, move)
        self.played.commit(move, self.desk.settled)
        self.desk.clear(worth, said, guess)
        self.phase = Phase.BOTS
        self._told()
        at_once = at_once or not self.pace
        self.work.begin(self._others(at_once), at_once=at_once)

    def _back(self, decision: Decision) -> None:
        with ours_first():
            self.work.stop()
            self.played.back(decision)
            self._shown = decision.step - 1
            self.desk.clear()
            self._publish()
            self._settle()

    # -- the coach --

    def _think(self, budget: float = LOOKAHEAD) -> Work:
        """Think the legal moves out, or until it is hurried."""
        self._hurried = False
        if self.desk.settled is not None:
            return
        for found in thinking(self.played, self.view, self.legal, budget):
            self.desk.appraisal = found
            if found.done < 1:
                if self.phase is not Phase.CHOOSING:
                    self.panel.progress = found.done
                yield 0.001
            if self._hurried and found.worths:
                break

    def _pressed(self, move: Any) -> Work:
        """The player has pressed a move: look at it first if the coach is on, then play it."""
        if self.desk.on:
            if not (self.desk.appraisal and self.desk.appraisal.worths):
                self._enter(Phase.THINKING)
                yield from self._think(HURRY if self.pace and looping() else LOOKAHEAD)
            if not self.desk.second and self.desk.large(move):
                self.desk.look = move
                self._enter(Phase.LOOKING)
                self.table.stamp += 1  # the card stays up, and what is pressed next is heard
                return
        self._call(move)

    def _call(self, move: Any) -> None:
        """Have the player call something out where the game wants it, then play the move."""
        asked = self.kit.quiz(self.game, self.view, move) if self.kit.quiz else None
        if asked is None:
            self._commit(move)
        else:
            self.desk.look, self.desk.call = None, Call(move, *asked)
            self._enter(Phase.CALLING)

    def _answer(self, text: str) -> None:
        """What the player called out. A wrong one is put right, and the move is played; Refusal for none."""
        call = self.desk.call
        assert call is not None
        right = parse_number(text, CALLED) == int(call.answer)
        self._commit(
            call.move, f"{call.ask} {call.answer}." + ("" if right else f" You called {text.strip()[:12]}.")
        )

    def _hint(self, grade: int) -> Work:
        self._enter(Phase.HINTING)
        yield from self._think()
        words = self.desk.suggestion(self.played, self._labels, grade)
        self.desk.hint = {"move": "", "grade": grade, "words": words}
        self._settle()

    def _reviewing(self, budget: float) -> Work:
        self._enter(Phase.REVIEWING)
        for done in reviewing(self.played, partial(thinking, self.played, budget=budget)):
            self.panel.progress = done
            yield 0.001
            if self._hurried:
                break
        self._enter(Phase.OVER)
        self.desk.review = review_rows(self.played, self.names)
        self._show_desk()

    # -- what the page asks for --

    def _heard(self, message: messages.ToTable | messages.ToCoach) -> None:
        """A press on the table or beside it: a row of the coach's list is a move too."""
        if self.phase not in HEARD.get(type(message), ()):
            return  # pressed on a picture that is gone, or while something is under way
        try:
            self._asked(message)
        except Refusal as refusal:
            (self.table if isinstance(message, messages.Move) else self.panel).refuse(str(refusal))

    def _asked(self, message: messages.ToTable | messages.ToCoach) -> None:
        """A request, heard in this phase."""
        match message:
            case messages.Move():
                self._moved(message)
            case messages.ChooseAgain():
                self.desk.look, self.desk.second = None, True
                self._choose()
            case messages.PlayIt():
                self._call(self.desk.look)
            case messages.Answer():
                self._answer(message.value[:40])
            case messages.Hint():
                if self.phase is not Phase.CHOOSING:
                    raise Refusal("The game is over." if self.over else "Wait for your turn.")
                if self.kit.advice is None:
                    raise Refusal("The coach has no hints for this game. It can only look ahead.")
                self._hinted(message.move, message.grade)
            case messages.Stop():
                self._hurried = True
            case messages.Undo():
                self.undo()
            case messages.Deal():
                self.deal()
            case messages.Same():
                self.deal(self.seed)
            case messages.Review():
                self._hurried = False
                self.work.begin(self._reviewing(REVIEW))
            case messages.Watch() if self.on_watch:
                self.on_watch(self.match.record())
            case messages.Retry():
                self._back(self.played.retry(message.step))
            case messages.Resume():
                self.resume(message.link)
            case messages.Coach():
                self._switch(message.on, message.level)

    def _moved(self, pressed: messages.Move) -> None:
        if pressed.stamp != self.table.stamp:
            return
        if self.phase is Phase.PRESSING:
            self.press()
            return
        move, said = self.played.checked(pressed.move), pressed.said
        if self.phase is Phase.LOOKING:
            self.desk.look, self.desk.second = None, True
        if said is not None and 0 <= said <= 100:
            self.desk.number = move, float(said)
        self.work.begin(self._pressed(move))

    def _hinted(self, text: str, grade: int) -> None:
        """A hint about the lifted card at once; without one, about the least of the moves."""
        if not 0 <= grade <= 2:
            raise Refusal(f"Expected a hint of grade 0, 1 or 2, not {str(grade)[:20]}.")
        if not text:
            self.work.begin(self._hint(grade))
            return
        move = self.played.checked(text)
        words = hinted(self.played, move, grade, self.names)
        self.desk.hint = {"move": str(move), "grade": grade, "words": words}
        self._show_desk()

    def _switch(self, on: bool, level: int | None) -> None:
        """The coach on or off, and from which cost on; a move that was being looked at is to be chosen anew."""
        self.desk.on, self.desk.look = on, None
        if level is not None and 0 <= level <= 2:
            self.desk.level = level
        if self.phase in (Phase.THINKING, Phase.LOOKING):
            self.work.stop()
            self._choose()
        else:
            self._show_desk()

    def _lifts_other(self, change: Any) -> None:
        """To put back the card that the coach asks about, or to lift another, is to choose again."""
        if self.phase is Phase.LOOKING and change["new"] != str(self.desk.look):
            self.desk.look, self.desk.second = None, True
            self._enter(Phase.CHOOSING)

    def _choose(self) -> None:
        self._enter(Phase.CHOOSING)
        with self.table.hold_sync():
            self.table.lifted = ""
            self.table.stamp += 1  # presses are heard again

    def __repr__(self) -> str:
        return f"Play({self.game!r}, seat={self.seat}, seed={self.seed})"


def play(
    game: Any,
    seat: Seat = 0,
    players: str | Sequence[str] | None = None,
    coach: bool = True,
    seed: int | None = None,
    seats: int | None = None,
    *,
    names: Sequence[str] | None = None,
    lesson: bool = False,
    pace: float = PACE,
    **options: Any,
) -> Play:
    """Play against bots.

    Args:
        game: an id, a Game, or the link of a game that you started earlier.
        seat: which player you are; 0 is the first.
        players: the bots, as one name or one name for each player (yours is ignored); None for the game's own.
        coach: whether a coach helps you.
        seed: the number that decides the deal; None for a random deal.
        seats: how many play; None for the game's usual number.
        names: the names of the players.
        lesson: whether you can undo moves even after new cards have been turned.
        pace: the pause between the moves of the bots, in seconds.
        options: options of the game.
    """
    if is_link(game):
        if seat != 0 or players is not None or seed is not None or seats is not None or options:
            raise Refusal("Expected no seat, players, seed, seats or options with a link, which has its own.")
        played = replayed(parse(game))
    else:
        seed = SystemRandom().randrange(1_000_000) if seed is None else seed
        made = game_of(game, seats, options)
        played = InPlay(made, seat, listed(kit_of(made).bots if players is None else players), checked_seed(seed))
    return Play(played, coach=coach, names=names, lesson=lesson, pace=pace)
