"""The environment obeys its API, and shows each player what that player may see."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("pettingzoo", reason="needs pip install tavolata[env]")

import numpy as np
from pettingzoo.test import api_test, seed_test

from tavolata import Rules
from tavolata.env.aec import SkirmishEnv, env
from tavolata.env.skirmish import CREATURES, DONE, Skirmish


@pytest.mark.parametrize("variant", ["two-headed-giant", "emperor"])
def test_api(variant: str) -> None:
    """The test that PettingZoo has for all environments."""
    api_test(env(variant, most_turns=8), num_cycles=120)


def test_seeds() -> None:
    """The test that PettingZoo has for seeds."""
    seed_test(lambda: env("two-headed-giant", most_turns=6), num_cycles=60)


def test_whole_game() -> None:
    """A game ends with winners, whom the rewards name."""
    game = SkirmishEnv("two-headed-giant")
    game.reset(seed=3)
    total = dict.fromkeys(game.possible_agents, 0.0)
    chance = random.Random(3)
    for agent in game.agent_iter():
        observation, reward, termination, truncation, _ = game.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        game.step(None if termination or truncation else int(chance.choice(legal)))
    assert sorted(total.values()) == [-1, -1, 1, 1]
    assert [seat for seat, agent in enumerate(game.possible_agents) if total[agent] == 1] == game.game.winners


def test_illegal_action() -> None:
    """What is not legal is refused, and says what is."""
    game = SkirmishEnv("free-for-all")
    game.reset(seed=1)
    legal = set(np.flatnonzero(game.observe(game.agent_selection)["action_mask"]))
    with pytest.raises(ValueError, match="legal are"):
        game.step(next(action for action in range(game.game.actions.size) if action not in legal))


@pytest.mark.parametrize(("variant", "sees_teammates"), [("two-headed-giant", True), ("free-for-all", False)])
def test_hidden_hands(rules: Rules, variant: str, sees_teammates: bool) -> None:
    """A hand shows its powers to its owner, and to teammates where the rules let them look."""
    game = Skirmish(rules, variant, 5)
    seats = len(game.players)
    hands = [seat * CREATURES + nth for seat in range(seats) for nth in range(CREATURES) if nth >= CREATURES - 2]
    for viewer in range(seats):
        powers = game.observe(viewer)[6 * seats :]
        seen = {number // CREATURES for number in hands if powers[3 * number + 2] > 0}
        mates = game.table.ask("teammates", player=game.players[viewer])["value"] if sees_teammates else []
        assert seen == {viewer, *(game.seat[mate] for mate in mates)}


def test_actions_are_apart(rules: Rules) -> None:
    """No two actions have one number, and every legal one is in the space."""
    game = Skirmish(rules, "emperor", 2, concede=True)
    actions = game.actions
    attacks = [actions.attack(own, seat) for own in range(CREATURES) for seat in range(6)]
    blocks = [actions.block(own, number) for own in range(CREATURES) for number in range(6 * CREATURES)]
    plays = [actions.play(own) for own in range(CREATURES)]
    numbers = [*plays, *attacks, *blocks]
    assert len(set(numbers)) == len(numbers)
    assert max(numbers) == actions.size - 1
    decisions, chance = game.play(), random.Random(2)
    decision = next(decisions)
    for _ in range(200):
        assert DONE in decision.legal or len(decision.legal) > 1
        assert max(decision.legal) < actions.size
        decision = decisions.send(chance.choice([action for action in decision.legal if action != 1]))
