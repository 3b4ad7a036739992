"""Live results: the numbers as they move while people judge."""
