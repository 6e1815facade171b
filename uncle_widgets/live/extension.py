"""The class under a Jupyter server: phones need no login there, and who begins a class does."""

from __future__ import annotations

from typing import Any

from uncle_widgets.live.handlers import handlers, hush


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "uncle_widgets.live.extension"}]


def _load_jupyter_server_extension(app: Any) -> None:
    hush(app.web_app, app.base_url)
    token = bool(getattr(app.identity_provider, "token", ""))
    app.web_app.add_handlers(".*$", handlers(app.base_url, app.ip, again=token))
