"""Whether rivals can match, in small questions: how many cards match, that one of theirs misses, that all miss."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.belief import next_of
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.questions.cases import Case
from uncle_widgets.games.mr_t.questions.common import EVERY, SHOWS
from uncle_widgets.games.mr_t.questions.step_words import HOLDS, TOP, WIN
from uncle_widgets.games.mr_t.questions.steps import (
    NONE_FIRST,
    chance,
    counted,
    hidden_line,
    match_line,
    none_lines,
    product,
    sized,
    the_rest,
)
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.mr_t.words import either, few, many, plural, unbroken
from uncle_widgets.games.words import (
    a,
    called,
    capital,
    complement,
    hand_keys,
    hundred,
    none_of,
    out_of_hundred,
    owner,
    reduced,
    shrinking,
    spelled,
    spoken,
)
from uncle_widgets.probability.reasons import Derivation, Line, Node

WIN_IDEA = "You win only if every card that the others may match with misses. Go through them card by card."
ONE_IDEA = "Count the cards that match, and divide by all the cards that may come."
EVERY_IDEA = "Leave out the hands in which a match would have been shown before. Then count what is left."


def reasons(case: Case, tree: Node | None) -> Derivation:
    """Why somebody can match, or nobody can, with its chance."""
    wins = case.event == WIN
    several = case.draws[0] + len(case.draws[1]) > 1
    idea = EVERY_IDEA if case.play == EVERY else WIN_IDEA if wins else NONE_FIRST if several else ONE_IDEA
    return Derivation(tuple(_lines(case)), tree=tree, other=tuple(_other(case)), idea=idea)


def _lines(case: Case) -> Iterator[Line]:
    (cards, tops), view = case.draws, case.view
    if case.p in (0, 1):
        yield from _certain(case)
    elif case.play == EVERY:
        yield from _crossed_out(case)
    elif not cards:
        yield from _won_before(case)
    elif cards == 1 and not tops:
        yield hidden_line(view)
        yield match_line(view, case.fight.targets)
        yield _one_card(case)
    elif not tops:
        yield hidden_line(view)
        yield match_line(view, case.fight.targets)
        who = f"{spelled(cards)} cards"
        words = {
            "take": f"{capital(_have(case))} {who} to match with. Take one of them.",
            "isnt": "doesn't match",
            "arent": "don't match",
            "none": f"none of {_whose(case)} {who} matches",
        }
        yield from none_lines(case.total, case.good, cards, words, _keys(case))
        yield _answer(case)
    else:
        yield from _cards_and_tops(case)


def _other(case: Case) -> Iterator[Line]:
    """By counting hands: as many cards as may match, from the common bag."""
    cards, tops = case.draws
    if case.play == EVERY or tops or cards < 2 or case.p in (0, 1):
        return
    if case.event != WIN:
        yield from complement(called(case.view, case.seat), cards, case.total, case.good, "a match")
        return
    *hands, _, _ = complement("they", cards, case.total, case.good, "a match")
    every, none = hands
    yield every
    yield none
    part, whole = (int(line.value.replace(",", "")) for line in (none, every))
    yield Line("You win with all of these", reduced(part, whole), hundred(case.p))


def _keys(case: Case) -> tuple[str, ...]:
    """The cards that may match: hands and tops, or those of the two that are asked about."""
    if case.event == HOLDS:
        return hand_keys(case.seat, case.n)
    if case.event == TOP:
        return common.tops(case.view, (case.seat,))
    return sum((common.cards_of(case.view, seat) for seat in case.asked), ())


def _whose(case: Case) -> str:
    """'A's', 'A's and B's'."""
    return spoken(owner(case.view, seat) for seat in case.asked)


def _have(case: Case) -> str:
    """'A has', 'A and B together have'."""
    names = spoken(called(case.view, seat) for seat in case.asked)
    return f"{names} together have" if len(case.asked) > 1 else f"{names} has"


def _answer(case: Case) -> Line:
    """From "none matches" to the answer: the rest of 100, or that itself."""
    if case.event == WIN:
        return Line("Then you win", "nobody else matches", hundred(case.p))
    return the_rest("At least one matches", case.none)


