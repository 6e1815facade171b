"""In place of the process that writes the pages: files of a line each, some of which go wrong.

Each path that it is given is noted in `paths`, beside the folder, and each start in `starts`. 'crash.bin' ends it,
'fault.bin' is refused, 'slow.bin' takes a second, and all of that only until `well` lies beside the folder.
"""

import json
import os
import sys
import time
from pathlib import Path

folder = Path(sys.argv[1])
beside = folder.parent
with (beside / "starts").open("a") as starts:
    starts.write(f"{os.getpid()}\n")
if (beside / "dead").exists():
    sys.exit(3)
print(json.dumps({"parts": json.loads((beside / "parts").read_text())}), flush=True)
for line in sys.stdin:
    path = line.strip()
    with (beside / "paths").open("a") as paths:
        paths.write(f"{path}\n")
    well = (beside / "well").exists()
    if path == "crash.bin" and not well:
        os._exit(7)
    if path == "slow.bin":
        time.sleep(1)
    if path == "fault.bin" and not well:
        print(json.dumps({"path": path, "error": "OSError: the disk is full"}), flush=True)
        continue
    folder.mkdir(exist_ok=True)
    (folder / path).write_text(f"this is {path}")
    print(json.dumps({"path": path}), flush=True)
