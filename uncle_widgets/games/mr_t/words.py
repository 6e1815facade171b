"""Names of things in the Mr. T card game, and its events told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from uncle_widgets.engine.game import LETTERS, Event, Seat
from uncle_widgets.engine.values import tells
from uncle_widgets.games.mr_t import events as e
from uncle_widgets.games.mr_t.cards import MR_T, Card, counted
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.words import a, called, capital, does, spelled, spoken

TELLING = (
    e.GameOver, e.LoneMrT, e.ShowdownWon, e.DoubleShowdown, e.ShowdownStarted, e.TargetsPlaced, e.ThirdDropped,
    e.NobodyWins, e.Stalemate, e.NoDecision, e.RanDry, e.PlayerOut, e.TwoPlayerGame, e.Revealed,
)  # fmt: skip
"""Kinds of events, the most telling first."""


def unbroken(words: str) -> str:
    """The same with no line's end within MR. T."""
    return words.replace(MR_T, MR_T.replace(" ", "\N{NO-BREAK SPACE}"))


def either(names: Sequence[str]) -> str:
    """'DOZER or MR. T', the last name unbroken."""
    return unbroken(spoken(names, "or"))


def one_of(names: Iterable[str], last: str = "or") -> str:
    """'a DOZER or a MR. T'."""
    return unbroken(spoken(map(a, names), last))


def plural(name: Card) -> str:
    """'KIMs', 'BUSes'."""
    return f"{name}es" if name.endswith("S") else f"{name}s"


def few(n: int) -> str:
    """'no', 'seven', '1,200': a number within a sentence, in digits from 10 on."""
    return spelled(n) if n < 10 else f"{n:,}"


def some(n: int, name: Card, figures: bool = False) -> str:
    """'one KIM', 'three BUSes'; in `figures` '3 BUSes'."""
    return unbroken(f"{n if figures else few(n)} {name if n == 1 else plural(name)}")


def many(n: int, one: str = "card", more: str = "") -> str:
    """'one card', 'three cards', '1,200 cards': a count within a sentence."""
    return f"{few(n)} {one if n == 1 else more or one + 's'}"


def held(hand: Iterable[Card]) -> str:
    """'a KIM and two BUSes'; 'no cards'."""
    return (
        spoken(a(unbroken(card)) if n == 1 else some(n, card) for card, n in counted(hand).items()) or "no cards"
    )


def you_first(view: View, seats: Iterable[Seat]) -> list[Seat]:
    """The watcher before the others."""
    return sorted(seats, key=lambda seat: seat != view.me)


def place(view: View) -> str:
    """Where in the game we are: 'Round 3, preliminary flip.'"""
    match view.phase:
        case "deal":
            return "The deal."
        case "over":
            return "The end."
        case "step":
            kind = "double showdown" if len(view.fights) > 1 or _paired(view) else "showdown"
            return f"Round {view.rounds}, {kind}."
        case "targets":
            return f"Round {view.rounds}, the targets."
    return f"Round {view.rounds}, {'after a stalemate' if view.board else 'preliminary flip'}."


def _paired(view: View) -> bool:
    """Whether only a half of a double showdown is left."""
    return any(len(fight.spaces) < len(view.stacks) for fight in view.fights)


def now(view: View, names: Sequence[str]) -> str:
    """What comes next."""
    match view.phase:
        case "over":
            return ended(view.winners, names, view.why)
        case "flip" | "targets" if view.seat < 0:
            return "Everyone turns a card." if view.phase == "flip" else "Both players turn up a target."
        case "flip" | "targets" | "step" if view.seat == view.me:
            return "Choose your card. All the cards are shown at the same time."
        case "flip" | "targets" | "step" if view.seat >= 0:
            return f"{names[view.seat]} chooses a card."
        case "step":
            return "They turn their top cards."
    return ""


