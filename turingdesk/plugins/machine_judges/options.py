"""The options of machine judges that help describes in tables."""

from turingdesk.plugins.machine_judges.features import FEATURES
from turingdesk.plugins.machine_judges.language_model.settings import ModelSettings
from turingdesk.plugins.machine_judges.learning.settings import TrainingSettings
from turingdesk.plugins.machine_judges.trained import TRAINED

OPTIONS = {
    "judge language_model": ModelSettings,
    "trained judges": TrainingSettings,
    **{f"judge {n}": (*judge.options.values(),) for n, judge in TRAINED.items() if judge.options},
    **{f"features {n}": (*kind.options.values(),) for n, kind in FEATURES.items() if kind.options},
}
