"""What the coach says of the Mr. T card game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product

from uncle_widgets.engine.coach import Advice, Asked, Scale
from uncle_widgets.engine.game import Seat
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.belief import next_of
from uncle_widgets.games.mr_t.cards import counted
from uncle_widgets.games.mr_t.players import RESERVE
from uncle_widgets.games.mr_t.state import Fight, Play, View
from uncle_widgets.games.mr_t.words import either, few, many, one_of, plural, some, unbroken
from uncle_widgets.games.words import capital, spoken
from uncle_widgets.probability.show import about

PRICE = Fraction(str(RESERVE))
"""What a hand card is worth kept, in cards."""


def exact(view: View) -> Mapping[Play, Fraction] | None:
    """Cards that each move may be expected to bring in this showdown; None in a flip."""
    fight = view.fight_of(view.me)
    if fight is None:
        return None
    ways = [Play(card) for card in sorted({*view.hand})]
    if view.piled(_me(view)):
        ways.insert(0, Play())
    return {move: worth(view, fight, move) for move in ways}


def worth(view: View, fight: Fight, move: Play) -> Fraction:
    """The board times the chance to win it, less the price of a hand card."""
    pot = sum(len(view.stacks[space]) for space in fight.spaces) + len(fight.members)
    return pot * wins(view, fight, move) - (PRICE if move.card else 0)


def wins(view: View, fight: Fight, move: Play) -> Fraction:
    """The chance to win the showdown: the others show what they can, and what this step leaves open is even."""
    mine = hits(view, fight, move)
    others = [rival(view, fight, seat) for seat in fight.members if seat != view.me]
    chance = Fraction()
    for outcome, p in _steps([mine, *others]):
        hit = sum(outcome)
        if hit in (0, len(outcome)):
            chance += p / len(outcome)
        elif outcome[0]:
            chance += p / hit
    return chance


def _steps(chances: Sequence[Fraction]) -> Iterator[tuple[tuple[bool, ...], Fraction]]:
    """Who hits, and how likely that is."""
    for outcome in product((True, False), repeat=len(chances)):
        p = Fraction(1)
        for hit, chance in zip(outcome, chances, strict=True):
            p *= chance if hit else 1 - chance
        yield outcome, p


def hits(view: View, fight: Fight, move: Play) -> Fraction:
    """The chance that the watcher's own card matches."""
    if move.card:
        return Fraction(move.card in fight.targets)
    return odds.top_hits(fight.targets, next_of(view, _me(view)))


def rival(view: View, fight: Fight, seat: Seat) -> Fraction:
    """The chance that another plays a match: from the hand if there is one, else from the top of the pile."""
    bag, n = counted(view.unseen), view.sizes[seat]
    common = bool(view.fresh[seat])
    miss = 1 - odds.hand_has(fight.targets, bag, n + common) if n + common else Fraction(1)
    if view.piled(seat) and not common:
        miss *= 1 - odds.top_hits(fight.targets, next_of(view, seat))
    return 1 - miss


def anyone(view: View, fight: Fight) -> Fraction:
    """The chance that one of the others plays a match."""
    miss = Fraction(1)
    for seat in fight.members:
        if seat != view.me:
            miss *= 1 - rival(view, fight, seat)
    return 1 - miss


def _me(view: View) -> Seat:
    assert isinstance(view.me, int)
    return view.me


def _others(view: View, fight: Fight, names: Sequence[str]) -> str:
    return spoken(names[seat] for seat in fight.members if seat != view.me)


def hint(view: View, move: Play, names: Sequence[str]) -> str:
    """A question about what the move leaves."""
    fight = view.fight_of(view.me)
    if fight is None:
        return "Which name are the others likely to turn, and do you want to match it?"
    who = _others(view, fight, names)
    if move.card and move.card not in fight.targets:
        return f"{capital(_card(move))} doesn't match. Which card would?"
    if move.card:
        do = "does" if len(fight.members) == 2 else "do"
        return f"{capital(_card(move))} matches. How often {do} {who} match too, and how big is the board?"
    sure = sorted({*view.hand} & {*fight.targets})
    if sure:
        return f"You have {one_of(sure, 'and')}, so you can match for certain. Is this board worth it?"
    return f"How many of the cards you might turn are {either(tuple(map(plural, fight.targets)))}?"


