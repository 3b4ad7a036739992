"""The commands of live games."""
