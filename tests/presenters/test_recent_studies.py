"""What the desk lists of studies that were opened before."""

import os

from tests.gui.desk.conftest import TOML, write_study
from turingdesk.presenters.recent_studies import RecentReader, RecentStudy


def test_a_study_is_read_again_only_after_its_file_changed(tmp_path):
    study, data = write_study(tmp_path / "words"), tmp_path / "data"
    reader = RecentReader()
    (known,) = reader.read([study, tmp_path / "gone"], data).values()
    assert known == RecentStudy("small", "Words, spring", 1, 30, 0)
    (study / "words.csv").unlink()
    assert reader.read([study], data) == {study: known}
    (study / "study.toml").write_text(TOML.replace("spring", "autumn"), encoding="utf-8")
    os.utime(study / "study.toml", ns=(1, 1))
    assert reader.read([study], data) == {}, "its table is gone"


def test_a_data_folder_that_cannot_be_read_leaves_the_number_of_sessions_open(tmp_path):
    study, data = write_study(tmp_path / "words"), tmp_path / "data"
    data.write_text("a file, no folder")
    (known,) = RecentReader().read([study], data).values()
    assert known.sessions is None
    assert known.title == "Words, spring"
