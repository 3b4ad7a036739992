import os
import subprocess
import sys
import time

from tests.packages import CAPTIONS, write
from turingdesk.study import unpacked
from turingdesk.study.pack import pack
from turingdesk.study.package import open_package
from turingdesk.study.unpacked import hold, tidy
from turingdesk.system import paths


def copies(folder):
    return sorted(path.name for path in folder.iterdir() if path.is_dir())


def copy(folder, name, opened_s):
    (folder / name).mkdir()
    lock = folder / f"{name}.lock"
    lock.touch()
    os.utime(lock, (opened_s, opened_s))


def test_the_copies_opened_last_are_kept(tmp_path):
    for number in range(5):
        copy(tmp_path, f"copy-{number}", opened_s=1000 + number)
    tidy(tmp_path, kept=2)
    assert copies(tmp_path) == ["copy-3", "copy-4"]
    assert not (tmp_path / "copy-0.lock").exists()


def test_large_copies_are_fewer_and_the_one_opened_last_stays(tmp_path, monkeypatch):
    monkeypatch.setattr(unpacked, "MOST_KEPT_BYTES", 50_000)
    for number in range(4):
        copy(tmp_path, f"copy-{number}", opened_s=1000 + number)
        (tmp_path / f"copy-{number}" / "picture.png").write_bytes(bytes(20_000))
    tidy(tmp_path)
    assert copies(tmp_path) == ["copy-2", "copy-3"]
    monkeypatch.setattr(unpacked, "MOST_KEPT_BYTES", 1000)
    tidy(tmp_path)
    assert copies(tmp_path) == ["copy-3"]


def test_a_copy_in_use_is_kept_however_old(tmp_path):
    copy(tmp_path, "here", opened_s=1)
    hold(tmp_path / "here")
    os.utime(tmp_path / "here.lock", (1, 1))
    copy(tmp_path, "there", opened_s=1)
    program = (
        "import sys, pathlib\n"
        "from turingdesk.study.unpacked import hold\n"
        "hold(pathlib.Path(sys.argv[1]))\n"
        "print('held', flush=True)\n"
        "sys.stdin.read()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(tmp_path / "there")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as other:
        assert other.stdout.readline() == b"held\n"
        os.utime(tmp_path / "there.lock", (1, 1))
        tidy(tmp_path, kept=0)
        assert copies(tmp_path) == ["here", "there"]
        other.stdin.close()
    tidy(tmp_path, kept=0)
    assert copies(tmp_path) == ["here"]


def test_what_was_never_unpacked_whole_goes_after_a_day(tmp_path):
    for name, age_s in (("unpacking-old", 90_000), ("unpacking-now", 0)):
        (tmp_path / name).mkdir()
        when = time.time() - age_s
        os.utime(tmp_path / name, (when, when))
    tidy(tmp_path)
    assert copies(tmp_path) == ["unpacking-now"]


def test_opening_many_packages_does_not_fill_the_cache(tmp_path, monkeypatch):
    monkeypatch.setattr(unpacked, "_held", {})  # as if each were opened by a process of its own
    for number in range(unpacked.KEPT + 3):
        study = write(tmp_path / f"s{number}", captions=CAPTIONS.replace("sofa", f"sofa {number}"))
        package = tmp_path / f"{number}.tdz"
        pack(study, package)
        assert open_package(package).folder.is_dir()
        for handle in unpacked._held.values():
            os.close(handle)
        unpacked._held.clear()
    assert len(copies(paths.cache() / "studies")) == unpacked.KEPT
