"""Texts for a participant around a step, decided once for kiosks and browsers.

All texts are messages in English: the kiosk and the browser's page translate them, and draw them.
Nothing here knows a truth, but for `feedback_text`, which is given one that the study tells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil
from typing import TypeVar

from turingdesk.answering._writing import words
from turingdesk.core import step_words
from turingdesk.core.limits import Limits
from turingdesk.core.message import Message, join, participant_plural, parts, plural
from turingdesk.core.question import Answer, Kind, Question, Role
from turingdesk.core.step import Page, PageKind, Showing
from turingdesk.core.task import TASKS
from turingdesk.core.wording import reworded

S = TypeVar("S", Page, Showing)
LAST_PAGES = (PageKind.DEBRIEFING, PageKind.REFUSED)
MOST_BUTTONS = 7  #: with more choices, a menu is quicker to read
LONGEST_IN_MENU = 60  #: letters of a label; a menu can't wrap
SHORT_LABEL = 30  #: letters of a label that is beside another one in a form
MOST_LETTERS = 10_000  #: of a typed answer; no one types more, but a paste may hold more
LONGEST_NUMBER = 40  #: letters of a number
_PRESSED = (Kind.CHOICE, Kind.JOINT)
_NEEDED = (
    "",
    step_words.ANSWER_ONE,
    step_words.ANSWER_TWO,
    step_words.ANSWER_THREE,
    step_words.ANSWER_FOUR,
)
_CHOSEN = {  #: about choices with the usual labels
    "A human": step_words.SAID_HUMAN,
    "A machine": step_words.SAID_MACHINE,
    "a human": step_words.SAID_HUMAN,
    "a machine": step_words.SAID_MACHINE,
}


@dataclass(frozen=True, slots=True)
class TrialText:
    """The texts around a stimulus.

    Attributes:
        place: Which trial it is, of how many.
        waits: Why choices wait; empty if they don't.
        repeats: That the stimulus starts again; empty if it doesn't.
        keys: How to answer with keys, which practice says; empty where there are none.
        needed: What Continue waits for; empty if a choice is enough.
        notice: What whoever writes answers should know; empty for others.
    """

    place: str = ""
    waits: str = ""
    repeats: str = ""
    keys: str = ""
    needed: str = ""
    notice: str = ""

    def hint(
        self, *, is_held: bool, is_complete: bool, has_keys: bool = True, has_room: bool = True
    ) -> str:
        """The text under the choices.

        Args:
            is_held: Whether choices wait.
            is_complete: Whether every question that needs an answer has one.
            has_keys: Whether keys are worth a word.
            has_room: Whether there is room for two sentences.
        """
        if is_held:
            return self.waits
        keys = self.keys if has_keys else ""
        wanted = join(" ", (keys, self.needed)) if has_room else keys or self.needed
        return self.repeats if is_complete or not wanted else wanted


def trial_text(showing: Showing) -> TrialText:
    """The texts for a participant around a stimulus."""
    place = step_words.PRACTICE_PLACE if showing.practice else step_words.PLACE
    has_keys = any(choice.key for question in showing.questions for choice in question.choices)
    return TrialText(
        place=place.format(number=showing.number, of=showing.of),
        waits=waiting(showing.limits, showing.task),
        repeats=step_words.REPEATS if _repeats(showing.limits, showing.task) else "",
        keys=step_words.PRESS_OR_CLICK if showing.practice and has_keys else "",
        needed="" if is_answered_at_once(showing.questions) else still_needed(showing.questions),
        notice=step_words.SHOWN_TO_OTHERS if collects(showing.questions) else "",
    )


def translated(step: S, say: Callable[[str], str]) -> S:
    """A step with the program's own texts in another language; the study's own stay.

    Args:
        step: With its texts in English.
        say: The translation of a text, or the text itself.
    """
    asked = tuple(reworded(question, say) for question in step.questions)
    title = say(step.title)
    if isinstance(step, Page):
        return replace(step, title=title, text=say(step.text), questions=asked)
    return replace(step, settings=replace(step.settings, title=title), questions=asked)


def _repeats(limits: Limits, task: str) -> bool:
    """True if a stimulus is played again and again; a text that has an end is not."""
    return bool(limits.plays_first) and not TASKS[task].has_end


@lru_cache(maxsize=256)  # each trial says it, and blocks have few different limits
def waiting(limits: Limits, task: str) -> str:
    """Why choices wait; empty if they don't.

    >>> waiting(Limits(look_first_s=3.0), "captions")
    'Look at the picture first. You can answer after 3 seconds.'
    >>> waiting(Limits(plays_first=1), "fixations")
    'Watch the whole clip once. It repeats until you answer.'
    >>> waiting(Limits(plays_first=1), "texts")
    'Read the text to its end first.'
    """
    if limits.plays_first and not _repeats(limits, task):
        return step_words.READ_TO_THE_END
    if limits.plays_first:
        watch = participant_plural(
            "Watch the whole clip once.", "Watch the whole clip %n times.", n=limits.plays_first
        )
        return join(" ", (watch, step_words.REPEATS))
    look_s = limits.look_first_s
    if not look_s:
        return ""
    if look_s == int(look_s):
        after = participant_plural(
            "You can answer after %n second.", "You can answer after %n seconds.", n=int(look_s)
        )
    else:
        after = step_words.AFTER_SECONDS.format(number=look_s)
    return join(" ", (TASKS[task].looking, after))


def still_needed(questions: Iterable[Question]) -> str:
    """The answers that Continue waits for, in words; empty if nothing must be answered."""
    asked = [question for question in questions if question.kind is not Kind.RECORDED]
    needed = sum(question.required for question in asked)
    if needed < len(asked):
        return step_words.ANSWER_REQUIRED if needed else ""
    if needed < len(_NEEDED):
        return _NEEDED[needed]
    return participant_plural("Answer to continue.", "Answer all %n to continue.", n=needed)


def is_answered_at_once(questions: Sequence[Question]) -> bool:
    """True if a press is the whole answer, so that there is no Continue."""
    if len(questions) != 1:
        return False
    (question,) = questions
    return question.required and question.kind in _PRESSED and not is_for_a_menu(question)


def is_for_a_menu(question: Question) -> bool:
    """True if the choices are many, and short enough for the lines of a menu."""
    short = all(len(choice.label) <= LONGEST_IN_MENU for choice in question.choices)
    return question.kind is Kind.CHOICE and len(question.choices) > MOST_BUTTONS and short


def has_short_labels(question: Question) -> bool:
    """True if each choice leaves room for another one beside it."""
    return all(len(choice.label) <= SHORT_LABEL for choice in question.choices)


def is_one_line(question: Question) -> bool:
    """True if Enter continues, where words are typed, and begins no new line."""
    return question.lines == 1 and question.role in (Role.FORM, Role.ANSWER)


def collects(questions: Iterable[Question]) -> bool:
    """True if answers are collected, for others to judge."""
    return any(question.role is Role.ANSWER for question in questions)


def explanation(question: Question) -> str:
    """The text under a question; empty if there is none."""
    is_form = question.role is Role.FORM
    several = question.kind is Kind.SEVERAL and len(question.choices) > 1
    sentences = (
        question.hint,
        step_words.ALL_THAT_APPLY if several else "",
        step_words.STORED_SEPARATELY if is_form and question.personal else "",
        step_words.OPTIONAL if is_form and not question.required else "",
    )
    return join(" ", sentences)


def word_count(question: Question, answer: str) -> str:
    """The number of words of an answer where it needs some, with a tick once they are enough."""
    least = question.least_words
    if not (least and answer.strip()):
        return ""
    number = len(words(answer))
    count = plural("%n word", "%n words", n=number)
    return join(" ", (count, "\u2713")) if number >= least else count


def scale_range(question: Question) -> tuple[int, int]:
    """The lowest and the highest whole number of a scale."""
    # Within the limits of the question, where those aren't whole.
    return ceil(question.minimum), int(question.maximum)


def scale_ends(question: Question) -> tuple[str, str]:
    """The words at the ends of a scale."""
    low, high = scale_range(question)
    return question.low_label or f"{low}", question.high_label or f"{high}"


def said_about(questions: Iterable[Question], answers: Iterable[Answer]) -> tuple[str, ...]:
    """A participant's verdicts on a stimulus: a sentence for each question about origin."""
    given = {answer.question: answer.value for answer in answers}
    return tuple(
        _sentence(question, given[question.key])
        for question in questions
        if question.role is Role.VERDICT and given.get(question.key)
    )


