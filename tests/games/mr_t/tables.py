"""Games of Mr. T written down: hands, then a word for each flip and step, as in `position.py`."""

from __future__ import annotations

from typing import Any

from uncle_widgets.engine.match import Match
from uncle_widgets.games.mr_t import KIT
from uncle_widgets.games.mr_t.cards import NAMES
from uncle_widgets.games.mr_t.state import DRAWS, SHOWS, TURN, State

SMALL = {"deck": "J8,D8,B8,K8,R8,W8,T12"}
"""A deck of sixty with enough MR. T."""


def names(letters: str) -> tuple[str, ...]:
    return tuple(NAMES[letter] for letter in letters)


def hands_of(hands: str, seats: int) -> list[str]:
    """'JDB KRW': three letters a seat; the seats that are not named hold J, D and B."""
    given = hands.split()
    return [*given, *["JDB"] * (seats - len(given))]


def game(seats: int, hands: str = "", words: str = "", **options: Any) -> Match[Any, Any, Any]:
    """A match in which these hands were dealt and these cards shown; a small letter comes from the hand."""
    match = Match.new(KIT.new(seats, **options))
    dealt = hands_of(hands, seats)
    for k in range(3):
        for seat in range(seats):
            match = match.play(DRAWS[NAMES[dealt[seat][k]]])
    for word in words.split():
        match = shown(match, word)
    return match


def shown(match: Match[Any, Any, Any], word: str) -> Match[Any, Any, Any]:
    """One flip or step more."""
    players = match.state.players
    assert len(players) == len(word), f"{players} play, not {word}"
    for seat, sign in zip(players, word, strict=True):
        if not match.state.plays[seat]:
            match = match.play(TURN if sign.isupper() else SHOWS[NAMES[sign.upper()]])
    for sign in word:
        if sign.isupper():
            match = match.play(DRAWS[NAMES[sign]])
    return match


def events(match: Match[Any, Any, Any], kind: type) -> list[Any]:
    """Those of this kind in the last step."""
    return [event for event in match.steps[-1].events if isinstance(event, kind)]


def short(state: State, piles: str, hands: str = "", stacks: str = "") -> State:
    """The state with these piles of cards won ('JJ DD': one batch a seat, '-' none), hands and stacks."""
    n = len(state.hands)

    def rows(text: str, count: int) -> list[tuple[str, ...]]:
        words = [() if word == "-" else names(word) for word in text.split()]
        return [*words, *[()] * (count - len(words))]

    return state.but(
        won=tuple((batch,) if batch else () for batch in rows(piles, n)),
        fresh=(0,) * n,
        bag=(),
        hands=tuple(tuple(sorted(hand)) for hand in rows(hands, n)),
        stacks=tuple(rows(stacks, 4)),
    )


def at(match: Match[Any, Any, Any], state: State) -> Match[Any, Any, Any]:
    """A match that goes on from a state of our own."""
    return Match(match.game, (), (type(match.steps[0])(state),))
