"""Conversations at a kiosk: what participants see, write, and what is on the disk by then."""

import json

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.gui.kiosk.conftest import HEAD
from tests.gui.kiosk.hands import ENTER
from tests.packages import without_consent
from turingdesk.core.conversation import Turn, from_lines
from turingdesk.core.errors import WriteFailed
from turingdesk.gui.kiosk.desk_link import WAIT
from turingdesk.plugins.live_games.game_words import YOURS
from turingdesk.plugins.live_games.gui.answering._talking import TalkPhase
from turingdesk.plugins.live_games.gui.answering.conversations import COMPLETE, THEIRS, TOO_LONG
from turingdesk.plugins.live_games.gui.live_steps import conversations as talks
from turingdesk.study.package import open_package

TOPICS = "id,topic\none,Books\ntwo,Music\nthree,Travel\n"


class Desk:
    """A line whose other end is the test."""

    def __init__(self):
        self.sent = []
        self.hear = None

    def open(self, hear):
        self.hear = hear

    def close(self):
        self.hear = None

    def send(self, sent):
        self.sent.append(sent)

    def meet(self, speaker="A", room="r1", topic="Books", count=0):
        self.hear({"say": "linked"})
        self.speaker = speaker
        drawn = {"exchanges": 2, "condition": "", "topic": topic}
        about = {"role": speaker, "seat": "AB".index(speaker), "drawn": drawn, "left_s": -1.0}
        arrived = {"count": count, "own": (count + (speaker == "A")) // 2, "decided": False}
        self.hear({"say": "met", "room": room, **about, **arrived})

    def turn(self, number, speaker, text, room="r1"):
        about = {"number": number, "threads": [0], "own": speaker == self.speaker, "text": text}
        self.hear({"say": "turn", "room": room, **about})

    def part(self, why, room="r1"):
        self.hear({"say": "parted", "room": room, "why": why})


@pytest.fixture
def k(kiosk, tmp_path):
    """A kiosk in a conversation of two messages by each speaker."""
    folder = tmp_path / "talks"
    folder.mkdir()
    (folder / "topics.csv").write_text(TOPICS, "utf-8")
    block = '[[block]]\ntask = "collect-conversations"\ntable = "topics.csv"\ntrials = 2\n'
    show = "[block.show]\nmessages = 2\n"
    (folder / "study.toml").write_text(without_consent(f"{HEAD}{block}{show}"), "utf-8")
    k = kiosk(package=open_package(folder), is_linked=True)
    k.desk = k.window.live.kinds["conversations"].line = Desk()
    k.qtbot.waitUntil(lambda: k.view.talk is not None)
    return k


def write(k, text):
    k.qtbot.waitUntil(k.view.line.isVisible)
    k.qtbot.keyClicks(k.view.line, text)
    k.qtbot.keyClick(k.view.line, ENTER)


def said(k):
    return [(line["speaker"], line["text"], line["own"]) for line in k.kinds("said")]


def test_a_conversation_is_saved_message_by_message_and_then_as_the_answer(k):
    assert k.view.notice.text() == WAIT
    k.desk.meet()
    (asked,) = k.desk.sent
    assert asked["topics"][0] == k.step.content.topic
    assert sorted(asked["topics"]) == sorted({k.step.content.topic, *asked["topics"]})
    assert k.view.topic.text() == "Books"
    assert k.view.advice.text() == "A conversation usually takes 8 to 10 minutes."
    assert k.view.state.text() == YOURS
    write(k, "teh  first line: so it stays ")
    assert said(k) == [("A", "teh  first line: so it stays", True)]
    assert k.desk.sent[-1]["text"] == "teh  first line: so it stays"
    assert k.view.state.text() == THEIRS
    assert not k.view.send.isEnabled()
    k.desk.turn(0, "A", "teh  first line: so it stays")  # the desk has it
    k.desk.turn(1, "B", "Which book?")
    assert said(k)[1] == ("B", "Which book?", False)
    write(k, "this one")
    assert k.view.count.text() == "Your messages: 2 of 2"
    k.desk.turn(3, "B", "I see")
    k.desk.part("complete")
    assert k.view.state.text() == COMPLETE
    assert not k.view.line.isVisible()
    k.qtbot.keyClick(k.view.done, Qt.Key.Key_Space)
    given = {line["question"]: line["choice"] for line in k.responses}
    assert from_lines(given["turns"])[3] == Turn("B", "I see")
    assert (given["topic"], given["speaker"], given["conversation"]) == ("Books", "A", "r1")
    (typing,) = k.kinds("typing")
    assert len(typing["keys_ms"]) == len("teh  first line: so it stays ") + len("this one")


def test_a_message_can_be_written_but_not_sent_while_the_partner_writes(k):
    k.desk.meet(speaker="B")
    write(k, "too early")
    assert said(k) == []
    k.desk.turn(0, "A", "hello")
    assert k.view.line.toPlainText() == "too early"
    k.qtbot.keyClick(k.view.line, ENTER)
    assert said(k)[1] == ("B", "too early", True)
    assert k.view.line.toPlainText() == ""


def test_a_message_that_is_too_long_is_said_to_be(k):
    k.desk.meet()
    k.view.line.setPlainText("x" * 1001)
    assert k.view.state.text() == TOO_LONG
    k.qtbot.keyClick(k.view.line, ENTER)
    assert said(k) == []


def test_a_held_key_sends_nothing(k):
    k.desk.meet()
    k.qtbot.keyClicks(k.view.line, "once")
    modifiers = Qt.KeyboardModifier.NoModifier
    held = QKeyEvent(QEvent.Type.KeyPress, ENTER, modifiers, "\r", autorep=True)
    QApplication.sendEvent(k.view.line, held)
    assert said(k) == []


def test_a_topic_that_someone_is_not_comfortable_with_is_not_suggested_again(k):
    k.desk.meet(topic="Travel")
    write(k, "hm")
    k.click(k.view.uncomfortable)
    quits, talk = k.desk.sent[-2:]
    assert (quits["say"], quits["why"]) == ("leave", "topic")
    assert "Travel" not in talk["topics"]
    assert talk["room"] == ""
    assert k.view.notice.text() == "Waiting for a partner"
    assert said(k) == [("A", "hm", True)], "what was said stays"
    k.desk.part("topic")  # the desk's word on the room that was left
    assert k.view.talk.phase is TalkPhase.WAITING
    k.desk.meet(room="r2", topic="Music")
    assert k.view.topic.text() == "Music"
    assert [line["topic"] for line in k.kinds("met")] == ["Travel", "Music"]


def test_a_partner_who_leaves_is_told_of_calmly_and_another_one_can_come(k):
    k.desk.meet()
    write(k, "hello?")
    k.desk.hear({"say": "partner", "room": "r1", "thread": 0, "here": False})
    assert "connection was interrupted" in k.view.state.text()
    k.desk.part("left")
    assert k.view.notice.text() == "This conversation has ended early"
    assert "nothing to do with what you wrote" in k.view.notice_about.text()
    assert said(k) == [("A", "hello?", True)]
    k.click(k.view.notice_button)
    assert k.desk.sent[-1]["say"] == "play"
    k.desk.meet(room="r2")
    assert k.view.talk.turns == []


def test_the_partner_of_a_session_that_the_desk_ends_is_told(k):
    k.desk.meet()
    write(k, "hello")
    k.recorder.close("ended by experimenter")
    k.window.end()
    assert (k.desk.sent[-1]["say"], k.desk.sent[-1]["why"]) == ("leave", "left")
    assert k.desk.hear is None


def test_after_a_lost_connection_both_sides_get_what_they_miss(k):
    k.desk.meet()
    write(k, "did this arrive?")
    k.desk.hear({"say": "cut"})
    assert k.view.notice.text() == WAIT
    k.desk.meet(count=0)
    back, again = k.desk.sent[-2:]
    assert (back["room"], back["have"]) == ("r1", 1)
    assert (again["say"], again["number"], again["text"]) == ("said", 0, "did this arrive?")
    k.desk.turn(0, "A", "did this arrive?")
    k.desk.turn(1, "B", "yes")
    k.desk.turn(1, "B", "yes")
    assert said(k) == [("A", "did this arrive?", True), ("B", "yes", False)]


def test_a_message_that_the_disk_refuses_is_neither_shown_nor_sent(k, monkeypatch):
    k.desk.meet()
    record = k.recorder.record

    def full(kind, **fields):
        if kind == "said":
            raise WriteFailed("the disk is full")
        record(kind, **fields)

    with monkeypatch.context() as patch:
        patch.setattr(k.recorder, "record", full)
        k.qtbot.keyClicks(k.view.line, "hello")
        k.qtbot.keyClick(k.view.line, ENTER)
        assert k.window.call.isVisible()
        assert [one["say"] for one in k.desk.sent] == ["play"]
    k.window.uncover_step(k.window.call, was_seen=False)
    k.qtbot.waitUntil(lambda: k.view.talk is not None)
    assert k.view.line.toPlainText() == "hello", "what was written isn't lost"
    k.qtbot.keyClick(k.view.line, ENTER)
    assert said(k) == [("A", "hello", True)]


def test_nothing_that_a_kiosk_writes_or_sends_says_who_the_partner_is(k):
    k.desk.meet()
    write(k, "are you a person?")
    k.desk.turn(1, "B", "why?")
    written = k.recorder.path.read_text("utf-8") + json.dumps(k.desk.sent)
    told = written.replace('"judge":"human"', "").replace('"machine":', "")
    assert "human" not in told.replace("people", "")
    assert "agent" not in told


def test_a_pilot_on_one_computer_has_a_partner(kiosk, k, monkeypatch):
    monkeypatch.setattr(talks, "_PARTNER_MS", (0, 1))
    pilot = kiosk(package=k.package, data=k.recorder.path.parent / "pilot", pilot=True)
    for _ in range(2):
        pilot.qtbot.waitUntil(lambda: bool(pilot.view.talk) and pilot.view.talk.is_my_turn)
        write(pilot, "hello")
    pilot.qtbot.waitUntil(pilot.view.done.isVisible)
    pilot.click(pilot.view.done)
    assert len(pilot.responses) == 4
