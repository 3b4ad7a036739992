import pytest

from turingdesk.study.findings import Findings
from turingdesk.study.text import decoded, signs_of_damage


def signs(text):
    return [what for what, _, _ in signs_of_damage(text)]


@pytest.mark.parametrize(
    "text",
    [
        "plain",
        "na\u00efve caf\u00e9 \u00c9t\u00e9 \u00c3o \u00e2ge S\u00c3O PAULO \u00c5ngstr\u00f6m",
        "\u0645\u0631\u062d\u0628\u0627 \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "\U0001f468\u200d\U0001f469\u200d\U0001f467 \u2764\ufe0f",
        "\u05e9\u05dc\u05d5\u05dd",
        "line\nline\ttab",
        "<b>HTML</b> & co",
        "\u5224\u65ad",
    ],
)
def test_text_of_all_languages_is_sound(text):
    assert signs(text) == []


@pytest.mark.parametrize(
    ("right", "encoding"),
    [("\u00e9", "cp1252"), ("\u2019", "cp1252"), ("\u00fc", "latin-1"), ("\u201c", "cp1252")],
)
def test_text_read_in_the_wrong_encoding_is_recognized(right, encoding):
    wrong = right.encode().decode(encoding)
    assert signs(f"It{wrong}s") == [
        f"{wrong!r} looks like a {right!r} that was read in the wrong encoding."
    ]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("a\u200bb", "zero-width space"),
        ("a\ufeffb", "byte order mark"),
        ("a\u00adb", "soft hyphen"),
        ("a\u200db", "zero-width joiner"),
        ("a\u202eb", "direction"),
        ("a\x07b", "U+0007"),
        ("a\ufffdb", "lost"),
    ],
)
def test_what_cannot_be_seen_is_told(text, what):
    found = list(signs_of_damage(text))
    assert len(found) == 1
    assert what in found[0][0]
    assert not found[0][2]


def test_half_a_character_cannot_be_stored():
    assert [fatal for _, _, fatal in signs_of_damage("a\ud83d")] == [True]


@pytest.mark.parametrize("data", ["\u00e9".encode("utf-16"), b"\xfe\xff\x00a"])
def test_utf_16_is_named(data):
    findings = Findings()
    assert decoded(data, "t.csv", findings) is None
    assert "UTF-16" in findings.problems[0].message
    assert "CSV UTF-8" in findings.problems[0].fix


def test_a_byte_that_is_no_utf_8_is_found():
    findings = Findings()
    assert decoded(b"id,x\n1,ok\n2,caf\xe9\n", "t.csv", findings) is None
    problem = findings.problems[0]
    assert problem.line == 3
    assert (
        problem.message
        == "Byte 0xe9, number 6 of the line, is not UTF-8; in a Windows file it would be '\u00e9'."
    )
