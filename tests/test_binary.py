"""The built program, run as a lab runs it: by a user who owns nothing, without Python or network.

Builds first, about a minute: python -m pytest -m binary tests/test_binary.py
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from hashlib import sha256
from pathlib import Path

import pytest
from openpyxl import load_workbook

import turingdesk
from tests.framebuffer import PAGE, x_server
from tests.packages import real_demo
from tests.test_recipes import STEP, recipes

#: The build is part of the first test, and takes ten minutes beside other work.
pytestmark = [pytest.mark.binary, pytest.mark.timeout(1800)]
CHECKOUT = Path(turingdesk.__file__).parents[1]
MOST_BYTES = 450_000_000
NOBODY = 65534
PATIENCE_S = 60  #: until a page is painted, on a busy machine
A_GOOD_PART = 100_000  #: points of a screen of 1440 x 900 that show a page's background
#: How much more of the processor the program's start takes than the source's. On a computer on
#: which Python itself starts in 0.02 s, and the source in 0.07 s, that is 0.25 s.
MOST_AS_LONG = 0.25 / 0.07
UNSEEN = (
    "pytest",
    "hypothesis",
    "/stats/tests/",
    "statsmodels",
    "tkinter",
    "Qt6Quick",
    "Qt6Qml",
    "Qt6WebEngine",
    "Qt6Pdf",
)


@pytest.fixture(scope="module")
def built():
    """Where everyone may look, with a space and letters beyond ASCII in its path."""
    home = Path(tempfile.mkdtemp(prefix="turingdesk-binary-"))
    home.chmod(0o755)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(home / "Programme für alle"), "--workpath", str(home / "work")]
    run = subprocess.run(
        [*command, "build.spec"], cwd=CHECKOUT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert "ERROR" not in run.stderr
    yield home / "Programme für alle"
    shutil.rmtree(home)


@pytest.fixture(scope="module")
def program(built):
    """Runs the program with an environment that is empty but for a home, without network."""
    home = Path(tempfile.mkdtemp(prefix="turingdesk-user-"))
    user = {}
    if os.getuid() == 0:
        os.chown(home, NOBODY, NOBODY)
        user = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    alone = ["unshare", "-rn"]
    if subprocess.run([*alone, "true"], capture_output=True, check=False, **user).returncode:
        alone = []

    def run(*words, code=0, platform="offscreen"):
        made = subprocess.run(
            [*alone, built / "turingdesk" / "turingdesk", *map(str, words)],
            cwd=home,
            env={"HOME": str(home), "QT_QPA_PLATFORM": platform},
            capture_output=True,
            encoding="utf-8",
            check=False,
            **user,
        )
        assert made.returncode == code, made.stdout + made.stderr
        assert "Warning" not in made.stderr
        return made.stdout

    run.home = home
    yield run
    shutil.rmtree(home)


def test_a_session_is_judged_exported_and_analysed(program):
    demo = CHECKOUT / "studies" / "demo"
    data = program.home / "Daten 1"
    program("simulate", demo, "--judges", 3, "--seed", 1, "--data", data)
    program("export", data, "-o", program.home / "Antworten.xlsx")
    book = load_workbook(program.home / "Antworten.xlsx", read_only=True)
    rows = sum(sum(1 for _ in book[name].values) - 1 for name in ("responses", "forms"))
    summary = dict(row[:2] for row in book["summary"].values)
    book.close()
    told = json.loads(program("analyze", data, "--json"))
    assert rows == told["responses"] > 100
    assert told["confusion"]["n"]["HH"] > 0
    assert program("--version").strip() == summary["program"]


def test_a_report_is_made_of_it(program):
    """With every figure, what the answers' texts say of them, and each kind of file."""
    demo = CHECKOUT / "studies" / "demo"
    data = program.home / "Daten 2"
    program("simulate", demo, "--judges", 3, "--seed", 2, "--data", data)
    for kind in ("html", "pdf", "xlsx"):
        program("report", data, "-o", program.home / f"Bericht.{kind}", "--texts", demo)
    page = (program.home / "Bericht.html").read_text("utf-8")
    assert page.count("<svg") > 10
    assert "BLEU" in page
    assert (program.home / "Bericht.pdf").read_bytes().startswith(b"%PDF")
    program("figures", data, "-o", program.home / "Bilder", "--format", "png")
    assert list((program.home / "Bilder").glob("*.png"))


