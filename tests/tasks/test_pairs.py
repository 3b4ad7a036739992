from dataclasses import replace

from tests.tasks.examples import EXAMPLES
from turingdesk.tasks.pairs import TASK, swapped

EXAMPLE = EXAMPLES["pairs"]


def text(content=EXAMPLE.content, show=EXAMPLE.show):
    [question] = TASK.questions(content, show)
    return question.text, [choice.label for choice in question.choices]


def test_conversations_are_asked_about_one_speaker():
    assert text() == (
        "In which conversation is speaker B a machine?",
        ["Conversation 1", "Conversation 2"],
    )
    assert text(show=replace(EXAMPLE.show, subject="A"))[0].startswith(
        "In which conversation is speaker A"
    )


def test_other_tasks_are_asked_about_the_answer():
    content = replace(EXAMPLE.content, of="captions")
    assert text(content) == ("Which answer was made by a machine?", ["Answer 1", "Answer 2"])


def test_swapping_twice_changes_nothing():
    assert swapped(EXAMPLE.content) != EXAMPLE.content
    assert swapped(swapped(EXAMPLE.content)) == EXAMPLE.content
