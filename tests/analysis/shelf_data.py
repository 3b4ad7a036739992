"""A folder of data that every analysis of the shelf finds something in, whole or spoilt."""

from dataclasses import replace

import pandas as pd

from tests.analysis.judging import OTHER, lines
from tests.plugin_parts import parts
from turingdesk.journal.journal import Entry, Journal
from turingdesk.journal.session_name import SessionName
from turingdesk.table.answer_texts import COLUMNS
from turingdesk.table.table import load

AT = "2026-03-01T10:00:00.000Z"
SAID = {
    "wave": ("A man rides a big wave", "a surfer on a wave", "a man riding a wave", "Wow!"),
    "dog": ("Dogs play.", "two dogs run in a park", "a dog in the park", "A very good dog."),
    "bus": ("a red bus", "The bus stops here", "a red bus on the road", "It is a bus."),
}
MADE_BY = (("human", "p1"), ("human", "p2"), ("machine", "git"), ("machine", "ofa"))


def shelf_lines(judges=8):
    """Responses of all kinds: forms, captions with controls, talks, pairs, games, reasons."""
    for line in lines(judges=judges, each=12, able=0.5):
        yield line
        if line["role"] == "verdict":
            shared = {name: line[name] for name in line if name not in ("correct", "truth")}
            yield shared | {"role": "extra", "question": "reason", "choice": "too formal"}
            seen = line["stimulus"].endswith(("1", "2", "3"))
            told = {"question": "content", "choice": "a dog", "truth": "a dog" if seen else "cat"}
            yield shared | told | {"role": "control", "correct": seen}
    for judge in range(judges):
        yield from _talks(judge)
        yield from _pairs(judge)
        yield from _games(judge)
    yield from _machines()


def _own(judge):
    name = f"P-{judge:03}"
    own = {"kind": "response", "session": f"sub-{name}_ses-1_study-x", "participant": name}
    return own | {"study": "x", "role": "verdict", "at": AT}


def _talks(judge):
    for number, composition in enumerate(("HH", "HM", "MH", "MM")):
        for place, letter in enumerate(composition):
            truth = {"H": "human", "M": "machine"}[letter]
            choice = truth if (judge + number + place) % 3 else OTHER[truth]
            told = {"task": "conversations", "block": "talks", "question": "origin"}
            told |= {
                "stimulus": f"t{number}",
                "length": 3 * (1 + number % 2),
                "trial": 20 + number,
            }
            told |= {"composition": composition, "subject": "AB"[place], "step": 40 + number}
            told |= {"origin": truth, "agent": "m" if letter == "M" else "p", "truth": truth}
            told |= {"domain": ("sports", "art")[number % 2]}
            yield _own(judge) | told | {"choice": choice, "correct": truth == choice}


def _pairs(judge):
    for number in range(3):
        side, choice = "12"[(judge + number) % 2], "12"[number % 2]
        told = {"task": "pairs", "block": "burst", "question": "machine_side", "agent": "m"}
        told |= {"stimulus": f"pair-{number}", "prompt": "art", "length": 3, "step": 50 + number}
        told |= {"left_id": "t0", "right_id": "t3", "truth": side, "trial": 30 + number}
        yield _own(judge) | told | {"choice": choice, "correct": side == choice}


def _games(judge):
    for number in range(2):
        told = {"task": "game", "block": "game", "question": "machine_player", "agent": "bot"}
        told |= {"stimulus": f"g{judge // 2}-{number}", "step": 60 + number, "length": 9 + judge}
        told |= {
            "truth": "b",
            "choice": "b" if (judge + number) % 4 else "a",
            "trial": 40 + number,
        }
        yield (
            _own(judge)
            | told
            | {
                "correct": told["truth"] == told["choice"],
                "rt_ms": 60_000.0 + 9000 * judge,
            }
        )


def _machines():
    """Two sessions of a machine judge, which judges some captions and each message of talks."""
    talks = [line for line in _talks(0) if line["question"] == "origin"]
    captions = {line["stimulus"]: line for line in lines(judges=8, each=12) if "stimulus" in line}
    captions = [line for line in captions.values() if line["role"] == "verdict"]
    for seed in (1, 2):
        own = {"participant": f"svm-{seed}", "session": f"sub-svm-{seed}_ses-1_study-x"}
        for step, line in enumerate([*captions, *talks]):
            score = 0.9 - (7 * step + seed) % 18 / 10
            choice = "human" if score > 0 else "machine"
            told = {"step": step, "choice": choice, "correct": choice == line["truth"]}
            scores = {"": score} if line["task"] == "captions" else {line["subject"]: score}
            messages = {one: [score, score + step % 3 - 1] for one in scores if one}
            scored = {"scores": scores, "messages": messages, "fold": step % 5}
            yield line | own | told | {"at": AT, "judge": "judge:svm", "scored": scored}


