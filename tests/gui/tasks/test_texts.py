"""Texts that scroll."""

from turingdesk.tasks.texts import Text

LONG = Text("\n".join(f"Line {n}, with some words." for n in range(200)))


def test_the_end_of_a_short_text_is_in_view_at_once(qtbot, look):
    plays = []
    view = look("texts", Text("Rain.\n\nAgain."))
    view.played.connect(plays.append)
    view.repaint()
    assert view.area.verticalScrollBar().maximum() == 0
    assert view._is_read
    assert plays == []  # it was told when the view appeared
    assert view.record() is None


def test_the_end_of_a_long_text_counts_once_it_was_scrolled_into_view(qtbot, look):
    view = look("texts", LONG)
    plays = []
    view.played.connect(plays.append)
    bar = view.area.verticalScrollBar()
    while bar.value() < bar.maximum():
        assert plays == []
        view.turn(0.9)
        qtbot.wait(1)
        view.repaint()
        view.column.repaint()
    qtbot.waitUntil(lambda: plays == [1])
    view.turn(-1)
    view.turn(1)
    qtbot.wait(20)
    assert plays == [1]
    record = view.record()
    assert record["scroll_to"][-3] == 1.0
    assert record["scroll_ms"] == sorted(record["scroll_ms"])


def test_line_breaks_are_kept(look):
    one = look("texts", Text("a b c d"))
    four = look("texts", Text("a\nb\n\nd"))
    bottom = one.column.contentsMargins().bottom()
    heights = [view.column.heightForWidth(500) - bottom for view in (one, four)]
    assert heights[1] > 3 * (heights[0] - 8)


def test_lines_stay_where_they_are_when_a_scroll_bar_comes(look):
    view = look("texts", LONG)
    wide = view.area.width()
    with_bar = view.column._lay_out(wide - view.area.verticalScrollBar().width())
    assert with_bar.lines == view.column._lay_out(wide).lines
