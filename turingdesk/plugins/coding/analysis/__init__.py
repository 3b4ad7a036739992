"""Analyses of coded texts."""
