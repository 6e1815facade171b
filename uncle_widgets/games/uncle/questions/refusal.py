"""Why a refusal moves the chance of the next hand: the steps, and the cases by how many cards fit.

Four kinds of piles are simple enough for steps of their own. Everywhere else deals are crossed out and counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.uncle.belief import kept
from uncle_widgets.games.uncle.cards import HAND
from uncle_widgets.games.uncle.odds import Declined
from uncle_widgets.games.uncle.questions.give_next import Lays
from uncle_widgets.games.uncle.questions.reasons import alike, one_of, pile_keys, unseen_lines
from uncle_widgets.games.uncle.questions.sums import adding
from uncle_widgets.games.uncle.questions.told import Told, by_case, tree_of
from uncle_widgets.games.words import (
    AT_LEAST_ONE,
    capital,
    card_by_card,
    hundred,
    none_of,
    out_of_hundred,
    shrinking,
    spelled,
    spoken,
)
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.reasons import Ask, Derivation, Line
from uncle_widgets.probability.show import of_hundred

NEARLY = Fraction(3, 100)
"""Other refusals that move a simple answer by more than this are not left to its last line."""
DEALS = (100, 1_000, 10_000)
"""So many deals are imagined: the first of these with which the whole numbers give the answer."""
FEWEST = 40
"""Of them so many are left at least."""
FRESH = "A card that was drawn after a refusal can be anything, but an older one can't. Count the new cards."
BAYES = "Cross out the deals in which somebody would have made a ten, and count again among those that are left."


def steps(at: Lays, prior: Fraction, passed: Sequence[Declined]) -> Derivation:
    """The small questions; by case as another way."""
    told = Told(at, prior, passed)
    lines, idea = next(filter(None, _forms(told)))
    return Derivation(lines, tree=tree_of(told), other=tuple(by_case(told)), idea=idea)


def _forms(told: Told) -> Iterator[tuple[tuple[Line, ...], str] | None]:
    """The steps of each kind of pile, None where it is of another kind."""
    if alike(told.at.view):
        same = [d for d in told.passed if d.want == told.want]
        mine = [d for d in same if d.seat == told.seat]
        if mine and [*told.groups] == [HAND - 1] and len(told.turns(mine[-1])) == 1:
            yield _one_new(told, mine[-1])
        if mine:
            yield _some_new(told, mine[-1])
        if len(same) == 1 and not mine:
            yield _elsewhere(told, same[0])
        if not same and len(told.passed) == 1:
            yield _room(told, told.passed[0])
    yield _crossed_out(told)


def _one_new(told: Told, last: Declined) -> tuple[tuple[Line, ...], str] | None:
    """A refusal of this very card one turn ago: only the card drawn since can be one."""
    who, want, u, n = told.who, told.want, told.copies, told.total - (HAND - 1)
    near = Fraction(u, n)
    if abs(near - told.at.p) > NEARLY:
        return None
    stood, turn = last.goal - last.want, told.turns(last)
    many = f"the {spelled(u)} {want}s" if u > 1 else f"the last {want}"
    found = [
        _count(
            f"With the pile at {stood}, {who} needed a {want} and played a {last.card}. How many of the cards "
            f"that {who} had then can be {want}s?",
            0,
            "Everyone here makes a ten whenever they can.",
            f"With a {want} in hand, {who} would have made {last.goal}. So none of those cards is a {want}.",
            f"{who}'s old cards that can be {want}s",
            f"{who} would have played a {want}",
            (*turn, *told.hand),
        ),
        _count(
            f"How many cards has {who} drawn since?",
            1,
            "You draw one card after each turn.",
            f"{who} played the {last.card} and drew one card. Only that one card can be a {want}.",
            f"Cards that {who} has drawn since",
            "one turn, one card",
            turn,
        ),
        _count(
            f"{who}'s two old cards aren't {want}s. Among how many hidden cards "
            f"{'are' if u > 1 else 'is'} {many}?",
            n,
            f"Take {who}'s two old cards away from the {told.total} hidden cards.",
            f"{told.total} cards are hidden, and two of them are {who}'s old cards. That leaves {n}.",
            "Hidden cards without these two",
            f"{told.total} − 2",
            told.hand,
        ),
        Line(
            f"The new card is a {want}",
            f"{u} out of {n}",
            hundred(told.at.p) if near == told.at.p else out_of_hundred(near),
            told.hand,
            Ask(
                f"How likely is it that the new card is a {want}?",
                near,
                f"How many {want}s are hidden, and among how many cards?",
                f"The new card is any of those {n} cards, and {spelled(u)} of them "
                f"{f'are {want}s' if u > 1 else f'is a {want}'}. That is {out_of_hundred(near)}.",
                "chance",
            ),
        ),
    ]
    return (*found, *_corrected(told, near)), FRESH


def _corrected(told: Told, near: Fraction) -> Iterator[Line]:
    """What other refusals still change."""
    if near != told.at.p:
        yield Line("The other tens that were missed", "change it a little: counted exactly", hundred(told.at.p))


def _some_new(told: Told, last: Declined) -> tuple[tuple[Line, ...], str] | None:
    """A refusal of this very card some turns ago: by how many of the hand have been drawn since."""
    who, want, u, n = told.who, told.want, told.copies, told.total
    cases = [(HAND - old, p, q / p) for old, (p, q) in told.groups.items() if old < HAND]
    sound = all(has == at_least_one(u, n - HAND + new, new) for new, _, has in cases)
    if not sound or not 2 <= len(cases) <= HAND or sum(p for _, p, _ in cases) != 1:
        return None
    cases.sort(reverse=True)
    turns = told.turns(last)
    lines = [
        _count(
            f"With the pile at {last.goal - last.want}, {who} needed a {want} and didn't play it. How many cards "
            f"has {who} drawn since?",
            len(turns),
            f"{who} draws one card after each turn.",
            f"{who} has played {spelled(len(turns))} cards since then, and drawn a card after each. So {who} has "
            f"drawn {spelled(len(turns))}.",
            f"Cards that {who} has drawn since",
            f"{len(turns)} turns, one card after each",
            turns,
        )
    ]
    for at, (new, _, has) in enumerate(cases):
        line = _if_new(told, new, has)
        lines.append(line if at < 2 else replace(line, ask=None))
    *parts, whole = adding(told.at.p * 100, *(p * has * 100 for _, p, has in cases))
    *weights, _ = adding(Fraction(100), *(p * 100 for _, p, _ in cases))
    shares = [(weight, of_hundred(has)) for weight, (_, _, has) in zip(weights, cases, strict=True)]
    deals = [
        f"In {weight} out of 100 deals {_so_many(new)} new, and then {share} out of 100 have a {want}."
        for (weight, share), (new, _, _) in zip(shares, cases, strict=True)
    ]
    products = [
        f"{share} out of 100 of {_deals(weight)} is {part}"
        for (weight, share), part in zip(shares, parts, strict=True)
    ]
    ask = Ask(
        f"{' '.join(deals)} In how many deals out of 100 does {who} have a {want}?",
        told.at.p,
        "Take that share of each number of deals, then add.",
        f"{spoken(products)}. Together that is {out_of_hundred(told.at.p)}.",
        "chance",
    )
    sums = f"{' + '.join(parts)} = {whole}"
    lines.append(Line(f"{who} has a {want}", sums, hundred(told.at.p), told.hand, ask))
    return tuple(lines), FRESH


def _so_many(new: int) -> str:
    """'two cards are', 'one card is', 'all three cards are'."""
    return "one card is" if new == 1 else f"{spelled(new) if new < HAND else 'all three'} cards are"


def _if_new(told: Told, new: int, has: Fraction) -> Line:
    """The chance if so many of the hand have been drawn since: of one card, or of none among several."""
    want, u, n = told.want, told.copies, told.total - HAND + new
    some = f"{capital(spelled(u))} of the {n} cards that {'it' if new == 1 else 'they'} can be "
    some += f"are {want}s" if u > 1 else f"is a {want}"
    suppose = f"Suppose {_so_many(new).replace('cards', f'of {told.who}{chr(39)}s cards')} new. {some}."
    if new == 1:
        ask = Ask(
            f"{suppose} How likely is it that it is a {want}?",
            has,
            f"Divide the {want}s by the {n} cards.",
            f"It is a {want} in {u} out of {n} cases. That is {out_of_hundred(has)}.",
            "chance",
        )
        return Line(f"One new card is a {want}", f"{u} out of {n}", out_of_hundred(has), told.hand[:1], ask)
    row, which = none_of(u, n, new), "Neither" if new == 2 else "None"
    ask = Ask(
        f"{suppose} How likely is it that {which.lower()} of them is a {want}?",
        1 - has,
        f"If the first one is not a {want}, {n - 1} cards are left. Multiply the {spelled(new)} fractions.",
        f"{row} is {out_of_hundred(1 - has)}. In the other {out_of_hundred(has)} there is a {want}.",
        "chance",
        left=shrinking(u, n, new),
    )
    words = f"{which} of {'two' if new == 2 else 'three'} new cards is a {want}"
    return Line(words, row, out_of_hundred(1 - has), told.hand[:new], ask)


def _elsewhere(told: Told, only: Declined) -> tuple[tuple[Line, ...], str] | None:
    """A refusal of this very card by another player: the cards needed are in fewer places."""
    who, other, want, u = told.who, LETTERS[only.seat], told.want, told.copies
    if [*told.groups] != [0] or len(told.elsewhere) != 1 or u < 2:
        return None
    (old,) = told.elsewhere
    n = told.total - old
    near = at_least_one(u, n, HAND)
    if not old or abs(near - told.at.p) > NEARLY:
        return None
    turns = told.turns(only)
    lit = (*turns, *one_of(told.at.view, only.seat)[:old])
    *cards, answer = card_by_card(f"{who}'s", HAND, n, u, f"a {want}", f"{want}s", told.hand, "cards")
    lines = [
        _count(
            f"With the pile at {only.goal - want}, {other} needed a {want} and played a {only.card}. How many of "
            f"the cards that {other} has now can't be {want}s?",
            old,
            f"{other} had three cards, played one and drew one.",
            f"With a {want} in hand, {other} would have made {only.goal}. {capital(spelled(old))} of those cards "
            f"{'are' if old > 1 else 'is'} still in {other}'s hand.",
            f"{other}'s cards that can't be {want}s",
            f"{HAND} − {len(turns)} drawn since" if old == HAND - len(turns) else "those from before",
            lit,
        ),
        _count(
            f"Among how many hidden cards are the {spelled(u)} {want}s?",
            n,
            f"Take {other}'s {spelled(old)} old cards away from the {told.total} hidden cards.",
            f"{told.total} cards are hidden, and {spelled(old)} of them can't be {want}s. That leaves {n} places "
            f"for the {want}s.",
            f"Hidden cards that can be {want}s",
            f"{told.total} − {old}",
            lit,
        ),
    ]
    if near == told.at.p:
        return (*lines, *cards, answer), AT_LEAST_ONE
    return (*lines, *cards, answer, *_corrected(told, near)), AT_LEAST_ONE


def _room(told: Told, only: Declined) -> tuple[tuple[Line, ...], str] | None:
    """A refusal of another card one turn ago: a hand without that one has more room for this."""
    who, want, lack, u = told.who, told.want, only.want, told.copies
    lacks = told.at.view.unseen.count(lack)
    n, rest = told.total - lacks, told.total - (HAND - 1)
    if only.seat != told.seat or len(told.turns(only)) != 1 or not (u and lacks):
        return None
    old, new = 1 - at_least_one(u, n, HAND - 1), 1 - Fraction(u, rest)
    if 1 - old * new != told.at.p:
        return None
    turns = told.turns(only)
    row = none_of(u, n, HAND - 1)
    lines = (
        _count(
            f"With the pile at {only.goal - lack}, {who} had no {lack}. {capital(spelled(lacks))} of the "
            f"{told.total} hidden cards are {lack}s. How many cards can {who}'s two old cards be?",
            n,
            f"Take the {lack}s away from the {told.total} hidden cards.",
            f"{who}'s two old cards aren't {lack}s. {told.total} − {lacks} leaves {n} other cards.",
            f"Hidden cards that aren't {lack}s",
            f"{told.total} − {lacks}",
            (*turns, *told.hand),
        ),
        _count(
            f"How many of those {n} cards are {want}s?",
            u,
            f"The deck has seven {want}s. How many of them can you see?",
            f"You can see {spelled(7 - u)} of the seven {want}s, so {spelled(u)} are hidden.",
            f"{want}s among them",
            f"7 − {7 - u}",
            (*pile_keys(told.at.view, want), *one_of(told.at.view, told.at.view.seat, want)),
        ),
        Line(
            f"Neither old card is a {want}",
            row,
            out_of_hundred(old),
            told.hand[: HAND - 1],
            Ask(
                f"How likely is it that neither of {who}'s two old cards is a {want}?",
                old,
                f"{n - u} of the {n} cards aren't {want}s. Then one card fewer is left. Multiply.",
                f"{row} is {out_of_hundred(old)}.",
                "chance",
                left=shrinking(u, n, HAND - 1),
            ),
        ),
        Line(
            f"The new card is not a {want}",
            f"{rest - u} out of {rest}",
            out_of_hundred(new),
            told.hand[HAND - 1 :],
            Ask(
                f"The new card can be any of the other {rest} hidden cards, and {spelled(u)} of them are {want}s. "
                f"How likely is it that it is not a {want}?",
                new,
                f"How many of the {rest} cards aren't {want}s?",
                f"{rest - u} of the {rest} cards aren't {want}s. That is {out_of_hundred(new)}.",
                "chance",
            ),
        ),
        Line(f"None of the three is a {want}", f"{row} × {rest - u}/{rest}", out_of_hundred(old * new), told.hand),
        Line(
            "At least one of them is",
            f"100 − {of_hundred(old * new)} = {100 - of_hundred(old * new)}",
            hundred(told.at.p),
            told.hand,
        ),
    )
    return lines, AT_LEAST_ONE


def _crossed_out(told: Told) -> tuple[tuple[Line, ...], str]:
    """Bayes by whole numbers: deals by the cards alone, and those of them that are left."""
    who, want, p, left = told.who, told.want, told.at.p, kept(told.at.view)
    for deals in DEALS:
        before = _near(deals * told.prior)
        after, rest = _near(deals * left * p), _near(deals * left * (1 - p))
        whole = max(1, after + rest)
        if whole >= FEWEST and of_hundred(Fraction(after, whole)) == of_hundred(p):
            break
    lines = unseen_lines(told.at.view, want)
    shuffled = "counted exactly, because you know which cards were shuffled back in"
    alone = f"1 − {none_of(told.copies, told.total, HAND)}" if alike(told.at.view) else shuffled
    keys = tuple(f"p{d.at}" for d in told.passed)
    struck = f"{after:,} with a {want} and {rest:,} without one are left"
    return (
        *lines,
        Line(f"{who} has a {want}, by the cards alone", alone, f"{before:,} of {deals:,} deals", told.hand),
        Line(
            "Cross out the deals in which somebody would have made a ten",
            f"{after:,} + {rest:,}",
            f"{whole:,} deals",
            keys,
            Ask(
                f"In {before:,} of {deals:,} deals {who} has a {want}, and in {deals - before:,} there is none. "
                f"Cross out the deals in which somebody would have made a ten: {struck}. How many are left?",
                Fraction(whole),
                "Add the deals that are left.",
                f"{after:,} of the deals with a {want} fit what you saw, and so do {rest:,} of the others. "
                f"Together that is {whole:,}.",
                unit="deals",
            ),
        ),
        Line(
            f"{who} has a {want}",
            f"{after:,} of {whole:,} deals",
            hundred(p),
            told.hand,
            Ask(
                f"Only those {whole:,} deals can have happened. How likely is it that {who} has a {want}?",
                p,
                f"Divide the deals with a {want} by all the deals that are left.",
                f"{after:,} of the {whole:,} deals that are left have a {want}. That is {out_of_hundred(p)}.",
                "chance",
            ),
        ),
    ), BAYES


def _near(x: Fraction) -> int:
    return int(x + Fraction(1, 2))


def _count(
    words: str, number: int, hint: str, reason: str, line: str, how: str, lit: tuple[str, ...], unit: str = "cards"
) -> Line:
    """A line whose number is a count, with its small question."""
    return Line(line, how, str(number), lit, Ask(words, Fraction(number), hint, reason, unit=unit))


def _deals(n: str) -> str:
    """'1 deal', '42 deals'."""
    return f"{n} deal{'' if n == '1' else 's'}"
