"""Games at a kiosk: what participants see, write, and decide, and what is on the disk by then."""

import gc

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtWidgets import QApplication

from tests.gui.kiosk.conftest import HEAD
from tests.gui.kiosk.hands import ENTER
from turingdesk.gui.kiosk.fields import AnswerEditor
from turingdesk.journal.journal_file import read_journal
from turingdesk.plugins.live_games import played_game
from turingdesk.plugins.live_games.game_words import (
    ENDED_EARLY,
    OVER,
    REPORTED,
    TALKED_HUMAN,
    WAIT,
)
from turingdesk.plugins.live_games.gui.games import view as game_view
from turingdesk.plugins.live_games.gui.live_steps import _local_table as local_table
from turingdesk.plugins.live_games.gui.live_steps._local_table import SecondWindow
from turingdesk.plugins.live_games.played_game import PlayPhase
from turingdesk.study.package import open_package
from turingdesk.table.table import FolderTable


def begin(k, **about):
    k.desk.meet(**about)
    assert k.view.game.phase is PlayPhase.BRIEFING
    k.qtbot.mouseClick(k.view.notice_button, Qt.MouseButton.LeftButton)
    k.qtbot.waitUntil(lambda: k.view.game.phase is PlayPhase.TALKING)


def write(k, text, at=None):
    line = k.view.lines[at if at is not None else min(k.view.lines)].line
    k.qtbot.waitUntil(line.isVisible)
    k.qtbot.keyClicks(line, text)
    k.qtbot.keyClick(line, ENTER)


def test_an_interrogator_asks_decides_and_learns_the_truth(play):
    k = play()
    assert k.view.notice.text() == "Waiting for others"
    (entered,) = k.desk.sent
    assert (entered["say"], entered["game"], entered["have"]) == ("play", "play-witness", 0)
    begin(k)
    write(k, "hi, who are you?")
    assert k.desk.said == ["hi, who are you?"]
    write(k, "hello?")
    assert k.desk.said == ["hi, who are you?"]  # it isn't their turn
    k.desk.turn(1, "just me")
    k.qtbot.mouseClick(k.view.ready, Qt.MouseButton.LeftButton)
    k.qtbot.waitUntil(lambda: k.window.trial.bar is not None)
    bar = k.window.trial.bar
    assert [field.question.id for field in bar.fields] == ["origin", "confidence", "reason"]
    machine = next(one for one in bar.fields[0].buttons if one.choice.value == "machine")
    k.qtbot.keyClick(k.window, machine.key)
    for _ in range(3):
        k.qtbot.keyClick(k.window, Qt.Key.Key_Right)
    k.qtbot.mouseClick(bar.continue_button, Qt.MouseButton.LeftButton)
    verdict = k.desk.sent[-1]
    assert (verdict["say"], verdict["answers"]["origin"]) == ("verdict", "machine")
    rows = {line["question"]: line["choice"] for line in k.kinds("response")}
    sure = {"confidence": verdict["answers"]["confidence"]}
    own = {"role": "interrogator", "room": "r1", "messages": "hi, who are you?"}
    assert rows == {**own, "origin": "machine", **sure}
    assert not [line for line in k.kinds("response") if line.get("origin") or line.get("truth")]
    k.desk.tell("reveal", seats=[{"seat": 1, "role": "witness", "machine": False}])
    k.qtbot.waitUntil(lambda: k.window.page is not None)
    assert k.window.page.page.text == TALKED_HUMAN


def test_a_witness_answers_and_waits_for_the_end(play):
    k = play()
    begin(k, seat=1)
    assert not k.view.ready.isVisible()
    write(k, "hi")
    assert k.desk.said == []  # the interrogator begins
    k.view.lines[0].line.clear()
    k.desk.turn(0, "are you real?")
    write(k, "yes I am")
    assert k.desk.said == ["yes I am"]
    assert [line["own"] for line in k.kinds("said")] == [False, True]
    messages = k.view.columns[0].area.widget().accessibleName()
    assert messages == "Interrogator: are you real?\nYou: yes I am"
    k.desk.tell("phase", phase="decide")
    assert k.view.notice.text() == WAIT
    k.desk.tell("parted", why="complete")
    k.qtbot.mouseClick(k.view.notice_button, Qt.MouseButton.LeftButton)
    rows = {line["question"]: line["choice"] for line in k.kinds("response")}
    assert rows == {"role": "witness", "room": "r1"}


