"""Every message there is: what each view asks of its widget (`To...`), and what Python sends to a page (`Told`).

Python makes and reads these, and nothing else; the types that check the JavaScript are generated from them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from uncle_widgets.widgets.lab.lab_shapes import LabSide
from uncle_widgets.widgets.page.wire import Message
from uncle_widgets.widgets.table.shapes import Frame

# -- of any view --


@dataclass(frozen=True)
class House(Message):
    """The house, in a front end that keeps each model to itself."""


@dataclass(frozen=True)
class Alive(Message):
    """Whether this kernel still knows the widget; the same comes back."""


@dataclass(frozen=True)
class Stop(Message):
    """End the long work that is under way."""


@dataclass(frozen=True)
class Save(Message):
    """What was said, or the game, as a file."""


@dataclass(frozen=True)
class Name(Message):
    """A student's name or number."""

    name: str


# -- the gallery and the head of a page --


@dataclass(frozen=True)
class Enter(Message, kind="open"):
    """A game in the gallery's place, at what a link shows."""

    game: str
    link: str = ""


@dataclass(frozen=True)
class TeachersPage(Message, kind="page"):
    game: str
    lesson: int


@dataclass(frozen=True)
class Sheet(Message):
    game: str
    lesson: int


@dataclass(frozen=True)
class Quiz(Message):
    game: str
    lesson: int


@dataclass(frozen=True)
class Notebook(Message):
    game: str
    which: Literal["predict", "count"]


@dataclass(frozen=True)
class Open(Message):
    """What a page's address asks for."""

    link: str


# -- the table, and the coach beside a game in play --


@dataclass(frozen=True)
class FramesWanted(Message, kind="page"):
    """Frames of a long game: a page of them, as one watcher sees them."""

    watcher: str
    page: int


@dataclass(frozen=True)
class Move(Message):
    """A move (in What if an edit), the stamp of the picture it was chosen on, the chance said of it, of 100."""

    move: str
    stamp: int
    said: float | None = None


@dataclass(frozen=True)
class StopSaving(Message, kind="stop"):
    pass


@dataclass(frozen=True)
class Undo(Message):
    pass


@dataclass(frozen=True)
class Deal(Message):
    pass


@dataclass(frozen=True)
class Same(Message):
    """The same deal again."""


@dataclass(frozen=True)
class Watch(Message):
    """The finished game, in the room where games are watched."""


@dataclass(frozen=True)
class Retry(Message):
    """The own move that was made after so many moves, again."""

    step: int


@dataclass(frozen=True)
class Hint(Message):
    """A hint of a grade (0 to 2) about a lifted move; without a move, about the least of them."""

    move: str = ""
    grade: int = 0


@dataclass(frozen=True)
class ChooseAgain(Message, kind="again"):
    pass


@dataclass(frozen=True)
class PlayIt(Message, kind="play"):
    pass


@dataclass(frozen=True)
class Answer(Message):
    """What the player calls out."""

    value: str


@dataclass(frozen=True)
class Review(Message):
    pass


@dataclass(frozen=True)
class Resume(Message):
    link: str


@dataclass(frozen=True)
class Coach(Message):
    """The coach on or off, and from which cost on (a level of 0 to 2) it speaks up."""

    on: bool
    level: int | None = None


# -- a strip --


@dataclass(frozen=True)
class Set(Message):
    values: dict[str, str]


@dataclass(frozen=True)
class First(Message):
    """As at first."""


# -- the panel --


@dataclass(frozen=True)
class Predict(Message):
    """A prediction, as it was typed, of 100 for a chance; and how sure one is."""

    value: str | int | float
    sure: str = "think"


@dataclass(frozen=True)
class Main(Message):
    """The main button, where it does not predict."""


@dataclass(frozen=True)
class Skip(Message):
    pass


@dataclass(frozen=True)
class Pick(Message):
    question: str


