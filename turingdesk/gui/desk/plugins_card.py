"""The card of Settings that lists the plugins, and switches those beside the program on."""

from __future__ import annotations

from turingdesk.core.plugin import plugins
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import label
from turingdesk.gui.desk.widgets.tick import WrappingCheckBox
from turingdesk.gui.translation import tr, translate_message
from turingdesk.system.paths import plugin_folder


class PluginsCard(Card):
    """Plugins: what is loaded, what isn't and why, and the use of a folder beside the program."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(tr("Desk", "Plugins"))
        installed = plugins()
        for loaded in installed.loaded.values():
            title = translate_message(loaded.plugin.title)
            self.column.addWidget(label(f"{title} {loaded.plugin.version}", "plain"))
        for problem in installed.problems:
            words = " ".join(map(translate_message, (problem.message, problem.fix)))
            self.column.addWidget(label(words, "caution", wrap=True))
        folder = plugin_folder()
        self.beside = WrappingCheckBox(tr("Desk", "Load the plugins in the program's folder"))
        self.beside.setChecked(state.settings.plugins)
        self.beside.setVisible(folder is not None)
        self.beside.toggled.connect(lambda on: state.save_settings(plugins=on))
        self.column.addWidget(self.beside)
        if folder is not None:
            about = tr(
                "Desk",
                "A plugin can do all that TuringDesk can. Use only those from people you trust. "
                "Plugins in {folder} are loaded when TuringDesk starts next.",
            )
            self.column.addWidget(label(about.format(folder=folder), "soft", wrap=True))
