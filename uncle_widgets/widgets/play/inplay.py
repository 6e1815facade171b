"""A game in play against bots, without a widget: what has been played, and how it goes on."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from uncle_widgets.engine.coach import Appraisal
from uncle_widgets.engine.game import Chance, Choice, Game, Over, Seat
from uncle_widgets.engine.match import EVERY, Match, choose, finished, too_long
from uncle_widgets.games.table import checked_seed, game_of, kit_of, seated
from uncle_widgets.refusal import Refusal, integer_in
from uncle_widgets.widgets.page.links import VERSION, Link, parse, settings


@dataclass(frozen=True)
class Decision:
    """A move that the player made, and after how many moves of the match."""

    step: int
    move: Any
    appraisal: Appraisal | None = None


class InPlay:
    """A seat's game against bots. Chance and bots follow from `seed`, the seat and the player's own moves: who
    takes another seat has another deal, and learns nothing of this one.

    `match` and `decisions` are all that has happened; `players` are names, one a seat. `version` is that of
    the link it came from: in version 1 the seat did not matter to the deal. `retrying`: a game that was over is
    tried again from one of its moves on.
    """

    def __init__(
        self, game: Game[Any, Any, Any], seat: Seat, players: Sequence[str], seed: int, version: int = VERSION
    ) -> None:
        self.version = version
        if (mine := integer_in(seat, 0, game.seats - 1)) is None:
            raise Refusal(f"Expected a seat from 0 to {game.seats - 1}, not {str(seat)[:20]!r}.")
        self.game, self.kit, self.seat, self.seed = game, kit_of(game), mine, checked_seed(seed)
        self.players = list(players) * game.seats if len(players) == 1 else list(players)
        self._bots = seated(self.kit, self.players, game.seats)
        self.match: Match[Any, Any, Any] = Match.new(game)
        self.decisions: list[Decision] = []
        self.retrying = False

    @property
    def view(self) -> Any:
        """What the player's seat sees now."""
        return self.game.view(self.match.state, self.seat)

    @property
    def over(self) -> Over | None:
        turn = self.match.turn
        return turn if isinstance(turn, Over) else None

    @property
    def legal(self) -> tuple[Any, ...]:
        """The player's legal moves; none where it is not their turn."""
        turn = self.match.turn
        return turn.moves if isinstance(turn, Choice) and turn.seat == self.seat else ()

    @property
    def waits(self) -> bool:
        """Whether it is for chance or a bot to move."""
        return self.over is None and not self.legal

    @property
    def dealing(self) -> bool:
        """Whether all has been chance so far, and goes on so: nobody has anything to choose yet."""
        return all(isinstance(self.game.turn(step.state), Chance) for step in self.match.steps)

    @property
    def press(self) -> str:
        """What the player presses to have chance go on; empty where it needs no press."""
        return self._press(self.match.turn, self.match.state)

    def _press(self, turn: Choice[Any] | Chance[Any] | Over, state: Any) -> str:
        return self.kit.press(self.game.view(state, self.seat)) if isinstance(turn, Chance) else ""

    def next(self) -> Match[Any, Any, Any]:
        """The match after the move that chance or a bot makes now; `match` stays as it is."""
        turn = self.match.turn
        assert not isinstance(turn, Over)
        return self.match.play(self._others(turn, self.match.state, len(self.match.moves)))

    def _others(self, turn: Choice[Any] | Chance[Any], state: Any, made: int) -> Any:
        """What chance or a bot does after `made` moves."""
        deal = f"{self.seed}" if self.version == 1 else f"{self.seed} {self.seat}"
        return choose(self.game, state, turn, self._bots, Random(f"{deal} {made}"))

    def ahead(self, pressing: bool = True) -> Generator[int, None, None]:
        """Play on to the player's turn or the end, in pieces; a Refusal beyond the kit's `longest`.

        A chance that waits for the player's press is played too, unless not `pressing`.
        """
        moves, steps, most = list(self.match.moves), list(self.match.steps), self.kit.longest
        while True:
            turn = self.game.turn(steps[-1].state)
            if isinstance(turn, Over) or (isinstance(turn, Choice) and turn.seat == self.seat):
                break
            if not pressing and self._press(turn, steps[-1].state):
                break
            if len(moves) >= most:
                raise too_long(most)
            moves.append(self._others(turn, steps[-1].state, len(moves)))
            steps.append(self.game.play(steps[-1].state, moves[-1]))
            if len(moves) % EVERY == 0:
                yield len(moves)
        self.match = Match(self.game, tuple(moves), tuple(steps))

    def checked(self, text: Any) -> Any:
        """The player's legal move that `text` is; a Refusal says why there is none."""
        if self.over:
            raise Refusal("The game is over. Start a new one to keep playing.")
        if not self.legal:
            raise Refusal("Wait for your turn.")
        move = self.game.parse(text if isinstance(text, str) else "")
        if move not in self.legal:
            self.game.play(self.match.state, move)  # says why not
            raise Refusal(f"Expected one of {', '.join(map(str, self.legal))}, not {str(move)[:20]!r}.")
        return move

    def commit(self, move: Any, appraisal: Appraisal | None = None) -> None:
        """Play the player's move."""
        self.decisions = [*self.decisions, Decision(len(self.match.moves), move, appraisal)]
        self.match = self.match.play(move)

    def undoable(self, lesson: bool) -> Decision:
        """The last own move; a Refusal where it cannot be taken back: beyond chance in a `lesson` or a retry."""
        if not self.decisions:
            raise Refusal("You have no move to take back.")
        last = self.decisions[-1]
        later = self.match.steps[last.step + 1 : -1]
        anywhere = lesson or (self.retrying and self.over is None)
        if not anywhere and any(not isinstance(self.game.turn(step.state), Choice) for step in later):
            raise Refusal(
                "You can't take this back: a card has been turned since your move. Lesson mode allows it."
            )
        return last

    def retry(self, step: Any) -> Decision:
        """The move of the player's that was made after `step` moves, which is now to be tried again."""
        found = [decision for decision in self.decisions if decision.step == step]
        if not found:
            raise Refusal("Expected one of the moves of the review.")
        self.retrying = True
        return found[0]

    def back(self, decision: Decision) -> None:
        """To where the player made this decision."""
        at = self.decisions.index(decision)
        self.match, self.decisions = self.match.back(decision.step), self.decisions[:at]

    def deal(self, seed: int) -> None:
        """Begin anew."""
        self.version = self.version if seed == self.seed else VERSION
        self.seed, self.match, self.decisions = checked_seed(seed), Match.new(self.game), []
        self.retrying = False

    def appraised(self, at: int, appraisal: Appraisal) -> None:
        """Keep what the moves of a decision were worth."""
        self.decisions[at] = replace(self.decisions[at], appraisal=appraisal)

    def resumed(self, link: str) -> InPlay:
        """The game that a link tells of, if it is one like this."""
        said = parse(link).check("play")
        if said.game != self.kit.id:
            raise Refusal(f"Expected a link to a game of {self.kit.title}.")
        other = replayed(said)
        if (other.game, other.seat) != (self.game, self.seat):
            raise Refusal("Expected a link with the same seats and options. Open this one as a new game instead.")
        return other

    @property
    def moves(self) -> list[str]:
        """The player's own moves, as text."""
        return [str(decision.move) for decision in self.decisions]

    @property
    def link(self) -> Link:
        """The game so far: the seed and the player's own moves, no hidden card."""
        players = self.players if len(set(self.players)) > 1 else self.players[:1]
        values = {"seat": str(self.seat), "players": ",".join(players), "seed": str(self.seed)}
        return Link("play", self.kit.id, values | settings(self.game), tuple(self.moves), self.version)


def replayed(link: Link) -> InPlay:
    """The game that a link tells of, played on to the player's turn, a chance that they press, or the end."""
    return finished(replaying(link))


def replaying(link: Link) -> Generator[int, None, InPlay]:
    """The same in pieces: yields how many moves there are."""
    values = dict(link.check("play").values)
    seat, seed, players = values.pop("seat", "0"), values.pop("seed", ""), values.pop("players", "")
    if not (seat.isascii() and seat.isdecimal() and len(seat) < 3 and seed):
        raise Refusal("Expected a link with seat= and seed= as whole numbers.")
    made = game_of(link.game, values.pop("seats", None), values)
    played = InPlay(made, int(seat), (players or kit_of(made).bots).split(","), checked_seed(seed), link.version)
    for text in link.moves:
        yield from played.ahead()
        played.commit(played.checked(text))
    yield from played.ahead(pressing=False)
    return played
