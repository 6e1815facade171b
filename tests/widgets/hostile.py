"""Links, records and messages as nobody of ours would send them: from a seed, so that a fault can be had again."""

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import uncle_widgets as uw
from uncle_widgets.engine.match import Match
from uncle_widgets.games.kit import Kit
from uncle_widgets.widgets.page.messages import Told
from uncle_widgets.widgets.page.wire import Message, declared

NAMES = ("self", "kind", "game", "predict", "question", "players", "seed", "seats", "names", "watcher", "eyes", "step",
         "guess", "lesson", "length", "order", "trial_seed", "options", "values", "link", "__class__", "max_turns")  # fmt: skip
TEXTS = ("", "0", "1", "-1", "9" * 12, "9" * 5_000, "1e999", "nan", "true", "None", "²", "٣", "%", "%00", "%ff", "%20",
         "everything", "none", "expert", "expert," * 9, "\ud800", "\0", "<script>", "1/0", "0x1", "'", "x" * 300)  # fmt: skip
VALUES: tuple[Any, ...] = (None, True, False, 0, 1, -1, 3, 10**6, 10**30, 10**4000, 0.5, 3.0, float("nan"), float("inf"), [], {}, [[]],
                           [1] * 99, {"kind": "move"}, {"a": {"b": []}}, [[0, "1/2", "think", ""]], *TEXTS)  # fmt: skip
MESSAGES = [cls for cls in Message.__subclasses__() if cls not in get_args(Told)]
KINDS = sorted({cls.kind for cls in MESSAGES})
FIELDS = sorted({name for cls in MESSAGES for name, _, _ in declared(cls)})


def short(kit: Kit[Any]) -> Match[Any, Any, Any]:
    """A match of which little has been played."""
    game = kit.game(kit.seats[0], kit.short)
    return uw.play_out(game, players="random", seed=3).back(12)


def samples(kit: Kit[Any]) -> list[str]:
    """A link to each room and records of a game, as they are right."""
    match = short(kit)
    page = uw.dashboard(kit.id, seats=kit.seats[0], seed=7)
    found = [uw.watch(match).link, match.record(), match.json(), page.head.link]
    for tab in [tab for tab, _ in page.head.tabs if tab != "watch"]:
        page.tab = tab
        found.append(page.head.link)
    page.close()
    return found


def spoiled(text: str, rng: Random) -> str:
    """The same with one to three things wrong with it."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        words = text.split(" ")
        at = rng.randrange(len(words))
        match rng.randrange(9):
            case 0:
                words[at : at + 1] = []
            case 1:
                words.insert(at, f"{rng.choice(NAMES)}={rng.choice(TEXTS)}")
            case 2:
                words[at] = f"{words[at].partition('=')[0]}={rng.choice(TEXTS)}"
            case 3:
                words.insert(at, words[rng.randrange(len(words))])
            case 4:
                words[at] = rng.choice(TEXTS)
            case 5:
                words += [words[at]] * rng.choice((2, 40, 2_000))
            case 6:
                letter = rng.randrange(len(text) + 1)
                words = [text[:letter] + rng.choice('p1:= ,%²\n{}[]"') + text[letter + rng.randrange(3) :]]
            case 7:
                words = [text[: rng.randrange(len(text) + 1)]]
            case 8:
                other = rng.randrange(len(words))
                words[at], words[other] = words[other], words[at]
        text = " ".join(words)
    return text


def messages(rng: Random) -> Iterator[dict[str, Any]]:
    """What a page might send to a piece, without end."""
    while True:
        fields = rng.sample(FIELDS, rng.randrange(6))
        yield {"kind": rng.choice(KINDS), **{name: rng.choice(VALUES) for name in fields}}
