"""Live games are imported on the desk."""

from tests.fixtures import fixtures_of
from tests.gui.desk.importing import conftest as importing
from tests.gui.desk.importing.conftest import choose, go_on
from tests.room_journals import write_rooms

globals().update(fixtures_of(importing, "dialog"))


def test_games_become_a_study_that_is_opened(qtbot, dialog, desk, tmp_path):
    write_rooms(tmp_path / "played")
    choose(dialog.sources.format, "live_games")
    assert "most_turns" in dialog.sources.form.fields
    assert "screen" not in dialog.sources.form.fields
    dialog.sources.take([tmp_path / "played"])
    go_on(qtbot, dialog)
    assert dialog.step is dialog.ahead, "there are no columns to choose"
    assert dialog.ahead.table.rows.things
    dialog.ahead.folder.put(tmp_path / "made")
    with qtbot.waitSignal(desk.state.reader.hashed):
        go_on(qtbot, dialog)
    assert desk.state.reader.studied.path == tmp_path / "made"
    assert dialog.ended.report_text.text().startswith("Read: ")
