from tests.small_study import small_package
from turingdesk.cli.judge import in_words
from turingdesk.core.question import Answer, Role
from turingdesk.judges._verdicts import count_verdicts
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder


def judge(recorder, trials, why=""):
    """Judge the next trials, or leave them for a reason."""
    for _ in range(trials):
        recorder.shown(0.0)
        if why:
            recorder.leave(why)
            continue
        due = [q for q in recorder.session.trial.questions if q.role is Role.VERDICT]
        recorder.answer(Answer(q.key, q.choices[0].value, 0.0) for q in due)


def test_a_session_and_what_it_goes_on_with_are_counted_once(tmp_path):
    package, setup = small_package(tmp_path), SessionSetup("m-1", "lab", "judge:m")
    first = SessionRecorder.begin(package, tmp_path, setup)
    judge(first, 3)
    judge(first, 1, "empty reply")
    first.abandon()
    second = SessionRecorder.resume(package, tmp_path, setup, first.path)
    judge(second, 1, "empty reply")
    judge(second, 1, "the model refused")
    judge(second, 4)
    found = count_verdicts(tmp_path, [first.path.stem, second.path.stem])
    assert (found.sessions, found.trials) == (1, 7)
    assert found.unanswered == {"empty reply": 2, "the model refused": 1}
    assert in_words(found) == (
        "1 session with 7 trials judged, 3 without a verdict "
        "(empty reply: 2; the model refused: 1)"
    )


def test_without_anything_left_out_nothing_is_said_of_it(tmp_path):
    package = small_package(tmp_path)
    names = []
    for code in ("m-1", "m-2"):
        recorder = SessionRecorder.begin(package, tmp_path, SessionSetup(code, "lab", "judge:m"))
        judge(recorder, 10)
        names.append(recorder.path.stem)
    assert in_words(count_verdicts(tmp_path, names)) == "2 sessions with 20 trials judged"
