from turingdesk.agents._talk import ANSWER, MESSAGE, OPENING, TALKS, RolePlay, answer, next_message
from turingdesk.core.conversation import Talk, Turn
from turingdesk.core.step import Showing
from turingdesk.judges._session_runs import MachineAnswers


def test_an_agent_gets_the_conversation_so_far_and_says_the_next_message() -> None:
    asked: list[tuple[Showing, int]] = []

    def echo(shown: Showing, seed: int) -> MachineAnswers:
        asked.append((shown, seed))
        return MachineAnswers("", {MESSAGE.key: shown.content.turns[-1].text})

    talk = Talk("travel", (Turn("A", "Where do you go?"),))
    assert next_message(echo, talk, 40).answers == {"message": "Where do you go?"}
    ((shown, seed),) = asked
    assert (shown.task, shown.content.topic, shown.content.speaker) == (TALKS, "travel", "B")
    assert shown.questions == (MESSAGE,)
    assert seed == 41, "each message of a conversation has a seed of its own"


def chat(*turns: tuple[str, str], request: str = "") -> list[tuple[str, str]]:
    """A role play of "red", as chat models read it."""
    play = RolePlay("Be red.", "red", tuple(Turn(*one) for one in turns), request)
    return [(one["role"], one["content"]) for one in play.chat()]


def test_a_role_play_is_a_chat_in_which_the_machine_is_the_assistant() -> None:
    rule = ("system", "Be red.")
    assert chat() == [rule, ("user", OPENING)]
    assert chat(request="Begin.") == [rule, ("user", "Begin.")]
    assert RolePlay("", "red", request="Who?").chat() == [{"role": "user", "content": "Who?"}]
    assert chat(("blue", "hi"), ("red", "hey"), ("blue", "so"), ("blue", "well?")) == [
        rule,
        ("user", "hi"),
        ("assistant", "hey"),
        ("user", "so\nwell?"),
    ]
    assert chat(("red", "hi"), ("red", "you there?"), request="Go on.") == [
        rule,
        ("user", OPENING),
        ("assistant", "hi\nyou there?"),
        ("user", "Go on."),
    ]


def test_several_others_have_their_names_before_what_they_say() -> None:
    assert chat(("blue", "hi"), ("pink", "hello"), ("red", "hey"))[1:] == [
        ("user", "blue: hi\npink: hello"),
        ("assistant", "hey"),
    ]


def test_a_machine_can_be_asked_about_the_game() -> None:
    def echo(shown: Showing, seed: int) -> MachineAnswers:
        (question,) = shown.questions
        return MachineAnswers("", {question.key: f"{shown.content.request} {seed}"})

    play = RolePlay("Be red.", "red", (Turn("blue", "hi"),), "Write now?")
    assert answer(echo, play, 5).answers == {ANSWER.key: "Write now? 6"}
    assert next_message(echo, play, 5).answers == {MESSAGE.key: "Write now? 6"}
