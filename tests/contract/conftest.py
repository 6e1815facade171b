"""Before any of these tests: each kit is looked through for what an author may get wrong, in a second each."""

from uncle_widgets.games import GAMES

FAULTS = [f"{kit.id}: {fault}" for kit in GAMES.values() for fault in kit.check()]
assert not FAULTS, "Kit.check() finds\n" + "\n".join(FAULTS)
