"""What a day at the desk leaves in the record without anybody's doing."""

from tests.gui.desk.people.conftest import ADA, written
from turingdesk.gui.desk.people.at_desk import NOBODY
from turingdesk.journal.audit import read_record
from turingdesk.people import withdrawal
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder


def test_what_a_crash_left_of_a_withdrawal_is_finished_and_told(
    qtbot, people, open_desk, sit, data, monkeypatch
):
    sit("P-1")

    def cut(*_, **__):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("turingdesk.people.withdrawal.Path.unlink", cut)
        try:
            withdrawal.withdraw(data, "P-1", "Asked by e-mail", ADA)
        except KeyboardInterrupt:
            pass
        else:
            raise AssertionError("the withdrawal was not cut off")
    assert list(data.glob("sub-P-1_*"))
    desk = open_desk()
    (entry,) = written(qtbot, data, "finished a withdrawal")
    assert (entry.who, entry.told["code"]) == (NOBODY, "P-1")
    assert not list(data.glob("sub-P-1_*"))
    assert "is finished now" in desk.notice.text.text()


def test_a_session_whose_journal_is_gone_ended_all_the_same(qtbot, ada, package, data):
    recorder = SessionRecorder.begin(package, data, SessionSetup("P-1", "Booth 1", pilot=True))
    kiosk = ada.state.run.seat(recorder, None, pilot=True)
    qtbot.waitUntil(kiosk.isVisible)
    recorder.path.unlink()
    kiosk.leave()
    (entry,) = written(qtbot, data, "ended a session")
    assert entry.told == {"session": "sub-P-1_ses-1_study-small", "answers": "unknown"}
    assert "could not be read back" in ada.notice.text.text()


def test_the_record_of_a_day_is_in_order_and_whole(qtbot, ada, data):
    for n in range(20):
        ada.state.audit("did something", n=n)
    ada.close()
    written(qtbot, data, "closed the desk")
    record = read_record(data)
    assert record.problems == ()
    assert [e.told["n"] for e in record.entries if e.what == "did something"] == list(range(20))
    assert record.entries[-1].what == "closed the desk"
    assert all(entry.desk == "Booth 1" for entry in record.entries)
