"""Sealed studies: who made what, under a passphrase."""
