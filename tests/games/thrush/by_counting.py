"""The numbers of small questions, found another way: all throws, tries, stays, deals and moves are listed and counted.

Of the product only what lies on the table is read, and the settings of a question. The board is read from its file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import permutations, product
from typing import Any

from tests.games.thrush import expectimax
from tests.games.thrush.expectimax import BOARD, DOORS, LOOKS, START, stops
from uncle_widgets.probability.question import Posed

Number = Fraction | float
THROWS = [*product(range(1, 7), repeat=2)]
CHIEFS = [node["id"] for node in BOARD["nodes"] if node["kind"] == "chief"]
TWO_OF_THREE = "WWL"
"""Two faces of three win: as many as four of six."""
ONE_OF_SIX = "D....."
"""A throw of two dice is one of six doubles among 36: one in six."""
F = Fraction


def settings(posed: Posed[Any]) -> dict[str, Any]:
    return {knob.name: knob.value for knob in posed.knobs}


def moves(a: int, b: int) -> tuple[int, ...]:
    return (a + b,) if a == b else (a, b)


def in_words(pattern: str, posed: Posed[Any], step: int = 0) -> int:
    """A number that the question itself tells: 'Think of 49 games'."""
    found = re.search(pattern, posed.derivation.asked[step].words)
    assert found, posed.derivation.asked[step].words
    return int(found[1].replace(",", ""))


# T-L1: all 36 throws


def landing(posed: Posed[Any]) -> list[Number]:
    table, goal = posed.view.table, settings(posed)["goal"]
    seat, place = table.seat, table.at[table.seat]
    looked = {e.place for e in posed.view.log if e.what == "look" and e.seat == seat}
    lies = {chief for chief, on in zip(CHIEFS, table.chiefs, strict=True) if on}
    wanted = {
        "agent": {*table.agents},
        "chief": {at for at, chief in LOOKS.items() if chief in lies},
        "new": {at for at, chief in LOOKS.items() if chief in lies - looked},
        "player": {at for other, at in enumerate(table.at) if other != seat},
    }[goal]

    def fits(*steps: int) -> bool:
        return any(end in wanted for n in steps for end in stops(place, n, False, False))

    hits = [(a, b) for a, b in THROWS if fits(*moves(a, b))]
    return [
        sum(fits(n) for n in range(1, 7)),
        sum(a != b for a, b in THROWS) - sum(a != b for a, b in hits),
        sum(a == b for a, b in hits),
        F(len(hits), 36),
    ]


# T-L2: all rows of wins and losses


def challenges(posed: Posed[Any]) -> list[Number]:
    asked, k = settings(posed)["asked"], settings(posed).get("wins", 1)
    if asked in ("this", "lost"):
        faces = [n for n in range(1, 7) if (n <= 4) == (asked == "this")]
        return [len(faces), F(len(faces), 6)]
    if asked == "mean":
        first = sum(n * (2 / 3) * (1 / 3) ** (n - 1) for n in range(1, 200))
        third = sum((k + n) * _lost(n, k) for n in range(200))
        return [sum(n <= 4 for n in range(1, 7)), first, *([third] if k > 1 else [])]
    most = 0 if asked == "none" else settings(posed)["times"]
    rows = ["".join(row) for row in product(TWO_OF_THREE, repeat=k + most)]
    if not most:
        won = [sum(row.startswith("W" * n) for row in rows) for n in range(1, k + 1)]
        return [*won, F(won[-1], len(rows))]
    ended = {row: row[: _nth(row, "W", k) + 1] for row in {*rows} if row.count("W") >= k}
    lost = [ended[row].count("L") if row in ended else most + 1 for row in rows]
    if asked == "exact":
        start = sum(row.startswith("L" * most + "W" * k) for row in rows)
        orders = {row for row in ended.values() if row.count("L") == most}
        return [start, len(orders), lost.count(most), F(lost.count(most), len(rows))]
    assert most == 1
    start = sum(row.startswith("L" + "W" * k) for row in rows)
    return [lost.count(0), start, lost.count(1), F(sum(n <= 1 for n in lost), len(rows))]


def _nth(row: str, letter: str, n: int) -> int:
    return [at for at, one in enumerate(row) if one == letter][n - 1]


@cache
def _lost(losses: int, wins: int) -> float:
    """The chance of so many losses before so many wins, challenge by challenge."""
    if losses < 0 or not wins:
        return float(losses == 0 and not wins)
    return 2 / 3 * _lost(losses, wins - 1) + 1 / 3 * _lost(losses - 1, wins)


# T-L3: all rows of throws in prison


def prison(posed: Posed[Any]) -> list[Number]:
    here, question = settings(posed), posed.question
    seat = next(s for s in (posed.view.seat, *range(posed.view.seats)) if posed.view.table.jail[s])
    left = posed.view.table.jail[seat] + ((question.stay or 3) - 3)
    doubles = sum(a == b for a, b in THROWS)
    match here["asked"]:
        case "this":
            return [doubles, F(doubles, 36)]
        case "mean":
            rows = [*product(ONE_OF_SIX, repeat=left - 1)]
            inside = [1 + next((n for n, one in enumerate(row) if one == "D"), len(row)) for row in rows]
            there = [sum(turns > n for turns in inside) for n in range(1, left)]
            return [*([there[0], there[-1]] if left > 2 else there), sum(inside), F(sum(inside), len(rows))]
        case "exact":
            nth = here["throw"]
            rows = [*product(ONE_OF_SIX, repeat=nth)]
            still = [sum("D" not in row[:n] for row in rows) for n in range(1, nth)]
            hits = sum("D" not in row[:-1] and row[-1] == "D" for row in rows)
            return [*(still if nth == 3 else still[-1:]), hits, F(hits, len(rows))]
    rows = [*product(ONE_OF_SIX, repeat=left)]
    before, none = sum("D" not in row[:-1] for row in rows), sum("D" not in row for row in rows)
    if left > 4:
        return [F(36 - doubles, 36), F(none, len(rows)), F(len(rows) - none, len(rows))]
    return [before, none, len(rows) - none, F(len(rows) - none, len(rows))]


# T-L4: turns, followed until nobody is left on the way


@cache
def _followed(h: Fraction, need: int, left: int) -> tuple[float, float, float]:
    """Challenges, turns outside prison and turns in it, on average, until so many are won."""
    at, found = {(need, left): 1.0}, [0.0, 0.0, 0.0]
    while sum(at.values()) > 1e-13:
        after: dict[tuple[int, int], float] = {}

        def go(key: tuple[int, int], p: float, after: dict[tuple[int, int], float] = after) -> None:
            if key[0]:
                after[key] = after.get(key, 0.0) + p

        for (k, inside), p in at.items():
            if inside:
                found[2] += p
                go((k, 0), p / 6)
                go((k, inside - 1), p * 5 / 6)
                continue
            found[1] += p
            found[0] += p * float(h)
            go((k, 0), p * (1 - float(h)))
            go((k - 1, 0), p * float(h) * 4 / 6)
            go((k, 3), p * float(h) * 2 / 6)
        at = after
    return found[0], found[1], found[2]


def arming(posed: Posed[Any]) -> list[Number]:
    table, here = posed.view.table, settings(posed)
    h, left, need = F(here["h"]), table.jail[table.seat], 3 - table.tokens[table.seat]
    if here["asked"] == "next":
        met = sum(turn < 36 * h for turn in range(36))
        return [met, sum((n + 1) * float(h) * (1 - float(h)) ** n for n in range(2000))]
    tries, free, inside = _followed(h, need, left)
    one = sum(_followed(h, 1, 0)[1:])
    stay = sum(n * p for n, p in ((1, 1 / 6), (2, 5 / 36), (3, 25 / 36))[: 4 - (4 - left)]) if left else 0.0
    if here["asked"] == "pay":
        return [one, 1 + one, stay, 1 + sum(_followed(h, need + 1, 0)[1:]) - free - inside]
    if left:
        assert need == 1
        return [stay, one, free + inside]
    return [tries, free, inside, free + inside]


# T-L5 and T-L7: all ways in which the Chiefs that matter may lie


def _faces(view: Any) -> dict[str, int]:
    return {e.place: e.card for e in view.log if e.what == "look" and e.seat == view.me}


def _did(view: Any) -> list[tuple[int, str, bool]]:
    return [
        (e.seat, e.place, e.what == "take") for e in view.log if e.what in ("take", "leave") and e.seat != view.me
    ]


def _ways(view: Any, rivals: Sequence[int]) -> Iterator[dict[int, str]]:
    """Where your Chief lies, under -1, and those of these rivals: every way that what you have seen allows."""
    faces = _faces(view)
    for row in permutations(CHIEFS, 1 + len(rivals)):
        if row[0] not in faces:
            yield dict(zip((-1, *rivals), row, strict=True))


def whereabouts(posed: Posed[Any]) -> list[Number]:
    view, here, told = posed.view, settings(posed), _did(posed.view)
    faces, place = _faces(view), settings(posed)["place"]
    if place == "drawn":
        victim = next(s for s, at in enumerate(view.table.at) if s != view.seat and at == view.table.place)
        return [view.table.held[victim], 1, F(1, view.table.held[victim])]
    if not told:
        left = [at for at in CHIEFS if at not in faces]
        return [*([len(faces)] if faces else []), len(left), F(1, len(left))]
    if len(told) == 1 and place in (told[0][1], "ABCD"[told[0][0]]):
        return _one_look(posed, here, told[0])
    rivals = sorted({seat for seat, _, _ in told})
    if any(took for _, _, took in told):
        return _after_leaving(posed, here, told)
    fit = [way for way in _ways(view, rivals) if not any(way[seat] == at for seat, at, _ in told)]
    lies = [way for way in fit if way[-1] == place]
    found: list[Number] = []
    if len(rivals) == 1:
        (seat,) = rivals
        found += [len({way[seat] for way in fit}), len(lies), len(fit)]
    else:
        found += [len({way[seat] for way in lies}) for seat in rivals]
        found += [len(lies)]
    return [*found, F(len(lies), len(fit))]


def _after_leaving(posed: Posed[Any], here: Mapping[str, Any], told: list[tuple[int, str, bool]]) -> list[Number]:
    """A rival left some Chiefs and then took one: every way, as often as its weight in units of the least."""
    (seat,), at, bluff = {seat for seat, _, _ in told}, told[-1][1], F(here["b"])
    gone = {place for _, place, took in told if not took}
    fit = [way for way in _ways(posed.view, [seat]) if way[seat] not in gone]
    weights = [1 / bluff if way[seat] == at else F(1) for way in fit]
    place = here["place"]
    if here.get("whose") == "them" and place in "ABCD":
        wanted = [way[seat] == at for way in fit]
    else:
        wanted = [way[-1] == (at if place in "ABCD" else place) for way in fit]
    cases = sum((w for w, yes in zip(weights, wanted, strict=True) if yes), F(0))
    may = {way[seat] for way in fit} | ({at} if at not in gone else set())
    return [len(may), cases, sum(weights, F(0)), cases / sum(weights, F(0))]


def _one_look(posed: Posed[Any], here: Mapping[str, Any], look: tuple[int, str, bool]) -> list[Number]:
    """A rival's only look: every way, with every fall of a coin by which they may take another's Chief."""
    seat, at, took = look
    bluff = F(here["b"])
    every = [
        ("own" if way[seat] == at else "mine" if way[-1] == at else "other",
         way[seat] == at or coin < bluff.numerator)
        for way in _ways(posed.view, [seat]) for coin in range(bluff.denominator)
    ]  # fmt: skip
    seen = bool(_faces(posed.view))
    looks = in_words(r"in (\d+) looks" if seen else r"looks at a Chief (\d+) times", posed)

    def share(test: Callable[[str, bool], bool]) -> Fraction:
        return F(sum(test(*one) for one in every), len(every))

    def count(kind: str, kept: bool | None = None) -> Fraction:
        return looks * share(lambda what, taken: what == kind and kept in (None, taken))

    fits = share(lambda _, taken: taken == took)
    if here.get("whose") == "them":
        others = count("mine", True) + count("other", True)
        return [count("own"), others, count("own") + others, share(lambda what, _: what == "own") / fits]
    p = share(lambda what, taken: what == "mine" and taken == took) / fits
    if seen:
        return [count("mine", took), count("own"), count("other", took), p]
    return [count("mine") if took else count("own", took), count("mine", took), looks * fits, p]


def their_own(posed: Posed[Any]) -> list[Number]:
    view, who = posed.view, posed.view.seat
    faces, told = _faces(view), _did(view)
    here = LOOKS[view.table.at[who]]
    left = {at for seat, at, took in told if seat == who and not took}
    gone = {e.place for e in view.log if e.what == "take"}
    # a Chief by its number: yours, those taken (which are somebody else's), those seen, and the rest
    games: dict[str, Fraction] = {}
    candidates = set[int | str]()
    seen = {at: card for at, card in faces.items() if card != view.mine and at not in gone}
    known = next((at for at, card in faces.items() if card == view.mine), "")
    dark = [at for at in CHIEFS if at not in faces and at not in gone]
    for own in range(len(CHIEFS) - len(gone) - (view.mine is not None)):
        card: int | str = [*seen][own] if own < len(seen) else own
        spots = [card] if isinstance(card, str) else dark
        for at in spots:
            mines = [known] if known or view.mine is None else [m for m in dark if m != at]
            whole = 1 if known or view.mine is None else len(dark) - (at in dark)
            for _ in mines:
                games[str(at)] = games.get(str(at), F(0)) + F(1, len(spots) * whole)
        candidates.add(card)
    may = {at: weight for at, weight in games.items() if at not in left}
    p = may[here] / sum(may.values())
    if len({*may.values()}) == 1 and len({*games.values()}) == 1:
        return [len(may), p]
    total = in_words(r"Think of (\d+) games", posed, 1)
    each = total / sum(games.values())
    found: list[Number] = [len(candidates), games[next(at for at in dark)] * each]
    if left & {*games}:
        found.append(sum(may.values()) * each)
    return [*found, p]


# T-L6: all throws on the board of the file, with the best that can follow


def going(posed: Posed[Any]) -> list[Number]:
    here, table = settings(posed), posed.view.table
    place, goal = table.at[table.seat], here["target"]
    if here["asked"] == "mean":
        return _turns(posed, place, goal)
    turns = int(here["asked"])
    agents = frozenset(table.agents) if here["agents"] == "with" else frozenset[str]()
    held = table.tokens[table.seat]
    p = expectimax.best(place, turns, goal, agents, held)
    if turns == 1:
        d = int(re.findall(r"(\d+) steps? away", posed.words)[0])
        one = sum(max(throw) >= d for throw in THROWS)
        home = [
            throw
            for throw in THROWS
            if any(e in DOORS for n in moves(*throw) for e in stops(place, n, True, False))
        ]
        return [one, sum(max(throw) < d for throw in home), F(len(home), 36)]
    return _steps_in_time(posed, place, goal, agents, held, turns, p)


def _ends(place: str, throw: tuple[int, int], goal: str) -> Iterator[tuple[int, str]]:
    for n in moves(*throw):
        for end in stops(place, n, goal == "home", False):
            yield n, end


def _steps_in_time(
    posed: Posed[Any], place: str, goal: str, agents: frozenset[str], held: int, turns: int, p: Fraction
) -> list[Number]:
    """Row by row as the questions name the places; each counts the throws for which that is the best."""

    def worth(end: str) -> Fraction:
        if end in DOORS or LOOKS[end] == goal:
            return F(1)
        if end not in agents:
            return expectimax.best(end, turns - 1, goal, agents, held)
        after = (agents, held) if held == 3 else (agents - {end}, held + 1)
        return F(2, 3) * expectimax.best(end, turns - 1, goal, *after)

    def best(throw: tuple[int, int]) -> set[str | None]:
        """Where it's best to stop; None for the goal."""
        ends = {end: worth(end) for _, end in _ends(place, throw, goal)}
        top = max(ends.values())
        return {None if end in DOORS else end for end, chance in ends.items() if chance == top > 0}

    found, counted = list[Number](), set[tuple[int, int]]()
    for ask in posed.derivation.asked:
        if row := re.search(r"can (?:stop on (\w+)|get home at once) with", ask.words):
            hits = [throw for throw in THROWS if throw not in counted and row[1] in best(throw)]
            counted |= {*hits}
            found.append(len(hits))
        elif "faces of the die" in ask.words:
            found.append(sum(n <= 4 for n in range(1, 7)))
        elif "one more throw" in ask.words:
            (end, *_) = re.findall(r"from (\w+)", ask.words)
            found.append(36 * expectimax.best(end, 1, goal, agents, held))
        elif "How many trips" in ask.words:
            found.append(36 * p)
        else:
            found.append(p)
    return found


