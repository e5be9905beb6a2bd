"""The games, one folder each; `regalia.registry` finds them."""
