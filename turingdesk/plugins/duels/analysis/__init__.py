"""Analyses of trials that only duels have."""
