"""Seals for tests: their passphrase, and chance that is the same each time."""

import secrets
from random import Random

from turingdesk.plugins.sealing.sealing import seal

SECRET = "correct horse battery"


def sealed(study, out, **kwargs):
    """Seal a study with the passphrase of the tests."""
    return seal(study, out, SECRET, **kwargs)


def seeded(monkeypatch, seed):
    """Let sealing draw the same each time; only its salt and nonce differ."""
    chance = Random(seed)
    monkeypatch.setattr(secrets, "SystemRandom", lambda: chance)
    monkeypatch.setattr(secrets, "token_hex", lambda size: chance.randbytes(size).hex())
