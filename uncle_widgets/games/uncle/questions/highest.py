"""Why those who tie draw again with this chance: by the highest card, which must be shared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import perm

from uncle_widgets.games.uncle.cards import DECK
from uncle_widgets.games.uncle.questions.drawing import DRAW, Draw, counted
from uncle_widgets.games.uncle.questions.reasons import EVERY_WAY
from uncle_widgets.games.uncle.questions.sums import adding
from uncle_widgets.games.words import capital, hundred, hundredths, out_of_hundred, spelled, spoken
from uncle_widgets.probability.reasons import Ask, Derivation, Left, Line
from uncle_widgets.probability.show import decimal, of_hundred, percent

ONE_LEFT = "Only the highest card matters. Count the cards that leave it shared."
NO_OTHER = "The highest card is alone unless somebody draws another. Work out that nobody does."
TWO_CASES = "Only the highest card matters. Add the ways in which two players share it."
ALONE = "Work out how often one player has the highest card alone, and take that away from 100."


def draws(name: str) -> str:
    """'you draw', 'B draws'."""
    return f"{name} draw" if name == "you" else f"{name} draws"


def _owner(name: str) -> str:
    """'your', "B's"."""
    return "your" if name == "you" else f"{name}'s"


def steps(draw: Draw, again: Fraction) -> Derivation:
    """The small questions, by what has been drawn; where it is too long for them, all ways counted."""
    if not draw.bag:
        return Derivation((Line("They draw again", EVERY_WAY, percent(again)),))
    other = tuple(counted(draw, again))
    found, idea = (None, "") if draw.pile else _form(draw, again)
    return Derivation(tuple(found), other=other, idea=idea) if found else Derivation(other)


def _form(draw: Draw, again: Fraction) -> tuple[Iterator[Line] | None, str]:
    single = draw.out.count(draw.high) == 1
    if not draw.out:
        return (_match(draw, again), ONE_LEFT) if len(draw.names) == 2 else (_highest(draw, again), ALONE)
    if draw.left == 1:
        return _last(draw, again, single), ONE_LEFT
    if draw.high == 6 and single:
        return _another_six(draw, again), NO_OTHER
    if draw.left == 2 and single and 1 < draw.high < 6:
        return _two_left(draw, again), TWO_CASES
    return None, ""


def _cards_left(draw: Draw, whom: str) -> Line:
    n, lit = len(draw.bag), draw.keys or DRAW
    gone = len(DECK) - n
    why = f"Of the 42 cards {spelled(gone)} {'is' if gone == 1 else 'are'} out"
    return Line(
        f"Cards that {whom} can draw",
        f"42 − {gone}",
        str(n),
        lit,
        Ask(
            f"How many cards are left for {whom}?",
            Fraction(n),
            "Take the cards that have been drawn away from 42.",
            f"{why}, so {n} are left for {whom}.",
            unit="cards",
        ),
    )


def _match(draw: Draw, again: Fraction) -> Iterator[Line]:
    """Two players, nothing drawn: the second card must match the first."""
    first, second = draw.waiting
    n = len(draw.bag) - 1
    yield Line(
        f"Cards that are left for {second}",
        f"{n + 1} − 1",
        str(n),
        DRAW,
        Ask(
            f"{capital(draws(first))} a card. How many are left for {second}?",
            Fraction(n),
            "One card is gone.",
            f"One of the {n + 1} cards is out, so {n} are left.",
            unit="cards",
        ),
    )
    yield Line(
        "Cards with the same number",
        "7 − 1",
        "6",
        DRAW,
        Ask(
            "How many of those have the same number as the first card?",
            Fraction(6),
            "There are seven cards of each number, and one of them has been drawn.",
            "Seven cards have that number. One is out, so six are left.",
            unit="cards",
        ),
    )
    yield Line(
        "The second card matches the first",
        f"6 out of {n}",
        hundred(again),
        DRAW,
        Ask(
            f"So how likely is it that {draws(second)} the same number?",
            again,
            "Divide the cards that match by all the cards that are left.",
            f"Whatever the first card is, 6 of the {n} cards left match it. That is {out_of_hundred(again)}.",
            "chance",
        ),
    )


def _last(draw: Draw, again: Fraction, single: bool) -> Iterator[Line]:
    """One card to come: it ties for the highest, or it breaks the tie."""
    (whom,), high, n = draw.waiting, draw.high, len(draw.bag)
    owner = _owner(whom)
    yield _cards_left(draw, whom)
    if single:
        same = draw.bag.count(high)
        yield Line(
            f"{high}s among them",
            f"7 − {7 - same}",
            str(same),
            DRAW,
            Ask(
                f"The highest card so far is a {high}, and only a {high} ties with it. How many {high}s are left?",
                Fraction(same),
                f"The deck has seven {high}s.",
                f"There are seven {high}s, and {spelled(7 - same)} {'is' if same == 6 else 'are'} out. So "
                f"{spelled(same)} {'is' if same == 1 else 'are'} left.",
                unit="cards",
            ),
        )
        yield Line(
            f"{capital(owner)} card is a {high}",
            f"{same} out of {n}",
            hundred(again),
            DRAW,
            Ask(
                "So how likely is a tie for the highest card?",
                again,
                f"Divide the {high}s by all the cards that are left.",
                f"{same} of the {n} cards are {high}s. A higher card simply wins, and a lower one loses. So it is "
                f"{out_of_hundred(again)}.",
                "chance",
            ),
        )
        return
    higher = n - draw.below(high + 1)
    yield Line(
        f"Cards that are higher than a {high}",
        spoken(f"{value}s" for value in range(high + 1, 7)) or "none",
        str(higher),
        DRAW,
        Ask(
            f"How many of those are higher than a {high}?",
            Fraction(higher),
            "There are seven cards of each number.",
            f"Only the {spoken(f'{value}s' for value in range(high + 1, 7))} are higher, seven of each. That "
            f"makes {higher}."
            if higher
            else f"No card is higher than a {high}, so it is none.",
            unit="cards",
        ),
    )
    yield Line(
        f"The {high}s stay the highest",
        f"{n - higher} out of {n}",
        hundred(again),
        DRAW,
        Ask(
            f"So how likely is it that {owner} card is not higher?",
            again,
            "How many of the cards are not higher?",
            f"{n - higher} of the {n} cards are not higher than a {high}. That is {out_of_hundred(again)}.",
            "chance",
        ),
    )


def _row(good: int, total: int, draws: int) -> str:
    """'35/41 × 34/40': so many draws, all of them from `good` cards."""
    return " × ".join(f"{good - k}/{total - k}" for k in range(draws))


def _bars(good: int, total: int, names: Sequence[str]) -> tuple[Left, ...]:
    found, chance = [], Fraction(1)
    for k, name in enumerate(names):
        chance *= Fraction(good - k, total - k)
        found.append(Left(f"{_owner(name)} card", f"{good - k}/{total - k}", chance))
    return tuple(found)


def _none(draw: Draw, good: int, words: str, line: str, hint: str) -> Line:
    """None of those who have yet to draw draws one of the others: all draw from `good` cards."""
    n, chance = len(draw.bag), Fraction(perm(good, draw.left), perm(len(draw.bag), draw.left))
    row = _row(good, n, draw.left)
    return Line(
        line,
        row,
        out_of_hundred(chance),
        DRAW,
        Ask(
            words,
            chance,
            hint,
            f"{good} of the {n} cards will do for the first draw, then {good - 1} of {n - 1}. {row} is "
            f"{out_of_hundred(chance)}.",
            "chance",
            left=_bars(good, n, draw.waiting),
        ),
    )


def _another_six(draw: Draw, again: Fraction) -> Iterator[Line]:
    """A 6 has been drawn: it is alone unless another comes."""
    n, sixes = len(draw.bag), draw.bag.count(6)
    first, names = draw.waiting[0], spoken(draw.waiting, "or")
    others = n - sixes
    yield Line(
        "6s that are left",
        f"7 − {7 - sixes}",
        str(sixes),
        draw.keys,
        Ask(
            "One 6 has been drawn. How many 6s are left?",
            Fraction(sixes),
            "There are seven 6s in the deck.",
            f"There are seven 6s, and one is out, so {spelled(sixes)} are left.",
            unit="cards",
        ),
    )
    one = Fraction(others, n)
    yield Line(
        f"{capital(draws(first))} no 6",
        f"{others} out of {n}",
        out_of_hundred(one),
        DRAW,
        Ask(
            f"{n} cards are left to draw. How likely is it that {first} draws no 6?".replace(
                "you draws", "you draw"
            ),
            one,
            f"How many of the {n} cards are not 6s?",
            f"{others} of the {n} cards are not 6s. That is {out_of_hundred(one)}.",
            "chance",
        ),
    )
    yield _none(
        draw,
        others,
        f"How likely is it that nobody else draws a 6 ({names})?"
        if draw.left > 2
        else f"How likely is it that neither {spoken(draw.waiting, 'nor')} draws a 6?",
        "Nobody else draws a 6",
        "After the first card, one card fewer is left. Multiply.",
    )
    yield Line("Somebody does", f"100 − {hundredths(1 - again)} = {hundredths(again)}", hundred(again), DRAW)


def _two_left(draw: Draw, again: Fraction) -> Iterator[Line]:
    """Two cards to come after one: the highest is that one and shared, or both draw the same higher card."""
    high, n = draw.high, len(draw.bag)
    upto, below = draw.below(high + 1), draw.below(high)
    names = spoken(draw.waiting, "nor")
    most, less = (Fraction(perm(k, 2), perm(n, 2)) for k in (upto, below))
    shared, pairs = most - less, again - (most - less)
    above = list(range(high + 1, 7))
    higher = spoken((f"a {value}" for value in above), "or")
    yield _none(
        draw,
        upto,
        f"How likely is it that neither {names} draws higher than the {high}?",
        f"Neither draws {higher}",
        f"{upto} of the {n} cards left are not higher than a {high}. Then one card fewer is left. Multiply.",
    )
    yield _none(
        draw,
        below,
        f"And how likely is it that both of them draw lower than the {high}?",
        f"Both draw lower than the {high}",
        f"{below} of the {n} cards left are lower than a {high}. Multiply two fractions again.",
    )
    a, b, c = adding(most * 100, shared * 100, less * 100)
    yield Line(
        f"The {high} is the highest, and shared",
        f"{c} − {b} = {a}",
        out_of_hundred(shared),
        DRAW,
        Ask(
            f"So how likely is it that the {high} stays the highest, but at least one more {high} is drawn?",
            shared,
            "Take the second of your numbers away from the first.",
            f"Nothing higher than the {high} comes in {c} out of 100 draws. In {b} of those both cards are lower, "
            f"so in the others there is another {high}. That is {out_of_hundred(shared)}.",
            "chance",
        ),
    )
    first, second, whole = adding(again * 100, shared * 100, pairs * 100)
    row = f"{draw.bag.count(6)}/{n} × {draw.bag.count(6) - 1}/{n - 1}"
    told = f"{'a 6' if len(above) == 1 else 'the same higher card'} in {second}"
    times = "" if len(above) == 1 else f"{len(above)} × "
    yield Line("Both draw the same higher card", f"{times}{row}", f"{second} out of 100", DRAW)
    yield Line(
        "They draw again",
        f"{first} + {second} = {whole}",
        hundred(again),
        DRAW,
        Ask(
            f"Both of them draw {told} out of 100 draws. So how likely is it that the highest card is shared?",
            again,
            "These two cases can't both happen, so add them.",
            f"Either the {high} is shared, or both draw the same higher card: {first} + {second} = {whole}. That "
            f"is {out_of_hundred(again)}.",
            "chance",
        ),
    )


def _highest(draw: Draw, again: Fraction) -> Iterator[Line]:
    """Three or more, nothing drawn: by the highest card, alone."""
    players, n = len(draw.names), len(draw.bag)
    ways = perm(n, players)
    alone = {value: Fraction(each, ways) for value, each in draw.alone() if each}
    one = alone[6] / players
    row = f"7/{n} × " + " × ".join(f"{draw.below(6) - k}/{n - 1 - k}" for k in range(players - 1))
    first, *others = draw.waiting
    chance, bars = Fraction(7, n), [Left(f"{_owner(first)} card, a 6", f"7/{n}", Fraction(7, n))]
    for k, name in enumerate(others):
        chance *= Fraction(draw.below(6) - k, n - 1 - k)
        bars.append(Left(f"{_owner(name)} card, lower", f"{draw.below(6) - k}/{n - 1 - k}", chance))
    yield Line(
        f"{capital(draws(first))} a 6 and the others draw lower",
        row,
        out_of_hundred(one),
        DRAW,
        Ask(
            f"How likely is it that {draws(first)} a 6 and all the others draw lower?",
            one,
            f"7 of the {n} cards are 6s. Then {draw.below(6)} of the {n - 1} cards left are lower, and so on. "
            "Multiply.",
            f"{row} is {out_of_hundred(one)}.",
            "chance",
            left=tuple(bars),
        ),
    )
    for places in range(1, 5):
        tenths = decimal(one * 100, places)
        if of_hundred(players * Fraction(tenths) / 100) == of_hundred(alone[6]):
            break
    yield Line(
        "One player alone has a 6",
        f"{players} × {tenths} = {decimal(players * Fraction(tenths), places)}",
        out_of_hundred(alone[6]),
        DRAW,
        Ask(
            f"Any of the {spelled(players)} players can be the one with the 6. How likely is it that the highest "
            "card is a 6 that one player has alone?",
            alone[6],
            f"Each of the {spelled(players)} has the same chance as {first}. Add them.",
            f"{spelled(players).capitalize()} times {tenths} out of 100 is {out_of_hundred(alone[6])}.",
            "chance",
        ),
    )
    for places in range(4):
        *parts, whole = adding(
            sum(alone.values(), Fraction()) * 100, *(p * 100 for p in alone.values()), places=places
        )
        if all(map(Fraction, parts)):
            break
    told = spoken(f"a {value} in {part}" for value, part in zip([*alone][1:], parts[1:], strict=True))
    yield Line(
        "One player alone has the highest card",
        f"{' + '.join(parts)} = {whole}",
        out_of_hundred(1 - again),
        DRAW,
        Ask(
            f"The highest card can be lower, too: one player alone has {told} out of 100 draws. How likely is it "
            "that one player has the highest card alone?",
            1 - again,
            "These can't happen together, so add them to the draws with a 6.",
            f"{' + '.join(parts)} = {whole}, so it is {out_of_hundred(1 - again)}.",
            "chance",
        ),
    )
    yield Line(
        "They draw again",
        f"100 − {hundredths(1 - again)} = {hundredths(again)}",
        hundred(again),
        DRAW,
        Ask(
            "So how likely is it that they have to draw again?",
            again,
            "They draw again in all the other draws. Take the number away from 100.",
            f"In {of_hundred(1 - again)} out of 100 draws one player has the highest card alone. The other "
            f"{out_of_hundred(again)} are shared.",
            "chance",
        ),
    )
