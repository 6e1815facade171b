"""A receipt: what somebody said in a lesson or a notebook as one line of text, and reading it back.

    uncle lesson=1 edition=1 student=Ada_7: 43t 37t 25t 37 42t 37t 31t 37t 23t 37t | 2=50k 6=19k 10=59k #e356
    uncle-predict edition=1 student=Ada_7: 1=30 2=291 3=8 4=6 5=3.5 6=28 7=both_alike 8=5 9=25 4.5=27t #f79e

Game, lesson, its edition and who; each answer as it was said (of 100, or in its unit, to two places) with k, t
or g for how sure ('Certain', 'Fairly sure', 'Just guessing') if that was said; '-' for no answer; behind the bar
the misses that were redone, by position. Of a notebook each exercise by its number, a position by lesson and
position. A miss may bear y or n where a mistake was asked about. Last the first four signs of the SHA-256 of all
before. No score is in it: a reader marks the numbers again. The signs guard against slips of the pen, not
against somebody who writes a receipt by hand. A receipt of another edition is refused, because its answers
belong to other positions.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from hashlib import sha256
from itertools import islice
from typing import Any

from uncle_widgets.games import GAMES
from uncle_widgets.games.attempt import Attempt, Marked
from uncle_widgets.games.plans import exercises, plan_of
from uncle_widgets.games.table import kit_of
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.given import written
from uncle_widgets.school.judge import judge
from uncle_widgets.school.mark import Mark
from uncle_widgets.school.tasks import NOTEBOOKS, Task, tasks

SIGNS = {"know": "k", "think": "t", "guess": "g", "": ""}
LEVELS = {sign: level for level, sign in SIGNS.items()}
ANSWER = re.compile(r"(-?\d{1,9}(?:\.\d{1,2})?)([ktg]?)([yn]?)")
EDITION = 1
"""Of the notebooks: it goes up when their exercises change, as a lesson's (`Plan.edition`) with its positions."""
LONGEST = 300
"""Letters of a sentence, and ten times those of a whole receipt."""
ON_PAPER = {"guess", "number", "choice", "words"}
"""The kinds of exercise whose answers a receipt can hold."""


@dataclass(frozen=True)
class Given:
    """An answer at a position: `said` of 100 or in its unit, how sure, and 'y' or 'n' of a mistake asked about."""

    said: Fraction
    sure: str = ""
    asked: str = ""

    def __str__(self) -> str:
        return f"{places(self.said)}{SIGNS[self.sure]}{self.asked}"


def places(value: Fraction) -> str:
    """A number to two places, without needless ones: '43', '3.5', '-0.25'."""
    text = f"{float(value):.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _word(text: str) -> str:
    """Text as one word of a receipt: spaces as _, and nothing that a receipt is divided by."""
    return "_".join(re.sub(r"[^\w\s.,'()%/+×=<>!?:;&*-]|_", "", text[:LONGEST]).replace("=", "\u2261").split())


def _said(answer: Any) -> str:
    return str(answer) if isinstance(answer, Fraction) else written(answer)


def _sealed(body: str) -> str:
    return f"{body} #{sha256(body.encode()).hexdigest()[:4]}"


def _head(what: str, edition: int, student: str) -> str:
    name = "_".join(re.sub(r"[^\w\s.'-]|_", " ", student[:40]).split())
    return f"{what} edition={edition}" + (f" student={name}" if name else "")


def _given(marked: Marked) -> Given:
    return Given(marked.said * (100 if marked.measure == "chance" else 1), marked.sure, marked.asked)


def of_attempt(attempt: Attempt, student: str = "") -> str:
    """The receipt of a lesson; a Refusal for practice, whose positions are each student's own."""
    if attempt.plan is None:
        raise Refusal("There is no receipt for practice, because everyone practises different positions.")
    game = attempt.exercises[0].game.id
    first = " ".join("-" if marked is None else str(_given(marked)) for marked in attempt.first)
    again = " ".join(f"{at}={_given(marked)}" for at, marked in enumerate(attempt.second, 1) if marked is not None)
    head = _head(f"{game} lesson={attempt.plan.number}", attempt.plan.edition, student)
    return _sealed(f"{head}: {first}" + (f" | {again}" if again else ""))


def of_notebook(
    notebook: str,
    answers: Mapping[int, Any],
    positions: Mapping[tuple[int, int], Given] | None = None,
    student: str = "",
) -> str:
    """The receipt of a notebook ('uncle-predict'): answers by the exercise's number, given positions by lesson
    and position. A Refusal for a notebook whose answers are no numbers, choices or sentences."""
    here = {task.number: task for task in _tasks(notebook)}
    if not {task.kind for task in here.values()} <= ON_PAPER:
        raise Refusal(f"Hand in the notebook {notebook} itself. A receipt can't hold its answers.")
    said = [f"{at}={word}" for at in sorted(answers) if at in here and (word := _word(_said(answers[at])))]
    said += [f"{lesson}.{at}={given}" for (lesson, at), given in sorted((positions or {}).items())]
    return _sealed(f"{_head(notebook, EDITION, student)}: {' '.join(said) or '-'}")


