"""Sealed studies: no one can read who made what until the passphrase is given.

Here: making a sealed package, attacking it before it is written, and unsealing journals.
Not here: reading a sealed package, which any kiosk does (`study/sealed_package`).
Begin with `sealing`.
"""
