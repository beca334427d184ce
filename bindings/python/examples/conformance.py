"""An adapter for `tavolata conformance` whose engine is the wheel itself: it says that it has everything.

tavolata conformance -- python examples/conformance.py
"""

from __future__ import annotations

import json
import sys
from typing import Any

from tavolata import Rules, Table, TavolataError


def everything(rules: Rules) -> dict[str, Any]:
    """What the rules know, in the form of `hello`."""
    vocabulary, facts = rules.describe_vocabulary(), []
    for thing in vocabulary["things"].values():
        where = thing.get("single") or thing.get("collection")
        facts += [f"{where}.{fact}" for fact in thing["facts"] if where]
    return {
        "name": "tavolata in Python",
        "editions": vocabulary["editions"],
        "variants": vocabulary["variants"],
        "options": vocabulary["options"],
        "overlays": vocabulary["enumerations"]["Overlay"],
        "features": ["choices", "simultaneous"],
        "questions": list(vocabulary["questions"]),
        "events": list(vocabulary["events"]),
        "facts": facts,
    }


def answered(answer: dict[str, Any]) -> Any:
    """An answer as engines give it."""
    if "problems" in answer:
        return not any(problem["severity"] == "illegal" for problem in answer["problems"])
    if "verdict" in answer:
        return answer["verdict"] in ("allowed", "required")
    return answer.get("value")


def main() -> None:
    """Answer each line in one line."""
    rules, table = Rules(), None
    for line in sys.stdin:
        message = json.loads(line)
        reply: dict[str, Any] = {"seq": message["seq"]}
        try:
            if message["do"] == "hello":
                reply |= everything(rules)
            elif message["do"] == "open":
                table = rules.open(message["table"])
            elif table is not None:
                reply |= asked(table, message)
        except TavolataError as error:
            reply["error"] = str(error)
        print(json.dumps(reply), flush=True)
        if message["do"] == "bye":
            return


def asked(table: Table, message: dict[str, Any]) -> dict[str, Any]:
    """A question or events."""
    if message["do"] == "ask":
        answer: Any = table.ask(message["question"], **message["arguments"])
        return {"answer": answered(answer)}
    if message["do"] == "send":
        table.send(*message["events"], picks=message["picks"], carry_out=True)
        return {"after": table.to_json()}
    return {}


if __name__ == "__main__":
    main()
