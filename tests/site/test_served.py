"""The files that a server writes, each by itself: what comes first says the same as the whole that follows."""

import gzip
import json
import re
from base64 import b64decode
from typing import Any

import pytest

from tests.browser import sites
from uncle_widgets.games import GAMES
from uncle_widgets.site import served
from uncle_widgets.site.served import FIRST, Part
from uncle_widgets.site.serving import made

MARK = "1.2.3-0123456789abcdef"
PARTS = served.parts(MARK)
LESSON = ("uncle", "lesson 8")
ALIKE = ("certain", "untried", "tries")
"""What is no question or answer: trials are dealt for the whole alone."""


def held(part: Part) -> Any:
    return json.loads(gzip.decompress(made(part, MARK)))


def shown(part: Part) -> dict[str, Any]:
    found = re.search(r'id="uw-page">([^<]+)<', made(part, MARK).decode())
    assert found
    told: dict[str, Any] = json.loads(gzip.decompress(b64decode(found[1])))
    return told


def panels(saved: dict[str, Any], places: list[int]) -> list[dict[str, Any]]:
    """Panels put together, without their trials."""
    pool = saved["pool"]
    return [
        {
            name: [pool[k] for k in column[at]] if isinstance(column[at], list) else pool[column[at]]
            for name, column in saved["panels"].items()
            if column[at] is not None and name not in ALIKE
        }
        for at in places
    ]


def test_every_file_that_a_page_names_is_one_of_the_parts() -> None:
    front, game, hall = shown(Part("home")), shown(Part("game", "uno")), shown(Part("class"))
    assert [*front["days"]] == [f"{month:02}" for month in range(1, 13)]
    named = [front["code"], *front["teach"].values(), *front["days"].values()]
    named += [game["code"], *game["files"].values(), hall["code"]]
    named += [one[name] for row in hall["games"] for one in row["lessons"] for name in ("file", "first")]
    assert set(named) <= PARTS.keys()
    assert not any(page["offline"] for page in (front, game, hall))
    assert game["kernel"] == served.KERNEL


def test_the_first_parts_are_those_that_are_soon_done() -> None:
    soon = [part.soon for part in PARTS.values()]
    assert soon == sorted(soon, reverse=True)
    games = [part.game for part in PARTS.values() if part.kind == "game"]
    assert games == [*GAMES]
    assert {part.name for part in PARTS.values() if not part.soon and part.game == "uncle"} >= {
        "watch",
        "everywhere",
    }


@pytest.mark.full
def test_the_first_of_a_lesson_has_its_positions_and_the_whole_draws_them_in_the_same_places() -> None:
    first = held(Part("data", LESSON[0], LESSON[1] + FIRST))
    whole = json.loads(gzip.decompress(sites.kept(LESSON)[2]))
    assert len(first["courses"]) == 1
    one, other = first["courses"][0], whole["courses"][0]
    assert len(first["table"]["pool"]) <= len(whole["table"]["pool"])
    assert whole["table"]["pool"][: len(first["table"]["pool"])] == first["table"]["pool"]
    assert one["laid"] == other["laid"]
    for before, after in zip(one["positions"], other["positions"], strict=True):
        assert panels(first, before["panels"]) == panels(whole, after["panels"])
    assert any("tries" in name for name in whole["panels"])
    assert not any("tries" in name for name in first["panels"])


@pytest.mark.full
@pytest.mark.parametrize("game", ["uncle"])
def test_the_first_of_a_game_has_its_stops(game: str) -> None:
    first = held(Part("data", game, f"watch{FIRST}"))
    whole = json.loads(gzip.decompress(sites.kept((game, "watch"))[2]))
    assert first["table"] == whole["table"]
    for seat, stops in whole["stops"].items():
        for before, after in zip(first["stops"][seat], stops, strict=True):
            assert panels(first, [before["panel"]]) == panels(whole, [after["panel"]])
