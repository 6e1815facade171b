"""What M-L3 says: what may be asked of a step, how the others are supposed to play, and the question in words."""

from __future__ import annotations

from collections.abc import Sequence

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.mr_t.cards import Cards
from uncle_widgets.games.mr_t.questions.common import BLIND, EVERY, SHOWS
from uncle_widgets.games.mr_t.state import Fight, View
from uncle_widgets.games.mr_t.words import many, one_of, plural, unbroken
from uncle_widgets.games.words import called, spoken

TOP, HOLDS, MATCH, WIN = "top", "hand", "match", "win"
EVENTS = {
    MATCH: ("they play a match", "steps", "bring {who} a match"),
    HOLDS: ("their hand contains a match", "possible hands for {who}", "contain a match"),
    TOP: ("their top card matches", "cards {who} might turn", "are matches"),
    WIN: ("you show a match and win this step", "steps", "are wins for you"),
}  # fmt: skip
"""What may be asked, most often first: in a few words, what the hundred are, and what those that count do."""
MODELS = {
    SHOWS: "they show a match if they have one",
    BLIND: "they turn the top card",
    EVERY: "they have shown every match so far",
}
SUPPOSED = {
    SHOWS: "We assume that they show a match from their hand if they have one, and turn the top card if not. "
    "What they played before tells us nothing.",
    BLIND: "We assume that they turn the top card, whatever they have in hand.",
    EVERY: "We assume that they show a match whenever they have one, and have done so in every step so far.",
}
ASKS = {
    "alike": "Did you count names instead of cards?",
    "added": "Did you add up the chances of the single cards?",
    "one": "Did you use the chance for a single card?",
    "part": "Did you leave out the hand, or the top card of the pile?",
    "half": "Did you guess 50 because you win or you don't?",
    "sure": "Did you think that you win because you match?",
    "turned": "Is that how often another player matches, and not how often you win?",
    "seat": "Did you leave out the second rival?",
    "news": "Did you leave out that a match would have been shown before?",
}
"""What the page asks about each kind of mistake."""


def asked_of(
    view: View, fight: Fight, seat: Seat, event: str, play: str, asked: Sequence[Seat], sure: Cards
) -> str:
    """The question about a rival `seat`, or about all those `asked`, who play as `play` supposes; `sure` are your
    cards that match."""
    who, n = called(view, seat), view.sizes[seat]
    need = f"{who} needs {one_of(fight.targets)}"
    every = f"{who} always shows a match from the hand if possible, but so far has only turned top cards."
    covered = ""
    if any(len(fight.spaces) < len(view.stacks) for fight in view.fights) and any(view.passed):
        covered = f" The {unbroken(plural(fight.targets[0]))} are covered now."
    if event == WIN:
        show, win = f"You show your {unbroken(sure[0])}, which matches.", "You win if nobody else matches."
        if len(asked) == 1:
            win = f"You win if {who} doesn't match."
        ways = every if play == EVERY else _ways(view, asked, play == BLIND)
        return f"{show}{covered} {ways} {win} How likely is that?"
    if event == TOP:
        return f"{need} and turns the top card.{covered} How likely is it that it matches?"
    if event == HOLDS:
        it = "it" if n == 1 else "at least one of them"
        return f"{need} and has {many(n)} in hand.{covered} How likely is it that {it} matches?"
    if play == EVERY:
        again = " again" if {*fight.targets} <= {*view.passed[seat]} else ""
        return f"{every} Now {need}{again}.{covered} How likely is it that {who} matches?"
    if view.piled(seat) and not n:
        turns = f"has no hand cards, so {who} turns the top card"
        return f"{need} and {turns}.{covered} How likely is it that {who} matches?"
    return f"{need}.{covered} {_way(view, seat, play == BLIND)} How likely is it that {who} matches?"


def _ways(view: View, seats: Sequence[Seat], blind: bool) -> str:
    """How all of them play: in one sentence if they have the same choice."""
    if len(seats) > 1 and all(view.sizes[seat] and view.piled(seat) for seat in seats):
        look = "look at their hand first and turn the top card only if nothing there matches"
        names = spoken(called(view, seat) for seat in seats)
        return f"{names} each {'turn the top card without looking at their hand' if blind else look}."
    return " ".join(_way(view, seat, blind) for seat in seats)


def _way(view: View, seat: Seat, blind: bool) -> str:
    """How one of them plays, in a sentence."""
    who, n = called(view, seat), view.sizes[seat]
    if not view.piled(seat):
        if n == 1:
            return f"{who} has only one card left and plays it."
        return f"{who} has only {many(n)} left and plays {'any of them' if blind else 'a match if possible'}."
    if not n:
        return f"{who} has no hand cards and turns the top card."
    if blind:
        return f"{who} turns the top card without looking at the hand."
    if n == 1:
        return f"{who} has one hand card and plays it if it matches. If not, {who} turns the top card."
    return f"{who} looks at {many(n, 'hand card')} first and turns the top card only if none of them matches."
