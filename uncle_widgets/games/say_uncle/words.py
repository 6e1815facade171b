"""Names of things in Say Uncle, and its events told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from uncle_widgets.engine.game import LETTERS, Event, Seat
from uncle_widgets.engine.values import tells
from uncle_widgets.games.say_uncle import events as e
from uncle_widgets.games.say_uncle.cards import (
    DEALT,
    HIGH_ACE,
    KINGS,
    NAMES,
    SUIT_WORDS,
    Card,
    Run,
    arranged,
    best,
    rank,
    suit,
)
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.words import called, capital, count, does, owner, result, signed, spelled, spoken

COURT = {1: "ace", 11: "jack", 12: "queen", KINGS: "king", HIGH_ACE: "ace"}
ORDINALS = ("first", "second", "third", "fourth", "fifth")
TELLING = (
    e.MatchOver, e.Scored, e.Revealed, e.Called, e.StockOut, e.Took, e.AllPassed, e.Passed, e.CardTurned,
    e.Drafted, e.LaidOut, e.Dealt, e.RoundStarted,
)  # fmt: skip
"""Kinds of events, the most telling first."""


def points(n: int) -> str:
    return count(n, "point")


def ranked(rank: int) -> str:
    """'9', 'queen', 'ace': 1 to 14."""
    return COURT.get(rank, str(rank))


def called_card(card: Card) -> str:
    """'9 of clubs'."""
    return f"{ranked(rank(card))} of {SUIT_WORDS[suit(card)]}"


def cards_of(cards: Iterable[Card]) -> str:
    """'5 and 6 of clubs', '3 of diamonds and king of hearts': suits told once."""
    rows: dict[int, list[str]] = {}
    for card in sorted(cards):
        rows.setdefault(suit(card), []).append(ranked(rank(card)))
    return _suits(rows.values(), [f"{spoken(ranks)} of {SUIT_WORDS[of]}" for of, ranks in rows.items()], "and")


def _suits(rows: Iterable[Sequence[str]], words: Sequence[str], link: str) -> str:
    """Suits linked: with a comma before the last where a suit has a link of its own."""
    if len(words) > 1 and any(len(ranks) > 1 for ranks in rows):
        return f"{', '.join(words[:-1])}, {link} {words[-1]}"
    return _linked(words, link)


def the_cards(cards: Iterable[Card], link: str = "and") -> str:
    """'the 5 and 6 of clubs', 'the 4 or the 7 of clubs', 'the 3 of diamonds and the king of hearts'.

    With `or`, cards of several suits are told one by one.
    """
    rows: dict[int, list[str]] = {}
    for card in sorted(cards):
        the = "the " if link == "or" or suit(card) not in rows else ""
        rows.setdefault(suit(card), []).append(f"{the}{ranked(rank(card))}")
    if link == "or" and len(rows) > 1:
        return _linked([f"{one} of {SUIT_WORDS[of]}" for of, ranks in rows.items() for one in ranks], link)
    words = [f"{_linked(ranks, link)} of {SUIT_WORDS[of]}" for of, ranks in rows.items()]
    return _suits(rows.values(), words, link)


def in_turn(cards: Iterable[Card]) -> str:
    """Cards in the order in which they came: 'the 4 of clubs, then the king of hearts'.

    Of more than two: 'the 4 of clubs, the king and 9 of hearts, and the 3 of clubs, in this order'.
    """
    groups = [[*row] for _, row in groupby(cards, suit)]
    if sum(map(len, groups)) < 3:
        rows = (", then ".join(f"the {ranked(rank(card))}" for card in row) for row in groups)
        suits = (SUIT_WORDS[suit(row[0])] for row in groups)
        return ", then ".join(f"{row} of {of}" for row, of in zip(rows, suits, strict=True))
    told = [f"the {spoken(ranked(rank(card)) for card in row)} of {SUIT_WORDS[suit(row[0])]}" for row in groups]
    listed = f"{', '.join(told[:-1])}, and {told[-1]}" if len(told) > 1 else told[0]
    return f"{listed}, in this order"


def _linked(words: Sequence[str], link: str) -> str:
    """'a, b or c'."""
    return f" {link} ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def short(cards: Iterable[Card]) -> str:
    """'5c and 6c': for lists and formulas."""
    return spoken(NAMES[card] for card in cards)


def long(run: Run) -> str:
    """'three in a row'; 'no two in a row' for a run of one."""
    return in_a_row(run.length) if run.length > 1 else ALONE


ALONE = "no two in a row"


def run_words(run: Run) -> str:
    """'jack to king of hearts', '8 and 9 of clubs', 'just the 9 of clubs'."""
    of = SUIT_WORDS[run.suit]
    if run.length < 2:
        return f"just the {ranked(run.top)} of {of}"
    return f"{ranked(run.ranks[0])} {'and' if run.length == 2 else 'to'} {ranked(run.top)} of {of}"


def run_label(run: Run) -> str:
    """'5 to 7 of spades, three in a row'; 'just the 9 of clubs'."""
    return f"{run_words(run)}, {long(run)}" if run.length > 1 else run_words(run)


def in_a_row(length: int) -> str:
    """'three in a row'."""
    return f"{spelled(length)} in a row"


def some(n: int) -> str:
    """'five', '12': a number that is said, as a word below 10."""
    return spelled(n) if n < 10 else str(n)


def fold(n: int) -> str:
    """'twice', 'three times', '10 times'."""
    return "twice" if n == 2 else f"{some(n)} times"


def cards(n: int) -> str:
    """'five cards', '12 cards'."""
    return f"{some(n)} card{'' if n == 1 else 's'}"


def place(view: View) -> str:
    """Where in the match we are: 'Round 1, third pick.'"""
    table = view.table
    number = table.round + (not table.shown)
    match view.phase:
        case "dealer":
            return "Who deals?"
        case "over":
            return "The end."
        case "deal" | "lay":
            return f"Round {number}, the deal."
        case "draft":
            return f"Round {number}, {ORDINALS[len(table.picks) // view.seats]} pick."
        case "show":
            return f"Round {number} is over."
    return f"Round {number}, {count(table.stock) if table.stock else 'no cards'} left."


def now(view: View, names: Sequence[str]) -> str:
    """Who does what now."""
    you = view.seat == view.me
    name = names[view.seat] if view.seat >= 0 else ""
    match view.phase:
        case "draft":
            return "You pick." if you else f"{name} picks."
        case "turn":
            return "Your turn." if you else f"{name}'s turn."
        case "flip":
            return "You turn a card." if you else f"{name} turns a card."
        case "offer":
            return "Take it or pass?" if you else f"{name} can take it or pass."
        case "last":
            return "Your last chance to call." if you else f"{name} may still call."
        case "over":
            return result(view.table.winners, names, view.table.why)
    return ""


def tell(events: Sequence[Event], view: View, names: Sequence[str]) -> tuple[str, str]:
    """What happened, in words: the happening, and what follows."""
    events = recent(events)
    head, rest = "", []
    passed = [event.seat for event in events if isinstance(event, e.Passed) and event.seat is not None]
    for event in events:

        def who(verb: str, seat: Seat | None = event.seat) -> str:
            return does(view, seat, names, verb)

        match event:
            case e.DealerChosen():
                head = f"{who('deal')} first."
            case e.RoundStarted():
                head = f"{who('deal')}."
            case e.Burned():
                rest.append("One card is put aside, face down.")
            case e.Drafted(card=card, left=left):
                head = f"{who('take')} the {called_card(card)}."
                if left and left <= view.seats:
                    rest.append(f"{capital(cards(left))} {'is' if left == 1 else 'are'} left on the table.")
            case e.Turning():
                head = f"{who('turn')} a card."
            case e.CardTurned(card=card):
                head = f"{who('turn')} the {called_card(card)}."
                rest.append(_made(view, card, "It"))
            case e.Passed(seat=seat, card=card) if passed and seat == passed[-1]:
                if not head:
                    head = _passed(view, passed, names)
                    rest.append(_made(view, card, f"The {called_card(card)}"))
                else:
                    rest.append(_passed(view, passed, names))
            case e.AllPassed(card=card):
                rest.append(f"Nobody wants the {called_card(card)}, so it's put aside.")
            case e.Took(card=card, discard=discard):
                head = f"{who('take')} the {called_card(card)}."
                rest.append(f"{who('put')} the {called_card(discard)} aside." if discard is not None else "")
            case e.Called():
                head = f"{who('say')} uncle."
            case e.Stopped():
                head = f"{who('do')}n't call."
            case e.StockOut():
                rest.append("The stock has run out and nobody has called.")
            case e.Revealed(runs=runs):
                winner = runs.index(max(runs))
                run = runs[winner]
                rest.append(f"{does(view, winner, names, 'have')} the best run: {run_words(run)}.")
                rest.append(_second(view, runs, winner, names))
            case e.Scored(points=n):
                rest.append(f"{who('score')} {points(n)}.")
            case e.Penalised(waived=waived):
                rest.append(f"{who('have')} no points to lose." if waived else f"{who('lose')} a point.")
            case e.MatchOver():
                rest.append(result(view.table.winners, names, view.table.why))
    dealt, laid = (sum(isinstance(event, kind) for event in events) for kind in (e.Dealt, e.LaidOut))
    if dealt == DEALT * view.seats:
        rest.append("Each player gets five cards, face down.")
    if laid:
        rest.append(f"{capital(cards(laid))} {'goes' if laid == 1 else 'go'} on the table to pick from.")
    return head, " ".join(word for word in rest if word)


HEADS = (e.RoundStarted, e.Drafted, e.CardTurned, e.Took, e.Called, e.Stopped)
"""Kinds of events with which something new begins."""


def recent(events: Sequence[Event]) -> Sequence[Event]:
    """The last thing that began, and what followed: what a position is told with."""
    return events[max((at for at, event in enumerate(events) if isinstance(event, HEADS)), default=0) :]


def _passed(view: View, seats: Sequence[Seat], names: Sequence[str]) -> str:
    """'You pass.', 'B and C pass.'"""
    if len(seats) == 1:
        return f"{does(view, seats[0], names, 'pass')}."
    return f"{capital(spoken(called(view, seat, names) for seat in seats))} pass."


def _made(view: View, card: Card, what: str) -> str:
    """What the turned card would make of the watcher's run, while they may still take it."""
    table = view.table
    if not isinstance(view.me, int) or card != table.turned or table.asked(view.me) < table.passed:
        return ""
    old, new = best(view.hand), best((*view.hand, card))
    return f"{what} would give you {long(new)}." if new.length > old.length else ""


