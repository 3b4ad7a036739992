"""The Duels page: a plan is made, run in the background, and read trial by trial."""

import tomllib

import pytest
from PySide6.QtCore import Qt

from tests.gui.desk.conftest import page_alone
from tests.plugins.duels.served import Served
from turingdesk.core.setting import named_settings, settings_of
from turingdesk.gui.desk.results.sources import open_source
from turingdesk.gui.desk.state import DeskState
from turingdesk.journal.audit import read_record
from turingdesk.journal.journal_file import read_journal
from turingdesk.plugins.duels.gui.page import DuelsPage
from turingdesk.plugins.duels.gui.plan_dialog import NewPlanDialog, PlanDialog, problems_in_words
from turingdesk.plugins.duels.new_plan import new_plan
from turingdesk.plugins.duels.plan import ModelSettings, Plan, ServerSettings
from turingdesk.plugins.duels.plan_file import check_plan, open_plan
from turingdesk.plugins.duels.runner import DuelRun, run_duels
from turingdesk.presenters.help_topics import text
from turingdesk.system.settings import Settings

COLUMNS = [*named_settings(ModelSettings)]

SMALL = """\
id = "small"
title = "Two scripts"
protocols = ["gtt"]
trials = 2  # of each pair
[[model]]
id = "ann"
server = "scripted"
skill = 1.0
[[model]]
id = "bob"
server = "scripted"
"""


WRONG = """\
id = "bad"
protocols = ["controlled-queries", "gtx"]
trials = 0
max_cost = 3.0
distinguishers = ["zed"]
turns = [0]
[[server]]
id = "a"
url = "foo"
at_once = "many"
[[model]]
id = "x"
server = "nowhere"
price_in = "free"
[[model]]
server = "a"
[[model]]
id = "x"
server = "a"
"""


@pytest.fixture
def page(qtbot, tmp_path):
    state = DeskState(Settings(data=tmp_path / "data"))
    (tmp_path / "data").mkdir()
    made = page_alone(qtbot, DuelsPage, state, 1150, 820)
    made.opened()
    yield made
    made.close_page()


def write_plan(tmp_path, text=SMALL):
    path = tmp_path / "plan" / "plan.toml"
    path.parent.mkdir()
    path.write_text(text, "utf-8")
    return path


def written_down(page):
    done = [one for one in read_record(page.state.data).entries if "plan of duels" in one.what]
    return [(one.what, one.fields["study"]) for one in done]


def click(qtbot, widget):
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_an_empty_folder_leads_to_a_new_plan_that_can_run(page, qtbot, tmp_path):
    qtbot.waitUntil(page.empty.isVisible)
    click(qtbot, page.empty.button)
    dialog = page.at_work.dialog
    assert isinstance(dialog, NewPlanDialog)
    dialog.folder.put(tmp_path / "nine")
    click(qtbot, dialog.create_button)
    assert (tmp_path / "nine" / "plan.toml").exists()
    assert page.run.isEnabled()
    assert "nine" in page.note.text()
    assert page.empty.button.text() == "Run"  # the next step


def test_what_is_wrong_stays_in_view_above_the_buttons_however_long_a_plan_is(
    page, qtbot, tmp_path
):
    page.open_plan(write_plan(tmp_path))
    click(qtbot, page.edit)
    dialog = page.at_work.dialog
    before = dialog.pos()
    ticks = dialog.protocols.items()
    assert [one.text() for name, one in ticks if name == "gtt"] == ["Generalized Turing Test"]
    assert all(one.toolTip().startswith(f"{name}: ") for name, one in ticks)
    for name in ("controlled-turns", "controlled-queries", "fixed-distinguisher"):
        dialog.protocols[name].click()
    assert "The protocol controlled-queries needs “Numbers of queries" in dialog.objection.text()
    assert dialog.objection.isVisible()
    whole = dialog.rect()
    top = dialog.objection.mapTo(dialog, dialog.objection.rect().topLeft()).y()
    assert whole.top() < top < dialog.run.mapTo(dialog, dialog.run.rect().topLeft()).y()
    assert whole.contains(dialog.run.mapTo(dialog, dialog.run.rect().bottomRight()))
    room = dialog.screen().availableGeometry()
    assert room.contains(dialog.geometry())
    assert abs(dialog.pos().x() - before.x()) < 20


