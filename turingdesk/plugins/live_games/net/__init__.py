"""Connections of those who play: rooms at a host, bots, and games in browsers."""
