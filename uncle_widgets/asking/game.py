"""What a deed does to a game that is watched: it steps, it stops at moments and asks, it answers and goes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from uncle_widgets.asking import deeds as do
from uncle_widgets.asking import panel
from uncle_widgets.asking.facts import GameFacts, Moment
from uncle_widgets.asking.state import PAGES, Asked, Held, Watching
from uncle_widgets.refusal import Refusal

ANSWERED, SKIPPED = "answered", "skipped"


def did(facts: GameFacts, now: Watching, deed: do.Deed) -> Watching:
    """The game after a deed."""
    match deed:
        case do.Step(to):
            if not 0 <= to < facts.frames:
                raise Refusal(f"Expected a step from 0 to {facts.frames - 1}, not {to}.")
            return _moved(facts, replace(_left(now), frame=to))
        case do.Eyes(key):
            return _looked(facts, now, key)
        case do.Stop(at):
            return _stopped(facts, now, at)
        case do.Go(at):
            there = _stopped(facts, now, at)
            done = at >= 0 and fate(there, at) == ANSWERED
            return replace(there, frame=facts.moments(now.seat)[at].answer) if done else there
        case do.Play(on):
            return replace(now, playing=on)
        case do.Skip() if now.stop >= 0:
            return _onward(facts, now, now.frame)
        case do.GoOn() if moment := _done(facts, now):
            return _onward(facts, now, moment.answer)
        case do.Skip() | do.GoOn():
            return now
        case do.Settle(seat, at, answered):
            return _settled(facts, now, seat, at, answered)
    asked = panel.did(facts, now.asked, deed)
    after = replace(now, asked=asked)
    moment = waiting(facts, now)
    if moment and isinstance(deed, do.Predict) and not asked.aside:
        return replace(_fated(after, ANSWERED, anew=True), frame=moment.answer, playing=False)
    if moment and isinstance(deed, do.Turn) and fate(now, now.stop) == ANSWERED:
        return replace(after, frame=moment.answer if asked.page == "answer" else moment.frame, playing=False)
    return after


def place(frame: int, eyes: str) -> str:
    """The name of what is asked about."""
    return f"{frame} {eyes}"


def waiting(facts: GameFacts, now: Watching) -> Moment | None:
    """The moment at which the game waits."""
    return facts.moments(now.seat)[now.stop] if now.stop >= 0 else None


def fate(now: Watching, at: int) -> str:
    """What became of a moment of the seat's; '' for nothing yet."""
    return now.fates.get(f"{now.seat} {at}", "")


def fates(now: Watching) -> dict[int, str]:
    """What became of the moments of the seat's, by their places."""
    found = (key.split() for key in now.fates)
    return {int(at): now.fates[f"{seat} {at}"] for seat, at in found if int(seat) == now.seat}


def answered(now: Watching, moment: Moment) -> bool:
    """Whether the moment at which the game waits was answered, and shows it; a mark pressed again asks anew."""
    shows = now.asked.page != PAGES[0] or now.frame != moment.frame
    return shows and fate(now, now.stop) == ANSWERED


def _fated(now: Watching, what: str, anew: bool = False) -> Watching:
    """With what became of the moment at which the game waits, where nothing did before."""
    key = f"{now.seat} {now.stop}"
    return now if key in now.fates and not anew else replace(now, fates={**now.fates, key: what})


def _left(now: Watching) -> Watching:
    """Away from a moment that was waited at: it is not asked about again."""
    return replace(_fated(now, SKIPPED), stop=-1) if now.stop >= 0 else now


def _moved(facts: GameFacts, now: Watching) -> Watching:
    """Ask about where the game stands."""
    return replace(now, asked=panel.look(facts, now.asked, place(now.frame, now.eyes)))


def _looked(facts: GameFacts, now: Watching, key: str) -> Watching:
    if key not in facts.eyes:
        raise Refusal(f"Expected watcher to be one of {', '.join(facts.eyes)}, not {key[:40]!r}.")
    if key.isdecimal() and int(key) != now.seat:
        now = replace(now, seat=int(key), stop=-1)
    return _moved(facts, replace(_left(now), eyes=key))


def _stopped(facts: GameFacts, now: Watching, at: int) -> Watching:
    """The clock has stopped before a moment, or its mark was pressed."""
    moments: Sequence[Moment] = facts.moments(now.seat)
    if not -1 <= at < len(moments):
        raise Refusal(f"Expected a moment from 0 to {len(moments) - 1}, or -1, not {at}.")
    if at < 0:
        return replace(now, stop=-1)
    moment, eyes = moments[at], str(now.seat)
    held = Held(moment.question, moment.settings)
    asked = panel.hold(facts, now.asked, place(moment.frame, eyes), held)
    return replace(now, asked=asked, frame=moment.frame, eyes=eyes, stop=at, playing=False)


def _done(facts: GameFacts, now: Watching) -> Moment | None:
    """The moment at which the game waits, if its answer is on show, or can be had from no question."""
    if now.stop < 0 or now.asked.aside:
        return None
    covered = panel.card(facts, now.asked) and not panel.revealed(facts, now.asked)
    return None if covered else waiting(facts, now)


def _onward(facts: GameFacts, now: Watching, frame: int) -> Watching:
    """Go on with the game from a frame."""
    return replace(_moved(facts, replace(_left(now), frame=frame)), playing=frame < facts.frames - 1)


def _settled(facts: GameFacts, now: Watching, seat: int, at: int, answered: bool) -> Watching:
    seats = [key for key in facts.eyes if key.isdecimal()]
    moments = facts.moments(seat) if str(seat) in seats else ()
    if not 0 <= at < len(moments):
        raise Refusal("That is not a moment of this game.")
    if answered and not number_at(facts, now.asked, seat, moments[at]):
        raise Refusal("Nobody has guessed at that moment.")
    return replace(now, fates={**now.fates, f"{seat} {at}": ANSWERED if answered else SKIPPED})


def number_at(facts: GameFacts, asked: Asked, seat: int, moment: Moment) -> str:
    """The first number that was given to the question of a moment, as it is set there; '' for none."""
    here = place(moment.frame, str(seat))
    shown = facts.card(here, moment.question, moment.settings)
    if shown is None:
        return ""
    given = panel.said_to(asked.said, here, moment.question, shown.settings)
    return next((one.number for one in given), "")
