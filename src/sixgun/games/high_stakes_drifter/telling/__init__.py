"""High Stakes Drifter for people: words, faces, and the table."""
