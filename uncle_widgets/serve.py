"""`python -m uncle_widgets.serve notebooks`: Voilà over a directory, with the gallery at its root.

Voilà itself serves the same pages (`cd notebooks && voila .`); this adds the short address and
prints it, alone, once the server listens.
"""

import os
import sys
from pathlib import Path
from typing import Any

from tornado.ioloop import IOLoop
from tornado.web import RedirectHandler
from voila.app import Voila

from uncle_widgets.games import GAMES

GALLERY = "voila/render/index.ipynb"


class Gallery(Voila):
    def init_handlers(self) -> list[Any]:
        root = self.server_url if self.server_url.endswith("/") else f"{self.server_url}/"
        to = {"url": f"{self.base_url.rstrip('/')}/{GALLERY}", "permanent": False}
        handlers: list[Any] = super().init_handlers()
        return [(root, RedirectHandler, to), *handlers]

    def listen(self) -> None:
        IOLoop.current().add_callback(lambda: print(f"The gallery is open at {self.display_url}", flush=True))
        super().listen()


def main(arguments: list[str]) -> None:
    """The first argument is the directory of notebooks and of `voila.json`; the rest go to Voilà."""
    root = Path(arguments[0] if arguments else "notebooks")
    if not root.joinpath("index.ipynb").is_file():
        sys.exit(f"Expected a directory with an index.ipynb, not '{root}'.")
    os.chdir(root)
    ready = "|".join(("index", *list(GAMES)[:1]))  # a kernel waits for the gallery and for the first game
    preheat = rf"--VoilaKernelManager.preheat_denylist=.*/(?!({ready})\.ipynb$)[^/]*$"
    Gallery.launch_instance([".", "--no-browser", "--Voila.log_level=ERROR", preheat, *arguments[1:]])


if __name__ == "__main__":
    main(sys.argv[1:])
