"""Level 2: players that are not people. They see veiled games, never the real one."""
