"""How long a class is kept, who counts as here, and where phones find it: with a clock that is set."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
import socket
import time
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.live.room import TOKEN, Room, room
from tests.live.test_class import A, ran
from uncle_widgets.live import network, registry
from uncle_widgets.live.classes import Class
from uncle_widgets.live.registry import DAY, Classes
from uncle_widgets.refusal import Refusal

segno = pytest.importorskip("segno")


class Heard:
    """A line that keeps what it is told."""

    mark = ""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.closed: int | None = None

    def send(self, told: str) -> None:
        self.told.append(json.loads(told))

    def close(self, code: int, reason: str) -> None:
        self.closed = code


class Clock:
    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def hall(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Classes:
    class Still:  # its ticks are the test's
        def __init__(self, *arguments: object) -> None: ...
        def start(self) -> None: ...
        def stop(self) -> None: ...

    monkeypatch.setattr(registry, "PeriodicCallback", Still)
    return Classes(tmp_path, clock)


def begun(hall: Classes) -> tuple[Class, Heard, Heard]:
    """A class, its page in front, and a phone."""
    code, key = hall.begin("")
    one = hall.find(code)
    assert one is not None
    front, ann = Heard(), Heard()
    assert one.teach(front, key)
    one.hello(ann, {"kind": "hello", "code": code, "key": A, "nick": "Ann"})
    hall.tick()
    return one, front, ann


OPEN = ("shown", "why", "deal")
WHEN = {"say": ("ask",), "yes": OPEN, "press": ("deal",), "deals": ("deal",)}
"""In which states these may be said; `answer` in all but the first and the last."""


def test_each_message_is_heard_in_its_states_and_refused_in_all_others(hall: Classes) -> None:
    one, front, ann = begun(hall)
    number = {"kind": "say", "at": 0, "vote": 1, "value": 0.4, "sure": "", "n": 1}
    spoken = {
        "say": (ann, number),
        "yes": (ann, {"kind": "yes", "at": 0, "vote": 1, "yes": False}),
        "press": (ann, {"kind": "press", "at": 0, "k": 1}),
        "deals": (front, {"kind": "deals", "at": 0, "member": 1, "shown": []}),
        "answer": (front, {"kind": "answer", "at": 0, "exact": 0.5, "shown": {}, "marks": {}}),
    }
    question = {"at": 0, "of": 1, "title": "", "span": [0, 1], "step": 0.1, "measure": "chance", "shown": {}}
    one.heard(front, {"kind": "moment", **question})

    def heard() -> set[str]:
        done = set()
        for kind, (line, message) in spoken.items():
            with suppress(Refusal):
                one.heard(line, message)
                done.add(kind)
        return done

    for to in ("door", "ask", "held", "talk", *OPEN, "end"):
        if to != "door":
            one.heard(front, {"kind": "change", "to": to, "at": 0, "vote": 1, "step": 0, "talk": 9})
        wanted = {kind for kind, states in WHEN.items() if to in states}
        assert heard() == wanted | ({"answer"} if to not in ("door", "end") else set()), to
        one.heard(front, {"kind": "room", "places": 9})


def test_who_was_not_heard_of_for_20_s_is_away_and_after_60_the_line_is_lost(hall: Classes, clock: Clock) -> None:
    one, front, ann = begun(hall)
    assert ann.told[-1] == {"kind": "count", "here": 1, "said": 0, "missing": 1, "waiting": 0, "front": True}
    clock.now += 20
    hall.tick()
    assert ann.told[-1]["here"] == 1
    clock.now += 1
    hall.tick()
    assert (ann.told[-1]["here"], ann.told[-1]["front"]) == (0, True)
    assert front.told[-1]["members"] == [{"number": 1, "nick": "Ann", "here": False, "said": False, "fresh": True}]
    clock.now += 10
    hall.tick()
    assert ann.told[-1]["front"] is False
    one.heard(front, {"kind": "here", "seq": 0})
    clock.now += 30
    hall.tick()
    assert (ann.closed, front.closed) == (1001, None)
    told = len(front.told)
    hall.tick()
    assert len(front.told) == told, "nothing changed, and nothing is said"


def test_a_class_is_gone_a_day_after_it_began_whatever_was_said_since(
    hall: Classes, clock: Clock, tmp_path: Path
) -> None:
    one, front, _ = begun(hall)
    for _ in range(2):
        clock.now += DAY / 2 - 1
        one.heard(front, {"kind": "here", "seq": 0})
        hall.tick()
    assert [path.name for path in tmp_path.glob("*.sqlite")] == [f"{one.code}.sqlite"]
    clock.now += 3
    hall.tick()
    assert [*tmp_path.iterdir()] == []
    assert hall.find(one.code) is None


def test_it_is_gone_too_if_the_server_was_down_meanwhile_though_its_file_was_touched(
    tmp_path: Path, clock: Clock, hall: Classes
) -> None:
    """Nothing deletes it while no server runs; the next one does, at once."""
    old = begun(hall)[0].code
    clock.now += DAY / 2
    new = begun(hall)[0].code
    hall.close()
    (tmp_path / f"{old}.sqlite-wal").touch()
    (tmp_path / f"{old}.sqlite").touch()
    clock.now += DAY / 2 + 1
    assert len([*tmp_path.glob("*.sqlite")]) == 2
    later = Classes(tmp_path, clock)
    assert {path.name.partition(".")[0] for path in tmp_path.iterdir()} == {new}
    clock.now += DAY
    later.tick()
    assert [*tmp_path.iterdir()] == []


def test_a_file_that_is_no_class_is_gone_a_day_after_it_was_written(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "AAAA.sqlite"
    path.write_text("not a class")
    Classes(tmp_path, clock).close()
    assert path.exists()
    os.utime(path, (clock.now - DAY - 1, clock.now - DAY - 1))
    Classes(tmp_path, clock).close()
    assert not path.exists()


def test_another_server_does_not_delete_a_class_that_is_in_use(
    hall: Classes, clock: Clock, tmp_path: Path
) -> None:
    one, front, _ = begun(hall)
    os.utime(tmp_path / f"{one.code}.sqlite", (0, 0))
    Classes(tmp_path, clock).close()
    one.heard(front, {"kind": "room", "places": 9})
    one.flush()
    assert (tmp_path / f"{one.code}.sqlite").exists()


def test_who_opens_it_again_does_not_lengthen_its_life(hall: Classes, clock: Clock, tmp_path: Path) -> None:
    one, _, _ = begun(hall)
    hall.close()
    clock.now += DAY - 60
    assert hall.find(one.code.lower()) is not None
    clock.now += 61
    assert hall.find(one.code) is None
    hall.tick()
    assert [*tmp_path.iterdir()] == []


def test_two_servers_do_not_write_in_one_book(hall: Classes, tmp_path: Path) -> None:
    one, front, _ = begun(hall)
    assert Classes(tmp_path).find(one.code) is None
    one.heard(front, {"kind": "room", "places": 9})
    one.flush()


def test_a_book_holds_40_mb_at_most_and_what_is_more_is_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def told(made: Room) -> None:
        front = await made.front()
        await front.hears("front")
        file = made.classes.here[made.code].book.file
        pages, size, kind = (
            file.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("max_page_count", "page_size", "journal_mode")
        )
        assert (pages * size <= 41_000_000, kind) == (True, "wal")
        file.execute("PRAGMA max_page_count=20")
        about = {"of": 3, "title": "", "span": [0, 1], "step": 0.01, "measure": "chance"}
        await front.say("moment", at=0, shown={"scene": "x" * 100_000}, **about)
        assert await front.no() == "That couldn't be saved. Try again."

    async def all_of_it() -> None:
        async with room(tmp_path) as made:
            await made.begin()
            await told(made)
            file = made.classes.here[made.code].book.file
            file.execute("PRAGMA max_page_count=10000")

    asyncio.run(all_of_it())
    assert [record.getMessage() for record in caplog.records] == [
        "A class could not be saved: database or disk is full"
    ]


@pytest.mark.parametrize("base", ["/", "/user/ann/"])
def test_phones_find_their_page_under_any_base_url(tmp_path: Path, base: str) -> None:
    async def all_of_it() -> None:
        async with room(tmp_path, base) as made:
            begun = await made.begin()
            assert all(one.endswith(f":{made.port}{base}c") for one in begun["addresses"])
            spaced = f"{begun['code'][:2]}%20{begun['code'][2:]}"
            for path in ("c/", *(f"c/{one}" for one in (begun["code"], begun["code"].lower(), spaced)), "C/AB-CD"):
                page = await made.ask(path)
                assert page.code == 200
                assert '<script type="module">' in page.body.decode()
            assert (await made.ask("c", follow_redirects=False)).headers["Location"] == f"{base}c/"
            assert json.loads((await made.ask("c/about")).body) == {"phones": True}
            for path in ("c/a.b", "c/begin/x", "c/%2e%2e/x"):
                assert (await made.ask(path)).code == 404
            await (await made.phone("Ann")).hears("you")

    asyncio.run(all_of_it())


def test_the_phones_page_is_sent_squeezed_and_once(tmp_path: Path) -> None:
    async def all_of_it() -> None:
        async with room(tmp_path) as made:
            plain = await made.ask("c/", decompress_response=False)
            small = await made.ask("c/", decompress_response=False, headers={"Accept-Encoding": "br, gzip"})
            assert gzip.decompress(small.body) == plain.body
            assert len(small.body) <= 92_000
            again = await made.ask("c/ABCD", headers={"If-None-Match": small.headers["Etag"]})
            assert (again.code, again.body) == (304, b"")
            assert "Set-Cookie" not in plain.headers
            policy = plain.headers["Content-Security-Policy"]
            assert policy.endswith(f"connect-src 'self' ws://127.0.0.1:{made.port} wss://127.0.0.1:{made.port}")
            odd = await made.ask("c/", headers={"Host": "a;script-src *"})
            assert "script-src *" not in odd.headers.get("Content-Security-Policy", "")
            assert "default-src 'none'; script-src 'sha256-" in policy

    asyncio.run(all_of_it())


def test_a_code_is_of_letters_that_are_not_mistaken_and_its_picture_is_small(tmp_path: Path) -> None:
    assert len(registry.LETTERS) == len({*registry.LETTERS}) == 28
    assert not {*"IOSZ0125"} & {*registry.LETTERS}

    async def told(made: Room) -> None:
        begun = await made.begin()
        assert re.fullmatch(f"[{registry.LETTERS}]{{4}}", begun["code"])
        assert re.fullmatch("[0-9a-f]{32}", begun["key"])
        assert begun["words"] == ""
        assert [*begun["qr"]] == begun["addresses"]
        (svg,) = {*begun["qr"].values()} if len(begun["qr"]) == 1 else {begun["qr"][begun["addresses"][0]]}
        assert 'viewBox="0 0 29 29"' in svg, "25 modules, and two of white on each side"

    ran(tmp_path, told)


def asked(host: str, scheme: str = "http") -> Any:
    return type("Asked", (), {"host": host, "protocol": "http", "headers": {"X-Forwarded-Proto": scheme}})()


def test_the_likeliest_address_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_addresses", lambda: ["192.168.1.20", "10.0.0.7"])
    reached = network.reached
    assert reached(asked("localhost:8866"), "/") == ["192.168.1.20:8866/c", "10.0.0.7:8866/c"]
    assert reached(asked("10.0.0.7:8866"), "/") == ["10.0.0.7:8866/c", "192.168.1.20:8866/c"]
    assert reached(asked("[::1]:8866"), "/") == ["192.168.1.20:8866/c", "10.0.0.7:8866/c"]
    games = reached(asked("Games.School.example", "https"), "/user/ann/")
    assert games[0] == "games.school.example/user/ann/c"
    monkeypatch.setattr(network, "own_addresses", list)
    assert reached(asked("localhost:8866"), "/") == ["localhost:8866/c"]


def test_the_picture_is_of_the_address_as_a_phone_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    class Drawn:
        def svg_inline(self, **options: object) -> str:
            return "<svg>"

    monkeypatch.setattr(segno, "make", lambda text, **options: made.append(text) or Drawn())
    network.codes(asked("x"), ["192.168.1.20:8866/c"], "AB3C")
    network.codes(asked("x", "https"), ["games.example/user/ann/c"], "AB3C")
    assert made == ["HTTP://192.168.1.20:8866/C/AB3C", "https://games.example/user/ann/c/AB3C"]


def test_without_segno_the_address_stands_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "segno", None)
    assert network.codes(asked("x"), ["192.168.1.20:8866/c"], "AB3C") == {}


def test_own_addresses_are_those_of_the_network_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    found = network.own_addresses()
    assert len(found) == len({*found})
    assert not [one for one in found if one.startswith(("127.", "169.254.", "0."))]

    def nowhere(*arguments: object) -> Any:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket, "socket", nowhere)
    assert {*network.own_addresses()} <= {*found}


NETS = {
    "lo": ("127.0.0.1", "255.0.0.0", None, True),
    "tun0": ("10.8.0.6", "255.255.255.255", "10.8.0.5", True),
    "wg0": ("10.66.0.2", "255.255.255.0", None, True),
    "utun3": ("192.168.77.2", "255.255.255.0", "192.168.77.1", True),
    "tailscale0": ("100.101.3.4", "255.255.255.255", None, True),
    "Corporate VPN": ("172.20.1.9", "255.255.255.0", None, True),
    "docker0": ("172.17.0.1", "255.255.0.0", None, True),
    "eth0": ("192.168.5.5", "255.255.255.0", None, False),
    "eth1": ("203.0.113.9", "255.255.255.0", None, True),
    "usb0": ("169.254.7.7", "255.255.0.0", None, True),
    "wlan0": ("192.168.1.20", "255.255.255.0", None, True),
    "eth2": ("10.0.0.7", "255.0.0.0", None, True),
}
"""By interface: number, mask, the other end of a tunnel, whether it is up."""


@pytest.mark.parametrize(
    ("usual", "first"),
    [
        ("10.8.0.6", ["192.168.1.20", "10.0.0.7"]),
        ("10.0.0.7", ["10.0.0.7", "192.168.1.20"]),
        ("", ["192.168.1.20"]),
    ],
)
def test_a_rooms_network_comes_before_a_vpn_whichever_the_system_prefers(
    usual: str, first: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    psutil = pytest.importorskip("psutil")

    class Asked:
        def __init__(self, *arguments: object) -> None: ...
        def __enter__(self) -> Asked:
            return self

        def __exit__(self, *arguments: object) -> None: ...
        def connect(self, where: object) -> None:
            if not usual:
                raise OSError("Network is unreachable")

        def getsockname(self) -> tuple[str, int]:
            return usual, 9

    def one(address: str, mask: str, end: str | None) -> Any:
        return SimpleNamespace(family=socket.AF_INET, address=address, netmask=mask, ptp=end)

    addresses = {name: [one(*about)] for name, (*about, _) in NETS.items()}
    up = {name: SimpleNamespace(isup=isup) for name, (*_, isup) in NETS.items()}
    monkeypatch.setattr(socket, "socket", Asked)
    monkeypatch.setattr(psutil, "net_if_addrs", lambda: addresses)
    monkeypatch.setattr(psutil, "net_if_stats", lambda: up)
    found = network.own_addresses()
    assert found[: len(first)] == first
    assert found[2] == "203.0.113.9", "then a public number, and after it the tunnels"
    assert {*found[3:]} == {"10.8.0.6", "10.66.0.2", "192.168.77.2", "100.101.3.4", "172.20.1.9"}


def test_the_teacher_is_told_where_phones_do_not_come(tmp_path: Path) -> None:
    async def all_of_it() -> None:
        async with room(tmp_path) as made:
            headers = {"Authorization": f"token {TOKEN}", "Content-Type": "application/json"}
            begin = next(rule for rule in made.rules if rule[0].endswith("begin"))
            begin[2]["ip"] = "localhost"
            told = json.loads((await made.ask("c/begin", "POST", body='{"lesson": ""}', headers=headers)).body)
            assert told["words"] == network.ALONE

    asyncio.run(all_of_it())
