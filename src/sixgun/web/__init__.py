"""The saloon: the card room in a browser."""
