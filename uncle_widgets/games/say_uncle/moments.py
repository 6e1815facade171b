"""Where a match of Say Uncle is decided: a call, a card that would help, a pick that tells something."""

from __future__ import annotations

from collections.abc import Iterator

from uncle_widgets.engine.game import LETTERS, Watcher
from uncle_widgets.engine.match import Match
from uncle_widgets.games.moments import Moment
from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import DEALT, best
from uncle_widgets.games.say_uncle.questions.common import hidden_keys
from uncle_widgets.games.say_uncle.questions.draft_talks import DraftTalks
from uncle_widgets.games.say_uncle.scene import joins
from uncle_widgets.games.say_uncle.state import CALL, TURN, Draft, Draw, Move, State, View
from uncle_widgets.games.say_uncle.words import called_card, in_a_row, long, run_words, the_cards

CALLED, HELPED, HELD, FIRST = 1.0, 0.6, 0.4, 0.4
"""What a call, a helpful card, a hidden card and the first look are worth to ask."""
NEWS = 2
"""After so many picks of a seat one more tells less."""

Played = Match[State, Move, View]


def frames(match: Played) -> list[int]:
    """The steps at which a frame ends."""
    last = len(match.steps) - 1
    return [*(step for step in range(last) if not joins(match, step + 1)), last]


def places(match: Played, watcher: Watcher) -> Iterator[Moment]:
    """Those of a match for one pair of eyes, in order; none for who holds no hand."""
    if not isinstance(watcher, int):
        return
    ends = frames(match)
    for frame, step in enumerate(ends[:-1]):
        view, move = match.view(step, watcher), match.moves[step]
        match view.phase:
            case "draft" if not view.table.picks and not view.options.blind_draft:
                yield from _first(match, view, frame, step)
            case "draft" if isinstance(move, Draft) and view.table.picks:
                yield from _pick(match, view, frame, step)
            case "turn":
                if move == CALL:
                    yield from _call(match, view, frame, step)
                elif move == TURN:
                    yield from _card(match, view, frame, ends[frame + 1])


def _first(match: Played, view: View, frame: int, step: int) -> Iterator[Moment]:
    """Is mine the best five?"""
    state = match.steps[step].state
    runs = [best(five) for five in state.dealt]
    run = best(view.five)
    yield Moment(
        frame=frame,
        answer=frame + 1,
        question="S-L6",
        settings={"about": "mine"},
        kind="first",
        line=f"Five cards each. Your best run is {run_words(run)}: is yours the best five?",
        stake="who starts ahead",
        worth=FIRST,
        came=max(runs) == run,
        lit=hidden_keys(view),
        who="you",
        outcome="yours was the best five"
        if max(runs) == run
        else f"{LETTERS[runs.index(max(runs))]} had a better five, with {run_words(max(runs))}",
    )


def _pick(match: Played, view: View, frame: int, step: int) -> Iterator[Moment]:
    """What does the last pick of a rival tell?"""
    seat, card = view.table.picks[-1]
    if seat == view.me or view.hidden(seat) != DEALT or len(view.table.gained(seat)) > NEWS:
        return
    posed = DraftTalks(seat=seat).arise(view)
    if posed is None:
        return
    wanted = posed.wanted
    held = tuple(other for other in wanted if other in match.steps[step].state.dealt[seat])
    none = "it" if len(wanted) == 1 else "either" if len(wanted) == 2 else "any of them"
    who = LETTERS[seat]
    yield Moment(
        frame=frame,
        answer=frame + 1,
        question="S-L4",
        settings={"seat": seat},
        kind="pick",
        line=f"{who} took the {called_card(card)}. Does {who} hold {the_cards(wanted, 'or')}?",
        stake="what the pick tells",
        worth=HELD,
        came=bool(held),
        lit=hidden_keys(view, (seat,)),
        who=who,
        outcome=f"{who} held {the_cards(held)}" if held else f"{who} did not hold {none}",
    )


def _card(match: Played, view: View, frame: int, after: int) -> Iterator[Moment]:
    """Is the next card one that makes my run longer?"""
    outs = odds.outs(view)
    turned = match.steps[after].state.table.turned
    if not outs or not isinstance(match.moves[after - 1], Draw):
        return
    run, who = best(view.hand), LETTERS[view.seat]
    came = turned in outs
    mine = "You turn" if view.seat == view.me else f"{who} turns"
    one = the_cards(outs, "or") if len(outs) < 3 else f"one of {len(outs)} cards"
    yield Moment(
        frame=frame,
        answer=frame + 1,
        question="S-L2",
        settings={"cards": 1},
        kind="card",
        line=f"{mine} a card. You need {one} for {in_a_row(run.length + 1)}.",
        stake=in_a_row(run.length + 1),
        worth=HELPED,
        simple=True,
        came=came,
        seen=True,
        lit=("stock",),
        who="the card",
        outcome=f"the card was the {called_card(turned)}",
    )


def _call(match: Played, view: View, frame: int, step: int) -> Iterator[Moment]:
    """Somebody says uncle: is mine the best hand?"""
    result = match.steps[step + 1].state.table.result
    assert result is not None
    run, mine = best(view.hand), result.winner == view.me
    caller = "You say" if result.caller == view.me else f"{LETTERS[result.caller]} says"
    have = f"{run_words(run)}, {long(run)}" if run.length > 1 else long(run)
    yield Moment(
        frame=frame,
        answer=frame + 1,
        question="S-L3",
        settings={},
        kind="call",
        line=f"{caller} uncle. You have {have}. Is your hand the best?",
        stake="2 points",
        worth=CALLED,
        came=mine,
        seen=True,
        lit=hidden_keys(view),
        who="you",
        outcome="yours was the best" if mine else f"{LETTERS[result.winner]} had the best",
    )
