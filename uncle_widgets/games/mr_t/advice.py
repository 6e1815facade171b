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
from uncle_widgets.games.mr_t.words import either
from uncle_widgets.games.words import count, spoken
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
        return "Which name are the others likely to turn up, and do you want to match it?"
    want, who = either(fight.targets), _others(view, fight, names)
    if move.card and move.card not in fight.targets:
        return f"{move.card} matches nothing here. To match: {want}."
    if move.card:
        do = "does" if len(fight.members) == 2 else "do"
        return f"{move.card} matches. How often {do} {who} match too, and what is on the board?"
    sure = sorted({*view.hand} & {*fight.targets})
    if sure:
        return f"You hold {spoken(sure)}, a sure match. Is the board worth it?"
    return f"How many of the cards that you may turn are {want}?"


def why(view: View, move: Play, names: Sequence[str]) -> str:
    """What the move may win."""
    fight = view.fight_of(view.me)
    if fight is None:
        like, unseen = counted(view.unseen).get(move.card, 0), len(view.unseen)
        many = f"{like} of the {unseen} cards that you have not seen {'is' if like == 1 else 'are'} {move.card}."
        return f"All show their cards together. {many}" if unseen else "You have seen every card."
    mine, theirs = hits(view, fight, move), anyone(view, fight)
    who = _others(view, fight, names)
    what = (
        f"{move.card} matches{'' if mine else ' nothing'}, and leaves your hand for good"
        if move.card
        else f"The top of your pile {_top(mine)}"
    )
    return f"{what}. {who} {_match(fight, theirs)}."


def _top(mine: Fraction) -> str:
    if mine in (0, 1):
        return "matches for certain" if mine else "cannot match"
    return f"matches in {about(mine)} of 100 deals"


def _match(fight: Fight, theirs: Fraction) -> str:
    if not theirs:
        return "cannot match"
    often = "for certain" if theirs == 1 else f"in {about(theirs)} of 100 deals"
    return f"matches {often}" if len(fight.members) == 2 else f"match, one of them at least, {often}"


def asked(view: View, move: Play, names: Sequence[str]) -> Asked:
    """What the move shows, and how likely the others are to match too."""
    fight = view.fight_of(view.me)
    if fight is None:
        return Asked("You choose a card of your hand, and all show theirs together.", play=f"Show {move.card}")
    who, two = _others(view, fight, names), len(fight.members) == 2
    if move.card:
        line = f"{move.card} matches." if move.card in fight.targets else f"{move.card} matches nothing."
        told = f"{who} matches" if two else "one of them matches"
        ask = (
            f"How likely is it that {who} matches too?" if two else f"How likely is it that one of {who} matches?"
        )
        return Asked(line, ask, anyone(view, fight), told, f"Show {move.card}")
    return Asked(
        "Nobody has seen it.", "How likely is it that it matches?", hits(view, fight, move), "it matches",
        "Turn it",
    )  # fmt: skip


def copies(view: View, move: Play, names: Sequence[str]) -> str:
    """What there is to count."""
    fight = view.fight_of(view.me)
    if not view.unseen:
        return "You have seen every card: there is nothing to count."
    if fight is None:
        return f"{count(len(view.unseen), 'card is', 'cards are')} unseen."
    bag = counted(view.unseen)
    found = spoken(f"{bag[card]} {card}" for card in fight.targets if bag.get(card)) or "none"
    holds = spoken(
        f"{names[seat]} holds {count(view.sizes[seat]) if view.sizes[seat] else 'no card'}"
        for seat in fight.members
        if seat != view.me
    )
    n = len(view.unseen)
    unseen = "the one card" if n == 1 else f"the {n} cards"
    return f"Of {unseen} that you have not seen, {found} would match. {holds}."


ADVICE = Advice(
    scale=Scale("board cards", "board cards from this showdown", matters=0.1),
    exact=exact,
    model=(
        "Cards of the board, times the chance to win them, less "
        f"{float(PRICE):g} for a hand card, which is gone for good. We suppose that the others show a match if "
        "they hold one, and that a showdown left open by this step is even."
    ),
    hint=hint,
    why=why,
    asked=asked,
    count=copies,
)
