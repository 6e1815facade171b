"""The service worker of a site: told which files there are, and what is in them, when all of them are written."""

import hashlib
import json
from pathlib import Path

from uncle_widgets.frontend import bundle, filled

WORKER = "sw.js"
REMOVER = "sw_remove.js"
"""Lies beside it: put in its place, it takes the site down in every browser that has kept it."""


def write_worker(folder: Path) -> int:
    """Write `folder`/sw.js, which keeps the files of the folder, and what removes it: the bytes of sw.js. A build
    does this last."""
    own = (WORKER, REMOVER)
    there = sorted(path for path in folder.rglob("*") if path.is_file() and path.name not in own)
    digests = {path: hashlib.sha256(path.read_bytes()).hexdigest()[:16] for path in there}
    built = {path.relative_to(folder).as_posix(): digest for path, digest in digests.items()}
    (folder / REMOVER).write_text(bundle("service_worker_remove.js"), "utf-8")
    text = json.dumps(json.dumps(built, separators=(",", ":")))[1:-1]  # within the quotes that stand there
    return (folder / WORKER).write_text(filled("service_worker.js", built=text), "utf-8")
