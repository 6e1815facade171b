"""Writes the TypeScript types of what Python and the page send one another, from the Python types themselves.

    python tests/js/wire_types.py

writes `generated/wire.d.ts` beside this file: `Uw.Scene`, `Uw.Panel`, `Uw.ToTable` and so on, for `tsc` to check the
JavaScript against. A field that `plain.plain` leaves out at its default may be missing there.
"""

import dataclasses
import types
import typing
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from uncle_widgets.asking import deeds, state
from uncle_widgets.asking import shapes as asking_shapes
from uncle_widgets.games import howto, kit, scene
from uncle_widgets.live import live_shapes
from uncle_widgets.site import site_shapes
from uncle_widgets.widgets.lab import lab_shapes
from uncle_widgets.widgets.page import messages, page_shapes
from uncle_widgets.widgets.page.wire import Message, declared, kinds_of
from uncle_widgets.widgets.play import play_shapes
from uncle_widgets.widgets.saved import saved_shapes
from uncle_widgets.widgets.school import school_shapes
from uncle_widgets.widgets.table import shapes

OUT = Path(__file__).parent / "generated" / "wire.d.ts"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "any"}
HEAD = """\
// Written by tests/js/wire_types.py from the Python types: do not edit.
declare namespace Uw {
  interface Model<T, M = never> {
    get<K extends keyof T & string>(name: K): T[K];
    set<K extends keyof T & string>(name: K, value: T[K]): void;
    save_changes(): void;
    send(message: M): void;
    on(names: string, listener: (message: any) => void): void;
    off(names: string, listener: (message: any) => void): void;
  }
  interface Context<T, M = never> {
    model: Model<T, M>;
    el: HTMLElement;
  }
"""


def named() -> Iterator[type]:
    """Every class that travels, in the order in which it is defined."""
    yield from (thing for thing in vars(scene).values() if dataclasses.is_dataclass(thing))
    yield kit.Terms
    yield from (howto.HowPart, howto.HowPicture, howto.HowTo)
    for module in (
        asking_shapes,
        shapes,
        play_shapes,
        lab_shapes,
        saved_shapes,
        school_shapes,
        site_shapes,
        page_shapes,
    ):
        for thing in vars(module).values():
            if typing.is_typeddict(thing) and thing.__module__ == module.__name__:
                yield thing


def ts(hint: Any) -> str:
    """A Python type as a TypeScript one."""
    if (isinstance(hint, type) and hint in PLAIN) or hint is Any:
        return PLAIN[hint]
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(ts(arg) for arg in args)
    if origin is typing.Literal:
        return " | ".join(f'"{arg}"' for arg in args)
    if origin is tuple and args[-1] is not Ellipsis:
        return f"[{', '.join(map(ts, args))}]"
    if origin in (list, tuple, Sequence):
        inner = ts(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin in (dict, Mapping):
        return f"Record<string, {ts(args[1])}>"
    if origin is typing.NotRequired:
        return ts(args[0])
    return str(hint.__name__)


def members(cls: type) -> Iterator[str]:
    hints = typing.get_type_hints(cls, include_extras=True)
    if dataclasses.is_dataclass(cls):
        for field in dataclasses.fields(cls):
            told = field.default is dataclasses.MISSING or field.name == "kind"
            literal = field.name == "kind" and cls in (*scene.ZONES, scene.Gap)
            yield f"{field.name}{'' if told else '?'}: " + (
                f'"{field.default}"' if literal else ts(hints[field.name])
            )
    else:
        for name, hint in hints.items():
            needed = typing.get_origin(hint) is not typing.NotRequired and getattr(cls, "__total__", True)
            yield f"{name}{'' if needed else '?'}: {ts(hint)}"


def asking() -> Iterator[str]:
    """The state of who is asked, and the deeds, each of a kind."""
    for cls in (state.Said, state.Attempt, state.Held, state.Asked, state.Watching, state.Learning):
        hints = typing.get_type_hints(cls)
        yield from _interface(cls, (f"{name}: {ts(hint)}" for name, hint in hints.items()))
    done = deeds.Deed.__subclasses__()
    for cls in done:
        hints = typing.get_type_hints(cls)
        told = {field.name: field.default is dataclasses.MISSING for field in dataclasses.fields(cls)}
        fields = (f"{name}{'' if told[name] else '?'}: {ts(hint)}" for name, hint in hints.items())
        yield from _interface(cls, (f'kind: "{cls.__name__}"', *fields))
    yield f"  type Deed = {' | '.join(cls.__name__ for cls in done)};\n"


def live() -> Iterator[str]:
    """The messages of a class, and who says which."""
    for name, thing in vars(live_shapes).items():
        if typing.is_typeddict(thing) and thing.__module__ == live_shapes.__name__:
            yield from _interface(thing, members(thing))
        elif typing.get_origin(thing) in (typing.Literal, types.UnionType):
            yield f"  type {name} = {ts(thing)};\n"


def sent() -> Iterator[str]:
    """What each view may send, as unions `To...`; and what it hears, each an interface."""
    yield "declare namespace Uw {\n"
    for name, union in vars(messages).items():
        if name.startswith("To") and name != "Told":
            kinds = (f"{{ {'; '.join(_message(cls))} }}" for _, cls in kinds_of(union))
            yield f"  type {name} = {' | '.join(kinds)};\n"
    yield "}\ndeclare namespace Uw.Heard {\n"
    for cls in typing.get_args(messages.Told):
        yield from _interface(cls, _message(cls))
    yield f"  type Any = {' | '.join(cls.__name__ for cls in typing.get_args(messages.Told))};\n}}\n"


def _message(cls: type[Message]) -> Iterator[str]:
    yield f'kind: "{cls.kind}"'
    for name, hint, needed in declared(cls):
        yield f"{name}{'' if needed else '?'}: {ts(hint)}"


def _interface(cls: type, lines: Iterable[str]) -> Iterator[str]:
    yield f"  interface {cls.__name__} {{\n" + "".join(f"    {line};\n" for line in lines) + "  }\n"


def text() -> str:
    """The whole file."""
    parts = [HEAD]
    for cls in named():
        parts += _interface(cls, members(cls))
    zones = " | ".join(cls.__name__ for cls in scene.ZONES)
    named_so = ["declare namespace Asking {\n", *asking(), "}\ndeclare namespace Live {\n", *live(), "}\n"]
    return "".join(
        [
            *parts,
            f"  type Zone = {zones};\n",
            "  type SitePage = SiteGame | SiteGallery;\n",
            "}\n",
            *named_so,
            *sent(),
        ]
    )


if __name__ == "__main__":
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(text(), "utf-8")
