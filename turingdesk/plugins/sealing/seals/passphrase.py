"""Seals that a passphrase opens."""

from turingdesk.sealing.stored_seals import unlock
from turingdesk.study.passphrase import read_passphrase
from turingdesk.study.sealed_package import part_of
from turingdesk.study.seals import SealKind

SEAL = SealKind(part_of, read_passphrase, unlock)
