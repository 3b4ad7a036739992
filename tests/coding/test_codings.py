"""Codings on disk: kept at once, chained, the newest counts, two coders never share a file."""

import json
import time

from turingdesk.coding.codings import (
    FINAL,
    coding_folder,
    coding_problems,
    coding_rows,
    read_codings,
    resolve,
    save_codes,
)
from turingdesk.coding.texts import TextPlace
from turingdesk.journal import ledger
from turingdesk.people.record_check import record_problems, stamp

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
    assert found.final(A) == ({"1a", "2a"}, "one coder")
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
    assert coding_problems(tmp_path) == []
    (file,) = coding_folder(tmp_path).glob("*.jsonl")
    file.write_bytes(file.read_bytes().replace(b'"1b"', b'"1c"'))
    (problem,) = coding_problems(tmp_path)
    assert "changed after it was written" in str(problem)
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
        (3, FINAL, "", "one coder"),
    ]
    assert rows.loc[1, ["category", "code_title"]].tolist() == ["Social and emotional", "Humour"]
    assert coding_rows(tmp_path / "elsewhere").empty
