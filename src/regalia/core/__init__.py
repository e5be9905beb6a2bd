"""What is true in all games: the contract, its parts, and nothing that knows a rule."""
