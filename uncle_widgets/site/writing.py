"""The process beside a server that writes its pages: `python -m uncle_widgets.site.writing FOLDER VERSION`.

It says first which files there are, {"parts": {path: whether it is soon done}}, in the order in which they are
best written (see `served.py`). Then it reads paths from its input, one a line, and writes each. After each it
says {"path": ...}, or {"path": ..., "error": why}. All of that is JSON, a line each. It ends with its input: so
with its server, however that ends.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any, TextIO

GENTLE = 10
"""How far the work that takes long gives way to the server beside it, as `nice` counts."""


def heard(into: Queue[str]) -> None:
    for line in sys.stdin:
        into.put(line.rstrip("\n"))
    os._exit(0)  # nobody waits for what is under way


def work(folder: Path, mark: str, asked: Queue[str], out: TextIO) -> None:
    from uncle_widgets.site.served import parts

    def say(**told: Any) -> None:
        print(json.dumps(told), file=out, flush=True)

    known = parts(mark)
    say(parts={path: part.soon for path, part in known.items()})
    from uncle_widgets.filing import write
    from uncle_widgets.site.serving import made

    gentle = False
    while True:
        path = asked.get()
        if not gentle and not known[path].soon and hasattr(os, "nice"):
            gentle = bool(os.nice(GENTLE))  # from here on nobody waits for a first question
        try:
            data = made(known[path], mark)
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            write(folder / path, data)
        except Exception as error:  # whatever goes wrong with one file, the others are written
            say(path=path, error=f"{type(error).__name__}: {error}"[:300])
        else:
            say(path=path)


def main(folder: str, mark: str) -> None:
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    sys.stdout = sys.stderr  # what anything else prints is no answer
    asked: Queue[str] = Queue()
    Thread(target=heard, args=(asked,), daemon=True).start()
    work(Path(folder), mark, asked, out)


if __name__ == "__main__":
    main(*sys.argv[1:])
