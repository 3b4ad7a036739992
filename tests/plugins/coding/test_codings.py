"""Codings on disk: kept at once, chained, the newest counts, two coders never share a file."""

import json
import time

from tests.plugins.coding.coded_texts import ANSWERS, lines, table
from turingdesk.journal import ledger
from turingdesk.journal.chain import LINE_CHANGED
from turingdesk.journal.records import record_file_problems
from turingdesk.people.record_check import record_problems, stamp
from turingdesk.plugins.coding.codings import (
    FINAL,
    TextPlace,
    coding_folder,
    coding_rows,
    questions,
    read_codings,
    resolve,
    save_codes,
    shuffled,
    texts,
)
from turingdesk.table.table import frame

A, B, C = (TextPlace("s1", step, "reason", "") for step in (1, 2, 3))


def test_what_is_kept_is_read_and_the_newest_counts(tmp_path):
    save_codes(tmp_path, "reasons", "Ada", A, ["1a"])
    save_codes(tmp_path, "reasons", "Ada", B, [])
    save_codes(tmp_path, "reasons", "Ada", A, ["2b", "1c"])
    save_codes(tmp_path, "strategies", "Ada", A, ["1a"])
    found = read_codings(tmp_path)
    assert found["reasons"].by_coder == {"Ada": {A: {"1c", "2b"}, B: frozenset()}}
    assert found["strategies"].by_coder == {"Ada": {A: {"1a"}}}
    assert read_codings(tmp_path / "elsewhere") == {}


def test_coders_whose_names_look_alike_have_files_of_their_own(tmp_path):
    for coder in ("Zoë Ång", "Zoe Ang", "李", "王"):
        save_codes(tmp_path, "reasons", coder, A, ["1a"])
    assert len(list(coding_folder(tmp_path).glob("*.jsonl"))) == 4
    assert set(read_codings(tmp_path)["reasons"].coders) == {"Zoë Ång", "Zoe Ang", "李", "王"}


def test_what_counts_in_the_end(tmp_path):
    save_codes(tmp_path, "reasons", "Ada", A, ["1a", "2a"])
    found = read_codings(tmp_path)["reasons"]
    assert found.final(A) == ({"1a", "2a"}, "a single coder")
    assert found.final(B) is None
    save_codes(tmp_path, "reasons", "Bob", A, ["2a", "3a"])
    assert read_codings(tmp_path)["reasons"].final(A) == ({"2a"}, "differing")
    resolve(tmp_path, "reasons", "Ada", A, ["3a"])
    assert read_codings(tmp_path)["reasons"].final(A) == ({"3a"}, "resolved")
    time.sleep(0.002)  # a person takes longer; lines are dated to the millisecond
    save_codes(tmp_path, "reasons", "Bob", A, ["1a", "2a"])
    found = read_codings(tmp_path)["reasons"]
    assert found.final(A) == ({"1a", "2a"}, "agreed"), "who codes anew opens it again"


def test_what_was_settled_in_the_same_millisecond_came_last(tmp_path, monkeypatch):
    monkeypatch.setattr(ledger, "utc_now", lambda: "2026-11-21T09:00:00.000Z")
    save_codes(tmp_path, "reasons", "Ada", A, ["1a"])
    save_codes(tmp_path, "reasons", "Bob", A, ["2a"])
    resolve(tmp_path, "reasons", "Ada", A, ["3a"])
    assert read_codings(tmp_path)["reasons"].final(A) == ({"3a"}, "resolved")
    save_codes(tmp_path, "reasons", "Ada", A, ["2a"])
    assert read_codings(tmp_path)["reasons"].final(A) == ({"2a"}, "agreed")


def test_a_line_that_is_changed_later_is_found(tmp_path):
    save_codes(tmp_path, "reasons", "Ada", A, ["1a"])
    before = stamp(tmp_path)
    save_codes(tmp_path, "reasons", "Ada", B, ["1b"])
    assert stamp(tmp_path) != before
    assert record_file_problems(tmp_path) == []
    (file,) = coding_folder(tmp_path).glob("*.jsonl")
    file.write_bytes(file.read_bytes().replace(b'"1b"', b'"1c"'))
    (problem,) = record_file_problems(tmp_path)
    assert LINE_CHANGED in str(problem)
    assert problem in record_problems(tmp_path)


