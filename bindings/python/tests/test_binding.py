"""What the package promises, besides the answers."""

from __future__ import annotations

import json
import pickle
import shutil
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from typing import Any

import pytest
from conftest import PROJECT

from tavolata import Rules, Table, TavolataError

TABLE: dict[str, Any] = {
    "setup": {
        "edition": "2026-09-25",
        "variants": ["free-for-all"],
        "options": ["limited-range", "attack-multiple"],
    },
    "players": [{"id": name, "rangeSeats": 1} for name in ("Ada", "Bruno", "Carla", "Dario")],
    "objects": [{"id": "bear", "owner": "Ada", "types": ["creature"]}],
}


def test_questions(rules: Rules) -> None:
    """Answers, reasons, and both in words."""
    with rules.open(TABLE) as table:
        answer = table.ask("mayAttack", creature="bear", defender="Carla", reasons=True)
        assert (answer["verdict"], answer["because"]) == ("denied", ["range.no-attack-outside"])
        assert "801" in rules.explain(answer)
        assert rules.explain(answer) != rules.explain(answer, "it")
        rows = table.matrix("mayAttack", {"creature": ["bear"], "defender": ["Bruno", "Carla"]})["answers"]
        assert rows == [["allowed", "denied"]]


def test_plans(rules: Rules) -> None:
    """A plan is said, carried out, taken back; its changes can be made on another table."""
    with rules.open(TABLE) as table, table.copy() as other:
        plan = table.send({"event": "playersLeave", "fields": {"players": ["Ada"]}})
        assert table.fact("Ada", "inGame") is True
        table.carry_out(plan)
        other.change(plan["changes"])
        assert table.to_json() == other.to_json()
        assert table.ask("playersIn")["value"] == ["Bruno", "Carla", "Dario"]
        assert table.verify()["steps"] == []
        table.undo()
        assert table.fact("Ada", "inGame") is True


def test_choices(rules: Rules) -> None:
    """Whoever chooses is asked until nothing is left to choose."""
    made = rules.make_table("emperor", list("ABCDEF"), edition="2026-09-25", seed=1, start=True)
    assert made["problems"]["problems"] == []
    state = {"setup": {"edition": "2026-09-25"}, "players": ["Ada", "Bruno", "Carla"]}
    with rules.open(state) as table:
        table.send({"event": "turnBegins", "fields": {"group": "Ada"}}, carry_out=True)
        [turn] = table.members("turns")
        asked: list[Any] = []
        plan = table.resolve(
            {"event": "stepBegins", "fields": {"turn": turn, "step": "begin-combat"}},
            choose=lambda need: asked.append(need) or need["among"][-1],  # type: ignore[func-returns-value]
            carry_out=True,
        )
        assert plan["needs"] == []
        assert [need["among"][-1] for need in asked] == [table.fact(turn, "chosenDefender")]


def test_writes(rules: Rules) -> None:
    """Facts and things come and go."""
    with rules.open(TABLE) as table:
        table.add("objects", {"id": "ape", "owner": "Bruno", "types": ["creature"]})
        table.set_fact("ape", "tapped", True)
        assert table.fact("ape", "tapped") is True
        table.remove("ape")
        assert table.members("objects") == ["bear"]
        table.set_fact("bear", "tapped", True)
        table.forget_fact("bear", "tapped")
        assert table.ask("mayAttack", creature="bear", defender="Bruno")["verdict"] in ("allowed", "unknown")


@pytest.mark.parametrize(("lang", "words"), [("en", "Did you mean"), ("it", "Forse intendevi")])
def test_faults(lang: Any, words: str) -> None:
    """A fault has a code, words and the place of each mistake, also in another process."""
    with Rules(lang=lang) as rules:
        with rules.open(TABLE) as table, pytest.raises(TavolataError, match=words) as misspelt:
            table.ask("mayAttac", creature="bear", defender="Carla")  # type: ignore[call-overload]
        assert (misspelt.value.code, misspelt.value.suggestion) == ("fault.unknown-question", "mayAttach")
        wrong = {**TABLE, "players": [{"id": "Ada", "life": "many"}, {"id": "Bruno", "soul": 1}]}
        with pytest.raises(TavolataError) as refused:
            rules.open(wrong)
        assert refused.value.place == "/players/0/life"
        assert [one["pointer"] for one in refused.value.refusals][:2] == ["/players/0/life", "/players/1/soul"]
        again = pickle.loads(pickle.dumps(refused.value))  # noqa: S301
        assert (str(again), again.code, again.place) == (str(refused.value), "fault.table", "/players/0/life")


def test_text(rules: Rules) -> None:
    """Names of any script come back as they were, and what is nested too deeply is refused by Python or by us."""
    names = ["è😀", "日本", 'quo"te\\', "nul\0l", "line\u2028"]
    with rules.open({**TABLE, "players": names, "objects": []}) as table:
        assert table.ask("playersIn")["value"] == names
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises((RecursionError, TavolataError)):
        rules.open({**TABLE, "objects": deep})


