"""Answers in words to code: a small table with verdicts and reasons."""

from turingdesk.store.table import frame

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
