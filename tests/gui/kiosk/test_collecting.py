"""A person at a kiosk gives answers instead of judging them."""

from time import perf_counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.gui.kiosk.conftest import HEAD, paint
from tests.gui.kiosk.hands import ENTER
from tests.packages import without_consent
from turingdesk.presenters.session_words import session_marks, typing_in_words
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.study.package import open_package
from turingdesk.table.table import load

TABLES = {
    "words": "id,cue\none,ocean\ntwo,bread\n",
    **dict.fromkeys(("captions", "colors", "objects"), "id,image\none,p1.png\ntwo,p2.png\n"),
}


@pytest.fixture
def collecting(kiosk, tmp_path):
    """A kiosk before the first of two prompts."""

    def made(task):
        folder = tmp_path / task
        (folder / "media").mkdir(parents=True)
        for number in (1, 2):
            paint(folder / "media" / f"p{number}.png")
        (folder / f"collect-{task}.csv").write_text(TABLES[task], "utf-8")
        block = f'[[block]]\ntask = "collect-{task}"\ntrials = 2\n'
        limits = "[block.limits]\nlook_first_s = 0\n"
        (folder / "study.toml").write_text(without_consent(f"{HEAD}{block}{limits}"), "utf-8")
        return kiosk(package=open_package(folder))

    return made


def write(k, text, field=0):
    k.wait()
    sheet = k.bar.fields[field].sheet
    k.click(sheet.viewport())
    sheet.selectAll()
    k.qtbot.keyClick(sheet, Qt.Key.Key_Delete)
    k.qtbot.keyClicks(sheet, text)


def test_a_description_is_remarked_on_while_it_is_written_and_saved_as_it_is(collecting):
    k = collecting("captions")
    write(k, "There are two boats and a")
    field = k.bar.fields[0]
    assert field.comment.remark.text() == "Please don't start with “There are”."
    assert not k.bar.continue_button.isEnabled()
    write(k, "Two boats")
    assert field.comment.remark.text() == "Please write at least 6 words."
    write(k, "Two boats and a small pieer, seen from above")
    assert field.comment.remark.text() == "Is “pieer” spelled correctly?"
    assert k.bar.continue_button.isEnabled()
    k.click(k.bar.continue_button)
    (line,) = k.responses
    assert line["choice"] == "Two boats and a small pieer, seen from above"
    assert (line["role"], line["question"]) == ("answer", "caption")
    assert "origin" not in line  # no one made what is shown


def test_words_are_counted_and_the_keyboard_is_enough(collecting):
    k = collecting("captions")
    k.wait()
    sheet, comment = k.bar.fields[0].sheet, k.bar.fields[0].comment
    k.qtbot.waitUntil(sheet.hasFocus)
    k.qtbot.keyClicks(sheet, "One")
    assert comment.count.text() == "1 word"
    k.qtbot.keyClicks(sheet, " boat and two small")
    assert comment.count.text() == "5 words"
    k.qtbot.keyClicks(sheet, " gulls")
    assert comment.count.text() == "6 words ✓"
    assert comment.remark.text().strip() == ""
    k.qtbot.keyClick(sheet, ENTER)
    assert not k.responses
    k.qtbot.keyClick(sheet, ENTER, Qt.KeyboardModifier.ControlModifier)
    assert len(k.responses) == 1
    assert comment.count.text() == ""  # of the next prompt
    assert k.window.trial.notice.isVisible()  # that others may see the answers later


def test_enter_goes_to_the_next_thing_and_after_the_last_one_continues(collecting):
    k = collecting("objects")
    k.wait()
    for word in ("dog", "bench", "tree"):
        sheet = k.window.focusWidget()
        k.qtbot.keyClicks(sheet, word)
        k.qtbot.keyClick(sheet, ENTER)
    assert [line["choice"] for line in k.responses] == ["dog", "bench", "tree"]