def test_closing() -> None:
    """What is closed says so; a table that nobody refers to is closed with the next call."""
    rules = Rules()
    table = rules.open(TABLE)
    table.close()
    table.close()
    with pytest.raises(TavolataError) as closed:
        table.fact("bear", "owner")
    assert closed.value.code == "python.closed"
    for _ in range(10_100):  # more than an engine holds
        rules.open(TABLE)
    kept = rules.open(TABLE)
    rules.close()
    rules.close()
    with pytest.raises(TavolataError) as closed:
        kept.fact("bear", "owner")
    assert closed.value.code == "python.closed"


def test_threads(rules: Rules) -> None:
    """An engine answers the thread that made it. Threads with one each may ask at the same time."""
    caught: list[TavolataError] = []

    def strange() -> None:
        try:
            rules.info()
        except TavolataError as error:
            caught.append(error)

    thread = threading.Thread(target=strange)
    thread.start()
    thread.join()
    assert [error.code for error in caught] == ["python.other-thread"]

    def own(name: str) -> list[str]:
        with Rules() as mine, mine.open(TABLE) as table:
            for _ in range(50):
                table.ask("mayAttack", creature="bear", defender=name)
            return table.ask("mayAttack", creature="bear", defender=name)["because"]

    names = ["Bruno", "Carla", "Dario"]
    with ThreadPoolExecutor(3) as pool:
        at_once = list(pool.map(own, names))
    assert at_once == [own(name) for name in names]


def test_table_forgotten_in_another_thread(rules: Rules) -> None:
    """A garbage collector that runs elsewhere does no harm."""
    held = [rules.open(TABLE)]
    thread = threading.Thread(target=held.clear)
    thread.start()
    thread.join()
    assert len(rules._engine.forgotten) == 1
    rules.info()
    rules.open(TABLE).close()
    assert len(rules._engine.forgotten) <= 1


@pytest.mark.parametrize("end", ["", "del table, rules", "rules.close()", "raise SystemExit(0)"])
def test_ends(end: str) -> None:
    """A process with an engine ends by itself, and cleanly, whatever was left open."""
    program = f"from tavolata import Rules\nrules = Rules()\ntable = rules.open({TABLE!r})\n{end}"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=60, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")


TRUCE = {
    "id": "host.no-attacks",
    "kind": "prohibition",
    "layer": "host",
    "name": {"en": "A truce", "it": "Una tregua"},
    "answers": "mayAttack",
    "verdict": "deny",
    "text": {"en": "No creature attacks.", "it": "Nessuna creatura attacca."},
}
COMPILING = """
import { compileEntries } from './dist/js/compiler.js';
import { rulebook } from './dist/js/rulebook.js';
console.log(JSON.stringify(compileEntries(rulebook, process.argv[1]).extra));
"""


def test_other_rules(rules: Rules) -> None:
    """More entries make other rules; these stay as they are. A table may change its rules as well."""
    if shutil.which("node") is None or not (PROJECT / "dist/js/compiler.js").is_file():
        pytest.skip("needs node, and `npm run build` in the project, to compile entries")
    command = ["node", "--input-type=module", "-e", COMPILING, json.dumps({"entries": [TRUCE]})]
    extra = json.loads(subprocess.check_output(command, cwd=PROJECT))

    def verdict(table: Table) -> str:
        return table.ask("mayAttack", creature="bear", defender="Bruno")["verdict"]

    peaceful = rules.with_entries(extra)
    with rules.open(TABLE) as table, peaceful.open(TABLE) as truce:
        assert (verdict(table), verdict(truce)) == ("allowed", "denied")
        assert "A truce" in peaceful.explain(truce.ask("mayAttack", creature="bear", defender="Bruno"))
        table.add_entries(extra)
        assert verdict(table) == "denied"
        table.remove_entries(["host.no-attacks"])
        assert verdict(table) == "allowed"
    with peaceful, peaceful.without_entries(["host.no-attacks"]) as back, back.open(TABLE) as table:
        assert verdict(table) == "allowed"
    peaceful.close()
    with pytest.raises(TavolataError):
        peaceful.open(TABLE)
    assert rules.info()["editions"]
    with pytest.raises(TavolataError):
        rules.with_entries({"entries": "none"})


def test_types() -> None:
    """The types come along, and mypy finds a misspelt question, argument and part of an answer."""
    assert (files("tavolata") / "py.typed").is_file()
    pytest.importorskip("mypy")
    from mypy import api

    right = 'table.ask("mayAttack", creature="bear", defender="Ada")["verdict"] == "denied"'
    for line, wrong in (
        (right, None),
        (right.replace("mayAttack", "mayAttac"), "call-overload"),
        (right.replace("creature=", "beast="), "call-overload"),
        (right.replace('"verdict"', '"value"'), "typeddict-item"),
        (right.replace('"denied"', '"refused"'), "comparison-overlap"),
        ('table.send({"event": "playersLeave", "fields": {"players": ["Ada"]}})', None),
        ('table.send({"event": "playersLeave", "fields": {"players": "Ada"}})', "arg-type"),
    ):
        program = f"from tavolata import Table\ndef ask(table: Table) -> None:\n    {line}\n"
        told, _, _ = api.run(["--strict", "--config-file=", "--disable-error-code=import-not-found", "-c", program])
        assert (wrong or "Success") in told, told
