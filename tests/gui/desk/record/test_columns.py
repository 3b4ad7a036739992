"""Words are sought in everything that a line of the record shows."""

from hypothesis import given
from hypothesis import strategies as st

from turingdesk.gui.desk.record.columns import COLUMNS, matches, searched
from turingdesk.journal.audit import AuditEntry

ENTRY = AuditEntry(
    "2026-11-21T10:00:00.000Z", "Ada", "Booth 1", "exported", {"file": "A.csv", "personal": False}
)


def test_a_row_shows_who_where_what_and_with_what():
    assert [column.text(ENTRY) for column in COLUMNS][1:] == [
        "Ada",
        "Booth 1",
        "exported",
        "file: A.csv; personal: no",
    ]


def test_every_word_has_to_be_there_in_any_order_and_case():
    text = searched(ENTRY)
    assert matches(text, "a.CSV ada")
    assert matches(text, "  ")
    assert not matches(text, "ada bob")


@given(st.text(max_size=20), st.text(max_size=20))
def test_whatever_is_shown_is_found(who, what):
    entry = AuditEntry("long ago", who, "Booth 1", what)
    text = searched(entry)
    assert matches(text, who)
    assert matches(text, what)
    assert matches(text, f"{what} {who} booth")
