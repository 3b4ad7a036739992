"""A kiosk and a browser show the games alike: notices, roles, messages, fields, and buttons."""

import re

import pytest
from PySide6.QtCore import Qt

from tests.plugins.live_games.gui.kiosk.test_games import COLORS
from turingdesk.plugins.live_games.game import GAMES
from turingdesk.plugins.live_games.net.web_game import game_json
from turingdesk.plugins.live_games.played_game import PlayPhase
from turingdesk.sessions.voice import Voice

SEATS = [(name, seat) for name in GAMES for seat in range(len(GAMES[name].roles))]


def drawn_by_page(k):
    """How the page of a browser would draw the game at a kiosk."""
    return game_json(k.view.game, k.view.presentation, Voice("en"))


def notice(view):
    """What is shown at a kiosk instead of messages."""
    return [view.notice.text(), view.notice_about.text(), view.notice_button.text()]


def as_notice(told):
    return [told["title"], told["text"], told["button"]]


def assert_same_notice(k):
    assert not k.view.columns or not next(iter(k.view.columns.values())).isVisible()
    assert notice(k.view) == as_notice(drawn_by_page(k))


def shown(button):
    return button.text() if button.isVisible() and button.isEnabled() else ""


def assert_same_table(k):
    """Compare all that is around the messages, and the messages."""
    view, told = k.view, drawn_by_page(k)
    assert re.sub("<[^>]+>", "", view.role.text()) == told["role"]
    assert told["left"] in view.left.text()
    assert view.state.text() == told["state"]
    columns = {column["thread"]: column for column in told["columns"]}
    assert list(view.columns) == list(columns)
    for at, column in view.columns.items():
        assert column.title.text() == columns[at]["title"]
        messages = [f"{said['who']}: {said['text']}" for said in columns[at]["said"]]
        assert column.area.widget().accessibleName() == "\n".join(messages)
    lines = {line["thread"]: line for line in told["lines"]}
    if view.game.phase is PlayPhase.TALKING:
        assert list(view.lines) == list(lines)
        for at, line in view.lines.items():
            line.line.setPlainText("hm")
            is_open = line.send.isEnabled()
            line.line.clear()
            assert (line.line.placeholderText(), is_open) == (lines[at]["asks"], lines[at]["open"])
    assert [shown(view.ready), shown(view.back)] == [told["decide"], told["back"]]
    accused = [(one.text(), one.isEnabled()) for one in view.accusing.buttons.values()]
    if view.game.phase is PlayPhase.TALKING:
        assert accused == [(one["shown"], one["open"]) for one in told["accuse"]]


def assert_same_questions_first(k):
    """Compare what a press of each button asks or tells first."""
    view, told = k.view, drawn_by_page(k)
    for button, name in (
        (view.help, "help"),
        (view.report, "report"),
        (view.give_up, "surrender"),
    ):
        assert button.isVisible() is bool(told[name]), name
        if told[name]:
            assert button.text() == told[name]["shown"]
            press_and_compare(k, button, told[name])
    for button, one in zip(view.accusing.buttons.values(), told["accuse"], strict=True):
        if one["open"]:
            press_and_compare(k, button, one)


def press_and_compare(k, button, told):
    k.click(button)
    assert notice(k.view) == as_notice(told)
    k.click(k.view.cancel if k.view.cancel.isVisible() else k.view.notice_button)
    k.qtbot.waitUntil(button.isVisible)


def meet(k, seat):
    colors = COLORS if GAMES[k.step.task.removeprefix("play-")].accuses else ()
    drawn = {"condition": "", "exchanges": 4, "topic": "", "colors": colors, "language": "en"}
    about = {"room": "r1", "seat": seat, "left_s": 300.0, "own": 0, "decided": False}
    k.desk.hear({"say": "met", **about, "drawn": drawn})


def turn(k, number, text, seat, *, own=False):
    threads = [at for at, seats in enumerate(k.view.game.game.threads) if seat in seats]
    k.desk.tell("turn", number=number, text=text, threads=threads, own=own, seat=seat)


@pytest.mark.parametrize(("name", "seat"), SEATS)
def test_a_game_is_the_same_at_a_kiosk_and_in_a_browser(play, name, seat):
    k = play(name)
    assert_same_notice(k)  # while one waits
    meet(k, seat)
    assert_same_notice(k)  # the role
    k.qtbot.mouseClick(k.view.notice_button, Qt.MouseButton.LeftButton)
    k.qtbot.waitUntil(lambda: k.view.game.phase is PlayPhase.TALKING)
    assert_same_table(k)
    other = next(at for at in k.view.game.room.others(seat) if k.view.game.threads)
    turn(k, 0, "Who <b>is</b> there?", other)
    assert_same_table(k)
    assert_same_questions_first(k)
    turn(k, 1, "me", seat, own=True)
    assert_same_table(k)
    for here in (False, True):
        k.desk.tell("partner", here=here)
        assert_same_table(k)
    for paused in (True, False):
        k.desk.tell("paused", paused=paused, runs=not paused, left_s=200.0)
        assert_same_table(k)
    k.desk.hear({"say": "cut"})
    assert_same_notice(k)  # while the connection is restored
    k.desk.hear({"say": "linked"})
    meet(k, seat)
    k.desk.tell("phase", phase="decide")
    talks = k.view.game.phase in (PlayPhase.TALKING, PlayPhase.DECIDING)
    (assert_same_table if talks else assert_same_notice)(k)
    k.desk.tell("parted", why="left")
    assert_same_notice(k)


def test_both_thank_for_a_report_once_the_desk_has_it(play):
    k = play()
    meet(k, 0)
    k.qtbot.mouseClick(k.view.notice_button, Qt.MouseButton.LeftButton)
    k.qtbot.waitUntil(k.view.report.isVisible)
    k.click(k.view.report)
    k.click(k.view.notice_button)
    assert notice(k.view) == as_notice(drawn_by_page(k)["reported"])
    k.desk.tell("parted", why="reported")
    assert notice(k.view) == as_notice(drawn_by_page(k)["reported"])
