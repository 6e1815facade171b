"""Questions of the U.N.C.L.E. card game that look ahead: a whole pile, a round, a wait."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import Seat, spoken
from uncle_widgets.games.uncle import odds, trials
from uncle_widgets.games.uncle.players import PLAYERS
from uncle_widgets.games.uncle.rounds import Round, followed, round_of
from uncle_widgets.games.uncle.state import FULL, TENS, VALUES, View, needed
from uncle_widgets.games.uncle.wording import (
    BLIND,
    NEVER,
    OTHERS,
    alike,
    called,
    hand_keys,
    hundred,
    refused,
    sight,
    turned,
    unseen_lines,
    wrong,
)
from uncle_widgets.probability.counting import first_good
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.question import Curve, Derivation, Knob, Line, Mistake, Node, Part, Question
from uncle_widgets.probability.show import amount, percent


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
                many = len(ways) - len(shown)
                count = f"{many} other {'length' if many == 1 else 'lengths'}"
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


@dataclass(frozen=True)
class BestCard(Question[View]):
    """U-L5: what a card is worth over one round. `weight`: how much an opponent's chip counts.

    It does not arise where a round is too long to follow exactly (see `rounds.followed`).
    """

    id: ClassVar[str] = "U-L5"
    title: ClassVar[str] = "Which card is worth most?"
    concept: ClassVar[str] = "expected value"
    misconception: ClassVar[str] = "deny the next player, and you are safe"
    measure: ClassVar[str] = "chips"
    card: int = 0
    others: str = BLIND
    weight: str = "1"

    @property
    def model(self) -> str:
        before = "In this pile nobody has let an UNCLE pass, and the" if self.others == NEVER else "The"
        return f"{before} others make an UNCLE if they can, else play any card; on your next turn you do the same."

    def choice(self, view: View) -> int:
        hand = view.hands[view.seat] or ()
        return self.card if self.card in hand else min(hand)

    def never(self, view: View) -> bool:
        return self.others == NEVER and refused(view)

    def knobs(self, view: View) -> tuple[Knob, ...]:
        cards = tuple((card, str(card)) for card in sorted({*(view.hands[view.seat] or ())}))
        label = "If you play" if view.seat == view.me else "If played"
        weights = (("1", "as much as yours"), ("1/2", "half as much"), ("0", "nothing"), ("2", "twice as much"))
        knobs = [Knob("card", label, cards, value=self.choice(view))]
        knobs.append(Knob("weight", "Their mean chip counts", weights, value=self.weight))
        if refused(view) and followed(view, refusals=True):
            knobs.append(Knob("others", "What if", OTHERS, model=True, value=NEVER if self.never(view) else BLIND))
        return tuple(knobs)

    def ask(self, view: View) -> str | None:
        if view.phase != "play" or view.hands[view.seat] is None or not followed(view, self.never(view)):
            return None
        who = called(view, view.seat)
        plays, whose = ("You play", "your") if who == "you" else (f"{who} plays", f"{who}'s")
        return (
            f"{plays} the {self.choice(view)} on {view.total}. Counting {whose} chips now and next turn, "
            "less the mean of the others' in between: what is it worth?"
        )

    def given(self, view: View) -> str:
        return sight(view)

    def round(self, view: View) -> Round:
        return round_of(view, self.choice(view), self.never(view))

    def exact(self, view: View) -> Fraction:
        return self.round(view).net(Fraction(self.weight))

    def says(self, view: View) -> str:
        return "is the mean over all such rounds"

    def derive(self, view: View) -> Derivation:
        worth, card = self.round(view), self.choice(view)
        seats = [(view.seat + k) % view.seats for k in range(1, view.seats)]
        me = called(view, view.seat)
        total = view.total + card
        mine = "You, now" if me == "you" else f"{me}, now"
        lit = hand_keys(view, view.seat, card)[:1]
        lines = [Line(mine, f"{view.total} + {card} = {total}", f"{worth.now} chips", lit)]
        for at, (seat, chips) in enumerate(zip(seats, worth.theirs, strict=True)):
            hits = sum((way.chance for hits, way in worth.ways.items() if hits[at]), Fraction())
            who = called(view, seat)
            how = f"makes an UNCLE in {percent(hits)} of rounds"
            lines.append(Line(who, how, amount(chips, "chips"), hand_keys(view, seat)))
        next_turn = "You, next turn" if me == "you" else f"{me}, next turn"
        lines.append(
            Line(next_turn, f"an UNCLE in {percent(worth.hit)} of rounds", amount(worth.mine, "chips"), ("draw",))
        )
        mean = sum(worth.theirs, Fraction()) / len(worth.theirs)
        reckoning = f"{worth.now} + {float(worth.mine):.2f} − {self.weight} × {float(mean):.2f}"
        lines.append(Line("Worth", reckoning, amount(self.exact(view), "chips")))
        tree = self.tree(view, worth, seats) if view.seats <= 4 else None
        return Derivation(tuple(lines), tree=tree)

    def tree(self, view: View, worth: Round, seats: list[Seat]) -> Node:
        """Who hits and who does not, in playing order; at the ends my next turn."""

        def below(past: tuple[bool, ...]) -> tuple[Node, ...]:
            ways = {hits: way for hits, way in worth.ways.items() if hits[: len(past)] == past}
            whole = sum((way.chance for way in ways.values()), Fraction())
            if len(past) == len(seats):
                (way,) = ways.values()
                mine = amount(way.mine / way.chance, "chips")
                return (Node(f"{called(view, view.seat)}, next turn: an UNCLE", way.hit / way.chance, mine),)
            who, at = called(view, seats[len(past)]), len(past)
            nodes = []
            for hit in (True, False):
                these = [way for hits, way in ways.items() if hits[at] is hit]
                p = sum((way.chance for way in these), Fraction())
                if p:
                    chips = sum((way.theirs[at] for way in these), Fraction()) / p
                    words = f"{who} makes an UNCLE" if hit else f"{who} does not"
                    nodes.append(Node(words, p / whole, amount(chips, "chips"), below((*past, hit))))
            return tuple(nodes)

        return Node(f"{called(view, view.seat)}: the {self.choice(view)}", None, f"{worth.now} chips", below(()))

    def once(self, view: View, rng: Random) -> tuple[float, dict[str, Any]]:
        state = trials.dealt(view, rng, self.never(view))
        shown: dict[str, Any] = {}
        for seat in range(view.seats):
            shown |= turned(view, seat, state.hands[seat])
        chips = trials.round_played(view, state, self.choice(view), rng)
        theirs = sum(n for seat, n in enumerate(chips) if seat != view.seat) / (view.seats - 1)
        return chips[view.seat] - float(Fraction(self.weight)) * theirs, shown

    def trial(self, view: View, rng: Random) -> float:
        return self.once(view, rng)[0]

    def shows(self, view: View, rng: Random) -> tuple[float, dict[str, Any]]:
        return self.once(view, rng)

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        worth = self.round(view)
        return wrong(
            self.exact(view),
            Mistake("only the next player", worth.now - worth.theirs[0],
                    "It counts what the next player takes and forgets everybody after, and your next turn."),
            Mistake("only mine", worth.now + worth.mine, "It forgets what the others take in between."),
            Mistake("only now", Fraction(worth.now), "What a card makes now is only a part of what it is worth."),
        )  # fmt: skip

    def span(self, view: View) -> tuple[float, float]:
        return -5.0 * max(1.0, float(Fraction(self.weight))), 10.0

    def slots(self, view: View) -> Mapping[str, str]:
        worth, never = self.round(view), self.never(view)
        rated = {c: round_of(view, c, never).net(Fraction(self.weight)) for c in {*(view.hands[view.seat] or ())}}
        best = max(rated, key=lambda c: rated[c])
        return {
            "card": str(self.choice(view)),
            "next": called(view, view.next),
            "now": str(worth.now),
            "theirs": f"{float(worth.theirs[0]):.2f}",
            "mine": f"{float(worth.mine):.2f}",
            "exact": amount(self.exact(view), "chips"),
            "best": str(best),
            "each": spoken(f"{amount(rated[c], 'chips')} for the {c}" for c in sorted(rated)),
        }


@dataclass(frozen=True)
class NextTurn(Question[View]):
    """U-L6: two steps ahead. `part`: 'next' my next turn, 'wait' until the card needed turns up, 'tie'."""

    id: ClassVar[str] = "U-L6"
    title: ClassVar[str] = "How long must you wait?"
    concept: ClassVar[str] = "the negative hypergeometric distribution"
    misconception: ClassVar[str] = "a card that has stayed away is due"
    part: str = "next"
    card: int = 0
    players: int = 2

    @property
    def measure(self) -> str:
        return "cards" if self.part == "wait" else "chance"

    @property
    def model(self) -> str:
        if self.part == "next":
            return "The others play any card, whatever its value."
        return ""

    def offers(self, view: View) -> tuple[tuple[str, str], ...]:
        """The parts that this position has."""
        found = []
        if view.phase == "play" and view.hands[view.seat] is not None and followed(view):
            found.append(("next", "an UNCLE on the next turn"))
        want = needed(view.total)
        if view.phase == "play" and alike(view) and want <= 6 and view.copies[want]:
            found.append(("wait", "until the card needed"))
        return (*found, ("tie", "a tie drawn again"))

    def choice(self, view: View) -> int:
        hand = view.hands[view.seat] or ()
        return self.card if self.card in hand else min(hand)

    def tied(self, view: View) -> int:
        if view.phase == "tie":
            return len(view.tied)
        return self.players if self.players <= view.seats else 2

    def knobs(self, view: View) -> tuple[Knob, ...]:
        knobs = [Knob("part", "How long", self.offers(view), value=self.part)]
        if self.part == "next":
            cards = tuple((card, str(card)) for card in sorted({*(view.hands[view.seat] or ())}))
            knobs.insert(0, Knob("card", "If you play" if view.seat == view.me else "If played", cards,
                                 value=self.choice(view)))  # fmt: skip
        if self.part == "tie" and view.phase != "tie":
            many = tuple((n, str(n)) for n in range(2, view.seats + 1))
            knobs.insert(0, Knob("players", "Players tied", many, value=self.tied(view)))
        return tuple(knobs)

    def ask(self, view: View) -> str | None:
        if self.part not in dict(self.offers(view)):
            return None
        if self.part == "tie":
            n = self.tied(view)
            return f"{n} players tie and each draws a card from all 42. How likely is the highest card not alone?"
        if self.part == "wait":
            want = needed(view.total)
            ten = f"A {want} makes {view.total + want}."
            return f"{ten} How many unseen cards must be turned over until the first {want}?"
        who = called(view, view.seat)
        plays, next_turn = ("You play", "your") if who == "you" else (f"{who} plays", f"{who}'s")
        return f"{plays} the {self.choice(view)} on {view.total}. Will {next_turn} next turn be an UNCLE?"

    def given(self, view: View) -> str:
        return "All 42 cards are shuffled for the draw." if self.part == "tie" else sight(view)

    def exact(self, view: View) -> Fraction | Dist[int]:
        if self.part == "tie":
            return odds.redraw(self.tied(view))
        if self.part == "wait":
            return first_good(view.copies[needed(view.total)], len(view.unseen))
        return odds.hits_later(view, self.choice(view))

    def says(self, view: View) -> str:
        if self.part == "tie":
            return "such draws must be drawn again"
        if self.part == "wait":
            return "on average"
        return "such rounds end with an UNCLE"

    def derive(self, view: View) -> Derivation:
        if self.part == "tie":
            return self.tie_derivation(view)
        if self.part == "wait":
            want, n = needed(view.total), len(view.unseen)
            u = view.copies[want]
            return Derivation((
                *unseen_lines(view, want),
                Line("Gaps between, before and after them", f"{u} + 1", str(u + 1)),
                Line("Others in each gap", f"{n - u} ÷ {u + 1} on average", f"{(n - u) / (u + 1):.3f}", ("draw",)),
                Line("And the card itself", f"{n - u}/{u + 1} + 1", amount(Fraction(n + 1, u + 1), "cards")),
            ))  # fmt: skip
        worth = round_of(view, self.choice(view), hitting=False)
        card = self.choice(view)
        kept = list(view.hands[view.seat] or ())
        kept.remove(card)
        lit = tuple(key for key in hand_keys(view, view.seat) if key not in hand_keys(view, view.seat, card)[:1])
        others = view.seats - 1
        return Derivation((
            Line("Cards the others lay before", f"{others} × one of 6 values", f"{6**others:,} rows"),
            Line("Rows that end with a card you keep" if view.seat == view.me else "With a card kept",
                 f"{' or '.join(str(card) for card in kept)} completes the ten", percent(worth.held), lit),
            Line("Rows that end with the card drawn", "none kept fits, the new one does",
                 percent(worth.hit - worth.held), ("draw",)),
            Line("Share", "the sum", percent(worth.hit)),
        ))  # fmt: skip

    def tie_derivation(self, view: View) -> Derivation:
        n = self.tied(view)
        rows = comb(42, n)
        lines = [Line(f"Sets of {n} cards", f"{n} of the 42", f"{rows:,}")]
        alone = 0
        for high in range(6, 1, -1):
            ways = 7 * comb(7 * (high - 1), n - 1)
            if ways:
                alone += ways
                lines.append(
                    Line(f"One {high}, all others lower", f"7 × {n - 1} of {7 * (high - 1)}", f"{ways:,}")
                )
        lines.append(Line("Highest card alone", "the sum", f"{alone:,}"))
        again = Fraction(rows - alone, rows)
        lines.append(Line("Drawn again", f"({rows:,} − {alone:,})/{rows:,} = {again}", percent(again)))
        return Derivation(tuple(lines))

    def once(self, view: View, rng: Random) -> tuple[bool | int, dict[str, Any]]:
        if self.part == "tie":
            return trials.draws_again(self.tied(view), rng), {}
        if self.part == "wait":
            cards = list(view.unseen)
            rng.shuffle(cards)
            return 1 + cards.index(needed(view.total)), {}
        state = trials.dealt(view, rng)
        shown: dict[str, Any] = {}
        for seat in range(view.seats):
            shown |= turned(view, seat, state.hands[seat])
        return trials.comes_round(view, state, self.choice(view), rng), shown

    def trial(self, view: View, rng: Random) -> bool | int:
        return self.once(view, rng)[0]

    def shows(self, view: View, rng: Random) -> tuple[bool | int, dict[str, Any]]:
        return self.once(view, rng)

    def parts(self, view: View) -> tuple[Part, ...]:
        if self.part == "wait":
            return ()
        p = self.number(view)
        if self.part == "tie":
            return (Part("drawn again", p, 1), Part("the highest is alone", 1 - p, 0))
        worth = round_of(view, self.choice(view), hitting=False)
        return (
            Part("with a card kept", worth.held, 1),
            Part("with the card drawn", worth.hit - worth.held, 2),
            Part("no UNCLE", 1 - worth.hit, 0),
        )

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        exact, tenth, sixth = self.number(view), Fraction(1, 10), Fraction(1, 6)
        if self.part == "tie":
            every = Fraction(1, 6 ** (self.tied(view) - 1))
            found = (
                Mistake("1 in 6", sixth, "Cards do not go back, so a second copy is rarer than with dice."),
                Mistake("all alike", every, "Only the highest cards must be alike, not all of them."),
            )
        elif self.part == "wait":
            n, u = len(view.unseen), view.copies[needed(view.total)]
            found = (
                Mistake(f"{n}/{u}", Fraction(n, u), "The copies make one gap more than there are copies."),
                Mistake("half way", Fraction(n, 2), "About half the cards is the wait for a single copy."),
            )
        else:
            found = (
                Mistake("1 in 10", tenth, "One total in ten is a ten, but you choose among three cards."),
                Mistake("2/7", Fraction(2, 7), "So often a pile of random cards lands on a ten. You choose."),
            )
        return wrong(exact, *found)

    def span(self, view: View) -> tuple[float, float]:
        if self.part == "wait":
            return 1.0, float(len(view.unseen) - view.copies[needed(view.total)] + 1)
        return 0.0, 1.0

    def slots(self, view: View) -> Mapping[str, str]:
        want = needed(view.total)
        unseen, copies = len(view.unseen), view.copies.get(want, 0)
        return {
            "exact": amount(self.number(view), "cards") if self.part == "wait" else hundred(self.number(view)),
            "unseen": str(unseen),
            "needed": f"a {want}" if want <= 6 else "no card there is",
            "copies": str(copies),
            "gaps": str(copies + 1),
            "mean": f"{(unseen + 1) / (copies + 1):.1f}",
            "tie_two": percent(odds.redraw(2)),
            "tie_six": percent(odds.redraw(6)),
        }
