"""What is raised when a request cannot be carried out."""

from __future__ import annotations

from typing import Any

OTHER_THREAD = {
    "code": "python.other-thread",
    "message": {
        "en": "This engine belongs to another thread: open Rules in each thread that asks.",
        "it": "Questo motore appartiene a un altro thread: apri Rules in ogni thread che fa domande.",
    },
}
CLOSED = {
    "code": "python.closed",
    "message": {"en": "This is closed already.", "it": "È già chiuso."},
}


class TavolataError(Exception):
    """A request was refused: a misspelt name, a table with mistakes, a plan for another state.

    `str()` of it is the message in the language of the `Rules`.
    """

    def __init__(self, error: dict[str, Any], lang: str = "en") -> None:
        """Take what the script says is wrong."""
        self.code: str = error["code"]
        """Which kind of mistake; codes do not change, words may."""
        self.message: dict[str, str] = error.get("message", {})
        """The message in English (`en`) and Italian (`it`)."""
        self.values: dict[str, Any] = error.get("values", {})
        """What the message is filled with."""
        self.refusals: list[dict[str, Any]] = error.get("refusals", [])
        """All mistakes of a table, each with `code`, `pointer`, `values` and the `candidates` for what was meant."""
        self.suggestion: str | None = error.get("suggestion")
        """The name that was probably meant."""
        super().__init__(self.message.get(lang, self.code))
        self._made_from = (error, lang)

    @property
    def place(self) -> str | None:
        """Where a table has its first mistake, as a JSON Pointer."""
        pointer: str | None = self.values.get("pointer")
        return pointer

    def __reduce__(self) -> tuple[type[TavolataError], tuple[dict[str, Any], str]]:
        """Go from one process to another: pools of processes hand exceptions on."""
        return TavolataError, self._made_from
