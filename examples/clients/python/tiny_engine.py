#!/usr/bin/env python3
"""A tiny engine over `tavolata serve` that knows no rule and no event.

It keeps objects of its own, makes the writes of each plan on them, and plays whole random games of every variant: what may be done it
asks (`moves`), whatever has to be picked it picks by chance. A second table, which carries the plans out, checks that it stays in step.

    python3 tiny_engine.py SEED npx tavolata serve
"""

import json
import random
import sys

from tavolata_client import Client

NAMES = "Ada Bruno Carla Dario Elena Fabio Gaia Hugo Irene Luca Marta Nino".split()
SEATS = {"two-headed-giant": 4, "grand-melee": 12, "free-for-all": 5}
CREATURES = 3
MOST_TURNS = 300
STEPS = "draw begin-combat declare-attackers declare-blockers combat-damage end-of-combat".split()
# Writing a whole table takes longer than planning: every so many plans it is compared.
STRIDE = 40


class State:
    """The engine's own objects. It writes what plans say, and knows none of their words."""

    def __init__(self, table):
        self.table = {"game": {}, **table}
        for name, members in self.table.items():
            if isinstance(members, list):
                self.table[name] = [{"id": one} if isinstance(one, str) else one for one in members]

    def find(self, name):
        if name == "game":
            return self.table["game"]
        lists = (members for members in self.table.values() if isinstance(members, list))
        return next(one for members in lists for one in members if one["id"] == name)

    def make(self, change):
        if change["op"] == "fresh":
            self.table["fresh"] = change["next"]
        elif change["op"] == "create":
            self.table.setdefault(change["members"], []).append({"id": change["id"], **change["facts"]})
        elif change["op"] == "remove":
            members = self.table[change["members"]]
            members.remove(next(one for one in members if one["id"] == change["id"]))
        elif "value" in change:
            self.find(change["of"])[change["fact"]] = change["value"]
        else:
            raise NotImplementedError("this engine gives all facts, so none becomes unknown")


