"""What a deed does to a lesson: it opens positions, counts the first answers, and asks the misses again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from uncle_widgets.asking import deeds as do
from uncle_widgets.asking import panel
from uncle_widgets.asking.facts import Card, LessonFacts
from uncle_widgets.asking.state import ORDERS, PAGES, Asked, Learning, Said
from uncle_widgets.refusal import Refusal


def did(facts: LessonFacts, now: Learning, deed: do.Deed) -> Learning:
    """The lesson after a deed."""
    match deed:
        case do.Go(to):
            return _gone(facts, now, to)
        case do.GoOn():
            return _onward(facts, now)
        case do.Redo():
            left = _left(facts, now)
            if not left:
                raise Refusal("There's nothing left to redo.")
            return _shown(facts, replace(now, redo=left), left[0])
        case do.Begin():
            return _shown(facts, replace(now, course=now.course + 1, redo=(), examples=()), 0)
        case do.Like():
            return _similar(facts, now)
        case do.Arrange(order):
            if order not in ORDERS:
                raise Refusal(f"Expected the order to be {' or '.join(ORDERS)}, not {order[:20]!r}.")
            return replace(now, order=order)
        case do.Predict() if (two := pair(facts, now)) and (deed.second or not _done(facts, now, two)):
            return replace(now, asked=_both(facts, now, deed, two))
        case do.Own(yes) if two := pair(facts, now):
            asked, card = _asked_back(facts, now, two)
            return replace(now, asked=replace(now.asked, said=panel.owned(asked, yes, card).said))
        case do.Turn(panel.STEPS_PAGE) if two := pair(facts, now):
            now = _shown(facts, now, _missed_of(facts, now, two))
    return replace(now, asked=panel.did(facts, now.asked, deed))


def place(course: int, at: int, again: bool = False, like: int = -1) -> str:
    """The name of what is asked about: a position of a course, the same once more after a miss, or one like it."""
    return f"{course} {at}{f' like {like}' if like >= 0 else ' again' if again else ''}"


def here(now: Learning, at: int) -> str:
    """The place of a position as it is gone through now."""
    return place(now.course, at, at in now.redo, now.like if at == now.at else -1)


def answers(facts: LessonFacts, now: Learning, again: bool = False) -> Mapping[int, Said]:
    """By position the number that counts: the first that was given to its question as the lesson sets it."""
    found: dict[int, Said] = {}
    for one in now.asked.said:
        course, at, *more = one.place.split()
        if int(course) == now.course and more == ["again"] * again and int(at) not in found:
            asked = facts.card(one.place, one.question, {})
            if asked and asked.settings == one.settings:
                found[int(at)] = one
    return found


def missed(facts: LessonFacts, now: Learning) -> list[int]:
    """The positions whose first answer was not near, in order."""
    first = answers(facts, now)
    return [at for at in sorted(first) if not near(facts, first[at])]


def _left(facts: LessonFacts, now: Learning) -> tuple[int, ...]:
    """The misses that are asked once more: those of a pair together."""
    again = answers(facts, now, again=True)
    misses = [at for at in missed(facts, now) if at not in again]
    pairs = facts.pairs(now.course)
    beside = [other for at in misses for other in pairs.get(at, ()) if other not in again]
    return tuple(sorted({*misses, *beside}))


def near(facts: LessonFacts, said: Said) -> bool:
    """Whether a number is near the answer to what it was given to."""
    asked = facts.card(said.place, said.question, said.settings)
    return asked is not None and asked.near(said.number)


def pair(facts: LessonFacts, now: Learning) -> Sequence[int]:
    """The two positions that are asked about side by side; none where one stands by itself, as where one of the
    two has its answer alone, or cannot be asked."""
    two = facts.pairs(now.course).get(now.at, ())
    if now.like >= 0 or now.following >= 0:
        return ()
    apart = len({_answered(facts, now, at) for at in two}) > 1
    return () if apart or not all(side(facts, now, at)[1] for at in two) else two


def side(facts: LessonFacts, now: Learning, at: int) -> tuple[Asked, Card | None]:
    """What a panel asks at a position as the lesson sets it, and the question there."""
    spot = here(now, at)
    asked = replace(now.asked, place=spot, question=facts.offered(spot)[0], settings={})
    return asked, panel.card(facts, asked)


def _answered(facts: LessonFacts, now: Learning, at: int) -> bool:
    return at in answers(facts, now, at in now.redo)


def _done(facts: LessonFacts, now: Learning, two: Sequence[int]) -> bool:
    """Whether a pair has its numbers, or needs none."""
    return not now.asked.predicting or _answered(facts, now, two[0])


def _both(facts: LessonFacts, now: Learning, deed: do.Predict, two: Sequence[int]) -> Asked:
    """A number to each of a pair, at once."""
    numbers = [number.strip() for number in (deed.number, deed.second)]
    if not all(numbers):
        first, second = (at + 1 for at in two)
        raise Refusal(f"Give two numbers: positions {first} and {second} are answered together.")
    asked = now.asked
    for at, number in zip(two, numbers, strict=True):
        there, card = side(facts, now, at)
        if card:
            said = Said(there.place, there.question, card.settings, number, deed.sure, deed.time, deed.seed)
            asked = panel.given(asked, card, said)
    return panel.settled(facts, asked)


def _asked_back(facts: LessonFacts, now: Learning, two: Sequence[int]) -> tuple[Asked, Card | None]:
    """Of a pair the position whose mistake is asked about: the first of them."""
    both = [side(facts, now, at) for at in two]
    asks = [(asked, card) for asked, card in both if (told := panel.told_of(asked, card)[1]) and told["asks"]]
    return (asks or both)[0]


def _missed_of(facts: LessonFacts, now: Learning, two: Sequence[int]) -> int:
    """Of a pair the position whose steps are worked out: the one on show, unless only the other was missed."""
    given = answers(facts, now, now.at in now.redo)
    far = [at for at in two if at in given and not near(facts, given[at])]
    return far[0] if far and now.at not in far else now.at


def route(facts: LessonFacts, now: Learning) -> tuple[int, ...]:
    """The positions to go through: all of them, or the misses."""
    return now.redo or tuple(range(facts.positions(now.course)))


def after(facts: LessonFacts, now: Learning, two: Sequence[int]) -> int:
    """The position to go to next, after `two` or the one that is shown; -1 after the last."""
    last = max((now.at, *two))
    return next((at for at in route(facts, now) if at > last), -1)


def shut(facts: LessonFacts, now: Learning) -> list[int]:
    """The positions that cannot be opened yet: in a set order one lies open before them."""
    if now.order == "any" or not now.asked.predicting:
        return []
    closed, waits, pairs = [], False, facts.pairs(now.course)
    given = {again: answers(facts, now, again) for again in (False, True)}
    ways = route(facts, now)
    for at in range(facts.positions(now.course)):
        if at in given[at in now.redo]:
            continue
        if waits:
            first, *_ = pairs.get(at, (at,))
            if first == at or first in closed or not pair(facts, replace(now, at=at)):
                closed.append(at)
        elif at in ways:
            waits = facts.asks(here(now, at))
    return closed


def _gone(facts: LessonFacts, now: Learning, to: int) -> Learning:
    """Open a position."""
    most = facts.positions(now.course)
    if to == -1:
        return replace(now, at=-1, like=-1, following=-1)
    if not 0 <= to < most:
        raise Refusal(f"Expected a position from 1 to {most}, not {to + 1}.")
    if to in shut(facts, now):
        raise Refusal("Make your guess first.")
    two = pair(facts, replace(now, at=to))
    first = two and not _done(facts, now, two)  # until both are answered the first stands in front
    return _shown(facts, now, two[0] if first else to)


def _onward(facts: LessonFacts, now: Learning) -> Learning:
    """The next position, or after the last one how it went."""
    if now.at < 0:
        return now
    if now.following >= 0:
        return _gone(facts, replace(now, following=-1), now.following)
    following = after(facts, now, pair(facts, now))
    if following < 0 and facts.seeking:
        raise Refusal("The next position isn't ready yet.")
    if following >= 0 and (found := example_for(facts, now)):
        at, reason = found
        asked = panel.look(facts, replace(now.asked, settings={}), place(now.course, at))
        asked = replace(asked, page=panel.EXAMPLE_PAGE)
        return replace(now, at=at, like=-1, following=following, examples=(*now.examples, reason), asked=asked)
    return _gone(facts, now, following)


ROW = "row"
"""Two misses in a row."""


def example_for(facts: LessonFacts, now: Learning) -> tuple[int, str] | None:
    """The position whose numbers a worked example shows before the next one, and what for; None for no example.

    It comes after two misses of one kind, or two in a row, and shows the earlier of the two: never the one just
    answered. Each kind has one in a lesson.
    """
    if now.redo or now.like >= 0 or not now.asked.predicting:
        return None
    first, two = answers(facts, now), pair(facts, now) or (now.at,)
    far = [at for at in sorted(first) if not near(facts, first[at])]
    last = [at for at in two if at in far]
    earlier = [at for at in far if at < min(two)]
    if not last or not earlier:
        return None
    kind = _kind(facts, now, first[last[0]])
    alike = [at for at in earlier if kind and _kind(facts, now, first[at]) == kind]
    before = max((at for at in first if at < min(two)), default=-1)
    row = [before] if before in far else []
    for reason, found in ((kind, alike), (ROW, row)):
        shows = [at for at in found if (there := _card(facts, now, first[at])) and there.example]
        if shows and reason not in now.examples:
            return shows[-1], reason
    return None


def _card(facts: LessonFacts, now: Learning, said: Said) -> Card | None:
    return facts.card(said.place, said.question, said.settings)


def _kind(facts: LessonFacts, now: Learning, said: Said) -> str:
    """The kind of mistake that a guess fits, unless it was denied."""
    there = _card(facts, now, said)
    mistake = there.told(said, panel.before(now.asked, said))["mistake"] if there and not said.denied else None
    return mistake["kind"] if mistake else ""


def _similar(facts: LessonFacts, now: Learning) -> Learning:
    """One like the position on show."""
    if now.at < 0 or not panel.revealed(facts, now.asked):
        raise Refusal("Make your guess first.")
    many = facts.likes(now.course, now.at)
    if not many:
        raise Refusal("There's no similar position yet.")
    return _shown(facts, now, now.at, (now.like + 1) % many)


def _shown(facts: LessonFacts, now: Learning, at: int, like: int = -1) -> Learning:
    """Ask about a position as the lesson sets it: what was tried at another does not come along."""
    now = replace(now, like=like, following=-1)
    if at >= facts.positions(now.course):
        return replace(now, at=-1)
    stays = at in pair(facts, now)  # who turns to the other of two side by side stays on the page
    asked = replace(now.asked, settings={}, page=now.asked.page if stays else PAGES[0])
    now = replace(now, at=at)
    return replace(now, asked=panel.look(facts, asked, here(now, at)))
