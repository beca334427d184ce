"""Games for learners: an environment in the form of PettingZoo, and many games on many cores."""
