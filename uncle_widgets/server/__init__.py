"""The web server: its kernels, its pages, who may ask, and what every answer says to a browser."""

import sys

# jsonschema, under every Jupyter server, builds a grammar of international addresses as soon as it finds this
# module: one to three seconds of every start, for a format that no schema of ours or of Jupyter's asks for.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
