"""What a deed does to a panel: `did(facts, asked, deed)` is what is asked then. A Refusal changes nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from uncle_widgets.asking import deeds as do
from uncle_widgets.asking import shapes
from uncle_widgets.asking.facts import Card, Facts
from uncle_widgets.asking.sitting import SURE
from uncle_widgets.asking.state import PAGES, Asked, Attempt, Held, Said, Settings
from uncle_widgets.asking.steps import attempted
from uncle_widgets.refusal import Refusal

STEPS = 26
"""Steps of a derivation, at most: one a letter."""
STEPS_PAGE, EXAMPLE_PAGE = PAGES[3:]


def card(facts: Facts, asked: Asked) -> Card | None:
    """The question on show; None where it does not arise."""
    return facts.card(asked.place, asked.question, asked.settings)


def last_said(asked: Asked, place: str, question: str, settings: Settings) -> Said | None:
    """The last number that was given to a question, set so, at a place, and still counts."""
    fresh = asked.said[asked.covered :]
    return next(said_to(fresh[::-1], place, question, settings), None)


def said_to(said: Sequence[Said], place: str, question: str, settings: Settings) -> Iterator[Said]:
    """Those numbers that were given to a question, set so, at a place."""
    wanted = place, question, settings
    return (one for one in said if (one.place, one.question, one.settings) == wanted)


def before(asked: Asked, said: Said) -> tuple[Said, ...]:
    """What was said before a number that was given."""
    return asked.said[: next(at for at, one in enumerate(asked.said) if one is said)]


def seen(facts: Facts, asked: Asked, question: str, shown: Card) -> bool:
    """Whether an answer may be seen: it was predicted; or nobody asks first, or it is certain."""
    if last_said(asked, asked.place, question, shown.settings):
        return True
    return not asked.predicting or (shown.certain and not facts.locked)


def revealed(facts: Facts, asked: Asked) -> bool:
    """Whether the answer of the question on show may be seen."""
    shown = card(facts, asked)
    return shown is not None and seen(facts, asked, asked.question, shown)


def did(facts: Facts, asked: Asked, deed: do.Deed) -> Asked:
    """What is asked after a deed."""
    match deed:
        case do.Look(place):
            return look(facts, asked, place)
        case do.Pick(question):
            return _picked(facts, asked, question)
        case do.Set(settings):
            return _set(facts, asked, settings)
        case do.Predict(second=second) if second:
            raise Refusal("This question takes one number.")
        case do.Predict(number, sure, time, seed):
            return _predicted(facts, asked, number, sure, time, seed)
        case do.Own(yes):
            return owned(asked, yes, card(facts, asked))
        case do.Again(said):
            return _again(facts, asked, said)
        case do.Turn(page):
            if page not in PAGES[:-1]:
                raise Refusal(f"Expected the page to be {', '.join(PAGES[:-1])}, not {page[:20]!r}.")
            return _turned(facts, asked, page)
        case do.AnswerStep(step, number):
            return _worked(facts, asked, step, number.strip() or " ")
        case do.ShowStep(step):
            return _worked(facts, asked, step, "")
        case do.Attempted(attempt):
            return _attempted_again(facts, asked, attempt)
        case do.Why(at):
            if not 0 <= at < STEPS:
                raise Refusal(f"Expected a step of the derivation from 0 to {STEPS - 1}, not {at}.")
            return replace(asked, why=at)
        case do.AskFirst(on):
            return settled(facts, replace(asked, predicting=on))
        case do.Cover():
            hidden = replace(asked, covered=len(asked.said), attempts_from=len(asked.attempts))
            return settled(facts, hidden)
    raise Refusal(f"A panel can't do {type(deed).__name__}.")


def look(facts: Facts, asked: Asked, place: str) -> Asked:
    """Ask about a place. A moment that was waited at is over."""
    settings = asked.settings if asked.before is None else asked.before
    here = replace(asked, place=place, held=None, aside=False, before=None, settings=settings)
    return settled(facts, replace(here, question=asked.chosen or asked.question))


def hold(facts: Facts, asked: Asked, place: str, held: Held) -> Asked:
    """Wait at a moment: ask what it asks, at its place."""
    before = asked.settings if asked.before is None else asked.before
    here = replace(asked, place=place, held=held, aside=False, before=before, page="answer")
    return settled(facts, replace(here, question=held.question, settings=held.settings))


def settled(facts: Facts, asked: Asked) -> Asked:
    """With the question that is to be shown: the one chosen stays, arise it or not; else the one with most at
    stake, or the first that is undecided."""
    page = PAGES[0] if asked.page in (STEPS_PAGE, EXAMPLE_PAGE) else asked.page
    return replace(asked, question=_question(facts, asked), why=0, page=page)


def _turned(facts: Facts, asked: Asked, page: str) -> Asked:
    """With another page open. Work it out waits for the guess, as every page that gives the answer away."""
    if page == STEPS_PAGE:
        shown = card(facts, asked)
        if shown is None or not revealed(facts, asked):
            raise Refusal("Make your guess first.")
        if not shown.asks:
            raise Refusal("This question has no small steps.")
    return replace(asked, page=page)


def _worked(facts: Facts, asked: Asked, step: int, number: str) -> Asked:
    """With an answer to a small question of the question on show; '' where its answer is to be shown."""
    shown = card(facts, asked)
    if shown is None or not revealed(facts, asked):
        raise Refusal("Make your guess first.")
    return attempted(asked, shown, Attempt(asked.place, asked.question, shown.settings, step, number))


def _attempted_again(facts: Facts, asked: Asked, attempt: Attempt) -> Asked:
    found = facts.card(attempt.place, attempt.question, attempt.settings) if facts.knows(attempt.place) else None
    if found is None or attempt.question not in facts.offered(attempt.place):
        raise Refusal("That question doesn't come up at that place in this game.")
    return attempted(asked, found, replace(attempt, settings=found.settings))


def _question(facts: Facts, asked: Asked) -> str:
    offered = facts.offered(asked.place)
    if len(offered) == 1:
        return offered[0]
    if asked.held is not None:
        return asked.question
    if asked.chosen in offered:
        return asked.chosen
    best = asked.question if facts.stays else facts.prefer(asked.place)
    if best and facts.card(asked.place, best, asked.settings):
        return best
    first = ""
    for name in offered:
        here = facts.card(asked.place, name, asked.settings)
        if here and not here.certain:
            return name
        first = first or (name if here else "")
    return first or (offered[0] if offered else "")


def _picked(facts: Facts, asked: Asked, question: str) -> Asked:
    offered = facts.offered(asked.place)
    if question not in offered:
        raise Refusal(f"Expected one of the questions {', '.join(offered)}, not {question[:40]!r}.")
    _kept_firm(facts, asked, question == asked.question)
    held = asked.held
    aside = held is not None and question != held.question
    settings = held.settings if held and not aside else asked.settings
    return settled(facts, replace(asked, chosen=question, question=question, aside=aside, settings=settings))


def _set(facts: Facts, asked: Asked, settings: Settings) -> Asked:
    """What stood before may stay, for other questions and places."""
    _kept_firm(facts, asked, not settings)
    shown = card(facts, asked)
    offers = shown.offers if shown else {}
    for name, choice in settings.items() if shown else ():
        if choice not in offers.get(name, ()) and (name, choice) not in asked.settings.items():
            those = "; ".join(f"{known} of {', '.join(map(str, few))}" for known, few in offers.items())
            given = f"{str(name)[:20]}={str(choice)[:20]}"
            raise Refusal(f"The question has no setting {given}. It has {those or 'none'}.")
    return settled(facts, replace(asked, settings=dict(settings)))


def _kept_firm(facts: Facts, asked: Asked, as_it_is: bool) -> None:
    if facts.firm and not as_it_is and not revealed(facts, asked):
        raise Refusal("Make your guess before you change the question.")


def _predicted(facts: Facts, asked: Asked, number: str, sure: str, time: str, seed: int) -> Asked:
    shown = card(facts, asked)
    if shown is None:
        raise Refusal("There's no question to answer in this position.")
    said = Said(asked.place, asked.question, shown.settings, number.strip(), sure, time, seed)
    return settled(facts, given(asked, shown, said))


def _again(facts: Facts, asked: Asked, said: Said) -> Asked:
    """A number once more, at its own place; nothing else changes."""
    found = facts.card(said.place, said.question, said.settings) if facts.knows(said.place) else None
    if found is None or said.question not in facts.offered(said.place):
        raise Refusal("That question doesn't come up at that place in this game.")
    return given(asked, found, replace(said, settings=found.settings))


def told_of(asked: Asked, shown: Card | None) -> tuple[Said | None, shapes.Said | None]:
    """The number that was given to the question on show, and what is said of it; None where none was."""
    said = last_said(asked, asked.place, asked.question, shown.settings) if shown else None
    return said, shown.told(said, before(asked, said)) if shown and said else None


def owned(asked: Asked, yes: bool, shown: Card | None) -> Asked:
    """Whether the mistake was theirs, beside the number that it fits, at the place that is asked about."""
    said, verdict = told_of(asked, shown)
    mistake = verdict["mistake"] if verdict and verdict["asks"] else None
    if said is None or mistake is None:
        raise Refusal("There's no mistake to say yes or no to.")
    own = replace(said, owned=mistake["kind"]) if yes else replace(said, denied=mistake["kind"])
    return replace(asked, said=tuple(own if one is said else one for one in asked.said))


def given(asked: Asked, shown: Card, said: Said) -> Asked:
    """With a number that is given to a question; a Refusal for one that cannot be its answer."""
    if said.sure and said.sure not in SURE:
        raise Refusal(f"How sure you are must be one of {', '.join(SURE)}, not {said.sure[:20]!r}.")
    shown.check(said.number)
    return replace(asked, said=(*asked.said, said))
