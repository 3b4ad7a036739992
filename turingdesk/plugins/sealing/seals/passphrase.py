"""Seals that a passphrase opens."""

from turingdesk.plugins.sealing.passphrase import read_passphrase
from turingdesk.plugins.sealing.sealed_package import part_of
from turingdesk.plugins.sealing.stored_seals import unlock
from turingdesk.study.seals import SealKind

SEAL = SealKind(part_of, read_passphrase, unlock)
