"""Where the page of machine judges is in the navigation."""
