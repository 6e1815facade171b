"""The questions of Say Uncle, a module each.

Seats are called by letters, A for seat 0. Trials deal and play by the rules; exact answers come from `odds.py`.
"""

from __future__ import annotations

from collections.abc import Mapping

from uncle_widgets.games.say_uncle.questions.call_now import CallNow
from uncle_widgets.games.say_uncle.questions.call_or_wait import CallOrWait
from uncle_widgets.games.say_uncle.questions.draft_talks import DraftTalks
from uncle_widgets.games.say_uncle.questions.laid_out import WillTheyHelp
from uncle_widgets.games.say_uncle.questions.long_run import LongRun
from uncle_widgets.games.say_uncle.questions.more_players import MorePlayers
from uncle_widgets.games.say_uncle.questions.will_it_come import WillItCome
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.probability.question import Question

QUESTIONS: Mapping[str, Question[View]] = {
    question.id: question
    for question in (LongRun(), WillItCome(), CallNow(), DraftTalks(), CallOrWait(), MorePlayers(), WillTheyHelp())
}
