"""What calls and games cost: the wheel beside Node, a pool of processes and Ray. Processor time, in one run.

python bench.py [GAMES]
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from tavolata import Rules
from tavolata.env.games import Job, Result, play

HOME = Path(__file__).resolve().parent
DIST = HOME.parents[1] / "dist"
TABLE: dict[str, Any] = {
    "setup": {"edition": "2026-09-25", "variants": ["free-for-all"], "options": ["limited-range", "attack-multiple"]},
    "players": [{"id": name, "rangeSeats": 1} for name in ("Ada", "Bruno", "Carla", "Dario")],
    "objects": [{"id": f"bear{nth}", "owner": "Ada", "types": ["creature"]} for nth in range(20)],
}
ASK = {"call": "ask", "table": "t2", "question": "mayAttack", "arguments": {"creature": "bear0", "defender": "Carla"}}
SEND = {"call": "send", "table": "t2", "events": [{"event": "playersLeave", "fields": {"players": ["Ada"]}}]}
OVER = {"creature": [f"bear{nth}" for nth in range(20)], "defender": ["Bruno", "Carla", "Dario"]}
MATRIX = {"call": "matrix", "table": "t2", "question": "mayAttack", "over": OVER}
NODE = """
const [script, packed, table, ...requests] = process.argv.slice(1);
const { readFileSync } = require('node:fs');
const call = require('node:vm').runInThisContext(readFileSync(script, 'utf8') + ';tavolata.call');
const rulebook = require('node:zlib').gunzipSync(readFileSync(packed)).toString();
const say = (request) => JSON.parse(call(JSON.stringify(request)));
say({ call: 'load', rulebook });
say({ call: 'openTable', rulebook: 'r1', table: JSON.parse(table) });
for (const line of requests) {
  const request = JSON.parse(line);
  const spent = (many) => {
    const before = process.cpuUsage();
    for (let i = 0; i < many; i++) say(request);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / many;
  };
  spent(200);
  console.log(spent(2000));
}
"""


def spent(act: Callable[[], object], many: int) -> float:
    """Microseconds of processor time that one call takes, when it is warm."""
    for _ in range(many // 10):
        act()
    before = time.process_time()
    for _ in range(many):
        act()
    return (time.process_time() - before) / many * 1e6


def calls() -> None:
    """One call of each kind."""
    program = "import time; from tavolata import Rules; Rules().info(); print(time.process_time())"
    first = subprocess.check_output([sys.executable, "-c", program], text=True)
    print(f"first answer, a new process, processor time: {float(first):.2f} s")
    node: list[float] = []
    if found := shutil.which("node"):
        files = [str(DIST / "tavolata.iife.js"), str(DIST / "rulebook.packed.gz"), json.dumps(TABLE)]
        command = [found, "-e", NODE, *files, *map(json.dumps, (ASK, SEND, MATRIX))]
        node = [
            float(line) for line in subprocess.run(command, capture_output=True, check=True, text=True).stdout.split()
        ]
    with Rules() as rules, rules.open(TABLE) as table:
        here = [
            spent(lambda: table.ask("mayAttack", creature="bear0", defender="Carla"), 3000),
            spent(lambda: table.send({"event": "playersLeave", "fields": {"players": ["Ada"]}}), 200),
            spent(lambda: table.matrix("mayAttack", OVER), 200),
        ]
    for nth, (name, answers) in enumerate((("ask", 1), ("send: a player leaves", 1), ("matrix, 20 by 3", 60))):
        beside = f"; Node {node[nth]:.0f} µs, {here[nth] / node[nth]:.1f} x" if node else ""
        print(f"{name}: {here[nth]:.0f} µs{beside}; {answers * 1e6 / here[nth]:,.0f} answers a second")


def games(many: int) -> None:
    """Random games of Grand Melee, in a pool of one and two processes and on Ray: the same games, move for move."""
    job, seeds = Job("grand-melee"), range(many)
    reference: list[Result] = []
    for workers in (1, 2):
        reference = told(f"pool, {workers} processes", partial(play, job, seeds, workers=workers))
    try:
        import ray
    except ImportError:
        print("Ray is not installed: pip install tavolata[ray]")
        return
    for cores in (1, 2):
        ray.init(num_cpus=cores, include_dashboard=False, log_to_driver=False, configure_logging=False)
        play(job, range(many, many + cores), on="ray", games_a_task=1)
        if told(f"Ray, {cores} processes that run already", partial(play, job, seeds, on="ray")) != reference:
            sys.exit("other games on Ray")
        empty: Any = ray.remote(nothing)
        ray.get([empty.remote() for _ in range(50)])
        before = time.perf_counter()
        ray.get([empty.remote() for _ in range(300)])
        print(f"Ray, {cores} processes: {(time.perf_counter() - before) / 300 * 1e3:.1f} ms for an empty task")
        ray.shutdown()


def nothing() -> None:
    """What an empty task does."""


def told(name: str, act: Callable[[], list[Result]]) -> list[Result]:
    """Prints games and moves a second, by the clock and by processor time of the children that have ended."""
    spent_before, before = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    results = act()
    spent, seconds = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter() - before
    moves = sum(result["moves"] for result in results)
    core = spent.ru_utime + spent.ru_stime - spent_before.ru_utime - spent_before.ru_stime
    by_core = f", {moves / core:.0f} for each second of a core" if core > 1 else ""
    print(f"{name}: {len(results)} games, {moves} moves, {moves / seconds:.0f} moves a second{by_core}")
    return results


if __name__ == "__main__":
    os.chdir(tempfile.gettempdir())
    calls()
    games(int(sys.argv[1]) if len(sys.argv) > 1 else 16)
