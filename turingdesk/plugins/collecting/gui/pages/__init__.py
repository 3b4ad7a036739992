"""Where pages of collecting are in the navigation."""
