"""The commands of duels."""
