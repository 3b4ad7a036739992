"""The pieces of which the two importers of paper 1's files are made."""

import struct
import zlib
from pathlib import Path

import pytest

from turingdesk.core.errors import BadSource
from turingdesk.core.response import Identity
from turingdesk.exchange.importers._answers import (
    SUBMITTED,
    AnswerRows,
    ImportedAnswer,
    Pictures,
    answers,
    dialogue,
    grey,
    task,
)
from turingdesk.exchange.importers._base import ImportReport, SourceFile, Tally, gathered
from turingdesk.exchange.importers._judgement import Judgement, Verdict
from turingdesk.exchange.importers._kreimanlab import agent, origin, origins, slug, stem
from turingdesk.exchange.importers._kreimanlab_trials import judgement
from turingdesk.exchange.importers._study import BlockDraft, shares
from turingdesk.exchange.importers._verdict_files import records
from turingdesk.exchange.importers._verdict_journals import (
    anonymous,
    form_rows,
    moment,
    trial_rows,
)
from turingdesk.exchange.importers.kreimanlab_verdicts import tasks

IDENTITY = Identity("sub-a_ses-1_study-s", "a", "s", "imported", "0" * 64, judge="imported")


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


def test_names_of_agents_pictures_and_ids():
    assert agent("GPT3  (Prompt Curie)") == "gpt3promptcurie"
    assert stem("C:\\images\\0909.jpg") == "0909"
    assert slug("a b/c: é") == "a-b-c-é"
    assert slug("!!!") == "x"


def test_only_ids_that_lead_to_an_account_are_hidden():
    assert anonymous("debug6yho2") == "debug6yho2"
    assert anonymous("AEXAMPLE00000") == anonymous("AEXAMPLE00000") != "AEXAMPLE00000"
    assert len(anonymous("someone@example.org")) == 14
    assert len(anonymous("x" * 500)) == 14


class TestSources:
    def test_folders_are_looked_through_and_nothing_is_read_twice(self, put):
        one, picture = put("deep/er/one.json", {}), put("deep/A.PNG", b"x")
        texts, pictures = gathered([one.parent.parent, one])
        assert [source.path for source in texts] == [one]
        assert pictures == {"a.png": picture}

    def test_only_files_that_were_named_are_asked_for(self, put):
        one, two = put("a/one.json", {}), put("two.json", {})
        texts, _ = gathered([one.parent, two])
        assert [source.asked_for for source in texts] == [False, True]

    def test_nothing_given_is_refused(self):
        with pytest.raises(BadSource, match="nothing to import"):
            gathered([])

    def test_a_file_that_cannot_be_opened_says_why(self, tmp_path):
        with pytest.raises(BadSource, match="can't be read"):
            _ = SourceFile(tmp_path / "none.json").data

    def test_half_characters_are_replaced_wherever_they_stand(self, put):
        source = SourceFile(put("x.json", r'{"a\ud83d": ["\ud83d\ude00", {"b": "\udc00"}]}'))
        assert source.json == {"a\ufffd": ["😀", {"b": "\ufffd"}]}


class TestPictures:
    def test_one_picture_has_many_names(self):
        found = Pictures({"img001.png": Path("p/img001.png")}, placeholders=False)
        assert found.file("/static/img001.jpg", "captions") == "img001.png"
        assert found.file("001.jpg", "captions") == "img001.png"
        assert found.file("002.jpg", "captions") == ""
        assert list(found.missing) == ["002.jpg"]

    def test_a_grey_picture_is_a_whole_png(self):
        data = grey(3, 2)
        assert data.startswith(b"\x89PNG\r\n\x1a\n")
        assert struct.unpack(">II", data[16:24]) == (3, 2)
        start = data.index(b"IDAT") + 4
        assert zlib.decompress(data[start:-16]) == b"\0\x80\x80\x80" * 2


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

    def test_rows_are_as_a_session_here_would_have_written_them(self):
        judged = Judgement(
            "captions",
            "0909-git",
            "0909",
            (Verdict("", "human", "machine", "git"),),
            place=7,
            control=("statement", "1", "2"),
            extras=(("gender", "", "male"),),
            rt_ms=2999.0,
        )
        verdict, control, gender = trial_rows(IDENTITY, 3, judged)
        assert (verdict.trial, verdict.position, verdict.composition) == (3, 7, "M")
        assert (verdict.correct, verdict.too_fast) == (False, True)
        assert verdict.choices == "human|machine"
        assert (control.role, control.correct, control.agent) == ("control", False, "git")
        assert (gender.role, gender.choice, gender.truth) == ("extra", "male", None)

    def test_empty_form_fields_give_no_row(self):
        rows = form_rows(IDENTITY, {"native": "yes", "age": "", "gender": None, "condition": 0})
        assert [(row.question, row.choice) for row in rows] == [
            ("native_language", "yes"),
            ("condition", "0"),
        ]

    @pytest.mark.parametrize("number", [None, 1e30, float("inf")])
    def test_a_time_that_is_none_is_left_empty(self, number):
        assert moment(number) == ""


def planned(rows, most):
    block = BlockDraft("words", rows)
    assert list(block.counted()) == rows
    return shares(block.counts, most)


class TestStudy:
    def rows(self, *kinds):
        return [
            {"id": str(n), "prompt": prompt, "origin": maker}
            for n, (prompt, maker) in enumerate(kinds)
        ]

    def test_both_classes_get_the_same_number_of_trials(self):
        kinds = [(f"p{n}", maker) for n in range(50) for maker in ("human", "machine")]
        assert planned(self.rows(*kinds), 20) == ({"H": 10, "M": 10}, False)

    def test_few_prompts_with_many_answers_may_recur(self):
        kinds = [("p", "human")] * 8 + [("p", "machine")] * 8
        assert planned(self.rows(*kinds), 20) == ({"H": 8, "M": 8}, True)

    def test_one_class_alone_is_all_there_is(self):
        kinds = [(f"p{n}", "machine") for n in range(50)]
        assert planned(self.rows(*kinds), 20) == ({"M": 20}, False)


def test_a_report_adds_up():
    report = ImportReport(Path("out"), 10, "answers", {"a": 2, "b": 1}, {"rows": 7}, ("Note.",))
    assert (report.taken, report.lost) == (7, 3)
    assert report.sentences[0] == "10 answers read, 7 imported, 3 omitted."
    assert report.sentences[-2:] == ("Written to out: rows 7.", "Note.")
