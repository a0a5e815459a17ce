"""Writes wire.d.ts: the messages between house and browser as TypeScript knows them, from the Structs that send them.

python tools/browser/wire.py            # write it anew
python tools/browser/wire.py --check    # fail when the Structs say something else by now
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec.inspect as look

from sixgun.engine.workshop import Shelf
from sixgun.tables.messages import AnyAnswer, AnyCommand
from sixgun.tables.tells import AnyTell
from sixgun.tables.views import Earlier
from sixgun.web.told import BuiltChecked, BuiltRead, RuleShown, Warmth, WordsShown

PLACE = Path(__file__).with_name("wire.d.ts")
HEAD = """// Made by tools/browser/wire.py from the Structs of the house. Do not edit: run it again.

/** What goes over the socket of a table, and the few answers that pages fetch. */
declare namespace Wire {
"""
SENT = {
    "AnyAnswer": AnyAnswer,
    "AnyTell": AnyTell,
    "Earlier": Earlier,
    "RuleShown": RuleShown,
    "Warmth": Warmth,
    "WordsShown": WordsShown,
    "Shelf": Shelf,
    "BuiltChecked": BuiltChecked,
    "BuiltRead": BuiltRead,
}
HEARD = {"AnyCommand": AnyCommand}
PLAIN = {
    look.IntType: "number",
    look.FloatType: "number",
    look.StrType: "string",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "unknown",
}


class Writer:
    """Collects the Structs it meets. Of what the house sends, a field is optional only if defaults are left out."""

    def __init__(self) -> None:
        self.structs: dict[str, str] = {}
        self._classes: dict[str, type[Any]] = {}

    def spelled(self, kind: look.Type, sent: bool) -> str:
        """A type as TypeScript writes it."""
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        match kind:
            case look.StructType():
                self._struct(kind, sent)
                return kind.cls.__name__
            case look.UnionType():
                return " | ".join(self.spelled(each, sent) for each in kind.types)
            case look.LiteralType():
                return " | ".join(f'"{value}"' for value in kind.values)
            case look.ListType() | look.VarTupleType():
                inside = self.spelled(kind.item_type, sent)
                return f"({inside})[]" if " | " in inside else f"{inside}[]"
            case look.DictType():
                return f"Record<{self.spelled(kind.key_type, sent)}, {self.spelled(kind.value_type, sent)}>"
        raise TypeError(f"{kind} is new here; say how TypeScript spells it.")

    def _struct(self, kind: look.StructType, sent: bool) -> None:
        name = kind.cls.__name__
        if self._classes.setdefault(name, kind.cls) is not kind.cls:
            raise TypeError(f"Two Structs are called {name}; the browser needs one name for each.")
        if name in self.structs:
            return
        self.structs[name] = ""  # one that holds itself is met again on the way
        left_out = kind.cls.__struct_config__.omit_defaults if sent else True
        lines = [f'    {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
        for field in kind.fields:
            mark = "?" if left_out and not field.required else ""
            lines.append(f"    {field.encode_name}{mark}: {self.spelled(field.type, sent)};")
        self.structs[name] = "\n".join([_doc(kind.cls), f"  interface {name} {{", *lines, "  }"])


def _doc(cls: type[Any]) -> str:
    words = " ".join((inspect.getdoc(cls) or "").split())
    return f"  /** {words} */"


def wire(sent: Iterable[tuple[str, Any]] = SENT.items(), heard: Iterable[tuple[str, Any]] = HEARD.items()) -> str:
    """The whole file."""
    writer, unions = Writer(), []
    for roots, house_says in ((sent, True), (heard, False)):
        for name, root in roots:
            spelled = writer.spelled(look.type_info(root), house_says)
            if spelled != name:
                unions.append(f"  type {name} = {spelled};")
    return HEAD + "\n\n".join([*writer.structs.values(), "\n".join(unions)]) + "\n}\n"


def main(arguments: list[str]) -> int:
    """Write the file, or compare it."""
    if arguments == ["--check"]:
        if PLACE.read_text(encoding="utf-8") == wire():
            return 0
        print(f"{PLACE.name} is out of date: run python tools/browser/wire.py", file=sys.stderr)
        return 1
    PLACE.write_text(wire(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
