"""The script of tavolata in a QuickJS of its own: text in, text out."""

from __future__ import annotations

import json
import threading
from collections import deque
from importlib.resources import files
from json.scanner import make_scanner
from typing import TYPE_CHECKING, Any

# Importing `quickjs` would start a thread for its `Function`, which nothing here uses.
from _quickjs import Context, JSException

from .errors import CLOSED, OTHER_THREAD, TavolataError

if TYPE_CHECKING:
    from collections.abc import Callable

DATA = files(__package__)


def _encoder() -> Callable[[Any], str]:
    """What `json.dumps` does, made once: making it anew for each request costs a tenth of a question."""
    make = getattr(json.encoder, "c_make_encoder", None)
    if make is None:
        return json.dumps
    chunks = make(
        None, json.JSONEncoder().default, json.encoder.encode_basestring_ascii, None, ":", ",", False, False, True
    )
    return lambda value: "".join(chunks(value, 0))


_encode = _encoder()
_scan = make_scanner(json.JSONDecoder())  # type: ignore[arg-type]


class Engine:
    """One QuickJS with the script evaluated. It answers the thread that made it, and no other."""

    def __init__(self, lang: str) -> None:
        """Evaluate the script; takes a tenth of a second."""
        context = Context()
        try:
            context.eval((DATA / "tavolata.iife.js").read_text("utf-8"))
            self._call = context.eval("tavolata.call")
        except JSException as error:
            raise TavolataError({"code": "python.script", "message": {"en": str(error), "it": str(error)}}) from error
        self.lang = lang
        self.owner = threading.get_ident()
        # Handles of tables that nobody can use any more. A garbage collector may run in any thread, so they wait here.
        self.forgotten: deque[str] = deque()

    def call(self, name: str, **parts: Any) -> Any:
        """Make one call of the script.

        :raises TavolataError: when the call is refused, when the engine is closed, and in another thread
        """
        if threading.get_ident() != self.owner:
            raise TavolataError(OTHER_THREAD, self.lang)
        if self._call is None:
            raise TavolataError(CLOSED, self.lang)
        while self.forgotten:
            self._call(_encode({"call": "close", "table": self.forgotten.popleft()}))
        parts["call"] = name
        # A reply of the script is one JSON object, with nothing around it.
        reply, _ = _scan(self._call(_encode(parts)), 0)
        if "error" in reply:
            raise TavolataError(reply["error"], self.lang)
        return reply["ok"]

    @property
    def is_open(self) -> bool:
        """Whether it still answers."""
        return self._call is not None

    def close(self) -> None:
        """Give the memory back."""
        if threading.get_ident() != self.owner:
            raise TavolataError(OTHER_THREAD, self.lang)
        self._call = None
