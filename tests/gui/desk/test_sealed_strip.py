"""What the desk says of sealed studies, whether or not seals can be opened here."""

from turingdesk.gui.desk import sealed_strip
from turingdesk.gui.desk.live.numbers import sealed_line
from turingdesk.gui.desk.sealed_strip import SealedStrip
from turingdesk.presenters.live import LiveSnapshot
from turingdesk.study import seals


def test_the_strip_shows_itself_only_where_something_is_sealed(qtbot, desk):
    strip = SealedStrip(desk.state)
    qtbot.addWidget(strip)
    strip.show_status("Sealed: 3 verdicts.")
    assert strip.isVisible()
    strip.show_status("")
    assert not strip.isVisible()


def test_without_what_opens_seals_the_strip_names_the_plugin(qtbot, desk, monkeypatch):
    monkeypatch.setattr(seals, "SEALS", {})
    monkeypatch.setattr(sealed_strip, "seal_dialogs", lambda: None)
    strip = SealedStrip(desk.state)
    qtbot.addWidget(strip)
    strip.show_status("Sealed: 3 verdicts.")
    assert strip.text.text() == (
        "Sealed: 3 verdicts. Sealed studies need the plugin sealing, which isn't loaded here."
    )
    assert not strip.give.isVisible()
    assert strip.ask() is None


def test_one_verdict_is_one_verdict():
    assert sealed_line(LiveSnapshot()) == ""
    assert sealed_line(LiveSnapshot(sealed=1)).startswith("Sealed: 1 verdict is counted")
