"""The game in words and on screens."""
