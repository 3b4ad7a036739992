"""What machine judges declare, for the test that finds it in the command, the dialog, and help."""

from turingdesk.plugins.machine_judges.features import FEATURES
from turingdesk.plugins.machine_judges.gui.dialog import JudgeDialog
from turingdesk.plugins.machine_judges.language_model.settings import ModelSettings
from turingdesk.plugins.machine_judges.learning.settings import TrainingSettings
from turingdesk.plugins.machine_judges.trained import TRAINED

CLASSES = {"judge language_model": ModelSettings, "trained judges": TrainingSettings}
#: The options of each judge and of each kind of features, by the name of its table.
MACHINES = {
    f"{word} {name}": machine.options
    for word, shelf in (("judge", TRAINED), ("features", FEATURES))
    for name, machine in shelf.items()
    if machine.options
}
COMMANDS = dict.fromkeys(("judge", "trained", "features"), "judge")
#: Settings that the desk takes in a field beside the form.
ASIDE = {"judge language_model": {"name"}, "trained judges": {"name", "features"}}
#: The places whose form has what others declare, too.
TOGETHER = ("trained judges", *MACHINES)


def fields(opened, desk, tmp_path):
    """By place, a function that opens its dialog, and names the settings with a field."""

    def dialog():
        return opened(JudgeDialog(desk.state, tmp_path))

    def trained(kind="svm", features="ngrams"):
        shown = dialog().trained
        shown.show_judge(kind)
        shown.features.setCurrentIndex(shown.features.findData(features))
        return {*shown.form.fields}

    return {
        "judge language_model": lambda: {*dialog().model.form.fields},
        "trained judges": trained,
        **{f"judge {name}": lambda name=name: trained(name) for name in TRAINED},
        **{f"features {name}": lambda name=name: trained(features=name) for name in FEATURES},
    }
