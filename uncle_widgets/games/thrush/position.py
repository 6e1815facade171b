"""A position of THRUSH as text, checked, and what may be changed in it by a click.

`markers`: 'A X17 3; B start' is place and agents held of each; J1, J2, J3 stand for the first, second, third
throw in prison. `story` tells in order what you know of Chief Cards: 'B took C3; A left C8 moon; B took C8;
A took C7 key; B robbed A key; A looked C1 hat; B swapped C2; B paid C4'. Who took or left a Chief had three
agents then.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from uncle_widgets.engine.cards import added, put, without
from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.kit import Field, Positions
from uncle_widgets.games.scene import Carry, Pick
from uncle_widgets.games.thrush import belief, landing
from uncle_widgets.games.thrush.board import Board, Place
from uncle_widgets.games.thrush.cards import CHIEFS, MOST_AGENTS, WORDS, Card
from uncle_widgets.games.thrush.log import Log, Seen
from uncle_widgets.games.thrush.options import Options
from uncle_widgets.games.thrush.rules import Thrush
from uncle_widgets.games.thrush.state import Phase, State, Table, View
from uncle_widgets.games.thrush.words import few, place_name
from uncle_widgets.games.words import spelled, spoken
from uncle_widgets.refusal import Refusal

FIELDS = (
    Field(
        "markers",
        "Markers and agents",
        "A start 0",
        "a place and a number of agents for each player: A X17 3; B start 0",
    ),
    Field("gone", "Intersections without an agent", "", "such as X03 X08, one for each agent that a player has"),
    Field("mine", "Your assignment", "key", "a Chief: key, moon, star, bell, crown, eye, hat or lamp"),
    Field("story", "What you know of Chief Cards", "", "such as B took C3; A left C8 moon; B robbed A key"),
    Field("turn", "Whose turn it is", "A", "a letter"),
    Field("doing", "What comes next", "throw", "throw, challenge, look or rob"),
)
DOING: Mapping[str, Phase] = {"throw": "roll", "challenge": "challenge", "look": "look", "rob": "steal"}
VERBS = {
    "looked": "look", "took": "take", "left": "leave", "swapped": "swap", "robbed": "steal", "paid": "pay",
}  # fmt: skip
PAST = {kind: verb for verb, kind in VERBS.items()}


def _wrong(words: str, clause: str = "G2") -> Refusal:
    return Refusal(f"{words}.", clause)


def _seat(letter: str, seats: int) -> Seat:
    if len(letter) != 1 or letter.upper() not in LETTERS[:seats]:
        raise _wrong(f"The players are A to {LETTERS[seats - 1]}, and {letter[:10]!r} isn't one of them", "G1")
    return LETTERS.index(letter.upper())


def _card(name: str, board: Board) -> Card:
    known = WORDS[: len(board.chiefs)]
    if name.lower() not in known:
        raise _wrong(f"The Chiefs are {spoken(known)}, and {name[:20]!r} isn't one of them", "TH-4")
    return known.index(name.lower())


def _chief(name: str, board: Board) -> Place:
    if name.upper() not in board.chiefs:
        raise _wrong(f"The Chief spaces are {spoken(board.chiefs)}, not {name[:20]!r}", "TH-3")
    return name.upper()


def _markers(text: str, board: Board, options: Options, seats: int) -> tuple[list[Place], list[int], list[int]]:
    """Places, agents held and throws left in prison, by seat; who is not named stands on START with none."""
    at, tokens, jail = [board.start] * seats, [0] * seats, [0] * seats
    places = {place.upper(): place for place in board.spaces} | dict.fromkeys(
        ("START", board.start.upper()), board.start
    )
    for part in filter(None, (part.strip() for part in re.split(r"[;,]", text[:400]))):
        found = part.split()
        if len(found) not in (2, 3) or (len(found) == 3 and found[2] not in tuple("0123")):
            raise _wrong(
                f"Write a player, a place and 0 to {MOST_AGENTS} agents, such as A X17 3, not {part[:20]!r}",
                "TH-23",
            )
        seat, place = _seat(found[0], seats), found[1].upper()
        throw = int(place[1:]) if re.fullmatch("J[1-9]", place) else int(place == board.thrush_hq.upper())
        if 1 <= throw <= options.jail_turns:
            at[seat], jail[seat] = board.thrush_hq, options.jail_turns + 1 - throw
        elif place in places:
            at[seat], jail[seat] = places[place], 0
        else:
            raise _wrong(
                f"A place is a space, start, or J1 to J{options.jail_turns} for prison, not {place[:10]!r}", "TH-6"
            )
        tokens[seat] = int(found[2]) if len(found) == 3 else 0
    return at, tokens, jail


def _gone(text: str, board: Board, held: int) -> frozenset[Place]:
    """The intersections that still have an agent; as many are gone as are held."""
    names = [name.upper() for name in re.split(r"[ ,;]+", text[:400].strip()) if name]
    for name in names:
        if name not in board.crossings:
            raise _wrong(f"An intersection is written like {board.crossings[0]}, not {name[:10]!r}", "TH-5")
    if len({*names}) != len(names) or len(names) != held:
        free = f"{few(held, 'different intersection')} without an agent"
        raise _wrong(f"The players have {few(held, 'agent')}, so list {free}, not {spelled(len(names))}", "TH-5")
    return frozenset(place for place in board.crossings if place not in names)


def _story(text: str, game: Thrush, seat: Seat) -> tuple[Seen, ...]:
    """The entries of the story, with what you may know of each."""
    board, found = game.options.board, []
    for number, part in enumerate(filter(None, (part.strip() for part in text[:2000].split(";")))):
        told = part.split()
        if len(told) < 3 or told[1].lower() not in VERBS:
            raise _wrong(f"Write it like 'B took C3' or 'A left C8 moon', not {part[:30]!r}", "TH-20")
        who, what, names = _seat(told[0], game.seats), VERBS[told[1].lower()], told[3:]
        cards = [_card(name, board) for name in names[:2]]
        if what == "steal":
            other = _seat(told[2], game.seats)
            found.append(Seen(what, who, number, "", cards[0] if cards else None, other=other))
            knows, least = seat in (who, other), 1
        else:
            place = _chief(told[2], board)
            if what in ("take", "leave") and who == seat:
                if not cards:
                    raise _wrong(f"Add the Chief that you saw, such as '{part[:20]} moon'", "TH-20")
                found.append(Seen("look", who, number, place, cards[0]))
                cards = []
            elif what in ("take", "leave"):
                found.append(Seen("look", who, number, place))
            got = cards[1] if len(cards) > 1 else None
            found.append(Seen(what, who, number, place, cards[0] if cards else None, got))
            knows, least = who == seat, {"look": 1, "swap": 2, "pay": 1}.get(what, 0)
        if knows and len(cards) < least:
            raise _wrong(f"You know {few(least, 'Chief')} here, so add to {part[:30]!r}", "TH-20")
        if not knows and cards:
            raise _wrong(f"You can't know the Chief in {part[:30]!r}, so leave it out", "TH-29")
    return tuple(found)


def _held(
    story: tuple[Seen, ...], game: Thrush, seat: Seat
) -> tuple[tuple[bool, ...], tuple[int, ...], tuple[Card, ...]]:
    """Where cards lie, how many each holds, and your own, after the story; a Refusal where it cannot be so."""
    board = game.options.board
    lies, held, hand = (True,) * len(board.chiefs), (0,) * game.seats, ()
    mine: tuple[Card, ...] = hand
    for entry in story:
        spot = board.chiefs.index(entry.place) if entry.place else -1
        if entry.what in ("look", "leave", "take", "swap") and not lies[spot]:
            raise _wrong(f"{entry.place} is empty by then, so there's no card to look at", "TH-20")
        if entry.what == "pay" and lies[spot]:
            raise _wrong(f"{entry.place} must be empty if a card is put back there", "TH-19")
        giver = entry.other if entry.what == "steal" else entry.seat
        if entry.what in ("steal", "swap", "pay") and not held[giver]:
            raise _wrong(f"{LETTERS[giver]} has no Chief Card by then", "TH-29")
        if giver == seat and entry.what in ("steal", "swap", "pay") and entry.card not in mine:
            raise _wrong("You don't have that Chief by then", "TH-29")
        if entry.what == "steal":
            held = put(put(held, entry.seat, held[entry.seat] + 1), giver, held[giver] - 1)
        elif entry.what in ("take", "pay"):
            step = 1 if entry.what == "take" else -1
            lies, held = put(lies, spot, step < 0), put(held, giver, held[giver] + step)
        if entry.card is not None and giver == seat and entry.what in ("steal", "swap", "pay"):
            mine = without(mine, entry.card)
        got = entry.got if entry.what == "swap" else entry.card if entry.what == "steal" else None
        if entry.seat == seat and entry.what == "take":
            got = _last_look(story, entry)
        if got is not None and entry.seat == seat:
            mine = added(mine, got)
    return lies, held, mine


def _last_look(story: tuple[Seen, ...], take: Seen) -> Card | None:
    at = next(k for k, entry in enumerate(story) if entry is take)
    return story[at - 1].card


def build(game: Any, seat: Seat, values: Mapping[str, str]) -> View:
    """The View of the position in `values`, or a Refusal that says what is wrong with it."""
    assert isinstance(game, Thrush)
    options, board = game.options, game.options.board
    given = {field.name: values.get(field.name, field.first).strip() for field in FIELDS}
    at, tokens, jail = _markers(given["markers"], board, options, game.seats)
    agents = _gone(given["gone"], board, sum(tokens))
    assignment = _card(given["mine"], board)
    story = _story(given["story"], game, seat)
    lies, held, hand = _held(story, game, seat)
    turn, doing = _seat(given["turn"], game.seats), given["doing"].lower()
    if doing not in DOING:
        raise _wrong(f"What comes next is throw, challenge, look or rob, not {doing[:20]!r}", "TH-8")
    table = Table(
        at=tuple(at), agents=agents, chiefs=lies, tokens=tuple(tokens), held=held, jail=tuple(jail),
        phase=DOING[doing], seat=turn, dealt=game.seats, tosses=((1, 6),) * game.seats, turns=len(story),
    )  # fmt: skip
    view = game.position(table, seat, assignment, hand, story)
    _possible(view, doing)
    return view


def _possible(view: View, doing: str) -> None:
    """Refuse what the story or the place does not allow."""
    log: Log = view.log
    try:
        belief.followed(log, view.me, view.options, view.seats)
    except AssertionError:
        raise _wrong("Each Chief can only be in one place, so this can't have happened", "TH-3") from None
    table = view.table
    hands = tuple(hand or (0,) * n for hand, n in zip(view.hands, table.held, strict=True))
    state = State(table, view.assignments, hands, view.cards)
    if doing != "throw" and table.jail[table.seat]:
        raise _wrong("A player in prison can only throw next", "TH-17")
    if doing == "challenge" and table.place not in table.agents:
        raise _wrong(f"There is no agent to challenge on {place_name(view.board, table.place)}", "TH-13")
    if doing == "look" and not (landing.chief_here(view.options, state) and table.full):
        raise _wrong("A look takes three agents and a space that points to a Chief", "TH-20")
    if doing == "rob" and not landing.robbable(view.options, state):
        raise _wrong(f"There is nobody to rob on {place_name(view.board, table.place)}", "TH-28")


def describe(view: View) -> dict[str, str]:
    """The fields of a View between moves; the inverse of `build`."""
    table, board = view.table, view.board
    marks = []
    for seat, place in enumerate(table.at):
        throw = view.options.jail_turns + 1 - table.jail[seat]
        where = f"J{throw}" if table.jail[seat] else "start" if place not in board.paths_of else place
        marks.append(f"{LETTERS[seat]} {where} {table.tokens[seat]}")
    doing = {phase: word for word, phase in DOING.items()}.get(table.phase, "throw")
    return {
        "markers": "; ".join(marks),
        "gone": " ".join(place for place in board.crossings if place not in table.agents),
        "mine": WORDS[view.mine] if view.mine is not None else WORDS[0],
        "story": "; ".join(_told(view)),
        "turn": LETTERS[table.seat],
        "doing": doing,
    }


def _told(view: View) -> list[str]:
    """The log as a story."""
    found: list[str] = []
    entries = list(view.log)
    for at, entry in enumerate(entries):
        ahead = entries[at + 1] if at + 1 < len(entries) else None
        follows = ahead is not None and ahead.what in ("take", "leave")
        if entry.what == "show" or (entry.what == "look" and follows):
            continue
        if entry.what == "look" and entry.card is None:
            continue
        card = entry.card
        if entry.what in ("take", "leave") and at:
            card = entries[at - 1].card
        names = [WORDS[c] for c in (card, entry.got) if c is not None]
        where = LETTERS[entry.other] if entry.what == "steal" else entry.place
        found.append(" ".join([LETTERS[entry.seat], PAST[entry.what], where, *names]))
    return found


def edits(view: View) -> dict[str, tuple[Pick, ...]]:
    """What a click on a card may change: which Chief is your assignment."""
    if view.mine is None:
        return {}
    others = (card for card in range(len(view.board.chiefs)) if card != view.mine)
    return {f"a{view.me}": tuple(Pick(f"mine {WORDS[card]}", f"The {CHIEFS[card]}") for card in others)}


def carries(view: View) -> tuple[Carry, ...]:
    """What may be taken up and put elsewhere: markers, onto spaces, START or into prison; agents, onto free
    intersections. How many agents each holds, the story and whose turn it is are typed."""
    board, table = view.board, view.table
    places = (*board.spaces, board.start, board.thrush_hq)
    marks = [Carry(f"mark.{seat}", tuple(p for p in places if p != here)) for seat, here in enumerate(table.at)]
    free = tuple(place for place in board.crossings if place not in table.agents)
    return (
        *marks,
        *(Carry(f"agent.{place}", free) for place in board.crossings if free and place in table.agents),
    )


def changed(values: Mapping[str, str], edit: str) -> dict[str, str]:
    """The fields after an edit of `edits` or `carries`; a Refusal for one it does not know."""
    word, _, rest = edit[:40].partition(" ")
    if word == "mine" and rest in WORDS:
        return {**values, "mine": rest}
    token, _, place = rest.partition(" ")
    kind, _, which = token.partition(".")
    if word == "put" and kind == "mark" and which in tuple("0123") and place:
        return {**values, "markers": _carried(values["markers"], int(which), place), "doing": "throw"}
    gone = values["gone"].split()
    if word == "put" and kind == "agent" and place in gone:
        return {**values, "gone": " ".join(which if name == place else name for name in gone)}
    raise Refusal("You can change your assignment, or put a marker or an agent on a place.")


def _carried(markers: str, seat: Seat, place: Place) -> str:
    """The field of the markers with one on another node."""
    rows = [part.split() for part in markers.split(";")]
    return "; ".join(" ".join((row[0], place, *row[2:]) if row[0] == LETTERS[seat] else row) for row in rows)


POSITIONS = Positions(
    FIELDS, seat=0, build=build, describe=describe, edits=edits, changed=changed, carries=carries
)
