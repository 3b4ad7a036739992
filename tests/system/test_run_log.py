"""What is logged of a run, and what never is."""

import ast
import logging
import os
import re
from pathlib import Path

import pytest

from turingdesk.system import paths, run_log

logger = logging.getLogger("turingdesk.anything")


def text(program="kiosk"):
    (file,) = paths.logs().glob(f"{program}-*.log")
    return file.read_text(encoding="utf-8")


def test_a_run_has_a_file_of_its_own_with_version_times_and_modules():
    with run_log.run_log("kiosk"):
        logger.info("step %d saved", 3)
    logger.info("afterwards")
    first, saved, last = text().splitlines()
    assert re.match(
        r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z INFO .*kiosk started: TuringDesk", first
    )
    assert saved.endswith("INFO turingdesk.anything: step 3 saved")
    assert last.endswith("kiosk ended")
    assert (paths.logs() / "faults.log").exists()


def test_a_long_run_rotates_and_its_files_stay_small(monkeypatch):
    monkeypatch.setattr(run_log, "MAX_BYTES", 2_000)
    with run_log.run_log("host"):
        for number in range(200):
            logger.info("booth %d came", number)
    files = sorted(paths.logs().glob("host-*"))
    assert [file.suffix for file in files] == [".log", ".1", ".2"]
    assert all(0 < file.stat().st_size <= 2_000 for file in files)
    assert "booth 199 came" in files[0].read_text(encoding="utf-8")


def test_the_files_of_old_runs_go_and_those_of_other_programs_stay():
    folder = paths.logs()
    folder.mkdir(parents=True)
    for number in range(30):
        (folder / f"kiosk-20260101-0000{number:02}-7.log").touch()
    for name in ("kiosk-20260101-000000-7.log.1", "desk-20260101-000000-7.log", "error-1.log"):
        (folder / name).touch()
    with run_log.run_log("kiosk"):
        pass
    left = {file.name for file in folder.iterdir()}
    assert len([name for name in left if name.startswith("kiosk-")]) == run_log.RUNS
    assert "kiosk-20260101-000029-7.log" in left
    assert "kiosk-20260101-000000-7.log.1" not in left
    assert {"desk-20260101-000000-7.log", "error-1.log"} <= left


def test_an_error_is_logged_with_its_place_and_not_with_what_it_repeats():
    def reads(typed):
        try:
            return float(typed)
        except ValueError as problem:
            raise KeyError(typed) from problem

    with pytest.raises(KeyError), run_log.run_log("kiosk"):
        reads(" ".join(["I", "am", "sad"]))  # source lines are logged, values are not
    said = text()
    assert "in reads" in said
    assert said.index("ValueError") < said.index("which led to") < said.rindex("KeyError")
    assert "I am sad" not in said
    assert "kiosk ended" in said


def test_a_refusal_of_the_system_keeps_its_reason(tmp_path):
    with pytest.raises(OSError, match="No such file"), run_log.run_log("kiosk"):
        (tmp_path / "gone").read_bytes()
    assert "FileNotFoundError: No such file or directory" in text()


def test_a_message_from_outside_forges_no_line():
    with run_log.run_log("host"):
        logger.info("booth %s", "a\n2026-01-01 INFO forged")
    assert not re.search(r"^2026-01-01 INFO", text("host"), re.MULTILINE)


def test_where_nothing_can_be_logged_the_program_runs_all_the_same(fresh_settings):
    (fresh_settings / "state").write_text("a file in the way", encoding="utf-8")
    ran = []
    with run_log.run_log("kiosk"):
        logger.warning("nobody hears this")
        ran.append(True)
    assert ran == [True]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_disk_that_fills_up_meanwhile_stops_nothing(capsys):
    with run_log.run_log("kiosk"):
        (handler,) = logging.getLogger("turingdesk").handlers
        handler.stream.close()
        handler.stream = Path("/dev/full").open("w", encoding="utf-8")  # noqa: SIM115 - the handler closes it
        logger.info("not written")
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(os.name == "nt", reason="Windows has access lists instead of rights")
def test_logs_are_closed_to_other_users_even_those_of_earlier_versions():
    paths.logs().mkdir(parents=True)
    earlier = paths.logs() / "host-20260101-000000-7.log"
    earlier.touch()
    earlier.chmod(0o644)
    with run_log.run_log("kiosk"):
        logger.info("step %d saved", 3)
    report = run_log.keep(ValueError("an answer"))
    made = [*paths.logs().iterdir()]
    assert {report, earlier, paths.logs() / "faults.log"} < {*made}
    assert {file.stat().st_mode & 0o777 for file in made} == {0o600}
    assert paths.logs().stat().st_mode & 0o777 == 0o700


def test_the_code_of_a_participant_is_logged_as_a_mark():
    with run_log.run_log("kiosk"):
        logger.info("%s closed", "sub-P-014_ses-2_study-demo")
        logger.info("%s closed", "sub-P-014_ses-3_study-demo")
        logger.info("%s closed", "sub-P-015_ses-1_study-demo")
    assert "P-01" not in text()
    marks = re.findall(r"sub-(#[0-9a-f]{6})_ses-\d_study-demo closed", text())
    assert marks[0] == marks[1] != marks[2]


def test_codes_that_earlier_versions_logged_are_overwritten_in_place():
    paths.logs().mkdir(parents=True)
    log = paths.logs() / "kiosk-20260101-000000-7.log.1"
    log.write_text(
        "ä sub-P-1_ses-1_study-a begun\nsub-P-12_ses-1_study-a begun\n", encoding="utf-8"
    )
    run_log.blank_codes("P-1".__eq__)
    assert log.read_text(encoding="utf-8") == (
        "ä sub-xxx_ses-1_study-a begun\nsub-P-12_ses-1_study-a begun\n"
    )


def test_no_message_of_an_exception_is_logged():
    """It may repeat a code or an answer; `exc_info` logs its kind and place."""
    logged = []
    for path in sorted((paths.root() / "turingdesk").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "except " not in text or "logger." not in text:
            continue
        tree = ast.parse(text)
        for handler in (one for one in ast.walk(tree) if isinstance(one, ast.ExceptHandler)):
            logged += [
                f"{path.name}:{call.lineno}"
                for call in ast.walk(handler)
                if isinstance(call, ast.Call)
                and ast.unparse(call.func).startswith("logger.")
                and any(
                    ast.unparse(one) in (handler.name, f"str({handler.name})") for one in call.args
                )
            ]
    assert logged == []
