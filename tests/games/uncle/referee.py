"""A second referee, written from the rulebook alone: it shares no line with uncle_widgets.

It reads the one-line record with a parser of its own, keeps piles as plain lists, and returns
the chips, the winners and what it saw on the way. It raises Foul at the first breach.
"""

from __future__ import annotations

from dataclasses import dataclass, field


class Foul(Exception):
    """The record breaks a rule at this move (counted from 1)."""


@dataclass
class Verdict:
    chips: list[int]
    pot: int
    winners: list[int]
    ended: bool
    turns: int
    reshuffles: int = 0
    totals: list[int] = field(default_factory=list)
    tie_rounds: int = 0
    short_paid: bool = False


def judge(record: str) -> Verdict:
    """Follow `record` (text form) to its last move."""
    heading, moves_text = record.split(": ", 1) if ": " in record else (record.rstrip(":"), "")
    words = dict(word.split("=") for word in heading.split()[1:])
    seats, pot = int(words["seats"]), int(words["pot_chips"])
    lazy = words.get("reshuffle") == "lazy"
    tie_rule = words.get("tie_break", "full_deck")
    longest = int(words.get("max_turns", 5000))
    moves = [(text[0], int(text[1:])) for text in moves_text.split()]

    def new_pack() -> list[int]:
        return [value for value in (1, 2, 3, 4, 5, 6) for _ in range(7)]

    at = 0

    def take(kind: str, source: list[int]) -> int:
        """The next move, which must be of this kind and in `source`; the card leaves `source`."""
        nonlocal at
        letter, card = moves[at]
        at += 1
        if letter != kind or card not in source:
            raise Foul(at)
        source.remove(card)
        return card

    def spent() -> bool:
        return at == len(moves)

    stock, aside, pile = new_pack(), [], []
    hands: list[list[int]] = [[] for _ in range(seats)]
    verdict = Verdict([0] * seats, pot, [], False, 0)
    for n in range(3 * seats):
        if spent():
            return verdict
        hands[n % seats].append(take("d", stock))
    player = 0
    while verdict.pot and verdict.turns < longest:
        if spent():
            return verdict
        card = take("p", hands[player])
        pile.append(card)
        verdict.turns += 1
        total = sum(pile)
        verdict.totals.append(total)
        if total in (10, 20, 30, 40, 50):
            due = total // 10
            verdict.short_paid = verdict.short_paid or due > verdict.pot
            paid = min(due, verdict.pot)
            verdict.chips[player] += paid
            verdict.pot -= paid
        if total >= 50:
            aside.extend(pile)
            pile = []
        if not verdict.pot:
            break
        if spent():
            return verdict
        if lazy and not stock:
            stock, aside = aside, []
            verdict.reshuffles += 1
        hands[player].append(take("d", stock))
        if not lazy and not stock:
            stock, aside = aside, []
            verdict.reshuffles += 1
        player = (player + 1) % seats
    if verdict.pot:  # broken off
        verdict.ended = True
    else:
        best = [s for s in range(seats) if verdict.chips[s] == max(verdict.chips)]
        box = new_pack() if tie_rule == "full_deck" else stock
        gone: list[int] = []
        while len(best) > 1 and tie_rule != "shared":
            verdict.tie_rounds += 1
            shown = []
            if tie_rule == "full_deck":
                box, gone = new_pack(), []
            for _ in best:
                if not box:
                    box = new_pack()
                    for card in gone:
                        box.remove(card)
                if spent():
                    return verdict
                shown.append(take("d", box))
                gone.append(shown[-1])
            best = [s for s, card in zip(best, shown, strict=True) if card == max(shown)]
        verdict.winners, verdict.ended = best, True
    if not spent():
        raise Foul(at + 1)
    return verdict
