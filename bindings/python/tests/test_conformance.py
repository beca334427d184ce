"""The wheel, as an engine, passes the suite for engines."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest
from conftest import PROJECT


def test_suite() -> None:
    """All of its cases."""
    if shutil.which("node") is None or not (PROJECT / "node_modules").is_dir():
        pytest.skip("needs node, and `npm ci` in the project")
    adapter = str(PROJECT / "bindings/python/examples/conformance.py")
    command = [
        "node",
        str(PROJECT / "scripts/program.mjs"),
        "conformance",
        "--timeout",
        "120",
        "--",
        sys.executable,
        adapter,
    ]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    told = ran.stdout.splitlines()[-1]
    assert ran.returncode == 0, told
    assert told.startswith("tavolata in Python: ")
    assert told.endswith(" passed, 0 failed, 0 skipped, 0 not asked")
