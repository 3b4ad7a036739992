"""Sealed studies on the desk: sealing one, and giving the passphrase later."""
