import pytest

from turingdesk.exchange.exporters import Cancelled, ExportOptions
from turingdesk.exchange.exporters._base import silent
from turingdesk.exchange.exporters._content import Content
from turingdesk.exchange.exporters._places import Place, Places, grouped
from turingdesk.table.table import load

ROW = {"choice": "human"}


def test_a_session_has_labels_of_letters_and_digits(session):
    session([ROW], participant="P-1")
    content = Content.of(load(session([ROW], participant="P1", study="a-b")), ExportOptions())
    places = Places(content)
    assert places.of("sub-P1_ses-1_study-a-b", False) == Place("ab", "P1", "1")
    assert places.of("sub-P-1_ses-1_study-demo", False) == Place("demo", "P1x2", "1")


def test_a_pilot_of_the_same_name_has_a_place_of_its_own(session):
    table = load(session([ROW], pilot=True))
    assert Places(Content.of(table, ExportOptions(pilot=True))).of(
        "sub-P-001_ses-1_study-demo", True
    ) == Place("demo", "P001", "pilot1")


def test_rows_that_are_alike_come_together_in_their_own_order(session):
    tasks = ("words", "captions", "words", "captions")
    frame = load(session([{**ROW, "task": task} for task in tasks])).responses
    trial = list(frame.columns).index("trial")
    found = {key: [row[trial] for row in own] for key, own in grouped(frame, ["task"], silent)}
    assert found == {("words",): [1, 3], ("captions",): [2, 4]}


def test_groups_are_cancelled_by_false(session):
    frame = load(session([ROW] * 2000)).responses
    groups = grouped(frame, ["task"], lambda done, total: False)
    with pytest.raises(Cancelled):
        [list(own) for _, own in groups]
