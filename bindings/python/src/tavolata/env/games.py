"""Many games: rollouts and match-ups on all cores of a machine, or on the machines of a Ray cluster.

>>> from tavolata.env.games import Job, play, tally
>>> job = Job("emperor", ("greedy", "random"))
>>> results = play(job, range(100), out="emperor.jsonl")  # doctest: +SKIP
>>> tally(results)  # doctest: +SKIP
{'greedy': 61.0, 'random': 39.0}
"""

from __future__ import annotations

import json
import os
import random
import threading
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass
from hashlib import sha256
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypedDict

from tavolata import Rules

from .policies import POLICIES
from .skirmish import Skirmish

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from .policies import Policy

MOST_BREAKS = 5


@dataclass(frozen=True)
class Job:
    """What is played: the same job and seed give the same game, wherever and beside whatever others it is played."""

    variant: str
    policies: tuple[str, ...] = ("random",)
    """One for each seat, in turn, moved on by one from seed to seed: a name of `POLICIES`, or `module:function`."""
    players: int | None = None
    most_turns: int = 300


class Result(TypedDict):
    """One game; plain JSON."""

    seed: int
    turns: int
    moves: int
    winners: list[int]
    """Seats."""
    seats: list[str]
    """The policy in each seat."""
    digest: str
    """Of all decisions, in order."""


_own = threading.local()


def rules_of_thread() -> Rules:
    """The rules of this thread, loaded once."""
    if not hasattr(_own, "rules"):
        _own.rules = Rules()
    rules: Rules = _own.rules
    return rules


def policy_named(name: str) -> Policy:
    """A policy by its name."""
    if name in POLICIES:
        return POLICIES[name]
    module, found, function = name.partition(":")
    if not found:
        raise ValueError(f"there is no policy {name!r}; there are {', '.join(POLICIES)}, and yours as module:function")
    policy: Policy = getattr(import_module(module), function)
    return policy


def play_one(job: Job, seed: int) -> Result:
    """Play one game in this process."""
    game = Skirmish(rules_of_thread(), job.variant, seed, players=job.players, most_turns=job.most_turns)
    seats = [job.policies[(seat + seed) % len(job.policies)] for seat in range(len(game.players))]
    policies = [policy_named(name) for name in seats]
    chances = [random.Random(f"{seed}/{seat}") for seat in range(len(seats))]
    digest, moves, action = sha256(), 0, None
    decisions = game.play()
    with game.table:
        try:
            while True:
                decision = next(decisions) if action is None else decisions.send(action)
                action = policies[decision.player](game, decision, chances[decision.player])
                digest.update(f"{decision.player}:{action} ".encode())
                moves += 1
        except StopIteration:
            winners = game.winners
    return {
        "seed": seed,
        "turns": game.turns,
        "moves": moves,
        "winners": winners,
        "seats": seats,
        "digest": digest.hexdigest()[:16],
    }


def play_some(job: Job, seeds: Sequence[int]) -> list[Result]:
    """Play some games in this process: what one task does."""
    return [play_one(job, seed) for seed in seeds]


def play(
    job: Job,
    seeds: Iterable[int],
    *,
    workers: int | None = None,
    out: str | Path | None = None,
    on: Literal["pool", "ray"] = "pool",
    games_a_task: int = 4,
) -> list[Result]:
    """Play a game for each seed; the results, in the order of the seeds, depend on nothing but job and seeds.

    A worker that dies is replaced, and its games are played again. With `out`, each result is written as it comes; the
    same call made again, after whatever stopped it, plays only what is missing there.

    :param workers: processes; none given: one for each core. Ray has those of its cluster
    :param out: file of results, one JSON object a line after the job
    :param on: `pool`, processes of this machine, or `ray`
    :raises ValueError: `out` has the results of another job
    :raises BrokenProcessPool: workers keep dying and nothing gets done
    """
    wanted = list(dict.fromkeys(seeds))
    done = _resumed(job, Path(out)) if out else {}
    missing = [seed for seed in wanted if seed not in done]
    tasks = [missing[at : at + games_a_task] for at in range(0, len(missing), games_a_task)]
    runner = _on_ray if on == "ray" else _in_pool
    with open(out, "a", encoding="utf-8") if out else open(os.devnull, "w") as file:
        for results in runner(job, tasks, workers or os.cpu_count() or 1):
            for result in results:
                done[result["seed"]] = result
                print(json.dumps(result), file=file)
            file.flush()
    return [done[seed] for seed in wanted]


def _resumed(job: Job, out: Path) -> dict[int, Result]:
    """Results that stand in a file already; a last line that was not finished is cut off."""
    head = json.dumps({"job": asdict(job)})
    text = out.read_text("utf-8") if out.exists() else ""
    lines = text.split("\n")[:-1]
    if not lines:
        lines = [head]
    if lines[0] != head:
        raise ValueError(f"{out} has results of another job, {lines[0]}: name another file")
    out.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return {result["seed"]: result for result in map(json.loads, lines[1:])}


def _in_pool(job: Job, tasks: list[list[int]], workers: int) -> Iterator[list[Result]]:
    """Play tasks in processes of this machine."""
    left, breaks = tasks, 0
    while left:
        done: list[list[int]] = []
        # Engines are not copied into children: each process starts its own.
        with ProcessPoolExecutor(min(workers, len(left)), mp_context=get_context("spawn")) as pool:
            futures = {pool.submit(play_some, job, task): task for task in left}
            try:
                for future in as_completed(futures):
                    results = future.result()
                    done.append(futures[future])
                    yield results
            except BrokenProcessPool:
                breaks = 0 if done else breaks + 1
                if breaks == MOST_BREAKS:
                    raise
        left = [task for task in left if task not in done]


def _on_ray(job: Job, tasks: list[list[int]], _workers: int) -> Iterator[list[Result]]:
    """Play tasks on a Ray cluster, which starts those again whose worker died."""
    import ray

    remote = ray.remote(max_retries=MOST_BREAKS)(play_some)
    left = [remote.remote(job, task) for task in tasks]
    while left:
        ready, left = ray.wait(left)
        yield from ray.get(ready)


def tally(results: Iterable[Result]) -> dict[str, float]:
    """Wins by policy; seats that win together share one win, and a game without winners counts for none."""
    wins: Counter[str] = Counter()
    for result in results:
        for winner in result["winners"]:
            wins[result["seats"][winner]] += 1 / len(result["winners"])  # type: ignore[assignment]
    return dict(wins)
