"""The options of machine judges that help describes in tables."""

from turingdesk.plugins.machine_judges.features import FEATURES
from turingdesk.plugins.machine_judges.language_model.settings import ModelSettings
from turingdesk.plugins.machine_judges.learning.settings import TrainingSettings
from turingdesk.plugins.machine_judges.trained import TRAINED

OPTIONS = {
    "judge language_model": ModelSettings,
    "trained judges": TrainingSettings,
    **{f"judge {name}": judge.options for name, judge in TRAINED.items() if judge.options},
    **{f"features {name}": kind.options for name, kind in FEATURES.items() if kind.options},
}
