"""How much memory there is for kernels, in bytes: the machine's, or the container's where that is less."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import psutil

CONTAINER = Path("/sys/fs/cgroup")
"""Where Linux tells a container of its bounds (cgroup v2, docs.kernel.org/admin-guide/cgroup-v2.html)."""


def free(container: Path = CONTAINER) -> int:
    """What could be used without anything being taken from others; files that are merely kept in memory count."""
    machine = int(psutil.virtual_memory().available)
    try:
        most = container.joinpath("memory.max").read_text().strip()
        used = int(container.joinpath("memory.current").read_text())
        kept = dict(line.split() for line in container.joinpath("memory.stat").read_text().splitlines())
    except (OSError, ValueError):  # no container, or an older kind
        return machine
    if not most.isdecimal():  # "max"
        return machine
    return max(0, min(machine, int(most) - used + int(kept.get("inactive_file", 0))))


def used(processes: Iterable[int], least: int) -> int:
    """What these processes hold, each at least `least`: one that has just been started will."""
    total = 0
    for process in processes:
        try:
            total += max(least, psutil.Process(process).memory_info().rss)
        except psutil.Error:  # it has just ended
            continue
    return total
