"""Analyses of machine judges, compared with people or by themselves."""
