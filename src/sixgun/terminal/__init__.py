"""Level 5: play in a terminal."""