@cache
def means(goal: str) -> dict[str, float]:
    """Turns that are left from every place, found by going over the board until nothing changes."""
    places = {place for path in BOARD["paths"] for place in path["nodes"]} | {START}
    reach = {
        (place, n): tuple({"" if e in DOORS or LOOKS[e] == goal else e for e in stops(place, n, goal == "home", False)})
        for place in places for n in (1, 2, 3, 4, 5, 6, 8, 10, 12)
    }  # fmt: skip
    left = dict.fromkeys(places, 5.0) | {"": 0.0}
    for _ in range(400):
        before = dict(left)
        for place in places:
            best = {n: min((left[e] for e in reach[place, n]), default=1e9) for n in (1, 2, 3, 4, 5, 6, 8, 10, 12)}
            left[place] = 1 + sum(min(best[n] for n in moves(a, b)) for a, b in THROWS) / 36
        if max(abs(left[place] - before[place]) for place in places) < 1e-12:
            break
    return left


def _turns(posed: Posed[Any], place: str, goal: str) -> list[Number]:
    left = means(goal)

    def after(throw: tuple[int, int]) -> tuple[float, str]:
        return min(
            (0.0 if e in DOORS or LOOKS[e] == goal else left[e], "" if e in DOORS else e)
            for _, e in _ends(place, throw, goal)
        )

    ends = [after(throw) for throw in THROWS]
    mean = 1 + sum(turns for turns, _ in ends) / 36
    at_once = sum(turns == 0 for turns, _ in ends)
    nearest = min(turns for turns, _ in ends if turns)
    best = [turns for turns, _ in ends if turns and turns - nearest < 1e-7]
    if at_once:
        return [at_once, sum(1 + turns for turns in best), mean]
    return [len(best), sum(best), mean - 1, mean]


WAYS: Mapping[str, Callable[[Posed[Any]], list[Number]]] = {
    "T-L1": landing,
    "T-L2": challenges,
    "T-L3": prison,
    "T-L4": arming,
    "T-L5": whereabouts,
    "T-L6": going,
    "T-L7": their_own,
}
