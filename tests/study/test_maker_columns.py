from turingdesk.core.stimulus import Maker, Origin
from turingdesk.study.findings import Findings
from turingdesk.study.grid import Grid, Row
from turingdesk.study.maker_columns import MakerColumns, origin_columns


def makers(subjects, **cells):
    findings = Findings()
    row = Row(2, cells)
    columns = MakerColumns(subjects, Grid("t.csv", tuple(cells), (row,)), findings)
    made = columns.of(row)
    columns.close()
    return made, findings.problems


def test_one_maker_has_origin_and_agent():
    made, problems = makers(("",), origin="machine", agent=" GIT ")
    assert made == {"": Maker(Origin.MACHINE, "GIT")}
    assert not problems


def test_each_speaker_has_both():
    assert list(origin_columns(("A", "B"))["B"]) == ["origin_b", "agent_b"]
    made, _ = makers(("A", "B"), origin_a="human", origin_b="machine", agent_b="x")
    assert made == {"A": Maker(Origin.HUMAN, ""), "B": Maker(Origin.MACHINE, "x")}


def test_a_wrong_origin_or_agent_is_told():
    made, (problem,) = makers(("",), origin="maschine", agent="x")
    assert made is None
    assert problem.fix == "Did you mean 'machine'?"
    made, (problem,) = makers(("",), origin="human", agent=["x"])
    assert made is None
    assert problem.column == "agent"


def test_an_agent_that_is_a_number_is_a_name():
    assert makers(("",), origin="human", agent=12.0)[0][""].agent == "12"


def test_a_machine_without_a_name_is_a_warning():
    made, (problem,) = makers(("",), origin="machine", agent="")
    assert made[""].agent == ""
    assert problem.severity == "warning"
