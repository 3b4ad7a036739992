"""A response: one answered question, flat, exactly as it is stored and exported.

`rows` makes the responses of one step from what the participant gave.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from operator import attrgetter
from typing import Any

from turingdesk.core.question import Answer, Kind, Question, Role
from turingdesk.core.step import Page, PageKind
from turingdesk.core.trial import Trial


def column(about: str, default: Any = None) -> Any:
    """Declare a column and say what is in it; the codebook is made of these."""
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True, slots=True)
class Identity:
    """The columns that all responses of one session share."""

    session: str  #: sub-<participant>_ses-<n>_study-<id>: the journal's name
    participant: str
    study: str
    study_version: str
    study_hash: str
    kiosk: str = ""
    client: str = ""  #: browser; empty for a kiosk, and for machines
    judge: str = "human"  #: human, simulated, imported or judge:<name>
    pilot: bool = False
    resumed: bool = False
    resume_gap_s: float | None = None

    def response(self, **values: Any) -> Response:
        """A response of this session."""
        shared = {field.name: getattr(self, field.name) for field in fields(self)}
        return Response(**shared | {"study_hash": self.study_hash[:16]} | values)


@dataclass(frozen=True, slots=True)
class Response:
    """One row of the data: the same names in memory, on disk, in CSV and in Excel."""

    session: str = column("Session id: participant, session number and study", "")
    participant: str = column("Participant code as entered at the kiosk, or judge:<name>", "")
    study: str = column("Study id", "")
    study_version: str = column("Version that the study gives itself", "")
    study_hash: str = column("SHA-256 over all files of the study package, shortened to 16", "")
    kiosk: str = column("Name of the machine that ran the session", "")
    client: str = column(
        "What the judge used: browser; empty for a kiosk, and for machines. Response times in "
        "browsers are measured on screens and keyboards that are not known",
        "",
    )
    judge: str = column("Who judged: human, simulated, imported or judge:<name>", "human")
    pilot: bool = column("Whether the session was a pilot, which never counts", False)
    resumed: bool = column("Whether the session was resumed", False)
    resume_gap_s: float | None = column("Seconds from interruption to resumption")
    step: int = column("Position of the step in the session, from 0", 0)
    block: str = column("Block id from the study; the form's id for form answers", "")
    trial: int = column(
        "Trial in the session, from 1. Practice trials are numbered separately; forms are 0", 0
    )
    position: int = column(
        "Trial in its block, from 1. Practice trials are numbered separately; forms are 0", 0
    )
    practice: bool = column("Whether the trial was practice, which never counts", False)
    control_trial: bool = column("Whether the stimulus was shown as a control trial", False)
    fixed: bool = column("Whether the study put this stimulus at this place", False)
    feedback: bool = column("Whether the truth was told after this trial", False)
    task: str = column("Task, e.g. captions; empty for form answers", "")
    table: str = column(
        "Table of the study package that contains the stimulus: two tables may have the same "
        "ids. Empty for games, and in journals of earlier versions; in these, it is the block "
        "where two blocks show different things by the same ids",
        "",
    )
    stimulus: str = column("Stimulus id from the study package; of a game, its room", "")
    room: str = column("Room in which a game was played: the name of its room journal", "")
    prompt: str = column("What the agent was given: an image, a cue, a topic", "")
    domain: str = column(
        "Kind of prompt, as the study sorts them, e.g. sports; of a game, its condition",
        "",
    )
    length: int | None = column(
        "How much of the conversation was shown; empty where not cut, but in pairs of "
        "conversations that are equally long. Of a game, how long it was"
    )
    length_of: str = column(
        "What length counts: first or last messages or turns; a turn is one speaker's messages "
        "in a row and then the other's. Of a game, exchanges, which are questions with their "
        "answers, or messages where no one leads. Empty where length is, and in older data",
        "",
    )
    composition: str = column(
        "Origins of all makers by subject, e.g. H, HM; H human, M machine", ""
    )
    left_id: str = column("Stimulus id shown on the left, where two are side by side", "")
    right_id: str = column("Stimulus id shown on the right, where two are side by side", "")
    sides_table: str = column("Table of the study package that contains left_id and right_id", "")
    question: str = column(
        "Question id; 'origin' and 'machine_side' are verdicts. Where a game asks which witness "
        "is the human, 'machine_side' is the other witness, who was taken for the machine",
        "",
    )
    role: str = column("What the question is for: verdict, control, extra or form", "")
    subject: str = column("Speaker the question is about: A or B", "")
    origin: str = column("Origin of the judged answer: human or machine", "")
    agent: str = column("Agent: anonymous person ID or model name", "")
    witness: str = column(
        "Of a question about two witnesses of a game, one of whom is the machine: the person who "
        "was met beside it, by the participant code. Empty everywhere else, and if that person "
        "withdrew",
        "",
    )
    choice: str = column("What was answered", "")
    truth: str | None = column("The right answer, empty where there is none")
    correct: bool | None = column("Whether the choice was right, empty where there is no truth")
    chosen_side: str = column("Side chosen, left or right, where two are side by side", "")
    chosen_id: str = column("Stimulus id chosen, where two are side by side", "")
    joint: bool = column("Whether one answer gave the verdicts on all subjects at once", False)
    choices: str = column("The choices in the order on screen, joined by |", "")
    rt_ms: float | None = column(
        "Milliseconds from first paint of the stimulus to the answer, without paused_ms. Empty "
        "where it isn't known, as in a trial that the participant had seen before the session "
        "was interrupted"
    )
    paused_ms: float = column(
        "Milliseconds between paint and answer in which a pause covered the stimulus; above 0 "
        "the trial was interrupted, and its rt_ms is better left out of response times",
        0.0,
    )
    too_fast: bool = column("Whether the answer was faster than the block's limit", False)
    onset_ms: float | None = column("First paint of the stimulus, ms since the session began")
    answered_ms: float | None = column("The answer, ms since the session began")
    key: str = column("Key pressed, where one was", "")
    device: str = column("keyboard, mouse or touch; empty for simulated and imported", "")
    changes: int = column("How often an earlier choice was replaced before continuing", 0)
    at: str = column("When it was answered, UTC, ISO 8601", "")

    def as_row(self) -> dict[str, Any]:
        """The response as a plain row, ready for a file."""
        return dict(zip(COLUMNS, _values(self), strict=True))


COLUMNS: tuple[str, ...] = tuple(f.name for f in fields(Response))
CODEBOOK: dict[str, str] = {f.name: f.metadata["about"] for f in fields(Response)}
DEFAULTS: dict[str, Any] = {f.name: f.default for f in fields(Response)}
# Reads all fields in one call; dataclasses.asdict copies each value deeply.
_values = attrgetter(*COLUMNS)

ROOM = "room"  #: the question whose recorded answer is the room of a game
LINK = "link"  #: the block of the parameters of a participant's link
GAME_ROLE = "role"  #: the question whose recorded answer is what someone did in it
SUPERSEDED = "superseded"
EXCLUDED = "excluded"
TYPING = "typing"
#: What tables contain beyond the columns of `Response`, with the sentence for the codebook.
ADDED = {
    SUPERSEDED: "Whether a later attempt at the same step replaced this answer; it never counts",
    EXCLUDED: "The quality rules that leave this answer out, joined by |; empty for none",
    TYPING: "What is remarkable about how a collected answer was typed, such as 'pasted 40 "
    "characters'; empty for nothing. It excludes nothing by itself",
}

#: Properties of sessions, as columns of their responses.
OF_SESSIONS = ("system", "language", "program", "screen", "number", "registration")
#: Columns that analyses make of others: the kind of a conversation, who speaks in it, and whether
#: a trained judge gave the verdict.
TRAINED = "trained"
MADE = ("conversation", "speaker", TRAINED)
#: Names that a form's question does not take from these columns; see `form_column`.
TAKEN = frozenset((*COLUMNS, *ADDED, *OF_SESSIONS, *MADE))


def form_column(form: str, question: str, *, is_shared: bool = False) -> str:
    """The name of a form's question among the columns of the data.

    Its id; with the form's before it where a column of the data has that name already, so
    that neither hides the other.

    Args:
        form: The form's id.
        question: The question's.
        is_shared: Whether another form has a question of this id.

    >>> form_column("about-you", "gender"), form_column("about-you", "device")
    ('gender', 'about-you.device')
    """
    return f"{form}.{question}" if is_shared or question in TAKEN else question


@dataclass(frozen=True, slots=True)
class Moment:
    """When a step was answered."""

    at: str  #: UTC, ISO 8601
    onset_ms: float = 0.0  #: first paint of the step, ms since the session began
    plays: int = 0  #: whole plays of an animated stimulus so far
    pauses: tuple[tuple[float, float], ...] = ()
    #: while the step was covered: from when to when, ms since the session began
    is_partial: bool = False
    #: whether the step was in view before the session was interrupted, for an unknown time

    def paused_ms(self, after_ms: float) -> float:
        """For how much of the time until so many ms after the onset the step was covered.

        >>> Moment("", 1000.0, pauses=((1500.0, 1750.0), (9000.0, 9900.0))).paused_ms(2000.0)
        250.0
        """
        end = self.onset_ms + after_ms
        covered = ((max(a, self.onset_ms), min(b, end)) for a, b in self.pauses)
        return sum((b - a for a, b in covered if b > a), 0.0)

    def in_view_ms(self, answer: Answer) -> float:
        """The time that the step was in view until an answer: its response time."""
        return answer.rt_ms - self.paused_ms(answer.rt_ms)


@dataclass(frozen=True, slots=True)
class Given:
    """The answers to one step, by question key, with the step's place."""

    place: int  #: of the step in the session, from 0
    number: int  #: of the trial, from 1; 0 for pages
    answers: Mapping[str, Answer]
    moment: Moment


