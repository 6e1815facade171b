"""Firefox and WebKit (Safari's engine), each as a page that a test takes in hand and that keeps watch over itself.

    with ENGINES["webkit"](tmp_path) as page:
        page.open(f"{voila_url}/voila/render/uncle.ipynb")
        page.click('[data-k="step.forward"]')
        assert not page.complaints()

Chromium's tests use Playwright, which drives builds of these two that it patches itself. These are the
browsers as Debian ships them: Firefox by WebDriver BiDi, WebKitGTK's MiniBrowser by its own driver, on a
screen that nobody sees. Pointer and keys are the browser's own: a press goes to whatever lies at that
place. All their requests but those to 127.0.0.1 end at a listener of ours, which notes them.

With --install, `python -m tests.browser.engines` gets what is missing, where root may install.
"""

import base64
import json
import os
import shutil
import subprocess
import sys
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import Any, Self
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websocket import WebSocketException, create_connection

from tests.browser import chromium
from tests.browser.conftest import DESKTOP, abroad, free_port

MINIBROWSER = "MiniBrowser"
PACKAGES = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
"""Debian's package of each program; the driver's brings MiniBrowser with WebKit itself."""
SCREEN = "1400x1000x24"
ENTER = "\ue006"
"""What WebDriver calls the Enter key beside the letters."""

# Where to press: a place within the first visible element at which nothing else lies.
PLACE = """(() => {
  const all = [...document.querySelectorAll(%s)].filter((e) => e.checkVisibility() && e.getClientRects().length);
  for (const element of all) {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.15, 0.8], [0.5, 0.15], [0.5, 0.85]]) {
      const x = Math.round(left + width * across), y = Math.round(top + height * down);
      const hit = document.elementFromPoint(x, y);
      if (hit && element.contains(hit)) return [x, y];
    }
  }
  return null;
})()"""
# What a page says against itself, from here on. An error in WebKit has no message in its stack.
RECORD = """(() => {
  const found = window.complaints = [], told = console.error;
  const say = (kind, ...what) => found.push([`${kind}:`, ...what.map((w) => (w?.stack ? `${w} ${w.stack}` : w))].join(" "));
  console.error = (...words) => { say("console", ...words); told(...words); };
  addEventListener("error", (event) => event instanceof ErrorEvent
    ? say("uncaught", event.message, event.error) : say("not loaded", event.target.src ?? event.target.href), true);
  addEventListener("unhandledrejection", (event) => say("uncaught", event.reason));
})()"""
RECORDED = "window.complaints?.splice(0) ?? []"


class EngineError(Exception):
    """The browser could not do what it was asked to."""


def program(name: str) -> str:
    """Where it lies; MiniBrowser is not on PATH. The error names the package to install."""
    if found := shutil.which(name):
        return found
    raise EngineError(f"Expected {name} for the tests in Firefox and WebKit: apt install {PACKAGES[name]}.")


def minibrowser() -> str:
    """The newest of those that Debian keeps beside its libraries."""
    found = sorted(Path("/usr/lib").glob(f"*/webkit2gtk-*/{MINIBROWSER}"))
    if not found:
        raise EngineError(f"Expected {MINIBROWSER} under /usr/lib: apt install {PACKAGES['WebKitWebDriver']}.")
    return str(found[-1])


class Elsewhere:
    """The proxy for all but this machine: it notes what was asked for, and answers nothing."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        asked = self.asked

        class Handler(StreamRequestHandler):
            def handle(self) -> None:
                line = self.rfile.readline(4000).decode(errors="replace").strip()
                asked.append(f"asked another machine: {line}")

        self.server = ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.port: int = self.server.server_address[1]

    def __enter__(self) -> Self:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()


@contextmanager
def running(*command: str, **kwargs: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A program while it is needed."""
    process = subprocess.Popen(command, **kwargs)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def patiently(connect: Callable[[], Any], name: str) -> Any:
    """What it gives, as soon as there is something at the other end."""
    until = time.monotonic() + 60
    while True:
        try:
            return connect()
        except (OSError, WebSocketException) as error:
            if time.monotonic() > until:
                raise EngineError(f"{name} does not answer.") from error
            time.sleep(0.1)


