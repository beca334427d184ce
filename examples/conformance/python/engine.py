"""A small engine with rules of its own, held against the cases by the same adapter as the skeleton beside it.

    tavolata conformance -- python3 engine.py

It knows who is in, life and poison, teams, winning and losing at one moment, ranges, turn order, and whom a
creature may attack. What it lacks it does not name in `hello`, so nobody asks for it.
"""

import adapter

HAS = {
    "name": "small engine in Python",
    "variants": ["free-for-all", "team-vs-team", "alternating-teams"],
    "options": ["attack-multiple", "limited-range", "attack-left", "attack-right"],
    "features": ["simultaneous"],
    "questions": (
        "isMultiplayer playersIn teamsIn lifeOf opponents teammates areOpponents inRange reach "
        "nextInTurnOrder neighbourLeft neighbourRight mayAttack"
    ).split(),
    "events": ["concedes", "playersLeave", "loses", "wins", "stateIsChecked", "lifeChanges", "turnBegins"],
    "facts": (
        "players.life players.poison players.team players.inGame players.outcome players.rangeSeats players.reach "
        "objects.owner objects.tapped objects.sick objects.zone objects.types=creature objects.types=artifact "
        "objects.types=planeswalker turns.group turns.number turns.step=untap turns.step=declare-attackers"
    ).split(),
}


class Player:
    """Somebody who began the game; the chair stays when the player leaves."""

    def __init__(self, given):
        self.id = given["id"]
        self.life, self.poison = given.get("life", 20), given.get("poison", 0)
        self.range, self.reach = given.get("rangeSeats"), given.get("reach")
        self.team = given.get("team", self.id)
        self.inGame, self.outcome = given.get("inGame", True), given.get("outcome")


class Table:
    """Players in turn order, what lies on the table, and whose turn it is."""

    def __init__(self, given):
        self.options = given["setup"].get("options", [])
        self.variants = given["setup"].get("variants", [])
        self.players = {one["id"]: Player(one) for one in given["players"]}
        self.seats = list(self.players)
        self.objects = {one["id"]: one for one in given.get("objects", [])}
        self.turns = given.get("turns", [])
        self.over = False
        for player in self.players.values():
            if player.reach is None:
                player.reach = self.by_seats(player)

    def left(self):
        return [player for player in self.players.values() if player.inGame]

    def after(self, name, step=1):
        """The next player in the game, to the left or to the right."""
        at = self.seats.index(name)
        for distance in range(1, len(self.seats) + 1):
            other = self.seats[(at + step * distance) % len(self.seats)]
            if self.players[other].inGame:
                return None if other == name else other
        return None

    def by_seats(self, player):
        """Who is within range as the seats are now (801.2)."""
        if "limited-range" not in self.options or player.range is None:
            return [other.id for other in self.left()]
        ring = [one for one in self.seats if self.players[one].inGame or one == player.id]
        at = ring.index(player.id)
        near = {ring[(at + step) % len(ring)] for step in range(-player.range, player.range + 1)}
        return [one for one in ring if one in near]

    def reached(self, player):
        """Who is within range: those found there as the latest turn began who are still in, and the player."""
        if "limited-range" not in self.options:
            return [other.id for other in self.left()]
        return [other.id for other in self.left() if other.id in player.reach or other is player]

    def ask(self, question, arguments):
        return getattr(self, f"ask_{question}")(**arguments)

    def ask_isMultiplayer(self):
        return len(self.players) > 2

    def ask_playersIn(self):
        return [player.id for player in self.left()]

    def ask_teamsIn(self):
        return list({player.team for player in self.left()})

    def ask_lifeOf(self, player):
        return self.players[player].life

    def ask_opponents(self, player):
        return [other.id for other in self.left() if other.team != self.players[player].team]

    def ask_teammates(self, player):
        own = self.players[player]
        return [other.id for other in self.left() if other.team == own.team and other is not own]

    def ask_areOpponents(self, player, other):
        return self.players[player].team != self.players[other].team

    def ask_reach(self, player):
        return self.reached(self.players[player])

    def ask_inRange(self, player, thing):
        near = self.reached(self.players[player])
        return (thing if thing in self.players else self.objects[thing]["owner"]) in near

    def ask_nextInTurnOrder(self, player):
        return self.after(player)

    ask_neighbourLeft = ask_nextInTurnOrder

    def ask_neighbourRight(self, player):
        return self.after(player, -1)

    def ask_mayAttack(self, creature, defender):
        """802, 803, 811.4: untapped creatures of the active player, at opponents whom option and range allow."""
        what = self.objects[creature]
        own = self.players[what["owner"]]
        ready = (
            not what.get("tapped")
            and not what.get("sick")
            and what.get("zone", "battlefield") == "battlefield"
        )
        whom = defender if defender in self.players else self.objects[defender]["owner"]
        if (
            "creature" not in what["types"]
            or not ready
            or own.id not in [turn["group"] for turn in self.turns]
        ):
            return False
        neighbours = {"attack-left": [self.after(own.id)], "attack-right": [self.after(own.id, -1)]}
        allowed = [one for option, near in neighbours.items() if option in self.options for one in near]
        if "alternating-teams" in self.variants and not allowed:
            allowed = [self.after(own.id), self.after(own.id, -1)]
        near = not allowed or whom in allowed
        return near and whom in self.ask_opponents(own.id) and whom in self.reached(own)

    def send(self, events):
        """All that happens at one moment."""
        leaving, losing, winning = set(), set(), set()
        for event in events:
            fields = event["fields"]
            if event["event"] == "lifeChanges":
                self.players[fields["player"]].life += fields["amount"]
            elif event["event"] == "turnBegins":
                self.begin(fields["group"])
            elif event["event"] == "playersLeave":
                leaving.update(fields["players"])
            elif event["event"] == "wins":
                winning.add(fields["player"])
            elif event["event"] == "stateIsChecked":
                losing.update(one.id for one in self.left() if one.life <= 0 or one.poison >= 10)
            else:
                losing.add(fields["player"])
        if (leaving or losing or winning) and not self.over:
            self.judge(leaving, losing, winning)

    def begin(self, group):
        """A turn begins: the ranges are fixed (801.2c)."""
        if group in self.players and self.players[group].inGame:
            self.turns = [{"id": "turn", "group": group, "step": "untap"}]
            for player in self.left():
                player.reach = self.by_seats(player)

    def judge(self, leaving, losing, winning):
        """Who would win and lose at one moment loses (104.3f); who leaves does not win."""
        there = {player.id for player in self.left()}
        winning = (winning & there) - losing - leaving
        for name in (leaving | losing) & there:
            player = self.players[name]
            player.inGame, player.outcome = False, "lost" if name in losing else player.outcome
            self.objects = {key: one for key, one in self.objects.items() if one["owner"] != name}
        left = self.left()
        teams = {self.players[name].team for name in winning} or {player.team for player in left}
        if not left:
            self.over = True
            for name in (leaving | losing) & there:
                self.players[name].outcome = "drew"
        elif winning or len(teams) == 1:
            self.over = True
            for player in self.players.values():
                if player.team in teams:
                    player.outcome = "won"

    def seen(self):
        """The table as it stands, with the facts that HAS names."""
        facts = ("id", "life", "poison", "inGame", "outcome")
        players = [{fact: getattr(player, fact) for fact in facts} for player in self.players.values()]
        return {"players": players, "objects": list(self.objects.values()), "turns": self.turns}


if __name__ == "__main__":
    adapter.main(HAS, Table)
