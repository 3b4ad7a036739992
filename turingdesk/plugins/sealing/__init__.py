"""Sealing: studies in which no one knows who made what until a passphrase is given.

Here: making a sealed package, which thins the answers, renames them, draws the sessions blind, and
attacks them before anything is written; the seal's file and its encryption; reading a sealed
package, and opening seals in a data folder; the dialogs and commands for all of that.
Not here: what the house knows of seals (`study/seals`): that a study is sealed, that journals of
its sessions have no truth, and which parts of results wait for it.
Begin with `sealing.py`.

Brings: the button Seal… and the passphrase on the desk, the commands `seal` and `unseal`, what
`--passphrase-file` needs, and the help topic `sealing`. Without it, a sealed study is refused with
a sentence that names this plugin, journals of sealed sessions stay without truth and are counted
as sealed, and seals remain in the data folder for the day when the plugin is there again.
"""

from turingdesk.core.message import message, term
from turingdesk.core.plugin import Plugin

PLUGIN = Plugin(
    name="sealing",
    title=message("Sealing"),
    version="1.0",
    deeds=(
        term("entered a wrong passphrase", "in the record"),
        term("opened a seal", "in the record"),
        term("sealed a study", "in the record"),
    ),
)
