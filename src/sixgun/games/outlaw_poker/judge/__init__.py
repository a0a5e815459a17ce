"""What is allowed: the judge with its reasons, and the sorted list."""
