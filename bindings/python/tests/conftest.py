"""Rules to ask, and Node to compare with."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tavolata import Rules

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parents[2]
SCRIPT = PROJECT / "dist/tavolata.iife.js"
RULEBOOK = PROJECT / "dist/rulebook.packed.gz"

Said = list[tuple[str, str]]


class Recorded(Rules):
    """Rules that remember each request, as text, with its reply."""

    def __init__(self) -> None:
        """Record from the first call after the rulebook is loaded."""
        super().__init__()
        self.said: Said = []
        call = self._engine._call

        def recorded(request: str) -> str:
            reply: str = call(request)
            self.said.append((request, reply))
            return reply

        self._engine._call = recorded


@pytest.fixture(scope="module")
def rules() -> Iterator[Rules]:
    """The rules that come with the package."""
    with Rules() as rules:
        yield rules


@pytest.fixture
def recorded() -> Iterator[Recorded]:
    """Rules whose requests can be put to Node afterwards."""
    with Recorded() as rules:
        yield rules


@pytest.fixture(scope="session")
def same_in_node() -> Callable[[Said], int]:
    """Puts recorded requests to Node, and holds its replies against ours, byte by byte; how many they are."""
    node = shutil.which("node")
    if node is None or not SCRIPT.is_file():
        pytest.skip("needs node, and `npm run build` in the project")

    def compare(said: Said) -> int:
        text = "".join(f"{request}\n" for request, _ in said)
        command = [node, str(HERE / "answering.mjs"), str(SCRIPT), str(RULEBOOK)]
        replies = subprocess.run(command, input=text, capture_output=True, check=True, encoding="utf-8").stdout.split(
            "\n"
        )
        for (request, ours), theirs in zip(said, replies, strict=False):
            assert ours == theirs, request
        assert len(replies) == len(said) + 1
        return len(said)

    return compare


@pytest.fixture(scope="session")
def cases() -> list[dict[str, Any]]:
    """The cases of the rules, as the project's program writes them."""
    folder = PROJECT / "dist/compiled"
    file = folder / "conformance.json"
    if not file.is_file() or file.stat().st_mtime < RULEBOOK.stat().st_mtime:
        command = ["node", str(PROJECT / "scripts/program.mjs"), "build", "--out", str(folder)]
        if (
            shutil.which("node") is None
            or subprocess.run(command, cwd=PROJECT, capture_output=True, check=False).returncode
        ):
            pytest.skip("needs the program of the project, to write the cases")
    found: list[dict[str, Any]] = json.loads(file.read_text("utf-8"))["scenarios"]
    return found
