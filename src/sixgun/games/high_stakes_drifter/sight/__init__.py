"""Who knows what: the veil over a game, the games a viewer thinks possible, and the numbers for a learner."""
