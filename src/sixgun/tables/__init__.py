"""Level 3: a live table without a network."""