def _judged(told, change):
    return [line | change(line) if "truth" in line else line for line in told]


def _wrong(line):
    other = OTHER | {"1": "2", "2": "1"}
    return {"choice": other.get(line["truth"], "else"), "correct": False}


def _said_human(line):
    choice = "human" if line["truth"] in OTHER else "1"
    return {"choice": choice, "correct": line["truth"] == choice}


def _is_further(line):
    """Whether a line is about another stimulus than the one kept of its task and class."""
    kept = {"captions-0", "captions-1", "t0", "t3", "pair-0"}
    return line.get("task") in ("captions", "conversations", "pairs") and (
        line.get("stimulus", "captions-0") not in kept
    )


def _unknown(line):
    """What nobody knows of who made what was judged; confidence stays."""
    return {"truth": None, "origin": "", "correct": None} if "truth" in line else {}


def _excluded(line):
    return {"excluded": "too fast"} if line["role"] == "verdict" else {}


def _once(told, agent):
    first = next(line for line in told if line.get("agent") == agent)
    return [line for line in told if line.get("agent") != agent or line is first]


def _form(line, question="gender"):
    return line["role"] == "form" and line["question"] == question


#: What is wrong with the lines of a folder, by its name in the list of bad input.
SPOILT = {
    "whole": list,
    "no verdicts": lambda told: [line for line in told if line["role"] == "form"],
    "one judge": lambda told: [line for line in told if line["participant"] == "P-000"],
    "one verdict": lambda told: [next(line for line in told if line["role"] == "verdict")],
    "humans only": lambda told: [line for line in told if line.get("truth") != "machine"],
    "machines only": lambda told: [line for line in told if line.get("truth") != "human"],
    "all right": lambda told: _judged(told, lambda one: {"choice": one["truth"], "correct": True}),
    "all wrong": lambda told: _judged(told, _wrong),
    "all say human": lambda told: _judged(told, _said_human),
    "one stimulus of each class": lambda told: [line for line in told if not _is_further(line)],
    "truth unknown": lambda told: [line | _unknown(line) for line in told],
    "no times": lambda told: [line | {"at": ""} for line in told],
    "nothing counts": lambda told: [line | _excluded(line) for line in told],
    "an agent seen once": lambda told: _once(told, "git"),
    "a group of one": lambda told: [
        line | ({"choice": "other"} if _form(line) and line["participant"] == "P-003" else {})
        for line in told
    ],
    "groups of one": lambda told: [
        line | ({"choice": line["participant"]} if _form(line) else {}) for line in told
    ],
    "no demographics": lambda told: [line for line in told if line["role"] != "form"],
    "few demographics": lambda told: [
        line for line in told if line["role"] != "form" or line["participant"] < "P-002"
    ],
    "controls unanswered": lambda told: [line for line in told if line["role"] != "control"],
    "controls without truth": lambda told: [
        line | ({"truth": None, "correct": None} if line["role"] == "control" else {})
        for line in told
    ],
}


_NOT_SAID = ("kind", "at", "scored")


def written(folder, told, texts=None):
    """The table of lines that went through journals, with codings and the words of answers."""
    folder.mkdir(exist_ok=True)
    for session in dict.fromkeys(line["session"] for line in told):
        own = [line for line in told if line["session"] == session]
        name = SessionName(own[0]["participant"], 1, own[0]["study"])
        journal = Journal.create(folder / name.file)
        opened = {"session": str(name), "participant": name.participant, "study": name.study}
        judge = own[0].get("judge", "human")
        opened |= {"study_title": "All", "number": 1, "judge": judge, "system": "Linux"}
        entries = [Entry("opened", AT, 0.0, opened)]
        for line in own:
            fields = {key: value for key, value in line.items() if key not in _NOT_SAID}
            if "scored" in line:
                scored = {"step": line["step"], **line["scored"]}
                entries.append(Entry("scored", line["at"], 1.0, scored))
            entries.append(Entry("response", line["at"], 1.0, fields))
        entries.append(Entry("closed", AT, 2.0, {"reason": "completed"}))
        journal.append(*entries, durable=False)
        journal.close()
    for plugin in parts("shelf_data"):
        plugin.add(folder, told)
    answers = texts or [
        ("text", "x", "captions", "", f"{prompt}{n}", prompt, "", *made_by, text, "en", "")
        for prompt, given in SAID.items()
        for n, (made_by, text) in enumerate(zip(MADE_BY, given, strict=True))
    ]
    return replace(load(folder), texts=pd.DataFrame(answers, columns=list(COLUMNS), dtype="str"))
