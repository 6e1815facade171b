"""S-L6 in small steps: nobody has it, all hands alike, what beats your five, and all rivals worse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb

from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import DEALT, HIGH_ACE, Run, best
from uncle_widgets.games.say_uncle.questions import bots
from uncle_widgets.games.say_uncle.questions.common import hidden_keys, own_keys
from uncle_widgets.games.say_uncle.questions.steps import averaged, cards_line, counted, likely
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import cards_of, in_a_row, long, ranked, run_words, some
from uncle_widgets.games.words import (
    ORDINALS,
    all_of,
    capital,
    hundred,
    hundredths,
    none_of,
    out_of_hundred,
    shrinking,
    spelled,
)
from uncle_widgets.probability.reasons import Left, Line
from uncle_widgets.probability.show import decimal, joined, percent

ANYBODY, MINE, UNLOOKED, CALLER = "anybody", "mine", "unlooked", "caller"
ALIKE = "If nobody has looked, every hand is equally likely to be the best one."
ALL_WORSE = "Every rival's hand has to be worse than yours, so multiply the chance once for each rival."
WHAT_BEATS = "Find what beats your hand, see how likely a rival was dealt it, and take that away from 100."


@dataclass(frozen=True)
class Players:
    """What is asked `about` the `n` players of one position, as many as one of `tables`; `least` in a row."""

    least: int
    view: View
    about: str
    seen: bool
    """Whether the watcher sees a five of their own."""
    tables: tuple[int, ...]
    n: int

    def seated(self, players: int) -> tuple[str, ...]:
        """So many of the seats at the table, as far as there are."""
        return tuple(f"seat{seat}" for seat in range(min(players, self.view.seats)))

    def somebody(self, players: int) -> Fraction:
        """The chance that somebody of so many has `least` in a row."""
        return odds.best_of(players, DEALT, self.least)

    @cached_property
    def worse(self) -> tuple[Fraction, ...]:
        """The chance that one rival's five is worse than yours, that those of two are, up to three."""
        return odds.best_hands(self.view.five, max(self.tables) - 1, self.view.unseen)

    @property
    def one(self) -> Fraction:
        """The chance where there is one hand to be dealt."""
        return self.worse[0] if self.about == MINE else self.somebody(1)


def _powers(chance: Fraction, n: int, name: str) -> tuple[Left, ...]:
    """What is left of 100 after one, two, ... of `n` players, each with the same chance."""
    shown = f"{decimal(chance, 3)}".rstrip("0")
    return tuple(Left(f"{ORDINALS[k]} {name}", shown, chance ** (k + 1)) for k in range(n))


def somebody(case: Players) -> tuple[Line, ...]:
    """Somebody has so many in a row: by the chance that nobody has, as if hands were independent."""
    n, one, row = case.n, case.one, in_a_row(case.least)
    without = 1 - one
    told, lacks = decimal(100 * one, 1), decimal(100 - Fraction(round(1000 * one), 10), 1)
    hands = case.seated(n)
    nobody = without**n
    lines = [
        Line(f"One player has {row}", "five cards from the pack", percent(one), case.seated(1)),
        likely(
            f"One player doesn't have {row}",
            f"100 − {told} = {lacks}",
            without,
            f"One player has {row} in {told} out of 100 deals. In how many out of 100 deals does that player "
            "not have it?",
            f"The player has it or doesn't have it. Take {told} away from 100.",
            f"100 − {told} = {lacks}. That is {out_of_hundred(without)}.",
            case.seated(1),
        ),
    ]
    if n > 2:
        lines.append(
            likely(
                f"Two players don't have {row}",
                f"{lacks}% × {lacks}%",
                without**2,
                "How likely is it that two players both don't have it?",
                f"Both have to be without it. Take {lacks} out of 100 of the {lacks}.",
                f"Both have to be without it, so multiply: {lacks}% × {lacks}% is {out_of_hundred(without**2)}.",
                case.seated(2),
            )
        )
    product = " × ".join([f"{lacks}%"] * n)
    lines += [
        likely(
            f"Nobody has {row}",
            product,
            nobody,
            f"And how likely is it that {'neither of the two' if n == 2 else f'none of the {spelled(n)}'} "
            "players has it?",
            "Multiply once for each player.",
            f"Every one of them has to be without it. {product} is {out_of_hundred(nobody)}.",
            hands,
            _powers(without, n, "player"),
        ),
        Line(f"Somebody has {row}", f"100 − {hundredths(nobody)}", hundredths(1 - nobody), hands),
        Line("Counted exactly", "because no card can be in two hands", hundred(case.somebody(n)), hands),
    ]
    return tuple(lines)


