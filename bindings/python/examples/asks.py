"""Seconds to the first answer, and questions for each second of processor time, as a line of JSON.

TAVOLATA_BENCH=TABLE python examples/asks.py
"""

import json
import os
import time

from tavolata import Rules

ROUNDS = 50_000

begun = time.perf_counter()
with Rules() as rules, rules.open(json.loads(os.environ["TAVOLATA_BENCH"])) as table:
    table.ask("mayAttack", creature="bear", defender="Carla")
    first = time.perf_counter() - begun
    before = time.process_time()
    for _ in range(ROUNDS):
        table.ask("mayAttack", creature="bear", defender="Carla")
    print(json.dumps({"first": first, "asks": ROUNDS / (time.process_time() - before)}))
