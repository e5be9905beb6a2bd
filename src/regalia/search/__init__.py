"""Search, written once for all games."""
