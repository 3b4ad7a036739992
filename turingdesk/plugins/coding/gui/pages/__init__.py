"""Where pages of coding are in the navigation."""
