"""Uncle Widgets: Jupyter widgets that teach probability with five family games.

>>> import uncle_widgets as uw
>>> uw.play_out("uncle", seats=2, seed=1, pot_chips=1).record()[:27]
'uncle seats=2 pot_chips=1: '
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from uncle_widgets.engine.match import Match
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import opened
from uncle_widgets.games.table import play_out
from uncle_widgets.probability.dist import Dist
from uncle_widgets.refusal import Refusal

if TYPE_CHECKING:
    from uncle_widgets.school.answers import collect, read_receipts
    from uncle_widgets.school.finding import find_lessons
    from uncle_widgets.school.lesson_table import teachers_page
    from uncle_widgets.school.mark import Mark
    from uncle_widgets.school.picturing import picture
    from uncle_widgets.school.quiz import quiz
    from uncle_widgets.school.receipts import read_receipt
    from uncle_widgets.school.sheet import sheet
    from uncle_widgets.widgets.lab.simulate import lab, simulate, tournament
    from uncle_widgets.widgets.live.classroom import classroom
    from uncle_widgets.widgets.page.dashboard import dashboard
    from uncle_widgets.widgets.play.play import play
    from uncle_widgets.widgets.rooms.explain import explain
    from uncle_widgets.widgets.rooms.lessons import lesson
    from uncle_widgets.widgets.rooms.position import position
    from uncle_widgets.widgets.rooms.ruleroom import how_to
    from uncle_widgets.widgets.rooms.watch import watch
    from uncle_widgets.widgets.rooms.whatif import what_if
    from uncle_widgets.widgets.saved.export import export_html
    from uncle_widgets.widgets.school.book import check, receipt
    from uncle_widgets.widgets.school.exercise import exercise
    from uncle_widgets.widgets.school.marks import marks

__all__ = [
    "GAMES",
    "Dist",
    "Mark",
    "Match",
    "Refusal",
    "check",
    "classroom",
    "collect",
    "dashboard",
    "exercise",
    "explain",
    "export_html",
    "find_lessons",
    "how_to",
    "lab",
    "lesson",
    "marks",
    "picture",
    "play",
    "play_out",
    "position",
    "quiz",
    "read_receipt",
    "read_receipts",
    "receipt",
    "replay",
    "sheet",
    "simulate",
    "teachers_page",
    "tournament",
    "watch",
    "what_if",
]

__version__ = "0.1.0"

if not TYPE_CHECKING:
    _ROOMS = {
        "Mark": "school.mark",
        "check": "widgets.school.book",
        "classroom": "widgets.live.classroom",
        "collect": "school.answers",
        "dashboard": "widgets.page.dashboard",
        "exercise": "widgets.school.exercise",
        "explain": "widgets.rooms.explain",
        "export_html": "widgets.saved.export",
        "find_lessons": "school.finding",
        "how_to": "widgets.rooms.ruleroom",
        "lab": "widgets.lab.simulate",
        "lesson": "widgets.rooms.lessons",
        "marks": "widgets.school.marks",
        "picture": "school.picturing",
        "play": "widgets.play.play",
        "position": "widgets.rooms.position",
        "quiz": "school.quiz",
        "read_receipt": "school.receipts",
        "receipt": "widgets.school.book",
        "read_receipts": "school.answers",
        "sheet": "school.sheet",
        "simulate": "widgets.lab.simulate",
        "teachers_page": "school.lesson_table",
        "tournament": "widgets.lab.simulate",
        "watch": "widgets.rooms.watch",
        "what_if": "widgets.rooms.whatif",
    }

    def __getattr__(name: str) -> Any:
        """A room is imported when it is first asked for: rules, records and odds need no widget."""
        if name not in _ROOMS:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        room = globals()[name] = getattr(import_module(f"{__name__}.{_ROOMS[name]}"), name)
        return room

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


def replay(record: str) -> Match[Any, Any, Any]:
    """Read a record (text or JSON) and return its Match. Raise Refusal at the first move that breaks a rule."""
    return opened(GAMES, record)
