"""Level 0: what every card game needs. Names no game."""
