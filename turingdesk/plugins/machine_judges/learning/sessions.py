"""The verdicts of a trained judge as journals: a session a seed, with every answer once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import message
from turingdesk.core.question import Answer, Question, Role
from turingdesk.core.trial import Slot
from turingdesk.judges._recorders import SessionRecorders
from turingdesk.plugins.machine_judges.learning.answers import AnswerRow
from turingdesk.plugins.machine_judges.learning.cross_validation import OutOfFold, Progress
from turingdesk.plugins.machine_judges.learning.settings import TrainingSettings
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
        self._recorders.check("fingerprint")

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
        tasks = {block.id: block.task for block in self.package.study.blocks}
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
        return [
            stimulus.id
            for stimulus in table
            if not (stimulus.parts or stimulus.practice or stimulus.control)
        ]


def _scores(judged: Mapping[str, OutOfFold], seed: int) -> Scores:
    """Of a speaker the mean over the messages, where single ones were judged (paper 4, 4.3)."""
    scores_by_answer: dict[tuple[str, str, str], list[tuple[AnswerRow, float, int]]] = {}
    for block, out_of_fold in judged.items():
        rows = out_of_fold.answers.rows
        for split, scores in zip(out_of_fold.splits, out_of_fold.scores, strict=True):
            if split.seed == seed:
                for place, score in zip(split.test.tolist(), scores.tolist(), strict=True):
                    row = rows[place]
                    key = (block, row.stimulus, row.subject)
                    scores_by_answer.setdefault(key, []).append((row, score, split.fold))
    return {
        key: AnswerScore(
            fmean(score for _, score, _ in all_),
            min(fold for _, _, fold in all_),
            _message_scores(all_[0][0], {row.turn: score for row, score, _ in all_}),
        )
        for key, all_ in scores_by_answer.items()
    }


def _message_scores(row: AnswerRow, scores: Mapping[int, float]) -> tuple[float | None, ...]:
    """The scores of all messages of a row's speaker, in order; `scores` are by turn."""
    if not row.turn:
        return ()
    turns = enumerate(row.content.turns, 1)
    return tuple(scores.get(turn) for turn, turn_item in turns if turn_item.speaker == row.subject)


def _walk(recorder: SessionRecorder, scores: Scores) -> Iterable[int]:
    """Answer a session to its end; how many trials are done."""
    while (trial := recorder.session.trial) is not None:
        onset_s = perf_counter()
        recorder.shown(onset_s)
        slot = trial.slot
        score_by_subject = {
            subject: score
            for subject in trial.stimulus.makers
            if (score := scores.get((slot.block, slot.stimulus, subject))) is not None
        }
        due = [question for question in trial.questions if question.role is Role.VERDICT]
        answered = [
            due_question
            for due_question in due
            if all(subject in score_by_subject for subject in _subjects(due_question))
        ]
        if not answered:
            recorder.leave(NO_FEATURES)
        else:
            without = {
                due_question.key: NO_FEATURES
                for due_question in due
                if due_question not in answered
            }
            more = {"without": without} if without else {}
            recorder.record("scored", **_scored_line(score_by_subject), **more)
            rt_ms = (perf_counter() - onset_s) * 1000
            recorder.answer(
                [
                    Answer(answerable.key, _verdict(answerable, score_by_subject), rt_ms)
                    for answerable in answered
                ],
                without=[
                    trial_question.key for trial_question in trial.questions
                ],  # it knows of verdicts alone
            )
        yield recorder.session.place
    recorder.close()


def _scored_line(score_by_subject: Mapping[str, AnswerScore]) -> dict[str, Any]:
    """The line before a verdict; see `table.machine_scores`."""
    messages = {
        subject: [
            None if message_score is None else round(message_score, 6)
            for message_score in score.messages
        ]
        for subject, score in score_by_subject.items()
        if score.messages
    }
    return {
        "scores": {subject: round(score.score, 6) for subject, score in score_by_subject.items()},
        "fold": min(score.fold for score in score_by_subject.values()),
        **({"messages": messages} if messages else {}),
    }


def _verdict(question: Question, score_by_subject: Mapping[str, AnswerScore]) -> str:
    return "+".join(
        "human" if score_by_subject[subject].score > 0 else "machine"
        for subject in _subjects(question)
    )


def _subjects(question: Question) -> tuple[str, ...]:
    return question.subjects or (question.subject,)
