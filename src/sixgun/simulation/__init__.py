"""Level 3: many games at once, with the same rules."""