def test_two_witnesses_are_side_by_side_and_each_has_a_line(play):
    k = play("three_party")
    begin(k)
    write(k, "hello left", 0)
    write(k, "hello right", 1)
    assert [one["threads"] for one in k.desk.sent if one["say"] == "said"] == [[0], [1]]
    k.desk.turn(2, "hi", threads=(1,))
    assert [one.text for one in k.view.game.messages(0).said] == ["hello left"]
    assert [one.text for one in k.view.game.messages(1).said] == ["hello right", "hi"]


def test_both_read_what_to_talk_about(play):
    k = play()
    begin(k, topic="Tea & <rain>")
    assert "Talk about this: Tea &amp; &lt;rain&gt;" in k.view.role.text()


def test_nothing_can_be_pasted_or_dropped(play):
    k = play()
    begin(k)
    line = k.view.lines[0].line
    QApplication.clipboard().setText("written elsewhere")
    for key, modifier in (
        ("v", Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_Insert, Qt.KeyboardModifier.ShiftModifier),
    ):
        k.qtbot.keyClick(line, key, modifier)
    dropped = QMimeData()
    dropped.setText("dropped")
    assert not line.canInsertFromMimeData(dropped)
    assert line.toPlainText() == ""


def test_messages_that_the_desk_did_not_get_are_sent_again(play):
    k = play()
    begin(k)
    write(k, "first")
    k.desk.hear({"say": "cut"})
    assert k.view.notice.text() == WAIT
    k.desk.hear({"say": "linked"})
    assert (k.desk.sent[-1]["room"], k.desk.sent[-1]["have"]) == ("r1", 0)
    k.desk.meet(own=0, left_s=200.0)
    assert k.desk.said == ["first", "first"]
    assert k.view.game.phase is PlayPhase.TALKING


def test_when_the_time_is_over_the_verdict_is_due(play):
    k = play()
    begin(k, left_s=0.4)
    k.desk.tell("typing", thread=0)
    assert k.view.game.is_typing(0)
    k.qtbot.waitUntil(lambda: k.window.trial.bar is not None)
    assert not k.view.game.is_typing(0)
    assert not k.view.back.isVisible()


def test_no_one_can_keep_asking_once_the_desk_has_ended_the_talk(play):
    k = play()
    begin(k)
    write(k, "who are you?")
    k.qtbot.mouseClick(k.view.ready, Qt.MouseButton.LeftButton)
    k.qtbot.waitUntil(k.view.back.isVisible)
    k.desk.tell("phase", phase="decide", why="questions")
    assert not k.view.back.isVisible()


def test_a_report_reaches_the_desk(play):
    k = play()
    begin(k)
    k.qtbot.mouseClick(k.view.report, Qt.MouseButton.LeftButton)
    k.qtbot.keyClicks(k.view.report_text, "rude")
    k.qtbot.mouseClick(k.view.notice_button, Qt.MouseButton.LeftButton)
    assert k.desk.sent[-1] == {"say": "report", "room": "r1", "text": "rude"}
    assert [line["text"] for line in k.kinds("report")] == ["rude"]
    assert k.view.notice.text() == WAIT, "the desk has not said that it knows"
    k.desk.tell("parted", why="reported")
    assert k.view.notice.text() == REPORTED
    k.qtbot.mouseClick(k.view.notice_button, Qt.MouseButton.LeftButton)
    assert k.view.notice.text() == "Waiting for others"


