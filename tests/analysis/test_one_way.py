"""Every interval and p value that is shown comes from the one engine, or is listed with a reason.

Twice: what analyses, figures, pages, and commands show is compared with the engine's record of
what it computed, with its method, counts, and clusters; and the source is searched for whoever
computes an interval or a p value elsewhere.
"""

import ast
import json
import re
from itertools import combinations_with_replacement
from math import isfinite, isnan
from pathlib import Path

import numpy as np
import pytest

import turingdesk
from tests.analysis.shelf_data import shelf_lines, written
from tests.plugin_parts import parts
from turingdesk.analysis import ANALYSES
from turingdesk.analysis._estimate import wilson
from turingdesk.analysis._figure import Bars, Line, Points
from turingdesk.analysis._overview import overview
from turingdesk.analysis.statistics.inference import Trials, combinations
from turingdesk.analysis.statistics.record import recording

_P = re.compile(r"(^|_)p$|(^|_)p_holm$")
_END = re.compile(r"(_|^)(low|high)$")
_COUNT = re.compile(r"^(n|n_\w+|\w+_n|asked|answers|texts|judges|judged|humans|machines)$")
#: What no column may be called, as the walk would not know it.
_UNKNOWN = re.compile(r"lower|upper|p_?val|(^|_)ci(_|$|\d)|interval|confidence_l|_from$|_to$")

#: Columns that are neither, and why.
NEITHER = {
    ("controls", "p"): "the proportion of judges' correct answers",
    ("pairs", "p"): "the proportion of machines that were found",
    ("sides", "p"): "the same in what `analyze --json` prints",
}
#: Columns, by how they begin, beside which something else is counted than in the engine, and what.
OTHERWISE_COUNTED = {
    ("interrater", "ci"): "verdicts, and stimuli with two of them; the engine counts all stimuli",
    ("success", "minus_humans"): "the machine's; those of the humans are in their own row",
}
for plugin in parts("shelf_data"):
    OTHERWISE_COUNTED |= getattr(plugin, "COUNTED", {})
#: Figures whose bars are no intervals, and what they are.
NO_INTERVALS = {
    "messages-minutes": "quartiles of the messages of single games",
    "messages-messages": "the same",
}
#: Columns whose names say how they are computed, so that `method` need not.
NAMED = {"p_holm", "wilson_low", "wilson_high", "obrien_fleming_p", "pocock_p"}


class Record:
    """The engine's record, in which a number is found by its value."""

    def __init__(self, lines):
        self.lines = lines
        numbers = [(number, n) for n, line in enumerate(lines) for number in line.numbers]
        numbers += [(1 - number, n) for number, n in numbers]  # of the other choice
        numbers += [(number - 0.5, n) for number, n in numbers]  # an effect against chance
        numbers.sort()
        self.numbers = np.array([number for number, _ in numbers])
        self.places = [place for _, place in numbers]

    def about(self, number):
        """The lines that have a number."""
        wide = max(1e-12, abs(number) * 1e-9)
        first, last = np.searchsorted(self.numbers, [number - wide, number + wide])
        return [self.lines[self.places[at]] for at in range(first, last)]


def is_count(value):
    return isinstance(value, int | float) and not isnan(value)


def unlike(name, column, row, lines):
    """What a row counts otherwise than the engine did; "" where they agree."""
    counts = {one: n for one, n in row.items() if _COUNT.search(one) and is_count(n)}
    if not counts or any(name == one and column.startswith(of) for one, of in OTHERWISE_COUNTED):
        return ""
    sums = {*counts.values(), *map(sum, combinations_with_replacement(counts.values(), 2))}
    if not any(line.n in sums for line in lines):
        return f"the row counts {counts}, the engine {sorted({line.n for line in lines})}"
    for place, kind in enumerate(("n_judges", "n_stimuli")):
        clusters = {line.clusters[place] for line in lines}
        if kind in counts and not clusters & {0, counts[kind]}:
            return f"{kind} is {counts[kind]}, in the engine {clusters}"
    return ""


def unexplained(name, rows, record):
    """The intervals and p values of some rows that the engine did not compute, as sentences."""
    for row in rows:
        for column, value in row.items():
            if not isinstance(value, float) or not isfinite(value) or (name, column) in NEITHER:
                continue
            if _P.search(column) or _END.search(column):
                lines = record.about(value)
                if fault := unlike_the_engine(name, column, row, lines):
                    yield f"{name}.{column}: {fault}"
            elif _UNKNOWN.search(column):
                yield f"{name}.{column}: call the ends of intervals *_low and *_high"


