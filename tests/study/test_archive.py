import hashlib
import os
import stat
import struct
import subprocess
import sys
import time
import zipfile

import pytest

from tests.packages import CAPTIONS, told, write
from turingdesk.study import archive
from turingdesk.study.archive import hold, tidy
from turingdesk.study.pack import pack
from turingdesk.study.package import open_package, read_package
from turingdesk.system import paths


@pytest.fixture
def tdz(tmp_path):
    out = tmp_path / "small.tdz"
    pack(write(tmp_path / "small"), out)
    return out


def repacked(source, to, change=lambda files: files, top=""):
    """The same archive with its files changed, its manifest as it was."""
    with zipfile.ZipFile(source) as before, zipfile.ZipFile(to, "w") as after:
        for name, content in change({n: before.read(n) for n in before.namelist()}).items():
            after.writestr(top + name, content)
    return to


def with_member(folder, name, content=b"x", **attributes):
    path = folder / "hostile.tdz"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("study.toml", "id = 'x'")
        member = zipfile.ZipInfo("x")
        member.filename = name  # ZipInfo itself tidies names up
        for key, value in attributes.items():
            setattr(member, key, value)
        made.writestr(member, content)
    return path


def outside(folder):
    return sorted(str(path) for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("../evil.txt", "points outside"),
        ("media/../../evil.txt", "points outside"),
        ("/etc/evil.txt", "absolute"),
        ("C:/evil.txt", "absolute"),
        ("..\\evil.txt", "backslash"),
        ("media\\dog.png", "backslash"),
        ("evil.txt:stream", "colon"),
        ("STUDY.toml", "by case"),
        ("study.toml", "twice"),
    ],
)
def test_a_name_that_should_not_be_there_keeps_all_from_being_unpacked(tmp_path, name, message):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(zipfile.ZipFile, "_writecheck", lambda self, member: None)
        path = with_member(tmp_path, name)
    before = outside(tmp_path)
    found = told(read_package(path))
    assert [f for f in found if f[0] == "error" and message in f[2]], found
    assert outside(tmp_path) == before
    assert not outside(paths.cache())


def test_a_link_is_not_unpacked(tmp_path):
    path = with_member(
        tmp_path, "link", b"/etc/passwd", external_attr=(stat.S_IFLNK | 0o777) << 16
    )
    (found,) = told(read_package(path))
    assert "This file is a link." in found[2]


def test_a_protected_member_is_told(tmp_path, tdz):
    data = bytearray(tdz.read_bytes())
    at = data.index(b"PK\x01\x02")
    data[at + 8] |= 1
    (tmp_path / "locked.tdz").write_bytes(data)
    assert "password" in told(read_package(tmp_path / "locked.tdz"))[0][2]


@pytest.mark.slow
def test_ten_gigabytes_of_nothing_are_not_unpacked(tmp_path):
    path = tmp_path / "bomb.tdz"
    name = "media/zeros.png"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as bomb, bomb.open(name, "w") as member:
        for _ in range(40):
            member.write(bytes(1024 * 1024))
    small = tmp_path / "bomb10.tdz"
    data = bytearray(path.read_bytes())
    at = data.index(b"PK\x01\x02") + 24
    data[at : at + 4] = struct.pack("<I", 0xFFFFFFF0)  # what it says that it unpacks to
    small.write_bytes(data)
    for one in (path, small):
        found = told(read_package(one))
        assert found
        assert "This file expands from" in found[0][2]
    assert not outside(paths.cache())


def test_an_archive_of_too_much_in_all_is_refused(tmp_path, tdz, monkeypatch):
    monkeypatch.setattr(archive, "MOST_BYTES", 100)
    assert "a package can have at most 100 bytes" in told(read_package(tdz))[-1][2]


def test_nine_hundred_megabytes_in_small_members_are_taken_and_more_are_not():
    member = zipfile.ZipInfo("media/0.png")
    member.file_size, member.compress_size = 15_000_000, 100_000
    assert [what for _, what in archive.objections([member] * 67)][-1] == (
        "Unpacked, it has 1,005,000,000 bytes; a package can have at most 1.0 GB "
        "(1,000,000,000 bytes)."
    )
    assert not any("Unpacked" in what for _, what in archive.objections([member] * 60))


def test_nothing_in_many_small_members_is_not_unpacked(tmp_path):
    path = tmp_path / "bombs.tdz"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as bomb:
        for number in range(12):
            bomb.writestr(f"media/{number}.png", bytes(15 * 1024 * 1024))
    (found,) = [what for _, _, what, *_ in told(read_package(path))]
    assert "expands from" in found
    assert not outside(paths.cache())


def test_an_archive_of_too_many_files_is_refused(tdz, monkeypatch):
    monkeypatch.setattr(archive, "MOST_FILES", 3)
    assert "files." in told(read_package(tdz))[-1][2]


def test_a_member_that_unpacks_to_more_than_it_says_is_refused(tmp_path, tdz):
    data = bytearray(tdz.read_bytes())
    at = data.index(b"PK\x01\x02") + 24
    (size,) = struct.unpack_from("<I", data, at)
    struct.pack_into("<I", data, at, size - 3)
    (tmp_path / "liar.tdz").write_bytes(data)
    assert read_package(tmp_path / "liar.tdz").package is None
    assert not outside(paths.cache())


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 nothing", b"hello" * 100])
def test_what_is_no_archive_is_told(tmp_path, content):
    path = tmp_path / "x.tdz"
    path.write_bytes(content)
    (found,) = told(read_package(path))
    assert found[0] == "error"
    assert "not a .tdz" in found[2]


