"""Kit: what a game hands to the widgets. A game is a folder whose `__init__` makes one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from html import escape
from importlib import import_module
from importlib.resources import files
from typing import Any, Generic, TypeVar

from uncle_widgets.engine.coach import Advice
from uncle_widgets.engine.game import EVERYTHING, Event, Game, Refusal, Watcher
from uncle_widgets.engine.match import Match, frames, read, replay, too_long
from uncle_widgets.engine.options import Option, options_of, set_options
from uncle_widgets.engine.players import Player
from uncle_widgets.games.batch import Batch
from uncle_widgets.games.listing import columns, table
from uncle_widgets.games.moments import Moment, walk
from uncle_widgets.games.plain import plain
from uncle_widgets.games.race import Race
from uncle_widgets.games.scene import Board, Carry, Pick, Scene
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.refusal import integer_in

V = TypeVar("V")


@dataclass(frozen=True)
class Palette:
    """A game's colours, as '#RRGGBB': text and shapes on a sheet as (light, dark), the rest alike in both."""

    accent: tuple[str, str]
    accent_fill: tuple[str, str]
    field: str
    field_2: str
    ring: str
    field_line: str
    field_edge: str
    on_field: str
    on_field_2: str
    accent_on_field: str
    back: str
    accent_card: str
    lit: str = "#FFC62E"

    @property
    def css(self) -> str:
        """As custom properties for the style of a root: '--accent:light-dark(#B92C14,#FF8468);--field:...'."""
        found = []
        for f in fields(self):
            value = getattr(self, f.name)
            colour = value if isinstance(value, str) else f"light-dark({','.join(value)})"
            found.append(f"--{f.name.replace('_', '-')}:{colour}")
        return ";".join(found)


@dataclass(frozen=True)
class Terms:
    """What the shared rooms call things in this game: phrases for sentences and buttons."""

    trial: str
    """What one trial does, as an order: 'deal the unseen cards'."""
    onward: str
    """What to do where no question arises: 'Step on to the next card.'"""
    edit: str
    """How a position is changed on the table: 'Press a card to change it, or the draw pile to add one.'"""
    call: str = ""
    """For a game whose players must call something out: 'Call the new total.'"""


@dataclass(frozen=True)
class Field:
    """A part of a position that may be typed: its name, label, what it holds at first, and help."""

    name: str
    label: str
    first: str
    help: str


@dataclass(frozen=True)
class Positions(Generic[V]):
    """Positions set up by hand. `seat` looks on at first, of the game's usual seats.

    `build(game, seat, values)` makes the View or refuses; `describe` is its inverse. `edits(view)`
    maps item keys to picks, and `changed(values, pick)` applies one. Where who is on turn follows
    from the cards, `on_turn(game, values)` says who: that seat looks on at first and after an edit.
    """

    fields: tuple[Field, ...]
    seat: int
    build: Callable[[Any, int, Mapping[str, str]], V]
    describe: Callable[[V], dict[str, str]]
    edits: Callable[[V], Mapping[str, tuple[Pick, ...]]]
    changed: Callable[[Mapping[str, str], str], dict[str, str]]
    on_turn: Callable[[Any, Mapping[str, str]], int] | None = None
    carries: Callable[[V], tuple[Carry, ...]] = lambda view: ()
    """On a board: what a press takes up, and where another puts it; `changed` hears 'put TOKEN NODE'."""

    def eyes(self, game: Any, values: Mapping[str, str]) -> int:
        """The seat that looks on where nobody says which."""
        return self.on_turn(game, values) if self.on_turn else min(self.seat, game.seats - 1)

    def moved(self, game: Any, seat: int, before: Mapping[str, str], after: Mapping[str, str]) -> int:
        """The seat that looks on after an edit, `seat` before it: another where another is on turn now."""
        on_turn = self.on_turn
        return on_turn(game, after) if on_turn and on_turn(game, before) != on_turn(game, after) else seat


