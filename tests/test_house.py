"""The rules of the house that no linter knows."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from uncle_widgets import addresses

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "uncle_widgets"
TOP = {
    *("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "Makefile"),
    *("CITATION.cff", ".ci", ".github", ".gitignore", ".pre-commit-config.yaml", ".readthedocs.yaml"),
    *(
        "package.json",
        "package-lock.json",
        "tsconfig.json",
        "biome.json",
        ".gitattributes",
        "uncle_widgets",
        "notebooks",
        "binder",
        "benchmarks",
        "tests",
        "docs",
        "packaging",
    ),
}
MOST = 449
"""Lines of a module."""
NAMESPACES = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml", "http://www.w3.org/1999/xlink"} | {
    "http://www.w3.org/1998/Math/MathML"
}  # Preact's
NOTEBOOKS = sorted(p for p in ROOT.glob("notebooks/**/*.ipynb") if ".ipynb_checkpoints" not in p.parts)


def tracked() -> list[Path]:
    """The files of the house: git's own list, or all that is there where there is no git."""
    try:
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return [path.relative_to(ROOT) for path in PACKAGE.rglob("*") if path.is_file()]
    return [Path(name) for name in done.stdout.split("\0") if name]


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def files(*patterns: str) -> list[Path]:
    """Those of the package that somebody writes."""
    return sorted(path for pattern in patterns for path in PACKAGE.rglob(pattern) if path.parent.name != "built")


def test_top_level() -> None:
    assert {path.parts[0] for path in tracked()} <= TOP


def test_every_module_is_of_a_length_to_read() -> None:
    long = {}
    for path in files("*.py", "*.ts", "*.tsx", "*.css"):
        lines = len(path.read_text("utf-8").splitlines())
        if lines > MOST:
            long[name_of(path)] = lines
    assert not long, f"Expected at most {MOST} lines in a file: {long}"


def test_lines_are_of_a_length_to_read() -> None:
    long = [
        f"{name_of(path)}:{number}"
        for path in files("*.ts", "*.tsx", "*.css", "*.py")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > 115
    ]
    assert not long, f"Expected at most 115 characters in a line: {long}"


def other_machines(path: Path) -> set[str]:
    """The addresses of other hosts in a file, without its comments and without links for a reader to press."""
    text = path.read_text("utf-8").replace(addresses.HOME, "").replace("\\\n", "")  # a bundle breaks long lines
    if path.suffix == ".ipynb":
        text = "\n".join("".join(cell["source"]) for cell in json.loads(text)["cells"])
    if path.suffix == ".py":
        text = re.sub(r"^\s*#.*$|\"\"\".*?\"\"\"", "", text, flags=re.MULTILINE | re.DOTALL)
    if path.suffix in (".js", ".ts", ".tsx"):
        text = re.sub(r"^\s*(//|\*).*$", "", text, flags=re.MULTILINE)
    # What follows the sign, so that the template may name the prefix that it takes out.
    found = set(re.findall(r"https?://[\w-]+\.[\w.-]+\.?[\w/]*", text)) - NAMESPACES
    return found | set(re.findall(r"""(?:src|href|import|from|url)\W{1,3}//[\w-]+\.[\w./-]+""", text))


def test_nothing_served_names_another_machine() -> None:
    built = sorted((PACKAGE / "frontend" / "built").iterdir())
    assert built
    served = files("*.ts", "*.tsx", "*.css", "*.py", "*.html", "*.j2") + built + NOTEBOOKS
    found = {name_of(path): sorted(hosts) for path in served if (hosts := other_machines(path))}
    assert not found, f"Served pages work without the internet: {found}"


def test_an_address_of_another_machine_is_found(tmp_path: Path) -> None:
    path = tmp_path / "served.js"
    path.write_text('// https://example.org is a comment\nimport x from "//cdn.example.org/x.js"\n', "utf-8")
    assert other_machines(path) == {'from "//cdn.example.org/x.js'}


ABSENT = {
    "recordings": r"<(audio|video)\b|\.(mp[34]|ogg|wav|webm)\b|[\"'](audio|video)[\"']",
    "moving of the device": r"devicemotion|deviceorientation|accelerometer|gyroscope",
    "passwords": r"type[\"': =]+password",
    "what hovering brings": r"(?s):hover[^{}]*\{[^}]*\b(display|visibility|content|opacity):",
}
"""What `docs/wcag.toml` says that there is none of, as the text of a page or a style sheet would have it."""


@pytest.mark.parametrize("pattern", ABSENT.values(), ids=ABSENT)
def test_pages_have_no(pattern: str) -> None:
    texts = {path: path.read_text("utf-8") for path in files("*.ts", "*.tsx", "*.css", "*.html", "*.py")}
    assert [name_of(path) for path, text in texts.items() if re.search(pattern, text)] == []


LESSON_IN_CODE = "own_player.ipynb"
"""The notebook in which a class writes a player."""


def too_much_code(path: Path) -> list[str]:
    """What is wrong with the cells of a notebook, which should import and show."""
    notebook = json.loads(path.read_text("utf-8"))
    wrong = [] if notebook["metadata"].get("title") else ["no metadata.title, which is the title of its page"]
    at_most = 20 if path.name == LESSON_IN_CODE else 12 if path.stem.endswith("_count") else 8
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        source = "".join(cell["source"])
        lines = [line for line in source.splitlines() if line.strip() and not line.lstrip().startswith("#")]
        if len(lines) > at_most:
            wrong.append(f"{len(lines)} lines in a cell, not {at_most}:\n{source}")
        if at_most == 8 and re.search(r"^\s*(def|class|for|while|try)\b", source, re.MULTILINE):
            wrong.append(f"logic in a cell that belongs in the package:\n{source}")
    return wrong


def test_notebooks_import_and_show() -> None:
    """A notebook in which a class writes a player may have 20 lines in a cell; one in which it counts, 12."""
    assert NOTEBOOKS
    found = {name_of(path): wrong for path in NOTEBOOKS if (wrong := too_much_code(path))}
    assert not found, found


def test_nothing_refers_outside_of_the_house() -> None:
    """No path of the machine it was written on."""
    for path in tracked():
        if (ROOT / path).is_file() and path.suffix not in (".png", ".svg", ".ico"):
            text = (ROOT / path).read_text("utf-8", errors="replace")
            found = re.search(r"(?<![\w.])/(work|home|root|Users)/\w+", text)
            assert not found, f"{path} names {found[0] if found else ''}"