class Game:
    """One game, played by chance."""

    def __init__(self, client, variant, seed):
        self.client, self.chance = client, random.Random(seed)
        players = NAMES[: SEATS.get(variant, 6)]
        begun = client.call("makeTable", variant=variant, edition="2026-09-25", players=players, seed=seed, start=True)["json"]
        begun["objects"] = [
            {"id": f"{owner}-{nth + 1}", "owner": owner, "types": ["creature"]} for owner in players for nth in range(CREATURES)
        ]
        self.asked = client.call("openTable", table=begun, owner=variant)["table"]
        self.mirror = client.call("copyTable", table=self.asked, owner=variant)["table"]
        self.state, self.plans, self.turns = State(json.loads(json.dumps(begun))), 0, 0

    def value(self, question, **arguments):
        return self.client.call("ask", table=self.asked, question=question, arguments=arguments, brief=True)["answer"]

    def moves(self, player, kind):
        return [move for move in self.value("moves", player=player) if move["event"] == kind]

    def members(self, name):
        return [one["id"] for one in self.state.table.get(name, [])]

    def fact(self, name, fact):
        return self.client.call("factOf", table=self.asked, of=name, fact=fact).get("value")

    def running(self):
        return self.fact("game", "status") == "running"

    def happen(self, *events):
        """Sends events, makes the writes, and tells whether anything came of them."""
        picks = []
        while True:
            plan = self.client.call("send", table=self.asked, events=events, picks=picks)
            if not plan["needs"]:
                break
            picks += [{"matter": need["matter"], "by": need["by"], "pick": self.chance.choice(need["among"])} for need in plan["needs"]]
        assert not plan["unknown"], plan["unknown"]
        for change in plan["changes"]:
            self.state.make(change)
        self.client.call("changeTable", table=self.asked, changes=plan["changes"])
        self.client.call("resolve", table=self.mirror, events=events, picks=picks, carryOut=True)
        self.plans += 1
        if self.plans % STRIDE == 0:
            self.compare()
        return bool(plan["steps"])

    def compare(self):
        """The engine's own objects, opened as a table, are the table that carried the plans out."""
        own = self.client.call("openTable", table=self.state.table)["table"]
        tables = [self.client.call("tableToJson", table=table) for table in (own, self.mirror, self.asked)]
        self.client.call("close", table=own)
        for table in tables:
            table.pop("assumed", None)
        assert tables[0] == tables[1] == tables[2], json.dumps(tables)

    def attack(self, players):
        """Creatures go at somebody whom they may attack, if all that together is lawful; else nobody goes."""
        moves = [move for player in players for move in self.moves(player, "attackersAreDeclared")]
        parts = [part for move in moves for part in move["fields"]["attacks"]]
        ways = {}
        for part in parts:
            ways.setdefault(part["creature"], []).append(part)
        attacks = [self.chance.choice(some) for some in ways.values() if self.chance.random() < 0.7]
        if not self.happen({"event": "attackersAreDeclared", "fields": {"attacks": attacks, "player": players[0]}}):
            self.happen({"event": "attackersAreDeclared", "fields": {"attacks": [], "player": players[0]}})

    def block(self):
        for player in self.value("playersIn"):
            ways = self.moves(player, "blockersAreDeclared")
            if ways and self.chance.random() < 0.4:
                self.happen(self.chance.choice(ways))

    def damage(self):
        """Attackers that nobody blocks deal damage, all at one moment; then the rules look who has lost."""
        blocked = [one for blocker in self.members("blockers") for one in self.fact(blocker, "blocks")]
        hits = []
        for attacker in self.members("attackers"):
            source, to = self.fact(attacker, "creature"), self.fact(attacker, "attacking")
            if to is not None and source not in blocked and self.fact(attacker, "inCombat") is not False:
                fields = {"source": source, "to": to, "amount": self.chance.randint(3, 6), "combat": True}
                hits.append({"event": "damageIsDealt", "fields": fields})
        if hits:
            self.happen(*hits)
        if self.running():
            self.happen({"event": "stateIsChecked"})

    def turn_now(self):
        if not self.members("turns"):
            last = self.fact("game", "lastTurn")
            group = self.value("nextGroup", group=last) if last is not None else self.fact("game", "startingGroup")
            self.happen({"event": "turnBegins", "fields": {"group": group}})
        turns = self.members("turns")
        return self.chance.choice(turns) if turns else None

    def play(self):
        while self.running() and self.turns < MOST_TURNS:
            turn = self.turn_now()
            if turn is None:
                continue
            self.turns += 1
            for step in STEPS:
                if self.running() and turn in self.members("turns"):
                    self.happen({"event": "stepBegins", "fields": {"turn": turn, "step": step}})
                if not self.running() or turn not in self.members("turns"):
                    break
                if step == "declare-attackers":
                    self.attack(self.value("membersIn", group=self.fact(turn, "group")))
                if step == "declare-blockers":
                    self.block()
                if step == "combat-damage":
                    self.damage()
            if self.running() and self.chance.random() < 0.03:
                for move in self.moves(self.chance.choice(self.value("playersIn")), "concedes"):
                    self.happen(move)
            if self.running() and turn in self.members("turns"):
                self.happen({"event": "turnEnds", "fields": {"turn": turn}})
        self.compare()
        winners = ", ".join(self.fact("game", "winners") or []) or "nobody"
        end = "unfinished" if self.running() else f"won by {winners}"
        self.client.call("close", owner=self.state.table["setup"]["variants"][0])
        return f"{self.turns} turns, {self.plans} plans, {end}"


def main():
    seed, command = int(sys.argv[1]) if len(sys.argv) > 1 else 1, sys.argv[2:] or ("tavolata", "serve")
    with Client(command) as client:
        for variant in client.call("info")["variants"]:
            print(f"{variant}: {Game(client, variant, seed).play()}", flush=True)


if __name__ == "__main__":
    main()
