"""Loaded by pytest before all other plugins (`addopts` in pyproject.toml): saves seconds in each process of a run.

jsonschema, which nbval imports by way of nbformat, builds a grammar of international addresses as soon as it finds the
module `rfc3987_syntax`, for a format that no schema here asks for.
"""

import sys

sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