def unlike_the_engine(name, column, row, lines):
    """What is wrong with a number to which some lines of the record belong; "" for nothing."""
    if not lines:
        return f"{row[column]} was not computed by the engine"
    if not any(line.n > 0 for line in lines):
        return f"{row[column]} has no count"
    if column in NAMED:
        return ""
    texts = " ".join(value for value in row.values() if isinstance(value, str))
    if not any(line.method in texts for line in lines):
        return f"its method is not said: {lines[0].method}"
    return unlike(name, column, row, lines)


def rows_of(table):
    return table.astype("object").to_dict("records")


@pytest.fixture(scope="module")
def loaded(tmp_path_factory):
    return written(tmp_path_factory.mktemp("shelf") / "data", list(shelf_lines()))


@pytest.fixture(scope="module")
def responses(loaded):
    return loaded.responses


@pytest.fixture(scope="module")
def shelf(responses):
    """The record, and the table of each analysis."""
    with recording() as lines:
        tables = {name: analysis.compute(responses) for name, analysis in ANALYSES.items()}
    return Record(lines), tables


@pytest.mark.slow
@pytest.mark.parametrize("name", list(ANALYSES))
def test_an_analysis_shows_what_the_engine_computed(shelf, name):
    record, tables = shelf
    assert list(unexplained(name, rows_of(tables[name]), record)) == []


@pytest.mark.slow
def test_the_walk_meets_every_kind_of_number(shelf):
    """So that an empty table doesn't pass for one that shows nothing of its own."""
    record, tables = shelf
    assert len(record.lines) > 300
    seen = {
        name
        for name, table in tables.items()
        for column in table.select_dtypes("number")
        if (_P.search(column) or _END.search(column)) and table[column].notna().any()
    }
    assert len(seen) > 25, seen


@pytest.mark.slow
@pytest.mark.parametrize("name", list(ANALYSES))
def test_the_bars_of_figures_are_what_the_engine_computed(shelf, responses, name):
    record, _ = shelf
    with recording() as lines:
        figures = ANALYSES[name].figures(responses) if ANALYSES[name].figures else ()
    record = Record([*record.lines, *lines])
    ends = [
        (figure.name, end)
        for figure in figures
        if figure.name not in NO_INTERVALS
        for layer in figure.layers
        if isinstance(layer, Bars | Points | Line)
        for end in (*layer.low, *layer.high)
        if end is not None and isfinite(end)
    ]
    assert [(figure, end) for figure, end in ends if not record.about(end)] == []


def test_an_interval_of_ones_own_is_found():
    """What a new analysis would do: Wilson's formula in its own words, or a method unsaid."""
    with recording() as lines:
        theirs = wilson(14, 20)
    record = Record(lines)
    row = {"n": 20, "ci_low": theirs.low, "ci_high": theirs.high, "method": theirs.method}
    assert list(unexplained("new", [row], record)) == []
    z, p, n = 1.96, 0.7, 20
    half = z * (p * (1 - p) / n) ** 0.5
    own = row | {"ci_low": p - half, "ci_high": p + half}
    assert len(list(unexplained("new", [own], record))) == 2
    assert "its method is not said" in next(unexplained("new", [row | {"method": ""}], record))
    assert "call the ends" in next(unexplained("new", [{"ci_upper": 0.7}], record))
    of_others = row | {"n": 21}
    assert "the engine [20]" in next(unexplained("new", [of_others], record))


def test_clusters_of_ones_own_are_found():
    """A row that says how many judges there are has its interval from these judges."""
    who, what = (codes.ravel() for codes in np.indices((6, 8)))
    with recording() as lines:
        (found,) = combinations(Trials(what * 0, who * what % 3 > 0, who, what), [{0: 1.0}])
        low, high = found.interval()
    row = {"n": 48, "n_judges": 6, "ci_low": low, "ci_high": high, "method": found.method}
    assert list(unexplained("new", [row], Record(lines))) == []
    fault = next(unexplained("new", [row | {"n_judges": 5}], Record(lines)))
    assert fault == "new.ci_low: n_judges is 5, in the engine {6}"


