"""Commands of collecting."""
