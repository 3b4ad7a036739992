"""How long a check takes: 7,100 answers to 1,000 pictures of 640 x 480."""

import csv
import random
import struct
import zlib

import pytest

from turingdesk.study.check import check_study

pytestmark = pytest.mark.bench

ANSWERS = 7_100
PICTURES = 1_000
BUDGET_S = 2.0  # check in under 2 s warm, hashes apart
AGENTS = ["", "GIT", "OFA", "BLIP", "ClipCap", "Azure"]


def png(width, height, number):
    """A picture of stripes, so that files are neither empty nor all the same."""
    stripe = bytes((x * number) % 256 for x in range(width * 3))
    body = zlib.compress((b"\0" + stripe) * height)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in [(b"IHDR", head), (b"IDAT", body), (b"IEND", b"")]
    )


@pytest.fixture(scope="module")
def study(tmp_path_factory):
    folder = tmp_path_factory.mktemp("large")
    (folder / "media").mkdir()
    for number in range(PICTURES):
        (folder / "media" / f"picture-{number:04}.png").write_bytes(png(640, 480, number + 1))
    words = [f"word{n}" for n in range(500)]
    chance = random.Random(7)
    with (folder / "captions.csv").open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file)
        table.writerow(["id", "origin", "agent", "image", "caption", "provenance"])
        for n in range(ANSWERS):
            agent = AGENTS[n % len(AGENTS)]
            caption = " ".join(chance.choices(words, k=12)) + ", d\u00e9j\u00e0 vu."
            origin = "machine" if agent else "human"
            image = f"picture-{n % PICTURES:04}.png"
            table.writerow([f"a{n}", origin, agent or f"p{n}", image, caption, "made up"])
    (folder / "study.toml").write_text(
        'id = "large"\ntitle = "Large"\nparticipants = 100\n'
        '[[block]]\ntask = "captions"\ntrials = 40\n',
        encoding="utf-8",
    )
    return folder


def as_workbook(study, to):
    """The same study with its table as a workbook."""
    import shutil

    import xlsxwriter

    shutil.copytree(study, to)
    with (study / "captions.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    with xlsxwriter.Workbook(to / "captions.xlsx") as book:
        sheet = book.add_worksheet()
        for number, row in enumerate(rows):
            sheet.write_row(number, 0, row)
    (to / "captions.csv").unlink()
    return to


def test_a_study_of_7100_answers_is_checked_within_two_seconds(benchmark, study):
    checked = benchmark.pedantic(
        check_study, (study,), {"hashes": False}, warmup_rounds=1, rounds=5
    )
    assert checked.may_run
    assert len(checked.package.stimuli["captions.csv"]) == ANSWERS
    assert len(checked.package.media()) == PICTURES
    assert benchmark.stats.stats.max < BUDGET_S


def test_a_workbook_of_7100_answers_is_checked_within_two_seconds(benchmark, study, tmp_path):
    folder = as_workbook(study, tmp_path / "workbook")
    checked = benchmark.pedantic(
        check_study, (folder,), {"hashes": False}, warmup_rounds=1, rounds=3
    )
    assert checked.may_run
    assert len(checked.package.stimuli["captions.xlsx"]) == ANSWERS
    assert benchmark.stats.stats.max < BUDGET_S


@pytest.mark.parametrize("is_filled", [True, False])
def test_a_workbook_of_a_million_rows_is_answered_within_ten_seconds(
    benchmark, study, tmp_path, is_filled
):
    import xlsxwriter

    folder = as_workbook(study, tmp_path / "workbook")
    with xlsxwriter.Workbook(folder / "captions.xlsx", {"constant_memory": True}) as book:
        sheet, bold = book.add_worksheet(), book.add_format({"bold": True})
        sheet.write_row(0, 0, ["id", "origin", "agent", "image", "caption"])
        for row in range(1, 1_048_572):
            if is_filled:
                sheet.write_number(row, 0, row)
            else:
                sheet.write_blank(row, 0, None, bold)
    checked = benchmark.pedantic(check_study, (folder,), {"hashes": False}, rounds=1)
    assert any("1,048,572 rows" in found.message for found in checked.errors) == is_filled
    assert not checked.may_run  # nothing is in it, or too much
    assert benchmark.stats.stats.max < 10.0


def test_hashing_the_same_study_is_measured_apart(benchmark, study):
    checked = benchmark.pedantic(check_study, (study,), warmup_rounds=1, rounds=3)
    assert len(checked.package.hash) == 64