@pytest.mark.slow
def test_a_plan_runs_in_the_background_and_a_click_on_the_matrix_shows_its_trials(
    page, qtbot, tmp_path
):
    page.open_plan(write_plan(tmp_path))
    click(qtbot, page.run)
    qtbot.waitUntil(lambda: not page.at_work.running.is_on, timeout=60_000)
    assert "Trials with a result: 8 of 8." in page.at_work.strip.status.text()
    qtbot.waitUntil(lambda: written_down(page) == [("ran a plan of duels", "small")])
    qtbot.waitUntil(page.body.isVisible, timeout=20_000)
    qtbot.waitUntil(lambda: bool(page.plot.values()))
    value = next(one for one in page.plot.values() if one.key == "bob as ann")
    assert value.text.endswith("\nn = 2"), "it has what the table has"
    assert page.about.text().endswith("Some values rest on fewer than 10 trials.")
    qtbot.wait(100)  # plots of a page are drawn one after the other
    at = page.plot.panels.place_of(value).toPoint()
    qtbot.mouseMove(page.plot.panels.viewport(), at)
    qtbot.mouseClick(page.plot.panels.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page.trials.pair.currentData() == "bob as ann"
    assert [one.number for one in page.trials.table.rows.things] == [1, 2]
    text = page.trials.text.toPlainText()
    assert "Distinguisher (ann)" in text
    assert "Actor (bob)" in text
    scores = {one.model: one for one in page.scores.rows.things}
    assert set(scores) == {"ann", "bob"}
    value, low, high = scores["bob"].turing
    assert 0 <= low < value < high <= 1
    page.trials.search.setText("no one says this")
    assert page.trials.table.rows.things == ()
    assert page.trials.about.text() == "No trial contains these words."


@pytest.mark.slow
def test_a_plan_that_is_canceled_continues_without_losing_or_repeating_a_trial(
    page, qtbot, tmp_path
):
    page.open_plan(write_plan(tmp_path, SMALL.replace("trials = 2", "trials = 1000")))
    click(qtbot, page.run)
    strip = page.at_work.strip
    qtbot.waitUntil(lambda: "trials a minute" in strip.status.text(), timeout=60_000)
    assert "Running" in strip.title.text()
    click(qtbot, strip.cancel)
    qtbot.waitUntil(lambda: not page.at_work.running.is_on, timeout=60_000)
    assert strip.status.text().startswith("Stopped.")
    assert strip.title.text() == "Two scripts"
    done = [(f"{what} a plan of duels", "small") for what in ("ran", "stopped")]
    qtbot.waitUntil(lambda: written_down(page) == done)
    before = len(list(page.state.data.glob("*.jsonl")))
    assert 0 < before < 4000
    path = tmp_path / "plan" / "plan.toml"
    path.write_text(path.read_text("utf-8").replace("trials = 1000", "trials = 400"), "utf-8")
    click(qtbot, strip.go_on)
    qtbot.waitUntil(lambda: not page.at_work.running.is_on, timeout=120_000)
    assert "Trials with a result: 1,600 of 1,600." in strip.status.text()
    codes = [read_journal(one).opened["participant"] for one in page.state.data.glob("*.jsonl")]
    assert len(codes) == len({*codes}) >= 1600


@pytest.mark.slow
def test_a_second_click_on_cancel_does_not_wait_for_a_server_that_hangs(page, qtbot, tmp_path):
    with Served(tmp_path / "plan", {"hang": 1.0}) as there:
        page.open_plan(there.path)
        click(qtbot, page.run)
        qtbot.waitUntil(lambda: there.log["counts"].get("hang", 0) > 0, timeout=60_000)
        strip = page.at_work.strip
        click(qtbot, strip.cancel)
        qtbot.wait(1000)
        assert page.at_work.running.is_on  # replies that are due can still come
        assert strip.status.text().startswith("Stopping after replies that are due")
        click(qtbot, strip.cancel)
        qtbot.waitUntil(lambda: not page.at_work.running.is_on, timeout=20_000)
        assert strip.status.text().startswith("Stopped.")
    assert list(page.state.data.glob("*.jsonl"))


def test_trials_of_a_fixed_distinguisher_have_scores_of_their_own(page, qtbot, tmp_path):
    folder = tmp_path / "fixed"
    plan, _ = new_plan("fixed-distinguisher", folder)
    text = plan.read_text("utf-8").replace("trials = 10", "trials = 1")
    plan.write_text(text, "utf-8")
    run_duels(DuelRun(open_plan(plan), page.state.data))
    page.open_plan(plan)
    page.read_again()
    qtbot.waitUntil(page.body.isVisible, timeout=20_000)
    assert page.test.count() == 4
    assert page.fixed_scores.isVisible()
    assert not page.scores.isVisible()
    assert page.test.currentText() == "Fixed distinguisher \u00b7 judged by deepseek"
    assert len(page.fixed_scores.rows.things) == 4


def test_problems_of_a_plan_name_the_fields_of_its_dialog_and_no_keys(page, tmp_path):
    path = write_plan(tmp_path, WRONG)
    told = problems_in_words(check_plan(path).problems, WRONG).splitlines()
    assert told == [
        "Servers, row 1: “Parallel requests” must be a whole number from 1 to 1,000, not 'many'. "
        "Use, for example, 8.",
        "Models, row 1: “Price in” must be a number from 0 to 1,000,000, not 'free'. Use, for "
        "example, 0.",
        "Models, row 2: “ID” is missing.",
        "“Trials per pair” must be a whole number from 1 to 100,000, not 0. Use, for example, 10.",
        "Servers, row 1, Address: 'foo' is not a server address. Use an address such as "
        "http://localhost:8080/v1.",
        "Models, row 3: Another model has the ID 'x'. Give each one its own ID.",
        "Models, row 1, Server: There is no server 'nowhere'. Add it under Servers.",
        "Protocols: There is no protocol 'gtx'. Did you mean 'gtt'?",
        "The protocol controlled-queries needs “Numbers of queries”.",
        "“Numbers of turns” must list only numbers of 1 or more. Remove the others.",
        "Distinguishers: There is no model 'zed'. The models are: x.",
        "Cost limit: There is a limit on the cost, but not every model has prices. Enter both "
        "prices of each model.",
    ]
    notices = []
    page.state.notified.connect(notices.append)
    page.open_plan(path)
    assert page.note.text().startswith("Plan: with errors")
    assert [one.text.splitlines() for one in notices] == [told]
    broken = "id = "
    path.write_text(broken, "utf-8")
    (problem,) = problems_in_words(check_plan(path).problems, broken).splitlines()
    assert problem.startswith("Line 1: ")


def test_a_plan_is_edited_and_its_comments_stay(page, qtbot, tmp_path):
    path = write_plan(tmp_path)
    page.open_plan(path)
    click(qtbot, page.edit)
    dialog = page.at_work.dialog
    assert isinstance(dialog, PlanDialog)
    assert "8 trial" in dialog.size_label.text()
    dialog.form.fields["trials"].setValue(3)
    assert dialog.form.fields["replacements"].value() == 10
    dialog.form.fields["replacements"].setValue(0)
    assert dialog.models.table.isColumnHidden(COLUMNS.index("skill"))
    click(qtbot, dialog.form.form.fold.button)
    assert not dialog.models.table.isColumnHidden(COLUMNS.index("skill"))
    dialog.form.fields["pairs"].setText("ann as bob, bob as ann")
    dialog.form.fields["pairs"].clear()
    dialog.form.fields["max_turns"].setValue(12)
    click(qtbot, dialog.models.add)
    assert not dialog.run.isEnabled()
    assert dialog.objection.text().startswith("Models, row 3: “ID” is missing.")
    row = dialog.models.table.rowCount() - 1
    for column, words in enumerate(("cid", "lab", "vendor/cid", "", "2", "8")):
        dialog.models.put(row, column, words)
    assert dialog.objection.text() == (
        "Models, row 3, Server: There is no server 'lab'. Add it under Servers."
    )
    click(qtbot, dialog.servers.add)
    dialog.servers.put(0, 0, "lab")
    dialog.servers.put(0, 1, "http://127.0.0.1:9/v1")
    assert not dialog.objection.isVisible()
    assert "27 trial" in dialog.size_label.text()
    click(qtbot, dialog.save)
    qtbot.waitUntil(lambda: written_down(page) == [("saved a plan of duels", "small")])
    text = path.read_text("utf-8")
    assert "trials = 3  # of each pair" in text
    assert "replacements = 0\n" in text
    told = tomllib.loads(text)
    assert told["model"][2] == {
        "id": "cid",
        "server": "lab",
        "model": "vendor/cid",
        "price_in": 2.0,
        "price_out": 8.0,
    }
    assert told["model"][0]["skill"] == 1.0
    assert told["max_turns"] == 12


def test_the_dialog_of_a_plan_takes_all_that_a_plan_can_say(page, qtbot, tmp_path):
    page.open_plan(write_plan(tmp_path))
    click(qtbot, page.edit)
    dialog = page.at_work.dialog
    elsewhere = {"id", "protocols", "servers", "models"}  # an ID stays, by which data are known
    assert {*dialog.form.fields} == {*named_settings(Plan)} - elsewhere
    assert [field.name for field in dialog.models.fields] == COLUMNS
    assert not dialog.form.fields["turns"].isVisible()
    dialog.protocols["controlled-turns"].click()
    assert dialog.form.fields["turns"].isVisible()
    dialog.form.fields["turns"].setText("2, 4")
    dialog.protocols["gtt"].click()
    assert dialog.form.fields["turns"].text() == "2, 4"
    assert dialog.draft.value("turns") == [2, 4]


def test_a_plan_with_errors_is_named_and_can_be_mended(page, qtbot, tmp_path):
    said = []
    page.state.notified.connect(said.append)
    page.open_plan(write_plan(tmp_path, SMALL.replace('"gtt"', '"gtx"')))
    assert "gtx" in said[0].text
    assert not page.run.isEnabled()
    click(qtbot, page.edit)
    dialog = page.at_work.dialog
    assert not dialog.run.isEnabled()
    dialog.protocols["gtt"].click()
    assert dialog.run.isEnabled()
    click(qtbot, dialog.save)
    assert page.run.isEnabled()


def test_a_click_on_a_pair_of_models_shows_its_trials(qtbot, desk):
    open_source(desk.state, "pair", "bob as ann")
    assert desk.page("duels").isVisible()
    assert desk.state.source_wanted == "bob as ann"


@pytest.mark.parametrize("kind", [Plan, ServerSettings, ModelSettings])
def test_the_help_names_all_that_a_plan_can_say(kind):
    assert [s.key for s in settings_of(kind) if f"`{s.key}`" not in text("duels")] == []
