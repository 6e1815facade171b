"""The questions of UNO, N-L1 to N-L7, a module each: answers come from `odds`, and `trials` deals and plays."""

from collections.abc import Mapping

from uncle_widgets.games.uno.questions.bluff import IsItABluff
from uncle_widgets.games.uno.questions.can_open import CanOpen
from uncle_widgets.games.uno.questions.catch import WillTheyCatch
from uncle_widgets.games.uno.questions.colour import WhichColour
from uncle_widgets.games.uno.questions.first_card import WhatComesFirst
from uncle_widgets.games.uno.questions.will_it_fit import WillItFit
from uncle_widgets.games.uno.questions.worth import HandWorth
from uncle_widgets.games.uno.state import View
from uncle_widgets.probability.question import Question

_ALL = (CanOpen(), WillItFit(), IsItABluff(), WhichColour(), HandWorth(), WillTheyCatch(), WhatComesFirst())
QUESTIONS: Mapping[str, Question[View]] = {question.id: question for question in _ALL}
