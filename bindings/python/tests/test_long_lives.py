"""A table that lives long says what one says that is opened anew, and what it says in Node.

`TAVOLATA_ANSWERS=100000` compares that many answers; by itself it is some thousands.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pytest
from conftest import Recorded, Said
from play import NAMES, STEPS

from tavolata import Table, TavolataError

WANTED = int(os.environ.get("TAVOLATA_ANSWERS", "3000"))
COLLECTIONS = {"Player": "players", "Team": "teams", "Object": "objects", "Turn": "turns", "Marker": "markers"}


class Life:
    """One table with a history: events, writes, things that come and go, and all of that taken back."""

    def __init__(self, rules: Recorded, seed: int) -> None:
        """Begin a game of some variant."""
        self.rules, self.chance = rules, random.Random(seed)
        self.vocabulary = rules.describe_vocabulary()
        variant = self.chance.choice(self.vocabulary["variants"])
        seats = {"two-headed-giant": 4, "grand-melee": 8}.get(variant, 6)
        begun = rules.make_table(variant, NAMES[:seats], edition="2026-09-25", seed=seed, start=True)["json"]
        owners = [one["id"] for one in begun["players"]]
        begun["objects"] = [{"id": f"{owner}-bear", "owner": owner, "types": ["creature"]} for owner in owners]
        self.table: Table = rules.open(begun)
        self.made = 0

    def any_of(self, kind: str) -> Any:
        """Some value of a type of the vocabulary; None where there is none."""
        kind = self.chance.choice(kind.strip("()?").split("|"))
        if kind.startswith("["):
            return [one for one in [self.any_of(kind[1:-1])] if one is not None]
        if kind in COLLECTIONS:
            ids = self.table.members(COLLECTIONS[kind])
            return self.chance.choice(ids) if ids else None
        if kind in self.vocabulary["enumerations"]:
            return self.chance.choice(self.vocabulary["enumerations"][kind])
        return {"Number": self.chance.randint(0, 3), "Boolean": self.chance.random() < 0.5}.get(kind)

    def event(self) -> dict[str, Any]:
        """Something that happens in a game."""
        table = self.table
        player, turn = self.any_of("Player"), self.any_of("Turn")
        if turn is None:
            return {"event": "turnBegins", "fields": {"group": self.any_of("Team") or player}}
        kinds: list[Any] = [
            {"event": "stepBegins", "fields": {"turn": turn, "step": self.chance.choice(STEPS)}},
            {"event": "turnEnds", "fields": {"turn": turn}},
            {"event": "lifeChanges", "fields": {"player": player, "amount": self.chance.randint(-6, 3)}},
            {"event": "stateIsChecked", "fields": {}},
            {"event": "objectMoves", "fields": {"object": self.any_of("Object"), "zone": "graveyard"}},
            *table.ask("moves", player=player)["value"],
        ]
        return self.chance.choice(kinds)

    def move(self) -> None:
        """One thing that is done to the table; what is refused leaves it as it was."""
        kind = self.chance.choices(["send", "write", "add", "remove", "undo"], [8, 2, 1, 1, 2])[0]
        try:
            if kind == "send":
                self.table.resolve(self.event(), choose=lambda need: self.chance.choice(need["among"]), carry_out=True)  # type: ignore[arg-type]
            elif kind == "write":
                self.table.set_fact(self.any_of("Object"), "tapped", self.chance.random() < 0.5)
            elif kind == "add":
                self.made += 1
                thing = {"id": f"ape{self.made}", "owner": self.any_of("Player"), "types": ["creature"]}
                self.table.add("objects", thing)
            elif kind == "remove":
                self.table.remove(self.any_of("Object"))
            else:
                self.table.undo()
        except TavolataError as refused:
            if refused.code == "call.internal":
                raise

    def compare(self) -> int:
        """Ask a tenth of all questions, here and of a table that is opened anew; how many answers there were."""
        compared = 0
        with self.rules.open(self.table.to_json()) as fresh:
            for name, question in self.vocabulary["questions"].items():
                if self.chance.random() < 0.9:
                    continue
                given = {part: self.any_of(kind) for part, kind in question["parameters"].items()}
                if "choice.undecided" not in (lived := self.asked(self.table, name, given)):
                    assert lived == self.asked(fresh, name, given), (name, given)
                    compared += 2
        return compared

    @staticmethod
    def asked(table: Table, name: str, given: dict[str, Any]) -> str:
        """An answer, or the code of what is wrong with the question, as text."""
        try:
            answer: dict[str, Any] = table.ask(name, reasons=True, **given)  # type: ignore[call-overload]
        except TavolataError as error:
            return error.code
        # What a table assumed when it was opened shows in its notices alone.
        return repr({key: value for key, value in answer.items() if key != "notices"})


def test_long_lives(
    recorded: Recorded, same_in_node: Callable[[Said], int], capsys: pytest.CaptureFixture[str]
) -> None:
    """Until so many answers were compared; all that was said is put to Node in the same order."""
    compared, seed = 0, 0
    while compared < WANTED:
        seed += 1
        life = Life(recorded, seed)
        for _ in range(60):
            life.move()
            compared += life.compare()
    replies = same_in_node(recorded.said)
    with capsys.disabled():
        print(f"\n{compared} answers of {seed} tables that live long, and {replies} replies in Node, are equal")
    assert replies > WANTED