@dataclass(frozen=True)
class Run(Message):
    """So many trials; `calm`: under three deals a second."""

    trials: int
    calm: bool = False


@dataclass(frozen=True)
class Again(Message):
    """Another run of trials, from a seed or the next one."""

    seed: str | int | None = None


@dataclass(frozen=True)
class Restore(Message):
    """What a tab kept of a game: see `recall`, which reads it."""

    kept: Any


# -- a lesson --


@dataclass(frozen=True)
class Go(Message):
    at: int


@dataclass(frozen=True)
class Lesson(Message):
    """A lesson by its number, or a question by its id."""

    lesson: str


@dataclass(frozen=True)
class Next(Message):
    """The next lesson."""


@dataclass(frozen=True)
class Begin(Message):
    pass


@dataclass(frozen=True)
class Practise(Message):
    pass


@dataclass(frozen=True)
class Redo(Message):
    """The misses again."""


@dataclass(frozen=True)
class Print(Message):
    """A sheet of the lesson, with the address of the page, on Letter or A4."""

    at: str = ""
    letter: bool = False


@dataclass(frozen=True)
class RestoreLesson(Message, kind="restore"):
    """What a tab kept of a lesson: see `Attempt.restore`, which reads it."""

    answers: list[Any]
    at: int | None = None
    student: str = ""


# -- the lab --


@dataclass(frozen=True)
class RunGames(Message, kind="run"):
    """`n` games of one setting, or of two: a number, or what was typed in its place."""

    sides: list[LabSide]
    n: int | str
    seed: str


@dataclass(frozen=True)
class OpenGame(Message, kind="open"):
    """Game `number` of the run `run` of a setting, on the table."""

    side: int
    run: int
    number: int


@dataclass(frozen=True)
class Back(Message):
    """From the table to the lab."""


@dataclass(frozen=True)
class OtherGame(Message, kind="game"):
    game: str


@dataclass(frozen=True)
class SaveAs(Message, kind="save"):
    format: Literal["csv", "json"]


# -- exercises --


@dataclass(frozen=True)
class Check(Message):
    answer: str


@dataclass(frozen=True)
class RestoreAnswer(Message, kind="restore"):
    answer: str


ToPiece = House | Alive
ToFront = Enter | TeachersPage | Sheet | Quiz | Notebook
ToMasthead = Open | Stop
Bar = Undo | Deal | Same | Watch | Retry
ToTable = Bar | Move | FramesWanted | Save | StopSaving
ToCoach = Bar | Move | Hint | ChooseAgain | PlayIt | Answer | Stop | Review | Resume | Coach
ToStrip = Set | First
ToPanel = Predict | Main | Skip | Pick | Run | Stop | Again | Restore | Save
ToTrail = Go | Lesson | Begin | Practise | Stop | Name | Save | Print | RestoreLesson
ToEnd = Go | Redo | Next | Practise | Save
ToLab = RunGames | Stop | OpenGame | Back | OtherGame | SaveAs
ToExercise = Check | RestoreAnswer


# -- from Python --


@dataclass(frozen=True)
class Packed(Message, kind="house"):
    """The house."""

    packed: str


@dataclass(frozen=True)
class File(Message):
    """A file for the page to save."""

    name: str
    text: str


@dataclass(frozen=True)
class Paper(Message, kind="print"):
    """A page to be printed."""

    html: str


@dataclass(frozen=True)
class Frames(Message, kind="page"):
    """The frames that were wanted, and their pool: see `table.shapes.Page`."""

    watcher: str
    page: int
    pool: list[Any]
    frames: list[Frame]


@dataclass(frozen=True)
class Teaching(Message, kind="page"):
    """A teacher's page of a lesson: its parts as (name, detail, text)."""

    game: str
    lesson: int
    note: str
    parts: list[tuple[str, str, str]]


@dataclass(frozen=True)
class Done(Message):
    """What was pressed is done: a sheet that was opened closes."""


Told = Packed | Alive | File | Paper | Frames | Teaching | Done
