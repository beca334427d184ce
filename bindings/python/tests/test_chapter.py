"""The programs of the documentation run, and print what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from conftest import PROJECT


def chapter() -> str:
    """What the documentation says about Python."""
    text = (PROJECT / "docs/bindings.md").read_text("utf-8")
    found = re.search(r"^## Python\n.*?(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[0]


PROGRAMS = re.findall(r"```python\n(.*?)```", chapter(), re.DOTALL)


@pytest.mark.parametrize("program", PROGRAMS, ids=[program.splitlines()[0] for program in PROGRAMS])
def test_program(
    program: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Run it in a folder of its own."""
    if "env" in program:
        pytest.importorskip("pettingzoo", reason="needs pip install tavolata[env]")
    monkeypatch.chdir(tmp_path)
    exec(compile(program, "chapter", "exec"), {"__name__": "chapter"})  # noqa: S102
    assert capsys.readouterr().out.splitlines() == re.findall(r"print\(.*\)  # (.*)", program)