def test_a_report_is_sent_until_the_desk_has_it(play, monkeypatch):
    monkeypatch.setattr(played_game, "_REPORT_AGAIN_S", 0.01)
    k = play()
    begin(k)
    k.qtbot.mouseClick(k.view.report, Qt.MouseButton.LeftButton)
    k.qtbot.keyClicks(k.view.report_text, "rude")
    k.qtbot.mouseClick(k.view.notice_button, Qt.MouseButton.LeftButton)
    k.desk.sent.clear()
    k.qtbot.waitUntil(lambda: "report" in [sent["say"] for sent in k.desk.sent])
    k.desk.tell("parted", why="left")  # someone else was quicker
    assert k.view.notice.text() == WAIT
    k.desk.sent.clear()
    k.qtbot.waitUntil(lambda: "report" in [sent["say"] for sent in k.desk.sent])
    k.desk.tell("parted", why="reported")
    assert k.view.notice.text() == REPORTED
    k.desk.sent.clear()
    k.view.game.tick()
    assert not k.desk.sent
    assert len(k.kinds("report")) == len(k.kinds("parted")) == 1


def test_someone_who_leaves_ends_the_game_calmly(play):
    k = play()
    begin(k)
    k.desk.tell("parted", why="left")
    assert k.view.notice.text() == ENDED_EARLY
    k.qtbot.mouseClick(k.view.notice_button, Qt.MouseButton.LeftButton)
    assert (k.desk.sent[-1]["say"], k.desk.sent[-1]["room"]) == ("play", "")


def in_two_windows(kiosk, tmp_path):
    """A pilot of a game of two in which both have read what they have to do."""
    folder = tmp_path / "witness"
    folder.mkdir()
    (folder / "study.toml").write_text(f'{HEAD}[[block]]\ntask = "play-witness"\ntrials = 1\n')
    k = kiosk(package=open_package(folder), pilot=True)
    k.qtbot.waitUntil(lambda: k.view.game is not None)
    k.qtbot.mouseClick(k.view.second, Qt.MouseButton.LeftButton)
    (second,) = (w for w in QApplication.topLevelWidgets() if isinstance(w, SecondWindow))
    k.qtbot.waitUntil(lambda: second.game.phase is PlayPhase.BRIEFING)
    for view in (k.view, second.view):
        k.qtbot.mouseClick(view.notice_button, Qt.MouseButton.LeftButton)
    return k, second


def test_a_pilot_is_played_in_two_windows(kiosk, tmp_path, monkeypatch):
    monkeypatch.setattr(local_table, "_OTHERS_MS", (1, 2))
    k, second = in_two_windows(kiosk, tmp_path)
    assert (k.view.game.role.name, second.game.role.name) == ("interrogator", "witness")
    write(k, "who are you?")
    k.qtbot.keyClicks(second.view.lines[0].line, "your neighbor")
    k.qtbot.keyClick(second.view.lines[0].line, ENTER)
    texts = ["who are you?", "your neighbor"]
    assert [one.text for one in k.view.game.messages(0).said] == texts
    assert [one.text for one in second.game.messages(0).said] == texts
    second.close()
    assert k.view.notice.text() == ENDED_EARLY
    (path,) = (tmp_path / "data" / "pilot" / "rooms").iterdir()
    kinds = [line["kind"] for line in read_journal(path).lines]
    assert kinds == ["opened", "said", "said", "ended"]


def pilot_of_a_game(kiosk, tmp_path, monkeypatch, game):
    """A pilot without a desk, in a game whose others decide at once."""
    monkeypatch.setattr(local_table, "_OTHERS_MS", (1, 2))
    monkeypatch.setattr(local_table, "_WAIT_MS", 1)
    folder = tmp_path / "study"
    folder.mkdir()
    (folder / "study.toml").write_text(f'{HEAD}[[block]]\ntask = "play-{game}"\ntrials = 1\n')
    k = kiosk(package=open_package(folder), pilot=True)
    k.qtbot.waitUntil(lambda: k.view.game is not None and k.view.game.room is not None)
    return k


