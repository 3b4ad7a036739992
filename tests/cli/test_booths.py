"""host and join, as typed in a terminal; the desk is a process of its own."""

import os
import re
import signal
import subprocess

import pytest

from tests.net.lab import PROGRAM, ROOT, desk_process
from tests.packages import write
from tests.small_study import small_package, walk_on
from turingdesk.cli import main
from turingdesk.journal.audit import read_record
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.system.paths import logs


@pytest.fixture
def folders(tmp_path):
    made = []
    for name, code in (("one", "P-1"), ("two", "P-2"), ("three", "P-1")):
        folder = tmp_path / name
        walk_on(
            SessionRecorder.begin(
                small_package(tmp_path), folder, SessionSetup(code, name), judged={}
            )
        )
        made.append(folder)
    return made


def test_folders_are_joined_and_it_is_written_down(folders, tmp_path, capsys):
    data = tmp_path / "data"
    assert main(["join", str(data), *map(str, folders[:2])]) == 0
    assert capsys.readouterr().out == "6 files are new, 0 continued, 0 already present.\n"
    (entry,) = read_record(data).entries
    assert entry.what == "joined folders"
    assert entry.fields["new"] == 6
    assert main(["check", str(data)]) == 0


def test_a_conflict_is_said_and_makes_the_exit_code_1(folders, tmp_path, capsys):
    data = tmp_path / "data"
    assert main(["join", str(data), *map(str, folders)]) == 1
    assert "saved in conflicts/three/sub-P-1_ses-1" in capsys.readouterr().err


def test_what_cannot_be_joined_is_said(tmp_path, capsys):
    assert main(["join", str(tmp_path / "data"), str(tmp_path / "stick")]) == 1
    assert "TuringDesk can't find the folder" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["host"], ["host", "--data", "x", "--port", "70000"], ["join"]])
def test_wrong_usage_is_code_2(words, capsys):
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    assert capsys.readouterr().err


@pytest.mark.parametrize("command", ["host", "join"])
def test_help_has_an_example(command, capsys):
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert f"Example:\n  turingdesk {command}" in capsys.readouterr().out


def hosting(tmp_path):
    return subprocess.Popen(
        [*PROGRAM, "host", "--data", str(tmp_path / "data"), "--port", "0"],
        cwd=ROOT,
        env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path / "config")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.slow
def test_a_desk_without_a_window_says_where_it_is_and_does_what_is_typed(tmp_path):
    process = hosting(tmp_path)
    said, _ = process.communicate("help\npair\npause Booth 9\nremove Booth 9\nlist\nquit\n", 20)
    assert process.returncode == 0
    assert re.search(r"Port \d+\. What booths send goes into", said)
    codes = re.findall(r"Pairing code (\w{4}-\w{4}), good for 5 minutes", said)
    assert len(set(codes)) == 2
    assert "turingdesk kiosk --desk THIS-COMPUTER:" in said
    assert "message BOOTH TEXT" in said
    assert said.count("There is no booth 'Booth 9'.") == 2
    (log,) = logs().glob("host-*.log")
    logged = log.read_text(encoding="utf-8")
    assert "listening on port" in logged
    assert not any(code in logged for code in codes)


@pytest.mark.slow
def test_a_desk_ends_calmly_when_the_computer_is_shut_down(tmp_path):
    process = hosting(tmp_path)
    process.stdout.readline()
    process.send_signal(signal.SIGTERM)
    _, complained = process.communicate(timeout=20)
    assert (process.returncode, complained) == (0, "")


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (("10.0.0.7", "10.0.0.8"), "one IP address and one URL"),
        (("https://a.example", "https://b.example"), "one IP address and one URL"),
        (("https://lab.example.org/turing",), "nor a URL such as https://lab.example.org"),
        (("lab.example.org",), "neither an IP address nor a URL"),
    ],
)
def test_the_host_has_one_address_to_listen_on_and_one_of_a_proxy(tmp_path, capsys, words, wrong):
    given = [word for address in words for word in ("--address", address)]
    with pytest.raises(SystemExit) as ended:
        main(["host", "--data", str(tmp_path), *given])
    assert ended.value.code == 2
    assert wrong in capsys.readouterr().err


def test_the_desk_links_to_the_proxy_that_serves_its_page(tmp_path):
    study = write(tmp_path / "study")
    words = ("--web", study, "--web-port", "0", "--address", "https://Lab.example.org/")
    with desk_process(tmp_path, words=words) as desk:
        told = desk.wait("web")
        assert told["address"] == "https://Lab.example.org"
        desk.ask("pilot", text="small")
        assert desk.wait("link")["link"].startswith("https://Lab.example.org/join/")
