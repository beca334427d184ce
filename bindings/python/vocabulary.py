"""Writes `src/tavolata/vocabulary.py`, the types of all that goes in and comes out, from their JSON Schema.

python vocabulary.py ../../rules/schema/api.json src/tavolata/vocabulary.py
"""

from __future__ import annotations

import json
import keyword
import sys
import textwrap
from pathlib import Path
from typing import Any

HEAD = '''"""Types of tables, events, plans, questions and answers, made from the rules' vocabulary by the build.

They are plain dicts, as JSON has them: nothing is checked or copied at run time.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, Protocol, TypeAlias, TypedDict, Unpack, overload
'''

SCALARS = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}
Schema = dict[str, Any]


def typed(schema: Schema) -> str:
    """The Python type of a value of this schema; a definition has its own name."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return f"Literal[{', '.join(map(repr, schema['enum']))}]"
    for alternatives in ("oneOf", "anyOf"):
        if alternatives in schema:
            return " | ".join(dict.fromkeys(map(typed, schema[alternatives])))
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    return " | ".join(kind_of(kind, schema) for kind in kinds) or "Any"


def kind_of(kind: str, schema: Schema) -> str:
    """The Python type of one JSON type."""
    if kind == "array":
        return f"list[{typed(schema.get('items', {}))}]"
    if kind == "object":
        return f"dict[str, {typed(schema.get('additionalProperties') or {})}]"
    return SCALARS[kind]


def documented(schema: Schema, indent: str) -> list[str]:
    """The description as a docstring."""
    text = schema.get("description", "").replace("\\", "\\\\").replace('"""', "'''")
    if not text:
        return []
    sentence = text[0].upper() + text[1:] + ("" if text[-1] in ".?!" else ".")
    lines = textwrap.wrap(sentence, 116 - len(indent), break_long_words=False)
    if len(lines) == 1:
        return [f'{indent}"""{lines[0]}"""']
    return [f'{indent}"""', *(indent + line for line in lines), f'{indent}"""']


def dictionary(name: str, schema: Schema) -> str:
    """A class of dicts. Keys that Python cannot have as names of attributes stand in a base of their own."""
    needed = set(schema.get("required", ()))
    parts = {
        key: typed(part) if key in needed else f"NotRequired[{typed(part)}]"
        for key, part in schema["properties"].items()
    }
    odd = {key: kind for key, kind in parts.items() if keyword.iskeyword(key) or not key.isidentifier()}
    lines = []
    base = "TypedDict"
    if odd:
        base = f"_{name}Keys"
        keys = ", ".join(f"{key!r}: {kind!r}" for key, kind in odd.items())
        lines = [f"{base} = TypedDict({base!r}, {{{keys}}})\n\n"]
    lines.append(f"class {name}({base}):")
    body = documented(schema, "    ")
    for key, kind in parts.items():
        if key not in odd:
            body += [f"    {key}: {kind}", *documented(schema["properties"][key], "    ")]
    return "\n".join([*lines, *(body or ["    pass"])])


def alias(name: str, schema: Schema) -> str:
    """A name for a type that is no class of dicts; its parts may be defined further on."""
    kind = typed(schema)
    value = kind if kind.startswith("Literal") else repr(kind)
    return "\n".join([f"{name}: TypeAlias = {value}", *documented(schema, "")])


def overloads(definitions: dict[str, Schema]) -> str:
    """The type of `Table.ask`: for each question its arguments and its answer."""
    lines = ["class Ask(Protocol):", '    """Asks one question: the name of it, then its arguments by name."""']
    for name, schema in definitions.items():
        if not name.endswith("Question") or "question" not in schema.get("properties", {}):
            continue
        question, about = schema["properties"]["question"], name.removesuffix("Question")
        lines += [
            "",
            "    @overload",
            "    def __call__(",
            f"        self, question: {typed(question)}, /, *, reasons: bool = False, trace: bool = False,",
            f"        **arguments: Unpack[{about}Arguments],",
            f"    ) -> {about}Answer:",
            *(documented(schema, "        ") or ["        ..."]),
        ]
    return "\n".join(lines)


def module(api: Schema) -> str:
    """The text of the module."""
    definitions = api["$defs"]
    parts = [(dictionary if "properties" in schema else alias)(name, schema) for name, schema in definitions.items()]
    return "\n\n\n".join([HEAD, *parts, overloads(definitions)]) + "\n"


def write(schema: Path, target: Path) -> None:
    """Write the module for a schema."""
    target.write_text(module(json.loads(schema.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]))
