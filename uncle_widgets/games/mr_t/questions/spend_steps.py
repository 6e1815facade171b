"""Sure cards as ammunition, in small questions: how matches cancel, who is ahead, and what showing is worth."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import chain

from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.questions.cases import Duel
from uncle_widgets.games.mr_t.questions.steps import (
    chance,
    counted,
    hidden_line,
    match_line,
    plus,
    the_rest,
)
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.mr_t.words import few, many
from uncle_widgets.games.words import (
    ORDINALS,
    all_of,
    capital,
    hand_keys,
    hundred,
    hundredths,
    out_of_hundred,
    spelled,
)
from uncle_widgets.probability.reasons import Ask, Left, Line
from uncle_widgets.probability.show import amount, trimmed

HALF = Fraction(1, 2)
EVEN = "Neither has a match left, so neither is ahead."


def now_lines(view: View, duel: Duel) -> Iterator[Line]:
    """I show a match, they turn a top: I win unless it matches."""
    i, they, t = duel.i, duel.they, duel.t
    yield hidden_line(view)
    yield match_line(view, duel.targets)
    yield top_line(view, duel, f"So how likely is it that the top of {they}'s pile matches?")
    ask = chance(
        f"{i} wins unless {they} matches. How likely is that?",
        1 - t,
        f"{i} wins with all the other cards.",
        f"{they}'s top card matches in {out_of_hundred(t)}, and {i} wins the rest: {out_of_hundred(1 - t)}.",
    )
    rest = the_rest(f"{i} wins unless {they} matches", t)
    yield Line(rest.words, rest.formula, rest.value, tops(view, duel), ask)


def tops(view: View, duel: Duel) -> tuple[str, ...]:
    return common.tops(view, (duel.me, duel.them))


def hands(view: View, duel: Duel) -> tuple[str, ...]:
    """The matches that lie open in the two hands."""
    each = (hand_keys(seat, view.hands[seat] or (), lambda card: card in duel.targets) for seat in duel.members)
    return tuple(chain(*each))


def told(view: View, duel: Duel) -> Iterator[Line]:
    """How often a top matches, as it is told."""
    good, total = common.matching(view, duel.targets), len(view.unseen)
    yield common.known_line(view)
    words, formula = "A top card matches", f"t = {good}/{total}"
    if (short := f"{duel.t}") != f"{good}/{total}":
        formula += f" = {short}"
    yield Line(words, formula, out_of_hundred(duel.t), tops(view, duel))


def top_line(view: View, duel: Duel, words: str) -> Line:
    """How likely a top matches, as a small question."""
    good, total = common.matching(view, duel.targets), len(view.unseen)
    ask = chance(
        words,
        duel.t,
        "Divide the matching cards by all the cards in the piles.",
        f"{good} of the {total} cards in the piles {'matches' if good == 1 else 'match'}. "
        f"That is {out_of_hundred(duel.t)}.",
    )
    return Line("A top card matches", f"{good} out of {total}", out_of_hundred(duel.t), tops(view, duel), ask)


def showdown_lines(view: View, duel: Duel, value: Fraction) -> Iterator[Line]:
    """Both show while they can: matches cancel, and the lead decides."""
    if duel.a == duel.b:
        yield from _level(view, duel)
        return
    met, lead = min(duel.a, duel.b), abs(duel.a - duel.b)
    ahead, behind = (duel.i, duel.they) if duel.a > duel.b else (duel.they, duel.i)
    yield common.known_line(view)
    if met:
        yield _cancel(view, duel, met, lead, ahead, behind)
    good, total = common.matching(view, duel.targets), len(view.unseen)
    yield top_line(
        view,
        duel,
        f"{good} of the {total} cards in the piles match. How likely is it that {behind}'s top card does?",
    )
    still = duel.t**lead
    if lead > 1:
        yield _catches_up(view, duel, lead, behind, still)
    if duel.a < duel.b:
        even = f"{ahead} shows the last match. If {behind} matches now, it is even."
        if lead > 1:
            even = f"If {behind} matches {_so_often(lead)}, it is even."
        yield _half_of(view, duel, still, behind, even, last=True)
        return
    if lead == 1:
        ask = chance(
            f"{ahead} shows a match, and {behind} turns a top card. How likely is it that {ahead} wins at once?",
            1 - still,
            f"{ahead} wins at once unless {behind}'s top card matches.",
            f"{behind} misses in all the other cases: 100 − {hundredths(still)} = {hundredths(1 - still)}. "
            f"That is {out_of_hundred(1 - still)}.",
        )
        formula = f"100 − {hundredths(still)} = {hundredths(1 - still)}"
        yield Line(f"{ahead} wins at once", formula, out_of_hundred(1 - still), tops(view, duel), ask)
    even = (
        "If both match, the card is spent and it is even." if lead == 1 else f"If {behind} catches up, it is even."
    )
    yield _half_of(view, duel, still, ahead, even, last=False)
    yield Line(f"{ahead} wins altogether", plus((1 - still, still / 2)), hundred(value))


def _so_often(lead: int) -> str:
    return "now" if lead == 1 else f"{spelled(lead)} times in a row"


def _level(view: View, duel: Duel) -> Iterator[Line]:
    """As many matches on both sides: they meet, and then it is even."""
    steps = "the next step" if duel.a == 1 else f"each of the next {spelled(duel.a)} steps"
    yield from told(view, duel)
    for name, n, seat in ((duel.i, duel.a, duel.me), (duel.they, duel.b, duel.them)):
        start = f"Both show a match in {steps}, and nothing is settled. " if name == duel.i else ""
        ask = counted(
            f"{start}How many matches has {name} left in hand then?",
            0,
            "Look at the lit cards in the hand. Each step uses up one of them.",
            f"{name} had {few(n)} and has shown {'it' if n == 1 else 'them all'}, so none is left.",
            "matches",
        )
        keys = hand_keys(seat, view.hands[seat] or (), lambda card: card in duel.targets)
        yield Line(f"Matches that {name} has left", f"{n} − {n}", "0", keys, ask)
    ask = chance(
        f"From then on both turn top cards, which match equally often. How likely is it that {duel.i} wins?",
        HALF,
        EVEN,
        "Both have the same chance in every step from then on, so each wins 50 out of 100.",
    )
    yield Line(f"It is even, and {duel.i} wins half", "1 of 2", hundred(HALF), tops(view, duel), ask)


def _cancel(view: View, duel: Duel, met: int, lead: int, ahead: str, behind: str) -> Line:
    """The matches of both sides meet, one by one."""
    steps = "the first step" if met == 1 else f"each of the first {spelled(met)} steps"
    ask = counted(
        f"Both show a match in {steps}. How many matches has {ahead} left then, when {behind} has none?",
        lead,
        "Look at the lit cards in the two hands. Each step uses up one on each side.",
        f"{capital(spelled(met))} on each side {'cancels' if met == 1 else 'cancel'}, so {ahead} is left with "
        f"{met + lead} − {met} = {lead}.",
        "matches",
    )
    return Line(f"Matches that {ahead} has left", f"{met + lead} − {met}", str(lead), hands(view, duel), ask)


def _catches_up(view: View, duel: Duel, lead: int, behind: str, still: Fraction) -> Line:
    """Who is behind turns a match in each step in which the other shows one."""
    left = tuple(Left(f"{ORDINALS[k]} step", f"{duel.t}", duel.t ** (k + 1)) for k in range(lead))
    row = " × ".join([f"{duel.t}"] * lead)
    ask = chance(
        f"To draw level {behind} must turn a match {_so_often(lead)}. How likely is that?",
        still,
        f"Multiply the chance of one step {spelled(lead)} times.",
        f"{all_of(lead)} steps must bring a match: {row} is {out_of_hundred(still)}.",
        left,
    )
    return Line(f"{behind} draws level", row, out_of_hundred(still), tops(view, duel), ask)


def _half_of(view: View, duel: Duel, still: Fraction, who: str, even: str, *, last: bool) -> Line:
    """Once it is even each wins half."""
    half = still / 2
    ask = chance(
        f"{even} How likely is it that this happens and {who} {'wins' if last else 'still wins'}?",
        half,
        "Once neither is ahead, each wins half of the time.",
        f"{who} wins half of those {hundredths(still)}: {trimmed_half(still)}. That is {out_of_hundred(half)}.",
    )
    value = hundred(half) if last else out_of_hundred(half)
    return Line(
        f"Even, and then {who} wins",
        f"{hundredths(still)} ÷ 2 = {trimmed_half(still)}",
        value,
        tops(view, duel),
        ask,
    )


def trimmed_half(still: Fraction) -> str:
    """Half of what is printed for a chance out of 100."""
    return trimmed(Fraction(hundredths(still)) / 2)


def later_lines(view: View, duel: Duel, p: Fraction) -> Iterator[Line]:
    """I turn a top first, and show from the next step on."""
    i, they, t = duel.i, duel.they, duel.t
    q = Fraction(1) if duel.b else t
    only, again = t * (1 - q), t * q + (1 - t) * (1 - q)
    then = odds.showdown_value(duel.a, max(duel.b - 1, 0), t)
    both = tops(view, duel)
    yield from told(view, duel)
    if only:
        ask = chance(
            f"In the first step both turn a top card. How likely is it that {i}'s matches and {they}'s doesn't?",
            only,
            f"Multiply: {i}'s card matches, and {they}'s misses.",
            f"{i} matches in {t} of the steps, and {they} misses in {1 - q} of those: {t} × {1 - q} is "
            f"{out_of_hundred(only)}.",
        )
        yield Line(f"Only {i} matches", f"{t} × {1 - q} = {only}", out_of_hundred(only), both, ask)
        words = "And how likely is it that both match or neither does?"
        sums = f"{t} × {q} + {1 - t} × {1 - q} = {again}"
    else:
        words = f"{they} shows a match for certain. How likely is it that {i}'s top card matches, too?"
        sums = f"t = {t}"
    ask = chance(
        words,
        again,
        "Nothing is settled then. Add the two ways in which that can happen."
        if only
        else "It is the chance of a top.",
        f"Nothing is settled then. That is {sums}, or {out_of_hundred(again)}.",
    )
    yield Line("The first step settles nothing", sums, out_of_hundred(again), both, ask)
    ask = chance(
        f"Then {i} shows, and wins {then} of those showdowns. How likely is it that {i} wins in that way?",
        again * then,
        "Multiply the two chances.",
        f"{again} × {then} = {again * then}, which is {out_of_hundred(again * then)}.",
    )
    formula = f"{again} × {then} = {again * then}"
    keys = hands(view, duel)
    if not only:
        yield Line(f"Then {i} shows, and wins", formula, hundred(p), keys, ask)
        return
    yield Line(f"Then {i} shows, and wins", formula, out_of_hundred(again * then), keys, ask)
    ask = chance(
        f"So how likely is it that {i} wins altogether?",
        p,
        "These can't both happen, so add them.",
        f"{i} wins at once or later: {only} + {again * then} = {p}, which is {out_of_hundred(p)}.",
    )
    yield Line(f"{i} wins altogether", f"{only} + {again * then} = {p}", hundred(p), both, ask)


def worth_lines(view: View, duel: Duel, value: Fraction, p: Fraction) -> Iterator[Line]:
    """What showing wins on average, less what top cards alone would win."""
    i, pot = duel.i, duel.pot
    board = ("board",)
    yield Line(f"{i} wins by showing", "as worked out for the showdown", hundred(value), hands(view, duel))
    reason = f"{capital(many(pot))} {'is' if pot == 1 else 'are'} on the board, the covered ones counted."
    ask = counted("How many cards are on the board?", pot, "Count the covered ones, too.", reason)
    yield Line("Cards on the board", "counted", str(pot), board, ask)
    share = f"{value.numerator} boards in {value.denominator}"
    for words, start, part in (
        ("Cards won by showing", f"Showing wins {share}.", value),
        ("Cards won by turning top cards", "Turning top cards all the way wins half of the boards.", HALF),
    ):
        cards = pot * part
        ask = _mean(
            f"{start} How many cards is that on average?",
            cards,
            f"Multiply the cards on the board by the part of the boards that {i} wins.",
            f"{part} of {pot} is {trimmed(cards)}.",
        )
        yield Line(words, f"{part} × {pot}", f"{trimmed(cards)} {'card' if cards == 1 else 'cards'}", board, ask)
    ask = _mean(
        "So how many more cards does showing win?",
        p,
        "Take what top cards win away from what showing wins.",
        f"{trimmed(pot * value)} − {trimmed(pot * HALF)} = {trimmed(p)}. "
        f"{i} would win the other {trimmed(pot * HALF)} anyway.",
    )
    formula = f"{trimmed(pot * value)} − {trimmed(pot * HALF)}"
    yield Line("Gained by showing", formula, amount(p, "cards"), board, ask)


def _mean(words: str, number: Fraction, hint: str, reason: str) -> Ask:
    return Ask(words, number, hint, reason, "mean", "cards")
