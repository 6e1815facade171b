"""Why a card is worth what it is over one round: chips now, what the others win, and chips on the next turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.uncle.cards import FULL, needed, pays, piled
from uncle_widgets.games.uncle.questions.reasons import one_of
from uncle_widgets.games.uncle.rounds import Round
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.uncle.words import chips, few
from uncle_widgets.games.words import called, capital, owner, spelled, spoken
from uncle_widgets.probability.reasons import Ask, Line
from uncle_widgets.probability.show import amount, decimal

IDEA = "Take what you win now, add what you win next turn, and take away what the others win on average."
PLACES = ((0, 0, 2), (1, 0, 2), (1, 0, 3), (1, 1, 2), (1, 2, 2), (2, 2, 2), (2, 2, 3), (3, 3, 3), (5, 5, 3))
"""Decimal places of a chance out of 100, of the chips it pays, and of what these make: the first that agree."""
COUNTED = {"0": "nothing", "1/2": "half", "2": "twice"}
"""What a chip of theirs counts, where it is not as much as yours."""


@dataclass(frozen=True)
class Play:
    """A card that is played, what the round then brings, and what a chip of theirs counts."""

    view: View
    card: int
    round: Round
    weight: str

    @property
    def total(self) -> int:
        return self.view.total + self.card

    @property
    def rivals(self) -> tuple[Seat, ...]:
        return tuple((self.view.seat + k) % self.view.seats for k in range(1, self.view.seats))

    @property
    def me(self) -> str:
        return called(self.view, self.view.seat)

    def name(self, seat: Seat) -> str:
        return called(self.view, seat)

    def hits(self, at: int) -> Fraction:
        """The chance that this opponent makes a ten in the round."""
        return sum((way.chance for hits, way in self.round.ways.items() if hits[at]), Fraction())


def lines(play: Play) -> tuple[Line, ...]:
    """The parts, one after the other, with four small questions."""
    *others, mean = _theirs(play)
    return (_now(play), *others, *_later(play, mean), _worth(play))


def _verb(who: str, verb: str) -> str:
    return f"{who} {verb}" if who == "you" else f"{who} {verb}s"


def _now(play: Play) -> Line:
    now, total, me = play.round.now, play.total, play.me
    ten = f"{total} is a ten, which pays one chip for every ten points" if now else f"{total} is not a ten"
    ask = Ask(
        f"How many chips {'do' if me == 'you' else 'does'} {me} win right away?",
        Fraction(now),
        "A ten pays one chip for every ten points, and any other total pays nothing.",
        f"{ten}, so {_verb(me, 'win')} {few(now)} now.",
        unit="chips",
    )
    lit = one_of(play.view, play.view.seat, play.card)[:1]
    words = f"{capital(owner(play.view, play.view.seat))} chips now"
    return Line(words, f"{play.view.total} + {play.card} = {total}", chips(now), lit, ask)


def _theirs(play: Play) -> Iterator[Line]:
    """What each of the others wins on average; of several the first is asked, the others told, then their mean."""
    first, *more = play.rivals
    yield _next(play, first)
    makes = play.round.theirs
    for at, seat in enumerate(more, 1):
        who = play.name(seat)
        often = decimal(play.hits(at) * 100, 0)
        how = f"a ten in {often} out of 100 rounds"
        yield Line(f"{capital(who)}, on average", how, amount(makes[at], "chips"), one_of(play.view, seat))
    if not more:
        return
    n, names = len(makes), spoken(play.name(seat) for seat in play.rivals)
    for places in range(2, 7):
        shown = [round(x, places) for x in makes]
        if _comes_to(sum(shown, Fraction()) / n, play.round.mean):
            break
    sums = f"({' + '.join(decimal(x, places) for x in shown)}) ÷ {n}"
    told = spoken(
        f"{_verb(play.name(seat), 'win')} {decimal(x)}" for seat, x in zip(play.rivals, makes, strict=True)
    )
    ask = Ask(
        f"On average {told} chips. What is the average of the {spelled(n)} numbers?",
        play.round.mean,
        "Add them and halve the sum." if n == 2 else f"Add them and divide by {n}.",
        f"What counts is what one opponent wins on average: {sums} = {decimal(play.round.mean)}.",
        "mean",
        "chips",
    )
    lit = tuple(key for seat in play.rivals for key in one_of(play.view, seat))
    yield Line(f"The average of {names}", sums, amount(play.round.mean, "chips"), lit, ask)


def _next(play: Play, seat: Seat) -> Line:
    """What the next player wins on average: the chance of a ten, times what it pays."""
    who, makes, p = play.name(seat), play.round.theirs[0], play.hits(0)
    total = piled(play.total)
    want, pot = needed(total), play.view.pot - play.round.now
    prize = pays(total + want, pot)
    can = want <= 6 and prize
    often, _, product = _product(p, Fraction(prize), makes)
    reach = f"{who} {'need' if who == 'you' else 'needs'} a {want} to make {total + want}"
    if not can:
        over = "The pot is empty, so nobody can win more."
        none = f"It is {want} from {total} to {total + want}, and no card is so high."
        if play.total >= FULL:
            none = f"{capital(_verb(who, 'start'))} a new pile, and no card is as high as ten."
        ask = Ask(
            f"How many chips can {who} win with the next card?",
            Fraction(),
            f"How far is it from {total} to the next ten?" if pot else "How many chips are left in the pot?",
            f"{none if pot else over} So {_verb(who, 'win')} 0.",
            "mean",
            "chips",
        )
        how = "no card is high enough" if pot else "the pot is empty"
        return Line(f"{capital(who)}, on average", how, amount(Fraction(), "chips"), one_of(play.view, seat), ask)
    does = "do" if who == "you" else "does"
    ask = Ask(
        f"{capital(reach)}, and {'have' if who == 'you' else 'has'} one in {often} out of 100 rounds. That ten "
        f"pays {few(prize)}. How many chips {does} {who} win on average?",
        makes,
        f"Multiply {spelled(prize)} by {often} and divide by 100.",
        f"Out of 100 rounds, {_verb(who, 'win')} {few(prize)} in {often}. "
        f"Shared out over all 100, that is {_said(product, makes)}.",
        "mean",
        "chips",
    )
    how = f"{often} out of 100 × {prize} = {product}"
    return Line(f"{capital(who)}, on average", how, amount(makes, "chips"), one_of(play.view, seat), ask)


def _comes_to(shown: Fraction, exact: Fraction, places: int = 2) -> bool:
    """Whether what was worked out from rounded numbers is printed as the exact one is, and not just on an edge."""
    return 2 * abs(shown - round(exact, places)) < Fraction(1, 10**places)


def _product(chance: Fraction, pays: Fraction, exact: Fraction) -> tuple[str, str, str]:
    """A chance out of 100, chips, and their product, with as many places as it takes that they agree."""
    for places, of_pay, more in PLACES:
        often, pay = decimal(chance * 100, places), decimal(pays, of_pay * (pays.denominator > 1))
        if _comes_to(Fraction(often) * Fraction(pay) / 100, exact, more):
            break
    return often, pay, decimal(exact, more)


def _said(text: str, exact: Fraction) -> str:
    """'0.49', '0.495, or about 0.49'."""
    return text if text == decimal(exact) else f"{text}, or about {decimal(exact)}"


def _later(play: Play, mean: Line) -> Iterator[Line]:
    """The next turn: asked with one opponent, told with several, since their mean is asked then."""
    whose, mine, hit = owner(play.view, play.view.seat), play.round.mine, play.round.hit
    each = mine / hit if hit else Fraction()
    often, pay, product = _product(hit, each, mine)
    how = f"{often} out of 100 × {pay} = {product}"
    if hit and mine == hit * int(each):
        pay = spelled(int(each))
    words = f"{capital(whose)} next turn, on average"
    if len(play.rivals) > 1:
        yield Line(words, how, amount(mine, "chips"), ("draw",))
        yield mean
        return
    yield mean
    brings = f"{pay} {'chip' if pay == 'one' else 'chips'}"
    ask = Ask(
        f"{capital(_verb(play.me, 'make'))} a ten next turn in {often} out of 100 rounds, and that pays {brings}"
        f"{'' if pay.isalpha() else ' on average'}. How many chips is that for each round, on average?",
        mine,
        f"Multiply {pay} by {often} and divide by 100.",
        f"{often} out of 100 rounds bring {brings}. Shared out over all 100, that is {_said(product, mine)} each.",
        "mean",
        "chips",
    )
    yield Line(words, how, amount(mine, "chips"), ("draw",), ask)


def _worth(play: Play) -> Line:
    weight, made = Fraction(play.weight), play.round
    net, several = made.net(weight), len(play.rivals) > 1
    told = []
    if several:
        mine = decimal(made.mine)
        told.append(f"{capital(owner(play.view, play.view.seat))} next turn brings {mine} chips on average.")
    if play.weight in COUNTED:
        told.append(f"A chip of theirs counts {COUNTED[play.weight]}.")
    less = "the average of the others" if several else f"what {_verb(play.name(play.rivals[0]), 'win')}"
    often = {"0": "", "1/2": " (half of it)", "2": " (twice)"}.get(play.weight, "")
    gives = " The card gives more than it brings." if net < 0 else ""
    ask = Ask(
        " ".join([*told, f"So how many chips is the {play.card} worth?"]),
        net,
        f"Add the chips now and next turn, then take away {less}{often}."
        if weight
        else "Add the chips now and next turn.",
        f"{_reckoning(play)}, so the {play.card} is worth {decimal(net)} chips.{gives}",
        "mean",
        "chips",
    )
    lit = one_of(play.view, play.view.seat, play.card)[:1]
    return Line("What the card is worth", _reckoning(play), amount(net, "chips"), lit, ask)


def _reckoning(play: Play) -> str:
    """'0 + 1.14 − 0.79 = 0.35': with as many places as it takes that the rounded parts add up."""
    made, weight = play.round, Fraction(play.weight)
    net = made.net(weight)
    for places in range(2, 9):
        mine, mean = round(made.mine, places), round(made.mean, places)
        whole = made.now + mine - weight * mean
        if _comes_to(whole, net):
            break
    times = "" if play.weight == "1" else f"{play.weight} × "
    more = places + (weight.denominator > 1)  # half of an odd last digit
    return f"{made.now} + {decimal(mine, places)} − {times}{decimal(mean, places)} = {decimal(whole, more)}"