def rows(identity: Identity, step: Page | Trial, given_answers: Given) -> Iterator[Response]:
    """One response for each question answered; a joint verdict gives one for each subject.

    Questions that were not required and left empty give none.
    """
    for question in step.questions:
        answer = given_answers.answers.get(question.key)
        if answer is None or not answer.value.strip():
            continue
        common = _common(identity, question, answer, given_answers)
        if isinstance(step, Page):
            yield replace(common, block=step.id, choice=answer.value)
            continue
        common = _of_trial(common, step, given_answers)
        subjects = question.subjects or (question.subject,)
        values = answer.value.split("+") if question.subjects else [answer.value]
        for subject, value in zip(subjects, values, strict=True):
            yield _judged(common, step, question, subject, value)


def parameter_rows(
    identity: Identity, values: Mapping[str, str], moment: Moment, place: int
) -> Iterator[Response]:
    """The parameters of a participant's link as personal answers.

    Args:
        identity: Whose session.
        values: By the name of the parameter.
        moment: When the session began.
        place: Of the step at which it did.
    """
    questions = tuple(Question(name, name, Kind.TEXT, personal=True) for name in values)
    answers = {name: Answer(name, value, 0.0) for name, value in values.items()}
    page = Page(PageKind.FORM, LINK, "", questions=questions)
    return rows(identity, page, Given(place, 0, answers, moment))


