"""In place of IPython, in a page of a site: the few names of it that ipywidgets and this package import.

IPython itself, with all that it needs, is 3 MB and a second more to load, for a prompt that no page has.
"""

import sys
from types import ModuleType
from typing import Any


def nothing(*_: Any, **__: Any) -> None:
    """There is no shell, and no cell to show anything in."""


def instead() -> None:
    """Be what `import IPython` finds."""
    names: dict[str, dict[str, Any]] = {
        "IPython": {"get_ipython": nothing, "__path__": []},
        "IPython.display": {"display": nothing, "clear_output": nothing},
        "IPython.core": {"__path__": []},
        "IPython.core.interactiveshell": {"InteractiveShell": object},
    }
    for name, values in names.items():
        module = sys.modules[name] = ModuleType(name)
        vars(module).update(values)
