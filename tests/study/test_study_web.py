import pytest

from tests.packages import BLOCK, STUDY, write
from turingdesk.core.study import WebLinks
from turingdesk.study.check import check_study

WEB = """
[web]
parameters = ["PROLIFIC_PID", "survey_code"]
completion_code = "C1A2B3C4"
redirect = "https://example.sona-systems.com/credit.aspx?id=12&survey_code={survey_code}"
"""


def test_a_study_says_what_it_exchanges_with_a_service(tmp_path):
    found = check_study(write(tmp_path, toml=STUDY + BLOCK + WEB))
    assert not found.problems
    assert found.package.study.web == WebLinks(
        ("PROLIFIC_PID", "survey_code"),
        "C1A2B3C4",
        "https://example.sona-systems.com/credit.aspx?id=12&survey_code={survey_code}",
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('parameters = ["a b"]', "can't be a parameter"),
        ('parameters = ["<b>"]', "can't be a parameter"),
        ('parameters = ["A", "A"]', "listed twice"),
        ('parameters = "A"', "list"),
        ('completion_code = "a\\nb"', "one short line"),
        ('redirect = "http://example.org"', "isn't an https address"),
        ('redirect = "javascript:alert(1)"', "isn't an https address"),
        ('redirect = "https://a b"', "isn't an https address"),
        ('redirect = "https://{host}/"', "isn't an https address"),
        ('redirect = "https://me:secret@example.org"', "isn't an https address"),
        ('redirect = "https://example.org/{pid}"', "isn't a parameter of the link"),
        ('redirct = "https://example.org"', "unknown"),
    ],
)
def test_what_a_service_could_not_use_is_a_problem_at_its_line(tmp_path, line, said):
    found = check_study(write(tmp_path, toml=STUDY + BLOCK + f"\n[web]\n{line}\n"))
    written = (tmp_path / "study.toml").read_text("utf-8").split("\n")
    assert any(said in one.message for one in found.problems)
    for problem in found.problems:
        assert "web" in written[problem.line - 1] or line in written[problem.line - 1]
