"""`uncle-widgets`, or `python -m uncle_widgets`: the gallery and its games as web pages, from this machine."""

from __future__ import annotations

import os
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

from uncle_widgets import __version__, filing
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import known
from uncle_widgets.games.plans import plans
from uncle_widgets.refusal import Refusal, whole

AUTO, LIGHT, DARK = "auto", "light", "dark"
VOILA = (
    "Please install Voilà, which serves the pages: "
    'python -m pip install "voila>=0.5.8,<0.6" "jupyter_server>=2.14,<3" "ipykernel>=6.29" "psutil>=5.9" '
    '"segno>=1.6,<2"'
)
"""As Windows' own shell reads it too, wherever the package came from."""
SITE = 'python -m pip install "jupyter_server>=2.14,<3"'
MORE = """Options after -- go to Voilà. To serve a class under a host name of this computer:
  uncle-widgets --host 0.0.0.0 -- --Gallery.hosts='["games.example.org"]'"""


class Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def command() -> Parser:
    parser = Parser(
        "uncle-widgets",
        description="Serve the gallery of games as web pages, and print its address.",
        epilog=MORE,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--port", help="port to listen on (8866, or another one if that is in use)")
    parser.add_argument("--host", help="host name or address of this computer to listen on; 0.0.0.0 for all")
    parser.add_argument("--game", default="", help=f"print the address of one game: {', '.join(GAMES)}")
    parser.add_argument(
        "--teach",
        nargs="?",
        const="",
        metavar="GAME",
        help="start a class with phones, on all networks of this computer",
    )
    parser.add_argument("--lesson", metavar="N", help="with --teach GAME: the number of the lesson")
    parser.add_argument("--theme", default=AUTO, help="light, dark or auto (as each reader's device is set)")
    parser.add_argument("--pages", help="most pages open at a time (as many as fit in half of the free memory)")
    parser.add_argument(
        "--site", default="", metavar="DIR", help="write the pages to this folder for a web host; start no server"
    )
    parser.add_argument(
        "--no-python", action="store_true", help="with --site: leave out Play, so that the pages need no Python"
    )
    parser.add_argument("--kernel", default="", help=SUPPRESS)  # the server's own: pages that play
    parser.add_argument("--open", action="store_true", help="open the address in a browser")
    parser.add_argument("--version", action="version", version=__version__)
    return parser


def asked(parser: Parser, arguments: Sequence[str]) -> Namespace:
    """What the arguments ask for; the first wrong one is refused."""
    found, strange = parser.parse_known_args(arguments)
    if strange:
        raise Refusal(
            f"Expected one of the options that --help lists, or Voilà's own after --, not {strange[0]!r}."
        )
    if found.port is not None:
        found.port = whole("--port", int(found.port) if found.port.isdecimal() else found.port, 1, 65_535)
    if found.pages is not None:
        found.pages = whole("--pages", int(found.pages) if found.pages.isdecimal() else found.pages, 1, 10_000)
    if found.game:
        known(GAMES, found.game)
    if found.teach:
        known(GAMES, found.teach)
    if found.lesson is not None:
        if not found.teach:
            raise Refusal("Expected --lesson together with --teach and a game.")
        number = int(found.lesson) if found.lesson.isdecimal() else found.lesson
        found.lesson = whole("--lesson", number, 1, len(plans(GAMES[found.teach])))
    if found.theme not in (AUTO, LIGHT, DARK):
        raise Refusal(f"Expected --theme to be {AUTO}, {LIGHT} or {DARK}, not {found.theme[:20]!r}.")
    return found


def taught(found: Namespace) -> str | None:
    """The class that is asked for, as a link; '' for one whose lesson is chosen on its page, None for none."""
    if not found.teach:
        return None if found.teach is None else ""
    return f"class/2 {found.teach} lesson={found.lesson or 1}:"


def write_site(folder: str, kernel: str, no_python: bool) -> None:
    """Write the pages to that folder, and say where they begin.

    With a `kernel` they are a server's own, which answers meanwhile: the work gives way to it.
    """
    if kernel and hasattr(os, "nice"):
        os.nice(10)
    from uncle_widgets.site.build import build
    from uncle_widgets.widgets.saved.export import bar_for

    python = None
    if not kernel and not no_python:
        if not find_spec("jupyter_server"):
            raise Refusal(f"A site with Python needs another package. Install it, or use --no-python. {SITE}")
        from jupyter_core.paths import jupyter_data_dir

        python = Path(jupyter_data_dir()) / "uncle_widgets" / "python"
    bar = bar_for(folder)
    try:
        home = build(folder, kernel=kernel, python=python, jobs=1 if kernel else None, progress=bar)
    finally:
        if bar:
            bar.close()
    print(f"The gallery is in {home}. You can put its folder on any web host.")


def main() -> None:
    """Serve until stopped; one sentence and the exit code 2 where an argument is wrong."""
    own, rest = sys.argv[1:], []
    if "--" in own:
        end = own.index("--")
        own, rest = own[:end], own[end + 1 :]
    parser = command()
    try:
        found = asked(parser, own)
        if found.site:
            write_site(found.site, found.kernel, found.no_python)
            return
        if not all(map(find_spec, ("voila", "ipykernel", "psutil"))):
            sys.exit(VOILA)
        from uncle_widgets import serve
        from uncle_widgets.server import homes
        from uncle_widgets.server.files import usual_folder

        homes.prepare()
        host = found.host or ("localhost" if found.teach is None else "0.0.0.0")
        serve.check_free(host, found.port or 0)
    except Refusal as refusal:
        parser.error(refusal.sentence)
    settings = {
        "Gallery.site": str(usual_folder()),
        "Voila.ip": host if host != "localhost" else "",
        "Voila.port": found.port,
        "Voila.port_retries": found.port and "0",
        "Kernels.most": found.pages,
        "theme": found.theme if found.theme != AUTO else "",
        "Voila.open_browser": found.open,
    }
    said = {one.partition("=")[0] for one in rest}  # goes before ours
    ours = [f"--{name}={value}" for name, value in settings.items() if value and f"--{name}" not in said]
    serve.serve(filing.notebooks(), [*ours, *rest], found.game, taught(found))


if __name__ == "__main__":
    main()
