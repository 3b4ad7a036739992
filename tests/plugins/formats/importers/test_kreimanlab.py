"""The pieces of which the two importers of paper 1's files are made."""

import pytest

from turingdesk.core.errors import BadSource
from turingdesk.exchange.importers._base import SourceFile, Tally
from turingdesk.plugins.formats.importers._answers import (
    SUBMITTED,
    AnswerRows,
    ImportedAnswer,
    answers,
    dialogue,
    task,
)
from turingdesk.plugins.formats.importers._kreimanlab import agent, origin, origins
from turingdesk.plugins.formats.importers._kreimanlab_trials import judgement
from turingdesk.plugins.formats.importers._pictures import Pictures
from turingdesk.plugins.formats.importers._verdict_files import records
from turingdesk.plugins.formats.importers.kreimanlab_verdicts import tasks


@pytest.mark.parametrize("word", ["human", "Human", " HUMAN ", "H", "h"])
def test_every_spelling_of_human(word):
    assert origin(word) == "human"


@pytest.mark.parametrize("word", ["machine", "Machine", "AI", "ai", "M"])
def test_every_spelling_of_machine(word):
    assert origin(word) == "machine"


@pytest.mark.parametrize("word", ["", "NA", 0, None, True, ["H"], "humans"])
def test_other_words_are_neither(word):
    assert origin(word) == ""


@pytest.mark.parametrize(
    ("word", "makers"),
    [
        ("AIH", ("machine", "human")),
        ("hm", ("human", "machine")),
        ("human+machine", ("human", "machine")),
        ("H", None),
        ("HHH", None),
        (0, None),
    ],
)
def test_two_speakers_in_one_word(word, makers):
    assert origins(word) == makers


def test_names_of_agents():
    assert agent("GPT3  (Prompt Curie)") == "gpt3promptcurie"


class TestAnswers:
    @pytest.mark.parametrize(
        ("texts", "name"),
        [
            (["red", "Grey", "none"], "colors"),
            (["keyboard, hand, desk", "person, tie", "cat, bench, wall"], "objects"),
            (["a nice pond", "two dogs, a cat and a bird sit on the grass"], "captions"),
        ],
    )
    def test_what_answers_about_pictures_are_is_seen(self, put, texts, name):
        source = SourceFile(put("x.json", {f"{n}.jpg": text for n, text in enumerate(texts)}))
        assert task(source, answers(source)) == name

    def test_one_answer_a_prompt_is_a_submission(self, put):
        (found,) = answers(SourceFile(put("x.json", {"come": "here"})))
        assert found == ImportedAnswer("come", "here", "machine", SUBMITTED, "$.come")

    def test_an_answer_without_a_maker_is_left_out(self):
        tally = Tally("answers")
        rows = AnswerRows("words", "", Pictures({}, placeholders=False), tally)
        assert rows.of([ImportedAnswer("come", "here", "", "", "$")]) == []
        assert tally.left_out == {"the file does not say who made them": 1}

    def test_ids_are_different_where_makers_have_no_name(self):
        rows = AnswerRows("words", "", Pictures({}, placeholders=False), Tally("answers"))
        found = rows.of([ImportedAnswer("come", text, "human", "", "$") for text in "ab"])
        assert [row["id"] for row in found] == ["come-human", "come-human-2"]

    def test_a_page_without_a_turn_is_refused(self, put):
        with pytest.raises(BadSource, match="contains no turn"):
            dialogue(SourceFile(put("conv3_len3.html", "<p>Hello</p>")))


class TestVerdicts:
    def test_a_trial_is_read_whatever_the_spelling_of_its_keys(self, put):
        data = {"choose response": "Human", "Correct-Response": "Machine", "RT": 12}
        content = {"Trial_1": {"workerID": "a", "trialData": data}}
        (record,) = records(SourceFile(put("x.json", content)))
        assert record.trial == {"response_speaker": "Human", "groundtruth": "Machine", "rt": 12}
        assert record.place == "$.Trial_1"

    def test_a_trial_without_a_choice_says_what_stood_there(self, put):
        data = {"response_speaker": "NA", "groundtruth": "human"}
        content = {"Trial_1": {"workerID": "a", "trialData": data}}
        (record,) = records(SourceFile(put("x.json", content)))
        assert judgement(record, "captions", {}) == "no verdict: response_speaker is 'NA'"

    def test_a_task_that_is_told_is_not_guessed(self, put):
        content = {"Trial_1": {"workerID": "a", "trialData": {"response_speaker": "H"}}}
        source = SourceFile(put("x.json", content))
        assert tasks(source, list(records(source)), "words") == ["words"]
