"""Words that participants read in live games, at kiosks and in browsers alike."""

from turingdesk.core.message import participant_message, participant_plural

WAIT = participant_message("Please wait a moment")
CONNECTING = participant_message("The connection is being set up.")
RECONNECTING = participant_message("The connection is being restored. Your messages are saved.")
WAITS_LONG_AT_KIOSK = participant_message(
    "This is taking longer than usual. If you like, tell the experimenter."
)
WAITS_LONG = participant_message("This is taking longer than usual. You can keep this page open.")
WAITING = participant_message("Waiting for others")
BEGINS_SOON = participant_message("The game begins as soon as someone is free.")
DECIDING = participant_message("No more messages can be sent. A decision is being made.")
ENDED_EARLY = participant_message("This game has ended early")
ANOTHER_GAME = participant_message("Your messages are saved. You can continue with another game.")
OVER = participant_message("The game is over")
THANKS = participant_message("Thank you! Your messages are saved.")
SOMEONE_LEFT = participant_message(
    "Someone had to leave, which has nothing to do with what you wrote. Your messages are saved. "
    "You can continue with another game."
)
BEGIN = participant_message("Begin")
HELP = participant_message("Help")
SEND = participant_message("Send")
MESSAGES = participant_message("Messages")
YOU = participant_message("You")
ROLE = participant_message("You are the {role}.")
COLOR = participant_message("You are {color}.")
ONE_MACHINE = participant_message("One of them is a machine.")
TOPIC = participant_message("Talk about this: {topic}")
WITNESS = participant_message("Witness {number}")
TIME_LEFT = participant_message("{time} left")
WRITE_HERE = participant_message("Write here…")
WRITE = participant_message("Write a message…")
ASK_BOTH = participant_message("Ask both witnesses…")
ANYTIME = participant_message("You can write at any time. Press Enter to send your message.")
YOURS = participant_message("It's your turn. Press Enter to send your message.")
THEIRS = participant_message("Please wait for an answer.")
AWAY = participant_message("Someone's connection was interrupted. Please wait a moment.")
PAUSED = participant_message(
    "The game is paused, and the experimenter has been notified. It continues by itself."
)
HELD = participant_message("Your message wasn't sent. Please rephrase it.")
DECIDED = participant_message("I have decided…")
KEEP_ASKING = participant_message("Keep asking")
BACK = participant_message("Back to the game")
REPORT = participant_message("Report")
REPORT_MESSAGE = participant_message("Report a message")
WHAT_HAPPENED = participant_message("What happened?")
DESCRIBE = participant_message("Describe what happened. The experimenter reads what you write.")
REPORTING = participant_message("Your report is being sent.")
REPORTED = participant_message("Thank you. The experimenter has been notified.")
ACCUSE = participant_message("Accuse {color}")
ACCUSED = participant_message("You accused {color}")
YOU_ACCUSED = participant_message("You accused {color}.")
IS_MACHINE = participant_message("Is {color} the machine?")
ONLY_ONCE = participant_message("You can accuse only once, and you can't change it later.")
GIVE_UP = participant_message("Give up")
ASK_GIVE_UP = participant_message("Give up?")
ENDS_FOR_BOTH = participant_message("The game then ends for the other human, too.")
WAS_MACHINE = participant_message("{color} was the machine.")
WON = participant_message("You both won")
LOST = participant_message("You both lost")
GAVE_UP = participant_message("Someone gave up")
TRUTH = participant_message("Who it was")
TALKED_HUMAN = participant_message("You talked with a human.")
TALKED_MACHINE = participant_message("You talked with a machine.")
WITNESS_HUMAN = participant_message("Witness {number} was a human.")
WITNESS_MACHINE = participant_message("Witness {number} was a machine.")


def questions_left(number: int) -> str:
    """A sentence that says how many questions can still be asked."""
    return participant_plural("%n question left", "%n questions left", n=number)