def test_no_text_and_no_verdict_stands_in_the_file(tmp_path):
    save_codes(tmp_path, "reasons", "Ada", A, ["1a"])
    (file,) = coding_folder(tmp_path).glob("*.jsonl")
    members = set(json.loads(file.read_text("utf-8")))
    own = {"seq", "kind", "at", "who", "signed_by", "signature", "chain"}
    assert members == own | {"scheme", "session", "step", "question", "subject", "codes"}


def test_rows_have_one_line_a_code_and_one_for_none(tmp_path):
    save_codes(tmp_path, "reasons", "Ada", A, ["3e", "1b", "9z"])
    save_codes(tmp_path, "reasons", "Bob", A, ["3e"])
    save_codes(tmp_path, "reasons", "Ada", C, [])
    save_codes(tmp_path, "unknown", "Ada", A, ["1a"])
    rows = coding_rows(tmp_path)
    assert (rows["role"] == "coding").all()
    told = rows[["step", "coder", "choice", "settled"]].itertuples(index=False, name=None)
    assert list(told) == [
        (1, "Ada", "1b", ""),
        (1, "Ada", "3e", ""),
        (3, "Ada", "", ""),
        (1, "Bob", "3e", ""),
        (1, FINAL, "3e", "differing"),
        (3, FINAL, "", "a single coder"),
    ]
    assert rows.loc[1, ["category", "code_title"]].tolist() == ["Social and emotional", "Humor"]
    assert coding_rows(tmp_path / "elsewhere").empty


def test_the_texts_are_the_answers_in_words():
    found = texts(table(), "reason")
    assert [text.words for text in found] == [answer[-1] for answer in ANSWERS]
    assert len({text.place for text in found}) == len(ANSWERS)
    assert texts(table(), "reason", "another") == []
    assert texts(table(), "strategy") == []


def test_choices_numbers_and_empty_answers_are_no_texts():
    told = {"kind": "response", "role": "extra", "session": "s", "study": "small"}
    rows = [
        told | {"step": 1, "question": "sure", "choice": "yes", "choices": "yes|no"},
        told | {"step": 1, "question": "confidence", "choice": "80"},
        told | {"step": 2, "question": "confidence", "choice": "7.5"},
        told | {"step": 1, "question": "why", "choice": "  "},
        told | {"step": 2, "question": "why", "choice": "42"},
        told | {"step": 3, "question": "why", "choice": "slang"},
    ]
    found = frame(rows)
    assert questions(found) == ["why"]
    assert [text.words for text in texts(found, "why")] == ["42", "slang"]
    assert questions(frame([])) == []


def test_practice_pilots_and_what_was_asked_again_are_left_out():
    for member in ("practice", "pilot", "control_trial"):
        assert texts(table(**{member: True}), "reason") == []
    first = next(line for line in lines() if line["role"] == "extra")
    again = frame([first, first | {"choice": "asked again"}])
    assert [text.words for text in texts(again, "reason")] == ["asked again"]


def test_a_coder_sees_the_words_and_nothing_else():
    text = texts(table(), "reason")[0]
    assert repr(text) == "TextToCode(words='too formal')"


def test_each_coder_has_an_order_of_their_own_which_stays():
    found = texts(table([("s", n, "human", "human", f"text {n}") for n in range(50)]), "reason")
    ada, bob = (shuffled(found, coder, "reasons") for coder in ("Ada", "Bob"))
    assert ada != bob != found
    assert set(ada) == set(bob) == set(found)
    assert shuffled(found[::-1], "Ada", "reasons") == ada
    assert shuffled(found, "Ada", "strategies") != ada
    fewer = [text for text in ada if text in found[:30]]
    assert shuffled(found[:30], "Ada", "reasons") == fewer, "what comes later moves nothing"


def test_only_people_have_reasons():
    for judge in ("simulated", "judge:svm"):
        assert texts(table(judge=judge), "reason") == []
    assert len(texts(table(judge="imported"), "reason")) == len(ANSWERS)
