"""A study: what its package says, as values; nothing here reads files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from turingdesk.core.lengths import LengthUnit
from turingdesk.core.limits import Limits
from turingdesk.core.message import participant_message
from turingdesk.core.quality import Rule
from turingdesk.core.question import Question
from turingdesk.core.setting import Takes, setting
from turingdesk.core.stimulus import Origin, Stimulus


class Order(StrEnum):
    """In which order a block shows its stimuli."""

    RANDOM = "random"
    TABLE = "table"


class AnswerForm(StrEnum):
    """The way to give verdicts on several subjects."""

    EACH = "each"
    JOINT = "joint"


class ResumePolicy(StrEnum):
    """One that continues starts where it stopped."""

    RESUME = "resume"
    RESTART = "restart"
    REFUSE = "refuse"


class Signature(StrEnum):
    """The consent page's request for a name. A name is personal: it is stored separately."""

    NONE = "none"
    OPTIONAL = "optional"
    REQUIRED = "required"


class When(StrEnum):
    """When a form is asked, in this order."""

    BEFORE = "before"  #: after consent, before the first block
    AFTER_FIRST = "after_first"  #: after the first trial or game that counts
    AFTER = "after"  #: after the last block, before the debriefing


@dataclass(frozen=True, slots=True)
class Resume:
    """The handling of a session that was cut off: it continues, starts over or is refused."""

    policy: ResumePolicy = setting(
        "A resumed session continues where it stopped.",
        ResumePolicy.RESUME,
        title="Interrupted session",
        options={
            ResumePolicy.RESUME.value: "can be resumed",
            ResumePolicy.RESTART.value: "starts over with the same trials",
            ResumePolicy.REFUSE.value: "ends",
        },
    )
    max_age_hours: float = setting(
        "Older sessions can't be resumed.", 24.0, title="Can be resumed for", unit="hours"
    )


@dataclass(frozen=True, slots=True)
class Controls:
    """Where a block checks that the judge looks. Positions are those of the final list."""

    questions: tuple[int, ...] | None = setting(
        "When the task's control question is asked, or the numbers of the trials, such as 1, 3.",
        None,
        title="Control question",
        takes=Takes.WORD_OR_WHOLES,
        options={"every": "in every trial", "none": "never"},
        means={"every": None, "none": ()},
        written="every",
        items="positions",
    )  #: None: everywhere
    trials: tuple[int, ...] = setting(
        "Numbers of the trials that show rows with control = yes, such as 4, 9.",
        (),
        title="Control trials",
        items="positions",
    )


@dataclass(frozen=True, slots=True)
class Break:
    """A pause offered inside a block."""

    every: int = setting(
        "Number of trials between breaks. 0: no breaks.",
        0,
        title="Break after every",
        unit="trials",
    )
    wait_s: float = setting(
        "Participants can't continue sooner.",
        0.0,
        title="Minimum duration",
        unit="seconds",
        highest=3600.0,
    )
    text: str = setting(
        "What participants read during the break.",
        "",
        spoken=True,
        title="Text",
        takes=Takes.TEXT,
        hint="Take a short break. Continue when you are ready.",
    )


@dataclass(frozen=True, slots=True)
class Form:
    """Questions to the participant, on one page."""

    id: str = setting(
        "ID used in the data.",
        title="ID",
        takes=Takes.ID,
        usual="demographics; afterwards, where it comes last",
    )
    title: str = setting("Above its questions.", title="Title", usual="About you", spoken=True)
    questions: tuple[Question, ...] = setting(
        'The questions. See "Forms".', key="field", title="Questions of this form", part="form"
    )
    when: When = setting(
        "Before the first block, after consent; after the first trial or game; or after the last "
        "block, before the debriefing.",
        When.BEFORE,
        title="When it is asked",
        options={
            When.BEFORE.value: "before the first block",
            When.AFTER_FIRST.value: "after the first trial",
            When.AFTER.value: "after the last block",
        },
    )
    text: str = setting(
        "Markdown file shown above the questions.",
        "",
        spoken=True,
        title="Text above the questions",
        takes=Takes.FILE,
    )  #: Markdown


