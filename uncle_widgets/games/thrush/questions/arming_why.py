"""Why it takes so many turns to have three agents: small averages are added."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from uncle_widgets.games.thrush.questions.asked import (
    adding,
    agrees,
    average,
    counted,
    places_for,
    rounded,
    short,
    some,
    verb,
)
from uncle_widgets.games.thrush.questions.common import ratio
from uncle_widgets.games.thrush.words import few
from uncle_widgets.games.words import capital, spoken
from uncle_widgets.probability.reasons import Derivation, Line
from uncle_widgets.probability.show import amount, trimmed

TRIES, PRISONS = Fraction(3, 2), Fraction(1, 2)
"""Challenges, and stays in prison, for one agent on average."""
STILL = Fraction(5, 6)
ADD = "Find the average number of turns for each part of the wait, and add them."
COMPARE = "Find what giving the agent back costs, and take away the turns in prison that it saves."
WAIT = "See how many challenges a number of turns brings, and share the turns among them."


class Parts(NamedTuple):
    """What the wait is made of.

    `h`: the chance that a turn outside prison brings a challenge, `often` in words; `k`: agents that are needed;
    `inside`: turns that a whole stay costs on average; `left`: throws in this stay, and `stay`: turns that it
    still costs; `jail`: throws in a whole stay; `moves_on`: whether a double that frees
    is moved at once; `who` waits.
    """

    h: Fraction
    often: str
    k: int
    inside: Fraction
    left: int
    stay: Fraction
    jail: int
    moves_on: bool
    who: str
    mark: tuple[str, ...]
    held: tuple[str, ...]
    throws: tuple[str, ...]

    @property
    def each(self) -> Fraction:
        """Turns for one agent."""
        return TRIES / self.h + PRISONS * self.inside


def next_challenge(parts: Parts, mean: Fraction) -> Derivation:
    """Why it takes so many turns until a challenge."""
    met, who = int(36 * parts.h), parts.who
    lines = (
        counted(
            "Challenges in 36 turns",
            f"36 × {ratio(parts.h)}",
            met,
            "challenge",
            ask=f"Think of 36 turns outside prison. On how many of them {verb(who, 'do')} {who} meet an agent?",
            hint=f"{capital(who)} {verb(who, 'meet')} an agent {parts.often}.",
            reason=f"36 × {ratio(parts.h)} = {met}, so {met} of the 36 turns bring a challenge.",
            lit=parts.mark,
        ),
        average(
            "Turns for each challenge",
            f"36 ÷ {met}",
            mean,
            "turns",
            ask=f"So 36 turns bring {few(met, 'challenge')}. How many turns is that for each one, on average?",
            hint=f"Share the 36 turns equally among the {few(met, 'challenge')}.",
            reason=f"36 ÷ {met} = {trimmed(mean)}, so a challenge takes {some(mean, 2, 'turns')} on average.",
            lit=parts.mark,
            value=amount(mean, "turns"),
        ),
    )
    return Derivation(lines, idea=WAIT)


def armed(parts: Parts, mean: Fraction) -> Derivation:
    """Why it takes so many turns until three agents are held."""
    lines = _from_prison(parts, mean) if parts.stay else _outside(parts, mean)
    return Derivation(tuple(lines), other=tuple(_by_agents(parts, mean)), idea=ADD)


def given_back(parts: Parts, lost: Fraction) -> Derivation:
    """Why giving an agent back costs so many turns more."""
    places = places_for(
        lambda k: (
            agrees(rounded(1 + parts.each, k) - rounded(parts.stay, k), lost)
            and rounded(1 + parts.each, k) == 1 + rounded(parts.each, k)
        )
    )
    each, back, stay = (short(x, places) for x in (parts.each, 1 + parts.each, parts.stay))
    who = parts.who
    lines = (
        *_one_agent(parts, who, places),
        average(
            "Turns that giving it back costs",
            f"1 + {each}",
            1 + parts.each,
            "turns",
            ask=f"Giving the agent back takes this turn too, and then {who} {verb(who, 'need')} one more agent. "
            "How many turns does that cost?",
            hint="Add this turn to the turns for one agent.",
            reason=f"Giving it back costs 1 + {each}, or {trimmed(1 + parts.each)} turns.",
            lit=parts.held,
            value=f"{back} turns",
        ),
        *_rest_of_stay(parts, "Turns in prison that it saves", places),
        average(
            "Extra turns",
            f"{back} − {stay}",
            lost,
            "turns",
            ask=f"So how many turns longer does it take until {who} {verb(who, 'have')} three agents?",
            hint="Take the turns that are saved away from the turns that it costs.",
            reason=f"It takes {back} − {stay}, or {trimmed(lost)} turns longer.",
            lit=parts.held,
            value=amount(lost, "turns"),
        ),
    )
    return Derivation(lines, idea=COMPARE)


def _stay_told(throws: int, turns: Fraction, moves_on: bool) -> str:
    """How the average turns of a stay come about."""
    if moves_on or throws == 1:
        return ratio(turns) if moves_on else "one throw"
    all_: int = 6 ** (throws - 1)
    return f"({' + '.join(f'{all_ * 5**k // 6**k:,}' for k in range(throws))}) ÷ {all_:,}"


def _each_stay(parts: Parts, places: int) -> Line:
    formula = _stay_told(parts.jail, parts.inside, parts.moves_on)
    return Line("Turns for a stay in prison", formula, some(parts.inside, places, "turns"))


def _per_challenge(parts: Parts) -> Line:
    value = f"{ratio(1 / parts.h)} {'turn' if parts.h == 1 else 'turns'}"
    return Line("Turns for each challenge", f"1 ÷ {ratio(parts.h)}", value, parts.mark)


def _outside(parts: Parts, mean: Fraction) -> Iterator[Line]:
    """From outside prison: the turns to the challenges, then those in prison."""
    k, who = parts.k, parts.who
    tries, lost = k * TRIES, k * PRISONS
    walk, inside = tries / parts.h, lost * parts.inside
    places = adding([walk, inside], mean)
    stay = places_for(lambda n: agrees(lost * rounded(parts.inside, n), inside, places))
    yield _per_challenge(parts)
    yield average(
        f"Challenges for {few(k, 'agent')}",
        f"{k} × 1.5",
        tries,
        "challenges",
        ask="Three challenges bring two agents on average, so one agent takes 1.5 challenges. "
        f"How many challenges do {few(k, 'agent')} take?"
        if k > 1
        else "Three challenges bring two agents on average. How many challenges does one agent take?",
        hint="Multiply 1.5 challenges by the number of agents."
        if k > 1
        else "Share the three challenges between the two agents.",
        reason=f"{capital(few(k, 'agent'))} take {k} × 1.5 = {trimmed(tries)} challenges."
        if k > 1
        else "One agent takes 3 ÷ 2 = 1.5 challenges.",
        lit=parts.held,
    )
    yield average(
        "Turns outside prison",
        f"{trimmed(tries)} × {ratio(1 / parts.h)}",
        walk,
        "turns",
        ask=f"A challenge comes every {_every(parts.h)}. How many turns do {trimmed(tries)} challenges take?",
        hint=f"Multiply {trimmed(tries)} challenges by the turns for each challenge.",
        reason=f"{trimmed(tries)} challenges take {trimmed(tries)} × {ratio(1 / parts.h)}, "
        f"or {trimmed(walk)} turns.",
        lit=parts.mark,
        value=some(walk, places, "turns"),
    )
    yield _each_stay(parts, stay)
    each, costs = short(parts.inside, stay), some(parts.inside, stay, "turns")
    yield average(
        "Turns in prison",
        f"{trimmed(lost)} × {each}",
        inside,
        "turns",
        ask=f"{capital(who)} {verb(who, 'win')} {k} of the {trimmed(tries)} challenges. So {trimmed(lost)} "
        f"{'is' if lost == 1 else 'are'} lost on average, and a stay in prison costs {costs}. "
        "How many turns is that?",
        hint=f"Multiply {trimmed(lost)} {'stay' if lost == 1 else 'stays'} by {costs}.",
        reason=f"{trimmed(tries)} − {k} = {trimmed(lost)} {'challenge is' if lost == 1 else 'challenges are'} "
        f"lost, and {trimmed(lost)} × {each} is {trimmed(inside)} turns.",
        lit=parts.held,
        value=some(inside, places, "turns"),
    )
    yield average(
        "All turns",
        f"{short(walk, places)} + {short(inside, places)}",
        mean,
        "turns",
        ask=f"So how many turns does it take until {who} {verb(who, 'have')} three agents?",
        hint="Add the turns outside prison and the turns in prison.",
        reason=f"{short(walk, places)} + {short(inside, places)} = {trimmed(mean)} turns. You can add averages.",
        lit=(*parts.mark, *parts.held),
        value=amount(mean, "turns"),
    )


def _every(h: Fraction) -> str:
    """'turn', '2 turns', '4/3 turns'."""
    return "turn" if h == 1 else f"{ratio(1 / h)} turns"


def _one_agent(parts: Parts, who: str, places: int) -> Iterator[Line]:
    """The turns that one agent takes."""
    walk, half = TRIES / parts.h, PRISONS * parts.inside
    sums = adding([walk, half], parts.each, places)
    each = places_for(lambda n: agrees(PRISONS * rounded(parts.inside, n), half, sums))
    yield _per_challenge(parts)
    yield Line(
        "Turns outside prison for one agent",
        f"1.5 × {ratio(1 / parts.h)}",
        some(walk, sums, "turns"),
    )
    yield _each_stay(parts, each)
    yield Line(
        "Turns in prison for one agent",
        f"0.5 × {short(parts.inside, each)}",
        some(half, sums, "turns"),
        parts.held,
    )
    yield average(
        "Turns for one agent",
        f"{short(walk, sums)} + {short(half, sums)}",
        parts.each,
        "turns",
        ask=f"For one agent {who} {verb(who, 'need')} 1.5 challenges, which take {short(walk, sums)} turns. "
        f"Half a challenge is lost, which costs {short(half, sums)} turns in prison. How many turns is that for "
        "one agent?",
        hint="Add the two numbers of turns.",
        reason=f"One agent takes {short(walk, sums)} + {short(half, sums)}, or {trimmed(parts.each)} turns.",
        lit=parts.held,
        value=some(parts.each, places, "turns"),
    )


def _rest_of_stay(parts: Parts, words: str, places: int) -> Iterator[Line]:
    """The turns that are left of this stay."""
    formula = _stay_told(parts.left, parts.stay, parts.moves_on)
    value = some(parts.stay, places, "turns")
    if parts.moves_on or parts.left == 1:
        yield Line(words, formula, value, parts.throws)
        return
    all_: int = 6 ** (parts.left - 1)
    turns = ("this turn", "the next one", "the third one", "the fourth one", "the fifth one", "the sixth one")
    there = [f"{all_ * 5**k // 6**k:,}" for k in range(parts.left)]
    first = f"All {there[0]} are in prison for this turn"
    follow = spoken([first, *(f"{n} for {turn}" for n, turn in zip(there[1:], turns[1:], strict=False))])
    yield average(
        words,
        formula,
        parts.stay,
        "turns",
        ask=f"Follow {all_:,} prisoners with {few(parts.left, 'throw')} left. {follow}. "
        "How many turns is that for one prisoner, on average?",
        hint=f"Add the turns, and share them equally among the {all_:,} prisoners.",
        reason=f"The rest of this stay takes {formula}, or {trimmed(parts.stay)} turns.",
        lit=parts.throws,
        value=value,
    )


def _from_prison(parts: Parts, mean: Fraction) -> Iterator[Line]:
    """From prison: the rest of this stay, then the agents."""
    k, who = parts.k, parts.who
    agents = k * parts.each
    places = adding([parts.stay, agents], mean)
    each = places_for(lambda n: agrees(k * rounded(parts.each, n), agents, places)) if k > 1 else places
    yield from _rest_of_stay(parts, "Turns left in this stay", places)
    yield from _one_agent(parts, who, each)
    if k > 1:
        yield average(
            f"Turns for {few(k, 'agent')}",
            f"{k} × {short(parts.each, each)}",
            agents,
            "turns",
            ask=f"And how many turns do {few(k, 'agent')} take?",
            hint="Multiply the turns for one agent by the number of agents.",
            reason=f"{capital(few(k, 'agent'))} take {k} × {short(parts.each, each)}, or {trimmed(agents)} turns.",
            lit=parts.held,
            value=some(agents, places, "turns"),
        )
    yield average(
        "All turns",
        f"{short(parts.stay, places)} + {short(agents, places)}",
        mean,
        "turns",
        ask=f"So how many turns does it take until {who} {verb(who, 'have')} three agents?",
        hint=f"First {who} {verb(who, 'have')} to get out of prison, and then win {few(k, 'agent')}. Add the two.",
        reason=f"{short(parts.stay, places)} + {short(agents, places)} = {trimmed(mean)} turns.",
        lit=parts.held,
        value=amount(mean, "turns"),
    )


def _by_agents(parts: Parts, mean: Fraction) -> Iterator[Line]:
    """The same agent by agent, in fractions."""
    each, k = ratio(parts.each), parts.k
    yield Line("Challenges for one agent", "1 ÷ 2/3", "3/2")
    yield Line("Lost challenges for one agent", "3/2 − 1", "1/2")
    yield Line("Turns for one agent", f"{ratio(1 / parts.h)} × 3/2 + 1/2 × {ratio(parts.inside)}", each)
    total = f"{ratio(parts.stay)} + {k} × {each}" if parts.stay else f"{k} × {each}"
    yield Line(f"All turns for {few(k, 'agent')}", f"{total} = {ratio(mean)}", amount(mean, "turns"))
