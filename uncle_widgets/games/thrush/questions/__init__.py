"""The questions of THRUSH, a module each.

Seats are called by letters, A for seat 0. Trials throw dice and follow the board and the log; exact answers
come from `odds.py` and `trips.py`.
"""

from __future__ import annotations

from collections.abc import Mapping

from uncle_widgets.games.thrush.questions.arming import Arming
from uncle_widgets.games.thrush.questions.captures import Captures
from uncle_widgets.games.thrush.questions.home import HowFar
from uncle_widgets.games.thrush.questions.land import CanLand
from uncle_widgets.games.thrush.questions.own import IsItTheirs
from uncle_widgets.games.thrush.questions.prison import Prison
from uncle_widgets.games.thrush.questions.where import WhereIsMine
from uncle_widgets.games.thrush.state import View
from uncle_widgets.probability.question import Question

QUESTIONS: Mapping[str, Question[View]] = {
    question.id: question
    for question in (CanLand(), Captures(), Prison(), Arming(), WhereIsMine(), HowFar(), IsItTheirs())
}
