"""Random forms with conditions, and someone who fills them in."""

from hypothesis import strategies as st

from turingdesk.core.question import Answer, Choice, Condition, Kind, Question, Role
from turingdesk.core.session import due_questions
from turingdesk.core.step import Page, PageKind

VALUES = ("a", "b", "c")
CHOICES = tuple(Choice(value, value.upper()) for value in VALUES)


def question(id, kind, only_if=None, **more):
    choices = CHOICES if kind in (Kind.CHOICE, Kind.SEVERAL) else ()
    more = {"maximum": 3.0, **more}
    return Question(id, f"{id}?", kind, choices, role=Role.FORM, only_if=only_if, **more)


@st.composite
def pages(draw):
    """One to four forms; conditions look at any earlier question of any form."""
    made, earlier = [], []
    for number in range(draw(st.integers(1, 4))):
        asks = []
        for place in range(draw(st.integers(1, 4))):
            only_if = None
            if earlier and draw(st.booleans()):
                values = draw(st.lists(st.sampled_from((*VALUES, "1", "2")), min_size=1))
                only_if = Condition(
                    draw(st.sampled_from(earlier)), tuple(values), draw(st.booleans())
                )
            kind = draw(st.sampled_from([k for k in Kind if k is not Kind.JOINT]))
            flags = {"required": draw(st.booleans()), "personal": draw(st.booleans())}
            asks.append(question(f"q{number}{place}", kind, only_if, **flags))
            earlier.append(asks[-1].id)
        made.append(Page(PageKind.FORM, f"f{number}", "Form", questions=tuple(asks)))
    return tuple(made)


def value_of(question, draw):
    """Some answer to a question; empty if it may be omitted."""
    if not question.required and draw(st.booleans()):
        return ""
    if question.kind is Kind.CHOICE:
        return draw(st.sampled_from(VALUES))
    if question.kind is Kind.SEVERAL:
        picked = draw(st.sets(st.sampled_from(VALUES), min_size=1))
        return "|".join(value for value in VALUES if value in picked)
    return draw(st.sampled_from(("1", "2") if question.kind is not Kind.TEXT else ("A", "x", "2")))


def filled_in(page, draw):
    """Answers to a page as someone gives them: from top to bottom, only what is asked."""
    given = {}
    for question in page.questions:
        if question in due_questions(page.questions, given):
            given[question.key] = value_of(question, draw)
    return [Answer(key, value, 4000.0) for key, value in given.items() if value]
