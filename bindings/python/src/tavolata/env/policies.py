"""Players to begin with. A policy is a function of the game, what is asked, and a chance of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from .skirmish import DONE

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from .skirmish import Decision, Skirmish

    Policy: TypeAlias = Callable[[Skirmish, Decision, Random], int]


def by_chance(_game: Skirmish, decision: Decision, chance: Random) -> int:
    """Any legal action."""
    return chance.choice(decision.legal)


def greedy(_game: Skirmish, decision: Decision, chance: Random) -> int:
    """Does something wherever something can be done."""
    return chance.choice([action for action in decision.legal if action != DONE] or [DONE])


POLICIES: dict[str, Policy] = {"random": by_chance, "greedy": greedy}
"""Policies by the names that a job may give."""
