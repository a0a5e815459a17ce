"""What a finished game is worth at the desk: one module a game, and what holds for all of them."""
