"""T-L7: somebody is about to look at a Chief. Is it their own?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import ClassVar

from uncle_widgets.engine.game import EVERYTHING, LETTERS
from uncle_widgets.games.scene import Face, Trace, traced
from uncle_widgets.games.thrush.board import Place
from uncle_widgets.games.thrush.cards import CHIEFS, WORDS
from uncle_widgets.games.thrush.questions.common import unlooked
from uncle_widgets.games.thrush.questions.own_why import Known, not_looked_at, some_seen
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.words import few, out_of_100
from uncle_widgets.games.words import spoken, subtraction, wrong
from uncle_widgets.probability.filled import Filled, Trial
from uncle_widgets.probability.growing import Cases
from uncle_widgets.probability.pictures import WholeTree
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Mistake, Model, Node, Part


@dataclass(frozen=True)
class IsItTheirs(Question[View]):
    """About the Chief that another is about to look at, as long as nobody has robbed, exchanged or paid."""

    id: ClassVar[str] = "T-L7"
    title: ClassVar[str] = "Is it their own Chief?"
    name: ClassVar[str] = "Is it theirs?"
    when: ClassVar[str] = "when another player is about to look at a Chief"
    concept: ClassVar[str] = "conditional probability"
    misconception: ClassVar[str] = "it's half because it's theirs or it isn't, or it's “due” after many looks"
    bots: ClassVar[str] = "greedy"
    one_trial: ClassVar[str] = "deal the hidden cards"
    at_chance: ClassVar[bool] = True
    model: ClassVar[Model] = Model("own", "We suppose that players always take their own Chief and no other.")

    def arise(self, view: View) -> Filled[View] | None:
        seat, board = view.seat, view.board
        if view.phase != "look" or view.me in (seat, EVERYTHING) or view.options.exchange_peek:
            return None
        rivals = [held for other, held in enumerate(view.table.held) if other != view.me]
        if view.table.held[seat] or max(rivals) > 1 or any(card != view.mine for card in view.hand):
            return None
        log = [*view.log]
        faces = {e.place: e.card for e in log if e.what == "look" and e.seat == view.me and e.card is not None}
        mine = next((place for place, card in faces.items() if card == view.mine), "")
        stolen = any(e.what == "take" and e.place == mine and e.seat != view.me for e in log)
        if stolen or any(e.what in ("swap", "steal", "pay") for e in log):
            return None
        lies = tuple(chief for chief, on in zip(board.chiefs, view.table.chiefs, strict=True) if on)
        here, not_looked = board.pointers[view.table.place], unlooked(view, seat)
        if here not in not_looked - {mine}:
            return None

        # Cards lie on the spaces `lies`: theirs may be on some of them, others they `left`. The watcher has seen
        # `faces`, their own on `mine` or ''. What they `looked` at may also be yours, or taken later.
        who, chiefs = LETTERS[seat], len(board.chiefs)
        may = [place for place in lies if place in not_looked and place != mine]
        left = [place for place in lies if place not in (*may, mine)]
        seen = [place for place in lies if place in faces and place != mine]
        unseen = [place for place in lies if place not in faces]
        looked = [*dict.fromkeys(e.place for e in log if e.what == "leave" and e.seat == seat)]
        taken = sum(rivals)
        own = chiefs - (view.mine is not None) - taken  # the Chiefs that theirs is one of
        # of a deal: the chance that theirs lies on a space, and so on all that they have not looked at
        each = Fraction(own - len(seen), own * len(unseen)) if unseen else Fraction(0)

        def chance(place: Place) -> Fraction:
            """That their own lies there, before anything is known of their looks."""
            return Fraction(1, own) if place in seen else each

        total = sum(map(chance, may), Fraction(0))
        p = chance(here) / total

        def given() -> Iterator[str]:
            """What they have looked at, what the watcher has seen, and what is not counted."""
            them = f"has looked at {spoken(looked)} and left {'it' if len(looked) == 1 else 'them'} there"
            yield f"{who} {them if looked else 'has never looked at a Chief before'}."
            if took := [(e.seat, e.place) for e in log if e.what == "take" and e.seat != view.me]:
                yield f"{spoken(f'{LETTERS[other]} took the Chief on {place}' for other, place in took)}."
            if met := [place for place in board.chiefs if place in faces and place != mine]:
                none = "it wasn't" if len(met) == 1 else "none of them was"
                yield f"You've looked at {spoken(met)}, and {none} yours."
            if mine:
                yield f"Yours is on {mine}." if mine in lies else "You have yours."
            if view.mine is not None and not faces:
                yield "You haven't looked at any Chief."
            if any(e.what == "leave" and e.seat not in (seat, view.me) for e in log):
                yield "What the other players left doesn't count here."

        def derivation() -> Derivation:
            if not seen or each in (0, Fraction(1, own)):
                except_mine = mine if mine in lies and mine not in looked else ""
                return replace(not_looked_at(who, here, may, left, except_mine), tree=tree())
            less = [
                words for n, words in ((view.mine is not None, "yours"), (taken, "those that others took")) if n
            ]
            known = Known(who, here, own, spoken(less), tuple(seen), tuple(unseen), tuple(may))
            start = subtraction(chiefs, ((int(view.mine is not None), "yours"), (taken, "taken by others")))
            return replace(some_seen(known, start, chiefs), tree=tree())

        def tree() -> Node:
            """Where their own Chief lies, whatever they have looked at."""
            at = chance(here)
            rows = (here, at), ("elsewhere", total - at), (f"where {who} looked", 1 - total)
            return Node(f"{who}'s own Chief", None, "", tuple(Node(words, q) for words, q in rows if q))

        def pictures() -> tuple[WholeTree, ...]:
            caption = f"In 100 deals, cross out those with {who}'s own Chief where {who} has already looked."
            found = WholeTree("Cross out what was left", caption, tree(), (here,), (f"where {who} looked",))
            return () if total == 1 else (found,)

        def once(rng: Random) -> Trial:
            """The Chiefs that you have not seen are dealt, and each rival gets an assignment: what was taken must
            be the taker's, and none that they left."""
            dealt = dict(faces)
            rest = [card for card in range(chiefs) if card not in dealt.values()]
            rng.shuffle(rest)
            for place in board.chiefs:
                if place not in dealt:
                    dealt[place] = rest.pop()
            took = [dealt[e.place] for e in log if e.what == "take"]
            theirs = rng.choice([card for card in range(chiefs) if card != view.mine and card not in took])
            card = dealt[here]
            others = [dealt[e.place] for e in log if e.what == "take" and e.seat != view.me]
            face = Trace(Face(text=CHIEFS[card], glyph=WORDS[card]), here, card == theirs)
            stands = theirs not in {dealt[place] for place in left}
            stands = stands and (view.mine is None or view.mine not in others)
            return card == theirs if stands else None, traced([face])

        def slips() -> Iterator[Mistake]:
            yield Mistake(
                "half", "Said half", Fraction(1, 2), "Two possible answers don't have to be equally likely."
            )
            yield Mistake("alike", "All spaces alike", Fraction(1, len(may)),
                          "Your own Chief can only be on a space you haven't seen.")  # fmt: skip
            if left:
                forgotten = Fraction(1, len(lies))
                yield Mistake(
                    "struck", "Forgot the looks", forgotten, f"A Chief that {who} left isn't {who}'s own."
                )
            if looked:
                due = Fraction(len(looked) + 1, chiefs)
                within = f"That's the chance of finding it within {few(len(looked) + 1, 'look')}."
                yield Mistake("due", "Thought it was due", due, within)

        def asks() -> dict[str, str]:
            return {
                "half": "Did you say half because it either is or isn't?",
                "alike": "Did you treat all spaces as equally likely?",
                "struck": f"Did you forget where {who} has already looked?",
                "due": "Did you go higher because it's “due” by now?",
            }

        struck = f"{who} or another player would have taken a Chief that was left" if left or taken else ""
        return Filled(
            self,
            view,
            answer=p,
            once=once,
            growing=lambda: Cases((f"{who}'s own", "another Chief", "crossed out")) if struck else None,
            words=f"{who} is about to look at the Chief on {here}. How likely is it that it's {who}'s own?",
            given=lambda: " ".join(given()),
            derivation=derivation,
            cases="games like this",
            event=f"have {who}'s own Chief on {here}",
            asks=asks,
            struck=struck,
            parts=lambda: (Part(f"{who}'s own", p, 1), Part("another Chief", 1 - p, 0)),
            pictures=pictures,
            # n Chiefs; k not looked at by them; own, s, u: Chiefs that may be theirs, seen, on spaces not seen
            quantities={"n": chiefs, "k": len(may), "own": own, "s": len(seen), "u": len(unseen)},
            mistakes=lambda: wrong(p, *slips()),
            slots=lambda: {
                "who": who,
                "here": here,
                "own": few(own, "Chief"),
                "may": few(len(may), "space"),
                "seen": _open(len(seen), who),
                "exact": out_of_100(p),
            },
        )


def _open(seen: int, who: str) -> str:
    """What the Chiefs tell that the watcher has seen."""
    often = f"a little more likely to be {who}'s than a Chief that could still be yours"
    if not seen:
        return f"What you see will count too: a Chief that isn't yours is {often}."
    if seen == 1:
        return f"What you've seen counts too: you know one Chief that isn't yours, so it's {often}."
    return f"What you've seen counts too: you know {few(seen, 'Chief')} that aren't yours, so each is {often}."