@pytest.mark.parametrize("game", ["witness", "three_party"])
def test_a_pilot_alone_is_analyzed_as_games_at_a_desk_are(kiosk, tmp_path, monkeypatch, game):
    k = pilot_of_a_game(kiosk, tmp_path, monkeypatch, game)
    k.qtbot.mouseClick(k.view.notice_button, Qt.MouseButton.LeftButton)
    write(k, "who are you?")
    k.qtbot.mouseClick(k.view.ready, Qt.MouseButton.LeftButton)
    k.qtbot.waitUntil(lambda: k.window.trial.bar is not None)
    bar = k.window.trial.bar
    k.qtbot.keyClick(k.window, "j")
    k.qtbot.keyClick(k.window, Qt.Key.Key_Right)
    k.qtbot.mouseClick(bar.continue_button, Qt.MouseButton.LeftButton)
    k.qtbot.waitUntil(lambda: k.window.page is not None)
    table = FolderTable(tmp_path / "data", pilots=True)
    table.refresh()
    assert table.problems == ()
    rows = table.table().responses
    (verdict,) = rows[rows["role"] == "verdict"].to_dict("records")
    assert verdict["truth"] in {"witness": ["machine"], "three_party": ["1", "2"]}[game]
    assert list(rows[rows["question"] == "messages"]["choice"]) == ["who are you?"]


def texts_of(k):
    return [one.text for one in k.view.game.messages(0).said]


def test_a_space_of_a_message_presses_no_notice_and_enter_does_after_a_while(play, monkeypatch):
    k = play()
    begin(k)
    line = k.view.lines[0].line
    k.qtbot.keyClicks(line, "tell me about")
    k.desk.tell("parted", why="left")
    k.qtbot.keyClicks(QApplication.focusWidget() or k.window, " your")
    k.qtbot.keyClick(QApplication.focusWidget() or k.window, ENTER)
    assert k.view.game.phase is PlayPhase.PARTED
    monkeypatch.setattr(game_view, "_STILL_WRITING_S", 0.0)
    k.qtbot.keyClick(QApplication.focusWidget() or k.window, ENTER)
    assert k.view.game.phase is PlayPhase.WAITING


def test_what_is_being_written_when_the_time_is_over_decides_nothing(play, monkeypatch):
    k = play()
    begin(k, left_s=1.5)
    k.qtbot.keyClicks(k.view.lines[0].line, "half o")
    k.qtbot.waitUntil(lambda: k.window.trial.bar is not None)
    bar = k.window.trial.bar
    k.qtbot.keyClicks(QApplication.focusWidget(), "f j")
    assert not any(one.isChecked() for one in bar.fields[0].buttons)
    monkeypatch.setattr(game_view, "_STILL_WRITING_S", 0.0)
    k.qtbot.keyClicks(QApplication.focusWidget(), "f")
    assert any(one.isChecked() for one in bar.fields[0].buttons)


def test_what_was_being_written_to_one_partner_is_never_sent_to_the_next(play):
    k = play()
    begin(k)
    k.qtbot.keyClicks(k.view.lines[0].line, "as I said, Anna")
    k.desk.tell("parted", why="left")
    k.qtbot.mouseClick(k.view.notice_button, Qt.MouseButton.LeftButton)
    begin(k, room="r2")
    assert k.view.lines[0].line.toPlainText() == ""


@pytest.mark.parametrize("why", ["left", "reported", "stopped"])
def test_only_who_is_left_alone_reads_that_someone_left(play, why):
    k = play()
    begin(k)
    k.desk.tell("parted", why=why)
    assert ("Someone had to leave" in k.view.notice_about.text()) == (why == "left")
    assert "Your messages are saved." in k.view.notice_about.text()


def test_who_waits_for_long_is_told_whom_to_tell(play, monkeypatch):
    k = play()
    assert "experimenter" not in k.view.notice_about.text()
    monkeypatch.setattr(played_game, "_LONG_S", 0.0)
    k.qtbot.waitUntil(lambda: "experimenter" in k.view.notice_about.text())


