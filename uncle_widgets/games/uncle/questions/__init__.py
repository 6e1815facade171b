"""The questions of the U.N.C.L.E. card game, a module each.

Seats are called by letters, A for seat 0. Trials deal and play (see `trials.py`); exact
answers come from `odds.py` and `rounds.py`.
"""

from __future__ import annotations

from collections.abc import Mapping

from uncle_widgets.games.uncle.questions.best_card import BestCard
from uncle_widgets.games.uncle.questions.declined import WhatRefusalTells
from uncle_widgets.games.uncle.questions.ever_lands import EverLands
from uncle_widgets.games.uncle.questions.give_next import GiveNext
from uncle_widgets.games.uncle.questions.hit_now import HitNow
from uncle_widgets.games.uncle.questions.next_turn import NextTurn
from uncle_widgets.games.uncle.state import View
from uncle_widgets.probability.question import Question

QUESTIONS: Mapping[str, Question[View]] = {
    question.id: question
    for question in (HitNow(), GiveNext(), WhatRefusalTells(), EverLands(), BestCard(), NextTurn())
}
