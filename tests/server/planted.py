"""A kernel that fails the first time it is started, in the way that is asked for; a plain one after that.

    python planted.py <way> <a file that is made at the first start> <connection file>

start: it never gets ready. answer: it is ready, and answers no cell. dies: it ends at once. never: as `start`,
every time.
"""

import os
import signal
import sys
import time

from ipykernel.ipkernel import IPythonKernel
from ipykernel.kernelapp import IPKernelApp


class Speechless(IPythonKernel):
    async def do_execute(self, *_: object, **__: object) -> dict[str, object]:
        time.sleep(600)
        return {}


def main(way: str, started: str, connection: str) -> None:
    try:
        os.close(os.open(started, os.O_CREAT | os.O_EXCL))
        first = True
    except FileExistsError:
        first = way == "never"
    if first and way in ("start", "never"):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # else it would say where it was interrupted
        time.sleep(600)
    if first and way == "dies":
        sys.exit(1)
    kernel = Speechless if first else IPythonKernel
    IPKernelApp.launch_instance(["-f", connection], kernel_class=kernel)


if __name__ == "__main__":
    main(*sys.argv[1:])
