"""Why the next turn is an UNCLE with its chance: with a card that is kept, and with the card that is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product

from uncle_widgets.games.uncle.cards import FULL, VALUES, Cards, needed, piled
from uncle_widgets.games.uncle.questions.reasons import one_of
from uncle_widgets.games.uncle.questions.sums import adding
from uncle_widgets.games.uncle.rounds import Round, missing, simple
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import called, capital, hundred, out_of_hundred, spelled, spoken
from uncle_widgets.probability.reasons import Ask, Derivation, Line
from uncle_widgets.probability.show import of_hundred, percent

IDEA = "Count the rounds in which a card you kept fits, then add those in which only the card you draw fits."
ROWS = 36
"""Two cards in between, written like two dice."""


def steps(view: View, card: int, kept: Cards, made: Round) -> Derivation:
    """With small questions where one other player plays, or two."""
    lines: Iterator[Line] | None = None
    if simple(view) and view.seats == 2:
        lines = _one_between(view, card, kept, made)
    elif simple(view) and view.seats == 3 and (sums := _sums(view.total + card, kept)):
        lines = _two_between(view, card, kept, made, sums)
    return Derivation(tuple(lines or _plain(view, card, kept, made)), idea=IDEA if lines else "")


def _names(view: View) -> tuple[str, str, str]:
    """Who plays next and keeps cards, as a sentence says it: 'you', 'you keep', 'your'."""
    me = called(view, view.seat)
    return me, f"{me} keep" if me == "you" else f"{me} keeps", "your" if me == "you" else f"{me}'s"


def _lit(view: View, card: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The items of the cards kept, and those of the others' hands."""
    played = one_of(view, view.seat, card)[:1]
    mine = tuple(key for key in one_of(view, view.seat) if key not in played)
    return mine, tuple(key for seat in range(view.seats) if seat != view.seat for key in one_of(view, seat))


def _one_between(view: View, card: int, kept: Cards, made: Round) -> Iterator[Line]:
    """By the card that the one opponent plays."""
    me, keep, whose = _names(view)
    mine, theirs = _lit(view, card)
    who, total, n = called(view, view.next), piled(view.total + card), len(view.unseen)
    fits = {value: want for value in VALUES if (want := needed(piled(total + value))) in kept}
    copies, gap = sum(map(view.unseen.count, fits)), _gap(view, card, kept)
    makes = spoken(f"{whose} {want} after a {value}" for value, want in fits.items())
    first = makes.replace(" after", " makes the ten after", 1)
    needs = spoken(sorted({*kept}), "or")
    have = spoken(f"a {each}" for each in kept) if len({*kept}) > 1 else f"two {kept[0]}s"
    other, play = f"{who}'s cards" if who != "you" else "your cards", "play" if who == "you" else "plays"
    yield Line(
        "Cards after which a kept card fits",
        makes or "none",
        str(len(fits)),
        mine,
        Ask(
            f"The pile is at {total}, and {keep} {have}. After how many of {other}, 1 to 6, does a kept card make "
            "the ten?",
            Fraction(len(fits)),
            f"Try {other} from 1 to 6. Where is the pile then, and which card is needed?",
            f"{capital(first)}. No other card helps, so it is {spelled(len(fits))}."
            if fits
            else f"No card from 1 to 6 leaves exactly {needs} to the next ten, so it is none.",
            unit="of the six",
        ),
    )
    values = spoken((f"{value}s" for value in fits), "or")
    yield Line(
        f"{capital(who)} {play} one of those",
        f"{copies} out of {n}" if fits else "no card helps",
        out_of_hundred(made.held),
        theirs,
        Ask(
            f"How likely is it that {who} {play} one of those?",
            made.held,
            "Count the hidden cards of those values.",
            f"{copies} of the {n} hidden cards are {values}, and the card played can be any of them. That is "
            f"{out_of_hundred(made.held)}.",
            "chance",
        )
        if fits
        else None,
    )
    drawn = made.hit - made.held
    yield Line(
        "Only the drawn card fits",
        f"about one draw in six of {gap}, exactly",
        out_of_hundred(drawn),
        ("draw",),
        Ask(
            f"In {gap} out of 100 rounds the ten is 1 to 6 away and no kept card fits. About one drawn card in "
            f"six does. In about how many rounds out of 100 does the drawn card save {me}?",
            drawn,
            f"Divide {gap} by 6.",
            "All six values are about equally likely to be drawn, and just one of them makes the ten. Counted "
            f"exactly, that is {out_of_hundred(drawn)}.",
            "chance",
        ),
    )
    yield _altogether(view, made, ("rounds with a kept card", "rounds with the drawn card"))


def _gap(view: View, card: int, kept: Cards) -> int:
    """Out of 100 rounds, those in which the ten is near enough for one card, but no kept card fits."""
    ways: Mapping[int, tuple[Fraction, Fraction]] = missing(view, card)
    return of_hundred(sum((p for want, (p, _) in ways.items() if want <= 6 and want not in kept), Fraction()))


