"""invite, as typed in a terminal."""

import csv
import re
import time

import pytest
import segno

from tests.packages import BLOCK, STUDY, write
from turingdesk.cli import main
from turingdesk.journal.audit import read_record
from turingdesk.people.invitations import Invitations
from turingdesk.study.placeholders import placeholders

ADDRESS = "https://lab.example.org:47358"
WEB = """
[web]
parameters = ["PROLIFIC_PID", "room"]
"""


@pytest.fixture
def study(tmp_path):
    write(tmp_path / "study", toml=STUDY + BLOCK + WEB)
    return tmp_path / "study"


def invited(study, *more):
    return main(["invite", str(study), "--data", str(study.parent / "data"), *more])


def dark(path):
    """Whether each square of a QR code in a PNG file is dark, row by row."""
    from PIL import Image

    picture = Image.open(path).convert("L")
    squares = range(5, picture.width, 10)
    return [picture.getpixel((x, y)) < 128 for y in squares for x in squares]


def token_of(link):
    return re.fullmatch(re.escape(f"{ADDRESS}/join/") + r"([\w-]{32})(\?.*)?", link)[1]


def test_personal_links_are_written_for_new_participant_codes(study, tmp_path, capsys):
    out = tmp_path / "links.csv"
    assert invited(study, "--count", "3", "--address", ADDRESS, "-o", str(out)) == 0
    assert "3 links in" in capsys.readouterr().out
    with out.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    invitations = Invitations(tmp_path / "data")
    for row in rows:
        assert row["link"].endswith("?PROLIFIC_PID={{%PROLIFIC_PID%}}")
        opened = invitations.open(token_of(row["link"]), row["participant"])
        assert opened.code == row["participant"]
    assert len(rows) == len({row["participant"] for row in rows}) == 3
    assert out.stat().st_mode & 0o077 == 0
    assert read_record(tmp_path / "data").entries[0].what == "created links"


def test_links_are_for_the_codes_of_a_list(study, tmp_path, capsys):
    codes = tmp_path / "codes.txt"
    codes.write_text("P-1\nP-2\n", "utf-8")
    assert invited(study, "--codes", str(codes), "--address", ADDRESS) == 0
    told = capsys.readouterr().out.split()
    assert [line.split(",")[0] for line in told] == ["participant", "P-1", "P-2"]


def test_a_shared_link_has_places_and_an_end(study, tmp_path, capsys):
    more = ("--places", "7", "--until", "2099-12-31", "--address", ADDRESS, "--pilot")
    assert invited(study, "--shared", *more) == 0
    token = token_of(capsys.readouterr().out.split(",")[-1].strip())
    found = Invitations(tmp_path / "data").look(token)
    assert (found.most, found.pilot, found.until[:10]) == (7, True, "2100-01-01")


@pytest.fixture
def new_york(monkeypatch):
    monkeypatch.setenv("TZ", "America/New_York")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the time zone can't be changed here")
@pytest.mark.parametrize(
    ("day", "end"),
    [("2099-12-31", "2100-01-01T05:00"), ("2026-03-08", "2026-03-09T04:00")],
    ids=["usual", "clocks go forward"],
)
def test_a_link_ends_with_the_labs_day_and_is_listed_with_it(
    study, tmp_path, capsys, new_york, day, end
):
    assert invited(study, "--shared", "--until", day, "--address", ADDRESS) == 0
    token = token_of(capsys.readouterr().out.split(",")[-1].strip())
    assert Invitations(tmp_path / "data").look(token).until.startswith(end)
    assert invited(study, "--list") == 0
    assert day in capsys.readouterr().out


def test_each_link_has_a_picture_of_its_qr_code(study, tmp_path, capsys):
    codes, pictures = tmp_path / "codes.txt", tmp_path / "pictures"
    codes.write_text("P-1\nP-2\n", "utf-8")
    more = ("--address", ADDRESS, "--qr", str(pictures))
    assert invited(study, "--codes", str(codes), *more) == 0
    told = capsys.readouterr()
    assert "2 QR codes in" in told.err
    links = dict(csv.reader(told.out.splitlines()[1:]))
    assert invited(study, "--shared", *more) == 0
    links["shared"] = capsys.readouterr().out.split(",")[-1].strip()
    written = sorted(pictures.iterdir())
    assert [path.name[:6] for path in written] == ["P-1.pn", "P-2.pn", "shared"]
    for path, link in zip(written, links.values(), strict=True):
        rows = segno.make(link, micro=False).matrix_iter(border=4)
        assert dark(path) == [bool(one) for row in rows for one in row]
        assert path.stat().st_mode & 0o077 == 0


def test_qr_codes_are_refused_where_no_link_is_made(study):
    with pytest.raises(SystemExit):
        invited(study, "--list", "--qr", "pictures")


def test_links_are_listed_and_revoked(study, tmp_path, capsys):
    assert invited(study, "--list") == 0
    assert "has no links" in capsys.readouterr().out
    invited(study, "--count", "1", "--address", ADDRESS)
    (invitation,) = Invitations(tmp_path / "data").all()
    capsys.readouterr()
    assert invited(study, "--revoke", invitation.id) == 0
    assert invited(study, "--list") == 0
    said = capsys.readouterr().out
    assert "revoked" in said
    assert "0 of 1" in said
    assert invitation.hash not in said
    assert invited(study, "--revoke", "nothing") == 1


@pytest.mark.parametrize(
    "more",
    [
        ("--count", "0"),
        ("--count", "1", "--places", "2"),
        ("--count", "1", "--address", "lab.example.org"),
        ("--count", "1", "--until", "tomorrow"),
        ("--shared", "--count", "1"),
        (),
    ],
)
def test_what_makes_no_sense_is_wrong_usage(study, more):
    with pytest.raises(SystemExit) as ended:
        invited(study, *more)
    assert ended.value.code == 2


def test_a_list_with_a_mistake_makes_no_link(study, tmp_path, capsys):
    codes = tmp_path / "codes.txt"
    codes.write_text("P-1\nP-1\n", "utf-8")
    assert invited(study, "--codes", str(codes)) == 1
    assert "already in line 1" in capsys.readouterr().err
    assert Invitations(tmp_path / "data").all() == []


def test_a_study_that_only_pilots_can_do_gets_links_for_pilots(study, tmp_path, capsys):
    text = sorted(placeholders())[0]
    write(study, {"texts/consent.md": f"# Consent\n\n{text}\n"})
    assert invited(study, "--shared") == 1
    told = capsys.readouterr()
    assert "placeholder" in told.err
    assert not told.out
    assert not Invitations(tmp_path / "data").all()
    assert invited(study, "--shared", "--pilot", "--address", ADDRESS) == 0
    assert ADDRESS in capsys.readouterr().out
