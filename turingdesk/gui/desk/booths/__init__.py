"""Booths at the desk: who is connected, what they do, and what the desk wants of them."""