@dataclass(frozen=True, slots=True)
class Planned:
    """The analysis that a study announces before data collection."""

    primary: str = setting(
        "The name of the analysis that gives the primary outcome.",
        "",
        title="Primary result",
        wide=True,
    )
    by: tuple[str, ...] = setting(
        "Columns or form questions that the primary result is broken down by.",
        (),
        title="Broken down by",
        items="columns or form questions",
        wide=True,
    )
    text: str = setting(
        "Markdown file with the hypotheses and decisions.",
        "",
        title="Hypotheses and decisions",
        takes=Takes.FILE,
    )  #: Markdown
    margin: float | None = setting(
        "The largest distance from 0.5 at which detectability still counts as equivalent to "
        "chance, such as 0.05. Needed only for equivalence tests.",
        None,
        title="Equivalence margin",
        lowest=0.001,
        highest=0.4,
        example=0.05,
        hint="not set",
    )


@dataclass(frozen=True, slots=True)
class Cleaning:
    """The cleaning of single words when a study is built from a collection; see `collecting`.

    The defaults are those of paper 1 (Methods, Word associations).
    """

    lower_case: bool = setting("Write words in lowercase", True)
    letters_only: bool = setting("Remove everything except letters", True)
    typos: bool = setting(
        "Words that the language doesn't have are omitted.",
        True,
        title="Correct typing errors",
    )
    stop_words: bool = setting('Omit stop words, such as "the"', True)
    singular: bool = setting("Change nouns to the singular", True)
    present_tense: bool = setting("Change verbs to the present tense", True)
    least_letters: int = setting(
        "Shorter words are omitted.", 3, title="Minimum length", unit="letters", highest=100
    )
    most_shared: float = setting(
        "An association is omitted if more than this proportion of the shorter word is also in "
        "the other word, in one run of letters, as in grand and grandiose. 1: never.",
        0.6,
        title="Largest overlap with the cue",
        highest=1.0,
    )


@dataclass(frozen=True, slots=True)
class WebLinks:
    """The values that a study exchanges with a service that sends people to it by a link."""

    parameters: tuple[str, ...] = setting(
        "Parameters of the link, such as PROLIFIC_PID; SESSION_ID. Their values are saved with "
        "the personal answers.",
        (),
        title="Parameters of the link",
        items="names",
        wide=True,
    )
    completion_code: str = setting(
        "Shown on the last page, so that participants can prove that they took part.",
        "",
        title="Completion code",
        hint="none",
    )
    redirect: str = setting(
        "Where a button on the last page leads: an https address. A parameter in braces is "
        "replaced by its value, as in {survey_code}.",
        "",
        title="Address after the study",
        hint="none",
        wide=True,
    )