class Page(ABC):
    """A page of one browser, alone in it: what is kept from one page to the next goes with the browser."""

    def __init__(self, home: Path) -> None:
        """Start it; `home` is an empty folder, for whatever the browser keeps."""
        self.noted: list[str] = []
        with ExitStack() as stack:
            self.start(home, stack)
            self.resize(DESKTOP)
            self.open_things = stack.pop_all()

    @abstractmethod
    def start(self, home: Path, stack: ExitStack) -> None:
        """Start the browser; what is entered in `stack` ends with it."""

    @abstractmethod
    def go(self, url: str) -> None:
        """Begin to go there."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """The value of an expression of JavaScript, as JSON has it; a promise's when it is kept."""

    @abstractmethod
    def act(self, *sources: Mapping[str, Any]) -> None:
        """What pointer and keys do, as WebDriver's actions."""

    @abstractmethod
    def resize(self, size: tuple[int, int]) -> None:
        """The width and height of the page, in CSS pixels."""

    @abstractmethod
    def picture(self, path: Path) -> None:
        """The page as it is seen, as PNG."""

    @abstractmethod
    def note(self) -> None:
        """Add to `noted` what the page has done that it should not have done."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with self.open_things, suppress(EngineError):
            self.go("about:blank")  # as a reader leaves: the page tells its kernel to end
            self.wait("location.href === 'about:blank'")

    def open(self, url: str) -> None:
        """Go there, and return as soon as the new page is begun."""
        self.evaluate("window.left = true")
        self.go(url)
        self.wait("!window.left && location.href !== 'about:blank'")

    def complaints(self) -> list[str]:
        """What it has done since the last call that it should not have done."""
        self.pause(0.2)  # for what is on its way
        self.note()
        found, self.noted = self.noted, []
        return found

    def pause(self, seconds: float) -> None:
        self.evaluate(f"new Promise((done) => setTimeout(done, {1000 * seconds}))")

    def wait(self, expression: str, seconds: float = 60) -> Any:
        """Until it is true; its value then."""
        until = time.monotonic() + seconds
        error: EngineError | None = None
        while time.monotonic() < until:
            try:
                if value := self.evaluate(expression):
                    return value
            except EngineError as now:  # between two pages
                error = now
            time.sleep(0.1)
        raise AssertionError(f"{expression} did not come true in {seconds} s.") from error

    def text(self, selector: str) -> str:
        """The words of the first such element; none where there is none."""
        return str(self.evaluate(f"document.querySelector({json.dumps(selector)})?.textContent ?? ''"))

    def shown(self, selector: str, seconds: float = 60) -> None:
        """Wait for such an element that can be seen."""
        every = f"[...document.querySelectorAll({json.dumps(selector)})]"
        self.wait(f"{every}.some((e) => e.checkVisibility() && e.getClientRects().length > 0)", seconds)

    def click(self, selector: str) -> None:
        """Press the first such element that can be pressed."""
        x, y = self.wait(PLACE % json.dumps(selector), 20)
        move = {"type": "pointerMove", "x": x, "y": y}
        press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.act({"type": "pointer", "id": "mouse", "actions": [move, *press]})

    def type(self, selector: str, text: str) -> None:
        """Press a field that is empty, and type."""
        self.click(selector)
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self.act({"type": "key", "id": "keyboard", "actions": keys})


class Firefox(Page):
    """Firefox by WebDriver BiDi, without a window.

    Watched from the first byte: requests of the page, its sockets included, to another machine or answered with
    a failure; what its console calls an error; what nobody caught.
    """

    SETTINGS = """
        user_pref("network.proxy.type", 1);
        user_pref("network.proxy.http", "127.0.0.1");
        user_pref("network.proxy.http_port", {port});
        user_pref("network.proxy.ssl", "127.0.0.1");
        user_pref("network.proxy.ssl_port", {port});
        user_pref("network.proxy.no_proxies_on", "127.0.0.1");
        """

    def start(self, home: Path, stack: ExitStack) -> None:
        elsewhere = stack.enter_context(Elsewhere())  # Firefox itself asks for much, of which this takes no note
        home.joinpath("user.js").write_text(self.SETTINGS.format(port=elsewhere.port))
        port = free_port()
        command = ["--headless", "--no-remote", "--profile", str(home), f"--remote-debugging-port={port}"]
        log = stack.enter_context(home.joinpath("log").open("w"))
        stack.enter_context(running(program("firefox-esr"), *command, stdout=log, stderr=log))
        address = f"ws://127.0.0.1:{port}/session"
        self.line = patiently(lambda: create_connection(address, timeout=120, suppress_origin=True), "Firefox")
        stack.callback(self.line.close)
        self.count = 0
        self.send("session.new", capabilities={})
        events = ["log.entryAdded", "network.beforeRequestSent", "network.responseCompleted"]
        self.send("session.subscribe", events=events)
        self.context = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        """Ask, and hear what happens until the answer comes."""
        self.count += 1
        self.line.send(json.dumps({"id": self.count, "method": method, "params": params}))
        while True:
            heard = json.loads(self.line.recv())
            if heard["type"] == "event":
                self.hear(heard["method"], heard["params"])
            elif heard["id"] == self.count:
                if heard["type"] == "error":
                    raise EngineError(f"{method}: {heard['message']}")
                return dict(heard["result"])

    def hear(self, event: str, params: Mapping[str, Any]) -> None:
        if event == "log.entryAdded":
            if params["level"] == "error":
                kind = "console" if params["type"] == "console" else "uncaught"
                self.noted.append(f"{kind}: {params['text']}")
            return
        url = params["request"]["url"]
        if event == "network.beforeRequestSent" and abroad(url):
            self.noted.append(f"asked another machine: {url}")
        if event == "network.responseCompleted" and params["response"]["status"] >= 400:
            self.noted.append(f"{params['response']['status']}: {url}")

    def go(self, url: str) -> None:
        self.send("browsingContext.navigate", context=self.context, url=url, wait="none")

    def evaluate(self, expression: str) -> Any:
        code = f"(async () => JSON.stringify(await ({expression})))()"
        target = {"context": self.context}
        told = self.send(
            "script.evaluate", expression=code, target=target, awaitPromise=True, userActivation=False
        )
        if told["type"] == "exception":
            raise EngineError(told["exceptionDetails"]["text"])
        value = told["result"].get("value")
        return None if value is None else json.loads(value)

    def act(self, *sources: Mapping[str, Any]) -> None:
        self.send("input.performActions", context=self.context, actions=sources)

    def resize(self, size: tuple[int, int]) -> None:
        viewport = {"width": size[0], "height": size[1]}
        self.send("browsingContext.setViewport", context=self.context, viewport=viewport, devicePixelRatio=1)

    def picture(self, path: Path) -> None:
        path.write_bytes(
            base64.b64decode(self.send("browsingContext.captureScreenshot", context=self.context)["data"])
        )

    def note(self) -> None:
        """Nothing to do: what happened was heard before the answer to the last command."""


class WebKit(Page):
    """WebKitGTK's MiniBrowser by its driver, as wide and high as the page.

    Watched: at the proxy, from the first byte, every request to another machine, sockets included; and in the
    page, from a moment after it is begun (in Voilà before its first cell has run), `console.error`, what
    nobody caught, promises that nobody kept, and scripts, styles and pictures that did not load.
    """

    def start(self, home: Path, stack: ExitStack) -> None:
        self.elsewhere = stack.enter_context(Elsewhere())
        command = [program("Xvfb"), "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]
        screen = stack.enter_context(running(*command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL))
        assert screen.stdout
        number = stack.enter_context(screen.stdout).readline().decode().strip()
        env = {**os.environ, "DISPLAY": f":{number}", "HOME": str(home), "NO_AT_BRIDGE": "1"}
        log = stack.enter_context(home.joinpath("log").open("w"))
        port = free_port()
        driver = [program("WebKitWebDriver"), f"--port={port}"]
        stack.enter_context(running(*driver, env=env, stdout=log, stderr=log))
        self.address = f"http://127.0.0.1:{port}"
        patiently(lambda: self.call("GET", "/status"), "WebKitWebDriver")
        proxy = f"--proxy=http://127.0.0.1:{self.elsewhere.port}"
        arguments = ["--automation", "--full-screen", proxy, "--ignore-host=127.0.0.1"]
        browser = {"binary": minibrowser(), "args": arguments}
        wanted = {"pageLoadStrategy": "none", "webkitgtk:browserOptions": browser}
        session = self.call("POST", "/session", capabilities={"alwaysMatch": wanted})
        self.address += f"/session/{session['sessionId']}"
        stack.callback(self.call, "DELETE", "")

    def call(self, method: str, path: str, **body: Any) -> Any:
        """A command of WebDriver's, and its value."""
        data = json.dumps(body).encode() if method == "POST" else None
        try:
            with urlopen(Request(self.address + path, data, method=method), timeout=120) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise EngineError(f"{path}: {json.load(error)['value']['message']}") from error

    def go(self, url: str) -> None:
        self.call("POST", "/url", url=url)

    def open(self, url: str) -> None:
        self.note()
        super().open(url)
        self.evaluate(RECORD)

    def evaluate(self, expression: str) -> Any:
        return self.call("POST", "/execute/sync", script=f"return ({expression})", args=[])

    def act(self, *sources: Mapping[str, Any]) -> None:
        self.call("POST", "/actions", actions=sources)

    def resize(self, size: tuple[int, int]) -> None:
        self.call("POST", "/window/rect", width=size[0], height=size[1])
        self.wait(f"innerWidth === {size[0]} && innerHeight === {size[1]}", 10)

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self.call("GET", "/screenshot")))

    def note(self) -> None:
        self.noted += [*self.evaluate(RECORDED), *self.elsewhere.asked]
        self.elsewhere.asked.clear()


ENGINES: Mapping[str, type[Page]] = {"firefox": Firefox, "webkit": WebKit}


def missing() -> list[str]:
    """Debian's packages of the programs that are not there."""
    return [package for name, package in PACKAGES.items() if not shutil.which(name)]


def main() -> int:
    if "--install" in sys.argv and missing():
        print(f"Getting {' '.join(missing())}", flush=True)
        chromium.carry_out(chromium.debian(*missing()))
    for package in missing():
        print(f"Expected {package} for the tests in Firefox and WebKit: apt install {package}.", file=sys.stderr)
    return 1 if missing() else 0


if __name__ == "__main__":
    sys.exit(main())
