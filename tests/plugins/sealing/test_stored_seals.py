"""The seals of a data folder: copied once, opened together, told when damaged."""

import pytest

from tests.plugins.sealing.sealed_studies import SECRET, sealed
from tests.small_study import walk_on
from tests.telling_studies import small
from turingdesk.plugins.sealing import stored_seals
from turingdesk.plugins.sealing.errors import BadSeal, WrongPassphrase
from turingdesk.plugins.sealing.sealing import seal
from turingdesk.plugins.sealing.stored_seals import seals, unlock
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package
from turingdesk.study.seals import NO_KEYS, STORED


@pytest.fixture
def study(tmp_path):
    return small(tmp_path / "study")


@pytest.fixture
def data(tmp_path, study):
    sealed(study, tmp_path / "blind", sessions=2)
    open_package(tmp_path / "blind").sealed.store(tmp_path / "data")
    return tmp_path / "data"


def test_a_seal_is_copied_once_and_as_it_is(tmp_path, data):
    package = open_package(tmp_path / "blind")
    (copy,) = (data / STORED).iterdir()
    assert copy.read_bytes() == (tmp_path / "blind" / "SEALED").read_bytes()
    before = copy.stat().st_mtime_ns
    package.sealed.store(data)
    assert copy.stat().st_mtime_ns == before
    assert list(seals(data)) == [package.sealed.seal.fingerprint]


def test_a_study_that_is_not_sealed_leaves_no_folder(tmp_path, study):
    data = tmp_path / "plain"
    walk_on(SessionRecorder.begin(open_package(study), data, SessionSetup("P-1", "Booth 1")))
    assert not (data / STORED).exists()


def test_a_folder_without_seals_says_so(tmp_path):
    with pytest.raises(BadSeal, match="contains no seal"):
        unlock(tmp_path, SECRET)


def test_a_damaged_copy_is_told_and_not_opened(data):
    (copy,) = (data / STORED).iterdir()
    whole = copy.read_bytes()
    copy.write_bytes(whole.replace(b'"sessions": 2', b'"sessions": 3'))
    with pytest.raises(BadSeal, match="changed or damaged"):
        unlock(data, SECRET)
    copy.write_bytes(whole)
    assert unlock(data, SECRET)


def test_a_seal_under_the_name_of_another_is_not_taken(tmp_path, study, data):
    made = seal(study, tmp_path / "other", "another passphrase")
    (copy,) = (data / STORED).iterdir()
    copy.write_bytes(made.seal.data)
    assert seals(data) == {}
    with pytest.raises(BadSeal):
        unlock(data, "another passphrase")


def test_a_damaged_copy_is_put_right_by_the_next_session(tmp_path, data):
    (copy,) = (data / STORED).iterdir()
    copy.write_bytes(b"{")
    walk_on(
        SessionRecorder.begin(
            open_package(tmp_path / "blind"), data, SessionSetup("P-1", "Booth 1")
        )
    )
    assert unlock(data, SECRET)


def test_what_was_opened_is_not_tried_again(data, monkeypatch):
    keys = unlock(data, SECRET)
    monkeypatch.setattr(stored_seals, "Truths", None)
    assert len(unlock(data, "whatever is typed", keys)) == len(keys)
    with pytest.raises(WrongPassphrase):
        unlock(data, "whatever is typed", NO_KEYS)


def test_progress_is_told_for_each_seal(tmp_path, study, data):
    seal(study, tmp_path / "other", "another passphrase")
    open_package(tmp_path / "other").sealed.store(data)
    told = []
    keys = unlock(data, SECRET, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 2), (2, 2)]
    assert len(keys) == 1
    assert repr(keys) == "<Keys to 1 seals>"


def test_pilots_of_a_sealed_study_find_the_seal_of_the_data_folder(tmp_path, data):
    setup = SessionSetup("try-1", "Booth 1", pilot=True)
    recorder = SessionRecorder.begin(open_package(tmp_path / "blind"), data, setup)
    recorder.abandon()
    assert len(list((data / STORED).iterdir())) == 1
    assert not (data / "pilot" / STORED).exists()