@dataclass(frozen=True, slots=True)
class Block:
    """Trials of one task that belong together."""

    id: str = setting("ID used in the data.", title="ID", takes=Takes.ID, usual="the task's name")
    title: str = setting(
        "Shown above each trial.",
        title="Title",
        usual="the task's title",
        spoken=True,
    )
    task: str = setting(
        "What participants judge or are asked for, and what a trial looks like.", title="Task"
    )
    table: str = setting(
        "The table of answers to judge, or of prompts to answer.",
        title="Table",
        usual="the task's name with .csv, .xlsx or .jsonl",
    )
    trials: int = setting(
        "Trials per participant, including control and fixed trials but not practice.",
        title="Trials",
        lowest=1,
        example=10,
    )
    practice: int = setting(
        "Number of practice trials before the others. They use rows with practice = yes and "
        "never count.",
        0,
        title="Practice trials",
    )
    practice_feedback: bool = setting(
        "Participants learn the correct answer after each practice trial. No one learns it in a "
        "sealed study.",
        False,
        title="Feedback in practice",
    )
    instructions: str = setting(
        "Markdown file shown on a page before the block.",
        "",
        spoken=True,
        title="Instructions",
        takes=Takes.FILE,
    )  #: Markdown
    ask: str = setting(
        "The question about the origin. {subject} is replaced by the speaker.",
        "",
        spoken=True,
        title="Question",
        usual="the task's default",
        hint="the task's default",
        wide=True,
    )
    mix: Mapping[str, int] | None = setting(
        "Number of drawn trials by the origin of their answers (H human, M machine), such as { "
        "H = 5, M = 5 }.",
        None,
        title="Mix",
        takes=Takes.COUNTS,
        usual="as evenly as can be",
        hint="random, balanced",
    )
    answers_each: int = setting(
        "In blocks that collect answers: how many each prompt needs. Those with the fewest are "
        "drawn first, and no session starts once every prompt has enough. 0: no limit.",
        0,
        title="Answers needed for each prompt",
    )
    repeat_prompts: bool = setting(
        "Otherwise, no participant sees a prompt twice in the block.",
        False,
        title="A participant can see the same prompt twice",
    )
    order: Order = setting(
        "Random: each participant gets a different order.",
        Order.RANDOM,
        title="Order",
        options={Order.RANDOM.value: "random", Order.TABLE.value: "as in the table"},
    )
    answer: AnswerForm = setting(
        "How participants judge the two speakers of a conversation.",
        AnswerForm.EACH,
        title="Answer",
        options={
            AnswerForm.EACH.value: "for each speaker",
            AnswerForm.JOINT.value: "for both at once",
        },
    )
    feedback: int = setting(
        "The trials after which participants learn the correct answer. A number means the "
        "first trials, up to that number.",
        0,
        title="Feedback after",
        takes=Takes.WORD_OR_WHOLE,
        options={"none": "no trial", "all": "every trial"},
        means={"none": 0},
        written="none",
    )  #: how many of the first trials
    limits: Limits = setting(
        "When participants can answer, and which answers are marked as too fast.", Limits()
    )
    controls: Controls = setting("Attention checks.", Controls())
    fixed: Mapping[int, str] = setting(
        "Trial number = ID of a row of the table.",
        {},
        title="Trials that are the same for everyone",
        takes=Takes.PLACES,
        hint="2 = harbor-m",
    )  #: position -> stimulus id
    rest: Break = setting("Breaks within the block.", Break(), key="break", title="Breaks")
    show: Any = setting(
        "How the task is presented. The options are listed with each task below.",
        None,
        title="How it is shown",
        takes=Takes.OPTIONS,
    )
    questions: tuple[Question, ...] = setting(
        'Asked after the task\'s own questions in every trial. See "Further questions".',
        (),
        key="question",
        title="Further questions",
        part="block",
    )
    lengths: tuple[int, ...] = ()  #: to which conversations are cut, balanced; empty: shown whole
    counted: LengthUnit = LengthUnit.FIRST_MESSAGES  #: what lengths count

    def shown(self) -> Block:
        """The same block with what participants meet of it, and nothing of what is drawn."""
        return replace(self, mix=None, fixed={}, controls=Controls(), feedback=0, questions=())

    @property
    def drawn(self) -> int:
        """Trials left to draw once control trials and fixed ones have their places."""
        return self.trials - len(self.controls.trials) - len(self.fixed)

    def length_of(self, stimulus: Stimulus) -> int:
        """The length of a conversation, in what the block's lengths count."""
        return stimulus.turns if self.counted.in_turns else stimulus.length


