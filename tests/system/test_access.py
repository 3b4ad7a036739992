"""Who may read a data folder: its owner, or those with whom a lab shares it."""

import os
import stat
import sys
import tempfile
from pathlib import Path

import pytest

from tests.small_study import small_package, walk_on
from turingdesk.cli import main
from turingdesk.journal.audit import read_record, write
from turingdesk.people.withdrawal import withdraw
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.system.access import is_shared, make_folder, open_new, readers, restrict
from turingdesk.table.table import load

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
OTHERS = 0o077


@pytest.fixture(autouse=True)
def usual_umask():
    """The one of most systems, whatever the tests were started with."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture
def share(tmp_path):
    """A folder that a lab's group may write into; the group has no user's name."""
    folder = tmp_path / "share"
    folder.mkdir()
    group = next((one for one in os.getgroups() if one != os.getgid()), 12345)
    try:
        os.chown(folder, -1, group)
    except PermissionError:
        pytest.skip("this user is in one group only")
    folder.chmod(0o2770)
    return folder


@pytest.fixture
def share_of_all(share):
    """The same where other users can reach it; they cannot reach the folders of tests."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield share.rename(Path(folder) / "share")


def rights(path):
    return stat.S_IMODE(path.stat().st_mode)


def sit(data, code, **setup):
    walk_on(
        SessionRecorder.begin(small_package(data), data, SessionSetup(code, "Booth 1", **setup))
    )


def test_what_a_session_writes_can_be_read_by_nobody_else(tmp_path):
    data = tmp_path / "new" / "data"
    sit(data, "P-1")
    sit(data, "P-2", pilot=True)
    write(data, "exported", "Ada", {})
    made = [data, *data.rglob("*")]
    assert len(made) > 8
    assert {path.name: rights(path) & OTHERS for path in made if rights(path) & OTHERS} == {}
    assert len(load(data).sessions) == 1


def test_an_older_folder_is_closed_once_and_that_is_recorded(tmp_path):
    sit(tmp_path, "P-1")
    for path in [tmp_path, *tmp_path.rglob("*")]:
        path.chmod(0o755 if path.is_dir() else 0o644)
    sit(tmp_path, "P-2")
    sit(tmp_path, "P-3")
    assert not [path for path in [tmp_path, *tmp_path.rglob("*")] if rights(path) & OTHERS]
    assert [entry.what for entry in read_record(tmp_path).entries] == [
        "restricted the data folder to this user"
    ]
    assert not DataFolder(tmp_path).verify()


def test_a_folder_of_other_things_keeps_its_rights_and_what_was_recorded_is_closed(tmp_path):
    sit(tmp_path, "P-1")
    for path in [tmp_path, *tmp_path.rglob("*")]:
        path.chmod(0o755 if path.is_dir() else 0o644)
    (tmp_path / "letters.txt").touch(0o644)
    assert restrict(tmp_path)
    assert not restrict(tmp_path)
    open_ones = [path for path in [tmp_path, *tmp_path.rglob("*")] if rights(path) & OTHERS]
    assert open_ones == [tmp_path, tmp_path / "letters.txt"]


def test_a_folder_that_is_shared_stays_so_and_what_is_made_in_it_is_as_open(share):
    before = rights(share)
    assert is_shared(share)
    sit(share, "P-1")
    sit(share, "P-2", pilot=True)
    write(share, "exported", "Ada", {})
    assert rights(share) == before
    made = list(share.rglob("*"))
    assert {rights(path) & 0o777 for path in made if path.is_dir()} == {0o770}
    assert {rights(path) for path in made if path.is_file()} == {0o660}
    assert {path.stat().st_gid for path in made} == {share.stat().st_gid}
    assert not restrict(share)
    assert "the group" in readers(share)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="needs other users")
def test_two_users_record_into_one_share_and_either_can_withdraw(share_of_all):
    share = share_of_all
    assert is_shared(share)  # imports what other users may not read where Python is root's own
    for number, user in enumerate((23456, 23457), 1):
        child = os.fork()
        if child == 0:
            status = 1
            try:
                os.setgroups([share.stat().st_gid])
                os.setgid(user)
                os.setuid(user)
                sit(share, f"P-{number}")
                if number == 2:
                    withdraw(share, "P-1", "asked", "Ada")
                status = 0
            finally:
                os._exit(status)
        assert os.waitpid(child, 0)[1] == 0
    assert [one.participant for one in DataFolder(share).sessions()] == ["P-2"]


@pytest.fixture
def own_group(monkeypatch):
    """A system that gives each user a group of their own."""
    import grp

    def named(number):
        return grp.struct_group((_user(), "x", number, []))

    monkeypatch.setattr(grp, "getgrgid", named)


def test_a_folder_in_which_only_habit_lets_the_group_write_is_not_shared(
    own_group, tmp_path, monkeypatch
):
    import grp

    tmp_path.chmod(0o775)  # as with the umask 002 of systems that give each user a group
    assert not is_shared(tmp_path)
    monkeypatch.setattr(
        grp, "getgrgid", lambda number: grp.struct_group((_user(), "x", number, ["ada", "bob"]))
    )
    assert is_shared(tmp_path)


def _user():
    import pwd

    return pwd.getpwuid(os.getuid()).pw_name


@pytest.mark.usefixtures("own_group")
def test_a_folder_as_tmp_is_not_shared(tmp_path):
    tmp_path.chmod(0o1777)
    assert not is_shared(tmp_path)
    make_folder(tmp_path / "a" / "data")
    assert rights(tmp_path / "a" / "data") == rights(tmp_path / "a") == 0o700
    tmp_path.chmod(0o777)
    assert is_shared(tmp_path)
    assert readers(tmp_path) == "every user of this computer"


def test_a_file_is_as_its_folder_is(tmp_path):
    os.close(open_new(tmp_path / "mine", os.O_WRONLY))
    assert rights(tmp_path / "mine") == 0o600
    assert readers(tmp_path / "none") == ""


def test_check_says_who_can_read_a_shared_folder(share, tmp_path, capsys):
    sit(share, "P-1")
    assert main(["check", str(share)]) == 0
    assert "The data can also be read by the group" in capsys.readouterr().out
    sit(tmp_path / "own", "P-1")
    assert main(["check", str(tmp_path / "own")]) == 0
    assert "can also be read" not in capsys.readouterr().out
