from hypothesis import given
from hypothesis import strategies as st

from turingdesk.language_models.prompts import fill_placeholders


@given(st.text(), st.text())
def test_what_is_filled_in_is_never_filled_in_again(answer, other):
    assert fill_placeholders("<{a}|{b}>", {"a": answer, "b": other}) == f"<{answer}|{other}>"
