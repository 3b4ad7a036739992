from tests.gui.tasks.contents import FAST, scanpath, turns
from turingdesk.tasks.captions import Caption
from turingdesk.tasks.colors import Color
from turingdesk.tasks.objects import Objects
from turingdesk.tasks.pairs import Pair, PairsShow
from turingdesk.tasks.words import Association


def test_a_pair_shows_both_sides_and_appears_when_both_have(look, picture):
    pair = Pair(turns(3), turns(5), "conversations")
    view = look("pairs", pair, PairsShow())
    left, right = view.sides
    assert left.geometry().right() < right.geometry().left()
    assert left.width() == right.width()
    assert view.onset_s == max(left.onset_s, right.onset_s)
    assert [side.around.heading for side in view.sides] == ["Conversation 1", "Conversation 2"]
    assert view.record() is None


def test_the_speaker_asked_about_is_set_off(look):
    view = look("pairs", Pair(turns(), turns(), "conversations"), PairsShow(subject="A"))
    bubbles = view.sides[0].bubbles
    image = bubbles.grab().toImage()
    (_, _, a), (_, _, b) = bubbles.laid[:2]
    assert image.pixelColor(int(a.center().x()), int(a.top()) + 4).name() == "#e6ecf9"
    assert image.pixelColor(int(b.center().x()), int(b.top()) + 4).name() == "#eceff3"


def test_any_task_can_stand_in_a_pair(look, picture, qtbot):
    contents = {
        "captions": Caption(picture, "x"),
        "words": Association("a", "b"),
        "colors": Color(picture, "blue"),
        "objects": Objects(picture, ("a", "b", "c")),
        "fixations": scanpath(picture),
    }
    for task, content in contents.items():
        show = PairsShow(of=task, of_show=FAST if task == "fixations" else None)
        view = look("pairs", Pair(content, content, task), show)
        assert view.sides[0].around.heading == "Answer 1"
        if task == "fixations":
            with qtbot.waitSignal(view.played):
                pass
            record = view.record()
            assert set(record) == {"left", "right"}
            assert record["left"]["plays"] >= 1