def test_the_second_window_stays_until_its_last_page_was_read(kiosk, tmp_path):
    k, second = in_two_windows(kiosk, tmp_path)
    write(k, "who are you?")
    k.qtbot.keyClicks(second.view.lines[0].line, "your neighbor")
    k.qtbot.keyClick(second.view.lines[0].line, ENTER)
    k.qtbot.mouseClick(k.view.ready, Qt.MouseButton.LeftButton)
    k.qtbot.waitUntil(lambda: k.window.trial.bar is not None)
    k.qtbot.keyClick(k.window, "f")
    k.qtbot.keyClick(k.window, Qt.Key.Key_Right)
    k.qtbot.mouseClick(k.window.trial.bar.continue_button, Qt.MouseButton.LeftButton)
    k.qtbot.waitUntil(lambda: k.window.page is not None)
    k.qtbot.keyClick(k.window, ENTER)
    del second
    gc.collect()  # nothing but the kiosk keeps the window
    (second,) = (w for w in QApplication.topLevelWidgets() if isinstance(w, SecondWindow))
    assert second.isVisible()
    assert second.view.notice.text() == OVER
    (path,) = (tmp_path / "data" / "pilot" / "rooms").iterdir()
    times = [line["t_ms"] for line in read_journal(path).lines]
    assert times == sorted(times)
    assert times[-1] > 0
    with k.qtbot.waitSignal(second.destroyed):
        k.qtbot.mouseClick(second.view.notice_button, Qt.MouseButton.LeftButton)


def test_a_report_ends_a_pilot_for_both_windows(kiosk, tmp_path):
    k, second = in_two_windows(kiosk, tmp_path)
    k.qtbot.mouseClick(second.view.report, Qt.MouseButton.LeftButton)
    k.qtbot.keyClicks(second.view.report_text, "rude")
    k.qtbot.mouseClick(second.view.notice_button, Qt.MouseButton.LeftButton)
    assert second.view.notice.text() == REPORTED
    assert second.view.notice_button.text() == "Continue"
    assert k.view.notice.text() == ENDED_EARLY
    (path,) = (tmp_path / "data" / "pilot" / "rooms").iterdir()
    kinds = [line["kind"] for line in read_journal(path).lines]
    assert kinds == ["opened", "report", "ended"]
    second.close()


COLORS = ["red", "yellow", "blue"]


def meet_colors(k, seat=1):
    """A Turing Game begins, in which the participant is Yellow."""
    drawn = {"condition": "", "exchanges": 0, "topic": "", "colors": COLORS, "language": "en"}
    about = {"room": "r1", "seat": seat, "left_s": -1.0, "own": 0, "decided": False}
    k.desk.hear({"say": "met", **about, "drawn": drawn})
    assert k.view.notice.text() == "You are Yellow."
    k.qtbot.mouseClick(k.view.notice_button, Qt.MouseButton.LeftButton)
    k.qtbot.waitUntil(lambda: k.view.game.phase is PlayPhase.TALKING)


def click(k, button):
    k.qtbot.waitUntil(button.isVisible)
    k.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_player_accuses_once_goes_on_and_learns_how_it_ended(play):
    k = play("game")
    meet_colors(k)
    assert not any(one.isEnabled() for one in k.view.accusing.buttons.values())
    k.desk.tell("turn", number=0, text="hi all", threads=[0], own=False, seat=2)
    k.desk.tell("turn", number=1, text="hello", threads=[0], own=False, seat=0)
    assert [one.text() for one in k.view.accusing.buttons.values()] == [
        "Accuse Red",
        "Accuse Blue",
    ]
    click(k, k.view.accusing.buttons[2])
    assert k.view.notice.text() == "Is Blue the machine?"
    click(k, k.view.cancel)
    assert not [one for one in k.desk.sent if one["say"] == "verdict"]
    click(k, k.view.accusing.buttons[2])
    click(k, k.view.notice_button)
    (verdict,) = (one for one in k.desk.sent if one["say"] == "verdict")
    assert verdict["answers"] == {"machine_side": "2"}
    assert [line["seat"] for line in k.kinds("accused")] == [2]
    assert not any(one.isEnabled() for one in k.view.accusing.buttons.values())
    write(k, "still here")
    assert k.desk.said == ["still here"]
    seats = [{"seat": 0, "machine": False}, {"seat": 2, "machine": True}]
    k.desk.tell("reveal", seats=seats, outcome="won")
    assert k.view.notice.text() == "You both won"
    assert "Blue was the machine." in k.view.notice_about.text()
    k.qtbot.waitUntil(lambda: k.window.trial.bar is not None)
    bar = k.window.trial.bar
    assert [one.question.id for one in bar.fields] == ["comment"]
    k.qtbot.keyClicks(bar.fields[0].findChild(AnswerEditor), "good game")
    click(k, bar.continue_button)
    rows = {line["question"]: line["choice"] for line in k.kinds("response")}
    own = {"room": "r1", "role": "player_2", "messages": "still here"}
    assert rows == {**own, "machine_side": "2", "ending": "accused", "comment": "good game"}
    assert len([one for one in k.desk.sent if one["say"] == "verdict"]) == 1


