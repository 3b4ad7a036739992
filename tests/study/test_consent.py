"""Whether participants are asked for consent, or the study says why they needn't be."""

import pytest

from tests.packages import BLOCK, STUDY, write
from turingdesk.core.errors import BadStudy
from turingdesk.study.check import check_study
from turingdesk.study.package import open_package

ASKS = STUDY + BLOCK + "# about consent\n"  # so that nothing is added to it
REASON = '[consent]\nnot_needed = "Waived, protocol 12"\n'


@pytest.mark.parametrize("files", [{}, {"texts/consent.md": " \n"}])
def test_a_study_without_consent_has_pilots_alone(tmp_path, files):
    folder = write(tmp_path, files, toml=ASKS)
    checked = check_study(folder)
    assert [p.place for p in checked.pilot_only] == ["study.toml, key consent.not_needed"]
    assert not checked.errors
    with pytest.raises(BadStudy, match="would not be asked for consent"):
        open_package(folder).refuse_participants()


@pytest.mark.parametrize(
    ("files", "toml"), [({"texts/consent.md": "# Consent\n"}, ASKS), ({}, ASKS + REASON)]
)
def test_a_page_or_a_reason_lets_participants_take_part(tmp_path, files, toml):
    assert not check_study(write(tmp_path, files, toml=toml)).problems
    open_package(tmp_path).refuse_participants()


def test_a_blank_reason_is_none(tmp_path):
    toml = ASKS + REASON.replace("Waived, protocol 12", " ")
    assert check_study(write(tmp_path, toml=toml)).pilot_only
