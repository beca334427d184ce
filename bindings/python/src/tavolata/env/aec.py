"""Skirmish as an environment of PettingZoo (AEC API).

>>> from tavolata.env.aec import env
>>> game = env("two-headed-giant")
>>> game.reset(seed=1)
>>> for agent in game.agent_iter():
...     observation, reward, termination, truncation, info = game.last()
...     mask = None if termination or truncation else observation["action_mask"]
...     game.step(None if mask is None else game.action_space(agent).sample(mask))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .games import rules_of_thread
from .skirmish import SEATS, Actions, Decision, Skirmish

if TYPE_CHECKING:
    from tavolata import Rules


def env(variant: str = "free-for-all", **more: Any) -> AECEnv:
    """The environment with the usual checks around it; the parts are those of `SkirmishEnv`."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(SkirmishEnv(variant, **more)))


class SkirmishEnv(AECEnv):  # type: ignore[misc]
    """One agent for each seat of a variant.

    An observation has `observation`, what the player may see (`Skirmish.observe`), and `action_mask`, the legal actions
    (`Actions`), which come from the rules' question `moves`. An agent whose player has left the game acts no more; it
    learns the result with all others at the end, since its team may still win: 1 for winners, -1 for others if somebody
    has won, 0 where it is a draw, or the game was broken off.
    """

    metadata = {"name": "tavolata_skirmish_v0", "render_modes": ["human"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        variant: str = "free-for-all",
        *,
        players: int | None = None,
        most_turns: int = 300,
        concede: bool = False,
        rules: Rules | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make the spaces; `reset` seats the players.

        :param rules: other rules than those of the package, of this thread
        """
        super().__init__()
        self.variant, self.render_mode = variant, render_mode
        self.rules = rules or rules_of_thread()
        self.options: dict[str, Any] = {"players": players, "most_turns": most_turns, "concede": concede}
        seats = players or SEATS.get(variant, 6)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        actions = Actions(seats).size
        features = Skirmish(self.rules, variant, 0, players=players).features
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-1, 1, (features,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.chance = np.random.default_rng()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent does."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed gives the same one. Without a seed it goes on with the chance of the last one."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        game_seed = int(self.chance.integers(2**31))
        self.game = Skirmish(self.rules, self.variant, game_seed, **self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = self.game.play()
        self.decision: Decision | None = None
        self.agent_selection = self.agents[0]
        self._go_on(None)

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may see now, and what it may do if it is its turn."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.game.actions.size, np.int8)
        if self.decision is not None and self.decision.player == seat:
            mask[list(self.decision.legal)] = 1
        return {"observation": np.array(self.game.observe(seat), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Do what the selected agent decided.

        :raises ValueError: the action is not legal now
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if self.decision is None or action not in self.decision.legal:
            legal = self.decision.legal if self.decision else ()
            raise ValueError(f"action {action} of {agent} is not legal now; legal are {legal}")
        self._cumulative_rewards[agent] = 0
        self._go_on(int(action))
        self._accumulate_rewards()

    def _go_on(self, action: int | None) -> None:
        """Let the game go on to its next decision, or its end."""
        try:
            self.decision = next(self.decisions) if action is None else self.decisions.send(action)
        except StopIteration:
            self.decision = None
            ended, winners = not self.game.running, self.game.winners
            for seat, agent in enumerate(self.possible_agents):
                self.terminations[agent], self.truncations[agent] = ended, not ended
                self.rewards[agent] = (1.0 if seat in winners else -1.0) if winners else 0.0
            return
        self.agent_selection = self.possible_agents[self.decision.player]

    def render(self) -> None:
        """Print who is in the game, and with how much life."""
        game = self.game
        for player in game.players:
            life = game.table.ask("lifeOf", player=player)["value"]
            print(f"{player}: {life} life{'' if player in game.table.ask('playersIn')['value'] else ', left'}")

    def close(self) -> None:
        """Nothing is open besides the rules, which are shared."""