def _tasks(notebook: str) -> Sequence[Task]:
    game, _, which = notebook.rpartition("-")
    found = tasks(kit_of(game), notebook) if which in NOTEBOOKS else ()
    if not found:
        like = " or ".join(f"{next(iter(GAMES))}-{one}" for one in NOTEBOOKS)
        raise Refusal(f"Expected a notebook such as {like}, not {notebook[:40]!r}.")
    return found


@dataclass(frozen=True)
class Notebook:
    """The answers in a notebook: `answers` by the number of the exercise, and the positions with guesses."""

    notebook: str
    student: str
    answers: Mapping[int, str]
    positions: Mapping[tuple[int, int], Given] = field(default_factory=dict)

    @cached_property
    def marks(self) -> Mapping[str, Mark]:
        """The mark of every exercise by its id."""
        return {task.id: judge(task, self._said(task)) for task in _tasks(self.notebook)}

    def _said(self, task: Task) -> Any:
        word = self.answers.get(task.number)
        if word is None:
            return ...
        options = {_word(option): option for option in task.options}
        return options.get(word, word.replace("_", " ").replace("\u2261", "="))

    @property
    def mark(self) -> Mark:
        """The average over all exercises except sentences, which a teacher reads."""
        return mean(self.marks, _tasks(self.notebook))

    def __repr__(self) -> str:
        return f"Notebook({self.notebook!r}, student={self.student!r}, {len(self.answers)} answers)"


def mean(marks: Mapping[str, Mark], these: Sequence[Task]) -> Mark:
    """The mean mark of exercises, sentences left out; one that was never checked counts 0.

    A guess that is kept counts 1, as with nbgrader; the words count those that can be right.
    """
    counted = [task for task in these if task.kind != "words"]
    judged = [task for task in counted if task.kind != "guess"]
    right = sum(marks.get(task.id, 0) == 1 for task in judged)
    worth = sum(float(marks.get(task.id, 0)) for task in counted) / max(1, len(counted))
    sentences = len(these) - len(counted)
    left = {0: "", 1: " Your teacher will read one sentence."}.get(
        sentences, f" Your teacher will read {sentences} sentences."
    )
    return Mark(worth, f"{right} of {len(judged)} right.{left}")


def completeness(attempt: Attempt) -> Mark:
    """A lesson's mark: how complete it is. (answered + misses redone) of (positions + misses).

    How many are near is told, and not marked: one number said everywhere may be near at most positions.
    """
    positions, misses = len(attempt.exercises), len(attempt.misses)
    redone = sum(marked is not None for marked in attempt.second)
    words = f"{attempt.done} of {positions} answered, {attempt.near} close."
    words += f" Tried again: {redone} of {misses}." if misses else ""
    said = Counter(marked.said for marked in attempt.first if marked is not None)
    if said and (most := said.most_common(1)[0][1]) > positions // 2:
        words += f" The same guess {most} times."
    return Mark(Fraction(attempt.done + redone, max(1, positions + misses)), words)


ASKED = "That isn't a complete receipt. Copy the whole line, including the last four characters."


Lessons = Callable[[str, str], Attempt]
"""Gives an attempt without answers, by the game's id and the lesson's number."""


def lesson_of(game: str, number: str) -> Attempt:
    """An attempt at a lesson, without answers. Its positions take a while to build.

    Raises:
        Refusal: if there is no such game or lesson.
    """
    kit = kit_of(game)
    plan = plan_of(kit, number)
    return Attempt(exercises(kit, plan), plan)


def read_receipt(text: str) -> Attempt | Notebook:
    """Read a receipt and mark its answers again.

    The receipt may be broken into lines, or quoted by an email, a list or a table.

    Raises:
        Refusal: if the text contains no receipt, or a changed one.
    """
    return read_unquoted(unquoted(text), lesson_of)


HEAD = re.compile(
    r"(?<![\w-])[a-z_]+(?:-[a-z]+)?(?: lesson=\d{1,3})?(?: edition=\d{1,3})?(?: student=\S{1,80})?: "
)
SIGNS_AT_END = re.compile(r" #[0-9a-f]{4}(?![\w#])")
PREFIXES = re.compile(r"^(?:[ \t]*(?:[>|*+•–-]+|\(?\d{1,3}[.)])(?=[ \t>]))+[ \t]+|^[ \t]*>+", re.MULTILINE)
"""What mail and lists put before a line: '> ', '- ', '1. '."""
TRIES = 8
"""How many beginnings and ends of a receipt are tried in one text."""