@dataclass(frozen=True, repr=False)
class Kit(Generic[V]):
    """One game, as the shared widgets use it.

    - `make(seats, options)` builds the Game from its `Options`.
    - `scene(view, events, names, moves)` draws a View. `moves` are the legal moves if the viewer is to play.
    - `joins(match, step)` is true if a step is shown together with the one before, such as a refill after a card.
    """

    id: str
    title: str
    tagline: str
    seats: tuple[int, int, int]
    """How many can play: the fewest, the most, and the number that its page opens with."""
    Options: type[Any]
    """The frozen dataclass of its options (see `engine.options`)."""
    make: Callable[[int, Any], Game[Any, Any, V]]
    players: Mapping[str, Player]
    questions: Mapping[str, Question[V]]
    scene: Callable[[V, Sequence[Event], Sequence[str], Sequence[Any]], Scene]
    joins: Callable[[Match[Any, Any, V], int], bool]
    package: str
    palette: Palette
    terms: Terms
    seating: str = ""
    """The clause that says how many can play. A refused number names it."""
    short: Mapping[str, Any] = field(default_factory=dict)
    """The options that its page opens with, if a whole match would be long."""
    learn: tuple[tuple[str, str, str], ...] = ()
    """What you learn here, as (the id of a question, how the gallery asks it, concept). The gallery's door shows
    the first: a question in everyday words, and its technical name."""
    longest: int = 35_000
    """The most moves of a match. Every state is kept, and all of them take less than 80 MB."""
    suits: bool = False
    """Whether its cards have the four suits, whose colours the reader can choose."""
    covers: bool = False
    """Whether covered names still count. The reader chooses how they are shown."""
    paper: Callable[[V, Question[V]], tuple[str, ...]] = lambda view, question: (repr(view),)
    """A position in a few sentences, for sheets and quizzes: only what you need for the answer."""
    positions: Positions[V] | None = None
    """How to set up a position; None for a game without What if."""
    quiz: Callable[[Any, V, Any], tuple[str, str] | None] | None = None
    """If players must call something out: (game, view, move) -> (question, answer), or None."""
    advice: Advice[V] | None = None
    """What the coach says about this game. Without it, the coach only looks ahead."""
    places: Callable[[Match[Any, Any, V], Watcher], Iterable[Moment]] = lambda match, watcher: ()
    """Where a match may pause and ask, for one viewer, in order. Over many games of its `bots`, what is asked must
    agree with what happens (within 5 out of 100)."""
    pace: Callable[[Game[Any, Any, V]], float] = lambda game: 10.0
    """About how many frames there are between two pauses (see `games/moments.py`)."""
    decided_by: tuple[str, ...] = ()
    """The questions that ask about the decision of a match."""
    bots: str = "greedy"
    """The bot to watch, to play against and to simulate, if you name none."""
    seed: int = 1964
    """The seed of the game to watch, if you give none."""
    opens: str = ""
    """Words in a scene's `place` that mark where there is something to see. A watched game opens there, or at the
    next pause if that is at most one `pace` away."""
    race: Callable[[Match[Any, Any, V]], Race] | None = None
    """The players' scores over a finished match (see `games/race.py`)."""
    rounds: tuple[str, Callable[[Any], int]] | None = None
    """Another measure of a game's length than its players' choices: what it counts ('flips'), and a function that
    counts them in the last State."""
    press: Callable[[V], str] = lambda view: ""
    """The label of the button if the game waits for a player's press ('Flip'), from their View; otherwise ''."""
    batch: Callable[[], Batch] | None = None
    """Imports and returns what plays many games in lockstep. Without it, they are played step by step."""
    board: Callable[[Game[Any, Any, V]], Board] | None = None
    """For a game on a board: the parts that never move. Scenes refer to them by id."""

    def new(self, seats: int | str | None = None, **options: Any) -> Game[Any, Any, V]:
        """Return the Game. Every option is checked, and a wrong one is refused with its range."""
        return self.game(seats, options)

    @cached_property
    def options(self) -> Mapping[str, Option]:
        """The options you can set: name to default, range, and clause or ruling."""
        return options_of(self.Options)

    def game(self, seats: int | str | None, options: Mapping[str, Any]) -> Game[Any, Any, V]:
        """Like `new`, with the options as a mapping."""
        least, most, usual = self.seats
        if isinstance(seats, str) and len(seats) < 9 and seats.isascii() and seats.isdecimal():
            seats = int(seats)
        count = usual if seats is None else integer_in(seats, least, most)
        if count is None:
            given = seats if type(seats) is int else repr(str(seats)[:40])
            raise Refusal(f"{self.title} is for {least} to {most} players, not {given}.", self.seating)
        return self.make(count, set_options(self.Options, options, self.title))

    def replay(self, options: Mapping[str, str], moves: Sequence[str]) -> Match[Any, Any, V]:
        """Return the match of a record whose heading has been read."""
        if len(moves) > self.longest:
            raise too_long(self.longest)
        rest = dict(options)
        return replay(self.game(rest.pop("seats", None), rest), moves)

    def boards(self, game: Game[Any, Any, V]) -> dict[str, Any]:
        """What a table receives only once: the empty Board by its id. Nothing for a game without a board."""
        made = self.board(game) if self.board else None
        return {made.id: plain(made)} if made else {}

    @cached_property
    def art(self) -> str:
        """The picture of the game in the gallery, from `art.svg`, as text."""
        return files(self.package).joinpath("art.svg").read_text("utf-8")

    @cached_property
    def plate(self) -> str:
        """The picture at the top of the game's page, from `plate.svg`, as text."""
        return files(self.package).joinpath("plate.svg").read_text("utf-8")

    @cached_property
    def rulebook(self) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
        """The sections of `rules.md` ('## A turn'), each with its clauses ('- **UNCLE-1** text').

        A clause is its name and its plain text. A section without clauses is left out.
        """
        text = files(self.package).joinpath("rules.md").read_text("utf-8")
        found: dict[str, list[tuple[str, str]]] = {}
        head = ""
        for line in text.splitlines():
            if line.startswith("## "):
                head = line[3:].strip()
            elif line.startswith("- **"):
                clause, _, words = line[4:].partition("** ")
                found.setdefault(head, []).append((clause, words.strip().replace("`", "")))
        return tuple((head, tuple(clauses)) for head, clauses in found.items())

    @cached_property
    def rules(self) -> tuple[tuple[str, str], ...]:
        """Every clause and ruling of `rules.md`, in order: (name, plain text)."""
        return tuple(clause for _, clauses in self.rulebook for clause in clauses)

    def player(self, name: str) -> Player:
        """Return a player of this game by name. Raise Refusal, which lists the players, if there is none."""
        if name not in self.players:
            raise Refusal(f"{self.title} has no player {str(name)[:40]!r}. It has {', '.join(self.players)}.")
        return self.players[name]

    def frames(self, match: Match[Any, Any, V]) -> list[int]:
        """Return the steps at which a frame ends, each with the steps that it shows; at least one."""
        return frames(match, self.joins)

    def moments(self, match: Match[Any, Any, V], watcher: Watcher) -> tuple[Moment, ...]:
        """Return where a match pauses and asks, for one viewer. A viewer who sees every card is asked nothing."""
        if watcher == EVERYTHING:
            return ()
        ends = self.frames(match)

        def pose(moment: Moment) -> Posed[V] | None:
            question = self.questions[moment.question].at(**moment.settings)
            return question.pose(match.view(ends[moment.frame], watcher))

        return walk(self.places(match, watcher), pose, self.pace(match.game), self.decided_by)

    def before(self, match: Match[Any, Any, V], step: int) -> int:
        """Return the end of the frame before the one that shows `step`; -1 for the first frame."""
        return max((end for end in self.frames(match) if end < step), default=-1)

    def draw(
        self,
        match: Match[Any, Any, V],
        step: int,
        watcher: Watcher,
        names: Sequence[str],
        since: int | None = None,
        moves: Sequence[Any] = (),
    ) -> Scene:
        """Return the Scene of a step as `watcher` sees it, with the events after step `since`."""
        first = step if since is None else since + 1
        events = [event for at in range(first, step + 1) for event in match.events(at, watcher)]
        return self.scene(match.view(step, watcher), events, names, moves)

    @property
    def lessons(self) -> tuple[Any, ...]:
        """The lessons of the game, each with its number, name and goal (see `plans.Plan`). Prints as a table."""
        found: tuple[Any, ...] = import_module(f"{__package__}.plans").plans(self)
        return found

    def check(self) -> list[str]:
        """Return what is wrong with this kit, one sentence each, in about a second. Empty if nothing is wrong."""
        found: list[str] = import_module(f"{__package__}.checking").faults(self)
        return found

    def __repr__(self) -> str:
        least, most, _ = self.seats
        rows = [
            (f"  {name}", default, f"{help} ({ruling}): {span}") for name, default, span, help, ruling in self._set
        ]
        return "\n".join([
            f"{self.title} ('{self.id}') for {least} to {most}",
            columns(rows),
            f"players: {', '.join(self.players)}",
            "questions: " + "; ".join(f"{key} {question.title}" for key, question in self.questions.items()),
        ])  # fmt: skip

    def _repr_html_(self) -> str:
        least, most, _ = self.seats
        head = f"<p><b>{escape(self.title)}</b> ({escape(repr(self.id))}) for {least} to {most}</p>"
        asked = table(
            ("question", "asks", "concept"), [(k, q.title, q.concept) for k, q in self.questions.items()]
        )
        players = f"<p>players: {escape(', '.join(self.players))}</p>"
        return head + table(("option", "default", "range", "what it is", "ruling"), self._set) + players + asked

    @property
    def _set(self) -> list[tuple[str, str, str, str, str]]:
        """The options: name, default, range, help and ruling, as text."""
        return [(o.name, o.text(o.default), o.explained, o.help, o.ruling) for o in self.options.values()]


