"""Features: numbers for each answer, fixed, or fitted on the training answers alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from turingdesk.core.errors import CannotJudge
from turingdesk.core.message import join, message, plural
from turingdesk.core.setting import Setting, Takes, setting
from turingdesk.plugins.machine_judges.learning.answers import AnswerSet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Value = str | float | bool  #: of an option


NO_WORDS = message("It has no words.")  #: an answer


def vectors_setting() -> Any:
    """The file of word vectors, for features that look words up."""
    return setting("A file of word vectors in the format of word2vec or GloVe.", takes=Takes.PATH)


@dataclass(frozen=True, slots=True)
class MissingFeatures:
    """Answers that have no features, and why."""

    why: str
    ids: tuple[str, ...]

    @property
    def counted(self) -> str:
        """The number of these answers, and the reason."""
        return plural("%n answer: {why}", "%n answers: {why}", len(self.ids), why=self.why)


class PreparedFeatures(Protocol):
    """Features of a set of answers."""

    @property
    def kept(self) -> NDArray[np.intp]:
        """The places of the answers that have features; matrices have one row for each."""

    @property
    def lost(self) -> tuple[MissingFeatures, ...]:
        """The answers that have none."""

    @property
    def is_fixed(self) -> bool:
        """True if the numbers are the same for every training set."""

    @property
    def digest(self) -> str:
        """SHA-256 of everything that the numbers depend on."""

    def matrix(self, train: NDArray[np.intp]) -> Any:
        """One row per included answer; dense, or sparse (CSR).

        Args:
            train: The rows to learn from, where there is something to learn.
        """

    def names(self, train: NDArray[np.intp]) -> list[str]:
        """The names of that matrix's columns."""


Progress = Callable[[int, int], None]
PrepareWithProgress = Callable[[AnswerSet, Mapping[str, Value], Progress | None], PreparedFeatures]


@dataclass(frozen=True, slots=True)
class Features:
    """One kind of features."""

    title: str
    about: str  #: one sentence
    prepare: Callable[[AnswerSet, Mapping[str, Value]], PreparedFeatures]
    options: Mapping[str, Setting] = field(default_factory=dict)
    tasks: tuple[str, ...] = ()  #: what they are made for; none: whatever has words
    #: As `prepare`, where it takes long; called with a progress function.
    prepare_with_progress: PrepareWithProgress | None = None

    @property
    def required(self) -> tuple[str, ...]:
        """The options that have to be given, such as a file."""
        return tuple(name for name, declared in self.options.items() if declared.required)

    def compute(
        self, answers: AnswerSet, options: Mapping[str, Value], progress: Progress | None = None
    ) -> PreparedFeatures:
        """The features of answers.

        Args:
            answers: All of a table.
            options: Those that are set.
            progress: Told how much is done, of how much, where it takes long.

        Raises:
            CannotJudge: No answer has these features.
            NoServer: They come from a server that does not give them.
        """
        if self.prepare_with_progress is None:
            return self.prepare(answers, options)
        return self.prepare_with_progress(answers, options, progress)


@dataclass(frozen=True)
class FeatureTable:
    """Features that are the same for every training set."""

    kept: NDArray[np.intp]
    lost: tuple[MissingFeatures, ...]
    values: NDArray[np.float64]  #: one row per answer that is kept
    columns: tuple[str, ...]
    is_fixed: bool = True
    troubles: Mapping[str, int] = field(default_factory=dict)  #: tries that failed, by why

    @property
    def digest(self) -> str:
        """SHA-256 of the numbers."""
        from hashlib import sha256

        # Bytes alone don't tell a table of 2 x 3 numbers from one of 3 x 2.
        checksum = sha256(self.kept.tobytes())
        checksum.update(repr(self.values.shape).encode())
        checksum.update(self.values.tobytes())
        return checksum.hexdigest()

    def matrix(self, train: NDArray[np.intp]) -> NDArray[np.float64]:
        """The numbers."""
        return self.values

    def names(self, train: NDArray[np.intp]) -> list[str]:
        """The columns."""
        return list(self.columns)


def feature_table(
    answers: AnswerSet,
    rows: Sequence[NDArray[np.float64] | None],
    columns: Sequence[str],
    why: str,
) -> FeatureTable:
    """Features from one row per answer; those without one, or with NaN, are named and omitted.

    Args:
        answers: The answers.
        rows: The numbers of each, or None.
        columns: What the numbers are.
        why: Why an answer has none.

    Raises:
        CannotJudge: No answer has features.
    """
    import numpy as np

    lost = []
    missing = [answer.id for answer, row in zip(answers.rows, rows, strict=True) if row is None]
    if missing:
        lost.append(MissingFeatures(why, tuple(missing)))
    there = {place: row for place, row in enumerate(rows) if row is not None}
    finite = [place for place, row in there.items() if np.isfinite(row).all()]
    if len(finite) < len(there):
        bad = set(there) - set(finite)
        ids = tuple(answers.rows[place].id for place in sorted(bad))
        lost.append(
            MissingFeatures(message("Some of its values are not finite (NaN or infinite)."), ids)
        )
    if not finite:
        reasons = join(" ", (missing_features.counted for missing_features in lost))
        raise CannotJudge(join(" ", (message("No answer has these features."), reasons)))
    values = np.array([there[place] for place in finite], np.float64)
    return FeatureTable(np.array(finite, np.intp), tuple(lost), values, tuple(columns))


def places_with_words(answers: AnswerSet) -> tuple[list[int], tuple[MissingFeatures, ...]]:
    """The places of the answers that have words, and those that have none.

    Raises:
        CannotJudge: None has words.
    """
    places = [place for place, row in enumerate(answers.rows) if row.text.strip()]
    if not places:
        raise CannotJudge(
            message(
                "The answers of {table} have no words. Use other features.", table=answers.table
            )
        )
    empty = tuple(row.id for row in answers.rows if not row.text.strip())
    return places, (MissingFeatures(NO_WORDS, empty),) if empty else ()
