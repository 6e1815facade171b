"""What a view sends and hears has the types that Python declares: another kind or field is an error of tsc's."""

import json
import re
import subprocess
from pathlib import Path

from tests.js import node, wire_types

HERE = Path(__file__).parent
TABLE = "export const f = (model: Uw.Model<Uw.TableTraits, Uw.ToTable>) => "
PANEL = "export const f = (model: Uw.Model<Uw.ExplainerTraits, Uw.ToPanel>) => "
HEARD = "export const f = (message: Uw.Heard.Any) => "
RIGHT = (
    TABLE + 'model.send({ kind: "move", move: "p1", stamp: 3, said: null });',
    PANEL + 'model.send({ kind: "predict", value: "3" });',
    HEARD + 'message.kind === "file" && message.text;',
)
WRONG = (
    TABLE + 'model.send({ kind: "mvoe", move: "p1", stamp: 3 });',
    TABLE + 'model.send({ kind: "move", card: "p1", stamp: 3 });',
    TABLE + 'model.send({ kind: "move", move: "p1", stamp: "3" });',
    TABLE + 'model.send({ kind: "predict", value: "3" });',
    PANEL + 'model.send({ kind: "predict", value: "3", sur: "know" });',
    PANEL + 'model.send({ kind: "run" });',
    HEARD + 'message.kind === "file" && message.html;',
    HEARD + 'message.kind === "fiel";',
)


def checked(folder: Path, types: str, *include: str) -> list[str]:
    """The files in which tsc finds errors against these types."""
    options = json.loads((node.ROOT / "tsconfig.json").read_text("utf-8"))["compilerOptions"]
    (folder / "wire.d.ts").write_text(types, "utf-8")
    told = {"compilerOptions": options, "include": ["wire.d.ts", *include]}
    (folder / "tsconfig.json").write_text(json.dumps(told), "utf-8")
    tsc = [
        node.needed(),
        str(node.MODULES / "typescript" / "bin" / "tsc"),
        "-p",
        str(folder),
        "--pretty",
        "false",
    ]
    run = subprocess.run(tsc, capture_output=True, text=True)
    return sorted({Path(name).name for name in re.findall(r"^(\S+)\(\d+,\d+\): error", run.stdout, re.MULTILINE)})


def test_another_kind_or_field_than_declared_is_an_error(tmp_path: Path) -> None:
    node.install()
    for name, texts in (("right", RIGHT), ("wrong", WRONG)):
        for at, text in enumerate(texts):
            (tmp_path / f"{name}{at}.ts").write_text(text, "utf-8")
    assert checked(tmp_path, wire_types.text(), "right*.ts", "wrong*.ts") == [
        f"wrong{at}.ts" for at in range(len(WRONG))
    ]


def test_what_is_called_otherwise_in_python_is_an_error_wherever_javascript_names_it(tmp_path: Path) -> None:
    node.install()
    types = wire_types.text()
    for old, new in (
        ("headline?: string", "title?: string"),
        ("sure?: string; second", "certainty?: string; second"),
        ("html: string", "text: string"),
    ):
        assert old in types
        types = types.replace(old, new)
    found = checked(tmp_path, types, *map(str, node.sources()))
    assert {"panel.ts", "saved_room.ts", "printing.ts"} <= set(found)


def test_every_view_that_sends_has_its_messages() -> None:
    """Who sends names a union: without one a model sends nothing."""
    for path in node.sources():
        text = path.read_text("utf-8")
        if "model.send(" in text:
            assert re.search(r"Uw\.To\w+", text), path.name
