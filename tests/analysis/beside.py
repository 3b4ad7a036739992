"""Tables in which people and machine judges judged the same answers."""

import pandas as pd

from turingdesk.analysis._sample import with_further
from turingdesk.table.machine_scores import MachineScores
from turingdesk.table.table import Table, frame


def verdict(who, stimulus, truth, choice, **told):
    """One verdict: `who` is a participant's code, svm/1 that of a machine's first session."""
    judge, _, _ = who.partition("/")
    judge = "human" if judge == who else f"judge:{judge}"
    about = {"kind": "response", "session": who, "participant": who, "judge": judge, "study": "x"}
    about |= {"role": "verdict", "question": "origin", "task": "captions", "stimulus": stimulus}
    about |= {"truth": truth, "origin": truth, "choice": choice, "correct": truth == choice}
    return about | {"agent": "git" if truth == "machine" else "p1"} | told


def steps(said):
    """The same lines, each at the next step of its session."""
    seen = {}
    for line in said:
        number = seen[line["session"]] = seen.get(line["session"], -1) + 1
        yield {"step": number} | line


def analysed(said, machines=False, texts=None):
    """What analyses get: people's rows with machines' beside them, or the other way round.

    Args:
        said: Verdicts; what one of them has as `scores` (of its subject) and `messages` was
            written before it.
        machines: Whether the table is of machine judges.
        texts: By stimulus, the words.
    """
    gathered, lines = MachineScores(), []
    for line in steps(said):
        told = {name: line.pop(name) for name in ("scores", "messages") if name in line}
        lines.append(line)
        if told:
            subject, about = (
                line.get("subject", ""),
                {name: line[name] for name in ("session", "step")},
            )
            gathered.add(
                {
                    "kind": "scored",
                    **about,
                    "fold": 1,
                    "scores": {subject: told["scores"]},
                    "messages": {subject: told.get("messages", [])},
                }
            )
    whole = frame(lines)
    sessions = whole[["session", "study", "judge"]].drop_duplicates().astype("str")
    words = [
        {
            "role": "text",
            "study": "x",
            "task": "captions",
            "stimulus": one,
            "subject": "",
            "choice": text,
        }
        for one, text in (texts or {}).items()
    ]
    table = Table(whole, sessions, (), scores=gathered.rows(whole))
    table = Table(
        whole, sessions, (), scores=table.scores, texts=pd.DataFrame(words) if words else None
    )
    of_machines = whole["judge"].astype("str").str.startswith("judge:")
    return with_further(whole[of_machines == machines], table)
