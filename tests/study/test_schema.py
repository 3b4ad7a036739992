import tomllib

import pytest

from turingdesk.study.findings import Findings
from turingdesk.study.schema import Section, TomlFile
from turingdesk.study.toml_lines import TomlLines


@pytest.fixture
def section():
    """A section made of TOML text, and the findings that its use leaves."""

    def made(text):
        findings = Findings()
        return Section(tomllib.loads(text), TomlFile(findings, TomlLines(text))), findings

    return made


def test_values_come_as_they_are_typed(section):
    root, findings = section('a = "x"\nb = 3\nc = 2.5\nd = true\ne = [1, 2]\nf = "two"\n')
    assert root.text("a") == "x"
    assert root.integer("b", 0) == 3
    assert root.number("b", 0.0) == 3.0
    assert root.number("c", 0.0) == 2.5
    assert root.flag("d", False) is True
    assert root.items("e", int, "numbers") == (1, 2)
    assert root.one_of("f", ["one", "two"], "one") == "two"
    root.close()
    assert not findings.problems


def test_what_is_missing_is_the_default(section):
    root, findings = section("")
    assert root.text("a", "x") == "x"
    assert root.integer("b", 7) == 7
    assert root.number("c", 0.5) == 0.5
    assert root.flag("d", True) is True
    assert root.items("e", int, "numbers") is None
    assert root.one_of("f", ["one", "two"], "one") == "one"
    assert root.section("g").values == {}
    assert root.sections("h") == []
    assert not findings.problems


@pytest.mark.parametrize(
    ("ask", "text"),
    [
        (lambda s: s.text("k"), "k = 3"),
        (lambda s: s.integer("k", 0), 'k = "3"'),
        (lambda s: s.integer("k", 0), "k = true"),
        (lambda s: s.integer("k", 0), "k = -1"),
        (lambda s: s.integer("k", 0, highest=5), "k = 6"),
        (lambda s: s.number("k", 0.0), "k = nan"),
        (lambda s: s.number("k", 0.0), "k = inf"),
        (lambda s: s.number("k", 0.0), "k = " + "9" * 400),
        (lambda s: s.flag("k", False), 'k = "yes"'),
        (lambda s: s.items("k", int, "numbers"), 'k = [1, "2"]'),
        (lambda s: s.items("k", int, "numbers"), "k = [true]"),
        (lambda s: s.one_of("k", ["a"], "a"), "k = []"),
        (lambda s: s.section("k"), "k = 1"),
        (lambda s: s.sections("k"), "k = [1]"),
    ],
)
def test_a_value_of_the_wrong_kind_is_told_at_its_line(section, ask, text):
    root, findings = section(f"other = 1\n{text}\n")
    ask(root)
    (problem,) = findings.problems
    assert (problem.line, problem.column) == (2, "k")
    assert "'k'" in problem.message
    assert problem.fix


def test_keys_that_nobody_asked_for_are_unknown(section):
    root, findings = section("trials = 1\n[limits]\ntoo_fast = 3\n")
    root.integer("trails", 0)
    limits = root.section("limits")
    limits.number("too_fast_s", 0.0)
    limits.close()
    root.close()
    assert [(p.line, p.column, p.fix) for p in findings.problems] == [
        (3, "limits.too_fast", "Did you mean 'too_fast_s'?"),
        (1, "trials", "Did you mean 'trails'?"),
    ]


def test_defaults_laid_under_a_section_are_not_taken_for_what_was_written(section):
    root, findings = section("max = 5\n")
    made = root.over({"max": 9, "min": 1, "kind": "number"})
    assert (made.integer("max", 0), made.integer("min", 0)) == (5, 1)
    assert made.wrote("max")
    assert not made.wrote("min")
    made.close()
    assert not findings.problems


def test_text_that_looks_damaged_is_a_warning(section):
    root, findings = section('title = "Caf\u00c3\u00a9"\n')
    assert root.text("title") == "Caf\u00c3\u00a9"
    assert [p.severity for p in findings.problems] == ["warning"]
