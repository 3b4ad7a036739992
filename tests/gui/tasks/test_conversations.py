from tests.gui.tasks.contents import turns
from turingdesk.core.conversation import Turn
from turingdesk.gui.tasks.conversations import Bubbles


def test_speakers_keep_their_sides_and_grounds(look):
    view = look("conversations", turns())
    (_, _, a), (_, _, b) = view.bubbles.laid[:2]
    image = view.bubbles.grab().toImage()
    assert a.left() == 0
    assert b.right() > a.right()
    assert image.pixelColor(int(a.center().x()), int(a.top()) + 4).name() == "#eceff3"
    assert image.pixelColor(int(b.center().x()), int(b.top()) + 4).name() == "#e6ecf9"


def test_a_bubble_takes_three_quarters_at_most(qapp):
    bubbles = Bubbles((Turn("A", "word " * 80), Turn("B", "x" * 500)), "B")
    placed = bubbles._lay_out(800)
    assert all(box.width() <= 800 * 0.75 + 1 for _, _, box in placed)
    assert placed[1][2].top() > placed[0][2].bottom()


def test_a_long_conversation_scrolls_and_a_short_one_does_not(look):
    assert look("conversations", turns(4)).area.verticalScrollBar().maximum() == 0
    view = look("conversations", turns(60))
    bar = view.area.verticalScrollBar()
    seen = []
    view.scrolled.connect(seen.append)
    view.turn(1)
    assert bar.value() > 0
    assert 0 < seen[-1] < 1
    bar.setValue(bar.maximum())
    assert view.record()["scroll_to"][-1] == 1.0