def _certain(case: Case) -> Iterator[Line]:
    """Nothing to work out: no card can match, or every one does."""
    yield common.known_line(case.view)
    yield common.match_line(case.view, case.fight.targets, common.unseen(case.view))
    yield Line("The answer", "nothing else can happen" if case.p else "that can't happen", hundred(case.p))


def _one_card(case: Case) -> Line:
    """One card of the common bag matches, or misses; no other card can match."""
    wins, total, view = case.event == WIN, case.total, case.view
    looks = case.event == HOLDS or (case.event != TOP and case.play == SHOWS)
    (seat,) = [one for one in case.asked if (looks and view.sizes[one]) or view.fresh[one] or not view.piled(one)]
    held = bool(view.sizes[seat]) and (looks or not view.piled(seat))
    part, whose = (total - case.good if wins else case.good), owner(view, seat)
    card = "hand card" if held else "card"
    others = [one for one in case.asked if view.piled(one) and not view.fresh[one]]
    start = "" if case.event == HOLDS or not others else "No card of the piles that were won before can match. "
    does = "does not match" if wins else "matches"
    ask = chance(
        f"{start}So how likely is it that {whose} {card} {does}?",
        Fraction(part, total),
        f"How many of the {total} cards {'do not match' if wins else 'match'}? Divide by {total}.",
        f"{_match(part, f'the {total} hidden cards', wins)}, and {whose} {card} is any of them. "
        f"That is {out_of_hundred(Fraction(part, total))}.",
    )
    lit = hand_keys(seat, view.sizes[seat]) if held else common.tops(view, (seat,))
    return Line(f"{capital(whose)} {card} {does}", f"{part} out of {total}", hundred(case.p), lit, ask)


def _won_before(case: Case) -> Iterator[Line]:
    """Nobody draws from the common bag: every top is one of the cards of a pile that was won before."""
    seats = [seat for seat in case.asked if case.view.piled(seat)]
    if len(seats) == 1:
        yield from _top_counts(case, seats[0])
        return
    yield from (_top_misses(case, seat) for seat in seats)
    yield _all_miss(case, [1 - odds.top_hits(case.fight.targets, next_of(case.view, seat)) for seat in seats])
    if case.event != WIN:
        yield _answer(case)


def _top_counts(case: Case, seat: Seat) -> Iterator[Line]:
    """One top of a pile of cards won: how many cards it may be, and how many of these match."""
    view, bag = case.view, next_of(case.view, seat)
    n, hits, wins = odds.size(bag), odds.copies_of(case.fight.targets, bag), case.event == WIN
    whose, lit = owner(view, seat), common.tops(view, (seat,))
    ask = counted(
        f"{capital(whose)} next card is one of these: {common.listed(bag)}. How many cards may it be?",
        n,
        f"Count all the cards that {called(view, seat)} won first.",
        f"{capital(whose)} next card is one of {few(n)}: {common.listed(bag)}.",
    )
    yield Line(f"Cards that {whose} next card may be", common.listed(bag), str(n), lit, ask)
    ask = counted(
        f"How many of these are {unbroken(spoken(map(plural, case.fight.targets), 'or'))}?",
        hits,
        f"Count the cards that match: {either(case.fight.targets)}.",
        f"{capital(few(hits)) if hits else 'None'} of the {n} {'matches' if hits == 1 else 'match'}.",
    )
    yield Line("Cards among them that match", f"{hits} of {n}", str(hits), lit, ask)
    part = n - hits if wins else hits
    does = "does not match" if wins else "matches"
    ask = chance(
        f"So how likely is it that {whose} card {does}?",
        Fraction(part, n),
        "Divide by all the cards that it may be.",
        f"{_match(part, f'the {n} cards', wins)}. That is {out_of_hundred(Fraction(part, n))}.",
    )
    yield Line(f"{capital(whose)} card {does}", f"{part} out of {n}", hundred(case.p), lit, ask)


