"""Memory stays where it is over many calls. `TAVOLATA_CALLS` makes more of them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from test_binding import TABLE

from tavolata import Rules, Table, TavolataError

CALLS = int(os.environ.get("TAVOLATA_CALLS", "20000"))
MOST_GROWN = 2_000_000
STATUS = Path("/proc/self/statm")


def resident() -> int:
    """Bytes of memory that this process has."""
    return int(STATUS.read_text().split()[1]) * os.sysconf("SC_PAGESIZE")


def use(rules: Rules, table: Table, calls: int) -> None:
    """All kinds of calls, in turn; those that fail as well."""
    for call in range(calls // 5):
        table.ask("mayAttack", creature="bear", defender="Carla")
        if call % 10 == 0:
            table.send({"event": "playersLeave", "fields": {"players": ["Ada"]}}, carry_out=True)
            table.undo()
        table.set_fact("bear", "tapped", call % 2 == 0)
        with table.copy() as other, pytest.raises(TavolataError):
            other.fact("bear", "soul")
        rules.open(TABLE).close()


@pytest.mark.skipif(not STATUS.is_file(), reason="needs /proc")
def test_memory(rules: Rules) -> None:
    """Some calls to warm up, then many."""
    with rules.open(TABLE) as table:
        use(rules, table, 5000)
        before = resident()
        use(rules, table, CALLS)
        assert resident() - before < MOST_GROWN
