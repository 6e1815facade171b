"""M-L1: what a flip brings, counted without replacement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.belief import next_of
from uncle_widgets.games.mr_t.cards import MR_T, Card
from uncle_widgets.games.mr_t.events import LoneMrT
from uncle_widgets.games.mr_t.odds import Bag
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.questions.drawn import sorted_flips
from uncle_widgets.games.mr_t.questions.flip_steps import Turned, differ, different_row, same, start, unmatched
from uncle_widgets.games.mr_t.questions.steps import chance, part_of, written
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.mr_t.words import either, few, plural, small, unbroken, you_first
from uncle_widgets.games.words import (
    called,
    capital,
    capped,
    count,
    does,
    hundred,
    out_of_hundred,
    reduced,
    sets_of,
    spelled,
    spoken,
    wrong,
)
from uncle_widgets.probability.dealing import Dealer
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent

WIN, ALIKE, YOURS, PAIR = "win", "alike", "yours", "pair"
EVENTS = {
    ALIKE: ("at least two show the same name", "How likely is it that at least two of them show the same name?",
            "bring a match"),
    WIN: ("MR. T wins", "If somebody shows MR. T and no two cards match, that player wins. How likely is that?",
          "are won by MR. T"),
    YOURS: ("somebody matches your card", "How likely is it that somebody matches your card?",
            "bring a match for your card"),
    PAIR: ("two particular players match", "How likely is it that {} and {} show the same name?",
           "bring a match for {} and {}"),
}  # fmt: skip
"""What may be asked: in a few words, as the question, and what the flips that count do."""
WORDS = {
    "win": "won by MR. T",
    "stalemate-different": "all different and no MR. T",
    "stalemate-alike": "all the same",
    "showdown-2": "two the same",
    "showdown-3": "three the same",
    "double": "two pairs",
}
ASKS = {
    ALIKE: {
        "one": "Did you count only one pair of players?",
        "alike": "Did you compare the number of players with the number of names?",
        "added": "Did you add up the chances of all the pairs?",
        "part": "Did you count only the pairs with you in them?",
        "same": "Did you keep your answer from the deck with seven names?",
        "turned": "Is that how often nobody matches?",
    },
    WIN: {
        "one": "Did you use the chance for a single player?",
        "wider": "Did you count every flip with a MR. T?",
        "added": "Did you add up the chances of all the players?",
        "scaled": "Did you double your answer because there are twice as many MR. Ts?",
    },
    YOURS: {
        "one": "Did you use the chance for only one of the other players?",
        "wider": "Did you count the pairs without you, too?",
    },
    PAIR: {"one": "Did you use the chance for one name that you fixed in advance?"},
}
"""What the page asks about each kind of mistake."""


KINDS = {ALIKE: (odds.ALIKE, "with a match", "without a match"), WIN: ((WIN,), "won", "not won")}
"""Of those that ask what kind of flip it is: the kinds that count, and how these and the others are called."""


@dataclass(frozen=True)
class Flip(Question[View]):
    """M-L1: `event` is one of EVENTS."""

    id: ClassVar[str] = "M-L1"
    title: ClassVar[str] = "Who shows the same name?"
    name: ClassVar[str] = "The flip"
    when: ClassVar[str] = "before a preliminary flip"
    concept: ClassVar[str] = "counting without replacement"
    misconception: ClassVar[str] = "matches are rare among seven names"
    at_chance: ClassVar[bool] = True
    event: str = setting(ALIKE, "Question", {event: label for event, (label, _, _) in EVENTS.items()})

    def __post_init__(self) -> None:
        common.checked(event=(self.event, EVENTS))

    def arise(self, view: View) -> Filled[View] | None:
        """All but those in `own`, who draw from a bag of their own, draw from the common `bag`."""
        seats = view.active
        n = len(seats)
        if not view.before_flip or n < 3:
            return None
        events = [event for event in EVENTS if event != YOURS or view.me in seats]
        event = self.event if self.event in events else ALIKE
        bag = common.unseen(view)
        own = {seat: next_of(view, seat) for seat in seats if not view.fresh[seat]}
        two = [called(view, seat) for seat in you_first(view, seats[:2])]
        does = EVENTS[event][2].format(*two)
        yes, kept, other = KINDS.get(event, ((), "", ""))
        # Else the card of `first` is to be matched by one of `rest`.
        first = next(seat for seat in seats if event != YOURS or seat == view.me)
        rest = seats[1:2] if event == PAIR else [seat for seat in seats if seat != first]

        @cache
        def brings() -> Dist[str]:
            bags = [(one, 1) for one in own.values()]
            return odds.flip_outcomes_from([*bags, (bag, n - len(own))] if n > len(own) else bags)

        @cache
        def p() -> Fraction:
            if yes:
                return brings().P(lambda kind: kind in yes)
            apart = [own.get(seat, bag) for seat in rest if first in own or seat in own]
            return odds.matched_from(own.get(first, bag), len(rest) - len(apart), apart)

        def words() -> str:
            ask = EVENTS[event][1].format(*two)
            all_turn = f"you and {spelled(n - 1)} others" if event == YOURS else f"{spelled(n)} players"
            return f"{capital(all_turn)} turn a card at the same time. {ask}"

        def derivation() -> Derivation:
            order = seats[:2] if event == PAIR else (first, *(seat for seat in seats if seat != first))
            turned = Turned(view, order, bag, {seat: own[seat] for seat in order if seat in own})
            lines = (*start(turned), *STEPS[event](turned, p()))
            if not own:
                return Derivation(lines, other=tuple(COUNTS[event](bag, n, p(), turned.keys)), idea=IDEAS[event])
            kinds = [(WORDS[kind], chance) for kind, chance in brings().items() if kind in yes]
            more = [Line(capital(kind), "counting all the cards that may come", percent(x)) for kind, x in kinds]
            return Derivation(lines, other=tuple(more), idea=IDEAS[event])

        def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
            shown = common.played(view, common.blind, rng)
            cards = {seat: shown.cards[seat] for seat in seats}
            if event == ALIKE:
                came = len({*cards.values()}) < n
            elif event == WIN:
                came = any(isinstance(one, LoneMrT) for one in shown.events)
            else:
                came = cards[first] in [cards[seat] for seat in rest]
            return came, common.turned(view, cards)

        def deals() -> Dealer:
            from uncle_widgets.games.mr_t.questions import dealing

            bags = [tuple(Counter(own.get(seat, {})).elements()) for seat in seats]
            if event == ALIKE:
                return dealing.flipped(lambda flip: flip.alike, view.unseen, bags)
            if event == WIN:
                return dealing.flipped(lambda flip: flip.lone, view.unseen, bags)
            one, others = seats.index(first), [seats.index(seat) for seat in rest]
            return dealing.flipped(lambda flip: (flip.cards[others] == flip.cards[one]).any(0), view.unseen, bags)

        def parts() -> tuple[Part, ...]:
            if yes:
                return tuple(Part(WORDS[kind], chance, int(kind in yes)) for kind, chance in brings().items())
            return Part("with a match", p(), 1), Part("without", 1 - p(), 0)

        def pictures() -> tuple[Picture, ...]:
            """All that a flip can bring, also where one kind of it is asked about."""
            if not yes:
                return ()
            kinds = {WORDS[kind]: chance for kind, chance in brings().items()}
            return (sorted_flips(kinds, [WORDS[kind] for kind in yes], kept, other),)

        def mistakes() -> Iterator[Mistake]:
            names, one = len(bag), odds.someone_matches(bag, 2)
            if event == ALIKE:
                yield Mistake(
                    "one", "One pair", one, f"That is one pair of players. There are {spelled(comb(n, 2))} pairs."
                )
                share = capped(Fraction(n, names))
                pairs = "Count pairs of players. The number of names is not what matters."
                yield Mistake("alike", f"{capital(spelled(n))} of {few(names)} names", share, pairs)
            elif event == WIN:
                tee = Fraction(bag.get(MR_T, 0), odds.size(bag))
                alone = "MR. T wins only if no two cards match."
                yield Mistake("added", f"{capital(spelled(n))} times one player", capped(n * tee), alone)
                yield Mistake(
                    "one", "One player", tee, f"That is one player. Any of the {spelled(n)} can turn it."
                )
            elif event == YOURS:
                any_two = brings().P(lambda kind: kind in odds.ALIKE)
                yield Mistake("wider", "Any two", any_two, "That also counts pairs of players without you.")
                others = f"That is one other player. There are {spelled(n - 1)} of them."
                yield Mistake("one", "One pair", one, others)
            else:
                fixed = Fraction(1, names**2)
                any_name = "That is the chance for one name you fixed in advance. Any name will do."
                yield Mistake("one", "One name fixed first", fixed, any_name)

        def quantities() -> Mapping[str, int]:
            drawn = own.get(seats[0], bag)
            return {"N": odds.size(drawn), "T": drawn.get(MR_T, 0), "n": n, "names": len(drawn)}

        return Filled(
            self,
            view,
            answer=lambda: p(),
            once=once,
            deals=deals,
            knobs=lambda: (self.knob("event", choices={one: EVENTS[one][0] for one in events}, value=event),),
            words=words,
            given=lambda: common.sight(view, seats),
            cases="flips",
            event=does,
            asks=ASKS[event],
            derivation=derivation,
            parts=parts,
            pictures=pictures,
            mistakes=lambda: () if own else wrong(p(), *mistakes()),
            quantities=quantities,
            derivable=not own,
            slots=lambda: {
                "seats": spelled(n),
                "many": capital(spelled(n)),
                "lines": spelled(comb(n, 2)),
                "exact": hundred(p()),
                "says": f"flips {does}",
            },
        )


# The derivation of each, card by card.


def _won_by_card(turned: Turned, p: Fraction) -> Iterator[Line]:
    """MR. T for the first, other names for the others, and then for any of them."""
    bag, n, seats = turned.common, len(turned.seats), turned.seats
    if turned.own or not bag.get(MR_T) or not p:
        words = f"One {unbroken(MR_T)}, and no two cards match"
        yield Line(words, "counting all the cards that may come", hundred(p), turned.keys)
        return
    tees, total = bag[MR_T], odds.size(bag)
    tee, both = Fraction(tees, total), p / n
    others, rest = both / tee, [turned.who(k) for k in range(1, n)]
    name = unbroken(MR_T)
    reason = f"{capital(few(tees))} of the {count(total)} {'is a' if tees == 1 else 'are'} "
    reason += f"{name if tees == 1 else plural(name)}. That is {out_of_hundred(tee)}."
    shows = small(does(turned.view, seats[0], LETTERS, "show"))
    ask = chance(f"How likely is it that {shows} {name}?", tee, f"How many {plural(name)} are hidden?", reason)
    yield Line(capital(f"{shows} {name}"), f"{tees} out of {total}", out_of_hundred(tee), turned.lit(0), ask)
    row, left = different_row(turned, others)
    ask = chance(
        f"Then {spoken(rest)} must show {spelled(n - 1)} other names, all different. How likely is that?",
        others,
        f"Nobody else may show {name}, or a name that somebody has shown before. Multiply the fractions.",
        f"Each of them has fewer names to choose from: {row} is {out_of_hundred(others)}.",
        left,
    )
    words = f"{capital(spoken(rest))} show other names, all different"
    yield Line(words, row, out_of_hundred(others), turned.keys[1:], ask)
    ask = chance(
        f"So how likely is it that {shows} the only {name} and no two cards match?",
        both,
        f"Take {out_of_hundred(others)} of the flips in which {shows} {name}.",
        f"Both must happen, and {part_of(tee, others, 1)} is {percent(both)}.",
    )
    words = f"Only {shows} {name}, and no two cards match"
    yield Line(words, part_of(tee, others, 1), percent(both), turned.keys, ask)
    ask = chance(
        f"Any of the {spelled(n)} players may be the one. How likely is it that one of them wins?",
        p,
        f"All {spelled(n)} have the same chance, and only one of them can win. Add the chances.",
        f"Only one player can have the only {name}, so you may add: "
        f"{n} × {written(both, 1)} is {out_of_hundred(p)}.",
    )
    yield Line("Any of them wins", f"{n} × {written(both, 1)}", hundred(p), turned.keys, ask)


STEPS: Mapping[str, Callable[[Turned, Fraction], Iterator[Line]]] = {
    ALIKE: lambda turned, p: differ(turned, 1 - p, "At least two match"),
    WIN: _won_by_card,
    YOURS: lambda turned, p: unmatched(turned, 1 - p),
    PAIR: lambda turned, p: same(turned, p, f"{capital(turned.who(0))} and {turned.who(1)} match"),
}
IDEAS = {
    ALIKE: "For “at least two match”, work out card by card how often all differ, and take it away from 100.",
    WIN: "Work out the chance for one player alone. Only one player can win, so add the chances of all of them.",
    YOURS: "For “somebody matches”, work out card by card how often nobody does, and take it away from 100.",
    PAIR: "Whatever one player shows, count the cards that match it.",
}
"""The method of each in a sentence."""

# And by counting sets of cards, where all `n` cards come from one bag.


def _alike(bag: Bag, n: int, p: Fraction, lit: tuple[str, ...]) -> Iterator[Line]:
    total = odds.size(bag)
    every, different = comb(total, n), distinct(bag, n)
    alike = every - different
    yield Line("Pairs of players that may match", f"{n} × {n - 1} ÷ 2", str(comb(n, 2)), lit)
    yield Line(f"Ways to choose {spelled(n)} cards", sets_of(n, total), f"{every:,}")
    yield Line("Ways in which all names differ", "name by name", f"{different:,}")
    yield Line("Ways with a match", f"{every:,} − {different:,}", f"{alike:,}")
    yield Line("The answer", reduced(alike, every), percent(p))


def _won(bag: Bag, n: int, p: Fraction, lit: tuple[str, ...]) -> Iterator[Line]:
    total, tees = odds.size(bag), bag.get(MR_T, 0)
    every = comb(total, n)
    lone = tees * distinct({card: k for card, k in bag.items() if card != MR_T}, n - 1)
    yield Line(f"Ways to choose {spelled(n)} cards", sets_of(n, total), f"{every:,}", lit)
    yield Line("Ways to choose one MR. T", f"1 of {tees}", str(tees))
    yield Line(f"Ways with MR. T and {spelled(n - 1)} other names", "name by name", f"{lone:,}")
    yield Line("The answer", reduced(lone, every), percent(p))


def _yours(bag: Bag, n: int, p: Fraction, lit: tuple[str, ...]) -> Iterator[Line]:
    total = odds.size(bag)
    groups: dict[int, list[Card]] = {}
    for card, copies in bag.items():
        groups.setdefault(copies, []).append(card)
    for copies, names in sorted(groups.items(), reverse=True):
        nobody = f"none of the other {copies - 1} among {count(total - 1)}"
        if copies <= 2:
            nobody = f"not the other one among {count(total - 1)}" if copies == 2 else "there is no other"
        share = Fraction(comb(total - copies, n - 1), comb(total - 1, n - 1))
        yield Line(f"Nobody matches your {either(names)}", nobody, percent(share))
    yield Line("Nobody matches, on average", "weighted by how common each name is", percent(1 - p), lit)
    yield Line("Somebody matches", f"1 − {1 - p} = {p}", percent(p))


def _pair(bag: Bag, n: int, p: Fraction, lit: tuple[str, ...]) -> Iterator[Line]:
    total = odds.size(bag)
    pairs, same = comb(total, 2), sum(comb(copies, 2) for copies in bag.values())
    yield Line("Pairs of cards", sets_of(2, total), f"{pairs:,}", lit)
    yield Line("Pairs with the same name", "name by name", f"{same:,}")
    yield Line("The answer", reduced(same, pairs), percent(p))


COUNTS = {ALIKE: _alike, WIN: _won, YOURS: _yours, PAIR: _pair}


def distinct(bag: Mapping[Card, int], n: int) -> int:
    """Sets of n cards of n different names: the elementary symmetric sum of the copies."""
    sums = [1] + [0] * n
    for copies in bag.values():
        for k in range(n, 0, -1):
            sums[k] += sums[k - 1] * copies
    return sums[n]
