"""Version, commit and build date, from real repositories and from a build's record."""

import json
import shutil
import subprocess

import pytest

from turingdesk import __version__
from turingdesk.cli import main
from turingdesk.system import paths
from turingdesk.system.edition import FILE, Edition, commit_of, edition, read

COMMIT = "0123456789abcdef0123456789abcdef01234567"
BRANCH = "refs/heads/trunk/main"


def git(folder, *words):
    names = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    run = subprocess.run(
        ["git", *names, *words], cwd=folder, capture_output=True, text=True, check=True
    )
    return run.stdout.strip()


def put(file, text):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{text}\n")


@pytest.fixture
def repository(tmp_path):
    """What git writes where a branch is checked out (gitrepository-layout(5))."""
    folder = tmp_path / "checkout"
    put(folder / ".git" / "HEAD", f"ref: {BRANCH}")
    put(folder / ".git" / BRANCH, COMMIT)
    return folder


def test_a_checkout_tells_its_commit(repository):
    assert read(repository) == Edition(__version__, COMMIT)


def test_packed_detached_and_linked_checkouts_do_too(repository, tmp_path):
    (repository / ".git" / BRANCH).unlink()
    lines = f"# pack-refs with: peeled fully-peeled sorted\n{COMMIT} {BRANCH}"
    put(repository / ".git" / "packed-refs", lines)
    assert commit_of(repository / ".git") == COMMIT
    linked = repository / ".git" / "worktrees" / "linked"
    put(tmp_path / "linked" / ".git", f"gitdir: {linked}")
    put(linked / "HEAD", "ref: refs/heads/other")
    put(linked / "commondir", "../..")
    put(repository / ".git" / "refs" / "heads" / "other", COMMIT)
    assert commit_of(tmp_path / "linked" / ".git") == COMMIT
    put(repository / ".git" / "HEAD", COMMIT)
    assert commit_of(repository / ".git") == COMMIT


@pytest.mark.skipif(not shutil.which("git"), reason="needs git")
def test_what_git_itself_writes_is_read_as_well(tmp_path):
    git(tmp_path, "init", "-q", "-b", "trunk/main", "checkout")
    folder = tmp_path / "checkout"
    git(folder, "commit", "-q", "--allow-empty", "-m", "Begin")
    commit = git(folder, "rev-parse", "HEAD")
    assert commit_of(folder / ".git") == commit
    git(folder, "pack-refs", "--all")
    assert commit_of(folder / ".git") == commit
    git(folder, "worktree", "add", "-q", "-b", "other", str(tmp_path / "linked"))
    assert commit_of(tmp_path / "linked" / ".git") == commit
    git(folder, "checkout", "-q", "--detach")
    assert commit_of(folder / ".git") == commit


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
