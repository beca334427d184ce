#!/usr/bin/env python3
"""A client of `tavolata serve`: Python 3.8 or newer, nothing but its standard library.

    python3 client.py                          # needs `tavolata` on the path
    python3 client.py npx tavolata serve       # or says how to start the server
"""

import json
import subprocess
import sys

TABLE = {
    "setup": {
        "edition": "2026-09-25",
        "variants": ["free-for-all"],
        "options": ["limited-range", "attack-multiple"],
    },
    "players": [{"id": name, "rangeSeats": 1} for name in ("Ada", "Bruno", "Carla", "Dario")],
    "objects": [{"id": "bear", "owner": "Ada", "types": ["creature"]}],
}


class Server:
    """The server as a child process: one request a line, one response a line."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self.next_id = 1

    def call(self, method, **params):
        """The result of a method; an error of the server becomes a RuntimeError."""
        request = {"jsonrpc": "2.0", "id": self.next_id, "method": method, "params": params}
        self.next_id += 1
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the server has gone")
        response = json.loads(line)
        if "error" in response:
            raise RuntimeError(response["error"]["message"])
        return response["result"]

    def close(self):
        """The end of its input ends the server."""
        self.process.stdin.close()
        self.process.wait()


def main():
    server = Server(sys.argv[1:] or ["tavolata", "serve"])
    opened = server.call("open", table=TABLE)
    table = opened["table"]
    print(f"table {table}, edition {opened['edition']}")

    questions = ["mayAttack(bear, Bruno)", "mayAttack(bear, Carla)"]
    answers = server.call("ask", table=table, questions=questions)["answers"]
    for question, answer in zip(questions, answers):
        print(f"{question}: {answer['verdict']} ({', '.join(answer['because'])})")

    departure = {"event": "playersLeave", "fields": {"players": ["Ada"]}}
    plan = server.call("send", table=table, events=[departure], apply=True)
    for number, step in enumerate(plan["steps"], 1):
        print(f"step {number}: {', '.join(event['event'] for event in step)}")

    left = server.call("ask", table=table, question="playersIn")
    print(f"in the game: {', '.join(left['value'])}")
    server.call("close", table=table)
    server.close()


main()
