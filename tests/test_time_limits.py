"""Only benchmarks hold anything to a time: a busy machine is not a defect.

That something takes at least so long, or happens before a deadline that is given up at, may be
asserted anywhere. What is found is what is in one function: a clock that is read, what is
computed from it, and an assertion that this is less than something that is not a time of a clock.
"""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
CLOCKS = {"perf_counter", "monotonic", "process_time", "thread_time", "time", "elapsed"}
CLOCKS |= {f"{clock}_ns" for clock in CLOCKS}
SIGNS_OF_ONE = ("perf_counter", "monotonic", "_time", "time.time", "elapsed")
SMALLER, LARGER = (ast.Lt, ast.LtE), (ast.Gt, ast.GtE)


def reads_clock(node):
    """Whether an expression asks a clock."""
    calls = (part.func for part in ast.walk(node) if isinstance(part, ast.Call))
    return any((getattr(f, "attr", "") or getattr(f, "id", "")) in CLOCKS for f in calls)


def names(node):
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def given(function):
    """Each name of a function with an expression that it gets, or that goes into its list."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            yield from ((target, node.value) for target in node.targets)
        elif isinstance(node, ast.AugAssign | ast.NamedExpr):
            yield node.target, node.value
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "append":
            yield from ((node.func.value, value) for value in node.args)


def measured(function):
    """The names that hold a time of a clock, or what was computed from one."""
    found, before = set(), None
    while found != before:
        before = set(found)
        for target, value in given(function):
            if isinstance(target, ast.Name) and (reads_clock(value) or found & names(value)):
                found.add(target.id)
    return found


def smaller_and_larger(test):
    """The sides of every comparison in an assertion, as they are said to be."""
    for one in ast.walk(test):
        if isinstance(one, ast.Compare):
            sides = [one.left, *one.comparators]
            for sign, left, right in zip(one.ops, sides, sides[1:], strict=False):
                if isinstance(sign, SMALLER):
                    yield left, right
                elif isinstance(sign, LARGER):
                    yield right, left


def time_limits(code):
    """The lines that assert that something takes less than so long."""
    is_timed = any(sign in code for sign in SIGNS_OF_ONE)  # else there is no need to look closer
    for function in ast.walk(ast.parse(code)) if is_timed else ():
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            held = measured(function)
            for line in ast.walk(function):
                if isinstance(line, ast.Assert):
                    for pair in smaller_and_larger(line.test):
                        small, large = (reads_clock(x) or bool(held & names(x)) for x in pair)
                        if small and not large:
                            yield line.lineno


@pytest.mark.parametrize(
    "check",
    [
        "assert perf_counter() - began < 2",
        "assert 2 >= time.monotonic() - began",
        "took = perf_counter() - began; assert took < LIMIT",
        "waits.append(perf_counter() - began); assert sorted(waits)[3] < 500",
        "worst = 0; worst = max(worst, time.thread_time() - began); assert 0 < worst < 0.6",
    ],
)
def test_a_limit_on_time_is_found(check):
    assert [*time_limits(f"def test():\n    began = perf_counter(); {check}")] == [2]


@pytest.mark.parametrize(
    "check",
    [
        "assert perf_counter() - began >= 0.1",
        "until = began + 60; assert time.monotonic() < until",
        "assert 0.05 <= covered.s <= perf_counter() - began",
        "assert len(rows) < 3",
    ],
)
def test_deadlines_and_least_times_are_none(check):
    assert not [*time_limits(f"def test():\n    began = perf_counter(); {check}")]


@pytest.mark.slow
def test_only_benchmarks_hold_anything_to_a_time():
    timed = [
        f"{path.relative_to(TESTS)}:{line}"
        for path in TESTS.rglob("*.py")
        if "bench" not in path.parts
        for line in time_limits(path.read_text("utf-8"))
    ]
    assert not timed, "count work (tests/work.py), or measure it in tests/bench"
