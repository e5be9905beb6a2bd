"""Many matches between bots, and what they tell about the bots and about a game."""
