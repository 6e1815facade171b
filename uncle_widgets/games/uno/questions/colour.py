"""N-L4: which colour to name for a Wild, before and after what a player did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import COLOUR, COLOURS, WILD, Card
from uncle_widgets.games.uno.questions import common, steps, trials
from uncle_widgets.games.uno.state import View, has_passed
from uncle_widgets.games.uno.words import COLOUR_WORDS as WORDS
from uncle_widgets.games.uno.words import shown_top
from uncle_widgets.games.words import AT_LEAST_ONE, called, capital, capped, complement, count, hundred, wrong
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.growing import Cases
from uncle_widgets.probability.pictures import FrequencyGrid, Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent

LEAST = Fraction(1, 50)
"""Of the hands so many at least must be left after a pass, or it is not read."""

NEXT = "Count the cards that the next player could play, and divide by all the cards that you can't see."
"""The idea for a single card."""
PASSED = "First cross out every card that would have fitted. Then count only the cards that are left."
"""The idea after a pass."""


@dataclass(frozen=True)
class WhichColour(Question[View]):
    """N-L4: what does a named colour give the next player? `read` 'passed': not even on the card on top."""

    id: ClassVar[str] = "N-L4"
    title: ClassVar[str] = "Which colour should I name?"
    name: ClassVar[str] = "Which colour?"
    when: ClassVar[str] = "when someone may play a Wild and you can't see the next player's hand"
    concept: ClassVar[str] = "updating on what a player did"
    misconception: ClassVar[str] = "always name the colour you hold most of"
    colour: str = setting("", "Name", {})
    read: str = setting("any", "Suppose", {}, supposes=True)

    @property
    def model(self) -> Model:
        if self.read == "passed":
            words = (
                "We suppose that the next player always plays when a card fits. So after a pass, none of that "
                "player's cards fits on the top card."
            )
            return Model("never miss", words)
        return Model("value-blind", common.ANY_CARDS)

    def arise(self, view: View) -> Filled[View] | None:
        if not common.on(view) or len(view.table.order) < 2:
            return None
        me, copies, live = common.actor(view), view.copies, common.live(view)
        seat, held = view.table.after(me), WILD in (view.hands[me] or ())
        size = view.table.counts[seat]
        if view.hands[seat] is not None or not size or not (held or copies[WILD]):
            return None
        cards = copies if held else common.without(copies, WILD)
        whole = sum(cards.values())
        if whole < size:  # every unseen Wild is in that hand
            return None

        def without_a_fit() -> Fraction:
            """The share of the hands that are left after a pass on the top card."""
            return 1 - at_least_one(common.fit(live, cards), whole, size)

        told = has_passed(view, seat) and without_a_fit() >= LEAST
        passed, bag = told and self.read == "passed", cards
        if passed:
            out = common.fitting(live)
            bag = {card: 0 if card in out else n for card, n in cards.items()}
        hand, now, who, top = view.hands[me] or (), view.table.colour, LETTERS[seat], shown_top(view)
        holds = {colour: sum(COLOUR[card] == colour for card in hand) for colour in COLOURS} if hand else {}
        longest = max(COLOURS, key=holds.__getitem__) if hand else now
        colour = self.colour if self.colour in COLOURS else longest
        total, good = sum(bag.values()), common.fit(colour, bag)
        p, act = at_least_one(good, total, size), "go out" if size == 1 else "play"

        def gives(bag: Mapping[Card, int]) -> dict[str, Fraction]:
            """The chance that each colour gives a hand from these cards."""
            n = sum(bag.values())
            return {colour: at_least_one(common.fit(colour, bag), n, size) for colour in COLOURS}

        def prior() -> Fraction:
            """The answer if a pass told nothing."""
            return at_least_one(common.fit(colour, cards), whole, size)

        def knobs() -> tuple[Knob, ...]:
            have = "you have" if me == view.me else f"{LETTERS[me]} has"
            names = {c: WORDS[c] + (f" ({have} {holds[c] or 'none'})" if holds else "") for c in COLOURS}
            name = self.knob("colour", value=colour, choices=names)
            reads = {"any": f"nothing about {who}'s hand", "passed": f"{who} couldn't play on {top}"}
            read = self.knob("read", value="passed" if passed else "any", choices=reads)
            return (name, read) if told else (name,)

        def words() -> str:
            start = (
                f"{who} couldn't play on {top}, drew a card and couldn't play that one either. " if passed else ""
            )
            plays = "you play a Wild and name" if me == view.me else f"{LETTERS[me]} plays a Wild and names"
            if me != view.me or view.seat != me or not held:
                start += f"{'Now suppose' if passed else 'Suppose'} {plays} {WORDS[colour]}"
            else:
                start += f"{f'Now {plays}' if passed else capital(plays)} {WORDS[colour]}"
            start += f"{', and' if passed else '.'} {who} holds {count(size) if size > 1 else 'one card'}."
            return f"{start} How likely is it that {who} can {f'{act} with it' if size == 1 else act}?"

        def derivation() -> Derivation:
            lines: tuple[Line, ...]
            last: tuple[Line, ...]
            lit, word = common.held_keys(view, seat), WORDS[colour]
            first = common.unseen_line(view, "" if held else "1 for the Wild that is played")
            these = f"the {whole} cards you can't see" if held else f"the other {whole} cards you can't see"
            some = f"{who} can {act}{f' on {word}' if size > 1 else ''}"
            hands = f"100 hands {who} might hold{' now' if passed else ''}"
            row = steps.Row(size, total, good, hands, "hand", some, f"can {who} {act}", lit)
            other = complement(who, size, total, good, "a card that fits", lit) if size > 1 else ()
            asks = f"So how likely is it that {who} can go out?"
            if passed:
                lines = (
                    first,
                    steps.fit_line(live, cards, these, passed=True),
                    steps.left_line(bag, colour, whole - total),
                )
                last = (steps.share_line(some, asks, [good], total, lit),)
                if size > 1:
                    last = steps.one_by_one(row, ask_first=False)
                return Derivation((*lines, *last), other=other, idea=PASSED)
            if size > 1:
                lines = first, steps.fit_line(colour, cards, these), *steps.one_by_one(row)
                return Derivation(lines, other=other, idea=AT_LEAST_ONE)
            wild = steps.of_colour(cards, "")
            none = "" if wild else " (no other wild card is left)"
            lines = first, steps.colour_line(cards, colour, f"How many {word} cards can't you see?", none)
            if wild:
                wilds = "How many wild cards can't you see?" if held else "How many wild cards might that card be?"
                lines += (steps.colour_line(cards, "", wilds, aside=not held),)
            told = f"You can't see {whole} cards in all." if held else f"{who}'s card may be any of {whole}."
            share = steps.share_line(some, f"{told} {asks}", [good - wild, wild], whole, lit)
            return Derivation((*lines, share), idea=NEXT)

        def once(rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
            can, dealt = trials.follows(view, seat, common.listed(cards), colour, passed, rng)
            return can, common.turned(view, seat, dealt)

        def mistakes() -> tuple[Mistake, ...]:
            words = "Four colours aren't four equal chances. Count the cards you can't see."
            one, share = f"{good}/{total}", Fraction(good, total)
            found = [
                Mistake("alike", "One in four", Fraction(1, 4), words),
                Mistake(
                    "added",
                    f"{size} × {one}",
                    capped(size * share),
                    "Adding counts a hand with two cards that fit twice.",
                ),
                Mistake("one", one, share, f"That's for one card. {who} holds {size}."),
            ][: 3 if size > 1 else 1]  # with one card there is nothing to add
            if passed:
                words = f"That forgets the pass. {who} has none of the cards that would have fitted."
                return wrong(p, *found, Mistake("news", "Without the pass", prior(), words))
            only = odds.has_colour(colour, cards, size)
            words = f"{who} can play a wild card too."
            return wrong(p, *found, Mistake("part", "Without wild cards", only, words))

        asks = {
            "alike": "Did you say one in four because there are four colours?",
            "part": f"Did you count only the {WORDS[colour]} cards, without the wild cards?",
            "sure": f"Did you say 0 because you hold the {WORDS[colour]} cards yourself?",
            "seen": f"Did you go higher because you've seen so many {WORDS[colour]} cards?",
            "news": f"Did you leave out that {who} couldn't play on {top}?",
            "added": f"Did you add up the chances of {who}'s cards?",
            "one": "Did you use the chance for a single card?",
        }

        def pictures() -> tuple[Picture, ...]:
            if not passed:
                title = "A hundred hands"
                return common.hands_that_can_play(title, good, total, size) if size > 1 else ()
            if p in (0, 1):
                return ()
            kept, fits = without_a_fit(), f"contain a card that fits on {WORDS[colour]}"
            caption = f"{who} couldn't play on {top}, so the hands that could have are crossed out."
            return (
                FrequencyGrid(
                    "Cross out the hands that could have played", caption,
                    kept * p, prior() - kept * p, kept * (1 - p), 1 - prior() - kept * (1 - p),
                    "100 hands from the cards you can't see", fits, "contain none", fits,
                ),
            )  # fmt: skip

        def slots() -> Mapping[str, str]:
            chances = gives(cards)
            best = min(COLOURS, key=chances.__getitem__)
            least = f"With {WORDS[best]} it's {percent(chances[best])}, the lowest of the four."
            return {
                "next": called(view, seat),
                "cards": count(size) if size > 1 else "one card",
                "act": act,
                "longest": WORDS[longest],
                "longest_gives": percent(chances[longest]),
                "least": "No other colour is lower." if chances[longest] == chances[best] else least,
                "top": top,
                "current": WORDS[now],
                "current_gives": percent(chances[now]),
                "colour": WORDS[colour],
                "exact": hundred(p),
            }

        apart = "" if held else " One hidden Wild is put aside, because it's the one being played."
        cases = f"possible {'cards' if size == 1 else 'hands'} for {who}{' now' if passed else ''}"
        return Filled(
            self,
            view,
            answer=p,
            once=once,
            growing=lambda: Cases((f"can {act}", f"can't {act}", "crossed out")) if passed else None,
            words=words,
            given=lambda: common.given_by(view) + apart,
            derivation=derivation,
            model=lambda: (self if passed else self.at(read="any")).model,
            cases=cases,
            event="contain a card that fits" if act == "play" else f"let {who} {act}",
            asks=asks,
            struck=f"{who} could have played on {top}" if passed else "",
            knobs=knobs,
            parts=lambda: common.play_parts(good, total, size),
            mistakes=mistakes,
            pictures=pictures,
            slots=slots,
        )
