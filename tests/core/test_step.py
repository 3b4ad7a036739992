from turingdesk.core.limits import Limits
from turingdesk.core.step import Page, PageKind


def test_by_default_nothing_is_held_back_or_marked():
    assert Limits() == Limits(too_fast_s=0.0, look_first_s=0.0, plays_first=0)


def test_a_page_is_text_unless_it_asks():
    page = Page(PageKind.BREAK, "b-break-2", "Break")
    assert (page.text, page.questions, page.wait_s) == ("", (), 0.0)
