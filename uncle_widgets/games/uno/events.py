"""What can happen in UNO, each event with its clauses."""

from __future__ import annotations

from uncle_widgets.engine.game import Event, Seat
from uncle_widgets.engine.values import frozen
from uncle_widgets.games.uno.cards import Card, Cards


@frozen
class Picked(Event, clause="UNO-SET-1"):
    """`seat` picks a card for the deal; it counts `value`."""

    card: Card
    value: int


@frozen
class DealerChosen(Event, clause="UNO-SET-1"):
    """`seat` deals the first hand, by the highest card or as the option says."""

    picked: bool

    def cites(self) -> tuple[str, ...]:
        return ("UNO-SET-1",) if self.picked else ("G1",)


@frozen
class PickAgain(Event, clause="UNO-SET-1 G1"):
    """These seats picked the same highest number and pick again; `seat` is None."""

    tied: tuple[Seat, ...]


@frozen
class HandStarts(Event, clause="UNO-SET-2 UNO-SET-3"):
    """Hand number `number` (from 1) among `order`; `seat` deals."""

    number: int
    order: tuple[Seat, ...]


@frozen
class Dealt(Event, clause="UNO-SET-2", secret="card"):
    """One card to `seat`; which, that seat alone knows."""

    card: Card | None


@frozen
class FirstCard(Event, clause="UNO-SET-3"):
    """The draw pile's top card starts the discards; `rule` is its start rule's clause, or empty.
    `seat` is who begins or is struck by it."""

    card: Card
    rule: str

    def cites(self) -> tuple[str, ...]:
        return (self.rule, "UNO-SET-4", "UNO-SET-3") if self.rule else ("UNO-SET-3", "UNO-TURN-1")


@frozen
class Played(Event, clause="UNO-TURN-2"):
    """A card laid from the hand."""

    card: Card
    drawn: bool

    def cites(self) -> tuple[str, ...]:
        kind = {"w": "UNO-TURN-3 UNO-WILD-2", "w+4": "UNO-WD4-1"}.get(self.card, "UNO-TURN-2")
        return (*(("UNO-TURN-5", "UNO-TURN-7") if self.drawn else ()), *kind.split())


@frozen
class ColourNamed(Event, clause="UNO-WILD-1"):
    """`card` is the wild for which the colour is named; `first` where it was turned up."""

    colour: str
    card: Card
    first: bool = False

    def cites(self) -> tuple[str, ...]:
        return ("UNO-WILD-3",) if self.first else ("UNO-WD4-1",) if self.card == "w+4" else ("UNO-WILD-1",)


@frozen
class TurnDraw(Event, clause="UNO-TURN-4 UNO-TURN-6", secret="card"):
    """`seat` draws a card in a turn, whether or not it had a card to lay."""

    card: Card | None


@frozen
class Forced(Event, clause="UNO-D2-1", secret="card"):
    """`seat` must draw a card under `rule`; `left` more are to come."""

    card: Card | None
    rule: str
    left: int

    def cites(self) -> tuple[str, ...]:
        return tuple(self.rule.split())


@frozen
class NothingToDraw(Event, clause="G10"):
    """Neither pile has a card for `seat`."""


@frozen
class Kept(Event, clause="UNO-TURN-5"):
    """`seat` ends the turn with the card drawn in hand."""


@frozen
class Skipped(Event, clause="UNO-SKIP-1"):
    """`seat` misses a turn under `rule`."""

    rule: str

    def cites(self) -> tuple[str, ...]:
        return (self.rule,)


@frozen
class Reversed(Event, clause="UNO-REV-1"):
    """Play now goes in `direction`."""

    direction: int


@frozen
class UnoCalled(Event, clause="UNO-GO-1"):
    """`seat` says UNO; `late` where the card already lay."""

    late: bool

    def cites(self) -> tuple[str, ...]:
        return ("UNO-PEN-1", "UNO-GO-1") if self.late else ("UNO-GO-1",)


@frozen
class CallMissed(Event, clause="UNO-GO-1 UNO-PEN-2"):
    """`seat` has one card left and did not say UNO: it may be caught."""


@frozen
class Asked(Event, clause="G21"):
    """`seat` is the next who may react to the missing call."""


@frozen
class Noticed(Event, clause="G21"):
    """Whether `seat` notices the missing call."""

    sees: bool


@frozen
class LetPass(Event, clause="UNO-GO-2"):
    """`seat` says nothing in the window."""


@frozen
class Caught(Event, clause="UNO-GO-2 UNO-PEN-2"):
    """`seat` is caught by `by` and draws two."""

    by: Seat


@frozen
class WindowClosed(Event, clause="UNO-PEN-3"):
    """`seat` was not caught and is safe."""


@frozen
class Accepted(Event, clause="UNO-WD4-1"):
    """`seat` takes `n` cards and does not challenge or answer."""

    n: int
    card: Card

    def cites(self) -> tuple[str, ...]:
        return ("UNO-WD4-1",) if self.card == "w+4" else ("UNO-D2-1", "G14")


@frozen
class Challenged(Event, clause="UNO-PEN-6 UNO-PEN-8", secret="hand"):
    """`seat` challenges the Wild Draw Four of `by`. The verdict is public, the hand is not."""

    by: Seat
    guilty: bool
    colour: str
    hand: Cards | None

    def insiders(self) -> tuple[Seat | None, ...]:
        return (self.seat, self.by)

    def cites(self) -> tuple[str, ...]:
        return ("UNO-PEN-6", "UNO-PEN-8") if self.guilty else ("UNO-PEN-7", "UNO-PEN-8")


@frozen
class TakenBack(Event, clause="UNO-PEN-5"):
    """`seat` takes `card` back into the hand under `rule`."""

    card: Card
    rule: str

    def cites(self) -> tuple[str, ...]:
        return (self.rule,)


@frozen
class ColourBack(Event, clause="G50 G17"):
    """The Wild Draw Four of `seat` stays, but the `colour` before it counts again."""

    colour: str


@frozen
class Suggested(Event, clause="UNO-PEN-4"):
    """`seat` told another what to play."""


@frozen
class Reshuffled(Event, clause="UNO-GO-5 G9"):
    """So many discards become the draw pile; `seat` is None."""

    cards: int


@frozen
class WentOut(Event, clause="UNO-GO-3"):
    """`seat` has laid its last card; `forced` more cards are drawn for it before scoring."""

    forced: int

    def cites(self) -> tuple[str, ...]:
        return ("UNO-GO-4", "UNO-GO-3") if self.forced else ("UNO-GO-3",)


@frozen
class DeadHand(Event, clause="G10"):
    """Nobody could play or draw; `seat` is None."""


@frozen
class Scored(Event, clause="UNO-SCORE-1"):
    """The hand is over: `left` lies open, `written` goes on the sheet, `rule` says how; `seat` went out."""

    left: tuple[Cards, ...]
    written: tuple[int, ...]
    rule: str

    def cites(self) -> tuple[str, ...]:
        return tuple(self.rule.split())


@frozen
class Eliminated(Event, clause="UNO-ELIM-1"):
    """`seat` has reached the target and is out."""

    total: int


@frozen
class HeadToHead(Event, clause="UNO-ELIM-2"):
    """Two are left; `seat` is None."""

    pair: tuple[Seat, ...]


@frozen
class MatchOver(Event, clause="UNO-WIN-1"):
    """No winners where it was broken off. `seat` is None."""

    winners: tuple[Seat, ...]
    why: str
    rule: str

    def cites(self) -> tuple[str, ...]:
        return tuple(self.rule.split())
