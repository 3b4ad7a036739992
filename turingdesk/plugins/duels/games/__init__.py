"""Games in which people take part in trials."""
