"""However often a page is asked for, kernels stay within their bound, and the pages of others go on."""

import asyncio
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psutil
import pytest

from tests.server.visiting import PLAIN, Served, answered, get, kernel_in, served, socket
from uncle_widgets.server import kernels as room
from uncle_widgets.server import memory
from uncle_widgets.server.kernels import KERNEL, Full, Kernels

pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning")
PAGE = "/voila/render/other.ipynb"
FULL = "This page tries again by itself in a few seconds."


def held(server: Served) -> int:
    """Bytes that the kernels hold."""
    return memory.used([kernel.pid for kernel in server.kernels()], 0)


async def storm(server: Served, visits: int, at_once: int) -> tuple[Counter[int], int, int]:
    """Statuses of plain GETs while somebody else plays on; the most kernels and bytes at any time."""
    theirs = kernel_in(get(server.url, PAGE)[2])
    most, bytes_ = 0, 0

    def visit(_: int) -> int:
        status, headers, text = get(server.url, PAGE)
        if status == 503:
            assert FULL in text
            assert 10 <= int(headers["Retry-After"]) <= 20
            assert headers["Refresh"] == headers["Retry-After"]
        return status

    async with socket(server.url, theirs) as player:
        await answered(player)
        others = ThreadPoolExecutor(at_once)
        coming = [asyncio.wrap_future(others.submit(visit, number)) for number in range(visits)]
        while not all(one.done() for one in coming):
            await answered(player)
            most, bytes_ = max(most, len(server.kernels())), max(bytes_, held(server))
            await asyncio.sleep(0.2)
        statuses = Counter([await one for one in coming])
        await answered(player)
    others.shutdown()
    return statuses, most, bytes_


@pytest.mark.full
def test_five_hundred_visits_start_three_kernels_and_the_page_of_another_goes_on(tmp_path: Path) -> None:
    with served(tmp_path, PLAIN, "--Kernels.most=3", "--Kernels.page_within=4") as server:
        before = server.process.memory_info().rss
        statuses, most, bytes_ = asyncio.run(storm(server, 500, 20))
        assert statuses.keys() == {200, 503}
        assert statuses.total() == 500
        assert most <= 3
        assert bytes_ < 3 * 200 * 2**20
        assert server.process.memory_info().rss - before < 150 * 2**20
        until = time.monotonic() + 30
        while len(server.kernels()) > 1 and time.monotonic() < until:  # the visits that opened no socket
            time.sleep(0.1)
        assert len(server.kernels()) == 1
        assert get(server.url, PAGE)[0] == 200


@pytest.mark.soak
def test_five_hundred_visits_take_half_of_the_memory_at_hand_at_most(tmp_path: Path) -> None:
    at_hand = memory.free()
    with served(tmp_path, PLAIN) as server:
        statuses, most, bytes_ = asyncio.run(storm(server, 500, 40))
        assert statuses.total() == 500
        assert bytes_ <= at_hand / 2
        assert most <= at_hand / 2 / KERNEL + 1
        assert statuses[200] + statuses[503] == 500


@pytest.mark.full
def test_a_kernel_whose_page_opens_no_socket_ends_and_one_with_a_socket_stays(tmp_path: Path) -> None:
    async def watched(server: Served) -> None:
        seen, unseen = (kernel_in(get(server.url, PAGE)[2]) for _ in range(2))
        async with socket(server.url, seen) as page:
            await asyncio.sleep(1)
            assert get(server.url, f"/api/kernels/{unseen}")[0] == 200
            async with asyncio.timeout(30):
                while get(server.url, f"/api/kernels/{unseen}")[0] == 200:
                    await asyncio.sleep(0.2)
            await answered(page)
        await asyncio.sleep(6)  # a phone that sleeps: its page may come back
        assert get(server.url, f"/api/kernels/{seen}")[0] == 200

    with served(tmp_path, PLAIN, "--Kernels.page_within=5") as server:
        asyncio.run(watched(server))


@pytest.mark.full
def test_a_page_kept_ready_gives_its_place_to_a_visitor(tmp_path: Path) -> None:
    with served(tmp_path, PLAIN, "--Kernels.most=1", ahead="index.ipynb") as server:
        until = time.monotonic() + 30
        while not server.kernels() and time.monotonic() < until:
            time.sleep(0.1)
        assert len(server.kernels()) == 1
        assert get(server.url, PAGE)[0] == 200
        assert get(server.url, PAGE)[0] == 503


@pytest.mark.full
def test_no_more_kernels_start_at_once_than_may(tmp_path: Path) -> None:
    cells = {**PLAIN, "long": "import time; time.sleep(2)"}
    with (
        served(tmp_path, cells, "--Kernels.starts_at_once=1", "--Kernels.queue=2") as server,
        ThreadPoolExecutor(6) as visitors,
    ):
        began = time.monotonic()
        visits = [visitors.submit(get, server.url, "/voila/render/long.ipynb") for _ in range(6)]
        statuses = Counter(visit.result()[0] for visit in visits)
        assert statuses[503] >= 1, "six came while two may wait"
        assert statuses[200] >= 2
        assert time.monotonic() - began > 2 * statuses[200]


async def _place(kernels: Kernels) -> bool:
    try:
        kernels.places.discard(await kernels.place())
    except Full:
        return False
    return True


@pytest.mark.parametrize(("free", "there"), [(2 * KERNEL, True), (2 * KERNEL - 1, False)])
def test_kernels_take_half_of_what_is_at_hand(monkeypatch: pytest.MonkeyPatch, free: int, there: bool) -> None:
    monkeypatch.setattr(room.memory, "free", lambda: free)
    assert asyncio.run(_place(Kernels())) is there


def test_places_that_are_given_count_before_anything_runs_in_them(monkeypatch: pytest.MonkeyPatch) -> None:
    async def given() -> list[bool]:
        kernels = Kernels()
        found = []
        for _ in range(4):
            found.append(kernels.room())
            kernels.places.add(str(len(found)))
        return found

    monkeypatch.setattr(room.memory, "free", lambda: 2 * 3 * KERNEL)
    assert asyncio.run(given()) == [True, True, True, False]


def test_memory_is_that_of_the_container_where_it_is_less(tmp_path: Path) -> None:
    machine = memory.free(tmp_path / "none")
    assert abs(machine - psutil.virtual_memory().available) < 2**30
    for name, text in {
        "memory.max": "max",
        "memory.current": "60000000",
        "memory.stat": "inactive_file 0\n",
    }.items():
        tmp_path.joinpath(name).write_text(text)
    assert abs(memory.free(tmp_path) - machine) < 2**30
    tmp_path.joinpath("memory.max").write_text("100000000\n")
    assert memory.free(tmp_path) == 40_000_000
    tmp_path.joinpath("memory.stat").write_text("anon 7\ninactive_file 5000000\n")
    assert memory.free(tmp_path) == 45_000_000
