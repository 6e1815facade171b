"""Find a Chromium for the browser tests; with --install, get one.

In this order: $CHROME; one on PATH; Playwright's own; Debian's package, where root may install.
The headless shell comes first: the same engine without a browser's windows, a page for about half
the work (3.7 s and 2.2 s of CPU for the first table).
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MISSING = (
    "Expected a Chromium for the browser tests: install one ('apt install chromium', or "
    "'playwright install chromium' in .venv), or name its program in $CHROME."
)


def runs(program: str) -> bool:
    """Whether it starts: a stub, or a browser that lacks its libraries, does not."""
    try:
        done = subprocess.run([program, "--version"], capture_output=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0 and b"hrom" in done.stdout


def own() -> str | None:
    """Playwright's own Chromium, if it has been installed."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def find() -> str | None:
    named = os.environ.get("CHROME")
    if named:
        return named if runs(named) else None
    for name in NAMES:
        path = shutil.which(name)
        if path and runs(path):
            return path
    path = own()
    return path if path and runs(path) else None


def debian(*packages: str) -> list[list[str]]:
    """The commands that install packages of Debian's; none where that cannot be."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return []
    return [["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", *packages]]


def carry_out(commands: Sequence[Sequence[str]]) -> None:
    """Run them, up to the first that fails; quietly."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in commands:
        try:
            subprocess.run(command, capture_output=True, timeout=300, check=True, env=environment)
        except (OSError, subprocess.SubprocessError):
            return


def install() -> None:
    """The headless shell, Playwright's own, or Debian's browser; quiet, and no harm done if none can be had."""
    for way in (debian(SHELL), [[sys.executable, "-m", "playwright", "install", "chromium"]], debian("chromium")):
        if way:
            print(f"Getting a Chromium: {' '.join(way[-1][-3:])}", flush=True)
        carry_out(way)
        if find():
            return


def main() -> int:
    if "--install" in sys.argv and not os.environ.get("CHROME") and not shutil.which(SHELL):
        install()
    path = find()
    print(path or MISSING, file=sys.stdout if path else sys.stderr)
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