def test_a_path_that_is_not_there_is_told(tmp_path):
    (found,) = told(read_package(tmp_path / "no.tdz"))
    assert "TuringDesk can't find" in found[2]
    (found,) = told(read_package(tmp_path))
    assert "no study.toml" in found[2]


def test_a_file_that_was_changed_is_found_by_its_hash(tmp_path, tdz):
    def change(files):
        return {**files, "captions.csv": files["captions.csv"].replace(b"sofa", b"bed")}

    (found,) = told(read_package(repacked(tdz, tmp_path / "changed.tdz", change)))
    assert found[0] == "error"
    assert "captions.csv was changed" in found[2]


def test_files_that_are_missing_or_extra_are_found(tmp_path, tdz):
    def change(files):
        return {**{n: c for n, c in files.items() if n != "media/dog.png"}, "extra.txt": b""}

    messages = [f[2] for f in told(read_package(repacked(tdz, tmp_path / "changed.tdz", change)))]
    assert messages == [
        "extra.txt is in the package, but not in the manifest.",
        "media/dog.png is in the manifest, but not in the package.",
    ]


def test_an_archive_without_manifest_is_read_with_a_warning(tmp_path, tdz):
    def change(files):
        return {n: c for n, c in files.items() if n != "MANIFEST.sha256"}

    reading = read_package(repacked(tdz, tmp_path / "plain.zip", change))
    assert reading.package is not None
    assert [p.severity for p in reading.problems] == ["warning"]


def test_one_folder_around_all_is_taken(tmp_path, tdz):
    package = open_package(repacked(tdz, tmp_path / "inside.tdz", top="my study/"))
    assert package.hash == open_package(tdz).hash


def test_media_outside_are_refused_in_an_archive(tmp_path):
    path = tmp_path / "x.tdz"
    folder = write(tmp_path / "small")
    toml = 'media = "../../"\n' + (folder / "study.toml").read_text()
    with zipfile.ZipFile(path, "w") as made:
        made.writestr("study.toml", toml)
        made.writestr("captions.csv", (folder / "captions.csv").read_text())
    assert any("is outside the .tdz" in f[2] for f in told(read_package(path)))


def test_an_archive_is_unpacked_once_and_again_when_its_files_were_touched(tdz):
    first = open_package(tdz)
    table = first.folder / "captions.csv"
    made = table.stat().st_ino
    assert open_package(tdz).folder == first.folder
    assert table.stat().st_ino == made
    table.write_text(table.read_text().replace("sofa", "bed"))
    again = open_package(tdz)
    assert again.hash == first.hash
    assert "sofa" in table.read_text()
    table.unlink()
    assert open_package(tdz).hash == first.hash


def test_where_an_archive_was_damaged_nothing_is_left_in_the_cache(tmp_path, tdz):
    data = bytearray(tdz.read_bytes())
    at = data.index(b"A dog on a sofa")
    data[at] ^= 1
    (tmp_path / "bad.tdz").write_bytes(data)
    assert read_package(tmp_path / "bad.tdz").errors
    assert not outside(paths.cache())


def test_the_cache_is_named_by_the_archives_hash(tdz):
    digest = hashlib.sha256(tdz.read_bytes()).hexdigest()
    assert open_package(tdz).folder == paths.cache() / "studies" / digest


def test_a_zip_of_many_methods_is_told_not_crashed_on(tmp_path, tdz):
    data = tdz.read_bytes()
    for offset in range(0, len(data), 37):
        broken = bytearray(data)
        broken[offset] ^= 0xFF
        path = tmp_path / "broken.tdz"
        path.write_bytes(broken)
        reading = read_package(path)
        assert reading.package is None or reading.package.hash


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
    monkeypatch.setattr(archive, "MOST_KEPT_BYTES", 50_000)
    for number in range(4):
        copy(tmp_path, f"copy-{number}", opened_s=1000 + number)
        (tmp_path / f"copy-{number}" / "picture.png").write_bytes(bytes(20_000))
    tidy(tmp_path)
    assert copies(tmp_path) == ["copy-2", "copy-3"]
    monkeypatch.setattr(archive, "MOST_KEPT_BYTES", 1000)
    tidy(tmp_path)
    assert copies(tmp_path) == ["copy-3"]


def test_a_copy_in_use_is_kept_however_old(tmp_path):
    copy(tmp_path, "here", opened_s=1)
    hold(tmp_path / "here")
    os.utime(tmp_path / "here.lock", (1, 1))
    copy(tmp_path, "there", opened_s=1)
    program = (
        "import sys, pathlib\n"
        "from turingdesk.study.archive import hold\n"
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
    monkeypatch.setattr(archive, "_held", {})  # as if each were opened by a process of its own
    for number in range(archive.KEPT + 3):
        study = write(tmp_path / f"s{number}", captions=CAPTIONS.replace("sofa", f"sofa {number}"))
        package = tmp_path / f"{number}.tdz"
        pack(study, package)
        assert open_package(package).folder.is_dir()
        for handle in archive._held.values():
            os.close(handle)
        archive._held.clear()
    assert len(copies(paths.cache() / "studies")) == archive.KEPT
