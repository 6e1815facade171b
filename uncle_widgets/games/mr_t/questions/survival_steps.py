"""Whole games in small questions: an idea that comes near, and what was counted in games played by computer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from uncle_widgets.games.mr_t.cards import DECKS
from uncle_widgets.games.mr_t.questions.steps import chance, counted
from uncle_widgets.games.mr_t.questions.survival import HALF, LEADS, LONG, LOW, MEAN, MEDIAN, SEED
from uncle_widgets.games.words import hundred, hundredths, out_of_hundred, spelled
from uncle_widgets.probability.reasons import Ask, Derivation, Line

CARDS = sum(n for _, n in DECKS["A"])
GAMES = (50, 80, 120, 180, 345)
"""Five games whose average is that of all games, and their middle one the median."""
WALK_LOW = Fraction(CARDS - HALF, CARDS - LOW)
"""How often a fair walk, card by card, comes from half of the cards down to so few before it has all of them."""
IDEAS = {
    **dict.fromkeys(LEADS, "In a fair game your share of the cards is about your chance of winning."),
    "long": "Find the shortest game there can be, and then look at what was counted.",
    "median": "Half of all games are longer than the median.",
    "mean": "A few very long games raise the average, so fewer than half of the games are longer.",
    "comeback": "First come down to a quarter of the cards, then win from there. It may be either player.",
    "left": "Ask when the game ends. Then look at what was counted.",
    "half": "Ask when the game ends. Then look at what was counted.",
}
"""The method of each in a sentence."""


@dataclass(frozen=True)
class Counted:
    """What was counted: `yes` of so many `games`. `who` is asked about, with `lit` cards; `dealt` are all."""

    event: str
    yes: int
    games: int
    who: str
    label: str
    lit: tuple[str, ...]
    dealt: tuple[str, ...]

    @property
    def p(self) -> Fraction:
        return Fraction(self.yes, self.games)


def derivation(game: Counted) -> Derivation:
    """Why it comes about so often, as far as an idea goes, and how often it was counted."""
    first = Line("Games played out by computer", f"seed {SEED}", f"{game.games:,}", game.dealt)
    return Derivation((first, *_lines(game)), idea=IDEAS[game.event])


def _lines(game: Counted) -> Iterator[Line]:
    match game.event:
        case "forty" | "forty_five":
            yield from _lead(game, LEADS[game.event])
        case "long":
            yield _shortest(game)
            yield _read(game, f"Out of {game.games:,} games {game.yes:,} took more than {LONG} flips.")
        case "median":
            yield _half(game)
            words = f"The median is {MEDIAN} flips. So how likely is it that a game takes more than {MEDIAN}?"
            reason = (
                f"A few games take exactly {MEDIAN} flips, so a little less than half take more: "
                f"{out_of_hundred(game.p)} of those that were counted."
            )
            yield _last(game, chance(words, game.p, "Half of the games take more than the median.", reason))
        case "mean":
            yield from _five(game)
            yield _read(game, f"Out of {game.games:,} games {game.yes:,} took more than {MEAN} flips.")
        case "comeback":
            yield from _comeback(game)
        case "left":
            yield _ends(game)
            yield _read(game, f"Out of {game.games:,} games {game.yes:,} ended with cards on the board.")
        case _:
            yield _ends(game)
            yield _read(game, f"Out of {game.games:,} players who were first with so many {game.yes:,} won.")


def _last(game: Counted, ask: Ask | None = None) -> Line:
    """What was counted: the answer."""
    return Line(game.label, f"{game.yes:,} of {game.games:,}", hundred(game.p, True), game.lit, ask)


def _read(game: Counted, told: str) -> Line:
    """The answer, read from what was counted."""
    reason = f"{game.yes:,} ÷ {game.games:,} is {out_of_hundred(game.p)}."
    ask = chance(f"{told} How many out of 100 is that?", game.p, "Divide, and multiply by 100.", reason)
    return _last(game, ask)


def _lead(game: Counted, cards: int) -> Iterator[Line]:
    """Who has two thirds of the cards wins two of three fair games, and a little more often here."""
    share = Fraction(cards, CARDS)
    n, yes = share.denominator, share.numerator
    who = game.who
    ask = counted(
        f"In a fair game nobody gains on average. How many cards will {who} have at the end, on average?",
        cards,
        "If nobody gains, what happens to the number of cards on average?",
        f"{who[:1].upper()}{who[1:]} has {cards} cards now, so it is {cards} on average.",
    )
    yield Line("Cards at the end, on average", "as many as now", str(cards), game.lit, ask)
    ask = counted(
        f"At the end {who} has all {CARDS} cards or none. In how many out of {spelled(n)} games like this must "
        f"it be {CARDS}?",
        yes,
        f"The average of {CARDS}s and 0s has to come to {cards}.",
        f"{yes} × {CARDS} ÷ {n} = {cards}, so it must be {CARDS} in {spelled(yes)} out of {spelled(n)} games.",
        "games",
    )
    yield Line(f"Out of {spelled(n)} games, those won", f"the average must be {cards}", str(yes), game.lit, ask)
    yield Line("If one card changed hands at a time", f"{yes} of {n}", out_of_hundred(share))
    words = f"{game.label} (a player who runs out during a round loses the whole board)"
    yield Line(words, f"{game.yes:,} of {game.games:,}", hundred(game.p, True), game.lit)


def _shortest(game: Counted) -> Line:
    each = CARDS // 2
    ask = counted(
        f"Each flip takes one card from each player, and both start with {each}. "
        "What is the smallest number of flips that a game can take?",
        each,
        "The loser must run out of cards.",
        f"Somebody must lose all {each} cards, one with each flip. So it takes at least {each} flips.",
        "flips",
    )
    return Line("The shortest game", f"{each} cards, one a flip", f"{each} flips", game.dealt, ask)


def _half(game: Counted) -> Line:
    half = Fraction(1, 2)
    ask = chance(
        "Half of all games are longer than the median. How many out of 100 is that?",
        half,
        "What is half of 100?",
        "Half of 100 is 50.",
    )
    return Line("Games longer than the median", "half of 100", out_of_hundred(half), game.dealt, ask)


def _five(game: Counted) -> Iterator[Line]:
    """Five games, their average, and how many are longer than that."""
    total, n = sum(GAMES), len(GAMES)
    row = f"{', '.join(map(str, GAMES[:-1]))} and {GAMES[-1]}"
    mean = Fraction(total, n)
    above = sum(one > mean for one in GAMES)
    ask = Ask(
        f"{spelled(n).capitalize()} games take {row} flips. What is their average?",
        mean,
        f"Add the {spelled(n)} numbers and divide by {spelled(n)}.",
        f"Together they take {total} flips, and {total} ÷ {n} = {mean}.",
        "mean",
        "flips",
    )
    yield Line(f"The average of {spelled(n)} games", f"{total} ÷ {n}", str(mean), game.dealt, ask)
    longer = " and ".join(str(one) for one in GAMES if one > mean)
    ask = counted(
        f"How many of the {spelled(n)} games are longer than that?",
        above,
        f"Compare each of {row} with {mean}.",
        f"Only {longer} are more than {mean}: {spelled(above)} of {spelled(n)}. "
        "One very long game raises the average.",
        "games",
    )
    yield Line("Games longer than the average", f"{longer} are more than {mean}", str(above), game.dealt, ask)


def _comeback(game: Counted) -> Iterator[Line]:
    """A fair walk, card by card; real rounds jump past so few cards."""
    down, back = WALK_LOW, Fraction(LOW, CARDS)
    either = 2 * down * back
    ask = chance(
        f"You have {HALF} cards. If one card changed hands at a time, you would come down to {LOW} "
        f"before you had all {CARDS} in {down.numerator} games out of {down.denominator}. "
        "How many out of 100 is that?",
        down,
        f"What is {down} of 100?",
        f"{down} of 100 is about {hundredths(down)}.",
    )
    yield Line(f"Down to {LOW} cards first", f"{down}", out_of_hundred(down), game.dealt, ask)
    ask = chance(
        f"With {LOW} of {CARDS} cards, how likely is it that you still win a game like that?",
        back,
        "In a fair game your share of the cards is your chance.",
        f"{LOW} of {CARDS} cards is a quarter. That is {out_of_hundred(back)}.",
    )
    yield Line(f"And then a win from {LOW} cards", f"{LOW} of {CARDS}", out_of_hundred(back), game.dealt, ask)
    ask = chance(
        f"So you come back in a quarter of those {hundredths(down)} games. It may also be the other player. "
        "How likely is it that somebody comes back?",
        either,
        "Take a quarter, and then twice that.",
        f"A quarter of {hundredths(down)} is about {hundredths(down * back)}, and for either player together "
        f"it is {out_of_hundred(either)}.",
    )
    yield Line(
        "A comeback of either player", f"2 × {down} × {back} = {either}", out_of_hundred(either), game.dealt, ask
    )
    words = f"{game.label} (rounds bring many cards at once)"
    yield Line(words, f"{game.yes:,} of {game.games:,}", hundred(game.p, True), game.lit)


def _ends(game: Counted) -> Line:
    ask = counted(
        "The game ends as soon as only so many players still have cards. How many?",
        2,
        "Three or four players start. When are the cards counted?",
        "It ends when only two players have cards left. Then they count, and the most cards win.",
        "players",
    )
    return Line("The game ends with", "players who still have cards", "2", game.dealt, ask)
