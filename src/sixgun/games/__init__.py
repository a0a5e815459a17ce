"""Level 1: one room for each game, the same furniture in each; no game knows another."""
