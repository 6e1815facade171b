"""Every message there is: what each view asks of its widget (`To...`), and what Python sends to a page (`Told`).

Python makes and reads these, and nothing else; the types that check the JavaScript are generated from them.
"""

from __future__ import annotations

from typing import Any, Literal

from uncle_widgets.widgets.lab.lab_shapes import LabSide
from uncle_widgets.widgets.page.page_shapes import Daily
from uncle_widgets.widgets.page.wire import Message
from uncle_widgets.widgets.school.school_shapes import LessonForTeachers
from uncle_widgets.widgets.table.shapes import Frame

# -- of any view --


class House(Message):
    """The house, in a front end that keeps each model to itself."""


class Alive(Message):
    """Whether this kernel still knows the widget; the same comes back."""


class Stop(Message):
    """End the long work that is under way."""


class Save(Message):
    """What was said, or the game, as a file."""


class Name(Message):
    """A student's name or number."""

    name: str


# -- the gallery and the head of a page --


class Enter(Message, kind="open"):
    """A game in the gallery's place, at what a link shows."""

    game: str
    link: str = ""


class TeachersPage(Message, kind="page"):
    game: str
    lesson: int


class Sheet(Message):
    """A lesson on paper: its worksheet, its key, or the key with a plan for a substitute teacher."""

    game: str
    lesson: int
    what: Literal["worksheet", "key", "cover"] = "worksheet"
    paper: Literal["A4", "Letter"] = "A4"


class Quiz(Message):
    game: str
    lesson: int


class Notebook(Message):
    game: str
    which: Literal["predict", "count"]


class DailyAsked(Message, kind="daily"):
    """The position of the day of a date such as '11-29'."""

    date: str


class Open(Message):
    """What a page's address asks for, or what a door at the end of a game leads to."""

    link: str


# -- the table, and the coach beside a game in play --


class FramesWanted(Message, kind="page"):
    """Frames of a long game: a page of them, as one watcher sees them."""

    watcher: str
    page: int


class Move(Message):
    """A move (in What if an edit), the stamp of the picture it was chosen on, the chance said of it, of 100."""

    move: str
    stamp: int
    said: float | None = None


class StopSaving(Message, kind="stop"): ...


class Page(Message):
    """The lesson as a page that works alone."""


class Undo(Message): ...


class Deal(Message): ...


class Same(Message):
    """The same deal again."""


class Watch(Message):
    """The finished game, in the room where games are watched."""


class Retry(Message):
    """The own move that was made after so many moves, again."""

    step: int


class Hint(Message):
    """A hint of a grade (0 to 2) about a lifted move; without a move, about the least of them."""

    move: str = ""
    grade: int = 0


class ChooseAgain(Message, kind="again"): ...


class PlayIt(Message, kind="play"): ...


class Answer(Message):
    """What the player calls out."""

    value: str


class Review(Message): ...


class Resume(Message):
    link: str


class Coach(Message):
    """The coach on or off, and from which cost on (a level of 0 to 2) it speaks up."""

    on: bool
    level: int | None = None


# -- a strip --


class Set(Message):
    values: dict[str, str]


class First(Message):
    """As at first."""


# -- the panel --


class Predict(Message):
    """A guess, as it was typed, of 100 for a chance; how sure, if that was said; for a pair with a second one."""

    value: str | int | float
    sure: str = ""
    second: str | int | float = ""


class Main(Message):
    """The main button or the one next to it, by its kind; without one, the button that continues."""

    button: str = ""


class Own(Message):
    """Whether the mistake that was asked about was theirs."""

    yes: bool


class AnswerStep(Message, kind="answer_step"):
    """An answer to the small question that is asked now, as it was typed."""

    step: int
    number: str


class ShowStep(Message, kind="show_step"):
    """The answer to that small question is to be shown."""

    step: int


class Skip(Message): ...


class Pick(Message):
    question: str


