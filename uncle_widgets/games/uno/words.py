"""What the cards of UNO are called, and how its events are told."""

from __future__ import annotations

from collections.abc import Sequence

from uncle_widgets.engine.game import Event, Seat
from uncle_widgets.games.uno import events as e
from uncle_widgets.games.uno.cards import COLOUR, SIGN, Card
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.words import a, called, capital, count, does, result, spoken

COLOUR_WORDS = {"r": "red", "g": "green", "b": "blue", "y": "yellow"}
SIGN_WORDS = {"+2": "Draw Two", "<>": "Reverse", "x": "Skip", "w": "Wild", "w+4": "Wild Draw Four"}


def said(card: Card) -> str:
    """'Red 7', 'Blue Skip', 'Wild Draw Four'."""
    return capital(named(card))


def named(card: Card) -> str:
    """The same within a sentence: 'red 7', 'blue Skip', 'Wild'; or 'red' for a colour alone."""
    if card in COLOUR_WORDS:
        return COLOUR_WORDS[card]
    sign = SIGN_WORDS.get(SIGN[card], SIGN[card])
    return f"{COLOUR_WORDS[COLOUR[card]]} {sign}" if COLOUR[card] else sign


def shown_top(view: View) -> str:
    """'the red 7', or 'the Wild (red was named)'."""
    return f"the {named(view.table.top)}" + (
        "" if COLOUR[view.table.top] else f" ({COLOUR_WORDS[view.table.colour]} was named)"
    )


def on_top(view: View) -> str:
    """'The red 7 is on top', or 'There's a Wild on top, and red was named': a clause without its full stop."""
    if COLOUR[view.table.top]:
        return f"The {named(view.table.top)} is on top"
    return f"There's a {named(view.table.top)} on top, and {COLOUR_WORDS[view.table.colour]} was named"


def place(view: View) -> str:
    table = view.table
    number = table.hand_number + 1
    if table.phase == "over":
        return "The end."
    head = f"Hand {number}"
    if view.options.mode == "tournament":
        head += f", table {1 + table.hand_number // view.options.hands_per_pairing % 2}"
    if table.phase in ("pick", "dealer"):
        return f"{head}. Who deals?"
    if table.phase in ("deal", "first"):
        return f"{head}. The cards are dealt."
    number = table.turns + (table.phase == "turn")
    set_up = not table.turns and len(view.table.discards) > 1
    return f"{head}." if set_up or not number else f"{head}, turn {number}."


def now(view: View, names: Sequence[str]) -> str:
    seat = view.seat
    if view.phase == "over":
        return result(view.table.winners, names, _why(view, view.table.why))
    if seat < 0 or seat >= len(names):
        return ""
    n = view.table.agenda[0].n

    def who(verb: str) -> str:
        return does(view, seat, names, verb)

    match view.phase:
        case "turn":
            return "It's your turn." if seat == view.me else f"It's {names[seat]}'s turn."
        case "drawn":
            if seat == view.me:
                return "You have drawn a card. Play it or keep it."
            return f"{names[seat]} has drawn a card, and plays or keeps it."
        case "answer":
            return f"{who('have')} to respond."
        case "colour":
            return f"{who('name')} the colour."
        case "window":
            return f"{_react(view, seat, names)}."
        case "draw":
            return f"{who('must')} draw {count(n)}."
        case "take":
            return f"{who('draw')} a card."
        case "pick":
            return f"{who('pick')} a card."
    return ""


def _react(view: View, seat: Seat | None, names: Sequence[str]) -> str:
    """What somebody may do about a call that is missing: 'Bob may still call UNO', 'You may catch Bob'."""
    owing = view.table.owing
    if owing is None:
        return f"{does(view, seat, names, 'may')} react"
    if seat == owing:
        return f"{does(view, seat, names, 'may')} still call UNO"
    return f"{does(view, seat, names, 'may')} catch {called(view, owing, names)}"


def tell(events: Sequence[Event], view: View, names: Sequence[str]) -> tuple[str, str]:
    """What happened, in words: the happening, and what follows."""
    told = [sentence for event in _gathered(events) if (sentence := _sentence(event, view, names))]
    return (told[0], " ".join(told[1:])) if told else ("", "")


def _gathered(events: Sequence[Event]) -> list[Event | list[e.Forced]]:
    """Forced cards of one seat told together; the deal not card by card."""
    found: list[Event | list[e.Forced]] = []
    for event in events:
        if isinstance(event, e.Dealt):
            continue
        last = found[-1] if found else None
        if isinstance(event, e.Forced) and isinstance(last, list) and last[0].seat == event.seat:
            last.append(event)
        else:
            found.append([event] if isinstance(event, e.Forced) else event)
    return found


