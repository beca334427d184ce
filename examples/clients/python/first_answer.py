#!/usr/bin/env python3
"""A first answer, and a player who leaves.

    python3 first_answer.py                        # needs `tavolata` on the path
    python3 first_answer.py npx tavolata serve     # or says how to start the server
"""

import sys

from tavolata_client import Client

TABLE = {
    "setup": {
        "edition": "2026-09-25",
        "variants": ["free-for-all"],
        "options": ["limited-range", "attack-multiple"],
    },
    "players": [{"id": name, "rangeSeats": 1} for name in ("Ada", "Bruno", "Carla", "Dario")],
    "objects": [{"id": "bear", "owner": "Ada", "types": ["creature"]}],
}

with Client(sys.argv[1:] or ("tavolata", "serve")) as client:
    opened = client.call("openTable", table=TABLE)
    table = opened["table"]
    print(f"edition {opened['edition']}")

    questions = ["mayAttack(bear, Bruno)", "mayAttack(bear, Carla)"]
    answers = client.call("ask", table=table, questions=questions)["answers"]
    for question, answer in zip(questions, answers):
        print(f"{question}: {answer['verdict']} ({', '.join(answer['because'])})")

    departure = {"event": "playersLeave", "fields": {"players": ["Ada"]}}
    plan = client.call("send", table=table, events=[departure], carryOut=True)
    for number, step in enumerate(plan["steps"], 1):
        print(f"step {number}: {', '.join(event['event'] for event in step)}")

    left = client.call("ask", table=table, question="playersIn")
    print(f"in the game: {', '.join(left['value'])}")
    client.call("close", table=table)
