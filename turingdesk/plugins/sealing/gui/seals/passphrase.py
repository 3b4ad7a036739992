"""The dialogs for seals that a passphrase opens."""

from turingdesk.gui.seals import SealDialogs
from turingdesk.plugins.sealing.gui.dialogs import ask_passphrase, ask_seal

VIEW = SealDialogs(ask_seal, ask_passphrase)
