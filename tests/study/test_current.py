"""A study that stays open is read again where it changed, and only then."""

import pytest

from tests.packages import write
from tests.work import calls
from turingdesk.core.errors import BadStudy
from turingdesk.study.current import CurrentStudy
from turingdesk.study.pack import pack
from turingdesk.study.package import open_package


@pytest.fixture
def folder(tmp_path):
    return write(tmp_path / "small")


def test_as_long_as_nothing_changes_it_is_the_same_and_costs_little(folder):
    current = CurrentStudy(open_package(folder))
    package = current.package()
    assert current.package() is package
    assert calls(current.package) < calls(lambda: open_package(folder)) / 10


def test_a_change_of_any_file_is_noticed(folder):
    current = CurrentStudy(open_package(folder))
    hashes = [current.package().hash]
    toml, table = folder / "study.toml", next(folder.glob("*.csv"))
    toml.write_text(toml.read_text("utf-8") + "\n# corrected\n", "utf-8")
    hashes.append(current.package().hash)
    table.write_text(table.read_text("utf-8") + "\n", "utf-8")
    hashes.append(current.package().hash)
    assert len(set(hashes)) == 3


def test_what_changed_between_reading_and_the_first_look_is_noticed(folder):
    before = open_package(folder)
    current = CurrentStudy(before)
    toml = folder / "study.toml"
    toml.write_text(toml.read_text("utf-8") + "\n# corrected\n", "utf-8")
    assert current.package().hash != before.hash
    assert current.known is current.package()


def test_a_file_that_was_only_touched_changes_nothing(folder):
    current = CurrentStudy(open_package(folder))
    package = current.package()
    (folder / "study.toml").touch()
    assert current.package() is package


def test_a_study_that_has_errors_now_is_refused_until_it_has_none(folder):
    current = CurrentStudy(open_package(folder))
    package = current.package()
    toml = folder / "study.toml"
    right = toml.read_text("utf-8")
    toml.write_text("id =", "utf-8")
    for _ in range(2):
        with pytest.raises(BadStudy):
            current.package()
    toml.write_text(right, "utf-8")
    assert current.package() is package


def test_a_packed_study_is_noticed_by_its_file(folder, tmp_path):
    tdz = tmp_path / "small.tdz"
    pack(folder, tdz)
    current = CurrentStudy(open_package(tdz))
    before = current.package()
    toml = folder / "study.toml"
    toml.write_text(toml.read_text("utf-8") + "\n# corrected\n", "utf-8")
    tdz.unlink()
    pack(folder, tdz)
    assert current.package().hash != before.hash
