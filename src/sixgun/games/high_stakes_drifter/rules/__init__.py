"""What the moves of BANG! do, a topic a file. `step` is where a move begins, `running` what follows it."""