def why(view: View, move: Play, names: Sequence[str]) -> str:
    """What the move may win."""
    fight = view.fight_of(view.me)
    if fight is None:
        like, hidden = counted(view.unseen).get(move.card, 0), len(view.unseen)
        if not hidden:
            return "You have seen every card."
        if hidden == 1:
            return f"The one card you can't see {'is' if like else 'is not'} {_card(move)}."
        none = "Neither" if hidden == 2 else "None"
        some = f"{capital(few(like)) if like else none} of the {many(hidden)} you can't see"
        are = f"{'are' if like > 1 else 'is'} {_card(move) if like < 2 else unbroken(plural(move.card))}"
        return f"{some} {are}. All cards are shown at the same time."
    mine, theirs = hits(view, fight, move), anyone(view, fight)
    what = f"The top card of your pile {_top(mine)}"
    if move.card:
        what = (
            f"{capital(_card(move))} {'matches' if mine else 'does not match'}. Once played, it is gone for good"
        )
    return f"{what}. {_match(fight, theirs, _others(view, fight, names))}."


def _card(move: Play) -> str:
    """'a KIM'."""
    return one_of([move.card])


def _top(mine: Fraction) -> str:
    if mine in (0, 1):
        return "is certain to match" if mine else "can't match"
    return f"matches in {about(mine)} out of 100 cases"


def _match(fight: Fight, theirs: Fraction, who: str) -> str:
    two = len(fight.members) == 2
    if not theirs:
        return f"{who} can't match" if two else f"Neither {who.replace(' and ', ' nor ')} can match"
    often = "for certain" if theirs == 1 else f"in {about(theirs)} out of 100 cases"
    return f"{who} matches {often}" if two else f"At least one of {who} matches {often}"


def asked(view: View, move: Play, names: Sequence[str]) -> Asked:
    """What the move shows, and how likely the others are to match too."""
    fight = view.fight_of(view.me)
    if fight is None:
        show = f"Show the {unbroken(move.card)}"
        return Asked("You choose a card from your hand, and all cards are shown at the same time.", play=show)
    who, two = _others(view, fight, names), len(fight.members) == 2
    if not move.card:
        ask = "How likely is it that your top card matches?"
        return Asked(
            "Nobody has seen your top card.", ask, hits(view, fight, move), "your top card matches", "Turn it"
        )
    line = f"{capital(_card(move))} {'matches' if move.card in fight.targets else 'does not match'}."
    told = f"{who} matches" if two else f"at least one of {who} matches"
    return Asked(
        line, f"How likely is it that {told} too?", anyone(view, fight), told, f"Show the {unbroken(move.card)}"
    )


def copies(view: View, move: Play, names: Sequence[str]) -> str:
    """What there is to count."""
    fight, n = view.fight_of(view.me), len(view.unseen)
    if not n:
        return "You have seen every card, so there is nothing to count."
    hidden = f"There {'is' if n == 1 else 'are'} {many(n)} you can't see"
    if fight is None:
        return f"{hidden}."
    bag = counted(view.unseen)
    found = spoken(some(bag[card], card) for card in fight.targets if bag.get(card))
    holds = spoken(
        f"{names[seat]} has {many(view.sizes[seat], 'hand card')}" for seat in fight.members if seat != view.me
    )
    good = sum(bag.get(card, 0) for card in fight.targets)
    if n == 1:
        is_match = "a match" if good else "no match"
        return f"The one card you can't see is {one_of(bag)}, which is {is_match}. {holds}."
    if not good:
        return f"{hidden}, and none of them matches. {holds}."
    return f"{hidden}. {capital(found)} among them would match. {holds}."


ADVICE = Advice(
    scale=Scale("cards", "cards won in this showdown", matters=0.1),
    exact=exact,
    model=(
        "A move is worth the chance to win times the number of cards on the board. A hand card costs "
        f"{float(PRICE):g} cards, because it is gone for good. We assume that the others show a match if they "
        "have one. If this step settles nothing, we count the showdown as even."
    ),
    hint=hint,
    why=why,
    asked=asked,
    count=copies,
)
