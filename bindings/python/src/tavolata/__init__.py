"""The multiplayer rules of Magic: the Gathering, in process: questions, plans and their reasons.

>>> from tavolata import Rules
>>> with Rules() as rules, rules.open({"setup": {"edition": "2026-09-25"}, "players": ["Ada", "Bruno"]}) as table:
...     table.ask("areOpponents", player="Ada", other="Bruno")["value"]
True
"""

from .errors import TavolataError
from .rules import Rules
from .table import Table

__all__ = ["Rules", "Table", "TavolataError"]
