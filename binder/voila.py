"""Voilà's settings under a Jupyter server, beside voila.json: no MathJax from a CDN, the bundled one."""

c = get_config()  # noqa: F821


def bundled(page_config, **_):
    return {**page_config, "fullMathjaxUrl": None, "mathjaxConfig": None}


c.VoilaConfiguration.page_config_hook = bundled
