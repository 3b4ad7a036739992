"""A study's own texts, and the same in another of its languages."""

from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.question import Choice, Question
from turingdesk.core.stimulus import Origin
from turingdesk.core.study import Block, Break, Form, Study
from turingdesk.core.wording import in_language, texts

ASKED = Question("q", "Sure?", choices=(Choice("yes", "Yes", "1"), Choice("no", "Not", "2")))


def worded_study(words):
    block = Block(
        "b", "Block", "words", "words.csv", 2, instructions="# Do", ask="Who?",
        rest=Break(1, text="Rest"), questions=(ASKED,),
    )  # fmt: skip
    return Study(
        "s",
        "Title",
        "1",
        (block,),
        languages=("en", "de"),
        words=words,
        origins={Origin.HUMAN: "A person"},
        texts={"consent": "# Consent\nAgree?"},
        forms=(Form("f", "About", (ASKED,)),),
    )


def test_every_text_that_participants_read_is_listed_once():
    found = list(texts(worded_study({})))
    assert len(found) == len(set(found))
    short = {"Block", "# Do", "Who?", "Rest", "Sure?", "Yes", "Not", "A person", "About"}
    assert set(found) == short | {"# Consent\nAgree?"}


@given(
    st.dictionaries(
        st.sampled_from(list(texts(worded_study({})))), st.text(min_size=1, max_size=9)
    )
)
def test_what_has_words_is_said_in_them_and_the_rest_stays(words):
    before = worded_study({"de": words})
    after = in_language(before, "de")
    said = list(texts(before))
    assert {words.get(text, text) for text in said if words.get(text, text).strip()} == set(
        texts(after)
    )
    assert after.blocks[0].questions[0].choices[0].value == "yes"
    assert after.blocks[0].questions[0].choices[1].key == "2"
    assert (after.id, after.title, after.blocks[0].id) == ("s", "Title", "b")


def test_the_first_language_is_the_study_itself():
    made = worded_study({"de": {"Who?": "Wer?"}})
    assert in_language(made, "en") is made
    assert in_language(made, "de").blocks[0].ask == "Wer?"
