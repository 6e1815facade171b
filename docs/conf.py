"""How `make docs` renders these pages: Sphinx, MyST and Furo, with nothing fetched from elsewhere."""

import inspect
import sys
from functools import reduce
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import uncle_widgets  # noqa: E402
from uncle_widgets.addresses import REPOSITORY  # noqa: E402

project = "Uncle Widgets"
copyright = "the authors of Uncle Widgets"
release = uncle_widgets.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.linkcode", "computed"]
exclude_patterns = ["_build"]
nitpicky = True
nitpick_ignore_regex = [
    # Names of other packages, type variables, and what is not on the page of the API.
    (r"py:.*", r"(?!uncle_widgets\.(api)\.).*"),
    (r"py:.*", r".*\.[A-Z][a-z]?"),
]

myst_heading_anchors = 3
myst_enable_extensions = ["deflist"]

default_role = "code"  # docstrings set names in single backticks
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88

html_theme = "furo"
html_title = "Uncle Widgets"
html_static_path = ["_static"]
html_css_files = ["house.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"


def linkcode_resolve(domain: str, info: dict[str, str]) -> str | None:
    """Where the source of a name on the page of the API lies, at this version; None of what is no code."""
    try:
        found = reduce(getattr, info["fullname"].split("."), sys.modules[info["module"]])
        found = inspect.unwrap(getattr(found, "fget", None) or getattr(found, "func", None) or found)
        path, (_, line) = inspect.getsourcefile(found), inspect.getsourcelines(found)
        return f"{REPOSITORY}/blob/v{release}/{Path(path or '').relative_to(HERE.parent).as_posix()}#L{line}"
    except (AttributeError, KeyError, TypeError, ValueError, OSError):
        return None
