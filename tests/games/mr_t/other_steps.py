"""The value of each small question of Mr. T in another way: by what it asks, from `other_ways`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import permutations, product
from math import comb

from tests.games.mr_t import other_games
from tests.games.mr_t.other_ways import (
    Other,
    T,
    chance_of,
    flips,
    given,
    miss,
    multiplied,
    names_in,
    none_among,
    number,
    shown_names,
    stalemate,
)

Way = Callable[[Other, re.Match[str]], Fraction | int]


def seats_of(here: Other) -> int:
    return len(here.bags)


# Flips.


def differ(here: Other, said: re.Match[str]) -> int:
    """The cards of the next player that have none of the names that were said, counted one by one."""
    k = len(here.said)
    cards = here.cards(k)
    told = re.search(r"(?:the other|the) (\w+) cards", said[0])
    assert told is None or number(told[1]) == len(cards)
    count = sum(name not in here.said for name in cards)
    here.parts.append(Fraction(count, len(cards)))
    return count


def all_differ(here: Other, said: re.Match[str]) -> Fraction:
    """The example by its parts; and where all names are equally common, every flip."""
    if len({*here.bag.values()}) == 1 and {which for which, _ in here.bags} == {"hidden"}:
        return chance_of(here.bags, lambda names: len({*names}) == len(names))
    return multiplied(here.parts)


def copies_left(here: Other, said: re.Match[str]) -> int:
    (name,) = here.said
    return here.cards(1).count(name)


def first_misses(here: Other, said: re.Match[str]) -> Fraction:
    (name,) = here.said
    cards = here.cards(1)
    return Fraction(sum(one != name for one in cards), len(cards))


def not_that(here: Other, said: re.Match[str]) -> int:
    """The cards that a rival may turn that differ from yours, when all rivals before have shown another name."""
    (name,), k = here.said, here.order.index(here.seat(said["who"]))
    which, bag = here.bags[k]
    left = list(Counter(bag).elements())
    if here.bags[0][0] == which:
        left.remove(name)
    before = sum(here.bags[j][0] == which for j in range(1, k))
    return sum(one != name for one in left) - before


def nobody_shows(here: Other, said: re.Match[str]) -> Fraction:
    (name,) = here.said
    return given(here.bags, lambda names: names[0] == name, lambda names: name not in names[1:])


def each_name(here: Other, said: re.Match[str]) -> int:
    (copies,) = {*here.bag.values()}
    return copies


def again(here: Other, said: re.Match[str]) -> int:
    """The cards of the next player that have the name that all have shown."""
    cards = here.cards(len(here.said))
    return cards.count(here.said[-1])


def all_same(here: Other, said: re.Match[str]) -> Fraction:
    name, bags = here.said[0], here.bags
    if getattr(here.posed.question, "event", "") == "pair":
        bags = bags[:2]
    return given(bags, lambda names: names[0] == name, lambda names: {*names} == {name})


def shows_tee(here: Other, said: re.Match[str]) -> Fraction:
    return chance_of(here.bags, lambda names: names[0] == T)


def others_differ(here: Other, said: re.Match[str]) -> Fraction:
    return given(here.bags, lambda names: names[0] == T, lambda names: len({*names}) == len(names))


def alone(here: Other, said: re.Match[str]) -> Fraction:
    return chance_of(here.bags, lambda names: names[0] == T and len({*names}) == len(names))


def any_alone(here: Other, said: re.Match[str]) -> Fraction:
    return chance_of(here.bags, lambda names: names.count(T) == 1 and len({*names}) == len(names))


# Stalemates.


def not_tee(here: Other, said: re.Match[str]) -> int:
    here.parts.append(Fraction(here.total - here.bag[T], here.total))
    return sum(name != T for name in here.bag.elements())


def none_of_these(here: Other, said: re.Match[str]) -> int:
    """Of the cards that are left, those with none of the names in the question."""
    cards, names = here.cards(len(here.said)), names_in(said["names"])
    assert {*here.said} <= {*names}
    assert number(said["n"]) == len(cards)
    count = sum(name not in names for name in cards)
    here.parts.append(Fraction(count, len(cards)))
    return count


def all_new(here: Other, said: re.Match[str]) -> Fraction:
    """The parts of the example; with four players that of the fourth is told, and fits some third name."""
    if told := re.match(r"(\w+) can then show (\d+) of (\d+) cards\.", said[0]):
        assert here.seat(told[1]) == here.order[-1]
        assert int(told[3]) == here.total - 3
        left = {name: n for name, n in here.bag.items() if name not in (*here.said, T)}
        assert int(told[2]) in {sum(left.values()) - n for n in left.values()}
        here.parts.append(Fraction(int(told[2]), int(told[3])))
    return multiplied(here.parts)


def left_for_later(here: Other, said: re.Match[str]) -> int:
    return len(list(here.bag.elements())) - number(said["gone"])


def both_stale(here: Other, said: re.Match[str]) -> Fraction:
    n = seats_of(here)
    first = [(names, p) for names, p in _flips(here.bag, n) if stalemate(names)]
    found = Fraction()
    for names, p in first:
        left = here.bag - Counter(names)
        found += p * chance_of([("hidden", left)] * n, stalemate)
    return found


def decides_then(here: Other, said: re.Match[str]) -> Fraction:
    first = chance_of(here.bags, stalemate)
    return 1 - both_stale(here, said) / first


def decided_late(here: Other, said: re.Match[str]) -> Fraction:
    return chance_of(here.bags, stalemate) - both_stale(here, said)


def _flips(bag: Counter[str], n: int) -> list[tuple[tuple[str, ...], Fraction]]:
    return list(flips([("hidden", bag)] * n))


# Showdowns: whether rivals match.


def all_hidden(here: Other, said: re.Match[str]) -> int:
    return len(list(here.bag.elements()))


def of_these(here: Other, said: re.Match[str]) -> int:
    assert number(said["n"]) == here.total
    return sum(name in names_in(said["names"]) for name in here.bag.elements())


def wanted(here: Other) -> Sequence[str]:
    return (T,) if here.posed.question.id == "M-L7" else here.targets


def one_misses(here: Other, said: re.Match[str]) -> Fraction:
    return Fraction(sum(name not in wanted(here) for name in here.bag.elements()), here.total)


def none_match(here: Other, said: re.Match[str]) -> Fraction:
    """By where the matching cards may lie among all that are hidden."""
    cards = seats_of(here) if here.posed.question.id == "M-L7" else here.drawn()[0]
    if told := re.search(r"none of .*?(\w+) (?:hidden )?cards", said[0]):
        assert number(told[1]) == cards
    return none_among(cards, here.total, here.good(wanted(here)))


def one_card(here: Other, said: re.Match[str]) -> Fraction:
    """Any hidden card of a hand, or one of those that may be on top of the pile."""
    found = one_misses(here, said) if said["card"] == "hand card" else miss(here, here.rivals()[0])
    return found if said["not"] else 1 - found


def batch(here: Other, said: re.Match[str]) -> int:
    return len(here.view.won[here.seat(said["who"])][0])


def batch_hits(here: Other, said: re.Match[str]) -> int:
    (seat,) = here.rivals()
    return sum(name in names_in(said[0]) for name in here.view.won[seat][0])


def top_misses(here: Other, said: re.Match[str]) -> Fraction:
    return miss(here, here.seat(said["who"]))


def in_hand(here: Other, said: re.Match[str]) -> int:
    """The most that a hand can have of what is wanted, if it has nothing that would have been shown."""
    (seat,) = here.rivals()
    allowed = [name for name in here.bag.elements() if name not in here.view.passed[seat]]
    return sum(name in here.targets for name in allowed)


def outside(here: Other, said: re.Match[str]) -> int:
    (seat,) = here.rivals()
    return len(list(here.bag.elements())[here.view.sizes[seat] :])


def top_after_hand(here: Other, said: re.Match[str]) -> Fraction:
    """Every hand that would not have been shown, and every top after it."""
    found = every_hand(here, lambda hand: not {*hand} & {*here.targets}, lambda top: top not in here.targets)
    return found if said["not"] else 1 - found


def every_hand(here: Other, hand: Callable[[Sequence[str]], bool], top: Callable[[str], bool]) -> Fraction:
    """Of the hands without what was passed over, and the cards on top, name by name: the share in which both fit."""
    (seat,) = here.rivals()
    n, total = here.view.sizes[seat], here.total
    allowed = Counter({name: k for name, k in here.bag.items() if name not in here.view.passed[seat]})
    found = Fraction()
    for names, p in _flips(allowed, n):
        if not hand(names):
            continue
        which, bag = here.next(seat) if here.view.piled(seat) else ("", Counter())
        left = bag - Counter(names) if which == "hidden" else bag
        size = sum(left.values())
        assert which != "hidden" or size == total - n
        found += p * (Fraction(sum(k for name, k in left.items() if top(name)), size) if size else 1)
    return found


def allowed_cards(here: Other, said: re.Match[str]) -> int:
    (seat,) = here.rivals()
    return sum(name not in here.view.passed[seat] for name in here.bag.elements())


def hand_misses(here: Other, said: re.Match[str]) -> Fraction:
    return every_hand(here, lambda hand: not {*hand} & {*here.targets}, lambda top: True)


def top_then_misses(here: Other, said: re.Match[str]) -> Fraction:
    misses = every_hand(here, lambda hand: not {*hand} & {*here.targets}, lambda top: top not in here.targets)
    return misses / hand_misses(here, said)


def all_miss(here: Other, said: re.Match[str]) -> Fraction:
    if here.posed.question.play == "every":  # type: ignore[attr-defined]
        return every_hand(here, lambda hand: not {*hand} & {*here.targets}, lambda top: top not in here.targets)
    cards, tops = here.drawn()
    hands = none_among(cards, here.total, here.good(here.targets)) if cards else Fraction(1)
    return hands * multiplied([miss(here, seat) for seat in tops])


# Showdowns of two: who matches alone.


def pair_of(here: Other) -> tuple[int, int]:
    fight = here.view.fights[0]
    me = here.view.me if here.view.me in fight.members else fight.members[0]
    (them,) = [seat for seat in fight.members if seat != me]
    return me, them  # type: ignore[return-value]


def duel(here: Other) -> tuple[Fraction, Fraction]:
    """How likely only I match and only they match: by every pair of cards, or by where the matches may lie."""
    (me, them), targets = pair_of(here), here.targets
    (mine, my_bag), (theirs, their_bag) = here.next(me), here.next(them)
    shows = getattr(here.posed.question, "play", "blind") == "shows" and here.view.hands[them] is None
    hand = here.view.sizes[them] if shows else 0
    if not hand:
        same = mine == theirs
        cards = list(my_bag.elements())
        pairs = list(permutations(cards, 2) if same else product(cards, their_bag.elements()))
        hits = Counter((a in targets, b in targets) for a, b in pairs)
        return Fraction(hits[True, False], len(pairs)), Fraction(hits[False, True], len(pairs))
    total, good = here.total, here.good(targets)
    cards_of, top = hand + (theirs == "hidden"), Fraction(1) if theirs == "hidden" else miss(here, them)
    if mine != "hidden":
        i, none = 1 - miss(here, me), none_among(cards_of, total, good) * top
        return i * none, (1 - i) * (1 - none)
    every = comb(total, good)
    only_me = Fraction(comb(total - 1 - cards_of, good - 1) if good else 0, every)
    neither = Fraction(comb(total - 1 - cards_of, good), every)
    mine_miss = Fraction(comb(total - 1, good), every)
    return only_me * top, mine_miss - neither * top


def matches(here: Other, said: re.Match[str]) -> Fraction:
    return 1 - miss(here, here.seat(said["who"]))


def then_miss(here: Other, said: re.Match[str]) -> Fraction:
    me, them = pair_of(here)
    i = 1 - miss(here, me)
    if i:
        return duel(here)[0] / i
    cards = here.view.sizes[them] + (here.next(them)[0] == "hidden")
    return none_among(cards, here.total, here.good(here.targets))


def pictured(here: Other, said: re.Match[str]) -> Fraction:
    return duel(here)[0] * number(said["n"])


def only_me(here: Other, said: re.Match[str]) -> Fraction:
    return duel(here)[0]


def exactly_one(here: Other, said: re.Match[str]) -> Fraction:
    told_of_them(here, said[0])
    return sum(duel(here), Fraction())


def mine_of_two(here: Other, said: re.Match[str]) -> Fraction:
    told_of_them(here, said[0])
    mine, theirs = duel(here)
    return mine / (mine + theirs)


def told_of_them(here: Other, text: str) -> None:
    """What a small question tells of the other player is so."""
    theirs = duel(here)[1]
    if told := re.search(r"in (\w+) of the (\d+) steps", text):
        steps = 0 if told[1] == "none" else number(told[1])
        assert theirs == Fraction(steps, int(told[2]))
    elif told := re.search(r"in ([\d.]+) out of 100 steps", text):
        assert abs(100 * theirs - Fraction(told[1])) <= Fraction(1, 20)


WAYS: Mapping[str, Mapping[str, Way]] = {
    "": {
        r"How many cards are still hidden from you\?": all_hidden,
        r"How many of the (?P<n>\d+) hidden cards? are (?P<names>[^n].*)\?": of_these,
        r".*Take one of (?:them|the cards)\. How likely is it that it (?:doesn't match|isn't a MR\. T)\?": one_misses,
    },
    "M-L1": {
        r"Say .* have (another name|neither of these names|none of these three names)\?": differ,
        r".*[Hh]ow likely is it that all \w+ names (are|would be) different\?": all_differ,
        r"Say .* How many of the other \d+ hidden cards are .*\?": copies_left,
        r"How likely is it that \w+ doesn't show an? .*\?": first_misses,
        r".*How many of .* that (?P<who>\w+) might turn.* are not .*\?": not_that,
        r"How likely is it that none of the .* shows? an? .*\?": nobody_shows,
        r"How many cards of each name are hidden\?": each_name,
        r"Say .* How many of .* are .*\?": again,
        r"So how likely is it that (?:\w+ shows an? .*, too|all \w+ show the same name)\?": all_same,
        r"How likely is it that \w+ shows? MR\. T\?": shows_tee,
        r"Then .* must show .* other names, all different\. How likely is that\?": others_differ,
        r"So how likely is it that \w+ shows? the only MR\. T and no two cards match\?": alone,
        r"Any of the \w+ players may be the one\. How likely is it that one of them wins\?": any_alone,
    },
    "M-L2": {
        r"How many of the \d+ hidden cards are not MR\. T\?": not_tee,
        r"Say .* How many of the other (?P<n>\d+) cards are not (?P<names>.*)\?": none_of_these,
        r".*How likely is it that all \w+ names are different(?: and none is MR\. T)?\?": all_new,
        r"How many cards of each name are hidden\?": each_name,
        r"Say .* How many of .* are .*\?": again,
        r"So how likely is it that all \w+ show the same name\?": all_same,
        r"The first flip takes (?P<gone>\w+) cards\. .* left for the second one\?": left_for_later,
        r"Out of 100 times .* How likely is it that both are stalemates\?": both_stale,
        r"After a stalemate the second flip is another one in .* decides the round\?": decides_then,
        r"Out of 100 times .* needed and decides the round\?": decided_late,
        r"How likely is it that .* match(?:es)? and .* miss(?:es)?\?": only_me,
        r"It may also be that only .* So how likely is it that the step decides\?": exactly_one,
    },
    "M-L3": {
        r"(?:.*\. )?How likely is it that none of .* (?:hand cards does|matches)\?(?<!hand cards does\?)": none_match,
        r".*How likely is it that .* hidden card doesn't match\?": none_match,
        r"(?P<who>\w+)(?:'s|r) next card is one of these: .* How many cards may it be\?": batch,
        r"How many of these are .*\?": batch_hits,
        r"(?P<who>\w+)(?:'s|r) top card is .* How likely is it that it doesn't match\?": top_misses,
        r".* would have shown .* before\. So how many .* can be in .* hand\?": in_hand,
        r"So among how many hidden cards (?:is|are) .*\?": outside,
        r"So how likely is it that .* top card (?:matches|does(?P<not>n't) match)\?": top_after_hand,
        r"(?:No card .*\. )?So how likely is it that .* (?P<card>hand card|card) (?:matches|does (?P<not>not) match)\?": one_card,
        r".* would have shown .* before\. How many of the \d+ hidden cards can be in .* hand\?": allowed_cards,
        r".*How likely is it that none of .* hand cards does\?": hand_misses,
        r"Then .* among the other \d+ cards\. How likely is it that the top card doesn't match\?": top_then_misses,
        r"So how likely is it that (?:nobody else matches|.* cards all miss)\?": all_miss,
    },
    "M-L4": {
        r".*\. How likely is it that (?P<who>\w+) match(?:es)?\?": matches,
        r"(?:.*\. )?How likely is it that (?:none of )?.* (?:matches|doesn't match)\?": then_miss,
        r"Picture (?P<n>\d+) steps\. .*\?": pictured,
        r"So how likely is it that only .* match(?:es)?\?": only_me,
        r"Only .* Out of 100 steps that decide, how many are .*\?": mine_of_two,
        r"Only .* So how likely is it that the step decides\?": exactly_one,
    },
    "M-L7": {
        r"How likely is it that none of the \w+ cards is a MR\. T\?": none_match,
    },
}
"""What a small question says (with plain spaces), and how its number is found in another way."""


EVERY_WAY = {**WAYS, **other_games.WAYS}


def other_values(here: Other) -> list[Fraction]:
    """The number of each small question of a position in another way, in order."""
    ways = {**EVERY_WAY[here.posed.question.id], **WAYS[""]}
    for ask in here.posed.derivation.asked:
        words = ask.words.replace("\N{NO-BREAK SPACE}", " ")
        fitting = [(way, hit) for pattern, way in ways.items() if (hit := re.fullmatch(pattern, words))]
        assert fitting, f"no other way for {words!r}"
        shown_names(here, words)
        way, hit = fitting[0]
        here.found.append(Fraction(way(here, hit)))
    return here.found
