"""Tables of made-up verdicts, with judges of whom everything is known."""

from functools import cache

import numpy as np

from turingdesk.table.table import frame

OTHER = {"human": "machine", "machine": "human"}


def lines(judges=24, each=10, seed=1, able=0.4, spread=0.5, task="captions"):
    """Judges who answer a form, and whose verdicts have a confidence."""
    draw, number = np.random.default_rng(seed), 1 if task == "captions" else 2
    for judge in range(judges):
        name = f"P-{judge:03}"
        own = {
            "kind": "response",
            "session": f"sub-{name}_ses-{number}_study-x",
            "participant": name,
        }
        own |= {"study": "x", "at": f"2026-03-01T{judge // 60:02}:{judge % 60:02}:00.000Z"}
        for question, choice in (
            ("gender", ("female", "male")[judge % 2]),
            ("age", str(20 + judge)),
            ("remarks", f"None, thanks ({judge})"),
        ):
            form = {"role": "form", "question": question, "choice": choice, "block": "before"}
            yield own | form | {"step": 1}
        skill = able + draw.normal(0, spread)
        for trial, stimulus in enumerate(draw.permutation(40)[:each]):
            truth = ("human", "machine")[stimulus % 2]
            agent = f"h{stimulus}" if truth == "human" else ("git", "ofa")[stimulus // 2 % 2]
            right = bool(draw.random() < 1 / (1 + np.exp(-skill)))
            shown = own | {"step": trial + 2, "trial": trial + 1, "task": task, "block": task}
            shown |= {"stimulus": f"{task}-{stimulus}"}
            yield shown | {
                "role": "verdict",
                "question": "origin",
                "truth": truth,
                "origin": truth,
                "agent": agent,
                "choice": truth if right else OTHER[truth],
                "correct": right,
            }
            sure = int(draw.integers(0, 70)) + 30 * right
            yield shown | {"role": "extra", "question": "confidence", "choice": str(sure)}


def table(*parts):
    """The table of some lines; without any, that of 24 judges."""
    return frame([line for part in parts or (lines(),) for line in part])


def verdicts(*said, **told):
    """Verdicts of one judge: (truth, choice, agent)."""
    own = {"kind": "response", "session": "s", "participant": "P-1", "study": "x"}
    own |= {"role": "verdict", "question": "origin", "task": "captions"}
    for step, (truth, choice, agent) in enumerate(said):
        yield (
            own
            | {"step": step, "truth": truth, "origin": truth, "choice": choice}
            | {
                "agent": agent,
                "stimulus": f"s{step}",
                "correct": truth == choice,
                **told,
            }
        )


def of_five(*said, **told):
    """The same verdicts, given by five judges in turn."""
    for number, line in enumerate(verdicts(*said, **told)):
        judge = f"P-{number % 5}"
        yield line | {"participant": judge, "session": f"{line['session']}-{judge}"}


H, M = "human", "machine"
#: How tables are made in which something is missing, by what is.
POOR = {
    "no verdicts": lambda: table([]),
    "one judge": lambda: table(lines(judges=1)),
    "one class": lambda: table(line for line in lines() if line.get("truth") != "machine"),
    "all right": lambda: table(
        line | ({"choice": line["truth"], "correct": True} if "truth" in line else {})
        for line in lines()
    ),
    "one verdict": lambda: table(verdicts((M, H, "git"))),
    "no participants": lambda: table(lines()).drop(columns=["participant", "session", "stimulus"]),
    "no forms": lambda: table(line for line in lines() if line["role"] == "verdict"),
}


@cache
def poor(what):
    """A table in which this is missing, made once."""
    return POOR[what]()
