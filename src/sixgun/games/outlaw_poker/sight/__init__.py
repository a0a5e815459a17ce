"""Who knows what: the veil, the games a viewer thinks possible, and the numbers for a learner."""
