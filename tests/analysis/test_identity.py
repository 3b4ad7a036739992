"""IDs that stand for several things change no number: it is as if all had different IDs.

Two studies have the same participant codes, and each has two tables with the same IDs whose
answers have opposite makers. The same data under IDs that are all different give the right
results.
"""

import re
from pathlib import Path

import pandas as pd
import pytest

import turingdesk
from tests.analysis.shelf_data import shelf_lines, written
from turingdesk.analysis import ANALYSES
from turingdesk.analysis._sample import sample
from turingdesk.journal.judge_kind import JudgeKind

OTHER = {"human": "machine", "machine": "human"}
ROOT = Path(turingdesk.__file__).parent
STUDIES, TABLES = ("x", "y"), ("a.csv", "b.csv")


def told(study, table):
    """The lines of one study and table; all but those of x and a.csv have opposite makers."""
    is_first = (study, table) == ("x", "a.csv")
    for line in shelf_lines(judges=4):
        own = line | {
            "study": study,
            "session": line["session"].replace("study-x", f"study-{study}"),
        }
        if "stimulus" not in line:
            if table == "a.csv":
                yield own
            continue
        if table == "b.csv":
            if line["task"] == "game":
                continue
            own |= {"block": f"{line['block']}-b", "step": line["step"] + 500}
        own["table"] = "" if line["task"] == "game" else f"{line['task']}-{table}"
        if "left_id" in line:
            own["sides_table"] = f"conversations-{table}"
        yield own if is_first or line["task"] in ("game", "pairs") else opposite(own)


def opposite(line):
    if "origin" not in line or line.get("subject"):
        return line
    agent = f"h{line['stimulus']}" if line["origin"] == "machine" else "git"
    made = line | {"origin": OTHER[line["origin"]], "agent": agent}
    if line["role"] == "verdict" and "truth" in line:
        truth = OTHER[line["truth"]]
        made |= {"truth": truth, "correct": truth == line["choice"]}
    return made


def texts(study, table):
    """The words of all captions and talks: other words in each table, on the same prompts."""
    for n in range(40):
        is_human = (n % 2 == 0) == ((study, table) == ("x", "a.csv"))
        agent = f"h{n}" if is_human else "git"
        words = f"{study} {table[0]} says number {n} of a {'big' if n % 3 else 'small'} wave"
        about = ("text", study, "captions", f"captions-{table}", f"captions-{n}", f"p{n // 4}")
        yield (*about, "", "human" if is_human else "machine", agent, words, "en", "")
    for n, composition in enumerate(("HH", "HM", "MH", "MM")):
        about = ("text", study, "conversations", f"conversations-{table}", f"t{n}", "music")
        for turn in range(1, 9):
            place = (turn + 1) % 2
            maker = ("human", "p") if composition[place] == "H" else ("machine", "m")
            words = f"{study} says " + "well " * (n + turn + len(table) + (table == "b.csv"))
            yield (*about, "AB"[place], *maker, words, "en", str(turn))


def renamed(line):
    """The same line with IDs that nothing else has."""
    study, named = line["study"], dict(line)
    named["participant"] = f"{study}-{line['participant']}"
    named["session"] = line["session"].replace("sub-", f"sub-{study}-")
    for of, names in (("table", ("stimulus",)), ("sides_table", ("left_id", "right_id"))):
        place = f"{study}.{line.get(of, '')}."
        named |= {one: place + line[one] for one in names if one in line}
        named.pop(of, None)
    if line.get("origin") == "human":
        named["agent"] = f"{study}.{line['agent']}"
    return named


def text_renamed(row):
    role, study, task, table, stimulus, prompt, subject, origin, agent, *rest = row
    agent = f"{study}.{agent}" if origin == "human" else agent
    about = (f"{study}.{table}.{stimulus}", f"{study}..{prompt}", subject, origin, agent)
    return (role, study, task, "", *about, *rest)


def plain(found):
    """A result without what distinguishes the IDs of the two versions."""
    distinct = re.compile(
        r"[xy]\.((captions|conversations|pairs)-[ab]\.csv|)\.|[xy][-/](?=P-|svm)|[xy]\.(?=[hp])"
    )
    texts = found.map(lambda one: distinct.sub("", one) if isinstance(one, str) else one)
    return texts.reset_index(drop=True)


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    lines = [line for study in STUDIES for table in TABLES for line in told(study, table)]
    words = [row for study in STUDIES for table in TABLES for row in texts(study, table)]
    shared = written(tmp_path_factory.mktemp("shared") / "data", lines, words)
    distinct = written(
        tmp_path_factory.mktemp("distinct") / "data",
        [renamed(line) for line in lines],
        [text_renamed(row) for row in words],
    )
    return {
        kind: [sample(table, kind).analysed(table) for table in (shared, distinct)]
        for kind in (JudgeKind.PEOPLE, JudgeKind.MACHINES)
    }


def check(tables, name, kind):
    shared, distinct = (plain(ANALYSES[name].compute(table)) for table in tables[kind])
    pd.testing.assert_frame_equal(shared, distinct, check_dtype=False, rtol=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [JudgeKind.PEOPLE, JudgeKind.MACHINES])
@pytest.mark.parametrize("name", list(ANALYSES))
def test_every_number_is_the_same_under_ids_that_are_all_different(tables, name, kind):
    check(tables, name, kind)


def test_nothing_tells_stimuli_or_people_apart_by_columns_of_its_own():
    """Groups, joins, and counts by an ID alone, or with other columns than `identity` names."""
    by_id = re.compile(
        r"(groupby|drop_duplicates|duplicated|merge|pivot|unique)\W.*\"(stimulus|participant)\""
        r"|\"(stimulus|participant)\"\]\.(astype\(.{3,8}\)\.)?(n?unique|value_counts|groupby)"
    )
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in sorted(ROOT.rglob("*.py"))
        for line in path.read_text("utf-8").splitlines()
        if by_id.search(line) and "GAME" not in line
    ]
    assert not found