def test_machines_are_trained_and_judge(program):
    """Each kind of trained judge, on words and on pictures, and the difference of its folds."""
    demo = CHECKOUT / "studies" / "demo"
    data = program.home / "Daten 3"
    few = ("--folds", 3, "--seeds", 1, "--data", data, "--json")
    svm = json.loads(program("judge", demo, "--judge", "svm", *few))
    assert svm["verdicts"]["given"] >= svm["judge"]["trials"] > 400
    forest = program("judge", demo, "--judge", "forest", "--features", "color", *few)
    assert json.loads(forest)["confusion"]["n"]["HH"] > 0
    network = program("judge", demo, "--judge", "network", "--features", "lsa", *few)
    assert json.loads(network)["judge"]["name"] == "judge:network"
    told = json.loads(program("analyze", data, "--machines", "--by", "judge", "--json"))
    assert set(told["by"]["judge"]) == {"judge:svm", "judge:forest", "judge:network"}


def test_the_doctor_finds_nothing_wrong(program):
    said = program("doctor")
    assert "PROBLEM" not in said
    assert "PySide6 6." in said


@pytest.fixture
def smells(built, program):
    """The plugin of the contributor's guide in the folder beside the program, switched on."""
    folder = built / "turingdesk" / "plugins"
    for name, kind, code in STEP.findall(recipes()["A plugin"]):
        if kind != "sh":
            path = folder / name.removeprefix("smells/")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(code, "utf-8")
    settings = program.home / ".config" / "turingdesk" / "settings.json"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text('{"plugins": true}', "utf-8")
    yield
    settings.unlink()
    shutil.rmtree(folder)


def test_a_plugin_beside_it_is_loaded_once_it_is_switched_on(program, smells):
    """Its task can be judged, its analysis is counted, and journals name it."""
    assert "smells 1.0" in program("doctor")
    study, data = program.home / "Gerüche", program.home / "Daten der Gerüche"
    program("new", "smells", study)
    toml = study / "study.toml"
    needs_it = '\n[requires]\nplugins = ["smells"]\n'
    toml.write_text(toml.read_text("utf-8") + needs_it, "utf-8")
    program("check", study)
    program("simulate", study, "--judges", 2, "--seed", 1, "--data", data)
    analyses = json.loads(program("analyze", data, "--json"))["analyses"]
    (row,) = analyses["smell_verdicts"]["rows"]
    assert row["n"] > 0
    (journal, *_) = data.glob("sub-*.jsonl")
    opened = json.loads(journal.read_text("utf-8").splitlines()[0])
    (plugin,) = (plugin for plugin in opened["plugins"] if plugin["name"] == "smells")
    assert plugin["version"] == "1.0"
    assert len(plugin["hash"]) == 64

    settings = program.home / ".config" / "turingdesk" / "settings.json"
    settings.write_text('{"plugins": false}', "utf-8")
    assert "smells" not in program("doctor")
    program("simulate", study, "--judges", 1, "--data", program.home / "Daten 4", code=1)


def test_the_demonstration_without_a_display_writes_files_and_pictures(program):
    """Its pictures are of pages with plots, whose library is imported when one opens."""
    out = program.home / "Ergebnisse"
    program("demo", "--data", program.home / "Daten 4", "--out", out, platform="")
    assert {"report.html", "results.xlsx"} <= {path.name for path in out.iterdir()}
    pages = {path.stem for path in (out / "screens").glob("desk-*.png")}
    assert {"desk-live", "desk-analysis"} <= pages


def test_windows_are_drawn(built, program):
    """On a real X server, for which Qt loads other parts than where no one looks."""
    with x_server() as (display, picture):
        env = {"HOME": str(program.home), "DISPLAY": display}
        with subprocess.Popen([built / "turingdesk" / "turingdesk", "demo"], env=env) as child:
            try:
                until_s = time.monotonic() + PATIENCE_S
                while picture[:].count(PAGE) < A_GOOD_PART:
                    assert child.poll() is None, "the program ended"
                    assert time.monotonic() < until_s, "no page was painted"
                    time.sleep(0.1)
            finally:
                child.kill()


