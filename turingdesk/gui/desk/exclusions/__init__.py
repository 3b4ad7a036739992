"""Exclusions: what the quality rules leave out, and every result without and with them."""
