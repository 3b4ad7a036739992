"""What the Analysis page is told of a data folder."""

import pytest

from tests.shelf import only
from turingdesk.analysis import ANALYSES
from turingdesk.analysis._levels import crossed
from turingdesk.cli import main
from turingdesk.core.errors import CannotExport
from turingdesk.presenters.analysis_view import AnalysisQuery, AnalysisView
from turingdesk.presenters.analyst import MOST_LEVELS, Analyst
from turingdesk.system.paths import demo_study


@pytest.fixture
def judged(sit, data):
    sit("P-001")
    sit("P-002")
    return data


def test_an_empty_folder_has_nothing_to_show(data):
    data.mkdir()
    assert Analyst(data).look(AnalysisQuery()) == AnalysisView(query=AnalysisQuery())


def test_a_result_has_rows_and_figures_and_changes_only_when_data_grow(judged, sit):
    analyst = Analyst(judged)
    found = analyst.look(AnalysisQuery(name="confusion"))
    assert found.studies == {"small": "Words, spring"}
    assert found.sources == ("people",)
    assert sum(row[found.heads.index("n")] for row in found.rows) == 8
    (figure,) = found.figures
    assert sum(map(len, figure.layers[0].values)) == 4
    assert analyst.look(AnalysisQuery(name="confusion")) is None
    sit("P-003")
    again = analyst.look(AnalysisQuery(name="confusion"))
    assert sum(row[again.heads.index("n")] for row in again.rows) == 12


@pytest.mark.slow
def test_results_are_split_by_the_levels_of_a_column(judged, sit):
    found = Analyst(judged).look(AnalysisQuery(name="confusion", by="agent"))
    assert "agent" in found.columns_by
    assert found.heads[0] == "agent"
    assert {"alpha", "beta"} & {row[0] for row in found.rows}
    (figure,) = found.figures
    titles = [one.title for one in figure.panels]
    assert titles == sorted({row[0] for row in found.rows})
    plain = Analyst(judged).look(AnalysisQuery(name="confusion", by="favourite colour"))
    assert plain.heads[0] != "favourite colour"


@pytest.mark.slow
def test_the_overview_begins_with_what_results_are_split_by(judged):
    plain = Analyst(judged).look(AnalysisQuery(chapter="overview"))
    split = Analyst(judged).look(AnalysisQuery(chapter="overview", by="agent"))
    (first, *others), before = split.overview.figures, plain.overview.figures
    assert [one.name for one in others] == [one.name for one in before]
    assert {"alpha", "beta"} <= {panel.title for panel in first.panels}


@pytest.mark.slow
def test_questions_have_their_texts_in_the_list_and_in_the_results(data):
    assert main(["simulate", str(demo_study()), "--judges", "6", "--data", str(data)]) == 0
    found = Analyst(data).look(AnalysisQuery(name="confusion", by="gender"))
    assert found.columns_by["gender"] == found.heads[0] == "What is your gender?"
    found = Analyst(data).look(AnalysisQuery(name="breakdown"))
    assert "What is your gender?" in {row[0] for row in found.rows}

    both = Analyst(data).look(AnalysisQuery(name="detectability", by=crossed(["gender", "task"])))
    assert both.heads[:2] == ("What is your gender?", "task")
    genders, tasks = ({row[place] for row in both.rows} for place in (0, 1))
    assert len(both.rows) == len({row[:2] for row in both.rows}) > max(len(genders), len(tasks))
    assert len(both.rows) > MOST_LEVELS  # so many plots would not be a figure
    assert both.figures == ()


@pytest.mark.slow
def test_a_figure_and_a_report_are_written(judged, tmp_path):
    analyst = Analyst(judged)
    choice = AnalysisQuery(name="confusion")
    (drawn,) = analyst.look(choice).figures
    analyst.save_figure(choice, drawn.name, tmp_path / "figure.png")
    assert (tmp_path / "figure.png").read_bytes().startswith(b"\x89PNG")
    Analyst(judged).save_figure(choice, drawn.name, tmp_path / "anew.svg")
    assert b"<svg" in (tmp_path / "anew.svg").read_bytes()  # of one that has looked at nothing
    analyst.save_figure(choice, drawn.name, tmp_path / "values.csv")
    assert (tmp_path / "values.csv").read_text("utf-8").startswith("panel,series,x,y,value,")
    with pytest.raises(CannotExport, match="find the folder"):
        analyst.save_figure(choice, drawn.name, tmp_path / "none" / "figure.svg")
    with pytest.raises(CannotExport, match="find the folder"):
        analyst.save_report(tmp_path / "none" / "report.html", "small", "people")


def test_an_analysis_that_fails_says_why(judged):
    def compute(responses):
        raise ValueError("of no reason")

    broken = type(ANALYSES["confusion"])("Broken", "It breaks.", compute)
    with only(confusion=broken):
        found = Analyst(judged).look(AnalysisQuery(name="confusion"))
    assert found.trouble == "ValueError could not be computed: of no reason"
    assert not found.rows


@pytest.mark.slow
def test_words_of_answers_come_from_the_package_of_the_study(judged, study, tmp_path):
    """The page and its report show what `turingdesk report --texts` does."""
    packages = (str(tmp_path / "gone"), str(study))
    without = Analyst(judged).look(AnalysisQuery(name="texts"))
    found = Analyst(judged).look(AnalysisQuery(name="texts", packages=packages))
    assert len(found.rows) > len(without.rows)
    here, bare, there = (tmp_path / f"{one}.html" for one in ("desk", "bare", "command"))
    Analyst(judged).save_report(here, "small", "people", packages)
    Analyst(judged).save_report(bare, "small", "people")
    args = ["report", str(judged), "--texts", str(study), "--study", "small"]
    assert main([*args, "--out", str(there)]) == 0
    rows = [one.read_text("utf-8").count("<tr") for one in (here, bare, there)]
    assert rows[0] == rows[2] > rows[1]