def test_a_booth_is_paired_and_sends_its_sessions(built, tmp_path):
    """A desk and a kiosk, both built, that share a network."""
    command = str(built / "turingdesk" / "turingdesk")
    env = {"QT_QPA_PLATFORM": "offscreen"}
    words = ["host", "--data", tmp_path / "desk", "--port", 0, "--address", "127.0.0.1", "--json"]
    desk = subprocess.Popen(
        [command, *map(str, words)],
        env={**env, "HOME": str(tmp_path / "a")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )

    def told(kind):
        return next(event for event in map(json.loads, desk.stdout) if event["event"] == kind)

    def kiosk(*words):
        env_there = {**env, "HOME": str(tmp_path / "b")}
        return subprocess.check_output([command, *map(str, words)], env=env_there, text=True)

    with desk:
        port = told("open")["port"]
        desk.stdin.write('{"do": "pair"}\n')
        desk.stdin.flush()
        kiosk("kiosk", "--desk", f"127.0.0.1:{port}", "--pair", told("code")["code"])
        data = tmp_path / "kiosk"
        kiosk("simulate", CHECKOUT / "studies" / "demo", "--judges", 2, "--data", data)
        assert "is at" in kiosk("send", data, "--within", 60)
        desk.stdin.close()
        assert desk.wait(20) == 0
    sent = {path.name: path.read_bytes() for path in data.glob("*.jsonl")}
    assert len(sent) == 2
    assert {path.name: path.read_bytes() for path in (tmp_path / "desk").glob("*.jsonl")} == sent


def test_what_needs_the_newest_libraries_runs(program):
    """Sealing needs cryptography, a new study tomlkit's neighbors and templates."""
    secret = program.home / "secret.txt"
    secret.write_text("correct horse battery staple\n")
    secret.chmod(0o644)
    sealed = program.home / "sealed.tdz"
    study = real_demo(program.home / "real")
    program("seal", study, "-o", sealed, "--passphrase-file", secret, "--sessions", 3)
    program("check", sealed)
    program("new", "zhang-captions", program.home / "own")


def least_cpu_s(*command, **options):
    """The least processor time of some starts, which other work on the computer hardly changes."""
    spent_s = []
    for _ in range(7):
        child = subprocess.Popen(command, stdout=subprocess.DEVNULL, **options)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        assert child.returncode == 0
        spent_s.append(usage.ru_utime + usage.ru_stime)
    return min(spent_s)


def test_it_starts_like_the_source(built):
    """No library is imported before the program knows what it is asked for."""
    source_s = least_cpu_s(sys.executable, "-m", "turingdesk", "--version", cwd=CHECKOUT)
    program_s = least_cpu_s(built / "turingdesk" / "turingdesk", "--version")
    assert program_s < MOST_AS_LONG * source_s, f"{program_s:.3f} s, the source {source_s:.3f} s"


def test_eliza_talks(program):
    """The only part that needs NLTK, which is imported when ELIZA is asked."""
    program("new", "collect-conversations", program.home / "talks")
    talk = ("collect", program.home / "talks", "--agent", "eliza", "--with", "scripted")
    said = json.loads(program(*talk, "--data", program.home / "Daten 5", "--json"))
    assert said["trials"] > 0
    assert re.fullmatch(r"[0-9.]+", said["nltk"])


def test_it_says_what_was_built(program):
    said = program("--version")
    assert re.fullmatch(r"TuringDesk \S+ \(commit [0-9a-f]{10}, built 20\S+ \S+ UTC\)\n", said)


def test_it_is_small_and_holds_nothing_that_it_does_not_need(built):
    files = [path for path in (built / "turingdesk").rglob("*") if path.is_file()]
    assert sum(path.lstat().st_size for path in files) < MOST_BYTES
    names = [path.relative_to(built).as_posix() for path in files]
    assert not [name for name in names if any(word in name for word in UNSEEN)]
    assert not [name for name in names if "/tests/" in name]
    assert [name for name in names if "/liblsl." in name], "gaze that arrives live"


def test_every_file_has_its_sum_and_the_archive_holds_them_all(built):
    folder = built / "turingdesk"
    sums = {}
    for line in (folder / "SHA256SUMS").read_text("utf-8").splitlines():
        digest, name = line.split("  ", 1)
        sums[name] = digest
    files = {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()}
    assert set(sums) == files - {"SHA256SUMS"}
    assert all(sha256((folder / name).read_bytes()).hexdigest() == d for name, d in sums.items())
    (archive,) = built.glob("*.tar.gz")
    told = Path(f"{archive}.sha256").read_text("utf-8").split()
    assert told == [sha256(archive.read_bytes()).hexdigest(), archive.name]
    listed = subprocess.run(["tar", "-tzf", archive], capture_output=True, text=True, check=True)
    assert sum(not line.endswith("/") for line in listed.stdout.splitlines()) >= len(files)


def test_the_licences_of_all_parts_are_there(built):
    folder = built / "turingdesk" / "_internal" / "licences"
    parts = (folder / "PARTS.txt").read_text("utf-8")
    for part in ("PySide6_Essentials", "numpy", "pandas", "cryptography", "tomlkit", "Python"):
        assert part.casefold() in parts.casefold().replace("-", "_"), part
    for text in ("LICENSE", "LGPL-3.0.txt", "GPL-3.0.txt", "numpy", "pandas", "cryptography"):
        assert (folder / text).exists(), text
    assert (built / "turingdesk" / "_internal" / "resources" / "fonts" / "OFL.txt").exists()
