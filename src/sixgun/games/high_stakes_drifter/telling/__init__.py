"""BANG! for people: words, faces, and the table."""
