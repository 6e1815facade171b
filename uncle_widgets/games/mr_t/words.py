"""Names of things in the Mr. T card game, and its events told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from uncle_widgets.engine.game import LETTERS, Event, Seat
from uncle_widgets.engine.values import tells
from uncle_widgets.games.mr_t import events as e
from uncle_widgets.games.mr_t.cards import MR_T, Cards
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.words import called, capital, count, does, result, signed, spoken

TELLING = (
    e.GameOver, e.LoneMrT, e.ShowdownWon, e.DoubleShowdown, e.ShowdownStarted, e.TargetsPlaced, e.ThirdDropped,
    e.NobodyWins, e.Stalemate, e.NoDecision, e.RanDry, e.PlayerOut, e.TwoPlayerGame, e.Revealed,
)  # fmt: skip
"""Kinds of events, the most telling first."""


def either(names: Sequence[str]) -> str:
    """'DOZER or MR. T', the last name unbroken."""
    return spoken(names, "or").replace(MR_T, MR_T.replace(" ", "\N{NO-BREAK SPACE}"))


def place(view: View) -> str:
    """Where in the game we are: 'Round 3, flip 7.'"""
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
            return result(view.winners, names, view.why)
        case "flip" | "targets" if view.seat < 0:
            return "All turn a card." if view.phase == "flip" else "Both turn up a target."
        case "flip" | "targets" | "step" if view.seat == view.me:
            return "Choose your card; all are shown together."
        case "flip" | "targets" | "step" if view.seat >= 0:
            return f"{names[view.seat]} chooses a card."
        case "step":
            return "They turn the tops of their piles."
    return ""


def tell(events: Sequence[Event], view: View, names: Sequence[str]) -> tuple[str, str]:
    """What happened, in words: the happening, and what follows; what the watcher did is told as theirs."""
    said: list[str] = []
    shown: Sequence[str] = ()

    def who(seats: Iterable[Seat]) -> str:
        return spoken(called(view, seat, names) for seat in seats)

    for event in events:
        by = partial(does, view, event.seat, names)
        match event:
            case e.PilesDealt(each=n):
                said.append(f"{n} cards each. All look at three of them: that hand is never filled up.")
            case e.Revealed(cards=cards):
                shown = cards
            case e.LoneMrT():
                said.append(f"{by('show')} MR. T alone, no two match: {small(by('win'))} the board.")
            case e.Stalemate(alike=alike):
                said.append("All match: a stalemate." if alike else "No two match: a stalemate.")
            case e.ShowdownStarted(members=members, name=card, targets=targets):
                said.append(f"{capital(who(members))} show {card}: a showdown. To match: {either(targets)}.")
            case e.DoubleShowdown(pairs=pairs, targets=targets):
                parts = [f"{who(pair)} must match {target}" for pair, target in zip(pairs, targets, strict=True)]
                said.append(f"Two pairs: a double showdown. {capital('; '.join(parts))}.")
            case e.TargetsPlaced(targets=targets):
                said.append(f"To match: {either(targets)}.")
            case e.NoDecision(everybody=everybody, members=members):
                again = "you" if view.me in members else "they"
                said.append(f"{_none_or_all(view, members, everybody, names)}: {again} play again.")
            case e.ThirdDropped(target=card):
                said.append(f"Two hit. {by('are')} out of the showdown, and {card} is a target too.")
            case e.RanDry():
                said.append(f"{by('have')} no card left to play.")
            case e.NobodyWins():
                said.append("Nobody wins this showdown; its cards stay.")
            case e.ShowdownWon(seat=int(seat), dry=dry):
                alone = f"Only {called(view, seat, names)} can still play. "
                said.append(f"{alone if dry else ''}{by('win')} the showdown.")
            case e.Collected(cards=n):
                said.append(f"{by('take')} {count(n)}.")
            case e.PlayerOut():
                said.append(f"{by('have')} no cards and {'are' if event.seat == view.me else 'is'} out.")
            case e.TwoPlayerGame(tie=tie):
                said.append("A tie: one more round of two settles it." if tie else "Two are left and play on.")
            case e.GameOver(winners=winners, why=why):
                said.append(result(winners, names, why))
    if shown:
        return f"{_showing(view, shown, names)}.", " ".join(said)
    return (said[0], " ".join(said[1:])) if said else ("", "")


def small(words: str) -> str:
    """'You win', within a sentence: 'you win'. Names stay as they are."""
    return words.replace("You ", "you ", 1) if words.startswith("You ") else words


def _showing(view: View, shown: Sequence[str], names: Sequence[str]) -> str:
    """'B shows DOZER and D KIM'; where the watcher is among them 'You show KIM, B DOZER and D KIM'."""
    seats = sorted((seat for seat, card in enumerate(shown) if card), key=lambda seat: seat != view.me)
    if len(seats) > 1 and len({shown[seat] for seat in seats}) == 1:
        return f"{capital(spoken(called(view, seat, names) for seat in seats))} show {shown[seats[0]]}"
    first, *others = seats
    told = [f"{does(view, first, names, 'show')} {shown[first]}"]
    return spoken([*told, *(f"{names[seat]} {shown[seat]}" for seat in others)])


def _none_or_all(view: View, members: Sequence[Seat], everybody: bool, names: Sequence[str]) -> str:
    """'A and D both hit', 'Neither A nor D hits', 'None of A, B and C hits'; 'Neither you nor D hit'."""
    who = [called(view, seat, names) for seat in members]
    if everybody:
        return capital(f"{spoken(who)} {'both' if len(who) == 2 else 'all'} hit")
    if len(who) == 2:
        return f"Neither {who[0]} nor {who[1]} {'hit' if 'you' in who else 'hits'}"
    return f"None of {spoken(who)} hits"


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
            under = f" on {count(len(stack) - 1)}" if len(stack) > 1 else ""
            lines.append(f"Space {space + 1}: {stack[-1]}{under}.")
    if not lines:
        lines.append("The board is empty.")
    for fight in view.fights:
        who = spoken(names[seat] for seat in fight.members)
        name = "a name that lies covered" if view.covered(fight) else either(fight.targets)
        lines.append(f"{who} must match {name}.")
    for seat in range(view.seats):
        if view.gone[seat]:
            lines.append(f"{signed(view, seat, names)}: out.")
            continue
        hand = view.hands[seat]
        holds = count(n, "hand card") if (n := view.sizes[seat]) and hand is None else cards(hand or ())
        chosen = ", has chosen" if view.plays[seat] and not view.turned[seat] and view.seat >= 0 else ""
        lines.append(f"{signed(view, seat, names)}: {holds}, {view.piled(seat)} in the pile{chosen}.")
    return " ".join(lines)


def cards(hand: Cards) -> str:
    return capital(spoken(hand)) if hand else "no hand card"
