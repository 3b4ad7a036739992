"""Which stimulus and which participant a row is about, whatever IDs others have."""

from pathlib import Path

import pytest

from tests.packages import shared_ids
from tests.small_study import walk_on
from turingdesk.exchange.exporters import ExportOptions
from turingdesk.exchange.exporters._content import Content
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package
from turingdesk.table.answer_texts import with_texts
from turingdesk.table.identity import ANSWER, PARTICIPANT, STIMULUS, count, keys, names, numbers
from turingdesk.table.table import frame, load


def line(stimulus, **more):
    told = {"kind": "response", "session": "s", "participant": "P-1", "study": "x"}
    told |= {"role": "verdict", "question": "origin", "task": "words", "block": "first"}
    return told | {"stimulus": stimulus, "origin": "human", "truth": "human"} | more


def table(*lines):
    return frame([{**one, "step": step} for step, one in enumerate(lines)])


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    return open_package(shared_ids(tmp_path_factory.mktemp("package") / "study"))


@pytest.fixture(scope="module")
def answered(package, tmp_path_factory):
    data = tmp_path_factory.mktemp("data")
    for code in ("P-1", "P-2"):
        walk_on(SessionRecorder.begin(package, data, SessionSetup(code, "Booth"), judged={}))
    return load(data)


def test_journals_say_in_which_table_a_stimulus_is(answered):
    rows = answered.responses
    rows = rows[rows["role"] == "verdict"]
    assert set(zip(rows["block"], rows["table"], strict=True)) == {
        ("first", "first.csv"),
        ("second", "second.csv"),
    }
    assert (len(rows), count(rows, STIMULUS), count(rows, PARTICIPANT)) == (80, 40, 2)


def test_one_id_in_two_tables_is_two_stimuli_and_two_blocks_of_one_table_show_one():
    rows = table(
        line("1", table="a.csv"),
        line("1", table="b.csv"),
        line("1", table="a.csv", block="second"),
        line("1", table="a.csv", study="y"),
        line("1", table="a.csv", participant="P-2", subject="A"),
    )
    assert numbers(rows, STIMULUS).tolist() == [0, 1, 0, 2, 0]
    assert count(rows, ANSWER) == 4
    assert count(rows, PARTICIPANT) == 3


def test_in_journals_without_tables_blocks_stand_for_them_where_they_differ():
    rows = table(
        line("1", prompt="tea"),
        line("1", prompt="tea", block="again"),
        line("1", prompt="tea", block="other", origin="machine", truth="machine", agent="gpt"),
        line("2", block="apart"),
    )
    assert rows["table"].tolist() == ["", "", "other", ""]
    assert count(rows, STIMULUS) == 3


def test_pairs_with_exchanged_sides_are_the_same_pairs():
    pair = line("1", task="pairs", left_id="a", right_id="b", subject="1", origin="human")
    turned = pair | {"left_id": "b", "right_id": "a", "origin": "machine", "block": "again"}
    assert count(table(pair, turned), STIMULUS) == 1
    assert count(table(pair, turned | {"right_id": "c"}), STIMULUS) == 2


def test_a_newer_session_says_which_table_a_block_shows():
    rows = table(line("1"), line("1", participant="P-2", table="a.csv"))
    assert rows["table"].tolist() == ["a.csv", "a.csv"]


def test_a_package_says_which_tables_the_blocks_of_older_journals_show(package):
    folder = Path(package.source)
    rows = table(line("1", study="small"), line("1", study="small", block="second"), line("1"))
    sessions = rows[["study"]].assign(session="s", judge="human")
    whole = load(folder)  # a folder without journals
    whole = type(whole)(rows, sessions, ())
    found, _ = with_texts(whole, [folder])
    assert found.responses["table"].tolist() == ["first.csv", "second.csv", ""]


def test_a_stimulus_is_called_by_its_table_where_two_have_its_id():
    rows = table(line("1", table="a.csv"), line("2", table="a.csv"), line("1", table="b.csv"))
    assert names(rows) == ["1 (a.csv)", "2", "1 (b.csv)"]


def test_keys_are_empty_where_nothing_is_known():
    rows = table(line("1"))
    assert list(keys(rows, ("study", "nothing", "truth"))) == [("x", "", "human")]


@pytest.mark.parametrize("is_old", [False, True])
def test_the_text_beside_an_answer_is_that_of_its_own_table(package, answered, is_old):
    rows = answered.responses
    if is_old:  # as earlier versions wrote it
        rows = rows.assign(table="")
    old = type(answered)(rows, answered.sessions, ())
    trials = Content.of(old, ExportOptions(texts=(package,))).trials
    assert len(trials) == 80
    for row in trials.itertuples():
        assert row.text.endswith(f"{row.block} word {row.stimulus}"), row
