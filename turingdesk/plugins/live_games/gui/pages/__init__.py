"""Where pages of live games are in the navigation."""
