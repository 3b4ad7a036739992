"""Large folders of journals, written fast: every line sealed as the program seals it."""

from random import Random

from turingdesk.core import quality
from turingdesk.journal.chain import sealed
from turingdesk.journal.session_name import SessionName

AGENTS = ("git", "ofa", "blip", "clipcap", "microsoft_api")
VERDICTS, SESSIONS = 72_191, 1_916  # as many as paper 1 collected, and about its judges
#: One of each sort: single answers, rows of trials, habits, and whole participants.
RULES = (
    quality.TooFast(id="fast", min_s=3.0),
    quality.ControlFailed(id="control"),
    quality.AfterMachines(id="machines", in_a_row=6),
    quality.Incomplete(id="whole", share=0.9),
    quality.StraightLining(id="line", share=0.8),
    quality.Duplicate(id="twice"),
)


def write_journals(folder, verdicts=VERDICTS, sessions=SESSIONS, seed=1, rules=None):
    """Sessions of captions with one verdict a trial; p(H|H) 0.67, p(M|M) 0.46.

    Without rules their first lines say nothing of any.
    """
    chance = Random(seed)
    folder.mkdir(parents=True, exist_ok=True)
    for index in range(sessions):
        share = verdicts * (index + 1) // sessions - verdicts * index // sessions
        write_session(folder, f"P-{index + 1:05}", share, chance, rules=rules)


def write_session(folder, participant, verdicts, chance, closed=True, rules=None):
    """One journal."""
    name = SessionName(participant, 1, "paper-1")
    lines, chain = [], ""
    for line in session_lines(name, verdicts, chance, closed, rules):
        data, chain = sealed(chain, line)
        lines.append(data)
    path = folder / name.file
    path.write_bytes(b"".join(lines))
    return path


def session_lines(name, verdicts, chance, closed=True, rules=None):
    """The lines of a session, before they are sealed."""
    t_ms = 0.0
    opened = {
        "session": str(name),
        "participant": name.participant,
        "number": 1,
        "study": name.study,
        "study_title": "As large as paper 1",
        "kiosk": "Booth 1",
        "judge": "human",
        "trials": verdicts,
        "machine": "elsewhere",
        "schedule": [],
    }
    if rules is not None:
        opened["rules"] = [quality.plain(rule) for rule in rules]
        opened["blocks"] = {"captions": {"trials": verdicts, "too_fast_s": 3.0}}
    yield _line(0, "opened", t_ms, opened)
    for trial in range(1, verdicts + 1):
        rt_ms = 2500 + 9000 * chance.random()
        response = _response(name, trial, rt_ms, chance)
        response |= {"onset_ms": t_ms, "answered_ms": round(t_ms + rt_ms, 3)}
        t_ms = round(t_ms + rt_ms + 100, 3)
        yield _line(trial, "response", t_ms, response)
    if closed:
        told = {"reason": "completed", "done": verdicts, "trials": verdicts}
        yield _line(verdicts + 1, "closed", t_ms, told)


def _line(seq, kind, t_ms, fields):
    minute = int(t_ms // 60_000) % 60
    at = f"2026-03-{1 + seq % 28:02}T10:{minute:02}:00.000Z"
    return {"seq": seq, "kind": kind, "at": at, "t_ms": t_ms, **fields}


def _response(name, trial, rt_ms, chance):
    is_human = trial % 2 == 0
    truth = "human" if is_human else "machine"
    says_human = chance.random() < (0.67 if is_human else 0.54)
    choice = "human" if says_human else "machine"
    image = chance.randrange(1000)
    row = {
        "session": str(name),
        "participant": name.participant,
        "study": name.study,
        "study_version": "1.0",
        "study_hash": "0123456789abcdef",
        "kiosk": "Booth 1",
        "step": trial + 3,
        "block": "captions",
        "trial": trial,
        "position": trial,
        "task": "captions",
        "stimulus": f"c{image}-{trial % 7}",
        "prompt": f"{image}.jpg",
        "composition": truth[0].upper(),
        "question": "origin",
        "role": "verdict",
        "origin": truth,
        "agent": f"p{image % 90}" if is_human else AGENTS[image % 5],
        "choice": choice,
        "truth": truth,
        "correct": choice == truth,
        "choices": "human|machine",
        "rt_ms": round(rt_ms, 3),
        "key": "f" if says_human else "j",
        "device": "keyboard",
    }
    return row | ({"too_fast": True} if rt_ms < 3000 else {})
