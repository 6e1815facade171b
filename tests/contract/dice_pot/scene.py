"""What a View of dice and a pot looks like."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tests.contract.dice_pot import rules as r
from tests.contract.dice_pot.state import STAKE, Move, State, View
from uncle_widgets.engine.game import LETTERS, Event
from uncle_widgets.engine.match import Match
from uncle_widgets.engine.values import tells
from uncle_widgets.games.scene import Action, Count, Face, Item, Ring, Scene, SeatZone, Tray, Zone
from uncle_widgets.games.words import a, cited, count, owner, signed, spoken


def joins(match: Match[State, Move, View], step: int) -> bool:
    """All cups of a round are one frame."""
    return isinstance(match.moves[step - 1], r.Roll) and match.steps[step - 1].state.dice[0] > 0


def face(pips: int) -> Face:
    return Face(text=str(pips))


def scene(view: View, events: Sequence[Event], names: Sequence[str], moves: Sequence[Move] = ()) -> Scene:
    over = view.phase == "over"
    turn = view.seat if view.phase == "choose" else None
    now = "" if turn is None else "It is your turn." if turn == view.me else f"{names[turn]} is to choose."
    return Scene(
        zones=tuple(_zones(view, names)),
        place="The end." if over else f"Round {view.round + 1} of {view.options.rounds}.",
        now=now,
        said=(" ".join(_told(event, names) for event in events) or "A new game.", ""),
        clauses=cited(events, (r.Ended, r.Lifted)),
        board=board(view, names),
        mark=int(any(isinstance(event, r.Lifted) for event in events)),
        turn=turn,
        actions=tuple(Action(str(move), "Stake a chip" if move == STAKE else "Fold") for move in moves),
    )


def _zones(view: View, names: Sequence[str]) -> Iterable[Zone]:
    for seat, die in enumerate(view.dice):
        label = f"{owner(view, seat, names)} die, " + ("under a cup" if die is None else f"a {die}")
        cup = (Item(f"h{seat}.0", label, None if die is None else face(die)),) if die != 0 else ()
        bid = "" if seat >= len(view.bids) else "stakes" if view.bids[seat] else "folds"
        yield SeatZone(
            id=f"seat{seat}", seat=seat, name=signed(view, seat, names), note=bid, cards=cup, me=seat == view.me,
            counters=(Count(view.chips[seat], "chip" if view.chips[seat] == 1 else "chips", "chips"),),
            active=view.phase == "choose" and view.seat == seat,
        )  # fmt: skip
    yield Ring("round", f"Round {view.round + 1}", art="none", value=str(view.round + 1), note="round")
    yield Tray("pot", view.pot, sum(view.chips) + view.pot, "chips in the pot")


def _told(event: Event, names: Sequence[str]) -> str:
    match event:
        case r.Rolled(seat=int(seat), pips=pips):
            return f"{names[seat]} rolls {'under a cup' if pips is None else a(pips)}."
        case r.Bidden(seat=int(seat), staked=staked):
            return f"{names[seat]} {'stakes a chip' if staked else 'folds'}."
        case r.Lifted(seat=winner, dice=dice):
            shown = spoken(f"{names[seat]} {die}" for seat, die in enumerate(dice) if die)
            return f"Up go the cups: {shown}. " + (
                "The pot stays." if winner is None else f"{names[winner]} takes the pot."
            )
    return "The last round is over."


@tells(View)
def board(view: View, names: Sequence[str] = LETTERS) -> str:
    """The position in text."""
    dice = (
        f"{names[s]} {'?' if die is None else die or 'no die'}, {count(view.chips[s], 'chip')}"
        for s, die in enumerate(view.dice)
    )
    return f"{'; '.join(dice)}. Pot {view.pot}."