def flattened(told, at=""):
    """Each dictionary of numbers of a JSON object, at any depth, as a row with its intervals."""
    if isinstance(told, list):
        for value in told:
            yield from flattened(value, at)
    if not isinstance(told, dict):
        return
    row = {key: value for key, value in told.items() if not isinstance(value, dict | list)}
    if isinstance(ends := told.get("ci95"), list):
        row |= {"ci_low": ends[0], "ci_high": ends[1]}
    yield at, row
    for key, value in told.items():
        if key not in ("confusion", "p", "sd"):
            yield from flattened(value, key)


def test_the_overview_of_commands_pages_and_reports_shows_what_the_engine_computed(loaded):
    """`analyze --json`, the Analysis page, Live, and the report begin with it."""
    with recording() as lines:
        told = overview(loaded, by=("task", "agent"))
    record = Record(lines)
    rows = list(flattened(json.loads(json.dumps(told, default=str))))
    assert sum("ci_low" in row for _, row in rows) > 5
    assert [found for at, row in rows for found in unexplained(at, [row], record)] == []


# ---- whoever computes one elsewhere ------------------------------------------------------------

#: What intervals and p values are computed with.
DISTRIBUTIONS = {
    *("ndtr", "ndtri", "stdtr", "stdtrit", "fdtr", "fdtrc", "chdtr", "chdtrc", "bdtr", "bdtrc"),
    *("betainc", "betaincinv", "erf", "erfc", "erfinv", "binomtest", "ttest_ind", "ttest_1samp"),
    *("bootstrap", "norm", "ppf", "isf", "NormalDist"),
}
QUANTILES = {1.96, 1.959963984540054, 1.645, 0.975, 0.025, 97.5}
#: Where one of them is used for something else, or by agreement, and why.
ELSEWHERE = {
    ("analysis/comparator/relation.py", "bdtr"): "how often a rule of paper 2 holds by chance",
    (
        "plugins/live_games/analysis/games/duration.py",
        "betainc",
    ): "the mass of posteriors, drawn as a heat map",
}


#: What is in the text of every module that uses one: to parse all the others takes seconds.
SUSPECT = re.compile(
    r"\b(?:{}|(?:{})0*)\b".format("|".join(DISTRIBUTIONS), "|".join(map(str, QUANTILES)))
    + r"|\bResult\("
)


def found_in(path):
    """The names of distributions and the quantiles of 95 % that a module uses, with lines."""
    code = path.read_text("utf-8")
    for node in ast.walk(ast.parse(code)) if SUSPECT.search(code) else ():
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("scipy"):
            names = {alias.name for alias in node.names} & DISTRIBUTIONS
            yield from ((node.lineno, name) for name in names)
        elif isinstance(node, ast.Attribute) and node.attr in DISTRIBUTIONS - {"norm"}:
            yield node.lineno, node.attr
        elif isinstance(node, ast.Constant) and type(node.value) is float:
            if node.value in QUANTILES:
                yield node.lineno, node.value
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Result":
            named = {key.arg for key in node.keywords}
            yield from [(node.lineno, "Result with numbers")] * bool(named & {"p", "low", "high"})


def test_nobody_computes_an_interval_or_a_p_value_beside_the_engine():
    home = Path(turingdesk.__file__).parent
    engine = home / "analysis" / "statistics"
    modules = [path for path in home.rglob("*.py") if engine not in path.parents]
    assert len(modules) > 500
    found = {
        (path.relative_to(home).as_posix(), what): line
        for path in modules
        for line, what in found_in(path)
    }
    assert {place: line for place, line in found.items() if place not in ELSEWHERE} == {}
    there = [place for place in ELSEWHERE if (home / place[0]).exists()]  # plugins may be off
    assert [place for place in there if place not in found] == [], "no longer there"


def test_the_search_finds_what_it_is_for(tmp_path):
    path = tmp_path / "second_way.py"
    path.write_text(
        "from scipy.special import ndtri\n"
        "half = 1.96 * error\n"
        "low = stats.t.ppf(0.975, 9)\n"
        "made = Result(9, 'a', 'b', p=0.2)\n"
    )
    assert {line for line, _ in found_in(path)} == {1, 2, 3, 4}
    path.write_text("made = Result(9, 'a', 'b', note='c')\nnumber = norm(vector)\n")
    assert list(found_in(path)) == []
