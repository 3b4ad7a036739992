"""The settings that affect a trained judge's verdicts, as the journal records them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import orjson

from turingdesk.core.message import message
from turingdesk.core.setting import (
    Setting,
    named_settings,
    plain_value,
    setting,
    values_of,
    with_defaults,
)
from turingdesk.core.task import TASKS
from turingdesk.judges._recorders import machine_code
from turingdesk.plugins.machine_judges.features import FEATURES
from turingdesk.plugins.machine_judges.features._base import Value
from turingdesk.plugins.machine_judges.learning.folds import Grouping
from turingdesk.plugins.machine_judges.trained import TRAINED

USUAL = "usual"  #: the features of a judge that takes of each block what fits its task
MOST_FOLDS, MOST_SEEDS = 100_000, 10_000


@dataclass(frozen=True)
class TrainingSettings:
    """Everything that can be set of a judge that is trained.

    Options of the command, the form on the desk, and the record in the data are made from it, and
    from what judges and features declare themselves.
    """

    kind: str = "svm"  #: one of TRAINED
    features: str = setting(
        "The features to use.", USUAL, usual="those that fit each block's task"
    )
    version: str = ""  #: of the judge; by default that of this program
    options: Mapping[str, Value] = field(default_factory=dict)  #: of the judge
    shaped_by: Mapping[str, Value] = field(default_factory=dict)  #: options of all features
    folds: int = setting(
        "The number of folds. Each is judged by a judge trained on the others.",
        10,
        lowest=2,
        highest=MOST_FOLDS,
    )
    seeds: int = setting(
        "How many times answers are assigned to folds. Each time makes one session.",
        3,
        lowest=1,
        highest=MOST_SEEDS,
        counts=False,
    )
    grouped_by: Grouping = setting(
        "Which answers stay in one fold: by stimulus or by prompt, so that a judge is never "
        "tested on one that it has seen, or none, as in the papers.",
        Grouping.STIMULUS,
        title="Grouped folds",
        options={
            Grouping.STIMULUS.value: message("By stimulus"),
            Grouping.PROMPT.value: message("By prompt"),
            Grouping.NONE.value: message("Not grouped (as in the papers)"),
        },
    )
    permutations: int | None = setting(
        "How many times the evaluation is repeated with the makers exchanged, to get a p value "
        "against chance; 0 for no p value.",
        None,
        usual="199 for svm, 0 for forest and network",
        counts=False,
        rare=True,
    )
    compare_folds: bool = setting(
        "Also judge with ungrouped folds to show the difference", False, counts=False
    )
    extrapolate: bool = setting(
        "Also judge each machine without training on it", False, counts=False
    )
    messages: bool = setting("Train on single messages of conversations", False)
    dask: str = setting(
        "The address of a Dask cluster that trains the judge. The study's answers are sent to it.",
        "",
        title="Dask cluster",
        hint="tcp://gpu.lab:8786",
        counts=False,
        rare=True,
    )
    blocks: tuple[str, ...] = setting(
        "The ID of a block to judge.",
        (),
        key="block",
        title="Blocks",
        items="IDs",
        counts=False,  # but what their answers are does
        rare=True,
    )
    name: str = setting("The judge's name in the data.", "", usual="its kind")

    @property
    def judge(self) -> str:
        """Who judges, as responses have it."""
        return f"judge:{self.name or self.kind}"

    @property
    def feature_names(self) -> tuple[str, ...]:
        """All features that answers may get, whatever their task is.

        Raises:
            UnknownName: There are no such features.
        """
        if self.features != USUAL:
            return (self.features,) if FEATURES[self.features] else ()
        usual = (TRAINED[self.kind].usual_features(task) for task in TASKS.judging)
        return tuple(dict.fromkeys(usual))

    @property
    def feature_options(self) -> dict[str, Setting]:
        """The options of those features."""
        return {n: s for name in self.feature_names for n, s in FEATURES[name].options.items()}

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
        settings = {**values_of(self), **depends, "fingerprint": _digest(depends)}
        settings["feature_options"] = _recorded(self.feature_options, self.shaped_by)
        if tasks is not None:
            settings["block_features"] = {
                name: self.features_for_task(tasks[name])[0] for name in digests
            }
        return settings

    def participant(self, seed: int, digests: Mapping[str, str]) -> str:
        """The participant code of the session with the verdicts of one seed."""
        return f"{machine_code(self.kind, _digest(self._verdict_inputs(digests)))}-{seed:03}"

    def _verdict_inputs(self, digests: Mapping[str, str]) -> dict[str, Any]:
        """Everything that the verdicts of a seed depend on, which the number of seeds is not."""
        declared = {n: s for n, s in named_settings(TrainingSettings).items() if s.counts}
        judge, known = TRAINED[self.kind], self.feature_options
        options = _recorded(judge.options, self.options)
        shaped_by = _recorded(known, self.shaped_by)
        return {
            **{name: plain_value(getattr(self, name)) for name in declared},
            "kind": self.kind,
            "version": self.version or judge.version,
            "options": {o: v for o, v in options.items() if judge.later.get(o) != v},
            "feature_options": {o: v for o, v in shaped_by.items() if known[o].counts},
            "feature_digests": dict(digests),
            "blocks": sorted(digests),
        }


def _recorded(settings: Mapping[str, Setting], values: Mapping[str, Value]) -> dict[str, Any]:
    """All options with their values, numbers as they were when all of them were fractions.

    So a judge of an older version that is run again is still the same judge.
    """
    complete = with_defaults(settings, values)
    return {n: float(v) if isinstance(v, int) else v for n, v in complete.items()}


def _digest(content: Mapping[str, Any]) -> str:
    return sha256(orjson.dumps(content, option=orjson.OPT_SORT_KEYS)).hexdigest()
