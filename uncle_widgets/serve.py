"""Voilà over a directory of notebooks, with the gallery at its root: what the command `uncle-widgets` starts.

`python -m uncle_widgets.serve notebooks` serves any such directory, and Voilà itself serves the same pages
(`cd notebooks && voila .`), without what `uncle_widgets/server/` adds: short addresses, '/' and '/uno', pages kept
ready, kernels that are replaced, headers. It prints the address that was asked for, alone, once the server
listens. It answers to this machine's own names and numbers, and to those in
`--Gallery.hosts='["games.example.org"]'`: a foreign page that has its own name lead here gets nothing.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tornado.netutil import bind_sockets

from uncle_widgets.refusal import Refusal
from uncle_widgets.server import homes
from uncle_widgets.server.app import Gallery

FILES = 32_768


def open_many_files() -> None:
    """Let this process open as many files as it may, and can use: a kernel takes a dozen, and 1,024 is usual."""
    try:
        import resource
    except ImportError:  # Windows sets no such limit
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    files = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    with suppress(ValueError, OSError):  # a system may promise more than it gives
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, most))


def check_free(host: str, port: int) -> None:
    """Refuses where nothing can listen; port 0 is any."""
    try:
        for one in bind_sockets(port, host):
            one.close()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Refusal(f"Port {port} is in use. Choose another one.") from None
        if error.errno in (errno.EACCES, errno.EPERM):
            raise Refusal(f"Your account may not open port {port}. Choose another one.") from None
        raise Refusal(f"Expected a host name or address of this computer, not {host!r}.") from None


def serve(root: Path, settings: Sequence[str] = (), game: str = "", teach: str | None = None) -> None:
    """Serve a directory of notebooks with its `voila.json` until stopped; `settings` are Voilà's arguments.

    Where a class is to `teach`, a token is asked of who opens it, and of no phone.
    """
    if not root.joinpath("index.ipynb").is_file():
        sys.exit(f"Expected a folder with an index.ipynb, not '{root}'.")
    try:
        homes.prepare()
    except Refusal as refusal:
        sys.exit(refusal.sentence)
    os.chdir(root)
    open_many_files()
    Gallery.launch_instance([".", *settings], game=game, teach=teach, auto_token=teach is not None)


def main(arguments: Sequence[str]) -> None:
    """The first argument is the directory; the rest go to Voilà."""
    serve(Path(arguments[0] if arguments else "notebooks"), arguments[1:])


if __name__ == "__main__":
    main(sys.argv[1:])
