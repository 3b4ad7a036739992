"""The verdicts of a trained judge as journals: a session a seed, with every answer once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import NotAllowed
from turingdesk.core.message import message
from turingdesk.core.question import Answer, Question, Role
from turingdesk.core.trial import Slot
from turingdesk.judges._recorders import SessionRecorders
from turingdesk.judges.learning.answers import AnswerRow
from turingdesk.judges.learning.cross_validation import OutOfFold, Progress
from turingdesk.judges.learning.settings import TrainingSettings
from turingdesk.sessions.session_recorder import SessionRecorder

if TYPE_CHECKING:
    from turingdesk.study.package import Package

NO_FEATURES = message("no features")


@dataclass(frozen=True, slots=True)
class AnswerScore:
    """A judge's score of one answer."""

    score: float  #: above 0 for a human; of a speaker the mean over the messages
    fold: int
    messages: tuple[float | None, ...] = ()
    #: of each message, where single ones were judged; None for one without features


Scores = Mapping[tuple[str, str, str], AnswerScore]  #: by block, stimulus and subject


@dataclass(frozen=True)
class VerdictWriter:
    """Writes the verdicts of one judge as sessions.

    Args:
        package: The study.
        data: The data folder.
        settings: The judge's.
        digests: By block, the SHA-256 of the features of its answers.
    """

    package: Package
    data: Path
    settings: TrainingSettings
    digests: Mapping[str, str]

    def check(self) -> None:
        """Check that the judge's name stands for these settings alone.

        Raises:
            NotAllowed: Another judge has judged this study under that name.
        """
        own = self.settings.as_dict(self.digests)["fingerprint"]
        for one in self._recorders.summaries():
            if one.opened.get("judge_settings", {}).get("fingerprint") != own:
                raise NotAllowed(
                    message(
                        "{judge} has already judged this study with other settings, and the "
                        "verdicts would be combined. Give this judge its own name, or use "
                        "another data folder.",
                        judge=self.settings.judge,
                    )
                )

    def write(
        self, judged: Mapping[str, OutOfFold], progress: Progress | None = None
    ) -> list[str]:
        """Write the sessions that are not there yet; returns the names of all journals.

        Args:
            judged: By block.
            progress: Told how many trials are written, of how many.

        Raises:
            NotAllowed: A session is running elsewhere.
            WriteFailed: The disk refused; what was written is kept.
        """
        slots = self._slots(judged)
        seeds = range(1, self.settings.seeds + 1)
        codes = [self.settings.participant(seed, self.digests) for seed in seeds]
        for seed, code in zip(seeds, codes, strict=True):
            recorder = self._recorders.recorder(code, slots)
            if recorder is None:
                continue
            try:
                for done in _walk(recorder, _scores(judged, seed)):
                    if progress:
                        progress((seed - 1) * len(slots) + done, len(slots) * len(codes))
            finally:
                recorder.abandon()
        return self._recorders.names(codes)

    @property
    def _recorders(self) -> SessionRecorders:
        tasks = {one.id: one.task for one in self.package.study.blocks}
        told = self.settings.as_dict(self.digests, tasks)
        return SessionRecorders(self.package, self.data, self.settings.judge, told)

    def _slots(self, blocks: Iterable[str]) -> tuple[Slot, ...]:
        """Every answer of the blocks, in the order of their tables."""
        return tuple(
            Slot(name, position, stimulus, asks_control=False)
            for name in blocks
            for position, stimulus in enumerate(self._ids(name), 1)
        )

    def _ids(self, block: str) -> list[str]:
        table = self.package.stimuli[self.package.study.block(block).table]
        return [one.id for one in table if not (one.parts or one.practice or one.control)]


def _scores(judged: Mapping[str, OutOfFold], seed: int) -> Scores:
    """Of a speaker the mean over the messages, where single ones were judged (paper 4, 4.3)."""
    found: dict[tuple[str, str, str], list[tuple[AnswerRow, float, int]]] = {}
    for block, one in judged.items():
        rows = one.answers.rows
        for split, scores in zip(one.splits, one.scores, strict=True):
            if split.seed == seed:
                for place, score in zip(split.test.tolist(), scores.tolist(), strict=True):
                    row = rows[place]
                    key = (block, row.stimulus, row.subject)
                    found.setdefault(key, []).append((row, score, split.fold))
    return {
        key: AnswerScore(
            fmean(score for _, score, _ in all_),
            min(fold for _, _, fold in all_),
            _message_scores(all_[0][0], {row.turn: score for row, score, _ in all_}),
        )
        for key, all_ in found.items()
    }


def _message_scores(row: AnswerRow, scores: Mapping[int, float]) -> tuple[float | None, ...]:
    """The scores of all messages of a row's speaker, in order; `scores` are by turn."""
    if not row.turn:
        return ()
    said = enumerate(row.content.turns, 1)
    return tuple(scores.get(turn) for turn, one in said if one.speaker == row.subject)


def _walk(recorder: SessionRecorder, scores: Scores) -> Iterable[int]:
    """Answer a session to its end; how many trials are done."""
    while (trial := recorder.session.trial) is not None:
        onset_s = perf_counter()
        recorder.shown(onset_s)
        slot = trial.slot
        known = {
            subject: found
            for subject in trial.stimulus.makers
            if (found := scores.get((slot.block, slot.stimulus, subject))) is not None
        }
        due = [question for question in trial.questions if question.role is Role.VERDICT]
        answered = [one for one in due if all(subject in known for subject in _subjects(one))]
        if not answered:
            recorder.leave(NO_FEATURES)
        else:
            without = {one.key: NO_FEATURES for one in due if one not in answered}
            more = {"without": without} if without else {}
            recorder.record("scored", **_scored_line(known), **more)
            rt_ms = (perf_counter() - onset_s) * 1000
            recorder.answer(
                [Answer(one.key, _verdict(one, known), rt_ms) for one in answered],
                without=[one.key for one in trial.questions],  # it knows of verdicts alone
            )
        yield recorder.session.place
    recorder.close()


def _scored_line(known: Mapping[str, AnswerScore]) -> dict[str, Any]:
    """What is written before a verdict; see `table.machine_scores`."""
    messages = {
        subject: [None if one is None else round(one, 6) for one in found.messages]
        for subject, found in known.items()
        if found.messages
    }
    return {
        "scores": {subject: round(found.score, 6) for subject, found in known.items()},
        "fold": min(found.fold for found in known.values()),
        **({"messages": messages} if messages else {}),
    }


def _verdict(question: Question, known: Mapping[str, AnswerScore]) -> str:
    return "+".join("human" if known[one].score > 0 else "machine" for one in _subjects(question))


def _subjects(question: Question) -> tuple[str, ...]:
    return question.subjects or (question.subject,)
