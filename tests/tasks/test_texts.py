from turingdesk.core.limits import Limits
from turingdesk.core.task import TASKS
from turingdesk.sessions.step_text import waiting
from turingdesk.tasks._yes_no import YesNo
from turingdesk.tasks.texts import LONGEST, Text, check


def test_a_text_that_is_too_long_is_refused_in_words():
    assert check(Text("word " * 20), YesNo(), None) == []
    ((column, what, fix),) = check(Text("x" * (LONGEST + 1)), YesNo(), None)
    assert column == "text"
    assert (what, fix) == (
        "The text has 200,001 characters.",
        "Use a part of it with 200,000 characters at most.",
    )


def test_judges_of_words_get_the_text_itself():
    assert TASKS["texts"].texts(Text("It rains.", "Does it?"), "") == ("It rains.",)


def test_participants_are_told_to_read_to_the_end_where_answers_wait_for_it():
    assert waiting(Limits(plays_first=1), "texts") == "Read the text to its end first."
    assert waiting(Limits(), "texts") == ""
