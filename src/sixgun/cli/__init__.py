"""Level 6: the command line."""
