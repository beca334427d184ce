"""Skirmish: games of every variant in which creatures attack, block and come from hidden hands.

What may be done, who declares together, who sees whose hand, and what follows, the rules say. Powers of creatures,
and which creature survives a block, are what a host keeps: here the weaker one goes back to its owner's hand, or both
if they are equal.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Generator

    from tavolata import Rules, Table
    from tavolata.vocabulary import Event, MadeAttacker, MadeBlocker, Need, StepName

EDITION = "2026-09-25"
SEATS = {"two-headed-giant": 4, "grand-melee": 12}
ON_TABLE, IN_HAND, POWERS = 3, 2, range(2, 7)
CREATURES = ON_TABLE + IN_HAND
PICKS = 16
DONE, CONCEDE, FIRST_PICK = 0, 1, 2


@dataclass(frozen=True)
class Actions:
    """All actions of a game with so many players, as numbers that mean the same in every state.

    `DONE`; `CONCEDE`; the n-th candidate of a choice; playing a creature; attacking a player with a creature; blocking
    an attacker with a creature. Creatures of one's own go from 0, those of everybody from 0 in order of seats.
    """

    players: int

    @property
    def size(self) -> int:
        """How many there are."""
        return self.block(CREATURES, 0)

    def play(self, creature: int) -> int:
        """Playing a creature from one's hand."""
        return FIRST_PICK + PICKS + creature

    def attack(self, creature: int, player: int) -> int:
        """Attacking a player with a creature of one's own."""
        return self.play(CREATURES) + creature * self.players + player

    def block(self, creature: int, attacker: int) -> int:
        """Blocking an attacker, a creature of any player, with one of one's own."""
        return self.attack(CREATURES, 0) + creature * self.players * CREATURES + attacker


@dataclass(frozen=True)
class Decision:
    """What is asked of one player: one of these actions."""

    player: int
    legal: tuple[int, ...]


