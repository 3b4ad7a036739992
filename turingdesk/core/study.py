"""A study: what its package says, as values; nothing here reads files.

A study is written in its first language. For each of the others it has words: every text as it
stands in the first language, and its translation. Texts without a translation stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, is_dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, TypeVar

from turingdesk.core.message import participant_message
from turingdesk.core.quality import Rule
from turingdesk.core.question import Question
from turingdesk.core.setting import Takes, setting, settings_of
from turingdesk.core.step import Limits
from turingdesk.core.stimulus import Origin

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


class Order(StrEnum):
    """In which order a block shows its stimuli."""

    RANDOM = "random"
    TABLE = "table"


class AnswerForm(StrEnum):
    """How the verdicts on several subjects are given."""

    EACH = "each"
    JOINT = "joint"


class ResumePolicy(StrEnum):
    """One that goes on starts where it stopped."""

    RESUME = "resume"
    RESTART = "restart"
    REFUSE = "refuse"


class Signature(StrEnum):
    """Whether the consent page asks for a name. A name is personal: it is kept apart."""

    NONE = "none"
    OPTIONAL = "optional"
    REQUIRED = "required"


class When(StrEnum):
    """When a form is asked."""

    BEFORE = "before"  #: after consent, before the first block
    AFTER = "after"  #: after the last block, before the debriefing


@dataclass(frozen=True, slots=True)
class Resume:
    """Whether a session that was cut off goes on, starts anew or is refused."""

    policy: ResumePolicy = setting(
        "One that goes on starts where it stopped.",
        ResumePolicy.RESUME,
        title="A session that was cut off",
        options={
            ResumePolicy.RESUME.value: "may go on",
            ResumePolicy.RESTART.value: "begins anew with the same trials",
            ResumePolicy.REFUSE.value: "is over",
        },
    )
    max_age_hours: float = setting(
        "An older session is never continued.", 24.0, title="It can go on for", unit="hours"
    )


@dataclass(frozen=True, slots=True)
class Controls:
    """Where a block checks that the judge looks. Positions are those of the final list."""

    questions: tuple[int, ...] | None = setting(
        "Where the task's control question is asked; or the numbers of the trials, e.g. 1, 3.",
        None,
        title="Control question",
        takes=Takes.WORD_OR_WHOLES,
        options={"every": "in every trial", "none": "never"},
        means={"every": None, "none": ()},
        written="every",
        items="positions",
    )  #: None: everywhere
    trials: tuple[int, ...] = setting(
        "Numbers of the trials at which rows with control = yes are shown, e.g. 4, 9.",
        (),
        title="Control trials",
        items="positions",
    )


@dataclass(frozen=True, slots=True)
class Break:
    """A pause offered inside a block."""

    every: int = setting(
        "A break comes after every so many trials; 0: none.",
        0,
        title="A break after every",
        unit="trials",
    )
    wait_s: float = setting(
        "How long it lasts at least.",
        0.0,
        title="It lasts at least",
        unit="seconds",
        highest=3600.0,
    )
    text: str = setting(
        "What participants read during it.",
        "",
        spoken=True,
        title="Text",
        takes=Takes.TEXT,
        hint="Take a short break. Go on whenever you are ready.",
    )


@dataclass(frozen=True, slots=True)
class Form:
    """Questions to the participant, on one page."""

    id: str = setting(
        "Its name in the data.",
        title="Id",
        takes=Takes.ID,
        usual="demographics; afterwards, where it comes last",
    )
    title: str = setting("Above its questions.", title="Title", usual="About you", spoken=True)
    questions: tuple[Question, ...] = setting(
        'Its questions; see "Forms".', key="field", title="Questions of this form", part="form"
    )
    when: When = setting(
        "After consent and before the first block, or before the debriefing.",
        When.BEFORE,
        title="When it is asked",
        options={
            When.BEFORE.value: "before the first block",
            When.AFTER.value: "after the last block",
        },
    )
    text: str = setting(
        "A Markdown file that is shown above the questions.",
        "",
        spoken=True,
        title="Text above the questions",
        takes=Takes.FILE,
    )  #: Markdown


@dataclass(frozen=True, slots=True)
class Planned:
    """The analysis that a study announces before its data are there."""

    primary: str = setting(
        "The result that decides, by the name of its analysis; `turingdesk check` lists all for "
        "a wrong one.",
        "",
        title="Primary result",
        wide=True,
    )
    by: tuple[str, ...] = setting(
        "Columns, or questions of forms, by whose levels it is reported.",
        (),
        title="Reported by",
        items="columns or form questions",
        wide=True,
    )
    text: str = setting(
        "A Markdown file with hypotheses and decisions in words.",
        "",
        title="Hypotheses and decisions",
        takes=Takes.FILE,
    )  #: Markdown
    margin: float | None = setting(
        "How far from 0.5 a detectability still counts as equal to it, e.g. 0.05. Only a claim "
        "of equivalence needs it.",
        None,
        title="Margin of equivalence",
        lowest=0.001,
        highest=0.4,
        example=0.05,
        hint="none stated",
    )


@dataclass(frozen=True, slots=True)
class Block:
    """Trials of one task that belong together."""

    id: str = setting("Its name in the data.", title="Id", takes=Takes.ID, usual="the task's name")
    title: str = setting(
        "Shown on the screen, above each trial.",
        title="Title",
        usual="the task's title",
        spoken=True,
    )
    task: str = setting("What is judged, and how a trial looks.", title="Task")
    table: str = setting(
        "The answers that are judged.",
        title="Table",
        usual="the task's name with .csv, .xlsx or .jsonl",
    )
    trials: int = setting(
        "How many trials each participant gets, control and fixed ones included, practice not.",
        title="Trials",
        lowest=1,
        example=10,
    )
    practice: int = setting(
        "How many come before them and are never counted; from rows with practice = yes.",
        0,
        title="Practice trials",
    )
    instructions: str = setting(
        "A Markdown file that is shown on a page before the block.",
        "",
        spoken=True,
        title="Instructions",
        takes=Takes.FILE,
    )  #: Markdown
    ask: str = setting(
        "The question about the origin; {subject} stands for the speaker.",
        "",
        spoken=True,
        title="Question",
        usual="the task's own",
        hint="the task's own",
        wide=True,
    )
    mix: Mapping[str, int] | None = setting(
        "Drawn trials by the origin of their answers (H human, M machine), e.g. { H = 5, M = 5 }.",
        None,
        title="Mix",
        takes=Takes.COUNTS,
        usual="as evenly as can be",
        hint="by chance, balanced",
    )
    repeat_prompts: bool = setting(
        "Otherwise no participant meets a prompt twice in the block.",
        False,
        title="A participant may meet the same prompt twice",
    )
    order: Order = setting(
        "Random: each participant gets an order of their own.",
        Order.RANDOM,
        title="Order",
        options={Order.RANDOM.value: "random", Order.TABLE.value: "as in the table"},
    )
    answer: AnswerForm = setting(
        "How the verdicts on both speakers of a conversation are given.",
        AnswerForm.EACH,
        title="One answer",
        options={
            AnswerForm.EACH.value: "on each speaker",
            AnswerForm.JOINT.value: "on both at once",
        },
    )
    feedback: int = setting(
        "After which trials the truth is told; a number: after the first so many.",
        0,
        title="The truth is told after",
        takes=Takes.WORD_OR_WHOLE,
        options={"none": "no trial", "all": "every trial"},
        means={"none": 0},
        written="none",
    )  #: how many of the first trials
    limits: Limits = setting("When an answer is taken, and when it is marked.", Limits())
    controls: Controls = setting("Where it is checked that participants look.", Controls())
    fixed: Mapping[int, str] = setting(
        "The trial's number = id of a row of the table.",
        {},
        title="Trials that are the same for everybody",
        takes=Takes.PLACES,
        hint="2 = harbour-m",
    )  #: position -> stimulus id
    rest: Break = setting("Breaks inside the block.", Break(), key="break", title="Breaks")
    show: Any = setting(
        "How the task is shown; its options stand with each task below.",
        None,
        title="How it is shown",
        takes=Takes.OPTIONS,
    )
    questions: tuple[Question, ...] = setting(
        'Asked after the task\'s own in every trial; see "Further questions".',
        (),
        key="question",
        title="Further questions",
        part="block",
    )
    lengths: tuple[int, ...] = ()  #: to which conversations are cut, balanced; empty: shown whole

    @property
    def drawn(self) -> int:
        """Trials left to draw once control trials and fixed ones have their places."""
        return self.trials - len(self.controls.trials) - len(self.fixed)


@dataclass(frozen=True, slots=True)
class Study:
    """Everything a package says but its stimuli."""

    id: str = setting(
        "Letters, digits and hyphens. It is part of the names of all data files, so leave it as "
        "it is once there are data.",
        title="Id",
        hint="my-study",
    )
    title: str = setting("Participants do not see it.", title="Title", wide=True)
    version: str = setting("Yours to count. It is in the data.", "1", title="Version")
    blocks: tuple[Block, ...] = setting(
        "The blocks, in the order in which they are shown.", (), key="block", title="Blocks"
    )
    seed: int = setting(
        "All random draws follow from it and from the participant's code.",
        0,
        title="Seed",
        highest=2**63 - 1,
    )
    languages: tuple[str, ...] = setting(
        "Codes, e.g. en; de. The study is written in the first.",
        ("en",),
        title="Languages",
        items="languages",
    )
    words: Mapping[str, Mapping[str, str]] = setting(
        "By language after the first: each text of the study, and what it is there.",
        {},
        title="Words",
        takes=Takes.TRANSLATIONS,
    )
    demonstration: bool = setting(
        "It is marked as one wherever it shows.", False, title="This is a demonstration"
    )
    provenance: str = setting(
        "One or two sentences on who made the answers, and when.",
        "",
        title="Where the answers come from",
        takes=Takes.TEXT,
    )
    participants: int | None = setting(
        "How many participants are planned. The plan and the pages of the desk show it.",
        None,
        title="Participants planned",
        lowest=1,
        example=20,
        hint="not said",
    )
    origins: Mapping[Origin, str] = setting(
        "What participants choose between. Shown on the buttons.",
        {},
        spoken=True,
        title="Names of the two classes",
        takes=Takes.NAMED,
        options={Origin.HUMAN.value: "Human answers", Origin.MACHINE.value: "Machine answers"},
        usual="A human, A machine",
    )
    texts: Mapping[str, str] = setting(
        "Markdown files of the pages, where they are called otherwise than texts/consent.md.",
        {},
        spoken=True,
        title="Texts",
        takes=Takes.NAMED,
        options={
            "information": "Information",
            "consent": "Consent",
            "instructions": "Instructions",
            "debriefing": "Debriefing",
            "refused": "Consent refused",
        },
        usual="texts/NAME.md, where there is one",
    )  #: Markdown by name
    forms: tuple[Form, ...] = setting(
        'Pages of questions to the participant; see "Forms".', (), key="form", title="Forms"
    )
    signature: Signature = setting(
        "A name is saved apart from the answers, in the folder personal of the data.",
        Signature.NONE,
        title="Name on the consent page",
        key="consent.signature",
        options={
            Signature.NONE.value: "is not asked for",
            Signature.OPTIONAL.value: "can be given",
            Signature.REQUIRED.value: "must be given",
        },
    )
    rules: tuple[Rule, ...] = setting(
        'Which answers and sessions do not count; see "Rules".', (), key="rule", title="Rules"
    )
    planned: Planned = setting(
        'The analysis that is announced; see "Preregistration".',
        Planned(),
        key="analysis",
        title="Planned analysis",
    )
    resume: Resume = setting(
        "What happens to sessions that are cut off.", Resume(), title="Sessions that are cut off"
    )
    flip_keys: bool = setting(
        "Otherwise it is always on the left, on the key F.",
        True,
        title="Draw the side of “human” for each participant",
        key="counterbalance.keys",
    )
    reservation_hours: float = setting(
        "How long an unfinished session keeps its stimuli; then others can get them.",
        24.0,
        title="Its answers are kept for it for",
        unit="hours",
    )
    media: str = setting(
        "Folder of the pictures, from here; it may stand beside the package: ../pictures.",
        "media",
        title="Media folder",
    )
    sealed: bool = False  #: nobody here knows who made what; see `study.seal`
    hash: str = ""  #: SHA-256 over all files of the package

    def label(self, origin: Origin) -> str:
        """What the study calls one of the two classes on screen."""
        usual = {
            Origin.HUMAN: participant_message("A human"),
            Origin.MACHINE: participant_message("A machine"),
        }
        return self.origins.get(origin) or usual[origin]

    def block(self, id: str) -> Block:
        """The block of that id.

        Raises:
            KeyError: No block has it.
        """
        for block in self.blocks:
            if block.id == id:
                return block
        raise KeyError(id)


Say = Callable[[str], str]
T = TypeVar("T", bound="DataclassInstance")


def in_language(study: Study, language: str) -> Study:
    """The study as participants read it in that language; ids and values stay what they are."""
    words = study.words.get(language)
    if not words:
        return study
    return reworded(study, lambda text: words.get(text, text))


def texts(study: Study) -> Iterator[str]:
    """Every text of the study that participants read, each once, in the first language."""
    found: dict[str, None] = {}

    def note(text: str) -> str:
        found.setdefault(text)
        return text

    reworded(study, note)
    for block in study.blocks:
        found.update(dict.fromkeys(getattr(block.show, "topics", ())))
    return (text for text in found if text.strip())


def reworded(part: T, say: Say) -> T:
    """A study, or a part of it, with all that participants read said otherwise."""
    changed = {}
    for one in settings_of(type(part)):
        before = getattr(part, one.name)
        after = _said(before, say) if one.spoken else _inside(before, say)
        if after is not before:
            changed[one.name] = after
    return replace(part, **changed) if changed else part


def _said(value: Any, say: Say) -> Any:
    if isinstance(value, str):
        return say(value)
    if isinstance(value, Mapping):
        return {key: say(text) for key, text in value.items()}
    return tuple(replace(choice, label=say(choice.label)) for choice in value)


def _inside(value: Any, say: Say) -> Any:
    """What stands in a table, or in a list of tables, said otherwise."""
    if isinstance(value, tuple) and value and is_dataclass(value[0]):
        return tuple(reworded(part, say) for part in value)
    is_table = is_dataclass(value)  # mypy would take the value for a class as well
    return reworded(value, say) if is_table else value
