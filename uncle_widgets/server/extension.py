"""The pages that need no kernel under a Jupyter server, as on Binder: `binder/` enables it, and writes the pages.

They lie in a folder `uncle_widgets/site` of Jupyter's data, and are shown at `uncle_widgets/` to who has the
server's token. Their kernels are the Jupyter server's own, and end by its rules.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from jupyter_core.paths import jupyter_path
from jupyter_server.base.handlers import APIHandler, JupyterHandler
from tornado.web import HTTPError, StaticFileHandler, authenticated

from uncle_widgets.server.files import BEGINS, KERNEL

STARTS_WITHIN = 60
"""Seconds for a kernel to get ready, and again for its first answer."""


class Pages(JupyterHandler, StaticFileHandler):
    @property
    def content_security_policy(self) -> str:
        return "frame-ancestors 'self'"  # each page says the rest itself

    @authenticated
    async def get(  # type: ignore[override]  # as its parent's
        self, path: str, include_body: bool = True
    ) -> None:
        await StaticFileHandler.get(self, path, include_body)


class Wake(APIHandler):
    """Starts a kernel with rooms for a page: its id."""

    @authenticated
    async def post(self) -> None:
        kernels = self.kernel_manager
        kernel_id = await kernels.start_kernel()
        client: Any = kernels.get_kernel(kernel_id).client()
        client.start_channels()
        try:
            await client.wait_for_ready(timeout=STARTS_WITHIN)
            await client.execute(BEGINS, store_history=False, reply=True, timeout=STARTS_WITHIN)
        except (RuntimeError, TimeoutError):
            await kernels.shutdown_kernel(kernel_id, now=True)
            raise HTTPError(500) from None
        finally:
            client.stop_channels()
        self.finish(json.dumps({"id": kernel_id}))


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "uncle_widgets.server.extension"}]


def _load_jupyter_server_extension(app: Any) -> None:
    base = f"{app.base_url.rstrip('/')}/uncle_widgets/"
    for folder in map(Path, jupyter_path("uncle_widgets", "site")):
        if folder.joinpath("index.html").is_file():
            pages = {"path": str(folder), "default_filename": "index.html"}
            app.web_app.add_handlers(".*$", [(f"{base}{KERNEL}", Wake), (f"{base}(.*)", Pages, pages)])
            return
    app.log.warning("Found no pages of uncle_widgets in Jupyter's data folders.")
