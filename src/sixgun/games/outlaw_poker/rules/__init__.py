"""What moves do: `step` first, then one topic a file."""
