"""The state of a real checkout, and containers by what they leave behind."""

import shutil
import subprocess
from hashlib import sha256

import pytest

from turingdesk.system.surroundings import checkout, container, surroundings


def git(folder, *words):
    who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    subprocess.run(["git", "-C", str(folder), *who, *words], check=True, capture_output=True)


@pytest.mark.skipif(not shutil.which("git"), reason="needs git")
def test_a_changed_file_makes_a_checkout_dirty_and_a_new_one_does_not(tmp_path):
    assert checkout(tmp_path) == {}
    git(tmp_path, "init", "-b", "trials")
    (tmp_path / "code.py").write_text("a = 1\n", "utf-8")
    git(tmp_path, "add", "code.py")
    git(tmp_path, "commit", "-m", "first")
    (tmp_path / "notes.txt").write_text("mine", "utf-8")
    assert checkout(tmp_path) == {"branch": "trials", "dirty": False}
    (tmp_path / "code.py").write_text("a = 2\n", "utf-8")
    assert checkout(tmp_path) == {"branch": "trials", "dirty": True}


def test_a_folder_that_only_looks_like_a_checkout_is_not_known(tmp_path):
    (tmp_path / ".git").mkdir()
    assert checkout(tmp_path) == {}


def test_without_git_nothing_is_known_of_a_checkout(tmp_path, monkeypatch):
    (tmp_path / ".git").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path))
    assert checkout(tmp_path) == {}


def test_an_image_of_apptainer_has_its_hash(tmp_path):
    image = tmp_path / "lab.sif"
    image.write_bytes(b"layers")
    found = container({"APPTAINER_CONTAINER": str(image)}, tmp_path)["container"]
    digest = sha256(b"layers").hexdigest()
    assert found == {"kind": "apptainer", "image": "lab.sif", "sha256": digest}
    found = container({"SINGULARITY_CONTAINER": str(tmp_path / "gone.sif")}, tmp_path)
    assert found == {"container": {"kind": "apptainer", "image": "gone.sif"}}


def test_other_containers_are_known_by_their_mark(tmp_path):
    assert container({}, tmp_path) == {}
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / ".containerenv").touch()
    assert container({}, tmp_path) == {"container": {"kind": "podman"}}
    (tmp_path / ".dockerenv").touch()
    assert container({}, tmp_path) == {"container": {"kind": "docker"}}


def test_the_packages_that_requests_depend_on_have_versions():
    assert surroundings()["packages"].keys() == {"httpx2", "orjson"}
