"""What ratings are measured against, made by simulation."""
