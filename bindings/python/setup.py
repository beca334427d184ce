"""Builds the wheel: brings in the script and the rulebook that `npm run build` made, and makes the types."""

import gzip
import lzma
import runpy
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HOME = Path(__file__).resolve().parent
PROJECT = HOME.parents[1]
PACKAGE = HOME / "src/tavolata"
SCRIPT = PROJECT / "dist/tavolata.iife.js"
RULEBOOK = PROJECT / "dist/rulebook.packed.gz"
SCHEMA = PROJECT / "rules/schema/api.json"


class WithRules(build_py):
    """Puts into the package what is made elsewhere, and never kept in git."""

    def run(self) -> None:
        """Make it before the files of the package are gathered."""
        for file in (SCRIPT, RULEBOOK, SCHEMA):
            if not file.is_file():
                sys.exit(f"{file} is missing: run `npm ci` and `npm run build` in {PROJECT} first")
        shutil.copy(SCRIPT, PACKAGE)
        shutil.copy(PROJECT / "LICENSE", PACKAGE)
        packed = gzip.decompress(RULEBOOK.read_bytes())
        # A third smaller than with gzip.
        (PACKAGE / "rulebook.packed.xz").write_bytes(lzma.compress(packed, preset=9 | lzma.PRESET_EXTREME))
        runpy.run_path(str(HOME / "vocabulary.py"))["write"](SCHEMA, PACKAGE / "vocabulary.py")
        super().run()


setup(cmdclass={"build_py": WithRules})