def test_how_an_answer_is_typed_is_recorded_without_what_is_typed(collecting, tmp_path):
    k = collecting("captions")
    k.wait()
    sheet = k.bar.fields[0].sheet
    k.qtbot.keyClicks(sheet, "A smalll")
    k.qtbot.keyClick(sheet, Qt.Key.Key_Backspace)
    QApplication.clipboard().setText(" dog that runs across a field")
    sheet.paste()
    began_s = perf_counter()
    k.window.focus_moved(False, {"active": False})
    k.qtbot.wait(30)
    k.window.focus_moved(True, {"active": True})
    most_ms = (perf_counter() - began_s) * 1000
    k.click(k.bar.continue_button)
    (line,) = k.kinds("typing")
    assert len(line["keys_ms"]) == 9
    assert line["keys_ms"] == sorted(line["keys_ms"])
    assert line["keys_ms"][0] >= 0
    assert [much for _, much in line["pasted"]] == [29]
    assert [much for _, much in line["deleted"]] == [1]
    ((_, away_ms),) = line["away"]
    assert 20 <= away_ms <= most_ms + 1
    assert set(line) - {"seq", "kind", "at", "t_ms", "chain"} == {
        *("step", "keys_ms", "pasted", "deleted", "away")
    }
    write(k, "A cat sits on a green bench.")
    k.click(k.bar.continue_button)
    second = k.kinds("typing")[1]
    assert second["step"] == line["step"] + 1
    assert "pasted" not in second

    whole = load(k.recorder.path.parent)
    answers = whole.responses[whole.responses["role"] == "answer"]
    assert list(answers["typing"]) == ["pasted 29 characters", ""]
    assert list(answers["excluded"]) == ["", ""]
    assert list(whole.sessions["typing_flagged"]) == [1]
    (summary,) = DataFolder(k.recorder.path.parent).sessions()
    assert "1 answer to look at" in session_marks(summary)
    assert typing_in_words(summary) == ["Trial 1: pasted 29 characters"]
    assert summary.opened["collects"] == {
        "collect-captions": {"task": "collect-captions", "prompts": 2, "answers_each": 0}
    }


def test_a_choice_leaves_no_record_of_typing(collecting):
    k = collecting("colors")
    k.wait()
    k.bar.fields[0].menu.activated.emit(3)
    k.click(k.bar.continue_button)
    assert k.responses
    assert not k.kinds("typing")


def test_the_same_description_is_not_taken_twice(collecting):
    k = collecting("captions")
    write(k, "A small dog runs across the field.")
    k.click(k.bar.continue_button)
    write(k, "a small dog runs across the field")
    assert "already" in k.bar.fields[0].comment.remark.text()
    assert not k.bar.continue_button.isEnabled()
    assert len(k.responses) == 1


def test_three_different_words_name_things(collecting):
    k = collecting("objects")
    for place, word in enumerate(("dog", "Dog", "tree")):
        write(k, word, place)
    assert "already" in k.bar.fields[1].comment.remark.text()
    write(k, "two dogs", 1)
    assert k.bar.fields[1].comment.remark.text() == "Please write one word."
    write(k, "bench", 1)
    k.click(k.bar.continue_button)
    assert [line["choice"] for line in k.responses] == ["dog", "bench", "tree"]


def test_a_color_is_chosen_from_a_menu_and_an_association_is_one_word(collecting):
    k = collecting("colors")
    k.wait()
    menu = k.bar.fields[0].menu
    assert menu.count() == 11
    menu.setFocus()
    k.qtbot.keyClick(menu, Qt.Key.Key_Down)
    assert not k.responses  # the next key may choose another color
    k.qtbot.keyClick(menu, ENTER)
    assert [line["choice"] for line in k.responses] == ["red"]
    words = collecting("words")
    cue = words.step.content.cue
    write(words, cue)
    assert cue in words.bar.fields[0].comment.remark.text()
