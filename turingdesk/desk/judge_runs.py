"""What a machine is to judge, and how: the arguments of `turingdesk judge`, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

TRAINED = ("svm", "forest", "network")
LANGUAGE_MODEL = "language_model"


@dataclass(frozen=True, slots=True)
class Trained:
    """What only judges have that learn from answers whose makers are known."""

    features: str = "usual"
    file: str = ""  #: for features that need one
    folds: int = 10
    seeds: int = 3
    grouped_by: str = "stimulus"
    compares: bool = False  #: grouped folds with ungrouped ones
    extrapolates: bool = False
    messages: bool = False  #: whether it learns from single messages
    server: str = ""  #: for embeddings that one makes
    model: str = ""

    def arguments(self) -> list[str]:
        """As the command takes them."""
        ticked = {
            "--compare-folds": self.compares,
            "--extrapolate": self.extrapolates,
            "--messages": self.messages,
        }
        options = {"file": self.file, "server": self.server, "model": self.model}
        given = [f"{name}={value}" for name, value in options.items() if value]
        return [
            *("--features", self.features),
            *(word for one in given for word in ("--set", one)),
            *("--folds", str(self.folds), "--seeds", str(self.seeds)),
            *("--grouped-by", self.grouped_by),
            *(name for name, is_on in ticked.items() if is_on),
        ]


@dataclass(frozen=True, slots=True)
class Model:
    """What only language models have."""

    server: str = ""
    model: str = ""
    judges: int = 1
    example: str = ""  #: ids of stimuli that are shown first, with spaces between them
    paired: bool = False
    pictures: bool = False

    def arguments(self) -> list[str]:
        """As the command takes them."""
        examples = [word for one in self.example.split() for word in ("--example", one)]
        return [
            *("--server", self.server, "--model", self.model, "--judges", str(self.judges)),
            *examples,
            *(("--paired",) if self.paired else ()),
            *(("--pictures",) if self.pictures else ()),
        ]


@dataclass(frozen=True, slots=True)
class JudgeRun:
    """One judge for one study."""

    study: Path
    kind: str = TRAINED[0]
    trained: Trained = Trained()
    model: Model = Model()
    name: str = ""  #: what it is called in the data; by default after its kind
    id: str = ""  #: the study's
    study_title: str = ""
    title: str = ""  #: of the kind of judge, as the desk says it

    @property
    def is_trained(self) -> bool:
        """Whether it learns from the study's own answers."""
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
        own = self.trained.arguments() if self.is_trained else self.model.arguments()
        name = ["--name", self.name] if self.name else []
        return ["judge", str(self.study), "--judge", self.kind, "--data", str(data), *own, *name]
