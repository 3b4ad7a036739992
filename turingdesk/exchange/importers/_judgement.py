"""Past trials, with their verdicts and circumstances, wherever they were recorded."""

from __future__ import annotations

from dataclasses import dataclass

from turingdesk.core.lengths import LengthUnit


@dataclass(frozen=True, slots=True)
class Verdict:
    """One choice about one maker."""

    subject: str  #: A or B; empty if there is one maker
    choice: str  #: human or machine
    origin: str  #: the same, as it truly was; empty if no one knows
    agent: str = ""


@dataclass(frozen=True, slots=True)
class Judgement:
    """One trial: what was shown, what was said about it, and how long it took."""

    task: str
    stimulus: str
    prompt: str
    verdicts: tuple[Verdict, ...]
    place: int | None = None  #: the trial's number in the file, which may have gaps
    length: int | None = None
    counted: LengthUnit = LengthUnit.FIRST_MESSAGES  #: what the length counts
    control: tuple[str, str, str | None] | None = None  #: question, choice, truth
    extras: tuple[tuple[str, str, str], ...] = ()  #: question, subject, choice
    rt_ms: float | None = None
    is_catch: bool = False
    has_feedback: bool = False
    at_ms: float | None = None
    domain: str = ""  #: kind of picture, where the file or the picture's name tells
