"""Analyses of machine judges, beside people or by themselves."""
