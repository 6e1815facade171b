"""The questions of the Mr. T card game, a module each.

Exact answers come from `odds.py`; trials deal the hidden cards and play by the rules (`common.py`).
"""

from __future__ import annotations

from collections.abc import Mapping

from uncle_widgets.games.mr_t.questions.can_match import CanMatch
from uncle_widgets.games.mr_t.questions.due import Due
from uncle_widgets.games.mr_t.questions.flip import Flip
from uncle_widgets.games.mr_t.questions.long_run import LongRun
from uncle_widgets.games.mr_t.questions.spend import Spend
from uncle_widgets.games.mr_t.questions.survives import Survives
from uncle_widgets.games.mr_t.questions.turns_up import TurnsUp
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.probability.question import Question

QUESTIONS: Mapping[str, Question[View]] = {
    question.id: question for question in (Flip(), Due(), CanMatch(), LongRun(), Spend(), Survives(), TurnsUp())
}
