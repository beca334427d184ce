"""The example plays a game of each variant to its end, the same for the same seed."""

from __future__ import annotations

import pytest
from play import Game

from tavolata import Rules

VARIANTS = ["free-for-all", "grand-melee", "team-vs-team", "emperor", "two-headed-giant", "alternating-teams"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_game(rules: Rules, variant: str) -> None:
    """Somebody wins."""
    told = Game(rules, variant, 1).play()
    assert "won by" in told
    assert told == Game(rules, variant, 1).play()
