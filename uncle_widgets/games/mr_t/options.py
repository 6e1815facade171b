"""What may be set in the Mr. T card game."""

from __future__ import annotations

from dataclasses import dataclass

from uncle_widgets.engine.options import YES_NO, Written, option
from uncle_widgets.games.mr_t.cards import DECK_WORDS, DECKS, read_deck, write_deck

WRITTEN = Written(read_deck, write_deck, DECK_WORDS, (DECKS["B"], DECKS["C"], read_deck("J5,D5,B5,K5,T4")))

COLLECTED = {"shuffle": "shuffled", "table_order": "in the order they lay"}
ABLE = {"last_able": "that player", "carry": "nobody, the cards stay"}
LEFT = {"nobody": "nobody gets them", "own_space": "the owner of the space"}
TIES = {"shared": "all tied players win", "showdown": "one more showdown"}


@dataclass(frozen=True)
class Options:
    """The rulings that a table may choose; `rules.md` says why each default."""

    deck: tuple[tuple[str, int], ...] = option(
        DECKS["A"], WRITTEN, "G1", "The deck (our assumption, because no rulebook lists the cards)"
    )
    collect: str = option("shuffle", COLLECTED, "G6", "How cards that were won go under the pile")
    showdown_exhausted: str = option(
        "last_able", ABLE, "G11", "Who wins a showdown if only one player can still play"
    )
    end_board: str = option("nobody", LEFT, "G14", "Who gets the cards left on the board at the end")
    tie: str = option("shared", TIES, "G15", "What happens after a tie")
    playout: bool = option(False, YES_NO, "G17", "Play on until one player has all the cards")
    max_flips: int = option(20_000, (1, 100_000), "G24", "Number of flips after which the game is stopped")