def test_who_gives_up_is_asked_first_and_nothing_is_accused(play):
    k = play("game", "ask_comment = false")
    meet_colors(k)
    click(k, k.view.give_up)
    click(k, k.view.cancel)
    assert k.desk.sent[-1]["say"] != "surrender"
    click(k, k.view.give_up)
    click(k, k.view.notice_button)
    assert k.desk.sent[-1] == {"say": "surrender", "room": "r1"}
    k.desk.tell("parted", why="surrendered")
    assert k.view.notice.text() == "Someone gave up"
    click(k, k.view.notice_button)
    rows = {line["question"]: line["choice"] for line in k.kinds("response")}
    assert rows == {"room": "r1", "role": "player_2", "ending": "surrendered"}


def test_messages_that_cross_are_in_the_order_of_the_desk(play):
    k = play("game")
    meet_colors(k)
    write(k, "first of mine")
    write(k, "second of mine")
    k.desk.tell("turn", number=0, text="theirs", threads=[0], own=False, seat=0)
    k.desk.tell("turn", number=1, text="first of mine", threads=[0], own=True, seat=1)
    k.desk.tell("turn", number=2, text="theirs again", threads=[0], own=False, seat=2)
    k.desk.tell("turn", number=3, text="second of mine", threads=[0], own=True, seat=1)
    k.desk.tell("turn", number=3, text="second of mine", threads=[0], own=True, seat=1)
    texts = ["theirs", "first of mine", "theirs again", "second of mine"]
    assert [one.text for one in k.view.game.room.said] == texts
    k.desk.hear({"say": "linked"})
    assert k.desk.sent[-1]["have"] == 4


def test_messages_after_a_refused_one_are_taken_back_with_it(play):
    k = play("burst")
    begin(k)
    for text in ("one", "two", "three"):
        write(k, text)
    k.desk.turn(0, "one", own=True)
    k.desk.tell("held", number=1, why="words")
    k.desk.tell("held", number=2, why="rules")
    assert [one.text for one in k.view.game.room.said] == ["one"]
    write(k, "four")
    assert k.desk.sent[-1]["number"] == 1


@pytest.mark.parametrize("way", ["accuse", "surrender"])
def test_a_pilot_of_the_turing_game_is_analyzed_as_games_at_a_desk_are(
    kiosk, tmp_path, monkeypatch, way
):
    k = pilot_of_a_game(kiosk, tmp_path, monkeypatch, "game")
    click(k, k.view.notice_button)
    write(k, "who are you?")
    k.qtbot.waitUntil(lambda: len(k.view.game.room.said) == 3)
    chosen = k.view.give_up if way == "surrender" else next(iter(k.view.accusing.buttons.values()))
    click(k, chosen)
    click(k, k.view.notice_button)
    k.qtbot.waitUntil(lambda: k.view.game.phase is PlayPhase.OVER)
    k.qtbot.waitUntil(lambda: k.window.trial.bar is not None)
    click(k, k.window.trial.bar.continue_button)
    k.qtbot.waitUntil(lambda: k.window.page is not None)
    table = FolderTable(tmp_path / "data", pilots=True)
    table.refresh()
    assert table.problems == ()
    rows = table.table().responses
    verdicts = rows[rows["role"] == "verdict"].to_dict("records")
    assert [one["truth"] in ("1", "2") for one in verdicts] == [True] * (way == "accuse")
    (ending,) = rows[rows["question"] == "ending"]["choice"]
    assert ending == {"accuse": "accused", "surrender": "surrendered"}[way]
    (path,) = (tmp_path / "data" / "pilot" / "rooms").iterdir()
    lines = read_journal(path).lines
    assert sum(line["kind"] == "verdict" for line in lines) == 2 * (way == "accuse")
    assert lines[-1]["why"] == {"accuse": "complete", "surrender": "surrendered"}[way]
