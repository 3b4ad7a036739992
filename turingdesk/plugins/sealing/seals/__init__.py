"""Kinds of seals that are opened with a passphrase."""
