"""Coding: texts that participants wrote, put into categories by two people who cannot see more."""
