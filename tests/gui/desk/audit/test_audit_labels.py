"""The record's own words are known to translators, and what is unknown is shown as it stands."""

import ast
from pathlib import Path

import turingdesk
from turingdesk.gui.desk.audit.audit_labels import DEEDS, details, in_words
from turingdesk.journal.audit import AuditEntry
from turingdesk.net.booths import Wish

SOURCE = Path(turingdesk.__file__).parent


def written_down():
    """The literal texts that the desk writes down, with the module of each."""
    for path in SOURCE.joinpath("gui", "desk").rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(call, ast.Call)
                and isinstance(call.func, ast.Attribute)
                and call.func.attr == "audit"
                and isinstance(call.args[0], ast.Constant)
            ):
                yield call.args[0].value, path.name


def test_all_that_the_desk_writes_down_can_be_translated():
    found = list(written_down())
    assert len(found) > 20
    assert [(what, where) for what, where in found if what not in DEEDS] == []


def test_what_is_wanted_of_a_booth_can_be_translated():
    assert {f"booth: {wish}" for wish in Wish} <= set(DEEDS)


def test_what_another_version_wrote_is_shown_as_it_stands():
    assert in_words("danced on the desk") == "danced on the desk"


def test_details_are_in_the_language_of_the_desk(monkeypatch):
    words = {"pilot": "Probe", "yes": "ja", "study": "Studie"}
    monkeypatch.setattr(
        "turingdesk.gui.desk.audit.audit_labels.tr", lambda _context, word, _note: words[word]
    )
    entry = AuditEntry(
        "", "Ada", "Booth 1", "exported", {"study": "study", "pilot": True, "x_y": 1}
    )
    assert details(entry) == "Studie: study; Probe: ja; x y: 1"
    assert entry.details == "study: study; pilot: yes; x y: 1"
