"""Where the project is to be found.

None of these addresses exists yet. `HOME` is the one placeholder, below a name that never leads anywhere (RFC
2606); who publishes the project writes the real addresses here, and `tests/test_release.py` names every file that
still has an old one.
"""

from __future__ import annotations

HOME = "https://example.invalid/uncle_widgets"
REPOSITORY = f"{HOME}/repository"
"""As on GitHub: `/issues`, `/blob/main/...`, `/raw/main/...` lie below it."""
SITE = f"{HOME}/site"
"""What `make site` writes, on a static host."""
DOCS = f"{SITE}/docs"
BINDER = f"{HOME}/binder"
"""As on mybinder.org: `?urlpath=lab/tree/...` opens a notebook."""
LITE = f"{SITE}/lite"
"""JupyterLite beside the site."""