def _sentence(event: Event | list[e.Forced], view: View, names: Sequence[str]) -> str:
    def who(seat: Seat | None) -> str:
        return "" if seat is None else called(view, seat, names)

    seat = event[0].seat if isinstance(event, list) else event.seat
    name, mine = who(seat), seat is not None and seat == view.me

    def head(verb: str) -> str:
        return does(view, seat, names, verb)

    if isinstance(event, list):
        seen = tuple(x.card for x in event if x.card)
        many = count(len(event)) if len(event) > 1 else "a card"
        return f"{head('draw')} {held(seen) if seen else many}."
    match event:
        case e.Picked(card=card, value=value):
            counts = "" if SIGN[card] == str(value) else f", which counts as {value}"
            return f"{head('pick')} {a(named(card))}{counts}."
        case e.PickAgain(tied=tied):
            return f"{capital(spoken(map(who, tied)))} tie and pick again."
        case e.DealerChosen():
            return f"{head('deal')}."
        case e.HandStarts(number=number):
            return f"Hand {number}. {head('deal')} seven cards to each player."
        case e.FirstCard(card=card, rule=rule):
            return _first(name, mine, card, rule)
        case e.Played(card=card, drawn=drawn):
            return f"{head('play')} {'the card just drawn, ' if drawn else ''}{a(named(card))}."
        case e.ColourNamed(colour=colour):
            return f"{head('name')} {COLOUR_WORDS[colour]}."
        case e.TurnDraw(card=card):
            return f"{head('draw')} {a(named(card)) if card else 'a card'}."
        case e.NothingToDraw():
            return f"There is no card for {name} to draw."
        case e.Kept():
            return f"{head('keep')} the card."
        case e.Skipped():
            return f"{head('miss')} a turn."
        case e.Reversed(direction=direction):
            return f"Play now goes to the {'left' if direction == 1 else 'right'}."
        case e.UnoCalled(late=late):
            safe = f" late, and {'are' if mine else 'is'} safe" if late else ""
            return f"{head('call')} UNO{safe}."
        case e.CallMissed():
            not_called = "haven't called" if mine else "hasn't called"
            return f"{head('have')} one card left and {not_called} UNO."
        case e.Asked():
            return f"{_react(view, event.seat, names)}."
        case e.Noticed(sees=sees):
            return f"{head('notice')}." if sees else f"{head('do')}n't notice."
        case e.LetPass():
            return f"{head('say')} nothing."
        case e.Caught(by=by):
            return f"{does(view, by, names, 'catch')} {name}, so {name} {'draw' if mine else 'draws'} two cards."
        case e.WindowClosed():
            return f"Nobody caught {name} in time."
        case e.Accepted(n=n):
            return f"{head('accept')} the {count(n)}."
        case e.Challenged(by=by, guilty=guilty, colour=colour, hand=hand):
            was, had = ("was", "had a") if guilty else ("wasn't", "had no")
            shown = f" {capital(who(by))} held {held(hand)}." if hand is not None else ""
            verdict = f"It {was} a bluff: {who(by)} {had} {COLOUR_WORDS[colour]} card."
            return f"{head('challenge')} {who(by)}. {verdict}{shown}"
        case e.TakenBack(card=card):
            return f"{head('take')} {a(named(card))} back."
        case e.ColourBack(colour=colour):
            back = f"the colour is {COLOUR_WORDS[colour]} again"
            return f"The card below it has been shuffled in. So the Wild Draw Four stays, but {back}."
        case e.Suggested():
            return f"{capital(name)} told another player what to play."
        case e.Reshuffled(cards=n):
            are = "is" if n == 1 else "are"
            return f"The draw pile is empty, so {count(n, 'discard')} {are} shuffled to make a new one."
        case e.WentOut(forced=forced):
            return f"{head('are')} out{'. The next player still draws' if forced else ''}."
        case e.DeadHand():
            return "Nobody can play or draw, so the hand is over."
        case e.Scored(written=written):
            gains = [f"{who(seat)} {count(n, 'point')}" for seat, n in enumerate(written) if n]
            return f"This hand brings {spoken(gains)}." if gains else "This hand brings no points."
        case e.Eliminated(total=total):
            return f"{head('have')} {total} points and {'are' if mine else 'is'} out of the match."
        case e.HeadToHead(pair=pair):
            return f"{capital(spoken(map(who, pair)))} are the last two, and play on."
        case e.MatchOver(winners=winners, why=why):
            return result(winners, names, _why(view, why))
    return ""


def held(cards: Sequence[Card]) -> str:
    """'a red 7 and a Wild', or 'nothing': cards of a hand, within a sentence."""
    return spoken(a(named(card)) for card in cards) or "nothing"


def _why(view: View, why: str) -> str:
    """How a match ended, with the points that it went to: they may be fewer than the rules' 500."""
    to = view.options.mode == "classic" and view.table.winners
    return f"{why} in a match to {view.options.target:,}" if to else why


def _first(name: str, mine: bool, card: Card, rule: str) -> str:
    first, starts = f"The first card is {a(named(card))}", "start" if mine else "starts"
    match rule:
        case "UNO-WD4-4":
            return "A Wild Draw Four is turned up, so it goes back into the draw pile."
        case "UNO-D2-3":
            return f"{first}, so {name} must draw two cards."
        case "UNO-REV-3":
            return f"{first}, so {name} {starts} as the dealer."
        case "UNO-SKIP-3":
            return f"{first}, so {name} {'miss' if mine else 'misses'} a turn."
        case "UNO-WILD-3":
            return f"{first}, so {name} {'name' if mine else 'names'} the colour."
    return f"{first}. {capital(name)} {starts}."


TELLING: tuple[type[Event], ...] = (
    e.MatchOver, e.Eliminated, e.Challenged, e.Caught, e.UnoCalled, e.CallMissed, e.WentOut, e.FirstCard,
    e.Reshuffled, e.TakenBack, e.Suggested, e.Scored, e.Skipped, e.Reversed, e.ColourNamed, e.Played,
    e.Forced, e.TurnDraw,
)  # fmt: skip
"""Events whose clauses come first when several happened."""
