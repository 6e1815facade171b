"""Flips worked out card by card, in small questions: all names differ, all are alike, nobody matches.

The names are not equally common. So a small question takes one: 'Say A shows a KIM'. The example is the one whose
chance comes nearest to the exact one, and the line after it says what it is on average over all names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.mr_t.cards import MR_T, ORDER, Card
from uncle_widgets.games.mr_t.odds import Bag, size
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.questions.steps import added, chance, counted, product, sized, the_rest
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.mr_t.words import few, plural, small, some, unbroken
from uncle_widgets.games.words import a, called, capital, does, hundred, out_of_hundred, owner, spelled, spoken
from uncle_widgets.probability.reasons import Ask, Left, Line

Path = tuple[Card, ...]
"""The names that the first players of a flip show, in an example."""
NEARLY = Fraction(2, 100)
"""An example that is further off than this is not said to be like the others."""
GROUPS = 4
"""An average over more groups of names than this is not written out."""
THESE = {1: "another name", 2: "neither of these names", 3: "none of these three names"}


@dataclass(frozen=True)
class Turned:
    """A flip card by card: `seats` in their order; all but those in `own` draw from the `common` bag."""

    view: View
    seats: Sequence[Seat]
    common: Bag
    own: Mapping[Seat, Bag]

    def bag(self, k: int) -> Bag:
        """The cards that player k may turn, before any is turned."""
        return self.own.get(self.seats[k], self.common)

    def apart(self, k: int) -> bool:
        return self.seats[k] in self.own

    def left(self, k: int, path: Path) -> dict[Card, int]:
        """The cards that player k may still turn, once the players before have shown the names of `path`."""
        bag = dict(self.bag(k))
        if not self.apart(k):
            for j, card in enumerate(path[:k]):
                if not self.apart(j):
                    bag[card] -= 1
        return bag

    def others(self, k: int, path: Path) -> tuple[int, int]:
        """Of the cards that player k may turn, those with none of the names before; and how many there are."""
        bag = self.left(k, path)
        return sum(n for card, n in bag.items() if card not in path[:k]), sum(bag.values())

    def paths(self, n: int) -> Iterator[Path]:
        """Every example: different names for the first n players, which they may turn."""
        names = sorted({card for k in range(n) for card in self.bag(k)}, key=ORDER.__getitem__)
        for path in permutations(names, n):
            if all(self.bag(k).get(card) for k, card in enumerate(path)):
                yield path

    @property
    def keys(self) -> tuple[str, ...]:
        return common.tops(self.view, self.seats)

    def lit(self, k: int) -> tuple[str, ...]:
        return common.tops(self.view, self.seats[k : k + 1])

    def who(self, k: int) -> str:
        return called(self.view, self.seats[k])

    def shows(self, k: int, card: Card) -> str:
        """'Say A shows a KIM.'"""
        return f"Say {small(does(self.view, self.seats[k], LETTERS, 'show'))} {a(unbroken(card))}."

    def which(self, k: int, n: int) -> str:
        """'the other 59 cards', 'the four cards that B might turn'."""
        if n == 1:
            return f"the cards that {self.who(k)} might turn (there is only one)"
        if self.apart(k) or all(self.apart(j) for j in range(k)):
            return f"the {few(n)} cards that {self.who(k)} might turn"
        return f"the other {n} cards"


def nearest(
    paths: Iterator[Path], fractions: Callable[[Path], list[tuple[int, int]]], exact: Fraction
) -> Path | None:
    """The example whose product comes nearest to the exact chance; None where no example leads anywhere."""
    best: tuple[float, Path] | None = None
    for path in paths:
        whole = 1.0
        for part, n in fractions(path):
            whole *= part / n if n else 0
        off = abs(whole - float(exact))
        if whole and (best is None or off < best[0] - 1e-9):
            best = off, path
    return best[1] if best else None


def row(fractions: Sequence[tuple[int, int]]) -> str:
    """'51/59 × 42/58'."""
    return " × ".join(f"{part}/{n}" for part, n in fractions)


def bars(names: Sequence[str], fractions: Sequence[tuple[int, int]]) -> tuple[Left, ...]:
    """What is left after each factor, named by whose card it is."""
    found, whole = [], Fraction(1)
    for name, (part, n) in zip(names, fractions, strict=True):
        whole *= Fraction(part, n)
        found.append(Left(name, f"{part}/{n}", whole))
    return tuple(found)


def average(words: str, example: Fraction, exact: Fraction) -> tuple[Line, ...]:
    """What an example comes to over all names; nothing where it is exact, as for names that are equally common."""
    if example == exact:
        return ()
    return (Line(words, "over all the names that may come", out_of_hundred(exact)),)


def ways(fractions: Sequence[tuple[int, int]]) -> Fraction:
    return product(Fraction(part, n) for part, n in fractions)


def gone(bag: Mapping[Card, int], path: Path) -> list[tuple[Card, int]]:
    """The names of an example of which cards are left, and how many."""
    return [(card, bag[card]) for card in path if bag.get(card)]


def less(n: int, cards: Sequence[tuple[Card, int]]) -> str:
    """'58 − 8 − 8'; 'all 4'."""
    return (
        " − ".join([str(n), *(str(copies) for _, copies in cards)])
        if cards
        else f"all {n}"
        if n > 1
        else "the only one"
    )


def taken(cards: Sequence[tuple[Card, int]], n: int, rest: int, left: str = "left") -> str:
    """'Eight KIMs are left, and 59 − 8 = 51.'"""
    if not cards:
        return f"None of these names is among them, so {f'all {rest} count' if n > 1 else 'that is 1'}."
    told = capital(spoken(some(copies, card) for card, copies in cards))
    one = sum(copies for _, copies in cards) == 1
    return f"{told} {'is' if one else 'are'} {left}, and {less(n, cards)} = {rest}."


def differ(turned: Turned, none: Fraction, rest: str) -> Iterator[Line]:
    """All names differ, card by card; `rest` is what happens in the other flips."""
    last = len(turned.seats)

    def fractions(path: Path) -> list[tuple[int, int]]:
        return [turned.others(k, path) for k in range(1, last)]

    path = nearest(turned.paths(last - 1), fractions, none)
    if path is None:
        yield Line("All the names differ", "there are too few names", out_of_hundred(none), turned.keys)
        yield the_rest(rest, none)
        return
    found = fractions(path)
    for k, (part, n) in enumerate(found, 1):
        cards, names = gone(turned.left(k, path), path[:k]), [unbroken(plural(card)) for card in path[:k]]
        ask = counted(
            f"{turned.shows(k - 1, path[k - 1])} How many of {turned.which(k, n)} have {THESE[k]}?",
            part,
            f"How many {spoken(names, 'or')} may {turned.who(k)} still turn? Take them away.",
            taken(cards, n, part),
        )
        words = f"{capital(owner(turned.view, turned.seats[k]))} card has {THESE[k]}"
        yield Line(words, less(n, cards), f"{part} out of {n}", turned.lit(k), ask)
    example = ways(found)
    names = [turned.who(k) for k in range(1, last)]
    typical, ask_for = "", f"How likely is it that all {spelled(last)} names are different?"
    if example != none:
        typical = "Other names give nearly the same fractions. "
    if abs(example - none) > NEARLY:
        typical, ask_for = (
            "",
            f"In this example, how likely is it that all {spelled(last)} names would be different?",
        )
    factors = f"Multiply the {spelled(last - 1)} fractions."
    words = f"All {spelled(last)} names differ"
    ask = chance(
        f"{typical}{ask_for}",
        example,
        factors,
        f"{row(found)} is {out_of_hundred(example)}. That many flips have {spelled(last)} different names.",
        bars(names, found),
    )
    yield Line(words, row(found), out_of_hundred(example), turned.keys, ask)
    yield from average(f"{words}, on average", example, none)
    yield the_rest(rest, none)


def unmatched(turned: Turned, none: Fraction) -> Iterator[Line]:
    """Nobody matches the card of the first player, who is the watcher; then somebody does."""
    rivals = range(1, len(turned.seats))

    def fractions(path: Path) -> list[tuple[int, int]]:
        found, before = [], 0
        for k in rivals:
            near = not turned.apart(k)
            n = size(turned.bag(k)) - (before + (not turned.apart(0)) if near else 0)
            same = turned.bag(k).get(path[0], 0) - (near and not turned.apart(0))
            found.append((max(0, n - same), n))
            before += near
        return found

    path = nearest(turned.paths(1), fractions, none)
    if path is None:
        yield Line("Nobody matches your card", "all cards are the same", out_of_hundred(none), turned.keys)
        yield the_rest("Somebody matches your card", none)
        return
    (mine,), found = path, fractions(path)
    example, names = ways(found), [turned.who(k) for k in rivals]
    kind = unbroken(mine)
    if turned.own:
        yield from _each(turned, mine, found)
    else:
        yield from _copies(turned, mine, found)
    others = f"{spelled(len(names))} others" if len(names) > 1 else "other player"
    ask = chance(
        f"How likely is it that none of the {others} shows {a(kind)}?",
        example,
        f"Multiply the {spelled(len(names))} fractions, one for each player.",
        f"{row(found)} is {out_of_hundred(example)}. That many flips bring no match for your {kind}.",
        bars(names, found),
    )
    yield Line(f"None of the {others} shows {a(kind)}", row(found), out_of_hundred(example), turned.keys[1:], ask)
    if example != none:
        mean = _weighted({card: ways(fractions((card,))) for card in turned.bag(0)}, turned.bag(0), none)
        yield Line("Nobody matches your card, on average", mean, out_of_hundred(none))
    yield the_rest("Somebody matches your card", none)


def _weighted(chances: Mapping[Card, Fraction], bag: Bag, exact: Fraction) -> str:
    """'27/57 × 62 + 24/57 × 66 + 6/57 × 75': the average over names, those with the same chance together."""
    groups: dict[Fraction, int] = {}
    for card, chance_of in chances.items():
        groups[chance_of] = groups.get(chance_of, 0) + bag[card]
    if len(groups) > GROUPS:
        return "over all the names that may come"
    weights = [Fraction(n, size(bag)) for n in groups.values()]
    texts = sized(list(groups), exact, lambda parts: added(w * p for w, p in zip(weights, parts, strict=True)))
    return " + ".join(f"{n}/{size(bag)} × {text}" for n, text in zip(groups.values(), texts, strict=True))


def _copies(turned: Turned, mine: Card, found: Sequence[tuple[int, int]]) -> Iterator[Line]:
    """How many cards of the own name are left for the others, and that the first of them shows none."""
    kind, many, (part, n) = unbroken(mine), unbroken(plural(mine)), found[0]
    left = n - part
    ask = counted(
        f"{turned.shows(0, mine)} How many of the other {n} hidden cards are {many}?",
        left,
        f"How many {many} does the deck have? Take away the one that you show, and those that you have seen.",
        f"You show one of the {few(left + 1)} {many} that were hidden, so {few(left) if left else 'none'} of the "
        f"other {n} cards {'is' if left == 1 else 'are'} {many if left != 1 else a(kind)}.",
    )
    yield Line(f"{many} among the other {n} cards", f"{left + 1} − 1", str(left), turned.lit(0), ask)
    one = Fraction(part, n)
    ask = chance(
        f"How likely is it that {turned.who(1)} doesn't show {a(kind)}?",
        one,
        f"How many of the {n} cards are something else? Divide by {n}.",
        f"{part} of the {n} cards are not {many}. That is {out_of_hundred(one)}.",
    )
    words = f"{turned.who(1)} doesn't show {a(kind)}"
    yield Line(words, f"{part} out of {n}", out_of_hundred(one), turned.lit(1), ask)


def _each(turned: Turned, mine: Card, found: Sequence[tuple[int, int]]) -> Iterator[Line]:
    """For each of the others how many of the cards that they might turn have another name."""
    kind, many = unbroken(mine), unbroken(plural(mine))
    for k, (part, n) in enumerate(found, 1):
        start = f"{turned.shows(0, mine)} " if k == 1 else ""
        same = [(mine, n - part)] if part < n else []
        reason = taken(same, n, part, "among them")
        if not same:
            reason = f"No {kind} is among them, so {f'all {n} of them count' if n > 1 else 'that is 1'}."
        ask = counted(
            f"{start}How many of {_might(turned, k, n)} are not {many}?",
            part,
            f"How many {many} might {turned.who(k)} turn? Take them away.",
            reason,
        )
        words = f"{turned.who(k)} doesn't show {a(kind)}"
        yield Line(words, less(n, same), f"{part} out of {n}", turned.lit(k), ask)


def _might(turned: Turned, k: int, n: int) -> str:
    """'the nine hidden cards that B might turn', where they come from the common bag."""
    if turned.apart(k) or n == 1:
        return turned.which(k, n)
    return f"the {few(n)} hidden cards that {turned.who(k)} might turn"


def _flat(bag: Bag) -> int:
    """How many cards of each name the bag has, if that is the same for all; else 0."""
    return next(iter(bag.values())) if len({*bag.values()}) == 1 else 0


def same(turned: Turned, exact: Fraction, last: str) -> Iterator[Line]:
    """All show the same name, card by card: the cards left of each name, and one fewer with every player."""
    seats = len(turned.seats)
    flat = 0 if turned.own else _flat(turned.common)

    def fractions(path: Path) -> list[tuple[int, int]]:
        found = []
        for k in range(1, seats):
            bag = turned.left(k, path * seats)
            found.append((max(0, bag.get(path[0], 0)), sum(bag.values())))
        return found

    path = nearest(turned.paths(1), fractions, exact)
    if path is None:
        yield Line(last, "no name comes so often", hundred(exact), turned.keys)
        return
    (card,), found = path, fractions(path)
    kind, many = unbroken(card), unbroken(plural(card))
    if flat:
        yield _each_name(turned, flat)
    for k, (part, left) in enumerate(found, 1):
        start = turned.shows(0, card) if k == 1 else f"Say {turned.who(k - 1)} shows one, too."
        ask = counted(
            f"{start} How many of {turned.which(k, left)} are {many}?",
            part,
            f"How many {many} are left now?",
            capital(f"{_used(turned, card, k)}{few(part) if part else 'none'} of the {left} cards ")
            + f"{'is' if part == 1 else 'are'} {many if part != 1 else a(kind)}.",
        )
        words = f"{many} that {turned.who(k)} might turn"
        yield Line(words, f"{part} of {left} cards", f"{part} out of {left}", turned.lit(k), ask)
    example = ways(found)
    names = [turned.who(k) for k in range(1, seats)]
    shows = f"{names[0]} shows {a(kind)}, too" if seats == 2 else f"all {spelled(seats)} show the same name"
    hint = f"Divide the number of {many} by the number of cards." if seats == 2 else "Multiply the fractions."
    reason = f"{part} of the {left} cards are {many}. That is {out_of_hundred(example)}." if seats == 2 else ""
    ask = chance(
        f"So how likely is it that {shows}?",
        example,
        hint,
        reason or f"{row(found)} is {out_of_hundred(example)}. That many flips have only one name.",
        bars(names, found) if seats > 2 else (),
    )
    if example == exact:
        yield Line(last, row(found), hundred(exact), turned.keys, ask)
        return
    yield Line(capital(shows), row(found), out_of_hundred(example), turned.keys, ask)
    yield Line(f"{last}, on average", "over all the names that may come", hundred(exact))


def _used(turned: Turned, card: Card, k: int) -> str:
    """'Seven JEFFs were hidden and one is used, so ': where all draw from the common bag."""
    if turned.own:
        return ""
    n = turned.common[card]
    hidden = f"{capital(some(n, card))} {'was' if n == 1 else 'were'} hidden"
    return f"{hidden} and {few(k)} {'is' if k == 1 else 'are'} used, so "


def _each_name(turned: Turned, flat: int) -> Line:
    """How many cards of each name are hidden, where that is the same for all."""
    names, deck = [*turned.common], dict(turned.view.options.deck)
    (card, *_) = names
    seen = deck[card] - flat
    shown = f"You have seen {few(seen)} of each name" if seen else "No card has been shown"
    ask: Ask = counted(
        "How many cards of each name are hidden?",
        flat,
        f"The deck has {few(deck[card])} of each name. Take away those that you have seen.",
        f"{shown}, so {few(flat)} of each name {'is' if flat == 1 else 'are'} hidden.",
    )
    words = f"{deck[card]} − {seen}" if seen else f"all {flat}"
    lit = common.seen_keys(turned.view, lambda one: one in names) or turned.keys
    return Line("Cards of each name that are hidden", words, str(flat), lit, ask)


def different_row(turned: Turned, exact: Fraction) -> tuple[str, tuple[Left, ...]]:
    """After a MR. T of the first player, the others show other names, all different: the fractions, and bars."""
    bag, n = turned.common, len(turned.seats)

    def fractions(path: Path) -> list[tuple[int, int]]:
        left, found = size(bag) - bag[MR_T], []
        for k, card in enumerate((*path, "")):
            found.append((left, size(bag) - 1 - k))
            left -= bag.get(card, 0)
        return found

    paths = (path for path in turned.paths(n - 2) if MR_T not in path)
    path = nearest(paths, fractions, exact) or ()
    found = fractions(path)
    if len(found) != n - 1 or ways(found) != exact:
        return "name by name", ()
    return row(found), bars([turned.who(k) for k in range(1, n)], found)


def start(turned: Turned) -> Iterator[Line]:
    """How many cards are hidden: told, where cards come from the common bag."""
    if len(turned.own) < len(turned.seats):
        yield common.known_line(turned.view)
