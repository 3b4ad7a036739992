"""The dialog in which bots get their keys, and are tried and approved."""
