"""Memory stays where it is over many calls. `TAVOLATA_CALLS` makes more of them, and tells it every 100,000."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from test_binding import TABLE

from tavolata import Rules, Table, TavolataError

CALLS = int(os.environ.get("TAVOLATA_CALLS", "20000"))
MOST_GROWN = 2_000_000
EVERY = 100_000
STATUS = Path("/proc/self/statm")


def resident() -> int:
    """Bytes of memory that this process has."""
    return int(STATUS.read_text().split()[1]) * os.sysconf("SC_PAGESIZE")


def use(rules: Rules, table: Table, calls: int) -> None:
    """All kinds of calls, in turn, seven of them; those that fail as well."""
    for call in range(calls // 7):
        table.ask("mayAttack", creature="bear", defender="Carla")
        if call % 10 == 0:
            table.send({"event": "playersLeave", "fields": {"players": ["Ada"]}}, carry_out=True)
            table.undo()
        table.set_fact("bear", "tapped", call % 2 == 0)
        with table.copy() as other, pytest.raises(TavolataError):
            other.fact("bear", "soul")
        rules.open(TABLE).close()


@pytest.mark.skipif(not STATUS.is_file(), reason="needs /proc")
def test_memory(rules: Rules, capsys: pytest.CaptureFixture[str]) -> None:
    """Some calls to warm up, then many."""
    with rules.open(TABLE) as table:
        use(rules, table, 5000)
        grown, before, begun = [0], resident(), time.process_time()
        for made in range(0, CALLS, EVERY):
            use(rules, table, min(EVERY, CALLS - made))
            grown.append(resident() - before)
        hours, more = (time.process_time() - begun) / 3600, [size // 1000 for size in grown]
        with capsys.disabled():
            print(f"\n{CALLS:,} calls in {hours:.2f} hours of a core: of {before // 1000} kB {max(more)} more are used")
            print(f"every {EVERY:,} calls: {more}")
        assert max(grown) < MOST_GROWN
