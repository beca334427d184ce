"""Every case of the rules gives the same answers, plans and reasons as in Node, and what it expects.

Each is played in the last edition in which it is right; with `TAVOLATA_ALL=1` in all of them.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from conftest import Recorded, Said


def canonical(steps: list[list[Any]]) -> list[list[str]]:
    """Steps of a plan with the simultaneous events of each in one order, without reasons."""

    def bare(event: dict[str, Any]) -> str:
        return repr(sorted((key, repr(value)) for key, value in event.items() if key in ("event", "fields")))

    return [sorted(map(bare, step)) for step in steps]


def test_all_cases(
    recorded: Recorded,
    cases: list[dict[str, Any]],
    same_in_node: Callable[[Said], int],
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Played step by step, with reasons."""
    wrong: list[str] = []
    for case in cases:
        for edition in case["editions"] if os.environ.get("TAVOLATA_ALL") else case["editions"][-1:]:
            state = {**case["table"], "setup": {**case["table"]["setup"], "edition": edition}}
            with recorded.open(state) as table:
                for nth, step in enumerate(case["steps"]):
                    where = f"{case['id']} in {edition}, step {nth}"
                    if "ask" in step:
                        answer: Any = table.ask(step["question"], reasons=True, **step["arguments"])
                        expected = {"value", "verdict", "problems", "unknown"} & set(step["expect"])
                        wrong += [where for key in expected if answer.get(key) != step["expect"][key]]
                    elif "send" in step:
                        plan = table.send(*step["events"], picks=step.get("picks", ()), carry_out=True)
                        if canonical(plan["steps"]) != canonical(step["expect"]["steps"]):
                            wrong.append(where)
                        table.to_json()
                    elif "verify" in step:
                        table.verify()
    assert wrong == []
    equal = same_in_node(recorded.said)
    with capsys.disabled():
        print(f"\n{len(cases)} cases, {equal} replies are equal")
    assert equal > 3500
