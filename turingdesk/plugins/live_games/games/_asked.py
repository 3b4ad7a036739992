"""Questions of several games to those who decide."""

from turingdesk.core.message import participant_message
from turingdesk.core.question import Choice, Kind, Question, Role, human_or_machine
from turingdesk.plugins.live_games.game import KNEW_WITNESS


def about_one_witness(*, ask_known: bool) -> tuple[Question, ...]:
    """The verdict on a witness, how sure the interrogator is, and why.

    Args:
        ask_known: Whether it is also asked if they know each other.
    """
    verdict = human_or_machine(participant_message("The witness is..."))
    text = participant_message("Do you know the witness personally?")
    return (verdict, confidence(), reason(), *([knew_witness(text)] if ask_known else []))


def machine_side(text: str, names: tuple[str, str]) -> Question:
    """Which of two witnesses is the human? The answer is saved as the side of the machine.

    So it is the verdict that analyses of pairs know, whichever way the game asks.
    """
    first, second = names
    choices = (Choice("2", first, "f"), Choice("1", second, "j"))
    return Question("machine_side", text, choices=choices, role=Role.VERDICT)


def confidence() -> Question:
    """A question about confidence, from 0 to 100."""
    return Question(
        "confidence",
        participant_message("How confident are you?"),
        Kind.SCALE,
        low_label=participant_message("Not at all"),
        high_label=participant_message("Completely"),
    )


def knew_witness(text: str) -> Question:
    """A question about knowing whom one met; rules of a study can exclude such games."""
    choices = (
        Choice("no", participant_message("No")),
        Choice("yes", participant_message("Yes")),
    )
    return Question(KNEW_WITNESS, text, choices=choices)


def reason() -> Question:
    """Why someone decided so; no one has to say it."""
    return Question(
        "reason",
        participant_message("Why do you think so?"),
        Kind.TEXT,
        required=False,
        lines=3,
    )


def accusation() -> Question:
    """Which of two others is the machine, as players say it during the game.

    It is recorded as the side of the machine, and is the verdict that analyses of pairs know. One
    who gives up may say nothing.
    """
    choices = (
        Choice("1", participant_message("The first of the others")),
        Choice("2", participant_message("The second of the others")),
    )
    return Question(
        "machine_side",
        participant_message("The machine is..."),
        Kind.RECORDED,
        choices=choices,
        role=Role.VERDICT,
        required=False,
    )
