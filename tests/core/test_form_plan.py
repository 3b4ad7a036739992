from tests.core.stock import block, crossed, study
from turingdesk.core.form_plan import form_plans
from turingdesk.core.plan import plan
from turingdesk.core.question import Condition, Kind, Question, Role
from turingdesk.core.study import Form, Signature, When

GLASSES = Question("glasses", "Glasses?", Kind.TEXT, role=Role.FORM, required=False)
CLEAR = Question("clear", "?", Kind.TEXT, role=Role.FORM, only_if=Condition("glasses", ("Yes",)))
NAME = Question("name", "?", Kind.TEXT, role=Role.FORM, personal=True)
FORMS = (
    Form("about", "About you", (GLASSES, CLEAR, NAME)),
    Form("late", "Looking back", (GLASSES,), When.AFTER),
)


def test_a_form_is_told_by_how_much_it_asks_and_when():
    first, second = form_plans(study(forms=FORMS))
    assert (first.questions, first.required, first.conditional, first.personal) == (3, 2, 1, 1)
    assert (second.when, second.questions, second.required) == ("after", 1, 0)


def test_the_plan_names_signature_and_forms_before_the_blocks():
    of = study(block(trials=2), forms=FORMS, signature=Signature.OPTIONAL)
    told = plan(of, {"captions.csv": crossed(4)})
    assert told.lines()[1:5] == [
        "",
        "Consent: a name is optional, and kept apart",
        "Form about, before the blocks: About you "
        "(3 questions, 2 required, 1 asked only if, 1 personal)",
        "Form late, after the blocks: Looking back (1 question)",
    ]
    assert [form["id"] for form in told.as_dict()["forms"]] == ["about", "late"]


def test_a_study_without_forms_has_none_in_its_plan():
    told = plan(study(block(trials=2)), {"captions.csv": crossed(4)})
    assert (told.forms, told.signature) == ((), "")
    assert told.lines()[2].startswith("Block ")