def unlooked(case: Players) -> tuple[Line, ...]:
    """Yours is the best five of so many, before anybody looks."""
    n = case.n
    p = Fraction(1, n)
    hands = case.seated(n)
    return (
        counted(
            "Hands",
            "one for each player",
            n,
            "How many hands are there in all?",
            "Count the players, and don't forget yourself.",
            f"There are {spelled(n)} players with one hand each.",
            hands,
            "hands",
        ),
        counted(
            "Hands that are the best",
            "no two hands are ever equal (SAY-10)",
            1,
            f"How many of these {spelled(n)} hands are the best one?",
            "Can two hands share the first place?",
            "If two runs are equally long and equally high, the suit decides. So there is always one best hand.",
            hands,
            "hands",
        ),
        likely(
            "Yours is the best",
            f"1 of {n}",
            p,
            "Nobody has looked. So how likely is it that the best hand is yours?",
            "Is there any reason why one hand should be better than another?",
            f"All {spelled(n)} hands were dealt in the same way, so each is equally likely to be the best. You "
            f"have one of them: {out_of_hundred(p)}.",
            case.seated(1),
            value=hundred(p),
        ),
    )


def mine(case: Players) -> tuple[Line, ...]:
    """Yours is the best five, now that you see it."""
    run, rivals = best(case.view.five), case.n - 1
    held = Line("Your best run", cards_of(run.cards), long(run), own_keys(case.view, case.view.five))
    if rivals > 1:
        return (held, *_all_worse(case, rivals))
    if run.length == 1:
        return (held, *_higher_cards(case, run))
    return (held, *_better_runs(case, run))


def _all_worse(case: Players, rivals: int) -> tuple[Line, ...]:
    """All of several rivals are worse: the chance against one, multiplied."""
    view, one, n = case.view, case.one, len(case.view.unseen)
    told, hidden = decimal(100 * one, 1), hidden_keys(case.view)
    lines = [
        counted(
            "Your rivals",
            f"{case.n} − 1",
            rivals,
            "How many rivals do you have?",
            f"There are {spelled(case.n)} players, and you are one of them.",
            f"{capital(spelled(case.n))} players without you: that makes {spelled(rivals)}.",
            hidden,
            "rivals",
        ),
        Line("One rival's hand is worse", f"any five of the {n} cards you can't see", percent(one),
             hidden_keys(view, view.rivals[:1])),
    ]  # fmt: skip
    given = f"One rival's hand is worse than yours in {told} out of 100 deals. "
    for k in range(2, rivals + 1):
        product, chance = " × ".join([f"{told}%"] * k), one**k
        every = "both rivals" if k == 2 and rivals == 2 else "two rivals" if k == 2 else f"all {spelled(k)} rivals"
        lines.append(
            likely(
                f"{capital(every)} are worse",
                product,
                chance,
                f"{given}How likely is it that {every} have worse hands?",
                f"Take {told} out of 100 of the {told}." if k == 2 else "Multiply once more for the next rival.",
                f"{'Both' if k == 2 else f'All {spelled(k)}'} have to be worse, so multiply: {product} is "
                f"{out_of_hundred(chance)}.",
                hidden_keys(view, view.rivals[:k]),
                _powers(one, k, "rival") if k == rivals else (),
            )
        )
        given = ""
    exact = case.worse[rivals - 1]
    lines.append(
        Line(f"{all_of(rivals)} worse, counted exactly", "no card can be in two hands", hundred(exact), hidden)
    )
    return tuple(lines)


