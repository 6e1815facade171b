"""Tests of the browser are tried once more when they fail (`--reruns 1`, in the Makefile): which were is told."""

import pytest


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name each test that was tried again, and say how it went on; pytest's own last lines follow."""
    again = terminalreporter.stats.get("rerun", [])
    if not again:
        return
    failed = {report.nodeid for kind in ("failed", "error") for report in terminalreporter.stats.get(kind, [])}
    terminalreporter.write_sep("=", "tried once more", yellow=True, bold=True)
    for name in dict.fromkeys(report.nodeid for report in again):
        terminalreporter.write_line(f"{name}: {'failed again' if name in failed else 'passed then'}")
