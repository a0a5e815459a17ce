"""A report of counted games as one page that needs nothing beside it."""
