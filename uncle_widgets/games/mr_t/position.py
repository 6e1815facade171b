"""A position of the Mr. T card game as text, and what may be changed in it by a click.

Cards are written by their letters, J D B K R W T and A C L P S. A flip or a step is a word with a letter for
each who played, in the order of the seats; a small letter came from the hand: 'KDTK', then 'Dj'.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from uncle_widgets.engine.cards import holds, put
from uncle_widgets.engine.game import EVERYTHING, Seat
from uncle_widgets.games.kit import Field, Positions
from uncle_widgets.games.mr_t.cards import HAND, LETTER, NAMES, Card, Cards, cards_of, read_deck, write_deck
from uncle_widgets.games.mr_t.rounds import ended_by
from uncle_widgets.games.mr_t.rules import MrT
from uncle_widgets.games.mr_t.state import DRAWS, SHOWS, TURN, State, View
from uncle_widgets.games.scene import Pick
from uncle_widgets.games.words import count, spoken
from uncle_widgets.refusal import Refusal

PLAYED = "none"
"""A hand of which every card has been played."""

FIELDS = (
    Field(
        "hand",
        "Your hand",
        "J D B",
        "three letters, without those you have played; none if all are played; empty if you only watch",
    ),
    Field("shown", "Cards shown", "KDTK", "a word for each flip or step, with small letters for hand cards"),
    Field(
        "cards", "The deck", "", "A, B, C, or letters with copies such as J9,D9,T6; empty for the game's own deck"
    ),
    Field(
        "lying_open", "All hands, open", "", "three letters for each player in turn; empty if the hands are hidden"
    ),
)


def letters(text: str, name: str) -> Cards:
    """'J D B', 'JDB' or 'j,d,b' as cards; a Refusal for anything else."""
    signs = [sign.upper() for sign in text if sign not in " ,;"]
    if len(signs) > 2 * HAND or any(sign not in NAMES for sign in signs):
        raise Refusal(f"Write {name} as letters such as J D B, not {text[:20]!r}.", "MRT-6")
    return tuple(NAMES[sign] for sign in signs)


def build(game: Any, seat: Seat, values: Mapping[str, str]) -> View:
    """The View of the position in `values`, reached by playing the cards shown by the rules."""
    assert isinstance(game, MrT)
    deck = values.get("cards", "").strip()
    if deck:
        game = MrT(game.seats, replace(game.options, deck=read_deck(deck)))
    units = values.get("shown", "").replace(",", " ").replace("/", " ").split()
    if sum(map(len, units)) > 400 or any(sign.upper() not in NAMES for unit in units for sign in unit):
        raise Refusal(
            "Write the cards shown as words of letters such as KDTK, one word for each flip or step.", "MRT-8"
        )
    own, lying = values.get("hand", "").strip(), values.get("lying_open", "").split()
    if lying:
        if len(lying) != game.seats:
            raise Refusal(f"{game.seats} players have {game.seats} open hands, not {len(lying)}.", "MRT-6")
        known = {s: letters("" if hand == PLAYED else hand, "an open hand") for s, hand in enumerate(lying)}
        watcher: Any = EVERYTHING
    else:
        known = {seat: letters("" if own == PLAYED else own, "your hand")} if own else {}
        watcher = seat if own else None
    view: View = game.view(_reached(game, known, units), watcher)
    return view


def _reached(game: MrT, known: Mapping[Seat, Cards], units: list[str]) -> State:
    """The State after these flips and steps, the hands that are not known filled from what is left."""
    state = _dealt(game)
    seen: list[Card] = []
    for number, unit in enumerate(units, 1):
        state, cards = _played(game, state, unit, number)
        seen += cards
    deck = cards_of(game.options.deck)
    for s, own in known.items():
        if len(own) != len(state.hands[s]):
            size = len(state.hands[s])
            raise Refusal(f"This hand has {count(size)} here, not {len(own)}.", "MRT-6")
    held = [card for own in known.values() for card in own]
    if not holds(deck, (*seen, *held)):
        extra = Counter((*seen, *held)) - Counter(deck)
        raise Refusal(f"The deck does not have so many cards of {spoken(sorted(extra))}.", "G1")
    rest = list((Counter(deck) - Counter((*seen, *held))).elements())
    hands: list[Cards] = [tuple(sorted(known.get(s, ()))) for s in range(game.seats)]
    for s in range(game.seats):
        if s not in known:
            n = len(state.hands[s])
            hands[s], rest = tuple(sorted(rest[:n])), rest[n:]
    return state.but(hands=tuple(hands), bag=tuple(sorted(rest)))


def _dealt(game: MrT) -> State:
    """A deal of any cards: it is played with those that are shown, and then the hands are set right."""
    state = game.start()
    while state.phase == "deal":
        state = game.play(state, DRAWS[state.bag[0]]).state
    return state


def _played(game: MrT, state: State, unit: str, number: int) -> tuple[State, list[Card]]:
    """The next State, and the cards of the unit that nobody had seen in a pile before."""
    if state.phase == "over":
        raise Refusal(f"The game is over before word {number}, {unit[:8]!r}.", ended_by(state))
    clause = {"step": "MRT-17", "targets": "MRT-29"}.get(state.phase, "MRT-8")
    players = state.players
    if len(unit) != len(players):
        raise Refusal(
            f"Word {number} has one letter for each of the {len(players)} who play, not {unit[:8]!r}.", clause
        )
    seen = []
    for seat, sign in zip(players, unit, strict=True):
        card = NAMES[sign.upper()]
        if sign.islower():
            if state.plays[seat] or not state.hands[seat]:
                raise Refusal(
                    f"Word {number}, {unit[:8]!r}, has a small letter although no hand card may be played.",
                    "MRT-7",
                )
            state = state.but(hands=put(state.hands, seat, tuple(sorted((card, *state.hands[seat][1:])))))
        elif not state.piled(seat):
            raise Refusal(f"Word {number}, {unit[:8]!r}, needs a small letter because a pile is used up.", "MRT-7")
        if sign.islower() or state.fresh[seat]:
            seen.append(card)
    for seat, sign in zip(players, unit, strict=True):
        if not state.plays[seat]:
            move = TURN if sign.isupper() else SHOWS[NAMES[sign.upper()]]
            state = game.play(state, move).state
    for seat, sign in zip(players, unit, strict=True):
        if sign.isupper():
            card = NAMES[sign]
            if state.fresh[seat] and card not in state.bag:
                state = state.but(bag=tuple(sorted((card, *state.bag[1:]))))
            state = game.play(state, DRAWS[card]).state
    return state, seen


def describe(view: View) -> dict[str, str]:
    """The fields of a View; the inverse of `build`."""
    lying = ""
    if view.open:
        lying = " ".join("".join(LETTER[card] for card in hand or ()) or PLAYED for hand in view.hands)
    hand = " ".join(LETTER[card] for card in view.hand) or PLAYED if isinstance(view.me, int) else ""
    usual = type(view.options)().deck
    return {
        "hand": hand,
        "shown": " ".join(view.log),
        "cards": "" if view.options.deck == usual else write_deck(view.options.deck),
        "lying_open": lying,
    }


def edits(view: View) -> dict[str, tuple[Pick, ...]]:
    """What a click may change: a card of the own hand, and the card that a seat has just shown."""
    names = [name for name, _ in view.options.deck]
    found = {
        f"h{view.me}.{k}": tuple(Pick(f"hand {k} {LETTER[name]}", name) for name in names)
        for k in range(len(view.hand))
    }
    if view.log and view.phase == "step":
        for seat, at in _places(view).items():
            found[f"s{view.space(seat)}"] = tuple(Pick(f"shown {at} {LETTER[name]}", name) for name in names)
    return found


def _places(view: View) -> dict[Seat, int]:
    """For each seat that played in the last word, the place of its letter in all that was shown."""
    last = view.log[-1]
    players = view.active if len(last) == len(view.active) else _members(view)
    if len(players) != len(last) or view.two:
        return {}
    start = sum(map(len, view.log[:-1]))
    return {seat: start + k for k, seat in enumerate(players)}


def _members(view: View) -> tuple[Seat, ...]:
    return tuple(sorted(seat for fight in view.fights for seat in fight.members))


def changed(values: Mapping[str, str], edit: str) -> dict[str, str]:
    """The fields after an edit of `edits`; a Refusal for one it does not know."""
    words = edit.split()
    if len(words) != 3 or words[0] not in ("hand", "shown") or words[2] not in NAMES or not words[1].isdecimal():
        raise Refusal("Only a card in the hand or a card just shown can be changed.")
    name, at, letter = words[0], int(words[1]), words[2]
    if name == "hand":
        row = [LETTER[card] for card in letters(values.get("hand", ""), "your hand")]
        if at >= len(row):
            raise Refusal("There is no such card to change.")
        row[at] = letter
        return {**values, "hand": " ".join(row)}
    text = values.get("shown", "")
    spots = [k for k, sign in enumerate(text) if sign.isalpha()]
    if at >= len(spots):
        raise Refusal("There is no such card to change.")
    spot = spots[at]
    new = letter if text[spot].isupper() else letter.lower()
    return {**values, "shown": text[:spot] + new + text[spot + 1 :]}


POSITIONS = Positions(fields=FIELDS, seat=3, build=build, describe=describe, edits=edits, changed=changed)