def _top_misses(case: Case, seat: Seat) -> Line:
    """The chance that the top of a pile of cards won before doesn't match."""
    view, bag = case.view, next_of(case.view, seat)
    n, hits = odds.size(bag), odds.copies_of(case.fight.targets, bag)
    miss, whose = Fraction(n - hits, n), owner(view, seat)
    which = a(unbroken(next(iter(bag)))) if n == 1 else f"one of these: {common.listed(bag)}"
    ask = chance(
        f"{capital(whose)} top card is {which}. How likely is it that it doesn't match?",
        miss,
        "How many of these cards don't match? Divide by all of them.",
        f"{n - hits if n - hits else 'None'} of the {many(n)} {'misses' if n - hits == 1 else 'miss'}. "
        f"That is {out_of_hundred(miss)}.",
    )
    words = f"{capital(whose)} top card doesn't match"
    return Line(words, f"{n - hits} out of {n}", out_of_hundred(miss), common.tops(view, (seat,)), ask)


def _all_miss(case: Case, factors: Sequence[Fraction]) -> Line:
    """That none of them matches, from the chances of its parts."""
    none, wins = case.none, case.event == WIN
    text = " × ".join(f"{one}/100" for one in sized(factors, none, product))
    words = "nobody else matches" if wins else f"{_whose(case)} cards all miss"
    ask = chance(
        f"So how likely is it that {words}?",
        none,
        "All of these must happen. Multiply the chances.",
        f"All must miss, so multiply: {text} is {out_of_hundred(none)}.",
    )
    value = hundred(none) if wins else out_of_hundred(none)
    return Line(capital(words), text, value, _keys(case), ask)


def _cards_and_tops(case: Case) -> Iterator[Line]:
    """Cards of the common bag, and tops of piles that were won before."""
    (cards, _), view, total, good = case.draws, case.view, case.total, case.good
    own = [
        seat
        for seat in case.asked
        if view.piled(seat) and not view.fresh[seat] and odds.top_hits(case.fight.targets, next_of(view, seat))
    ]
    yield common.known_line(view)
    if len(own) == 1:
        yield match_line(view, case.fight.targets)
    else:
        yield common.match_line(view, case.fight.targets, common.unseen(view))
    clear = case.missed(cards, ())
    where = f"{_whose(case)} hand cards" if cards > 1 else f"{_whose(case)} hidden card"
    if any(view.fresh[seat] for seat in case.asked):
        where = f"the {many(cards, 'hidden card')} of {spoken(called(view, seat) for seat in case.asked)}"
    hands = f"none of {where} matches" if cards > 1 else f"{where} doesn't match"
    text = none_of(good, total, cards)
    ask = chance(
        f"{capital(many(cards))} of the {total} hidden ones may match. How likely is it that {hands}?",
        clear,
        f"{total - good} of the {total} hidden cards don't match. Multiply card by card.",
        f"Each time one card fewer is left, so multiply: {text} is {out_of_hundred(clear)}.",
        shrinking(good, total, cards) if cards > 1 else (),
    )
    held = sum((hand_keys(seat, view.sizes[seat]) for seat in case.asked), ()) or _keys(case)
    yield Line(capital(hands), text, out_of_hundred(clear), held, ask)
    misses = [_top_misses(case, seat) for seat in own]
    yield from misses
    yield _all_miss(case, [clear, *(line.ask.number for line in misses if line.ask)])
    if case.event != WIN:
        yield _answer(case)


