"""Messages: English text that keeps what it was made of, wherever it goes."""

import copy
import json
import pickle
from datetime import date
from pathlib import Path

import pytest

from turingdesk.core.errors import BadJournal
from turingdesk.core.message import (
    Message,
    all_of,
    any_of,
    catalogue_key,
    from_json,
    join,
    message,
    plural,
    term,
    to_json,
)

ROWS = message("{n:,} rows of {table!r} are saved", n=1200, table="words.csv")


def test_a_message_is_its_english_text():
    assert ROWS == "1,200 rows of 'words.csv' are saved"
    assert isinstance(ROWS, str)
    assert hash(ROWS) == hash(str.__str__(ROWS))
    assert message("Write {id}, as it stands.") == "Write {id}, as it stands."


@pytest.mark.parametrize(
    "passed",
    [
        str,
        copy.deepcopy,
        lambda one: str(BadJournal(one)),
        lambda one: f"{one}",
        lambda one: pickle.loads(pickle.dumps(one)),
        lambda one: str(pickle.loads(pickle.dumps(BadJournal(one)))),
    ],
)
def test_a_message_keeps_its_template_through(passed):
    found = passed(ROWS)
    assert found == ROWS
    assert isinstance(found, Message)
    assert (found.template, dict(found.values)) == (ROWS.template, dict(ROWS.values))


def test_messages_are_put_together():
    whole = join(" ", (message("It is full."), "", message("Delete files.")))
    assert whole == "It is full. Delete files."
    assert list(whole.values.values()) == ["It is full.", "Delete files."]
    longer = "a.csv: " + whole + "\n"
    assert longer == "a.csv: It is full. Delete files.\n"
    assert isinstance(longer, Message)


def test_a_table_of_results_keeps_messages():
    import pandas as pd

    table = pd.DataFrame({"note": [ROWS, ""], "n": [1, 2]})
    again = pd.concat([table, table]).to_dict("records")
    assert isinstance(again[2]["note"], Message)


def test_values_are_what_every_process_can_read():
    made = message("{path} {day} {codes}", path=Path("a"), day=date(2026, 11, 2), codes=["b"])
    assert made == "a 2026-11-02 b"
    assert [type(value) for value in made.values.values()] == [str, date, tuple]
    quoted = message("{key!r}: {value!r}", key="low", value=[True, None])
    assert quoted == "'low': [True, None]"
    assert pickle.loads(pickle.dumps(quoted)) == quoted


def test_plural_forms():
    one, many = "%n row of {table}", "%n rows of {table}"
    said = [plural(one, many, n=n, table="100 %n.csv") for n in (0, 1, 2, 1200)]
    assert said == [f"{n} of 100 %n.csv" for n in ("0 rows", "1 row", "2 rows", "1,200 rows")]


def test_lists_in_running_text():
    assert (all_of([]), all_of(["a"])) == ("", "a")
    assert (all_of(["a", "b"]), any_of(["a", "b", "c"])) == ("a and b", "a, b, or c")
    assert isinstance(all_of([ROWS]), Message)


def test_a_catalogue_has_templates_without_formats():
    assert catalogue_key(ROWS.template) == "{n} rows of {table} are saved"
    assert catalogue_key("{a:>8} {{b}}") == "{a} {{b}}"


def test_a_constant_takes_its_values_later():
    constant = message("{n:,} rows.") + " " + message("See {file}.")
    assert constant.format(n=1200, file="a.csv") == "1,200 rows. See a.csv."
    assert isinstance(constant.format(n=1, file="b"), Message)


def test_messages_go_to_another_process_as_json_and_come_back_with_all_they_are_made_of():
    inner = plural("%n row is saved.", "%n rows are saved.", n=1200)
    day = date(2026, 2, 1)
    sent = message("{what} By {names}, on {day}.", what=inner, names=["a", "b"], day=day)
    line = json.dumps(to_json({"what": sent, "n": 3, "word": term("right", "head")}))
    news = from_json(json.loads(line))
    assert news["what"] == sent
    assert news["what"].values["what"].singular == "%n row is saved."
    assert news["what"].values["names"] == ("a", "b")
    assert news["what"].values["day"] == day
    assert (news["n"], news["word"].note) == (3, "head")
