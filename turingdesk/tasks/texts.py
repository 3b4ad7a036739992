"""Texts: prose, a poem, or an email of any length, which is itself what is judged."""

from dataclasses import dataclass

from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Question, human_or_machine
from turingdesk.core.task import Control, Task, TrueFalse, column
from turingdesk.tasks._yes_no import YesNo, ask, wrong_answer

LONGEST = 200_000  #: characters, about a hundred pages; a longer text would take seconds to show


@dataclass(frozen=True, slots=True)
class Text:
    """A text that someone, or something, wrote."""

    text: str = column(message("The text, with its line breaks"))
    question: str = column(
        message("A yes-or-no question about the text"),
        default="",
        required=False,
    )


def questions(content: Text, show: None) -> tuple[Question, ...]:
    """One verdict on the text."""
    return (
        human_or_machine(participant_message("Was this text written by a human or a machine?")),
    )


def control(content: Text, truths: YesNo, show: None) -> Control | None:
    """Yes or no, about the text."""
    return ask(content.question, truths.answer)


def check(content: Text, truths: YesNo, show: None) -> list[tuple[str, str, str]]:
    """A text that is too long, and a question whose answer is not yes or no."""
    problems = wrong_answer(content.question, truths.answer)
    if len(content.text) > LONGEST:
        what = message("The text has {letters:,} characters.", letters=len(content.text))
        fix = message("Use a part of it with {most:,} characters at most.", most=LONGEST)
        problems.append(("text", what, fix))
    return problems


def texts(content: Text, subject: str) -> tuple[str, ...]:
    """The text."""
    return (content.text,)


TASK = Task(
    title=participant_message("Texts"),
    about=message("A text of any length: who wrote it?"),
    content=Text,
    questions=questions,
    renamed=participant_message("Was this text written by {human} or {machine}?"),
    truths=YesNo,
    control=control,
    true_false=TrueFalse("question", "answer", "yes", "no", "text"),
    has_end=True,
    check=check,
    texts=texts,
)