def _sentence(question: Question, value: str) -> str:
    label = next((choice.label for choice in question.choices if choice.value == value), value)
    # A study that takes over a text of the program has it translated, too.
    label = label if isinstance(label, Message) else Message(label)
    return _CHOSEN.get(label) or step_words.SAID.format(answer=label)


def feedback_text(truth: str, said: Sequence[str]) -> str:
    """Truth and answer in one paragraph for each question where there are as many of both."""
    paragraphs = parts(truth, "\n\n")
    # Without one truth for each answer they can't be paired, so all are said one after another.
    if len(paragraphs) != len(said):
        return join("\n\n", (*paragraphs, *said))
    return join(
        "\n\n",
        (
            join(" " if paragraph.endswith(".") else " \u00b7 ", (paragraph, sentence))
            for paragraph, sentence in zip(paragraphs, said, strict=True)
        ),
    )


def button_text(page: Page) -> str:
    """The words of the button that ends a page."""
    if page.kind is PageKind.CONSENT:
        return step_words.AGREE
    return step_words.FINISH if page.kind in LAST_PAGES else step_words.CONTINUE


def minutes_left(step: Page | Showing, minutes: int) -> str:
    """The duration of a session from here, in words; the last page doesn't say it."""
    if isinstance(step, Page) and step.kind in LAST_PAGES:
        return ""
    return step_words.MINUTES_LEFT.format(minutes=minutes)


def session_tags(
    pilot: bool, demonstration: bool, *, preview: bool = False
) -> tuple[tuple[str, str], ...]:
    """Tags on every screen of such a session: words, and the color behind them."""
    kind = step_words.PREVIEW if preview else step_words.NOT_COUNTED
    of_pilot = ((kind, "warning"),) if pilot or preview else ()
    shown = ((step_words.DEMONSTRATION, "neutral"),) if demonstration else ()
    return (*of_pilot, *shown)
