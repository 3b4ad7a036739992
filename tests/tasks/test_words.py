from tests.tasks.examples import trial
from turingdesk.tasks.words import TASK, WordsShow


def test_examples_are_hidden_unless_the_study_shows_them():
    assert WordsShow().examples is False
    assert trial("words").showing(1, 1).show == WordsShow()


def test_a_word_has_one_verdict_and_its_cue_is_the_prompt():
    assert [question.id for question in trial("words").questions] == ["origin", "confidence"]
    assert TASK.prompt_column == "cue"
