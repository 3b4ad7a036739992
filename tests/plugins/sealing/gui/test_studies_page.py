"""Sealed studies on the Studies page."""

import pytest
from PySide6.QtCore import Qt

from tests.gui.desk.test_registration import read_again, said
from tests.plugins.sealing.sealed_studies import sealed
from tests.telling_studies import small
from turingdesk.gui.desk.studies.page import FACTS
from turingdesk.study.package import open_package
from turingdesk.study.registration import freeze


def test_a_sealed_study_is_told_from_its_original(qtbot, new_desk, tmp_path):
    original = small(tmp_path / "pictures")
    blind = tmp_path / "pictures-sealed.tdz"
    sealed(original, blind)
    desk = new_desk(recent=(original, blind))
    recent = desk.page("studies").recent
    qtbot.waitUntil(lambda: "Sealed" in recent.item(1).data(FACTS))
    assert "Sealed" not in recent.item(0).data(FACTS)
    told = [recent.item(n).data(Qt.ItemDataRole.AccessibleTextRole) for n in range(2)]
    assert told[0].endswith("pictures")
    assert told[1].endswith("pictures-sealed.tdz")


@pytest.mark.slow
def test_a_sealed_study_says_whether_it_was_frozen_before(qtbot, desk, tmp_path):
    folder = small(tmp_path / "plain")
    sealed(folder, tmp_path / "first.tdz")
    read_again(qtbot, desk, tmp_path / "first.tdz")
    card = desk.page("studies").view.registration
    assert said(card).endswith("Not preregistered when it was sealed.")
    freeze(open_package(folder), "Ada")
    sealed(folder, tmp_path / "second.tdz")
    read_again(qtbot, desk, tmp_path / "second.tdz")
    card = desk.page("studies").view.registration
    assert "by Ada, sealed later." in said(card)
    assert not card.freeze.isVisible()
