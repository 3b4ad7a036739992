"""What is said of sessions that a study has already."""

from turingdesk.gui.desk.editor.recorded import told


def test_nothing_is_said_where_nothing_was_recorded(data):
    assert told(data, "small") == ""


def test_sessions_of_this_study_are_counted(sit, data):
    sit("P-001")
    assert told(data, "small").startswith("1 session of this study is recorded.")
    assert "running" not in told(data, "small")
    assert told(data, "other") == ""
