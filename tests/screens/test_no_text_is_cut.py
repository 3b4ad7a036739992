"""No text is cut on any page in any language, on the smallest screen that the program takes.

One picture of each page, in the state that says most. `turingdesk screens --check` draws all
states of all of them, at all sizes.
"""

import pytest

from turingdesk.gui.screens.all import SIZES, Wish, save_all
from turingdesk.gui.screens.draw import SCREENS
from turingdesk.gui.translation import ENGLISH, LANGUAGES

PAGES = (
    *("desk-studies-problems", "desk-start-resume", "desk-sessions-chosen", "desk-live-task"),
    *("desk-export-done", "desk-settings-person-change", "desk-exclusions"),
    *("desk-analysis-matrix", "desk-participants-chosen"),
    *("desk-assistant", "desk-seal-done", "desk-coding-compared"),
    *("booths-sessions", "editor-table-problem", "editor-texts-signature", "editor-block-middle"),
    *("editor-forms-question", "new-study-table-missing"),
    *("desk-machine-judges-done", "desk-machine-judges-dialog-model"),
    "kiosk-preflight-trouble",
)
SMALLEST = min(SIZES)


def test_the_pages_are_screens_and_each_is_named_by_itself():
    wish = Wish(",".join(PAGES))
    assert sorted(filter(wish.takes, SCREENS)) == sorted(PAGES)
    assert not Wish("desk-exclusions").takes("desk-help")
    assert all(map(Wish().takes, SCREENS))


@pytest.mark.slow  # some twenty seconds a language
@pytest.mark.timeout(600)  # many times that on a machine that is busy
@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != ENGLISH])
def test_no_text_is_cut(code, tmp_path):
    wish = Wish(",".join(PAGES), code, check=True, scales=(100,), sizes=(SMALLEST,))
    drawn = save_all(tmp_path, wish, lambda done, of: None)
    assert drawn.saved == len(PAGES)
    assert drawn.cut == []