def _common(
    identity: Identity, question: Question, answer: Answer, given_answers: Given
) -> Response:
    return identity.response(
        step=given_answers.place,
        question=question.id,
        role=question.role.value,
        choices="|".join(choice.value for choice in question.choices),
        joint=bool(question.subjects),
        rt_ms=None
        if given_answers.moment.is_partial
        else round(given_answers.moment.in_view_ms(answer), 3),
        paused_ms=round(given_answers.moment.paused_ms(answer.rt_ms), 3),
        onset_ms=round(given_answers.moment.onset_ms, 3),
        answered_ms=round(given_answers.moment.onset_ms + answer.rt_ms, 3),
        key=answer.key,
        device=answer.device,
        changes=answer.changes,
        at=given_answers.moment.at,
    )


def _of_trial(row: Response, trial: Trial, given_answers: Given) -> Response:
    slot, stimulus = trial.slot, trial.stimulus
    left_side, right = trial.sides
    length, length_of = trial.length
    return replace(
        row,
        block=slot.block,
        trial=given_answers.number,
        position=slot.position,
        practice=slot.practice,
        control_trial=slot.control,
        fixed=slot.fixed,
        feedback=slot.feedback,
        task=stimulus.task,
        table=stimulus.table,
        stimulus=stimulus.id,
        room=_room(trial, given_answers),
        prompt=stimulus.prompt,
        domain=stimulus.domain,
        length=length or None,
        length_of=length_of,
        composition=stimulus.composition,
        left_id=left_side,
        right_id=right,
        sides_table=stimulus.parts_table,
    )


def _room(trial: Trial, given_answers: Given) -> str:
    recorded = (q.key for q in trial.questions if q.id == ROOM and q.kind is Kind.RECORDED)
    return next(
        (given_answers.answers[key].value for key in recorded if key in given_answers.answers), ""
    )


def _judged(row: Response, trial: Trial, question: Question, subject: str, value: str) -> Response:
    truth = trial.truth(question, subject)
    origin, agent = trial.maker(question, subject)
    side = {"1": "left", "2": "right"}.get(value, "") if question.id == "machine_side" else ""
    limit_ms = trial.limits.too_fast_s * 1000
    is_fast = row.rt_ms is not None and row.rt_ms < limit_ms
    return replace(
        row,
        subject=subject,
        origin=origin,
        agent=agent,
        choice=value,
        truth=truth,
        correct=None if truth is None else value == truth,
        chosen_side=side,
        chosen_id={"left": row.left_id, "right": row.right_id}.get(side, ""),
        too_fast=question.role is Role.VERDICT and is_fast,
    )
