"""The figures of our own players, measured again: `python -m tests.games.say_uncle.figures` prints them as data."""

from random import Random

from uncle_widgets.games.say_uncle.cards import best, longest, mask_of
from uncle_widgets.games.say_uncle.questions.bots import SEED, called_round, drafted
from uncle_widgets.probability.trials import Estimate, Tally

ROUNDS = 4_000
DRAFTS = 12_000


def measured_calls(seats: int, rounds: int = ROUNDS) -> Estimate:
    """CALLER_WINS made again."""
    rng, tally = Random(f"{SEED} calls {seats}"), Tally()
    for _ in range(rounds):
        won = called_round(seats, rng)[0]
        if won is not None:
            tally = tally.add(won)
    return tally.estimate(SEED)


def measured_drafts(seats: int, drafts: int = DRAFTS) -> dict[int, Estimate]:
    """AVERAGE made again: by the length of the first player's best run."""
    rng = Random(f"{SEED} drafts {seats}")
    tallies: dict[int, Tally] = {}
    for _ in range(drafts):
        state = drafted(seats, rng)
        runs = [best(hand) for hand in state.hands]
        length = longest(mask_of(state.hands[0]))
        tallies[length] = tallies.get(length, Tally()).add(max(runs) == runs[0])
    return {length: tallies[length].estimate(SEED) for length in sorted(tallies) if tallies[length].trials > 100}


if __name__ == "__main__":
    for n in (2, 3, 4):
        print(n, measured_calls(n))
        for row, found in measured_drafts(n).items():
            print(f"    ({n}, {row}): Estimate({found.value:.4f}, {found.error:.4f}, {found.n}, {found.seed}),")
