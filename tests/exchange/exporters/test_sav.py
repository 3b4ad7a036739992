"""SPSS: what pyreadstat reads back is what was answered, with labels for people."""

import math

import pandas as pd
import pytest
from pyreadstat import read_sav

from tests.exchange.exporters.conftest import HOSTILE
from turingdesk.exchange.export import export
from turingdesk.exchange.exporters import EXPORTERS, ExportCancelled
from turingdesk.exchange.exporters._content import FIRST
from turingdesk.table.table import load

ASKED = {"choices": "human|machine", "rt_ms": 812.5, "stimulus": "s-1"}
RIGHT = {**ASKED, "choice": "human", "origin": "human", "truth": "human", "correct": True}
WRONG = {**ASKED, "choice": "human", "origin": "machine", "truth": "machine", "correct": False}
WHY = {"choice": "because", "role": "extra", "question": "why"}
AGE = {"role": "form", "block": "about", "question": "age", "choice": "31", "task": "", "trial": 0}


@pytest.fixture
def out(tmp_path):
    return tmp_path / "out.sav"


def test_numbers_words_and_times_come_back_with_their_labels(session, out):
    counts = export(session([AGE, RIGHT, WRONG, WHY]), out)
    assert counts.written == counts.in_journals == 4
    frame, meta = read_sav(str(out))
    assert list(frame.columns[:9]) == list(FIRST[:9])
    assert list(frame["choice"]) == ["human", "human", "because"]
    assert list(frame["rt_ms"])[:2] == [812.5, 812.5]
    assert list(frame["correct"])[:2] == [1, 0]
    assert math.isnan(frame["correct"][2])
    assert meta.variable_value_labels["correct"] == {0: "no", 1: "yes"}
    assert meta.variable_value_labels["origin"] == {1: "human", 2: "machine"}
    assert meta.variable_value_labels["choice_code"] == meta.variable_value_labels["truth"]
    crossed = [(frame["truth"][n], frame["choice_code"][n]) for n in range(2)]
    assert crossed == [(1, 1), (2, 1)]
    assert math.isnan(frame["choice_code"][2]), "an open question has no code"
    assert frame["at"][0] == pd.Timestamp("2026-11-21T09:00:01")
    assert meta.column_names_to_labels["rt_ms"].startswith("Milliseconds from first paint")
    assert meta.variable_measure["origin"] == "nominal"
    assert meta.variable_measure["rt_ms"] == "scale"


def test_participants_and_forms_lie_beside_it(session, out):
    export(session([AGE, RIGHT]), out)
    people, meta = read_sav(str(out.with_name("out-participants.sav")))
    assert list(people["age"]) == [31]
    assert meta.column_names_to_labels["age"] == "Form about: age"
    forms, _ = read_sav(str(out.with_name("out-forms.sav")))
    assert list(forms["choice"]) == ["31"]
    assert not out.with_name("out-exclusions.sav").exists()


@pytest.mark.slow
def test_any_text_is_as_it_was_given_but_for_what_spss_cannot_hold(hostile, out):
    counts = export(hostile, out)
    frame, meta = read_sav(str(out))
    questions = frame["question"].map(meta.variable_value_labels["question"])
    held = [text.replace("\0", "\ufffd").rstrip(" ") for text in HOSTILE]
    assert list(frame["choice"][questions == "why"]) == held
    assert counts.altered == 1
    table = load(hostile).responses
    assert len(frame) == (table["role"] != "form").sum()


@pytest.mark.slow
def test_a_text_that_is_too_long_is_cut_between_characters_and_told(session, out):
    counts = export(session([{**WHY, "choice": "é" * 20_000}]), out)
    frame, _ = read_sav(str(out))
    assert frame["choice"][0] == "é" * 16_383
    (cut,) = counts.cut
    assert (cut.cell, cut.length) == ("responses.choice, row 1", 20_000)


@pytest.mark.slow
def test_a_folder_without_trials_gives_an_empty_table(session, out):
    export(session([AGE]), out)
    assert len(read_sav(str(out))[0]) == 0


def test_a_cancelled_export_leaves_nothing(session, out):
    table = load(session([RIGHT]))
    with pytest.raises(ExportCancelled):
        EXPORTERS["sav"].write(table, out, lambda *_: False)
    assert not list(out.parent.glob("*.sav"))


OFTEN = ("Never", "Sometimes", "Often", "Always")


def closed(question, choices, answers):
    asked = {"role": "extra", "question": question, "choices": "|".join(choices)}
    return [{**WHY, **asked, "choice": one} for one in answers]


def test_codes_follow_the_order_of_each_questions_choices(session, out):
    numbers = [str(n) for n in range(1, 11)]
    rows = [*closed("often", OFTEN, reversed(OFTEN)), *closed("agree", numbers, numbers)]
    export(session([RIGHT, *rows, *closed("more", [*numbers, "11"], ["11", "10"])]), out)
    frame, meta = read_sav(str(out))
    questions = frame["question"].map(meta.variable_value_labels["question"])
    codes = frame.groupby(questions)["choice_code"].apply(list)
    assert codes["origin"] == [1]
    assert codes["often"] == sorted(codes["often"], reverse=True)
    assert [code - codes["agree"][0] for code in codes["agree"]] == list(range(10))
    assert codes["more"] == [codes["agree"][9] + 1, codes["agree"][9]]
    labels = meta.variable_value_labels["choice_code"]
    assert [labels[code] for code in codes["often"]] == [*reversed(OFTEN)]


def test_choices_that_sessions_show_in_different_orders_have_the_same_codes(session, out):
    turned = {**RIGHT, "choices": "machine|human"}
    export(session([turned, WRONG]), out)
    frame, _ = read_sav(str(out))
    assert frame["choice_code"].tolist() == frame["truth"].tolist()[:1] * 2 == [1, 1]


def test_a_seed_that_spss_would_round_is_a_text(session, out):
    data = session([RIGHT], seed=2**63 - 1)
    export(data, out)
    people, _ = read_sav(str(out.with_name("out-participants.sav")))
    assert people["seed"].tolist() == [str(2**63 - 1)]
