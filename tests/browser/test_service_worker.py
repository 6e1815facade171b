"""The service worker of a site: it keeps to its own site, and never keeps an old page alive against its host."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import sites
from tests.browser.conftest import hosted
from tests.browser.waiting import becomes
from uncle_widgets.site.offline import REMOVER

OTHER = "<!doctype html><html lang=en><title>Another page</title><h1>Another page</h1>"
KEPT = """async () => {
    const names = await caches.keys(), all = [];
    for (const name of names) for (const one of await (await caches.open(name)).keys()) all.push(one.url);
    return all; }"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two sites with no game in them, beside each other."""
    for name in ("one", "two"):
        sites.site(tmp_path / name, games=[])
    return tmp_path


@pytest.fixture
def url(folder: Path) -> Iterator[str]:
    with hosted(folder) as url:
        yield url


def gallery(page: Page) -> None:
    expect(page.locator(".uw-gallery")).to_be_visible()


def opened(page: Page, url: str, name: str) -> None:
    """Open a site, and again when its worker has come, so that all of the page is kept."""
    page.goto(f"{url}/{name}/")
    gallery(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller?.state === 'activated'")
    page.reload()
    gallery(page)
    becomes(page, lambda: kept(page, url, name), True)


def kept(page: Page, url: str, name: str) -> bool:
    """Whether the gallery of a site, its code and its position of the day are kept."""
    found = [one for one in page.evaluate(KEPT) if one.startswith(f"{url}/{name}/")]
    return all(any(part in one for one in found) for part in ("index.html", "code/site", "/daily/"))


def test_two_sites_of_one_host_each_keep_what_is_theirs(url: str, page: Page) -> None:
    opened(page, url, "one")
    opened(page, url, "two")
    assert kept(page, url, "one")
    page.context.set_offline(True)
    for name in ("one", "two"):
        page.goto(f"{url}/{name}/")
        gallery(page)
        expect(page.locator(".day h2")).to_be_visible()


@pytest.mark.parametrize("how", ["removed", "broken", "another"])
def test_a_worker_that_is_gone_or_broken_does_not_keep_the_old_page(
    how: str, url: str, folder: Path, lone_page: Page
) -> None:
    page = lone_page  # what is not there is an error in the console
    opened(page, url, "one")
    site = folder / "one"
    shutil.rmtree(site)
    site.mkdir()
    (site / "index.html").write_text(OTHER)
    if how != "removed":
        (site / "sw.js").write_text("this is no script" if how == "broken" else OTHER)
    page.goto(f"{url}/one/")
    page.wait_for_function("navigator.serviceWorker.getRegistration('./').then((one) => !one)")
    page.goto(f"{url}/one/")
    expect(page.get_by_role("heading", name="Another page")).to_be_visible()
    assert not [one for one in page.evaluate(KEPT) if "/one/" in one]


def test_a_host_that_does_not_answer_takes_nothing_away(url: str, lone_page: Page) -> None:
    page = lone_page
    opened(page, url, "one")
    page.context.route("**/sw.js", lambda route: route.fulfill(status=503))
    page.goto(f"{url}/one/")
    gallery(page)
    page.context.set_offline(True)
    page.goto(f"{url}/one/")
    gallery(page)
    page.wait_for_timeout(500)
    assert kept(page, url, "one")


def test_the_worker_that_removes_itself_shows_what_the_host_has_now(url: str, folder: Path, page: Page) -> None:
    opened(page, url, "one")
    opened(page, url, "two")
    site = folder / "one"
    remover = (site / REMOVER).read_bytes()
    shutil.rmtree(site)
    site.mkdir()
    (site / "index.html").write_text(OTHER)
    (site / "sw.js").write_bytes(remover)
    page.goto(f"{url}/one/")
    expect(page.get_by_role("heading", name="Another page")).to_be_visible()
    page.wait_for_function("navigator.serviceWorker.getRegistration('./').then((one) => !one)")
    assert not [one for one in page.evaluate(KEPT) if "/one/" in one]
    assert kept(page, url, "two"), "and no other site's"
