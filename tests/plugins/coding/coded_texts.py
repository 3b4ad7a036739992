"""Answers in words to code: a small table with verdicts and reasons."""

from turingdesk.journal.journal import Entry, Journal
from turingdesk.journal.session_name import SessionName
from turingdesk.table.table import frame

ANSWERS = (  # session, step, truth, verdict, reason
    ("s1", 1, "machine", "machine", "too formal"),
    ("s1", 2, "human", "human", "funny"),
    ("s1", 3, "machine", "human", "typos"),
    ("s2", 1, "human", "machine", "boring"),
    ("s2", 2, "machine", "machine", "just a feeling"),
    ("s2", 3, "human", "human", "a joke"),
)


def lines(answers=ANSWERS, question="reason"):
    """Journal lines: a verdict on origin, and why."""
    for session, step, truth, verdict, reason in answers:
        shared = {"kind": "response", "session": session, "step": step, "task": "words"}
        shared |= {"study": "small", "origin": truth, "agent": "m" if truth == "machine" else "p"}
        told = {"role": "verdict", "question": "origin", "choices": "human|machine"}
        yield shared | told | {"choice": verdict, "truth": truth, "correct": truth == verdict}
        yield shared | {"role": "extra", "question": question, "choice": reason}


def table(answers=ANSWERS, question="reason", **members):
    """The table of responses."""
    return frame([line | members for line in lines(answers, question)])


NAMES = {"s1": SessionName("P-1", 1, "small"), "s2": SessionName("P-2", 1, "small")}
_AT = "2026-11-20T10:00:00.000Z"


def write_sessions(data):
    """The same as journals: two sessions with a verdict and a reason in each of three trials."""
    data.mkdir(exist_ok=True)
    for session, name in NAMES.items():
        journal = Journal.create(data / name.file)
        about = {"session": str(name), "participant": name.participant, "study": "small"}
        opened = {**about, "study_title": "Small", "number": 1, "judge": "human"}
        journal.append(Entry("opened", _AT, 0.0, opened))
        for line in lines():
            if line["session"] == session:
                told = {k: v for k, v in line.items() if k != "kind"}
                journal.append(Entry("response", _AT, 1.0, {**told, **about}))
        journal.append(Entry("closed", _AT, 2.0, {"reason": "complete"}))
        journal.close()
