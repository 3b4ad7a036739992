"""Seals that cost next to nothing to open."""

from turingdesk.plugins.sealing import seal_cipher

CHEAP = {"n": 2**4, "r": 8, "p": 1}  #: what a guess at a passphrase costs in tests


def weaken(changes):
    """Let tests make and open such seals."""
    changes.setattr(seal_cipher, "COST", CHEAP)
    changes.setattr(seal_cipher, "LEAST", CHEAP)
