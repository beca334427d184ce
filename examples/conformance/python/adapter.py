"""An adapter for `tavolata conformance`: put your engine in the place of the class Table.

    tavolata conformance -- python3 adapter.py
"""

import json
import sys

HAS = {
    "name": "skeleton in Python",
    "variants": ["free-for-all"],
    "options": ["attack-multiple", "limited-range"],
    "questions": ["playersIn", "lifeOf", "inRange"],
    "events": ["concedes", "playersLeave", "lifeChanges"],
    "facts": ["players.life", "players.rangeSeats", "players.inGame", "players.outcome", "players.team"],
}


class Skipped(Exception):
    """What the engine has, but not in this form; the reason goes into the report, with a link."""


class Player:
    def __init__(self, given):
        self.id = given["id"]
        self.life = given.get("life", 20)
        self.range = given.get("rangeSeats")
        self.in_game = given.get("inGame", True)
        self.outcome = given.get("outcome")


class Table:
    """The state of your engine: here some players in turn order."""

    def __init__(self, given):
        if any("team" in player for player in given["players"]):
            raise Skipped("no teams yet")
        self.players = [Player(player) for player in given["players"]]

    def player(self, name):
        for player in self.players:
            if player.id == name:
                return player
        raise Skipped(f"{name} is no player")

    def left(self):
        return [player for player in self.players if player.in_game]

    def in_range(self, viewer, other):
        if viewer.range is None:
            return True
        seats = self.left()
        apart = abs(seats.index(viewer) - seats.index(other))
        return min(apart, len(seats) - apart) <= viewer.range

    def ask(self, question, arguments):
        if question == "playersIn":
            return [player.id for player in self.left()]
        player = self.player(arguments["player"])
        if question == "lifeOf":
            return player.life
        return self.in_range(player, self.player(arguments["thing"]))

    def send(self, events):
        for one in events:
            self.happen(one["event"], one["fields"])

    def happen(self, event, fields):
        if event == "lifeChanges":
            self.player(fields["player"]).life += fields["amount"]
        elif event == "concedes":
            self.leave([fields["player"]], "lost")
        else:
            self.leave(fields["players"], None)

    def leave(self, names, outcome):
        leaving = [self.player(name) for name in names]
        if len(leaving) == len(self.left()):
            outcome = "drew"
        for player in leaving:
            player.in_game, player.outcome = False, outcome
        if len(self.left()) == 1:
            self.left()[0].outcome = "won"

    def seen(self):
        """The table as it stands, with the facts that HAS names."""
        return {
            "players": [
                {"id": p.id, "life": p.life, "inGame": p.in_game, "outcome": p.outcome}
                for p in self.players
            ]
        }


def main(has=HAS, engine=Table):
    table = None
    for line in sys.stdin:
        message = json.loads(line)
        verb, reply = message["do"], {"seq": message["seq"]}
        try:
            if verb == "hello":
                reply.update(has)
            elif verb == "open":
                table = engine(message["table"])
            elif verb == "ask":
                reply["answer"] = table.ask(message["question"], message["arguments"])
            elif verb == "send":
                table.send(message["events"])
                reply["after"] = table.seen()
        except Skipped as why:
            reply["skipped"] = str(why)
            reply["link"] = "https://example.org/issues/1"
        print(json.dumps(reply), flush=True)
        if verb == "bye":
            return


if __name__ == "__main__":
    main()
