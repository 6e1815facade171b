"""The service worker of a site: told which files there are, and what is in them, when all of them are written."""

import hashlib
import json
from pathlib import Path

from uncle_widgets.static import read

WORKER = "sw.js"


def write_worker(folder: Path) -> int:
    """Write `folder`/sw.js, which keeps the files of the folder; its bytes. The last thing that a build does."""
    there = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != WORKER)
    digests = {path: hashlib.sha256(path.read_bytes()).hexdigest()[:16] for path in there}
    built = {path.relative_to(folder).as_posix(): digest for path, digest in digests.items()}
    text = json.dumps(json.dumps(built, separators=(",", ":")))
    return (folder / WORKER).write_text(read("site_sw.js").replace('"{built}"', text), "utf-8")
