"""How strong players are, people and bots, game by game; worked out from finished games and nothing else."""