class Skirmish:
    """One game. The same seed and the same decisions give the same game."""

    def __init__(
        self,
        rules: Rules,
        variant: str,
        seed: int,
        *,
        players: int | None = None,
        most_turns: int = 300,
        concede: bool = False,
    ) -> None:
        """Seat the players and give them their creatures.

        :param most_turns: a game that goes on for more is broken off
        :param concede: whether players may concede
        """
        self.chance = random.Random(seed)
        self.most_turns, self.concede = most_turns, concede
        self.players = [f"P{seat}" for seat in range(players or SEATS.get(variant, 6))]
        made = rules.make_table(variant, self.players, edition=EDITION, seed=seed, start=True)
        if made["problems"]["problems"]:
            raise ValueError(f"{len(self.players)} players cannot play {variant}: {made['problems']['problems']}")
        # The rules seat by chance: seats are those of the table.
        self.players = [player["id"] for player in made["json"]["players"]]
        self.seat = {player: seat for seat, player in enumerate(self.players)}
        self.creatures = [f"{player}-{nth}" for player in self.players for nth in range(CREATURES)]
        self.number = {creature: number for number, creature in enumerate(self.creatures)}
        self.power = {creature: self.chance.choice(POWERS) for creature in self.creatures}
        self.zone = {one: "battlefield" if n % CREATURES < ON_TABLE else "hand" for n, one in enumerate(self.creatures)}
        self.actions = Actions(len(self.players))
        self.turns, self.running = 0, True
        objects = [
            {"id": one, "owner": one.rpartition("-")[0], "types": ["creature"], "zone": self.zone[one]}
            for one in self.creatures
        ]
        self.table: Table = rules.open({**made["json"], "objects": objects})
        self.attackers: list[str] = []
        self.attacking: dict[str, str] = {}
        self._seen: dict[str, Any] = {}

    @property
    def winners(self) -> list[int]:
        """Seats of those who have won; none while the game is running, or where it is a draw."""
        return sorted(self.seat[player] for player in self.table.fact("game", "winners") or [])

    def play(self) -> Generator[Decision, int, None]:
        """The game, which stops at each decision and goes on with the action that it is sent."""
        while self.running and self.turns < self.most_turns:
            self.turns += 1
            yield from self._turn()

    def _turn(self) -> Generator[Decision, int, None]:
        """One turn; in Grand Melee one of those under way, chosen by chance."""
        if not self._turns():
            last = self.table.fact("game", "lastTurn")
            group = last and self.table.ask("nextGroup", group=last)["value"]
            group = group or self.table.fact("game", "startingGroup")
            yield from self._happen({"event": "turnBegins", "fields": {"group": group}})
        turns = self._turns()
        if not turns:
            return
        turn = self.chance.choice(turns)
        active = self.table.ask("membersIn", group=self.table.fact(turn, "group"))["value"]
        parts: tuple[tuple[StepName, Any], ...] = (
            ("begin-combat", None),
            ("declare-attackers", partial(self._attack, active)),
            ("declare-blockers", self._block),
            ("combat-damage", self._damage),
            ("second-main", partial(self._reinforce, active)),
        )
        for step, act in parts:
            if step in ("declare-blockers", "combat-damage") and not self.attacking:
                continue
            yield from self._happen({"event": "stepBegins", "fields": {"turn": turn, "step": step}})
            if act and self.running and turn in self._turns():
                yield from act()
            if not self.running or turn not in self._turns():
                return
        yield from self._happen({"event": "turnEnds", "fields": {"turn": turn}})

    def _happen(self, *events: Event) -> Generator[Decision, int, bool]:
        """Let events happen at one moment, with all choices made; whether anything came of them."""
        picks: list[Any] = []
        while True:
            plan = self.table.send(*events, picks=picks, carry_out=True, reasons=False)
            if plan["unknown"]:
                raise RuntimeError(f"this table leaves out {plan['unknown']}")
            if not plan["needs"]:
                break
            for need in plan["needs"]:
                pick = yield from self._choose(need)
                picks.append({"matter": need["matter"], "by": need["by"], "pick": pick})
        self._seen = {}
        combat = False
        for change in plan["changes"]:
            if change["op"] == "set":
                combat = combat or change["of"] in self.attackers
                if change["fact"] == "zone" and change["of"] in self.zone:
                    self.zone[change["of"]] = change["value"]  # type: ignore[typeddict-item]
                elif change["fact"] == "status":
                    self.running = change["value"] == "running"  # type: ignore[typeddict-item]
            elif change["op"] != "fresh":
                combat = combat or change["members"] == "attackers"
        if combat:
            self._look_at_combat()
        return bool(plan["steps"])

    def _look_at_combat(self) -> None:
        """Who attacks whom."""
        self.attackers = self.table.members("attackers")
        found = ((self.table.fact(one, "creature"), self.table.fact(one, "attacking"), one) for one in self.attackers)
        there = ((what, whom) for what, whom, one in found if whom and self.table.fact(one, "inCombat") is not False)
        self.attacking = dict(there)

    def _choose(self, need: Need) -> Generator[Decision, int, Any]:
        """One of the candidates: chosen by a player, or by chance."""
        among = need["among"]
        if need["by"] is None or len(among) == 1 or len(among) > PICKS:
            return self.chance.choice(among)
        action = yield Decision(self.seat[need["by"]], tuple(range(FIRST_PICK, FIRST_PICK + len(among))))
        return among[action - FIRST_PICK]

    def _decide(self, player: str, options: dict[int, Any]) -> Generator[Decision, int, Any]:
        """One of the options, or None: the player is done. A player without any is not asked."""
        legal = [DONE, *([CONCEDE] if self.concede else []), *sorted(options)]
        if not options:
            return None
        action = yield Decision(self.seat[player], tuple(legal))
        if action == CONCEDE:
            yield from self._happen({"event": "concedes", "fields": {"player": player}})
        return options.get(action)

    def _parts(self, player: str, event: str, part: str) -> list[Any]:
        """What a player may declare, creature by creature."""
        moves = self._once(f"moves {player}", lambda: self.table.ask("moves", player=player)["value"])
        return [one for move in moves if move["event"] == event for one in move["fields"][part]]

    def _own(self, creature: str) -> int:
        return self.number[creature] % CREATURES

    def _attack(self, active: list[str]) -> Generator[Decision, int, None]:
        """Players whose turn it is choose attackers, one after the other; all of them are declared together."""
        attacks: list[MadeAttacker | str] = []
        for player in active:
            parts = self._parts(player, "attackersAreDeclared", "attacks")
            while self.running and player in self._in():
                ways = {
                    self.actions.attack(self._own(one["creature"]), self.seat[one["attacking"]]): one for one in parts
                }
                chosen = yield from self._decide(player, ways)
                if chosen is None:
                    break
                attacks.append(chosen)
                parts = [one for one in parts if one["creature"] != chosen["creature"]]
        for some in (attacks, []):
            if not self.running or (
                yield from self._happen(
                    {"event": "attackersAreDeclared", "fields": {"attacks": some, "player": active[0]}}
                )
            ):
                return

    def _block(self) -> Generator[Decision, int, None]:
        """Players choose blockers in the order of the rules; those who may at the same moment declare together."""
        attacked = dict.fromkeys(self.attacking.values())
        sides = [[player, *self.table.ask("teammates", player=player)["value"]] for player in attacked]
        waiting = [player for player in self._in() if any(player in side for side in sides)]
        while self.running:
            together = [one for one in waiting if self._parts(one, "blockersAreDeclared", "blocks")]
            if not together:
                return
            yield from self._block_together(together)
            waiting = [player for player in waiting if player not in together]

    def _block_together(self, side: list[str]) -> Generator[Decision, int, None]:
        blocks: list[MadeBlocker | str] = []
        for player in side:
            parts = self._parts(player, "blockersAreDeclared", "blocks")
            while self.running and player in self._in():
                ways = {
                    self.actions.block(self._own(part["creature"]), self.number[what]): {**part, "blocks": [what]}
                    for part in parts
                    for what in part["blocks"]
                }
                chosen = yield from self._decide(player, ways)
                if chosen is None:
                    break
                blocks.append(chosen)
                parts = [one for one in parts if one["creature"] != chosen["creature"]]
        for some in (blocks, []):
            if not self.running or (
                yield from self._happen({"event": "blockersAreDeclared", "fields": {"blocks": some, "player": side[0]}})
            ):
                return

    def _damage(self) -> Generator[Decision, int, None]:
        """Attackers that nobody blocks deal damage, blocked ones fight, all at one moment; then it is seen who lost."""
        blocked: dict[str, list[str]] = {}
        for blocker in self.table.members("blockers"):
            for attacker in self.table.fact(blocker, "blocks"):
                blocked.setdefault(attacker, []).append(self.table.fact(blocker, "creature"))
        hits: list[Event] = []
        beaten: list[str] = []
        for attacker, whom in self.attacking.items():
            power, against = self.power[attacker], blocked.get(attacker, [])
            if not against:
                fields: Any = {"source": attacker, "to": whom, "amount": power, "combat": True}
                hits.append({"event": "damageIsDealt", "fields": fields})
            elif sum(self.power[blocker] for blocker in against) >= power:
                beaten.append(attacker)
            beaten += [blocker for blocker in against if self.power[blocker] <= power]
        hits += [{"event": "objectMoves", "fields": {"object": one, "to": "hand"}} for one in dict.fromkeys(beaten)]
        if hits:
            yield from self._happen(*hits)
        if self.running:
            yield from self._happen({"event": "stateIsChecked", "fields": {}})

    def _reinforce(self, active: list[str]) -> Generator[Decision, int, None]:
        """Players whose turn it is may play creatures from their hands."""
        for player in active:
            own = [one for one in self.creatures if one.startswith(f"{player}-")]
            while self.running and player in self._in():
                ways = {self.actions.play(self._own(one)): one for one in own if self.zone[one] == "hand"}
                chosen = yield from self._decide(player, ways)
                if chosen is None:
                    break
                yield from self._happen({"event": "objectMoves", "fields": {"object": chosen, "to": "battlefield"}})

    def _in(self) -> list[str]:
        """Who is in the game."""
        players: list[str] = self._once("in", lambda: self.table.ask("playersIn")["value"])
        return players

    def _turns(self) -> list[str]:
        """The turns under way."""
        turns: list[str] = self._once("turns", lambda: self.table.members("turns"))
        return turns

    def _once(self, key: str, make: Any) -> Any:
        """What was asked already of the state as it is."""
        if key not in self._seen:
            self._seen[key] = make()
        return self._seen[key]

    @property
    def features(self) -> int:
        """How many numbers an observation has."""
        return 6 * len(self.players) + 3 * len(self.creatures)

    def observe(self, seat: int) -> list[float]:
        """What a player may see, as numbers from -1 to 1.

        For each player: in the game, life (in forties), the observer, a teammate, within range, attacked. For each
        creature: on the battlefield, in a hand, and its power (in sixths; 0 where it is hidden).
        """
        table, viewer, there = self.table, self.players[seat], set(self._in())
        reach = self._once(f"reach {viewer}", lambda: set(table.ask("reach", player=viewer)["value"]))
        opponents = self._once(f"opponents {viewer}", lambda: set(table.ask("opponents", player=viewer)["value"]))
        attacked = set(self.attacking.values())
        numbers: list[float] = []
        for player in self.players:
            life = self._once(f"life {player}", lambda player=player: table.ask("lifeOf", player=player)["value"])
            numbers += [
                player in there,
                max(-1.0, min(1.0, life / 40)),
                player == viewer,
                player in there and player != viewer and player not in opponents,
                player in reach,
                player in attacked,
            ]
        for creature in self.creatures:
            zone = self.zone[creature]
            shown = zone == "battlefield" or (zone == "hand" and self._sees(viewer, creature.rpartition("-")[0]))
            numbers += [zone == "battlefield", zone == "hand", self.power[creature] / POWERS[-1] if shown else 0]
        return [float(number) for number in numbers]

    def _sees(self, viewer: str, owner: str) -> bool:
        """Whether the rules let somebody look at a hand."""

        def asked() -> bool:
            return self.table.ask("mayLookAt", viewer=viewer, owner=owner, what="hand")["verdict"] == "allowed"

        return bool(self._once(f"sees {viewer} {owner}", asked))
