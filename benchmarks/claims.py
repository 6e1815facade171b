"""What is claimed: each against something beside it, with what must hold and what would be fine."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Claim:
    """`name` is MODULE.KEY: the module of `benchmarks` whose RUNS measures it, and the key there.

    `must` and `goal` are bounds of the median, in `unit`: from below, or from above where it is `at_most`.
    A claim without `must` is measured for comparison alone.
    """

    name: str
    what: str
    beside: str
    must: float | None = None
    goal: float | None = None
    unit: str = "×"
    at_most: bool = False

    @property
    def module(self) -> str:
        return self.name.partition(".")[0]

    @property
    def key(self) -> str:
        return self.name.partition(".")[2]

    def holds(self, value: float, bound: float) -> bool:
        return value <= bound if self.at_most else value >= bound


TITLES = {"uncle": "U.N.C.L.E.", "uno": "UNO", "mr_t": "Mr. T", "say_uncle": "Say Uncle", "thrush": "THRUSH"}
HUNDRED = "UNO in lockstep, 100,000 hands"
STEPS = "its step engine"
MILLION = "1,000,000 games"
COACHED = (
    ("uncle", 4),
    ("uncle", 6),
    ("say_uncle", 2),
    ("say_uncle", 4),
    ("uno", 2),
    ("uno", 4),
    ("uno", 6),
    ("uno", 10),
    ("thrush", 2),
    ("thrush", 4),
)
"""Tables at which the coach looks ahead."""

CLAIMS = (
    Claim("steps.uncle", "U.N.C.L.E. in lockstep", STEPS, 25, 60),
    Claim("steps.uno", "UNO in lockstep", STEPS, 25, 60),
    Claim("steps.say_uncle", "Say Uncle in lockstep", STEPS, 25),
    Claim("steps.mr_t", "Mr. T in lockstep", STEPS, 25),
    Claim("steps.thrush", "THRUSH in lockstep", STEPS, 25),
    Claim("limits.uncle", "U.N.C.L.E. in lockstep", "the same game in C", 0.15, 0.30),
    Claim("limits.uno", "UNO in lockstep", "the same game in C", 0.10, 0.20),
    Claim("uno_peers.bare", HUNDRED, "RLCard's bare engine", 25, 40),
    Claim("uno_peers.few", "UNO in lockstep, 10,000 hands in one call", "RLCard's bare engine", 18, 30),
    Claim("uno_peers.environment", HUNDRED, "RLCard's environment", 100, 160),
    Claim("uno_peers.crazy_eights", HUNDRED, "OpenSpiel's crazy eights in C++, one card drawn", 5, 8),
    Claim("uno_peers.one_stock", HUNDRED, "the same with one stock of cards, about half the moves"),
    Claim("uno_peers.views", "UNO step by step, a view for each move", "RLCard's environment", 1.0, 1.5),
    Claim("exact.pile", "`pile_hits` of five totals", "icepool", 10),
    Claim("exact.run", "`longest_run(10)`", "icepool", 80),
    *(
        Claim(f"growth.memory_{game}", f"{title}, {MILLION}: peak memory", "the import", 100, None, " MiB", True)
        for game, title in TITLES.items()
    ),
    *(
        Claim(f"growth.time_{game}", f"{title}, {MILLION}: time a game", "100,000 games", 1.25, None, "×", True)
        for game, title in TITLES.items()
    ),
    *(
        Claim(f"ten_thousand.{name}", f"{name}, ×10,000", "", 0.3, None, " s", True)
        for name in ("U-L2", "U-L4", "N-L1", "S-L1", "T-L2")
    ),
    *(Claim(f"ten_thousand.{name}", f"{name}, ×10,000", "", 5, None, " s", True) for name in ("M-L6", "S-L6")),
    *(
        Claim(
            f"coach.{game}_{seats}",
            f"The coach, {TITLES[game]} for {seats}: errors below 2 of 100",
            "",
            1,
            None,
            " s",
            True,
        )
        for game, seats in COACHED
    ),
    Claim("imports.package", "`import uncle_widgets`", "ipywidgets and anywidget alone", 2, None, "×", True),
    Claim("imports.rooms", "the same with every room", "ipywidgets and anywidget alone", at_most=True),
    Claim("page_render.ratio", "A page from request to table", "a page with one slider", 1.5, None, "×", True),
    Claim("site_pages.first", "first question on the site", "a Voilà page with one slider", 0.6, at_most=True),
    Claim(
        "site_pages.unwritten",
        "first question, no page written yet",
        "a game's page with a kernel",
        1,
        at_most=True,
    ),
    Claim("site_pages.arrivals", "the last of thirty at once", "", 3, unit="s", at_most=True),
    Claim("site_pages.play", "Play on the site, cold", "", 25, unit="s", at_most=True),
    Claim("play_presses.median", "A press in Play to the first frame", "", 100, None, " ms", True),
    Claim("sessions.failures", "30 sessions: failures", "", 0, None, "", True),
    Claim("sessions.answer", "30 sessions: an answer", "", 0.1, None, " s", True),
    Claim("sessions.memory", "30 sessions: memory of a kernel", "a page with one slider", 1.5, None, "×", True),
    Claim("classroom.joined", "300 phones: the last has joined", "", 3, None, " s", True),
    Claim("classroom.kept", "300 phones: a number is kept", "", 0.5, None, " s", True),
    Claim("classroom.reveal", "300 phones: the last has the answer", "", 0.5, None, " s", True),
    Claim("classroom.memory", "300 phones: memory of the server for each", "", 100, None, " kB", True),
)
