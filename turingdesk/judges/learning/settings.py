"""What the verdicts of a trained judge depend on, as they are written down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import orjson

from turingdesk.judges.features import FEATURES
from turingdesk.judges.features._base import Value
from turingdesk.judges.learning.folds import Grouping
from turingdesk.judges.trained import TRAINED

USUAL = "usual"  #: the features of a judge that takes of each block what fits its task


@dataclass(frozen=True)
class TrainingSettings:
    """Judge, features and folds.

    `options` and `shaped_by` hold every option with its value, those that were not given too.
    """

    kind: str  #: one of TRAINED, such as svm
    features: str  #: one of FEATURES, or USUAL: of each block what fits its task
    version: str  #: of the judge
    options: Mapping[str, Value] = field(default_factory=dict)  #: of the judge
    shaped_by: Mapping[str, Value] = field(default_factory=dict)  #: options of all features
    folds: int = 10
    seeds: int = 3
    by: Grouping = Grouping.STIMULUS
    messages: bool = False  #: whether it learns from single messages of conversations
    blocks: tuple[str, ...] = ()  #: only these; empty for all that can be judged
    name: str = ""  #: what the judge is called in the data; by default after its kind

    @property
    def judge(self) -> str:
        """Who judges, as responses have it."""
        return f"judge:{self.name or self.kind}"

    def features_for_task(self, task: str) -> tuple[str, dict[str, Value]]:
        """The features that answers of a task get, and those of the options that are theirs.

        Raises:
            UnknownName: There are no such features.
        """
        is_usual = self.features == USUAL
        name = TRAINED[self.kind].usual_features(task) if is_usual else self.features
        known = FEATURES[name].options
        return name, {option: v for option, v in self.shaped_by.items() if option in known}

    def as_dict(
        self, digests: Mapping[str, str], tasks: Mapping[str, str] | None = None
    ) -> dict[str, Any]:
        """The settings for the first line of a journal.

        Args:
            digests: By block, the SHA-256 of the features of its answers.
            tasks: By block, its task; with it each block's features are told.
        """
        depends = self._verdict_inputs(digests)
        made = {**depends, "seeds": self.seeds, "fingerprint": _digest(depends)}
        made["feature_options"] = dict(self.shaped_by)
        if tasks is not None:
            made["block_features"] = {
                name: self.features_for_task(tasks[name])[0] for name in digests
            }
        return made

    def participant(self, seed: int, digests: Mapping[str, str]) -> str:
        """The participant code of the session with the verdicts of one seed."""
        return f"{self.kind}-{_digest(self._verdict_inputs(digests))[:6]}-{seed:03}"

    def _verdict_inputs(self, digests: Mapping[str, str]) -> dict[str, Any]:
        """Everything that the verdicts of a seed depend on, which the number of seeds is not."""
        reach = () if self.features == USUAL else FEATURES[self.features].reach
        return {
            "kind": self.kind,
            "version": self.version,
            "options": dict(self.options),
            "features": self.features,
            "feature_options": {
                option: value for option, value in self.shaped_by.items() if option not in reach
            },
            "feature_digests": dict(digests),
            "folds": self.folds,
            "grouped_by": self.by.value,
            "messages": self.messages,
            "blocks": sorted(digests),
            "name": self.name,
        }


def _digest(told: Mapping[str, Any]) -> str:
    return sha256(orjson.dumps(told, option=orjson.OPT_SORT_KEYS)).hexdigest()