def _second(view: View, runs: Sequence[Run], winner: Seat, names: Sequence[str]) -> str:
    """What decides between two best runs of one length."""
    seat, second = max(((s, run) for s, run in enumerate(runs) if s != winner), key=lambda pair: pair[1])
    mine, whose = runs[winner], capital(owner(view, seat, names))
    if second.length < mine.length or mine.length < 2:
        return ""
    if second.top < mine.top:
        return f"{whose} run is just as long but lower."
    suits = f"{SUIT_WORDS[mine.suit]} beat {SUIT_WORDS[second.suit]}"
    return f"{whose} run is just as long and as high, but {suits}."


@tells(View)
def board(view: View, names: Sequence[str] = LETTERS) -> str:
    """The position in text."""
    table = view.table
    lines = []
    for seat, hand in enumerate(view.hands):
        had = points(view.scores[seat]) if view.scores[seat] else "no points"
        if hand is not None:
            held = f"has {had} and holds {' '.join(NAMES[card] for card in arranged(hand)) or 'no cards'}."
            held += f" {capital(owner(view, seat, names))} best run is {run_words(best(hand))}." if hand else ""
        else:
            gained, away = table.gained(seat), table.taken(seat)
            took = f"took {' '.join(NAMES[card] for card in gained)}" if gained else ""
            put = f"put {count(away)} aside" if away else ""
            hidden = f"has {had} and {count(table.dealt_to(seat), 'hidden card')}"
            held = (
                f"{hidden}, {spoken(filter(None, (took, put)))}."
                if took and put
                else f"{hidden}{took and ', and '}{took}."
            )
        lines.append(f"{signed(view, seat, names)} {held}")
    if table.tableau:
        lines.append(f"On the table: {' '.join(NAMES[card] for card in table.tableau)}.")
    if table.turned >= 0:
        lines.append(f"Turned up: {NAMES[table.turned]}.")
    if table.offers:
        lines.append(f"Turned earlier: {' '.join(NAMES[offer.card] for offer in table.offers)}.")
    if not table.shown:
        lines.append(f"The stock has {count(table.stock)}." if table.laid else "The table is empty.")
    return " ".join(lines)


def owned(view: View, seat: Seat, card: Card, names: Sequence[str] = LETTERS) -> str:
    """'your 9 of clubs'."""
    return f"{owner(view, seat, names)} {called_card(card)}"
