import pytest

from tests.packages import BLOCK, STUDY, told, write
from turingdesk.analysis import ANALYSES
from turingdesk.core.study import Planned
from turingdesk.study.package import open_package, read_package

ANALYSIS = '[analysis]\nprimary = "detectability"\nby = ["task", "age"]\ntext = "plan.md"\n'


def test_the_planned_analysis_is_read_with_its_text(tmp_path):
    folder = write(
        tmp_path, {"plan.md": "People will be fooled.\n"}, toml=STUDY + ANALYSIS + BLOCK
    )
    package = open_package(folder)
    assert package.study.planned == Planned(
        "detectability", ("task", "age"), "People will be fooled.\n"
    )
    assert "plan.md" in package.files, "the plan is a part of what is frozen"


def test_a_margin_is_stated_or_there_is_none(tmp_path):
    toml = STUDY + "[analysis]\nmargin = 0.1\n" + BLOCK
    assert open_package(write(tmp_path / "a", toml=toml)).study.planned.margin == 0.1
    assert open_package(write(tmp_path / "b")).study.planned.margin is None
    toml = STUDY + "[analysis]\nmargin = 0.7\n" + BLOCK
    (problem,) = read_package(write(tmp_path / "c", toml=toml)).problems
    assert (problem.line, problem.column) == (5, "analysis.margin")
    assert "from 0.001 to 0.4" in problem.message


def test_a_study_without_one_plans_nothing(tmp_path):
    assert open_package(write(tmp_path)).study.planned == Planned()


def test_wrong_values_are_told_with_their_line(tmp_path):
    toml = STUDY + '[analysis]\nprimry = "x"\nby = "task"\ntext = "none.md"\n' + BLOCK
    found = [" ".join(one) for one in told(read_package(write(tmp_path, toml=toml)))]
    assert any("primry" in one and "line 5" in one for one in found), found
    assert any("'by' must be a list" in one and "line 6" in one for one in found), found
    assert any("none.md" in one and "line 7" in one for one in found), found


def test_an_unknown_analysis_is_told_with_its_line_and_all_there_are(tmp_path):
    toml = STUDY + '[analysis]\nprimary = "detectabilty"\n' + BLOCK
    (problem,) = read_package(write(tmp_path, toml=toml)).problems
    assert (problem.file, problem.line, problem.column) == ("study.toml", 5, "analysis.primary")
    assert problem.message == "No analysis is called 'detectabilty'."
    assert problem.fix.startswith("Did you mean 'detectability'? Use one of: ")
    assert all(name in problem.fix for name in ANALYSES)


@pytest.mark.parametrize("name", list(ANALYSES))
def test_every_analysis_can_be_planned(tmp_path, name):
    toml = STUDY + f'[analysis]\nprimary = "{name}"\n' + BLOCK
    assert open_package(write(tmp_path, toml=toml)).study.planned.primary == name