def tell(events: Sequence[Event], view: View, names: Sequence[str]) -> tuple[str, str]:
    """What happened, in words: the happening, and what follows; what the watcher did is told as theirs."""
    said: list[str] = []
    shown: Sequence[str] = ()

    def who(seats: Iterable[Seat]) -> str:
        return spoken(called(view, seat, names) for seat in you_first(view, seats))

    for event in events:
        by = partial(does, view, event.seat, names)
        match event:
            case e.PilesDealt(each=n):
                said.append(f"Everyone gets {many(n)} and looks at three of them. Hands are never refilled.")
            case e.Revealed(cards=cards):
                shown = cards
            case e.LoneMrT():
                said.append(f"No two cards match and {small(by('show'))} MR. T, so {small(by('win'))} the board.")
            case e.Stalemate(alike=alike):
                said.append(f"{'All the' if alike else 'No two'} cards match, so it's a stalemate.")
            case e.ShowdownStarted(members=members, targets=targets):
                said.append(f"{capital(who(members))} play a showdown. They need {one_of(targets)}.")
                if view.me in members:
                    said[-1] = f"{capital(who(members))} play a showdown. You need {one_of(targets)}."
            case e.DoubleShowdown(pairs=pairs, targets=targets):
                said.append("There are two pairs, so it's a double showdown.")
                for pair, target in zip(pairs, targets, strict=True):
                    said.append(f"{capital(who(pair))} need {one_of([target])}.")
            case e.TargetsPlaced(targets=targets):
                said.append(f"Both players need {one_of(targets)}.")
            case e.NoDecision(everybody=everybody, members=members):
                again = "you" if view.me in members else "they"
                said.append(f"{_none_or_all(view, members, everybody, names)}, so {again} play on.")
            case e.ThirdDropped(target=card):
                whose = "your" if event.seat == view.me else f"{names[event.seat or 0]}'s"
                said.append(
                    f"Two of the three match. {by('drop')} out, and {whose} {unbroken(card)} is a target too."
                )
            case e.RanDry():
                said.append(f"{by('have')} no cards left to play.")
            case e.NobodyWins():
                said.append("Nobody wins this showdown. The cards stay on the board.")
            case e.ShowdownWon(seat=int(seat), dry=dry):
                alone = f"Only {called(view, seat, names)} can still play. "
                said.append(f"{alone if dry else ''}{by('win')} the showdown.")
            case e.Collected(cards=n):
                said.append(f"{by('take')} {many(n)}.")
            case e.PlayerOut():
                said.append(f"{by('have')} no cards left and {'are' if event.seat == view.me else 'is'} out.")
            case e.TwoPlayerGame(tie=tie):
                said.append(
                    "It's a tie, so one more round decides." if tie else "Two players are left and play on."
                )
            case e.GameOver(winners=winners, why=why):
                said.append(ended(winners, names, why))
    if shown:
        return f"{_showing(view, shown, names)}.", " ".join(said)
    return (said[0], " ".join(said[1:])) if said else ("", "")


def ended(winners: Sequence[Seat], names: Sequence[str], why: str) -> str:
    """'Ann wins with the most cards.'"""
    if not winners:
        return f"Nobody wins, because {why}."
    does_it = f"{spoken(names[seat] for seat in winners)} {'wins' if len(winners) == 1 else 'win'}"
    return f"{does_it}, because {why}." if why.startswith("nobody") else f"{does_it} with {why}."


def small(words: str) -> str:
    """'You win', within a sentence: 'you win'. Names stay as they are."""
    return words.replace("You ", "you ", 1) if words.startswith("You ") else words


def _showing(view: View, shown: Sequence[str], names: Sequence[str]) -> str:
    """'B shows a DOZER and D a KIM'; where the watcher is among them 'You show a KIM, B a DOZER and D a KIM'."""
    seats = you_first(view, (seat for seat, card in enumerate(shown) if card))
    first, *others = seats
    if others and len({shown[seat] for seat in seats}) == 1:
        both = "both" if len(seats) == 2 else "all"
        return (
            f"{capital(spoken(called(view, seat, names) for seat in seats))} {both} show {one_of([shown[first]])}"
        )
    told = [f"{does(view, first, names, 'show')} {one_of([shown[first]])}"]
    return spoken([*told, *(f"{names[seat]} {one_of([shown[seat]])}" for seat in others)])


def _none_or_all(view: View, members: Sequence[Seat], everybody: bool, names: Sequence[str]) -> str:
    """'A and D both match', 'Neither you nor D matches', 'None of A, B and C matches'."""
    who = [called(view, seat, names) for seat in you_first(view, members)]
    if everybody:
        return capital(f"{spoken(who)} {'both' if len(who) == 2 else 'all'} match")
    if len(who) == 2:
        return f"Neither {who[0]} nor {who[1]} matches"
    return f"None of {spoken(who)} matches"


def against(view: View, seat: Seat, names: Sequence[str]) -> str:
    """'against D', 'against you and C'; empty outside a showdown."""
    fight = view.fight_of(seat)
    if fight is None:
        return ""
    return "against " + spoken(called(view, other, names) for other in fight.members if other != seat)


@tells(View)
def board(view: View, names: Sequence[str] = LETTERS) -> str:
    """The position in text; what lies covered and must be matched is to be remembered, and is not named."""
    lines = []
    for space, stack in enumerate(view.stacks):
        if stack:
            under = f" on {many(len(stack) - 1, 'other card')}" if len(stack) > 1 else ""
            lines.append(f"Space {space + 1} has {one_of([stack[-1]])}{under}.")
    if not lines:
        lines.append("The board is empty.")
    for fight in view.fights:
        who = spoken(called(view, seat, names) for seat in you_first(view, fight.members))
        name = "a card that is covered now" if view.covered(fight) else one_of(fight.targets)
        lines.append(f"{capital(who)} need {name}.")
    for seat in range(view.seats):
        who = does(view, seat, names, "have")
        if view.gone[seat]:
            lines.append(f"{does(view, seat, names, 'are')} out.")
            continue
        hand = view.hands[seat]
        holds = many(view.sizes[seat], "hand card") if hand is None or not hand else f"{held(hand)} in hand"
        chosen = ""
        if view.plays[seat] and not view.turned[seat] and view.seat >= 0:
            chosen = f" {does(view, seat, names, 'have')} chosen."
        lines.append(f"{who} {holds} and {many(view.piled(seat))} in the pile.{chosen}")
    return " ".join(lines)
