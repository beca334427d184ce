"""What calls and games cost: the wheel beside Node, a pool of processes and Ray. Processor time, in one run.

python bench.py [GAMES]                 calls, then random games of Grand Melee in a pool and on Ray
python bench.py GAMES --out FILE [--on ray] [--workers N]
                                        a long run: games alone, kept in FILE; made again it goes on where it was
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

from tavolata import Rules
from tavolata.env.games import Job, Result, play

HOME = Path(__file__).resolve().parent
DIST = HOME.parents[1] / "dist"
JOB = Job("grand-melee")
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
    reference: list[Result] = []
    for workers in (1, 2):
        reference = told(f"pool, {workers} processes", partial(play, JOB, range(many), workers=workers))
    try:
        import ray
    except ImportError:
        print("Ray is not installed: pip install tavolata[ray]")
        return
    for cores in (1, 2):
        with on_ray(cores):
            play(JOB, range(many, many + cores), on="ray", games_a_task=1)
            if told(f"Ray, {cores} processes that run already", partial(play, JOB, range(many), on="ray")) != reference:
                sys.exit("other games on Ray")
            empty: Any = ray.remote(nothing)
            ray.get([empty.remote() for _ in range(50)])
            before = time.perf_counter()
            ray.get([empty.remote() for _ in range(300)])
            print(f"Ray, {cores} processes: {(time.perf_counter() - before) / 300 * 1e3:.1f} ms for an empty task")


def long_run(many: int, out: str, on: Literal["pool", "ray"], workers: int) -> None:
    """Games that are kept: what stands in `out` already is not played again."""
    lines = Path(out).read_text("utf-8").split("\n")[1:-1] if Path(out).exists() else []
    kept = [json.loads(line) for line in lines]
    with on_ray(workers) if on == "ray" else nullcontext():
        results = told(
            f"{on}, {workers} processes", partial(play, JOB, range(many), workers=workers, out=out, on=on), kept
        )
    digest = sha256("".join(result["digest"] for result in results).encode()).hexdigest()[:16]
    print(f"in all {len(results)} games, {sum(result['moves'] for result in results)} moves, digest {digest}")


@contextmanager
def on_ray(cores: int) -> Iterator[None]:
    """A cluster of this machine alone, while it is needed."""
    import ray

    ray.init(num_cpus=cores, include_dashboard=False, log_to_driver=False, configure_logging=False)
    try:
        yield
    finally:
        ray.shutdown()


def nothing() -> None:
    """What an empty task does."""


def told(name: str, act: Callable[[], list[Result]], kept: Sequence[Result] = ()) -> list[Result]:
    """Prints games and moves a second, by the clock and by processor time, and how busy the machine was.

    :param kept: results that are not played but read
    """
    core, before = spent_by_children(), time.perf_counter()
    results = act()
    core, seconds = spent_by_children() - core, time.perf_counter() - before
    played = len(results) - len(kept)
    moves = sum(result["moves"] for result in results) - sum(result["moves"] for result in kept)
    rate = f"{played / seconds:.2f} games and {moves / seconds:.0f} moves a second by the clock"
    of_core = f"{played / core:.2f} and {moves / core:.0f} for each second of a core"
    print(f"{name}: {played} games, {moves} moves; {rate}, {of_core}; {core:.0f} s of cores in {seconds:.0f} s")
    print(f"  load of the machine in the last 15 minutes: {os.getloadavg()[2]:.1f} on {os.cpu_count()} cores")
    return results


def spent_by_children() -> float:
    """Seconds of processor time that all processes under this one have taken, those that have ended as well."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    parents: dict[int, tuple[int, int]] = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(file.parent.name)] = (int(fields[1]), sum(map(int, fields[11:15])))
    ticks, under = 0, {os.getpid()}
    while found := {pid for pid, (parent, _) in parents.items() if parent in under and pid not in under}:
        ticks += sum(parents[pid][1] for pid in found)
        under |= found
    return ended.ru_utime + ended.ru_stime + ticks / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int, nargs="?", default=16)
    parser.add_argument("--out")
    parser.add_argument("--on", choices=("pool", "ray"), default="pool")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    out = asked.out and str(Path(asked.out).resolve())
    # The directory of a driver is its workers', too: one without modules of this project.
    os.chdir(tempfile.gettempdir())
    if out:
        long_run(asked.games, out, asked.on, asked.workers)
    else:
        calls()
        games(asked.games)


if __name__ == "__main__":
    main()
