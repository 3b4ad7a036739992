"""Analyses that only live games have."""
