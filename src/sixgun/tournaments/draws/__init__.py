"""Who plays whom and who sits where: pure functions of names, scores, what was before, and a seed."""