def _crossed_out(case: Case) -> Iterator[Line]:
    """A hand that would have shown some names before has none of them."""
    view, seat, n = case.view, case.seat, case.n
    targets, passed = {*case.fight.targets}, {*view.passed[seat]}
    (hand, top), who, held = case.lacks, called(view, seat), hand_keys(seat, case.n)
    yield common.known_line(view)
    yield common.match_line(view, case.fight.targets, common.unseen(view))
    names = unbroken(spoken(map(plural, view.passed[seat]), "or"))
    has = f"{who} would have shown {_any(view, seat)} before"
    if targets <= passed:
        what = unbroken(spoken(map(plural, case.fight.targets), "or"))
        ask = counted(
            f"{capital(has)}. So how many {what} can be in {owner(view, seat)} hand?",
            0,
            f"{capital(who)} shows a match whenever there is one, and has only turned top cards.",
            f"{capital(has)}, so none is in {owner(view, seat)} hand.",
        )
        yield Line(f"{what} in {owner(view, seat)} hand", "crossed out", "0", held, ask)
        if not view.fresh[seat]:
            yield from _top_counts(case, seat)
            return
        yield from _outside(case, what)
        return
    left = case.total - sum(view.unseen.count(card) for card in passed)
    ask = counted(
        f"{capital(has)}. How many of the {case.total} hidden cards can be in {owner(view, seat)} hand?",
        left,
        f"Leave out the {names}.",
        f"{_are(case.total - left, case.total, names)}, so {left} may be in the hand.",
    )
    words = f"Cards that {owner(view, seat)} hand may have"
    yield Line(words, f"{case.total} − {case.total - left}", str(left), held, ask)
    good = sum(view.unseen.count(card) for card in targets - passed)
    text = none_of(good, left, n)
    ask = chance(
        f"{_match(good, f'these {left}')}. "
        f"How likely is it that none of {owner(view, seat)} {many(n, 'hand card')} does?",
        hand,
        f"{left - good} of the {left} don't match. Multiply card by card.",
        f"Each time one card fewer is left, so multiply: {text} is {out_of_hundred(hand)}.",
        shrinking(good, left, n),
    )
    yield Line(f"No match in {owner(view, seat)} hand", text, out_of_hundred(hand), held, ask)
    if view.fresh[seat]:
        outside, miss = case.total - n, case.total - n - case.good
        ask = chance(
            f"Then {'the one match is' if case.good == 1 else f'all {case.good} matches are'} among the other "
            f"{outside} cards. "
            "How likely is it that the top card doesn't match?",
            top,
            f"How many of the {outside} cards don't match? Divide by {outside}.",
            f"{miss} of the {outside} cards don't match. That is {out_of_hundred(top)}.",
        )
        words = f"{capital(owner(view, seat))} top card doesn't match"
        yield Line(words, f"{miss} out of {outside}", out_of_hundred(top), common.tops(view, (seat,)), ask)
    elif view.piled(seat):
        yield _top_misses(case, seat)
    yield _all_miss(case, [hand, top])
    if case.event != WIN:
        yield _answer(case)


def _any(view: View, seat: Seat) -> str:
    """'a DOZER or a MR. T'."""
    return unbroken(spoken(map(a, view.passed[seat]), "or"))


def _are(n: int, total: int, names: str) -> str:
    """'Two of the 30 hidden cards are JEFFs', 'None of the 30 hidden cards is left out'."""
    if not n:
        return f"You have seen all the {names.replace(' or ', ' and ')}"
    return f"{capital(few(n))} of the {total} hidden cards {'is' if n == 1 else 'are'} left out ({names})"


def _match(n: int, of: str, misses: bool = False) -> str:
    """'Two of the 30 cards match', 'One of them doesn't match'."""
    one, more = ("doesn't match", "don't match") if misses else ("matches", "match")
    return f"{n or 'None'} of {of} {one if n < 2 else more}"


def _outside(case: Case, what: str) -> Iterator[Line]:
    """No match in the hand: they are all among the other hidden cards, and the top is one of those."""
    wins = case.event == WIN
    rest, tops, whose = case.total - case.n, common.tops(case.view, (case.seat,)), owner(case.view, case.seat)
    one = case.good == 1
    ask = counted(
        f"So among how many hidden cards {'is' if one else 'are'} the {few(case.good)} {_kinds(case, what)}?",
        rest,
        f"Take {whose} {many(case.n, 'hand card')} away from the {case.total}.",
        f"{whose} {many(case.n, 'hand card')} {'is' if case.n == 1 else 'are'} not among them, "
        f"and {case.total} − {case.n} = {rest}.",
    )
    yield Line("Cards that are not in that hand", f"{case.total} − {case.n}", str(rest), tops, ask)
    part = rest - case.good if wins else case.good
    does = "doesn't match" if wins else "matches"
    ask = chance(
        f"So how likely is it that {whose} top card {does}?",
        Fraction(part, rest),
        f"How many of the {rest} cards {'do not match' if wins else 'match'}? Divide by {rest}.",
        f"{_match(part, f'the {rest} cards', wins)}. That is {out_of_hundred(Fraction(part, rest))}.",
    )
    yield Line(f"{capital(whose)} top card {does}", f"{part} out of {rest}", hundred(case.p), tops, ask)


def _kinds(case: Case, what: str) -> str:
    """'DOZERs' where there are several, and one name; else 'matches'."""
    if case.good == 1:
        return "match"
    return what if len(case.fight.targets) == 1 else "matches"