def unquoted(text: str) -> str:
    """The receipt in a text, without what mail, lists and tables put around it; the text itself if there is none.

    `> `, `- `, `1. `, quotation marks, a full stop at the end, and `Name<TAB>` in front are taken off. A name in
    front is not used: a receipt bears its own.
    """
    short = str(text)[: 10 * LONGEST]
    for plain in (" ".join(words.split()) for words in (short, PREFIXES.sub("", short))):
        ends = [found.end() for found in islice(SIGNS_AT_END.finditer(plain), TRIES)]
        for head in islice(HEAD.finditer(plain), TRIES):
            for end in ends:
                if end > head.end() and _is_sealed(plain[head.start() : end]):
                    return plain[head.start() : end]
    return " ".join(short.split())


def _is_sealed(text: str) -> bool:
    """Whether a receipt's last four signs are those of what stands before them."""
    body, _, signs = text.rpartition(" #")
    try:
        return bool(body) and _sealed(body) == f"{body} #{signs}"
    except UnicodeEncodeError:  # half a character, as a broken program writes it
        return False


def read_unquoted(receipt: str, lessons: Lessons) -> Attempt | Notebook:
    """`read_receipt` of what `unquoted` gave; a reader of many gives a `lesson_of` that remembers."""
    if not _is_sealed(receipt):
        raise Refusal(ASKED)
    body, _, _ = receipt.rpartition(" #")
    head, _, rest = body.partition(": ")
    what, *options = head.split()
    given = dict(option.partition("=")[::2] for option in options)
    student = given.get("student", "").replace("_", " ")
    edition = given.get("edition", "")
    if "lesson" in given:
        return _lesson(what, given["lesson"], edition, student, rest, lessons)
    _same_edition(edition, EDITION, f"the notebook {what}")
    return _notebook(what, student, rest)


def _same_edition(given: str, now: int, what: str) -> None:
    """Raise Refusal if a receipt's answers may belong to other questions than those of today."""
    if given != str(now):
        named = f"edition {given}" if given else "an edition that it doesn't name"
        raise Refusal(
            f"This receipt is for {named} of {what}, and its questions have changed. This is edition {now}."
        )


def read_given(text: str) -> Given:
    """'43', '43t' or '43ty'."""
    found = ANSWER.fullmatch(text)
    if not found:
        raise Refusal(f"Expected an answer such as 43 or 43t, not {text[:20]!r}.")
    return Given(Fraction(found[1]), LEVELS[found[2]], found[3])


def _lesson(game: str, number: str, edition: str, student: str, rest: str, lessons: Lessons) -> Attempt:
    attempt = lessons(game, number).afresh(student)
    _same_edition(edition, attempt.plan.edition if attempt.plan else 0, f"lesson {number}")
    first, _, again = rest.partition(" | ")
    said = first.split()
    if len(said) != len(attempt.exercises):
        raise Refusal(f"Expected {len(attempt.exercises)} answers to lesson {number}, not {len(said)}.")
    pairs = [(at, one) for at, one in enumerate(said) if one != "-"]
    for word in again.split():
        place, _, one = word.partition("=")
        redone = int(place) - 1 if re.fullmatch("[1-9][0-9]{0,2}", place) else -1
        if not 0 <= redone < len(said) or said[redone] == "-":
            raise Refusal(f"Expected a position that was answered and tried again, not {word[:20]!r}.")
        pairs.append((redone, one))
    for at, one in pairs:
        here, given = attempt.exercises[at], read_given(one)
        value = given.said / (100 if here.question.measure == "chance" else 1)
        low, high = here.posed.span
        if not low <= value <= high:
            raise Refusal(f"{one[:20]} is not a possible answer at position {at + 1}.")
        attempt.answer(at, value, given.sure, asked=given.asked)
    return attempt


def _notebook(notebook: str, student: str, rest: str) -> Notebook:
    numbers = {task.number for task in _tasks(notebook)}
    answers: dict[int, str] = {}
    positions: dict[tuple[int, int], Given] = {}
    for word in [] if rest == "-" else rest.split():
        place, _, said = word.partition("=")
        if at := re.fullmatch(r"(\d{1,3})\.(\d{1,3})", place):
            positions[int(at[1]), int(at[2])] = read_given(said)
        elif re.fullmatch("[1-9][0-9]{0,2}", place) and int(place) in numbers and said:
            answers[int(place)] = said
        else:
            raise Refusal(f"Expected the number of an exercise of {notebook} and an answer, not {word[:30]!r}.")
    return Notebook(notebook, student, answers, positions)
