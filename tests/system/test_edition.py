"""Version, commit and build date, from real repositories and from a build's record."""

import json
import subprocess

import pytest

from turingdesk import __version__
from turingdesk.cli import main
from turingdesk.system import paths
from turingdesk.system.edition import FILE, Edition, commit_of, edition, read


def git(folder, *words):
    names = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    run = subprocess.run(
        ["git", *names, *words], cwd=folder, capture_output=True, text=True, check=True
    )
    return run.stdout.strip()


@pytest.fixture
def repository(tmp_path):
    folder = tmp_path / "checkout"
    folder.mkdir()
    git(folder, "init", "-q", "-b", "trunk/main")
    (folder / "a").write_text("a")
    git(folder, "add", "a")
    git(folder, "commit", "-q", "-m", "Begin")
    return folder


def test_a_checkout_tells_its_commit(repository):
    commit = git(repository, "rev-parse", "HEAD")
    assert read(repository) == Edition(__version__, commit)


def test_packed_detached_and_linked_checkouts_do_too(repository, tmp_path):
    commit = git(repository, "rev-parse", "HEAD")
    git(repository, "pack-refs", "--all")
    assert commit_of(repository / ".git") == commit
    git(repository, "worktree", "add", "-q", "-b", "other", str(tmp_path / "linked"))
    assert commit_of(tmp_path / "linked" / ".git") == commit
    git(repository, "checkout", "-q", "--detach")
    assert commit_of(repository / ".git") == commit


@pytest.mark.parametrize("head", [b"ref: refs/heads/none", b"\xff\xfe", b""])
def test_a_repository_that_cannot_be_read_tells_nothing(tmp_path, head):
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "HEAD").write_bytes(head)
    assert read(tmp_path) == Edition(__version__)


def test_a_build_says_when_it_was_built(tmp_path):
    (tmp_path / FILE).write_text(json.dumps({"commit": "abc", "built": "2026-01-02"}))
    assert str(read(tmp_path)) == f"TuringDesk {__version__} (commit abc, built 2026-01-02)"


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"commit": "abc"}'])
def test_a_damaged_record_is_as_good_as_none(tmp_path, text):
    (tmp_path / FILE).write_text(text)
    assert read(tmp_path) == Edition(__version__)


def test_the_command_tells_it(capsys):
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out.strip() == str(edition())
    assert edition().commit == commit_of(paths.root() / ".git")
