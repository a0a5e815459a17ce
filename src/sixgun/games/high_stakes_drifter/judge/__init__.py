"""What is allowed: `legal` gives the reason why not, `listing` all moves there are."""