def better_runs(view: View, run: Run) -> list[Run]:
    """Runs of the same length that beat this one and that the unseen cards can make."""
    unseen = {*view.unseen}
    tops = range(max(2, run.length), HIGH_ACE + 1)
    found = [Run(run.length, top, suit) for top in tops for suit in range(4)]
    return [one for one in found if one > run and {*one.cards} <= unseen]


def _rival(case: Players) -> Sequence[str]:
    return hidden_keys(case.view, case.view.rivals[:1])


def _by_top(better: Sequence[Run]) -> str:
    """'There are three each with jack, queen or king at the top, and one with 9 at the top.'"""
    by_many: dict[int, list[str]] = {}
    for top in sorted({one.top for one in better}):
        by_many.setdefault(sum(one.top == top for one in better), []).append(ranked(top))
    told = []
    for many, tops in sorted(by_many.items(), reverse=True):
        each = " each" if len(tops) > 1 else ""
        told.append(f"{spelled(many)}{each} with {joined(tops, 'or')} at the top")
    return f"There {'is' if told[0].startswith('one with') else 'are'} {', and '.join(told)}."


def _better_runs(case: Players, run: Run) -> tuple[Line, ...]:
    """One rival, and you have two or more in a row: the runs of that length that beat yours."""
    view, n, m, p = case.view, len(case.view.unseen), run.length, case.one
    better = better_runs(view, run)
    k, chance, row = len(better), Fraction(comb(n - m, DEALT - m), comb(n, DEALT)), none_of(n - DEALT, n, m)
    kind = "pair" if m == 2 else f"group of {spelled(m)}"
    kinds = kind.replace("pair", "pairs").replace("group", "groups")
    each = decimal(100 * chance, 3)
    expected = Fraction(round(10 * k * Fraction(each)), 10)  # of what is printed
    lost, both = 1 - p, "both cards" if m == 2 else "all cards"
    hint = "A higher run of the same length beats yours, and so does one that is as high in a higher suit."
    said = _by_top(better) if better else "No hidden cards make such a run."
    return (
        cards_line(view),
        counted(
            f"{capital(kinds)} that beat the {run_words(run)}",
            "same suit, next to each other, and higher",
            k,
            f"Which {kinds} of hidden cards in a row beat yours? {said} How many is that?",
            f"{hint} Add them up.",
            f"{said} That makes {spelled(k)}." if k else "None of them is left in the hidden cards.",
            own_keys(view, run.cards),
            kinds.split()[0],
        ),
        likely(
            f"Your rival has one of these {kinds.split()[0]}",
            row,
            chance,
            f"Your rival holds five of the {n} hidden cards. How likely is it that {both} of one such {kind} "
            "are among them?",
            f"Five of the {n} places are your rival's. Once the first card is there, four of the other {n - 1} "
            "are left for the next one.",
            f"{'Both' if m == 2 else 'All of them'} have to be among the five, so multiply: {row}. That is "
            f"{out_of_hundred(chance)}, or "
            f"more exactly {each}.",
            _rival(case),
            tuple(
                Left(f"{ORDINALS[at]} card", f"{DEALT - at}/{n - at}",
                     Fraction(comb(n - at - 1, DEALT - at - 1), comb(n, DEALT)))
                for at in range(m)
            ),
            f"{out_of_hundred(chance)} ({each})",
        ),
        averaged(
            f"Such {kinds.split()[0]} in 100 hands",
            f"{k} × {each}",
            expected,
            f"So how many such {kinds.split()[0]} do you expect in 100 hands that your rival might hold?",
            f"Each of the {spelled(k)} comes in {each} out of 100 hands.",
            f"In 100 hands that your rival might hold, you expect {k} × {each} = {decimal(expected, 1)}, rounded.",
            _rival(case),
            kinds.split()[0],
            decimal(expected, 1),
        ),
        Line(
            "Your rival's hand is better",
            "some hands contain two of them, and longer runs count too",
            f"{hundredths(lost)} out of 100",
            tuple(_rival(case)),
        ),
        Line("Yours is the best", f"100 − {hundredths(lost)} = {hundredths(p)}", hundred(p), tuple(_rival(case))),
    )  # fmt: skip


