"""Play, watch and replay in a terminal: any game, drawn from its views and legal actions alone."""
