"""The rules: where tables are made and opened."""

from __future__ import annotations

import lzma
from typing import TYPE_CHECKING, Any, Literal, Self

from .engine import DATA, Engine
from .table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from types import TracebackType

    from .vocabulary import Table as TableJson

Lang = Literal["en", "it"]


class Rules:
    """A rulebook: by itself the one that comes with the package, which has every edition and variant.

    Open it once, and then tables as you need them; it is ready after some 0.2 seconds. One `Rules`, and all that comes
    of it, belongs to the thread that opened it: in another thread every call raises `python.other-thread`. Threads and
    processes that ask at the same time have one each.
    """

    def __init__(self, *, lang: Lang = "en") -> None:
        """Start an engine and load the rulebook.

        :param lang: language of errors and explanations
        """
        self._engine = Engine(lang)
        packed = lzma.decompress((DATA / "rulebook.packed.xz").read_bytes()).decode()
        self._handle: str = self._engine.call("load", rulebook=packed)["rulebook"]
        self._owns_engine = True

    def __enter__(self) -> Self:
        """Close it at the end of the block."""
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Close it."""
        self.close()

    def close(self) -> None:
        """Give the memory back; tables opened with these rules are closed as well. A second time nothing happens.

        Rules made by `with_entries` and `without_entries` live no longer than those that they were made from.
        """
        if self._owns_engine:
            self._engine.close()
        elif self._engine.is_open and self._handle:
            self._engine.call("close", rulebook=self._handle)
            self._handle = ""

    def open(self, table: TableJson | Mapping[str, Any]) -> Table:
        """Open a table: the state as plain JSON.

        :raises TavolataError: `fault.table`, with all mistakes in `refusals`
        """
        return Table(self._engine, self._engine.call("openTable", rulebook=self._handle, table=table))

    def make_table(self, variant: str, players: Sequence[str], *, edition: str, **more: Any) -> dict[str, Any]:
        """Seat players for a variant.

        :param more: `teams`, `options`, `without`, `house`, `range`, `notKept`, `seed` and `start`, as in the call
            `makeTable`
        :returns: `json`, the table to open, and `problems`, whose list `problems` is empty where all is right
        """
        request = {"variant": variant, "players": players, "edition": edition, **more}
        made: dict[str, Any] = self._engine.call("makeTable", rulebook=self._handle, **request)
        return made

    def with_entries(self, extra: Mapping[str, Any]) -> Rules:
        """Other rules: these and some more entries, as `compileEntries` or `tavolata build` has compiled them."""
        return self._others("addEntries", extra=extra)

    def without_entries(self, entries: Sequence[str]) -> Rules:
        """Other rules: these without entries that were added, by their ids."""
        return self._others("removeEntries", entries=entries)

    def explain(self, said: Mapping[str, Any], lang: Lang | None = None) -> str:
        """Say an answer or a plan in words."""
        part = "plan" if "steps" in said else "answer"
        parts = {part: said, "lang": lang or self._engine.lang}
        words: str = self._engine.call("explain", rulebook=self._handle, **parts)
        return words

    def read_entry(self, entry: str, *, edition: str | None = None, lang: Lang | None = None) -> Any:
        """One entry of the rules read back in words."""
        wanted = {"lang": lang or self._engine.lang, **({"edition": edition} if edition else {})}
        return self._engine.call("readEntry", rulebook=self._handle, entry=entry, **wanted)

    def describe_vocabulary(self) -> dict[str, Any]:
        """All questions, events, things, facts and enumerations, with their types and what they mean."""
        described: dict[str, Any] = self._engine.call("describeVocabulary", rulebook=self._handle)
        return described

    def info(self) -> dict[str, Any]:
        """Name and version of the protocol, names of the calls, limits, `editions`, `variants` and `options`."""
        info: dict[str, Any] = self._engine.call("info", rulebook=self._handle)
        return info

    def _others(self, call: str, **parts: Any) -> Rules:
        others = object.__new__(Rules)
        others._engine, others._owns_engine = self._engine, False
        others._handle = self._engine.call(call, rulebook=self._handle, **parts)["rulebook"]
        return others