class Games(MutableMapping[str, Kit[Any]]):
    """The kits by id, in order; prints as a short table.

    A game's folder bears its id, and is imported when the game is first asked for: a page needs one.
    """

    def __init__(self, *ids: str) -> None:
        self._kits: dict[str, Kit[Any] | None] = dict.fromkeys(ids)

    def __getitem__(self, game: str) -> Kit[Any]:
        kit = self._kits[game]
        if kit is None:
            kit = self._kits[game] = import_module(f"{__package__}.{game}").KIT
        return kit

    def __setitem__(self, game: str, kit: Kit[Any]) -> None:
        self._kits[game] = kit

    def __delitem__(self, game: str) -> None:
        del self._kits[game]

    def __contains__(self, game: object) -> bool:
        return game in self._kits

    def __iter__(self) -> Iterator[str]:
        return iter(self._kits)

    def __len__(self) -> int:
        return len(self._kits)

    def __repr__(self) -> str:
        return columns([(key, kit.title, "{} to {}".format(*kit.seats), kit.tagline) for key, kit in self.items()])

    def _repr_html_(self) -> str:
        rows = [(key, kit.title, "{} to {}".format(*kit.seats), kit.tagline) for key, kit in self.items()]
        return table(("id", "game", "seats", ""), rows)


def known(kits: Mapping[str, Kit[Any]], game: str) -> Kit[Any]:
    """The kit of that id, or a Refusal that lists the ids."""
    if not isinstance(game, str) or game not in kits:
        raise Refusal(f"There is no game {str(game)[:40]!r}. There are {', '.join(kits)}.")
    return kits[game]


def opened(kits: Mapping[str, Kit[Any]], record: str) -> Match[Any, Any, Any]:
    """The match that a record tells of, text or JSON; a Refusal at the first thing wrong with it."""
    game, options, moves = read(record)
    return known(kits, game).replay(options, moves)