def _sums(total: int, kept: Cards) -> dict[int, int]:
    """By kept card the one sum of two cards after which it fits; nothing where there are two, or a pile ends."""
    if total + 2 * max(VALUES) >= FULL:
        return {}
    found = {want: [s for s in range(2, 13) if needed(total + s) == want] for want in sorted({*kept})}
    return {want: sums[0] for want, sums in found.items()} if all(len(s) == 1 for s in found.values()) else {}


def _pairs(total: int) -> list[tuple[int, int]]:
    return [(a, b) for a, b in product(VALUES, VALUES) if a + b == total]


def _two_between(view: View, card: int, kept: Cards, made: Round, sums: Mapping[int, int]) -> Iterator[Line]:
    """By the sum of the two cards in between."""
    _, keep, whose = _names(view)
    mine, theirs = _lit(view, card)
    total, names = view.total + card, spoken(called(view, (view.seat + k) % view.seats) for k in (1, 2))
    for at, (want, needs) in enumerate(sums.items()):
        goal = total + needs + want
        start = f"{names} play two cards, and {keep} " if not at else ""
        have = spoken(f"a {each}" for each in kept) if len(sums) > 1 else f"two {want}s"
        again = f"{start}{have}. " if not at else ""
        yield Line(
            f"{'Two cards' if not at else 'And two cards'} after which {whose} {want} makes {goal}",
            f"{goal} − {want} − {total}",
            f"a sum of {needs}",
            tuple(key for key, each in zip(mine, kept, strict=True) if each == want),
            Ask(
                f"{again}{'After' if not at else 'And after'} which sum of the two cards does {whose} {want} make "
                "the ten?",
                Fraction(needs),
                f"Which total is {want} less than a ten? How far is that from {total}?",
                f"A {want} makes {goal} from {goal - want}. It is {needs} from {total} to {goal - want}.",
            ),
        )
    rows = {needs: _pairs(needs) for needs in sums.values()}
    count = sum(map(len, rows.values()))
    listed = "; ".join(
        f"{needs} is {spoken(f'{a} + {b}' for a, b in pairs)}" for needs, pairs in sorted(rows.items())
    )
    adds = " + ".join(str(len(pairs)) for pairs in rows.values())
    which = "that sum" if len(rows) == 1 else "one of those sums"
    yield Line(
        f"Pairs with {which}",
        f"{adds} out of {ROWS}",
        str(count),
        theirs,
        Ask(
            f"Write the two cards like two dice: {ROWS} pairs. How many of them have {which}?",
            Fraction(count),
            "List the pairs. For 7 they are 1 + 6, 2 + 5 and so on.",
            f"{listed.capitalize()}. That makes {count} pairs.",
            unit="pairs",
        ),
    )
    yield _altogether(
        view,
        made,
        ("rounds with a kept card", "rounds with the drawn card"),
        f"{count} of {ROWS} pairs is {out_of_hundred(Fraction(count, ROWS))}. Counted by the cards that are left,",
    )


def _altogether(view: View, made: Round, names: tuple[str, str], first: str = "") -> Line:
    me, _, _ = _names(view)
    held, drawn, whole = adding(made.hit * 100, made.held * 100, (made.hit - made.held) * 100)
    told = f"{first} it is {held}. The drawn card adds {drawn}. " if first else ""
    does = "do" if me == "you" else "does"
    return Line(
        "All together",
        f"{held} + {drawn} = {whole}",
        hundred(made.hit),
        ("draw", *_lit(view, 0)[0]),
        Ask(
            f"{told}So in how many rounds out of 100 {does} {me} make a ten?",
            made.hit,
            f"Add the {names[0]} and the {names[1]}.",
            f"No round counts twice, so add: {held} + {drawn} = {whole}. That is {out_of_hundred(made.hit)}.",
            "chance",
        ),
    )


def _plain(view: View, card: int, kept: Cards, made: Round) -> Iterator[Line]:
    """Without small questions: what is kept, what is drawn, and the sum."""
    others, me = view.seats - 1, called(view, view.seat)
    mine, theirs = _lit(view, card)
    fit = f"{' or '.join(f'a {card}' for card in sorted({*kept}))} makes the ten"
    none = f"no card that {'you keep' if me == 'you' else f'{me} keeps'} makes the ten"
    rows = f"{6**others:,} rows"
    yield Line("Cards the others may play in between", " × ".join([str(len(VALUES))] * others), rows, theirs)
    yield Line("Rows in which a kept card fits", fit, percent(made.held), mine)
    yield Line("Rows in which only the drawn card fits", none, percent(made.hit - made.held), ("draw",))
    yield Line("All together", "the sum", percent(made.hit))
