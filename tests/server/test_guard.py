"""Odd addresses and frames leave one line in the log; every answer says what a browser may do with it."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from socket import create_connection
from urllib.parse import urlsplit

import pytest

from tests.server.visiting import PLAIN, Served, answered, get, kernel_in, served, socket
from uncle_widgets.server.guard import CSP, policy

ODD = [
    *("/voila/templates/", "/voila/templates", "/voila/templates/lab", "/voila/templates/lab/x/y"),
    *("/voila/templates/lab/static/", "/voila/templates/nope/static/a.css", "/voila/templates/%00/static/a.css"),
    *("/voila/templates/lab/static/../../conf.json", "/voila/templates/lab/static/%2e%2e/%2e%2e/conf.json"),
    *("/voila/static/%00", "/voila/render/", "/voila/render/none.ipynb", "/voila/render/%00.ipynb"),
    *("/voila/render/%ff.ipynb", "/voila/render/../../x.ipynb", "/voila/render/other.ipynb?theme=%ff"),
    *(f"/voila/render/{'a' * 400}.ipynb", "/voila/tree/%00", "/voila/tree/none", "/voila/files/images/%00.png"),
    *("/voila/api/contents/%00", "/voila/api/contents/none", "/voila/api/themes/", "/voila/api/themes/%00"),
    *("/voila/api/themes/a/b.css", "/voila/labextensions/", "/voila/labextensions/%00", "/api/kernels"),
    *("/api/kernels/a-b-c-d-e", "/api/kernels/a-b-c-d-e/channels", "/voila/query/a-b-c-d-e", "/login", "/logout"),
    *("/voila/templates/lab/static/.", "/voila/templates/lab/static/./a.css", "/voila/static/.", "/voila/files/."),
    *("/voila/render/.", "/voila/render/./other.ipynb", "/voila/tree/.", "/voila/labextensions/.", "/static/."),
    *("/voila/api/contents/.", "/voila/api/themes/.", "/api/kernels/.", "/site/.", "/c/.", "/.", "/./", "/%2e"),
    *(
        "/voila/templates/lab/static/%2e",
        "/voila/templates/lab/static/voila",
        "/voila/static/..",
        "/voila/tree/..",
    ),
    *("/%00", "/%ff", "/%0a", "/.git/config", "/voila.json"),
]
HOSTS = "127.0.0.1", "localhost"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("guard"), PLAIN) as it:
        yield it


@pytest.fixture(scope="module")
def kernel(server: Served) -> str:
    return kernel_in(get(server.url, "/voila/render/other.ipynb")[2])


@pytest.mark.parametrize("path", ODD, ids=lambda path: path[:50])
def test_an_odd_address_is_nowhere_and_leaves_one_line(server: Served, path: str) -> None:
    before = len(server.said().splitlines())
    assert get(server.url, path)[0] == 404
    if path.startswith("/c/"):  # what is asked for a class is never logged
        assert get(server.url, "/nowhere")[0] == 404  # so that a line of the one before would be there
        assert [line.split()[2] for line in server.new_lines(before)] == ["/nowhere"]
        return
    said = server.new_lines(before)
    assert len(said) == 1, "\n".join(said)
    assert said[0].startswith("404 GET /")


@pytest.mark.parametrize(
    ("path", "status"),
    [("/voila/files/other.ipynb", 403), ("/voila/api/contents?content=7", 400), ("/voila/api/shutdown/x", 405)],
)
def test_what_may_not_be_asked_leaves_one_line(server: Served, path: str, status: int) -> None:
    before = len(server.said().splitlines())
    assert get(server.url, path)[0] == status
    assert len(server.new_lines(before)) == 1


FRAMES = [b"", b"\x00", b"\xff" * 64, "", "{", "[]", "null", '"text"', "{}", '{"channel": "shell"}', "\ud7ff" * 99]
FRAMES += ['{"channel": "shell", "header": {}}', '{"channel": "shell", "header": 7}', "[" * 100_000]


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: repr(frame[:20]))
def test_a_frame_that_is_no_message_leaves_one_line_and_the_page_of_another_goes_on(
    server: Served, kernel: str, frame: str | bytes
) -> None:
    async def sent() -> None:
        async with socket(server.url, kernel) as page, socket(server.url, kernel) as stranger:
            await answered(page)
            await answered(stranger)
            before = len(server.said().splitlines())
            await stranger.send(frame)
            async with asyncio.timeout(20):
                await stranger.wait_closed()
            assert stranger.close_code == 1007
            await answered(page)
            # pyzmq may add that a stream of the closed channels still had events
            said = [line for line in server.new_lines(before) if "closed stream" not in line]
            assert len(said) == 1, "\n".join(said)
            assert "that aren't a message" in said[0]

    asyncio.run(sent())


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/voila/tree", "/voila/render/other.ipynb", "/none", "/voila/static/voila.js"),
        *("/voila/templates/uncle_widgets/static/voila.js", "/voila/files/other.ipynb", "/voila/render/a.png"),
    ],
)
def test_every_answer_says_what_a_browser_may_do_with_it(server: Served, path: str) -> None:
    _, headers, _ = get(server.url, path)
    rules = dict(rule.split(" ", 1) for rule in headers[CSP].split("; "))
    assert (
        rules["default-src"] == rules["base-uri"] == rules["form-action"] == rules["frame-ancestors"] == "'self'"
    )
    assert rules["object-src"] == "'none'"
    for where in rules.values():
        for source in where.split():
            own = source.startswith(tuple(f"{scheme}://{host}" for scheme in ("ws", "wss") for host in HOSTS))
            assert own or source in ("'self'", "'none'", "'unsafe-inline'", "blob:", "data:"), source
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/c/", "/c/ABCD", "/c/about", "/c/ws"])
def test_a_class_is_reached_by_names_of_this_server_alone(server: Served, path: str) -> None:
    assert get(server.url, path, Host="evil.example")[0] == 403
    assert get(server.url, path, Host="192.168.1.7:8866")[0] == (400 if path == "/c/ws" else 200)


@pytest.mark.parametrize(
    ("path", "method", "host", "status"),
    [
        ("/c/ABCD", "GET", "evil.example", 403),
        ("/c/%ff", "GET", "localhost", 404),
        ("/c/AB%00CD", "GET", "localhost", 404),
        ("/c/ABCD/" + "x" * 300, "GET", "localhost", 404),
        ("/c/ABCD/x", "GET", "localhost", 404),
        ("/c/ABCD", "POST", "localhost", 405),
        ("/c/begin", "POST", "localhost", 403),
        ("/c/leave?code=ABCD", "POST", "localhost", 403),
        ("/c/mine", "DELETE", "localhost", 405),
        ("/C/ws", "GET", "localhost", 400),
    ],
)
def test_what_is_refused_of_a_class_leaves_no_line(
    server: Served, path: str, method: str, host: str, status: int
) -> None:
    """It would say who came, and to which class."""
    before = len(server.said().splitlines())
    assert get(server.url, path, method, Host=host)[0] == status
    get(server.url, "/voila/files/other.ipynb")
    (line,) = server.new_lines(before)
    assert "other.ipynb" in line


def test_what_is_no_page_may_bring_nothing(server: Served) -> None:
    assert "default-src 'none'" in get(server.url, "/voila/api/contents")[1][CSP]


def test_a_strange_host_adds_nothing_to_the_policy() -> None:
    assert policy("a b; script-src *") == policy("")
    assert "ws://games.school:8866 wss://games.school:8866" in policy("games.school:8866")


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_cookies_go_to_this_site_alone_and_by_https_only_where_the_page_came_so(
    server: Served, scheme: str
) -> None:
    _, headers, _ = get(server.url, "/voila/tree", **{"X-Forwarded-Proto": scheme})
    cookies = {cookie.partition("=")[0].partition("-")[0]: cookie for cookie in headers.get_all("Set-Cookie", [])}
    assert cookies.keys() == {"username", "_xsrf"}
    assert "SameSite=Lax" in cookies["username"]
    assert "HttpOnly" in cookies["username"]
    assert "SameSite=Strict" in cookies["_xsrf"]
    assert all(("; Secure" in cookie) is (scheme == "https") for cookie in cookies.values())


def test_a_policy_of_the_servers_own_is_kept(tmp_path: Path) -> None:
    own = "frame-ancestors https://lms.example"
    with served(tmp_path, PLAIN, f"--Voila.tornado_settings={{'headers': {{'{CSP}': '{own}'}}}}") as server:
        for path in ("/voila/tree", "/voila/static/voila.js"):
            assert get(server.url, path)[1][CSP] == own


def opened_and_silent(url: str, sent: bytes) -> float:
    """Seconds until the server closes a connection on which no more than this comes."""
    parts, begun = urlsplit(url), time.monotonic()
    with create_connection((parts.hostname, parts.port), timeout=30) as line:
        line.sendall(sent)
        while line.recv(65_536):
            pass
    return time.monotonic() - begun


HALVES = {
    "nothing": b"",
    "a part of a line": b"GET / HT",
    "a part of the head": b"GET / HTTP/1.1\r\nHost: localhost\r\nX-More: a",
    "a part of the body": b"POST /site/kernel HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nabc",
    "nothing after a page": b"GET /none HTTP/1.1\r\nHost: localhost\r\n\r\n",
}


@pytest.mark.full
def test_a_connection_on_which_nothing_comes_is_closed(tmp_path: Path) -> None:
    with served(tmp_path, PLAIN, "--Gallery.silent_after=2") as running:
        for what, sent in HALVES.items():
            assert opened_and_silent(running.url, sent) < 25, what
        assert get(running.url, "/voila/tree")[0] == 200
        assert not running.tracebacks()
