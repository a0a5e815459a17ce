"""Many games: how they are counted, kept, dealt again, and what is said of them."""
