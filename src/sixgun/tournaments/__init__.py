"""The tournament desk: who plays whom and where, what a game was worth, who is ahead; on screen and on paper."""
