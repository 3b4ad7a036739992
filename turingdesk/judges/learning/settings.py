"""What the verdicts of a trained judge depend on, as they are written down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import orjson

from turingdesk.judges.features._base import Value
from turingdesk.judges.learning.folds import Grouping


@dataclass(frozen=True)
class Settings:
    """Judge, features and folds.

    `options` and `shaped_by` hold every option with its value, those that were not given too.
    """

    kind: str  #: one of TRAINED, e.g. svm
    features: str  #: one of FEATURES
    version: str  #: of the judge
    options: Mapping[str, Value] = field(default_factory=dict)  #: of the judge
    shaped_by: Mapping[str, Value] = field(default_factory=dict)  #: options of the features
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

    def told(self, digests: Mapping[str, str]) -> dict[str, Any]:
        """For the first line of a journal.

        Args:
            digests: By block, the SHA-256 of the features of its answers.
        """
        depends = self._depends(digests)
        return {**depends, "seeds": self.seeds, "fingerprint": _digest(depends)}

    def participant(self, seed: int, digests: Mapping[str, str]) -> str:
        """The code of the session that holds one seed's verdicts."""
        return f"{self.kind}-{_digest(self._depends(digests))[:6]}-{seed:03}"

    def _depends(self, digests: Mapping[str, str]) -> dict[str, Any]:
        """All that a seed's verdicts follow from; not how many seeds there are."""
        return {
            "kind": self.kind,
            "version": self.version,
            "options": dict(self.options),
            "features": self.features,
            "feature_options": dict(self.shaped_by),
            "feature_digests": dict(digests),
            "folds": self.folds,
            "grouped_by": self.by.value,
            "messages": self.messages,
            "blocks": sorted(digests),
            "name": self.name,
        }


def _digest(told: Mapping[str, Any]) -> str:
    return sha256(orjson.dumps(told, option=orjson.OPT_SORT_KEYS)).hexdigest()
