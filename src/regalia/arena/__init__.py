"""Many matches between bots, and what they tell about a game."""
