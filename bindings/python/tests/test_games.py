"""Many games give the same results with any number of workers, and after workers and whole runs were killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from tavolata.env.games import Job, play, play_one, tally
from tavolata.env.policies import by_chance
from tavolata.env.skirmish import Decision, Skirmish

HERE = Path(__file__).resolve().parent
JOB = Job("two-headed-giant", ("random", "greedy"), most_turns=12)


def killed_once(game: Skirmish, decision: Decision, chance: Random) -> int:
    """A policy whose process is killed in the middle of a game, the first time."""
    mark = Path(os.environ["TAVOLATA_MARK"])
    if game.turns == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return by_chance(game, decision, chance)


def killed_always(_game: Skirmish, _decision: Decision, _chance: Random) -> int:
    """A policy that no process survives."""
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def test_any_number_of_workers() -> None:
    """One process, two, and this one."""
    here = [play_one(JOB, seed) for seed in range(6)]
    assert play(JOB, range(6), workers=1, games_a_task=3) == here
    assert play(JOB, range(6), workers=2, games_a_task=1) == here
    assert len({result["digest"] for result in here}) == 6
    assert sum(tally(here).values()) == sum(1 for result in here if result["winners"])


def test_worker_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its games are played again, and come out as they would have."""
    monkeypatch.setenv("TAVOLATA_MARK", str(tmp_path / "mark"))
    monkeypatch.setenv("PYTHONPATH", str(HERE))
    job = Job("two-headed-giant", ("test_games:killed_once",), most_turns=8)
    results = play(job, range(4), workers=2, games_a_task=1)
    assert (tmp_path / "mark").exists()
    same = play(Job("two-headed-giant", ("random",), most_turns=8), range(4), workers=1)
    assert [result["digest"] for result in results] == [result["digest"] for result in same]


def test_workers_keep_dying(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it ends, and does not try for ever."""
    monkeypatch.setenv("PYTHONPATH", str(HERE))
    with pytest.raises(RuntimeError, match="terminated abruptly"):
        play(Job("two-headed-giant", ("test_games:killed_always",)), range(2), workers=1)


def test_run_is_killed_and_goes_on(tmp_path: Path) -> None:
    """What stands in the file is not played again; half a line is."""
    out = tmp_path / "results.jsonl"
    program = (
        f"import sys\nfrom tavolata.env.games import Job, play\n"
        f"if __name__ == '__main__':\n    play(Job('two-headed-giant', ('random', 'greedy'), most_turns=12), range(40),"
        f" workers=1, out={str(out)!r}, games_a_task=1)"
    )
    script = tmp_path / "run.py"
    script.write_text(program)
    run = subprocess.Popen([sys.executable, str(script)], start_new_session=True)
    until = time.monotonic() + 60
    while not (out.exists() and out.read_text().count("\n") >= 4) and time.monotonic() < until:
        time.sleep(0.02)
    os.killpg(run.pid, signal.SIGKILL)
    run.wait()
    stood = out.read_text().count("\n") - 1
    assert 3 <= stood < 40
    with out.open("a") as file:
        file.write('{"seed": 7, "tur')
    results = play(JOB, range(8), workers=2, out=out)
    assert results == [play_one(JOB, seed) for seed in range(8)]
    # Every seed once, and none that stood there twice.
    lines = out.read_text().splitlines()[1:]
    assert len(lines) == max(8, stood)
    with pytest.raises(ValueError, match="another job"):
        play(Job("emperor"), range(2), out=out)


def test_ray() -> None:
    """The same on Ray."""
    ray = pytest.importorskip("ray", reason="needs pip install tavolata[ray]")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    try:
        assert play(JOB, range(4), on="ray", games_a_task=2) == [play_one(JOB, seed) for seed in range(4)]
    finally:
        ray.shutdown()


def test_ray_worker_is_killed(tmp_path: Path) -> None:
    """Ray plays its games again."""
    ray = pytest.importorskip("ray", reason="needs pip install tavolata[ray]")
    mark = {"TAVOLATA_MARK": str(tmp_path / "mark"), "PYTHONPATH": str(HERE)}
    ray.init(
        num_cpus=1,
        include_dashboard=False,
        log_to_driver=False,
        configure_logging=False,
        runtime_env={"env_vars": mark},
    )
    try:
        job = Job("two-headed-giant", ("test_games:killed_once",), most_turns=8)
        results = play(job, range(2), on="ray", games_a_task=1)
        assert (tmp_path / "mark").exists()
        same = [play_one(Job("two-headed-giant", most_turns=8), seed) for seed in range(2)]
        assert [result["digest"] for result in results] == [result["digest"] for result in same]
    finally:
        ray.shutdown()
