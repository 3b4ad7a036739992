"""Figures at the desk: any that an analysis makes, and the three of Live results."""