def _higher_cards(case: Players, run: Run) -> tuple[Line, ...]:
    """One rival, and you have no two in a row: cards higher than your best, and two in a row."""
    view, n, p = case.view, len(case.view.unseen), case.one
    u = len({one.cards for one in better_runs(view, run)})
    none = Fraction(comb(n - u, DEALT), comb(n, DEALT))
    row = none_of(u, n, DEALT)
    yours = run_words(run).removeprefix("just ")
    lines = [
        cards_line(view),
        counted(
            f"Cards higher than {yours}",
            "or as high in a higher suit",
            u,
            f"How many of the hidden cards are higher than {yours}, or as high in a higher suit?",
            "An ace is the highest card. Clubs are the lowest suit, then diamonds, hearts and spades.",
            f"{capital(spelled(u))} of the hidden cards are higher, and one of them is enough to beat you.",
            own_keys(view, run.cards),
        ),
        likely(
            "Your rival has no higher card",
            row,
            none,
            f"How likely is it that none of your rival's five cards is one of these {some(u)}?",
            f"{n - u} of the {n} hidden cards are not higher. After each one there is one fewer. Multiply five "
            "fractions.",
            f"The chance falls with every card: {row} is {out_of_hundred(none)}.",
            _rival(case),
            shrinking(u, n, DEALT),
        ),
    ]
    paired = 1 - p / none if none else Fraction(0)
    lines.append(
        likely(
            "Yours is the best",
            f"without the {hundredths(paired)} out of 100 that have two in a row",
            p,
            f"In {out_of_hundred(paired)} of these hands your rival has two in a row, which beats you too. How "
            "likely is it that yours is the best?",
            f"Only {hundredths(1 - paired)} out of 100 of those {out_of_hundred(none)} are left.",
            f"{hundredths(1 - paired)} out of 100 of those hands are left. That makes {out_of_hundred(p)}.",
            _rival(case),
            value=hundred(p),
        )
    )
    return tuple(lines)


def caller(case: Players) -> tuple[Line, ...]:
    """The caller wins: measured, beside what multiplying would give."""
    n, two = case.n, bots.CALLER_WINS[2]
    measured = bots.CALLER_WINS[n]
    won = round(measured.value * measured.n)
    p, single = Fraction(str(measured.value)), Fraction(str(two.value))
    lines = [
        counted(
            "Cards to pick from",
            f"{n} × {DEALT}",
            n * DEALT,
            f"How many cards go on the table for {spelled(n)} players to pick from?",
            "Five cards are put on the table for each player.",
            f"{capital(spelled(n))} players with five cards each make {n * DEALT}.",
            case.seated(n),
        )
    ]
    if n > 2:
        product, row = single ** (n - 1), " × ".join([percent(single)] * (n - 1))
        lines.append(
            likely(
                "If runs stayed as they are",
                row,
                product,
                f"With two players the caller wins {percent(single)} of the calls. If each of {spelled(n - 1)} "
                "rivals left the caller that much, how likely would a win be?",
                "Multiply once for each rival.",
                f"{row} is {out_of_hundred(product)}. But now everybody picks from {n * DEALT} cards, so the "
                "rivals' runs are longer too.",
                case.seated(n),
                _powers(single, n - 1, "rival"),
            )
        )
    lines.append(
        likely(
            "The caller wins",
            f"{won:,} of {measured.n:,} rounds with a call, seed {measured.seed}",
            p,
            f"Our bots played {measured.n:,} rounds with a call, and the caller won {won:,} of them. How many "
            "out of 100 is that?",
            "Divide, and then take it times 100.",
            f"{won:,} ÷ {measured.n:,} is {out_of_hundred(p)}, give or take {100 * measured.error:.1f}.",
            case.seated(n),
            value=hundred(p, True),
        )
    )
    return tuple(lines)
