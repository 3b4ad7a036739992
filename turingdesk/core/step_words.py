"""What participants read beside the steps of a session, at kiosks and in browsers alike."""

from turingdesk.core.message import participant_message

ANSWER_ONE = participant_message("Answer to continue.")
ANSWER_TWO = participant_message("Answer both to continue.")
ANSWER_THREE = participant_message("Answer all three to continue.")
ANSWER_FOUR = participant_message("Answer all four to continue.")
ANSWER_REQUIRED = participant_message("Answer the required questions to continue.")
PRESS_OR_CLICK = participant_message("Press the key shown on a choice, or click the choice.")
AFTER_SECONDS = participant_message("You can answer after {number} seconds.")
REPEATS = participant_message("It repeats until you answer.")
SAID_HUMAN = participant_message("You said human.")
SAID_MACHINE = participant_message("You said machine.")
SAID = participant_message("You said: {answer}")
AGREE = participant_message("I agree")
DISAGREE = participant_message("I don't agree")
CHECK_FIELDS = participant_message("Please check the marked fields above.")
STORED_SEPARATELY = participant_message("Stored separately from your other answers.")
ALL_THAT_APPLY = participant_message("Choose all that apply.")
SHOWN_TO_OTHERS = participant_message(
    "Your answers might later be shown to other people, together with answers by machines. "
    "Your name is never shown."
)
PRACTICE_PLACE = participant_message("Practice {number} of {of}")
PLACE = participant_message("{number} of {of}")
ANSWER_NUMBER = participant_message("Answer {number}")
CONVERSATION_NUMBER = participant_message("Conversation {number}")
MINUTES_LEFT = participant_message("About {minutes} min left")
CHOOSE_LANGUAGE = participant_message("Please choose your language.")
THANK_YOU = participant_message("Thank you")
NOT_COUNTED = participant_message("Pilot: not counted")
LARGER = participant_message("Larger text")
SMALLER = participant_message("Smaller text")
