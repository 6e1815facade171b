"""Why so many challenges are won or lost: tries are followed, challenge by challenge. Multiplying comes second."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from math import comb

from uncle_widgets.games.thrush import odds
from uncle_widgets.games.thrush.cards import WIN
from uncle_widgets.games.thrush.questions.asked import MOST_ASKED, average, counted, likely, verb
from uncle_widgets.games.thrush.questions.common import ratio
from uncle_widgets.games.thrush.words import few
from uncle_widgets.games.words import (
    capital,
    count,
    hundred,
    out_of_hundred,
    power,
    spelled,
    spoken,
    times,
)
from uncle_widgets.probability.reasons import Derivation, Line, Node
from uncle_widgets.probability.show import amount, trimmed

LOSE = 1 - WIN
NTH = ("first", "second", "third", "fourth", "fifth", "sixth")
LOSSES = ("no loss", "one loss", "two losses", "three losses")
TOGETHER = {1: "it", 2: "both", 3: "all three"}
FOLLOW = (
    "Follow a number of tries from challenge to challenge, and compare those that are left at the end with all of "
    "them."
)
ORDERS = "Count the tries for one order of wins and losses, and multiply by the number of orders."
SOME = "Count the tries for no loss and for every number of losses that is allowed, and add them."
SHARE = "Find the average for one agent, and multiply it by the number of agents."


def one_challenge(wins: bool, who: str, lit: tuple[str, ...]) -> Derivation:
    """Why a challenge is won, or lost."""
    faces, chance = (4, WIN) if wins else (2, LOSE)
    shows = "1, 2, 3 and 4" if wins else "5 and 6"
    does = verb(who, "win") if wins else f"{verb(who, 'go')} to prison"
    return Derivation(
        (
            counted(
                "Faces that win" if wins else "Faces that lose",
                shows,
                faces,
                "face",
                ask=f"How many of the six faces of the die {'win' if wins else 'lose'}?",
                hint="The numbers from 1 to 4 win, and the others lose.",
                reason=f"{shows} {'win' if wins else 'lose'}. That's {spelled(faces)} of the six faces.",
                lit=lit,
            ),
            likely(
                "Winning a challenge" if wins else "Losing a challenge",
                f"{faces} of the 6 faces",
                chance,
                ask=f"All six faces are equally likely. So how likely is it that {who} {does}?",
                hint=f"Divide the number of faces that {'win' if wins else 'lose'} by six.",
                reason=f"{faces} of the 6 faces {'win' if wins else 'lose'}. That's {out_of_hundred(chance)}.",
                lit=lit,
            ),
        ),
        idea="Count the faces that do it, and divide by all the faces of the die.",
    )


def how_many(k: int, who: str, lit: tuple[str, ...], held: tuple[str, ...]) -> Derivation:
    """Why `k` wins take so many challenges on average."""
    each, mean = 1 / WIN, k / WIN
    lines = [
        counted(
            "Challenges won out of 6",
            "four of the six faces win",
            4,
            "win",
            ask="Think of 6 challenges in which every face of the die comes up once. "
            f"How many of them {verb(who, 'do')} {who} win?",
            hint="The numbers from 1 to 4 win.",
            reason="Four of the six faces win, so on average 4 of 6 challenges are won.",
            lit=lit,
        ),
        average(
            "Challenges for one agent",
            "6 ÷ 4",
            each,
            "challenges",
            ask="So 6 challenges bring 4 agents on average. How many challenges is that for one agent?",
            hint="Share the 6 challenges equally among the 4 agents.",
            reason="6 ÷ 4 = 1.5, so one agent takes 1.5 challenges on average.",
            lit=held,
            value="" if k > 1 else amount(mean, "challenges"),
        ),
    ]
    if k > 1:
        total = average(
            f"Challenges for {few(k, 'agent')}",
            f"{k} × 1.5",
            mean,
            "challenges",
            ask=f"And how many challenges do {few(k, 'agent')} take on average?",
            hint="Every agent takes 1.5 challenges. You can add averages.",
            reason=f"{k} × 1.5 = {trimmed(mean)}. An average doesn't have to be a whole number.",
            lit=held,
            value=amount(mean, "challenges"),
        )
        lines.append(total)
    return Derivation(tuple(lines), idea=SHARE)


def in_a_row(
    k: int, wanted: Sequence[int], lost: int, who: str, tree: Node, lit: tuple[str, ...], held: tuple[str, ...]
) -> Derivation:
    """Why the number of lost challenges before the k-th win is one of `wanted`; `lost`: challenges lost before."""
    most = wanted[-1]
    lines = [*_past(lost, who, held)]
    if not most:
        lines += _all_won(k, who, held)
    elif len(wanted) == 1:
        lines += _so_many(k, most, who, held)
    else:
        lines += _at_most(k, most, who, held)
    idea = FOLLOW if not most else ORDERS if len(wanted) == 1 else SOME
    return Derivation(tuple(lines), tree, other=tuple(_multiplied(k, wanted, lit, held)), idea=idea)


def _past(lost: int, who: str, held: tuple[str, ...]) -> Iterator[Line]:
    if lost:
        yield Line(
            f"Challenges that {who} {verb(who, 'have')} lost", "the die doesn't remember", "no change", held
        )


def _all_won(k: int, who: str, held: tuple[str, ...]) -> Iterator[Line]:
    """Of 3^k tries, how many are still there after each of k challenges."""
    tries = left = 3**k
    for n in range(k):
        before, left = left, left * 2 // 3
        if n:
            ask = f"In how many of those {before} tries {verb(who, 'do')} {who} win the {NTH[n]} challenge too?"
            reason = f"Each challenge is like the first one. Two thirds of {before} is {left}."
        else:
            ask = (
                f"Think of {tries} tries. {capital(who)} {verb(who, 'win')} two challenges out of three. "
                f"In how many of the {tries} tries {verb(who, 'do')} {who} win the first challenge?"
            )
            reason = f"Two thirds of {before} is {left}. In the others {who} {verb(who, 'go')} to prison."
        yield counted(
            f"{capital(who)} {verb(who, 'win')} the {NTH[n]} challenge{' too' if n else ''}",
            f"two thirds of {before}",
            left,
            "try",
            ask=ask,
            hint=f"Find one third of {before}, and take it twice.",
            reason=reason,
            lit=held,
            more="tries",
        )
    chance = WIN**k
    yield likely(
        f"{capital(who)} {verb(who, 'win')} {TOGETHER[k]}",
        f"{left} of {tries}",
        chance,
        ask=f"So how likely is it that {who} {verb(who, 'win')} {TOGETHER[k]}?",
        hint=f"Compare the tries that are left with all {tries} tries.",
        reason=f"{left} of the {tries} tries are left. That's {out_of_hundred(chance)}.",
        lit=held,
    )


def _chain(k: int, losses: int, tries: int) -> list[int]:
    """How many tries are there at first and after each challenge, if the losses come first and then the wins."""
    row = [tries]
    row += [tries // 3**n for n in range(1, losses + 1)]
    for _ in range(k):
        row.append(row[-1] * 2 // 3)
    return row


def _one_order(k: int, losses: int, tries: int, who: str, held: tuple[str, ...]) -> Line:
    """The tries in which the losses come first, and then the wins."""
    row = _chain(k, losses, tries)
    wins = "win the next one" if k == 1 else f"win the next {spelled(k)}"
    if losses:
        first = "the first challenge" if losses == 1 else f"the first {spelled(losses)} challenges"
        ask = f"In how many of them {verb(who, 'do')} {who} lose {first} and then {wins}?"
        hint = "One third of the tries lose a challenge. Two thirds of those that are left win the next one."
    else:
        ask = f"In how many of them {verb(who, 'do')} {who} win {TOGETHER[k]} without a loss?"
        hint = "Two thirds of the tries win the first challenge, then two thirds of those, and so on."
    return counted(
        f"{capital(LOSSES[losses])}{', right at the start' if losses else ''}",
        f"{' '.join('L' * losses + 'W' * k)}: {' → '.join(f'{n:,}' for n in row)}",
        row[-1],
        "try",
        ask=f"Think of {tries:,} tries. {ask}",
        hint=hint,
        reason=f"After each challenge {spoken(f'{n:,}' for n in row[1:])} of the {tries:,} tries are left."
        if len(row) > 2
        else f"Two thirds of {tries} is {row[-1]}.",
        lit=held,
        more="tries",
    )


def _written(k: int, losses: int) -> str:
    """The orders with one loss: 'L W W W, W L W W, W W L W'; of more losses how they come about."""
    if losses > 1:
        return f"{few(losses, 'loss', 'losses')} in {count(losses + k - 1, 'place')}"
    return ", ".join(" ".join("W" * n + "L" + "W" * (k - n)) for n in range(k))


def _orders(k: int, losses: int, held: tuple[str, ...]) -> Line:
    """In how many orders so many losses can come, if a win is the last."""
    orders, places = comb(losses + k - 1, losses), losses + k - 1
    end = f"If it came last, there would already have been {few(k, 'win')}."
    if losses > 1:
        where = (
            f"The {spelled(losses)} losses can be in any {spelled(losses)} of the first {spelled(places)} places."
        )
        reason = f"{where} That makes {orders} {'order' if orders == 1 else 'orders'}."
    else:
        reason = f"The loss can come {spoken(NTH[:k], 'or')}: {few(orders, 'order')}. {end}"
    return counted(
        "Orders that end with a win",
        _written(k, losses),
        orders,
        "order",
        ask=f"The last challenge has to be a win. In how many orders can {few(losses, 'loss', 'losses')} and "
        f"{few(k, 'win')} come?",
        hint="Write the orders down with L and W. The last letter is always W.",
        reason=reason,
        lit=held,
    )


def _so_many(k: int, losses: int, who: str, held: tuple[str, ...]) -> Iterator[Line]:
    """Exactly so many losses before the k-th win."""
    tries: int = 3 ** (k + losses)
    each, orders = _chain(k, losses, tries)[-1], comb(losses + k - 1, losses)
    chance = Fraction(orders * each, tries)
    same = chance == WIN**k
    yield _one_order(k, losses, tries, who, held)
    yield _orders(k, losses, held)
    yield counted(
        f"{capital(LOSSES[losses])}, in any order",
        f"{orders} × {each}",
        orders * each,
        "try",
        ask=f"Each of these orders happens in {each} tries. In how many of the {tries:,} tries "
        f"{verb(who, 'do')} {who} go to prison exactly {times(losses)}?",
        hint="No try can have two orders, so multiply.",
        reason=f"{orders} × {each} = {orders * each} tries.",
        lit=held,
        more="tries",
    )
    alike = " That's exactly as likely as no loss at all." if same else ""
    yield likely(
        f"Exactly {LOSSES[losses]}",
        f"{orders * each} of {tries:,}",
        chance,
        ask=f"So how likely is it that {who} {verb(who, 'go')} to prison exactly {times(losses)}?",
        hint=f"Compare these tries with all {tries:,} tries.",
        reason=f"{orders * each} of the {tries:,} tries. That's {out_of_hundred(chance)}.{alike}",
        lit=held,
    )


def _at_most(k: int, most: int, who: str, held: tuple[str, ...]) -> Iterator[Line]:
    """No more than so many losses before the k-th win. Of many lines the first ones are not asked."""
    tries: int = 3 ** (k + most)
    found = [_one_order(k, 0, tries, who, held)]
    if most == 1:
        found.append(_one_order(k, 1, tries, who, held))
    parts = [_chain(k, 0, tries)[-1]]
    for losses in range(1, most + 1):
        each, orders = _chain(k, losses, tries)[-1], comb(losses + k - 1, losses)
        parts.append(orders * each)
        which = f"There {'is one order' if orders == 1 else f'are {orders} orders'} with {LOSSES[losses]}"
        if losses == 1 < k:
            which = f"One loss can come in {few(k, 'order')}, {spoken(_written(k, 1).split(', '))}"
        loss = f"The loss can come {spoken(NTH[:k], 'or')}" if losses == 1 else f"There are {orders} orders"
        found.append(
            counted(
                f"{capital(LOSSES[losses])}, in any order",
                f"{orders} × {each}",
                parts[-1],
                "try",
                ask=f"{which}, and each happens in {each} of the {tries:,} tries. How many tries is that?",
                hint="All these orders are equally likely.",
                reason=f"{loss}, and each order happens in {each} tries: {orders} × {each} = {parts[-1]}.",
                lit=held,
                more="tries",
            )
        )
    chance = Fraction(sum(parts), tries)
    added = " + ".join(map(str, parts))
    found.append(
        likely(
            f"At most {LOSSES[most]}",
            f"{added} = {sum(parts)} of {tries:,}",
            chance,
            ask=f"So how likely is it that {who} {verb(who, 'go')} to prison at most {times(most)}?",
            hint=f"“At most {times(most)}” includes never. Add the tries, and divide by {tries:,}.",
            reason=f"{added} = {sum(parts)} of the {tries:,} tries. That's {out_of_hundred(chance)}.",
            lit=held,
        )
    )
    spare = len(found) - MOST_ASKED
    yield from (replace(line, ask=None) if at < spare else line for at, line in enumerate(found))


def _multiplied(k: int, wanted: Sequence[int], lit: tuple[str, ...], held: tuple[str, ...]) -> Iterator[Line]:
    """The same with a product of chances."""
    chances, most = odds.captures(k, 3), wanted[-1]
    yield Line("Winning a challenge", "4 of the 6 faces", "2/3", lit)
    for j in wanted:
        p, orders, each = ratio(chances[j]), comb(j + k - 1, j), ratio(WIN**k * LOSE**j)
        if not j:
            yield Line("Winning every challenge", " × ".join(["2/3"] * k), p, held)
            continue
        yield Line(f"{capital(LOSSES[j])}, in one order", f"{power('2/3', k)} × {power('1/3', j)}", each, held)
        yield Line(f"{capital(LOSSES[j])}, in any order", f"{orders} × {each}", p)
    total = sum((chances[j] for j in wanted), Fraction())
    summed = " + ".join(ratio(chances[j]) for j in wanted) if most and len(wanted) > 1 else ratio(total)
    yield Line("Out of 100", summed, hundred(total))
