"""Where pages of duels are in the navigation."""
