"""A consent text that no one wrote reaches no participant."""

import pytest

from tests.packages import BLOCK, STUDY, write
from turingdesk.core.errors import BadStudy, Severity
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.check import check_study
from turingdesk.study.package import open_package
from turingdesk.study.placeholders import placeholders
from turingdesk.system import paths

SHIPPED = (paths.resources() / "new" / "pages" / "consent.md").read_text("utf-8")


@pytest.fixture
def package(tmp_path):
    return open_package(write(tmp_path / "study", {"texts/consent.md": SHIPPED}))


def test_the_consent_text_that_ships_is_told_with_file_and_line(tmp_path):
    checked = check_study(write(tmp_path, {"texts/consent.md": SHIPPED}))
    [problem] = checked.problems
    assert problem.severity is Severity.PILOT_ONLY
    assert problem.place == "texts/consent.md, line 5"
    assert "Replace it with your own text" in problem.fix
    assert checked.may_run
    assert checked.pilot_only == (problem,)
    assert not checked.errors


def test_every_language_of_a_study_is_looked_at(tmp_path):
    toml = 'languages = ["en", "de"]\n' + STUDY + BLOCK
    texts = {"texts/consent.md": "Our own.", "texts/consent.de.md": SHIPPED}
    checked = check_study(write(tmp_path, texts, toml=toml))
    assert [p.file for p in checked.pilot_only] == ["texts/consent.de.md"]


def test_a_text_of_ones_own_is_no_problem(tmp_path):
    own = SHIPPED.replace("*Replace", "*Please replace nothing")
    assert not check_study(write(tmp_path / "own", {"texts/consent.md": own})).problems


def test_the_placeholders_of_a_demonstration_are_told_too(tmp_path):
    toml = STUDY + "demonstration = true\n" + BLOCK
    checked = check_study(write(tmp_path, {"texts/consent.md": SHIPPED}, toml=toml))
    assert [p.place for p in checked.pilot_only] == [
        "texts/consent.md, line 5",
    ]
    assert not checked.errors


def test_the_line_that_stands_for_a_consent_is_known():
    assert sum(line in SHIPPED for line in placeholders()) == 1
    assert len(placeholders()) == 5, "one in each language that the program speaks"


def test_a_participant_cannot_begin_and_others_can(package, tmp_path):
    data = tmp_path / "data"
    with pytest.raises(BadStudy, match=r"consent\.md, line 5: .*placeholder.* Replace it"):
        SessionRecorder.begin(package, data, SessionSetup("P-001", "Booth 1"))
    assert not [file for file in data.rglob("*.jsonl") if "record" not in file.parts]
    SessionRecorder.begin(package, data, SessionSetup("P-001", "Booth 1", pilot=True)).abandon()
    SessionRecorder.begin(package, data, SessionSetup("sim-1", "Booth 1", "simulated")).abandon()
    SessionRecorder.begin(
        package, data, SessionSetup("judge-coin", "Booth 1", "judge:coin")
    ).abandon()
