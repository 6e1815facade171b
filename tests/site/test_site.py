"""Gallery, games and lessons as a folder of pages: whole, small, and of no other host."""

import gzip
import json
import re
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest

from tests.browser import sites
from uncle_widgets.games import GAMES
from uncle_widgets.games.plans import plans
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.daily import MONTHS
from uncle_widgets.school.daily import dates as in_month
from uncle_widgets.site import build as building
from uncle_widgets.site.build import MARK, build
from uncle_widgets.widgets.page.links import parse

GAME = "mr_t"
FIRST = 400_000
"""Bytes of everything that a page fetches before its first question, at most."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    told: list[tuple[int, int]] = []
    home = sites.site(tmp_path_factory.mktemp("site"), games=[GAME], progress=lambda *far: told.append(far))
    assert told[-1][0] == told[-1][1] == len(told)
    return home


def shown(page: Path) -> dict[str, Any]:
    found = re.search(r'id="uw-page">([^<]+)<', page.read_text("utf-8"))
    assert found
    told: dict[str, Any] = json.loads(gzip.decompress(b64decode(found[1])))
    return told


def held(file: Path) -> Any:
    return json.loads(gzip.decompress(file.read_bytes()))


def test_every_file_that_a_page_names_is_there_and_says_what_it_should(site: Path) -> None:
    game, front = shown(site / f"{GAME}.html"), shown(site / "index.html")
    lessons = [f"lesson {plan.number}" for plan in plans(GAMES[GAME])]
    assert sorted(game["files"]) == sorted(["watch", "everywhere", "rules", *lessons])
    days = front["days"]
    for name in (game["code"], front["code"], *game["files"].values(), *front["teach"].values(), *days.values()):
        assert (site / name).is_file(), name
    dates = [date for file in days.values() for date in held(site / file)["positions"]]
    assert dates == [date for month in MONTHS for date in in_month(month)]
    assert {*held(site / game["code"])} == {"esm", "css"}
    taught = held(site / front["teach"][f"{GAME} 1"])
    papers = [f"sheet {what} {paper}" for what in ("worksheet", "key", "cover") for paper in ("A4", "Letter")]
    assert sorted(taught) == sorted(["page", "quiz", *papers])
    assert all(taught[paper]["kind"] == "sheet" and "</html>" in taught[paper]["html"] for paper in papers)
    assert [taught[kind]["kind"] for kind in ("page", "quiz")] == ["page", "file"]
    assert {"mr_t predict", "mr_t count"} <= front["teach"].keys()


def test_the_links_of_its_rooms_are_those_of_a_kernel(site: Path) -> None:
    game = shown(site / f"{GAME}.html")
    assert {tab: parse(link).room for tab, link in game["links"].items()} == {
        "watch": "watch", "lessons": "lesson", "rules": "rules"
    }  # fmt: skip
    assert game["cells"]["watch"].startswith(f"uw.watch('{GAME}', ")
    doors = game["doors"]["lessons"]
    assert doors
    assert all(parse(door["link"]).room == "lesson" for door in doors.values())


def test_a_page_without_python_offers_what_it_has(site: Path) -> None:
    game = shown(site / f"{GAME}.html")
    assert [tab for tab, _ in game["head"]["tabs"]] == ["watch", "lessons", "rules"]
    assert game["head"]["fixed"] is True
    assert game["doors"]["always"] == []


def test_the_first_question_takes_less_than_it_may(site: Path) -> None:
    page = site / f"{GAME}.html"
    game = shown(page)
    for what in ("watch", "lesson 1"):
        taken = sum((site / name).stat().st_size for name in (page.name, game["code"], game["files"][what]))
        assert taken < FIRST, what


def test_answers_of_a_lesson_lie_in_no_page_before_a_teacher_asks(site: Path) -> None:
    page = held(site / shown(site / "index.html")["teach"][f"{GAME} 1"])["page"]
    text = json.dumps(shown(site / "index.html"))
    assert all(row["say"] not in text for row in page["page"]["rows"])
    assert all(part[1] not in text for part in page["page"]["after"])


def test_a_site_is_written_anew_and_nothing_else_is_written_over(site: Path, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("a letter")
    with pytest.raises(Refusal, match="an empty folder or one with an earlier site"):
        build(tmp_path, games=[], jobs=1)
    assert (tmp_path / "mine.txt").read_text() == "a letter"
    with pytest.raises(Refusal, match="nothing"):
        build(tmp_path / "other", games=["nothing"])
    assert not (tmp_path / "other").exists()
    again = tmp_path / "again"
    again.mkdir()
    (again / MARK).touch()
    (again / "old.html").touch()
    assert build(again, games=[], jobs=1).is_file()
    assert not (again / "old.html").exists()


def test_the_documentation_lies_in_the_site_from_wherever_it_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[list[str]] = []
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(building, "run", lambda command, *_: commands.append(command))
    assert building._documented(Path("_site")) == "docs/index.html"
    assert [Path(command[-1]) for command in commands] == [tmp_path.resolve() / "_site" / "docs"]