class Run(Message):
    """So many trials; `calm`: under three deals a second."""

    trials: int
    calm: bool = False


class Again(Message):
    """Another run of trials, from a seed or the next one."""

    seed: str | int | None = None


class Restore(Message):
    """What a tab kept of a game: see `recall`, which reads it."""

    kept: dict[str, Any]


# -- a lesson --


class Go(Message):
    at: int


class Lesson(Message):
    """A lesson by its number, or a question by its id."""

    lesson: str


class Next(Message):
    """The next lesson."""


class Begin(Message): ...


class Practise(Message): ...


class Redo(Message):
    """The misses again."""


class Print(Message):
    """A sheet of the lesson, with the address of the page, on Letter or A4."""

    at: str = ""
    letter: bool = False


class RestoreLesson(Message, kind="restore"):
    """What a tab kept of a lesson: see `Attempt.restore`, which reads it."""

    answers: list[Any]
    attempts: list[Any] | None = None
    at: int | None = None
    student: str = ""


# -- the lab --


class RunGames(Message, kind="run"):
    """`n` games of one setting, or of two: a number, or what was typed in its place."""

    sides: list[LabSide]
    n: int | str
    seed: str


class OpenGame(Message, kind="open"):
    """Game `number` of the run `run` of a setting, on the table."""

    side: int
    run: int
    number: int


class Back(Message):
    """From the table to the lab."""


class OtherGame(Message, kind="game"):
    game: str


class SaveAs(Message, kind="save"):
    format: Literal["csv", "json"]


# -- exercises --


class Check(Message):
    answer: str


class RestoreAnswer(Message, kind="restore"):
    answer: str


ToPiece = House | Alive
ToFront = Enter | TeachersPage | Sheet | Quiz | Notebook | DailyAsked
ToMasthead = Open | Stop
Bar = Undo | Deal | Same | Watch | Retry
ToTable = Bar | Move | FramesWanted | Save | StopSaving
ToCoach = Bar | Move | Hint | ChooseAgain | PlayIt | Answer | Stop | Review | Resume | Coach
ToStrip = Set | First
ToPanel = (
    Predict | Open | Own | AnswerStep | ShowStep | Go | Main | Skip | Pick | Run | Stop | Again | Restore | Save
)
ToTrail = Go | Lesson | Begin | Practise | Stop | Name | Save | Page | Print | RestoreLesson
ToChart = Go
ToEnd = Go | Redo | Next | Practise | Save
ToLab = RunGames | Stop | OpenGame | Back | OtherGame | SaveAs
ToExercise = Check | RestoreAnswer
ToMarks = Name


# -- from Python --


class Packed(Message, kind="house"):
    """The house."""

    packed: str


class File(Message):
    """A file for the page to save."""

    name: str
    text: str


class Paper(Message, kind="print"):
    """A page to be printed."""

    html: str


class Frames(Message, kind="page"):
    """The frames that were wanted, and their pool: see `table.shapes.Page`."""

    watcher: str
    page: int
    pool: list[Any]
    frames: list[Frame]


class Teaching(Message, kind="page"):
    """A teacher's page of a lesson."""

    game: str
    lesson: int
    page: LessonForTeachers


class OnPaper(Message, kind="sheet"):
    """A lesson on paper, as it was asked for: a whole page, and the name of a file for it."""

    game: str
    lesson: int
    what: Literal["worksheet", "key", "cover"]
    paper: Literal["A4", "Letter"]
    name: str
    html: str


class DailyTold(Message, kind="daily"):
    """The position of a date, if there is one: see `page_shapes.Dailies`."""

    date: str
    positions: dict[str, Daily]
    pool: list[Any]
    boards: dict[str, dict[str, Any]]


class Done(Message):
    """What was pressed is done: a sheet that was opened closes."""


Told = Packed | Alive | File | Paper | Frames | Teaching | OnPaper | DailyTold | Done
