"""High Stakes Drifter: cards, decks and boosters. The rules of play are still to come, so it is no game yet."""
