import pytest

from turingdesk.core.errors import BadCode
from turingdesk.journal.session_name import SessionName, checked_code, parsed


def test_a_name_comes_back_from_its_file():
    name = SessionName("P-014", 12, "two-tasks")
    assert parsed(name.file) == name
    assert name.file == "sub-P-014_ses-12_study-two-tasks.jsonl"


@pytest.mark.parametrize(
    "file",
    [
        "sub-a_ses-1_study-b (copy).jsonl",
        "sub-a_ses-0_study-b.jsonl",
        "sub-a_study-b.jsonl",
        "notes.jsonl",
        "sub-_ses-1_study-b.jsonl",
    ],
)
def test_other_files_are_no_journals(file):
    assert parsed(file) is None


@pytest.mark.parametrize("code", ["P-014", "a", "9" * 40, "-"])
def test_letters_digits_and_hyphens_make_a_code(code):
    assert checked_code(code) == code


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("", "is empty"),
        ("a/b", "contains '/'"),
        ("..", "contains '.'"),
        ("a_b c", "contains '_ '"),
        ("Zoë", "contains 'ë'"),
        ("a\n", r"contains '\n'"),
        ("x" * 41, "has 41 characters."),
    ],
)
def test_a_code_that_cannot_name_a_file_is_refused_with_the_sign_and_the_rule(code, told):
    with pytest.raises(BadCode) as problem:
        checked_code(code)
    assert told in str(problem.value)
    assert "Use 1 to 40 letters" in str(problem.value)
