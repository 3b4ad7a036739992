"""A machine judge's work and settings: the arguments of `turingdesk judge`, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.arguments import arguments, option_arguments
from turingdesk.plugins.machine_judges.language_model.settings import ModelSettings
from turingdesk.plugins.machine_judges.learning.settings import TrainingSettings
from turingdesk.plugins.machine_judges.trained import TRAINED

LANGUAGE_MODEL = "language_model"


@dataclass(frozen=True, slots=True)
class JudgeRun:
    """One judge for one study."""

    study: Path
    kind: str = "svm"
    trained: TrainingSettings = TrainingSettings()
    model: ModelSettings = ModelSettings(server="", model="")
    name: str = ""  #: what it is called in the data; by default after its kind
    id: str = ""  #: the study's
    study_title: str = ""
    title: str = ""  #: of the kind of judge, as the desk says it

    @property
    def is_trained(self) -> bool:
        """True if it learns from the study's own answers."""
        return self.kind in TRAINED

    @property
    def called(self) -> str:
        """The judge, as people call it."""
        return self.name or self.title

    def arguments(self, data: Path) -> list[str]:
        """Of the command line, after the program's name.

        Args:
            data: The data folder.
        """
        kind_arguments = self._training() if self.is_trained else arguments(self.model)
        name = [f"--name={self.name}"] if self.name else []
        return [
            "judge",
            str(self.study),
            "--judge",
            self.kind,
            "--data",
            str(data),
            *kind_arguments,
            *name,
        ]

    def _training(self) -> list[str]:
        of_judge = option_arguments(TRAINED[self.kind].options, self.trained.options)
        of_features = option_arguments(self.trained.feature_options, self.trained.shaped_by)
        return [*arguments(self.trained, without=("name",)), *of_judge, *of_features]
