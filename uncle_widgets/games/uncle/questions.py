"""The questions of the U.N.C.L.E. card game: U-L1 to U-L6.

Seats are called by letters, A for seat 0. Trials deal and play (see `trials.py`); exact
answers come from `odds.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import EVERYTHING, Seat, spoken
from uncle_widgets.games.lessons import hundred, percent
from uncle_widgets.games.uncle import odds, trials
from uncle_widgets.games.uncle.belief import belief
from uncle_widgets.games.uncle.players import PLAYERS
from uncle_widgets.games.uncle.scene import face
from uncle_widgets.games.uncle.state import FULL, HAND, TENS, VALUES, Cards, View, needed, pays
from uncle_widgets.probability.counting import hypergeometric
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.question import Curve, Derivation, Knob, Line, Mistake, Part, Question

LETTERS = "ABCDEF"
BLIND, NEVER = "any", "never"
OTHERS = ((BLIND, "they play any card"), (NEVER, "they never miss"))


def called(view: View, seat: Seat) -> str:
    return "you" if seat == view.me else LETTERS[seat]


def pile_keys(view: View, value: int | None = None) -> tuple[str, ...]:
    """Items of the pile, all or those of one value."""
    first = view.played - len(view.pile)
    return tuple(f"p{first + k}" for k, laid in enumerate(view.pile) if value in (None, laid.card))


def hand_keys(view: View, seat: Seat, value: int | None = None) -> tuple[str, ...]:
    """Cards of a hand, all or those of one value where it lies open."""
    hand = view.hands[seat]
    count = view.sizes[seat] if hand is None else len(hand)
    return tuple(f"h{seat}.{k}" for k in range(count) if value is None or (hand is not None and hand[k] == value))


def seen_keys(view: View, value: int | None = None) -> tuple[str, ...]:
    """Every item whose card the watcher knows, all or those of one value."""
    keys = list(pile_keys(view, value))
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            keys += hand_keys(view, seat, value)
    if view.aside and (value is None or value in view.aside):
        keys.append("aside")
    return tuple(keys)


def alike(view: View) -> bool:
    """Whether every unseen card is as likely to be in any hidden place as any other."""
    return not view.covered and (not view.reshuffles or view.aside is None or view.me == EVERYTHING)


def sight(view: View) -> str:
    """What the watcher knows."""
    if view.me == EVERYTHING:
        return f"You see every hand and the pile. The order of the {view.draw_count} cards to draw is unknown."
    seen = ["your hand"] if view.hand else []
    seen.append("the pile" if not view.covered else "the top of the pile")
    if view.aside:
        seen.append(f"the {len(view.aside)} cards put aside")
    text = f"You see {spoken(seen)}. {len(view.unseen)} cards are unseen."
    if not alike(view):
        text += " You know which cards were shuffled back." if not view.covered else " You know the total."
    return text


def unseen_lines(view: View, want: int) -> list[Line]:
    """How many cards are unseen, and how many of them are `want`."""
    known = [(len(view.pile), "in the pile"), (len(view.aside or ()), "put aside")]
    known += [(len(hand), "in your hand" if seat == view.me else f"in {LETTERS[seat]}'s hand")
              for seat, hand in enumerate(view.hands) if hand is not None]  # fmt: skip
    copies = [([laid.card for laid in view.pile].count(want), "in the pile")]
    copies.append(((view.aside or ()).count(want), "put aside"))
    copies += [(hand.count(want), "in your hand" if seat == view.me else f"in {LETTERS[seat]}'s hand")
               for seat, hand in enumerate(view.hands) if hand is not None]  # fmt: skip
    return [
        Line("Cards you cannot see", less(42, known), str(len(view.unseen)), seen_keys(view)),
        Line(f"{want}s you cannot see", less(7, copies), str(view.copies[want]), seen_keys(view, want)),
    ]


def less(start: int, parts: list[tuple[int, str]]) -> str:
    return " − ".join([str(start), *(f"{n} {words}" for n, words in parts if n)])


def complement(who: str, want: int, total: int, copies: int, lit: tuple[str, ...]) -> list[Line]:
    """A hand of three from `total` cards with `copies` of `want`: by the hands that hold none."""
    every, none = comb(total, HAND), comb(total - copies, HAND)
    chance = Fraction(every - none, every)
    return [
        Line(f"Hands {who} can hold", f"{HAND} of the {total}", f"{every:,}", lit),
        Line(f"Hands without a {want}", f"{HAND} of the other {total - copies}", f"{none:,}"),
        Line(f"Hands with a {want}", f"{every:,} − {none:,}", f"{every - none:,}"),
        Line("Share", f"{every - none:,}/{every:,} = {chance}", percent(chance)),
    ]


def counted(copies: Dist[int], want: int) -> tuple[Part, ...]:
    """The hundred dots for a hand: how many of the needed card it holds."""
    one, more = copies.P(lambda k: k == 1), copies.P(lambda k: k > 1)
    return (
        Part(f"hold one {want}", one, 1),
        Part("hold two or three", more, 2),
        Part("hold none", 1 - one - more, 0),
    )


def wrong(exact: Fraction, *mistakes: Mistake) -> tuple[Mistake, ...]:
    """Those that give another number than the exact one, and a possible chance."""
    return tuple(m for m in mistakes if m.value != exact)


def turned(view: View, seat: Seat, hand: Cards) -> dict[str, Any]:
    """A hidden hand turned up on the table."""
    if view.hands[seat] is not None:
        return {}
    return {f"h{seat}.{k}": face(card) for k, card in enumerate(hand)}


@dataclass(frozen=True)
class HitNow(Question[View]):
    """U-L1: can a hand make an UNCLE on this total? `hand`: a seat, 'fresh' or 'unlooked'."""

    id: ClassVar[str] = "U-L1"
    title: ClassVar[str] = "Who can make an UNCLE now?"
    concept: ClassVar[str] = "the complement rule"
    misconception: ClassVar[str] = "adding the three cards' chances: 3 × 7/42"
    hand: int | str = ""

    @property
    def model(self) -> str:
        return (
            "Every hidden hand is counted as any three of the unseen cards; nothing is read from what was played."
        )

    def choice(self, view: View) -> int | str:
        """The hand asked about in this position."""
        offered = [value for value, _ in self.hands(view)]
        if self.hand in offered:
            return self.hand
        return view.seat if view.hands[view.seat] is None else "fresh"

    def hands(self, view: View) -> tuple[tuple[int | str, str], ...]:
        order = [(view.seat + k) % view.seats for k in range(view.seats)]
        others = tuple((seat, LETTERS[seat]) for seat in order if seat != view.me)
        mine = (("unlooked", "yours, before you look"),) if view.hand and alike(view) else ()
        return (("fresh", "three from a full deck"), *mine, *others)

    def knobs(self, view: View) -> tuple[Knob, ...]:
        return (Knob("hand", "Whose hand", self.hands(view), value=self.choice(view)),)

    def ask(self, view: View) -> str | None:
        if view.phase != "play":
            return None
        want, goal = needed(view.total), view.total + needed(view.total)
        start = f"The total is {view.total}. "
        match self.choice(view):
            case "fresh":
                ask = "How many hands of three from a full deck hold one?"
            case "unlooked":
                ask = "Before you look at your hand, how likely does it hold one?"
            case seat:
                ask = f"Can {LETTERS[int(seat)]} make an UNCLE on it?"
        if want > 6:
            return f"{start}{goal} is {want} away, more than any card. Can anybody make an UNCLE now?"
        return f"{start}A {want} makes {goal}. {ask}"

    def given(self, view: View) -> str:
        match self.choice(view):
            case "fresh":
                return "Nothing has been seen: all 42 cards are shuffled and three are dealt."
            case "unlooked":
                unseen = len(view.unseen) + len(view.hand)
                return f"You see the pile and the cards put aside, not your hand. {unseen} cards are unseen."
        return sight(view)

    def pool(self, view: View) -> Mapping[int, int]:
        """The cards that 'fresh' and 'unlooked' hands come from."""
        if self.choice(view) == "fresh":
            return dict.fromkeys(VALUES, 7)
        return {value: n + view.hand.count(value) for value, n in view.copies.items()}

    def exact(self, view: View) -> Fraction:
        want, hand = needed(view.total), self.choice(view)
        if want > 6:
            return Fraction(0)
        return odds.could_hit(view, hand) if isinstance(hand, int) else odds.hand_holds(want, self.pool(view))

    def says(self, view: View) -> str:
        want = needed(view.total)
        return f"such hands hold a {want}" if want <= 6 else "such hands can reach the ten"

    def derive(self, view: View) -> Derivation:
        want, hand = needed(view.total), self.choice(view)
        if want > 6:
            line = Line(
                "Card needed", f"{view.total + want} − {view.total}", str(want), ("dial", *pile_keys(view))
            )
            return Derivation((line, Line("Highest card there is", "1 to 6", "6"), Line("Share", "none", "0")))
        if isinstance(hand, int):
            return hand_derivation(view, hand, want)
        pool = self.pool(view)
        total, copies = sum(pool.values()), pool[want]
        known = [(len(view.pile), "in the pile"), (len(view.aside or ()), "put aside")] if hand != "fresh" else []
        same = [] if hand == "fresh" else [([laid.card for laid in view.pile].count(want), "in the pile"),
                                           ((view.aside or ()).count(want), "put aside")]  # fmt: skip
        lit = pile_keys(view) if hand != "fresh" else ()
        lines = [
            Line("Cards it can come from", less(42, known), str(total), lit),
            Line(f"{want}s among them", less(7, same), str(copies), pile_keys(view, want) if lit else ()),
        ]
        mine = hand_keys(view, view.me) if isinstance(view.me, int) and hand == "unlooked" else ()
        return Derivation((*lines, *complement("it", want, total, copies, mine)))

    def once(self, view: View, rng: Random) -> tuple[bool, dict[str, Any]]:
        hand = self.choice(view)
        state = trials.dealt(view, rng)
        if isinstance(hand, int):
            return bool(trials.makes(view, state, hand)), turned(view, hand, state.hands[hand])
        if hand == "fresh":
            cards = trials.fresh_hand(rng)
        else:
            cards = tuple(sorted(rng.sample((*view.unseen, *view.hand), HAND)))
        seat = view.me if isinstance(view.me, int) else view.seat
        shown = {f"h{seat}.{k}": face(card) for k, card in enumerate(cards)}
        return bool(trials.makes(view, trials.swap_in(state, seat, cards), seat)), shown

    def trial(self, view: View, rng: Random) -> bool:
        return self.once(view, rng)[0]

    def shows(self, view: View, rng: Random) -> tuple[bool, dict[str, Any]]:
        return self.once(view, rng)

    def parts(self, view: View) -> tuple[Part, ...]:
        want, hand = needed(view.total), self.choice(view)
        if want > 6:
            return (Part("cannot reach it", Fraction(1), 0),)
        if isinstance(hand, int):
            return counted(odds.held(view, hand, want), want)
        pool = self.pool(view)
        return counted(hypergeometric(pool[want], sum(pool.values()), HAND), want)

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        want, hand = needed(view.total), self.choice(view)
        if want > 6:
            return (
                Mistake(
                    "One in ten", Fraction(1, 10), "One number in ten is a ten. But no card is worth that much."
                ),
            )
        pool = view.copies if isinstance(hand, int) else self.pool(view)
        return hand_mistakes(self.exact(view), want, pool, view.total)

    def slots(self, view: View) -> Mapping[str, str]:
        want = needed(view.total)
        return {
            "total": str(view.total),
            "goal": str(view.total + want),
            "want": str(want),
            "exact": hundred(self.exact(view)),
            "fresh": percent(odds.hand_holds(1, dict.fromkeys(VALUES, 7))),
            "fresh_all": f"{comb(42, HAND):,}",
            "fresh_none": f"{comb(35, HAND):,}",
            "three_times": percent(Fraction(3 * 7, 42)),
        }


def hand_mistakes(exact: Fraction, want: int, pool: Mapping[int, int], total: int) -> tuple[Mistake, ...]:
    """What people reckon for a hand of three cards that may hold `want`."""
    unseen, copies = sum(pool.values()), pool[want]
    if not copies or exact in (0, 1):
        return ()
    return wrong(
        exact,
        Mistake(
            f"{HAND} × {copies}/{unseen}",
            min(Fraction(1), Fraction(HAND * copies, unseen)),
            f"It counts a hand with two {want}s twice.",
        ),
        Mistake(f"{copies}/{unseen}", Fraction(copies, unseen), "That is one card. A hand has three."),
        Mistake(
            f"{total % 10}/10 for closeness",
            Fraction(total % 10, 10),
            f"How near the total is to {total + want} does not matter: a 1 is as hard to hold as a 6. "
            "Only the unseen copies count.",
        ),
    )


def hand_derivation(view: View, seat: Seat, want: int, refusals: bool = False) -> Derivation:
    """Why a hand holds a `want` with its chance."""
    hand, who = view.hands[seat], called(view, seat)
    if hand is not None:
        n = hand.count(want)
        line = Line(f"{want}s in {'your' if who == 'you' else who + chr(39) + 's'} hand", f"{spoken(hand)} lie open",
                    str(n), hand_keys(view, seat))  # fmt: skip
        return Derivation((line, Line("Share", "certain" if n else "impossible", percent(Fraction(n > 0)))))
    lines = unseen_lines(view, want)
    if alike(view) and not refusals:
        lines += complement(who, want, len(view.unseen), view.copies[want], hand_keys(view, seat))
        return Derivation(tuple(lines))
    copies = odds.held(view, seat, want, refusals)
    chance = copies.P(lambda k: k > 0)
    cases = len(belief(view, refusals).cases)
    why = "each way the hidden cards can have come about" if cases > 1 else "every deal that fits"
    lines += [
        Line(f"{who} holds no {want}", f"{why}, by its chance", percent(copies.P(lambda k: k == 0))),
        Line(f"{who} holds a {want}", "all of them − those without", percent(chance), hand_keys(view, seat)),
    ]
    return Derivation(tuple(lines))


@dataclass(frozen=True)
class GiveNext(Question[View]):
    """U-L2: what the card you play gives to the next player. `card` 0 is the first in hand."""

    id: ClassVar[str] = "U-L2"
    title: ClassVar[str] = "What do you give the next player?"
    concept: ClassVar[str] = "hypergeometric"
    misconception: ClassVar[str] = "the nearer the total is to the ten, the bigger the danger"
    card: int = 0
    others: str = BLIND

    @property
    def model(self) -> str:
        if self.others == NEVER:
            return "In this pile nobody is supposed to have let an UNCLE pass."
        return "The next player is counted as holding any three unseen cards."

    def choice(self, view: View) -> int:
        """The card played in this position."""
        hand = view.hands[view.seat] or ()
        return self.card if self.card in hand else min(hand)

    def never(self, view: View) -> bool:
        return self.others == NEVER and refused(view)

    def knobs(self, view: View) -> tuple[Knob, ...]:
        cards = tuple((card, str(card)) for card in sorted({*(view.hands[view.seat] or ())}))
        knobs = [
            Knob("card", "If you play" if view.seat == view.me else "If played", cards, value=self.choice(view))
        ]
        if refused(view):
            now = NEVER if self.never(view) else BLIND
            knobs.append(Knob("others", "What if", OTHERS, model=True, value=now))
        return tuple(knobs)

    def ask(self, view: View) -> str | None:
        if view.phase != "play" or view.hands[view.seat] is None:
            return None
        card, who = self.choice(view), called(view, view.seat)
        total = view.total + card
        plays = "You play" if who == "you" else f"{who} plays"
        start = f"{plays} the {card}. The total is {total}"
        if total >= FULL:
            return f"{start}, and the pile is put aside. Can {called(view, view.next)} make an UNCLE on an empty table?"
        return f"{start}. Can {called(view, view.next)} make an UNCLE?"

    def given(self, view: View) -> str:
        return sight(view)

    def exact(self, view: View) -> Fraction:
        return odds.hits_next(view, self.choice(view), self.never(view))

    def want(self, view: View) -> int:
        """The card the next player needs; above 6 where there is none."""
        total = view.total + self.choice(view)
        return needed(total) if total < FULL and pays(total, view.pot) < view.pot else 10

    def says(self, view: View) -> str:
        want = self.want(view)
        return f"such hands hold a {want}" if want <= 6 else "such hands can make an UNCLE"

    def derive(self, view: View) -> Derivation:
        card, want = self.choice(view), self.want(view)
        total = view.total + card
        mine = hand_keys(view, view.seat, card)[:1]
        if pays(total, view.pot) == view.pot:
            return Derivation(
                (Line("Chips left in the pot", f"{view.pot} − {view.pot}: the game is over", "0", mine),)
            )
        if want > 6:
            found = 0 if total >= FULL else total
            goal = found + needed(found)
            line = Line("Card needed", f"{goal} − {found}", str(goal - found), mine)
            return Derivation((line, Line("Highest card there is", "1 to 6", "6"), Line("Share", "none", "0")))
        return hand_derivation(view, view.next, want, self.never(view))

    def once(self, view: View, rng: Random) -> tuple[bool, dict[str, Any]]:
        state = trials.dealt(view, rng, self.never(view))
        seat = view.next
        shown = turned(view, seat, state.hands[seat])
        state = trials.refill(view, trials.lay(view, state, self.choice(view)).state, rng)
        return state.phase == "play" and trials.hit(view, state) is not None, shown

    def trial(self, view: View, rng: Random) -> bool:
        return self.once(view, rng)[0]

    def shows(self, view: View, rng: Random) -> tuple[bool, dict[str, Any]]:
        return self.once(view, rng)

    def parts(self, view: View) -> tuple[Part, ...]:
        want = self.want(view)
        if want > 6:
            return (Part("cannot make one", Fraction(1), 0),)
        return counted(odds.held(view, view.next, want, self.never(view)), want)

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        want, total = self.want(view), view.total + self.choice(view)
        exact = self.exact(view)
        if want > 6 or self.never(view):
            return ()
        return hand_mistakes(exact, want, view.copies, total)

    def slots(self, view: View) -> Mapping[str, str]:
        card, want, exact = self.choice(view), self.want(view), self.exact(view)
        all_cards = sorted({*(view.hands[view.seat] or ())})
        rates = [f"the {c} gives {percent(odds.hits_next(view, c, self.never(view)))}" for c in all_cards]
        return {
            "card": str(card),
            "total": str(view.total + card),
            "next": called(view, view.next),
            "want": str(want) if want <= 6 else "card above 6",
            "unseen": str(len(view.unseen)),
            "copies": str(view.copies.get(want, 0)),
            "exact": hundred(exact),
            "each": spoken(rates),
        }


def refused(view: View) -> bool:
    """Whether an opponent has let an UNCLE of this pile pass, so far as its cards tell, and could have."""
    return bool(odds.refusals(view)) and odds.possible(view)


@dataclass(frozen=True)
class EverLands(Question[View]):
    """U-L4: will a new pile ever stand at `target`? `cards` 'without' or 'with' replacement."""

    id: ClassVar[str] = "U-L4"
    title: ClassVar[str] = "Will a pile ever land on a ten?"
    concept: ClassVar[str] = "the renewal theorem"
    misconception: ClassVar[str] = "one number in ten is a ten, so one pile in ten"
    target: int = 10
    cards: str = "without"
    style: str = "random"

    STYLES: ClassVar[tuple[tuple[str, str], ...]] = (
        ("random", "play any card"), ("greedy", "hit when they can"), ("safe", "give the next one little"),
        ("lookahead", "look a round ahead"),
    )  # fmt: skip

    @property
    def model(self) -> str:
        if self.cards == "with":
            return "Each card goes back before the next, so all six values stay equally likely."
        return "Everybody plays any card, so the pile is a shuffled deck turned over card by card."

    def knobs(self, view: View) -> tuple[Knob, ...]:
        decks = (("without", "42 cards, none goes back"), ("with", "each card goes back"))
        knobs = [
            Knob("target", "The total", tuple((ten, str(ten)) for ten in TENS), value=self.target),
            Knob("cards", "The cards", decks, value=self.cards),
        ]
        if self.cards == "without":
            knobs.append(Knob("style", "In the trials they", self.STYLES, model=True, value=self.style))
        return tuple(knobs)

    def ask(self, view: View) -> str | None:
        return f"A new pile is begun from a full deck. Will its total ever be exactly {self.target}?"

    def given(self, view: View) -> str:
        return "Nothing has been seen: all 42 cards are shuffled, and the first pile begins at 0."

    def exact(self, view: View) -> Fraction:
        return (
            odds.pile_hits_with_replacement(self.target) if self.cards == "with" else odds.pile_hits(self.target)
        )

    def says(self, view: View) -> str:
        return f"piles land on {self.target}"

    def apart(self, view: View) -> str:
        if self.cards == "with" or self.style == "random":
            return ""
        how = dict(self.STYLES)[self.style]
        return f"The exact share is for players who play any card. In these trials they {how}."

    def derive(self, view: View) -> Derivation:
        s = self.target
        xs = tuple(range(1, FULL + 1))
        if self.cards == "with":
            exact = tuple(map(odds.pile_hits_with_replacement, xs))
            back = [odds.pile_hits_with_replacement(s - k) for k in VALUES]
            lines = [
                Line(
                    "The last card was 1 to 6", f"so just before, the pile stood at {s - 6} to {s - 1}", "6 ways"
                ),
                Line(
                    "Chances of those totals",
                    " + ".join(f"{float(p):.4f}" for p in back),
                    f"{float(sum(back)):.4f}",
                ),
                Line("Each card has chance 1/6", f"{float(sum(back)):.4f} ÷ 6", percent(self.exact(view))),
            ]
        else:
            exact = tuple(map(odds.pile_hits, xs))
            ways = [(k, n, Fraction(n, comb(42, k))) for k in range(1, 43) if (n := odds.sums(k, s))]
            shown = sorted(sorted(ways, key=lambda way: -way[2])[:6])
            lines = [
                Line(
                    f"{s} with {'1 card' if k == 1 else f'{k} cards'}",
                    f"{n:,} of {comb(42, k):,} sets",
                    percent(p),
                )
                for k, n, p in shown
            ]
            rest = sum((p for _, _, p in ways), Fraction()) - sum((p for _, _, p in shown), Fraction())
            if rest:
                count = f"{len(ways) - len(shown)} other lengths"
                lines.append(Line("Fewer or more cards", count, percent(rest)))
            lines.append(Line("Share", "the sum: a pile passes a total once", percent(self.exact(view))))
        lines.append(Line("Far up the pile", "1 ÷ 3.5, the mean card", "2/7 = 28.6%"))
        title = "The chance that a pile ever stands at a total"
        return Derivation(tuple(lines), curve=Curve(title, xs, exact, Fraction(2, 7), "2/7"))

    def trial(self, view: View, rng: Random) -> bool:
        if self.cards == "with":  # no rule puts a card back: six equally likely values, no engine
            total = 0
            while total < self.target:
                total += rng.randint(1, 6)
            return total == self.target
        return trials.lands(view.seats, self.target, PLAYERS[self.style], rng)

    def parts(self, view: View) -> tuple[Part, ...]:
        p = self.exact(view)
        return (Part(f"land on {self.target}", p, 1), Part("jump over it", 1 - p, 0))

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        return wrong(
            self.exact(view),
            Mistake(
                "1 in 10", Fraction(1, 10), "One number in ten is a ten, but a pile does not visit every number."
            ),
            Mistake(
                "1 in 6", Fraction(1, 6), "That is the chance of one card. A pile has several ways to get there."
            ),
            Mistake("1 in 2", Fraction(1, 2), "'It lands or it does not' names two outcomes, not two equal ones."),
        )

    def slots(self, view: View) -> Mapping[str, str]:
        chips = odds.pile_chips()
        return {
            "target": str(self.target),
            "exact": hundred(self.exact(view)),
            "limit": percent(Fraction(2, 7)),
            "ten": percent(odds.pile_hits(10)),
            "fifty": percent(odds.pile_hits(50)),
            "chips": f"{float(chips):.2f}",
            "length": f"{float(odds.pile_length().E()):.1f}",
        }


QUESTIONS: Mapping[str, Question[View]] = {
    question.id: question for question in (HitNow(), GiveNext(), EverLands())
}
