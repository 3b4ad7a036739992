"""The dialogs for seals that a passphrase opens."""

from turingdesk.gui.desk.seals import ask_passphrase, ask_seal
from turingdesk.gui.seals import SealDialogs

VIEW = SealDialogs(ask_seal, ask_passphrase)
