"""Plays a whole game of each variant by chance, and knows no rule: what may be done it asks, what follows it is told.

python examples/play.py [SEED]
"""

from __future__ import annotations

import random
import sys
from typing import TYPE_CHECKING, Any

from tavolata import Rules, Table

if TYPE_CHECKING:
    from tavolata.vocabulary import Event, Need, StepName

NAMES = ["Ada", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gaia", "Hugo", "Irene", "Luca", "Marta", "Nino"]
SEATS = {"two-headed-giant": 4, "grand-melee": 12}
STEPS: list[StepName] = [
    "draw",
    "begin-combat",
    "declare-attackers",
    "declare-blockers",
    "combat-damage",
    "end-of-combat",
]
MOST_TURNS = 200


class Game:
    """One game on one table, which carries out the plan of whatever happens."""

    def __init__(self, rules: Rules, variant: str, seed: int) -> None:
        """Seat the players, give each three creatures, and decide who begins."""
        self.chance = random.Random(seed)
        players = NAMES[: SEATS.get(variant, 6)]
        begun = rules.make_table(variant, players, edition="2026-09-25", seed=seed, start=True)["json"]
        creatures = [
            {"id": f"{owner}-{nth}", "owner": owner, "types": ["creature"]} for owner in players for nth in (1, 2, 3)
        ]
        self.table: Table = rules.open({**begun, "objects": creatures})

    def happen(self, *events: Event) -> bool:
        """Let events happen at one moment; whether anything came of them."""

        def choose(need: Need) -> Any:
            return self.chance.choice(need["among"])

        return bool(self.table.resolve(*events, choose=choose, carry_out=True, reasons=False)["steps"])

    def running(self) -> bool:
        """Whether the game goes on."""
        return bool(self.table.fact("game", "status") == "running")

    def moves(self, player: str, kind: str) -> list[dict[str, Any]]:
        """The fields of what a player may do now, of one kind."""
        return [
            dict(move["fields"]) for move in self.table.ask("moves", player=player)["value"] if move["event"] == kind
        ]

    def attack(self, players: list[str]) -> None:
        """Creatures go at somebody whom they may attack, if all that together is legal; else nobody goes."""
        ways: dict[str, list[Any]] = {}
        for player in players:
            for move in self.table.ask("moves", player=player)["value"]:
                for part in move["fields"]["attacks"] if move["event"] == "attackersAreDeclared" else []:
                    if not isinstance(part, str):
                        ways.setdefault(part["creature"], []).append(part)
        attacks = [self.chance.choice(some) for some in ways.values() if self.chance.random() < 0.7]
        for some in (attacks, []):
            if self.happen({"event": "attackersAreDeclared", "fields": {"attacks": some, "player": players[0]}}):
                return

    def block(self) -> None:
        """Some players block with one creature."""
        for player in self.table.ask("playersIn")["value"]:
            moves = self.table.ask("moves", player=player)["value"]
            ways = [move for move in moves if move["event"] == "blockersAreDeclared"]
            if ways and self.chance.random() < 0.4:
                self.happen(self.chance.choice(ways))

    def damage(self) -> None:
        """Attackers that nobody blocks deal damage, all at one moment; then the rules look who has lost."""
        table = self.table
        blocked = {one for blocker in table.members("blockers") for one in table.fact(blocker, "blocks")}
        hits: list[Event] = []
        for attacker in table.members("attackers"):
            source, to = table.fact(attacker, "creature"), table.fact(attacker, "attacking")
            if to is not None and source not in blocked and table.fact(attacker, "inCombat") is not False:
                amount = self.chance.randint(3, 6)
                fields: Any = {"source": source, "to": to, "amount": amount, "combat": True}
                hits.append({"event": "damageIsDealt", "fields": fields})
        if hits:
            self.happen(*hits)
        if self.running():
            self.happen({"event": "stateIsChecked", "fields": {}})

    def turn(self) -> str | None:
        """A turn that is under way; outside Grand Melee the next one begins here."""
        if not self.table.members("turns"):
            last = self.table.fact("game", "lastTurn")
            group = last and self.table.ask("nextGroup", group=last)["value"]
            group = group or self.table.fact("game", "startingGroup")
            self.happen({"event": "turnBegins", "fields": {"group": group}})
        turns = self.table.members("turns")
        return self.chance.choice(turns) if turns else None

    def play(self) -> str:
        """Play to the end; who has won."""
        turns = 0
        while self.running() and turns < MOST_TURNS:
            turns += 1
            if (turn := self.turn()) is None:
                continue
            for step in STEPS:
                if self.running() and turn in self.table.members("turns"):
                    self.happen({"event": "stepBegins", "fields": {"turn": turn, "step": step}})
                if not self.running() or turn not in self.table.members("turns"):
                    break
                if step == "declare-attackers":
                    self.attack(self.table.ask("membersIn", group=self.table.fact(turn, "group"))["value"])
                if step == "declare-blockers":
                    self.block()
                if step == "combat-damage":
                    self.damage()
            if self.running() and turn in self.table.members("turns"):
                self.happen({"event": "turnEnds", "fields": {"turn": turn}})
        winners = ", ".join(self.table.fact("game", "winners")) or "nobody"
        return f"{turns} turns, {'unfinished' if self.running() else 'won by ' + winners}"


def main() -> None:
    """Play every variant."""
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    with Rules() as rules:
        for variant in rules.info()["variants"]:
            print(f"{variant}: {Game(rules, variant, seed).play()}")


if __name__ == "__main__":
    main()