@dataclass(frozen=True, slots=True)
class Study:
    """Everything in a package except its stimuli."""

    id: str = setting(
        "Letters, digits, and hyphens. The ID is part of the names of all data files, so don't "
        "change it after data collection starts.",
        title="ID",
        hint="my-study",
    )
    title: str = setting("Participants don't see it.", title="Title", wide=True)
    version: str = setting("Your own version number, saved with the data.", "1", title="Version")
    blocks: tuple[Block, ...] = setting(
        "The blocks, in the order shown.", (), key="block", title="Blocks"
    )
    seed: int = setting(
        "Together with the participant code, it determines all random draws.",
        0,
        title="Seed",
        highest=2**63 - 1,
    )
    languages: tuple[str, ...] = setting(
        "Language codes, such as en; de. The first is the language that the study is written in.",
        ("en",),
        title="Languages",
        items="languages",
    )
    words: Mapping[str, Mapping[str, str]] = setting(
        "For each language after the first, the study's texts with their translations.",
        {},
        title="Words",
        takes=Takes.TRANSLATIONS,
    )
    demonstration: bool = setting(
        'Shown with a "Demonstration" label everywhere.', False, title="This is a demonstration"
    )
    provenance: str = setting(
        "One or two sentences about who made the answers, and when.",
        "",
        title="Where the answers come from",
        takes=Takes.TEXT,
    )
    participants: int | None = setting(
        "Planned number of participants. Shown in the plan and on the desk's pages.",
        None,
        title="Participants planned",
        lowest=1,
        example=20,
        hint="not set",
    )
    origins: Mapping[Origin, str] = setting(
        "What participants choose between, as shown on the buttons.",
        {},
        spoken=True,
        title="Names of the two classes",
        takes=Takes.NAMED,
        options={Origin.HUMAN.value: "Human answers", Origin.MACHINE.value: "Machine answers"},
        usual="A human, A machine",
    )
    texts: Mapping[str, str] = setting(
        "Markdown files of the pages, if they aren't in the default places, such as "
        "texts/consent.md.",
        {},
        spoken=True,
        title="Texts",
        takes=Takes.NAMED,
        options={
            "information": "Information",
            "consent": "Consent",
            "instructions": "Instructions",
            "debriefing": "Debriefing",
            "refused": "Refusal of consent",
        },
        usual="texts/NAME.md, where there is one",
    )  #: Markdown by name
    plugins: tuple[str, ...] = setting(
        "Names of the plugins that the study needs. Where one isn't loaded, no session starts.",
        (),
        title="Plugins that the study needs",
        key="requires.plugins",
        items="names",
    )
    forms: tuple[Form, ...] = setting(
        'Pages of questions for participants. See "Forms".', (), key="form", title="Forms"
    )
    signature: Signature = setting(
        "Names are saved separately from the answers, in the data folder's subfolder personal.",
        Signature.NONE,
        title="Name on the consent page",
        key="consent.signature",
        options={
            Signature.NONE.value: "not asked",
            Signature.OPTIONAL.value: "optional",
            Signature.REQUIRED.value: "required",
        },
    )
    no_consent: str = setting(
        "Why the study needs no consent page. Without the page, and without a reason, only "
        "pilot sessions can run.",
        "",
        title="Why no consent page is needed",
        key="consent.not_needed",
        takes=Takes.TEXT,
        hint="Waived by the ethics committee, protocol 12/2026",
    )
    rules: tuple[Rule, ...] = setting(
        'Which answers and sessions are excluded. See "Rules".', (), key="rule", title="Rules"
    )
    planned: Planned = setting(
        'The preregistered analysis. See "Preregistration".',
        Planned(),
        key="analysis",
        title="Planned analysis",
    )
    cleaning: Cleaning = setting(
        "How collected words are cleaned when a study is built from them.",
        Cleaning(),
        title="Cleaning",
    )
    rules_for_machines: bool = setting(
        "Otherwise, rules for people, such as a minimum of words, exclude no machine's answer.",
        False,
        title="Rules for people's answers hold for machines",
    )
    web: WebLinks = setting(
        'For participants who come by a link. See "Participants in browsers".',
        WebLinks(),
        title="Links",
    )
    resume: Resume = setting(
        "What happens to interrupted sessions.", Resume(), title="Interrupted sessions"
    )
    flip_keys: bool = setting(
        "Otherwise, it is always on the left, with the key F.",
        True,
        title="Randomize the side of “human” for each participant",
        key="counterbalance.keys",
    )
    reservation_hours: float = setting(
        "How long an unfinished session reserves its stimuli before other sessions can use them.",
        24.0,
        title="Reserve its stimuli for",
        unit="hours",
    )
    media: str = setting(
        "Folder of the pictures, relative to the study's folder. It can be next to it: "
        "../pictures.",
        "media",
        title="Media folder",
    )
    sealed: bool = False  #: no one here knows who made what; see `study.seals`
    hash: str = ""  #: SHA-256 over all files of the package

    def label(self, origin: Origin) -> str:
        """The study's name for one of the two classes on screen."""
        defaults = {
            Origin.HUMAN: participant_message("A human"),
            Origin.MACHINE: participant_message("A machine"),
        }
        return self.origins.get(origin) or defaults[origin]

    def block(self, id: str) -> Block:
        """The block of that id.

        Raises:
            KeyError: No block has it.
        """
        for block in self.blocks:
            if block.id == id:
                return block
        raise KeyError(id)
