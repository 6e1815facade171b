"""Stalemates worked out card by card, in small questions: of one flip, and of several in a row."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from uncle_widgets.games.mr_t.cards import MR_T
from uncle_widgets.games.mr_t.odds import size
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.questions.flip_steps import Path, Turned, bars, nearest, row, same, ways
from uncle_widgets.games.mr_t.questions.steps import chance, counted, part_of, plus, the_rest
from uncle_widgets.games.mr_t.words import many, one_of, plural, some, unbroken
from uncle_widgets.games.words import capital, count, hundred, hundredths, out_of_hundred, owner, spelled
from uncle_widgets.probability.reasons import Line

FIRST = {1: "first", 2: "second", 3: "third"}


def stalemate(turned: Turned, different: Fraction, alike: Fraction) -> Iterator[Line]:
    """A stalemate, card by card: all names differ and none is MR. T, or all are the same."""
    bag, n = turned.common, len(turned.seats)
    total, tees, exact = size(bag), bag.get(MR_T, 0), different + alike

    def fractions(path: Path) -> list[tuple[int, int]]:
        taken, found = tees, []
        for k in range(n):
            found.append((total - taken, total - k))
            taken += bag[path[k]] if k < len(path) else 0
        return found

    paths = (path for path in turned.paths(n - 1) if MR_T not in path)
    path = nearest(paths, fractions, different) if different else None
    if path is None:
        yield from same(turned, exact, f"All {spelled(n)} show the same name: a stalemate")
        return
    found = fractions(path)
    has_tees = MR_T in dict(turned.view.options.deck)
    if has_tees:
        yield _not_tee(turned, total, tees)
    for k in range(1, min(n, 3)):
        (part, left), (before, _) = found[k], found[k - 1]
        copies, many = bag[path[k - 1]], unbroken(plural(path[k - 1]))
        names = [*path[:k], *([MR_T] if has_tees else [])]
        ask = counted(
            f"{turned.shows(k - 1, path[k - 1])} How many of the other {count(left)} are not {one_of(names)}?",
            part,
            f"Take away {f'all the {many} that were hidden' if copies > 1 else f'the {path[k - 1]}'} as well.",
            f"{capital(some(copies, path[k - 1]))} {'was' if copies == 1 else 'were'} hidden, "
            f"{owner(turned.view, turned.seats[k - 1])} own card counted, and {before} − {copies} = {part}.",
        )
        words = f"Cards left for {turned.who(k)}"
        yield Line(words, f"{before} − {copies}", f"{part} out of {left}", turned.lit(k), ask)
    example, players = ways(found), [turned.who(k) for k in range(n)]
    more = f"{capital(turned.who(3))} can then show {found[3][0]} of {count(found[3][1])}. " if n > 3 else ""
    tee = f" and none is {unbroken(MR_T)}" * has_tees
    words = f"All {spelled(n)} names differ{tee}"
    ask = chance(
        f"{more}How likely is it that all {spelled(n)} names are different{tee}?",
        example,
        f"Multiply the {spelled(n)} fractions, one for each player.",
        f"{row(found)} is {out_of_hundred(example)}, with one fraction for each player.",
        bars(players, found),
    )
    yield Line(words, row(found), out_of_hundred(example), turned.keys, ask)
    if alike:
        words = f"A stalemate: all different{' (on average)' * (example != different)} or all the same"
        yield Line(words, plus((different, alike)), hundred(exact))
    elif example != different:
        yield Line("A stalemate, on average", "over all the names that may come", hundred(exact))


def _not_tee(turned: Turned, total: int, tees: int) -> Line:
    """How many of the hidden cards are not MR. T."""
    deck, part = dict(turned.view.options.deck)[MR_T], total - tees
    reason = f"{capital(some(tees, MR_T))} {'is' if tees == 1 else 'are'} hidden, and {total} − {tees} = {part}."
    if not tees:
        reason = f"You have seen every {unbroken(MR_T)}, so all {part} are something else."
    ask = counted(
        f"How many of the {count(total, 'hidden card')} are not {unbroken(MR_T)}?",
        part,
        f"The deck has {some(deck, MR_T)}. How many of them have you seen?",
        reason,
    )
    lit = common.seen_keys(turned.view, lambda card: card == MR_T) or turned.lit(0)
    return Line(f"Hidden cards that are not {unbroken(MR_T)}", f"{total} − {tees}", str(part), lit, ask)


def several(turned: Turned, runs: tuple[Fraction, ...], stale: bool) -> Iterator[Line]:
    """Several stalemates in a row, or a decision by the last of the flips: `runs` are the chances that the first
    flip, the first two and so on are all stalemates. How often each is one by itself is told."""
    n, k = len(turned.seats), len(runs)
    before, alone = runs[-2], runs[-1] / runs[-2] if runs[-2] else Fraction()
    hidden = size(turned.common)
    left, nth = hidden - n * (k - 1), FIRST[k]
    flips = "The first flip takes" if k == 2 else f"The first {spelled(k - 1)} flips take"
    so_far = "the first flip is a stalemate" if k == 2 else f"the first {spelled(k - 1)} flips are stalemates"
    keys = turned.keys
    if stale:
        ask = counted(
            f"{flips} {many(n * (k - 1))}. How many of the {hidden} hidden cards are left for the {nth} one?",
            left,
            f"Take {n * (k - 1)} away from {hidden}.",
            f"{capital(many(n * (k - 1)))} are gone, and {hidden} − {n * (k - 1)} = {left}.",
        )
        yield Line(f"Cards left for the {nth} flip", f"{hidden} − {n * (k - 1)}", str(left), keys, ask)
    yield Line(capital(so_far), "found as for one flip", out_of_hundred(before), keys)
    told = f"Out of 100 times {so_far} in {hundredths(before)}."
    if stale:
        rate = f"With the cards that are left, the {nth} one is a stalemate in {hundredths(alone)} out of 100."
        ask = chance(
            f"{told} {rate} How likely is it that all {spelled(k)} are stalemates?".replace("all two", "both"),
            runs[-1],
            f"Take {hundredths(alone)} out of 100 of those {hundredths(before)}.",
            f"Only {hundredths(before)} out of 100 get as far as the {nth} flip, and {part_of(before, alone)} is "
            f"{out_of_hundred(runs[-1])}.",
        )
        words = f"{'Both' if k == 2 else f'All {spelled(k)}'} are stalemates"
        yield Line(words, part_of(before, alone), hundred(runs[-1]), keys, ask)
        return
    rest = 1 - alone
    ask = chance(
        f"After {'a stalemate' if k == 2 else f'{spelled(k - 1)} stalemates'} the {nth} flip is another one in "
        f"{hundredths(alone)} out of 100. How likely is it that it decides the round?",
        rest,
        "A flip that isn't a stalemate decides the round.",
        f"All the flips that aren't stalemates decide, and 100 − {hundredths(alone)} = {hundredths(rest)}. "
        f"That is {out_of_hundred(rest)}.",
    )
    yield Line(
        f"The {nth} flip is not a stalemate",
        f"100 − {hundredths(alone)} = {hundredths(rest)}",
        out_of_hundred(rest),
        keys,
        ask,
    )
    p = before - runs[-1]
    ask = chance(
        f"{told} How likely is it that the {nth} flip is needed and decides the round?",
        p,
        f"Take {hundredths(rest)} out of 100 of those {hundredths(before)}.",
        f"Only {hundredths(before)} out of 100 get as far as the {nth} flip, and {part_of(before, rest)} is "
        f"{out_of_hundred(p)}.",
    )
    yield Line(f"The {nth} flip decides", part_of(before, rest), hundred(p), keys, ask)


def one(turned: Turned, different: Fraction, alike: Fraction, stale: bool) -> Iterator[Line]:
    """One flip: a stalemate, or a decision."""
    yield from stalemate(turned, different, alike)
    if not stale:
        yield the_rest("The flip decides", different + alike)
