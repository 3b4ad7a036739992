from turingdesk.core.question import Choice, Question, human_or_machine
from turingdesk.core.step import Limits, Showing
from turingdesk.gui.kiosk.answer_bar import AnswerBar
from turingdesk.gui.kiosk.bar_layout import Place
from turingdesk.gui.kiosk.header import Header
from turingdesk.gui.kiosk.trial_screen import TrialScreen, places
from turingdesk.tasks.words import Association, WordsShow

CONTROL = Question("c", "Is it?", choices=(Choice("yes", "Yes", "1"), Choice("no", "No", "2")))


def showing(number, block="words", task="words", more=()):
    content = Association(f"cue{number}", f"word{number}")
    questions = (human_or_machine("Who came up with this word?"), *more)
    return Showing(number, 9, block, "Words", task, content, WordsShow(), questions, Limits())


def test_questions_stand_in_one_place_for_a_whole_block():
    trials = [showing(1), showing(2, more=(CONTROL,)), showing(3, block="other")]
    assert places(trials) == {"words": Place.BESIDE, "other": Place.BELOW}


def test_a_bar_that_asks_the_same_is_used_again(qtbot):
    screen = TrialScreen({}, Header())
    qtbot.addWidget(screen)
    screen.resize(1200, 800)
    screen.show()
    screen.show_trial(showing(1), 0.1)
    bar = screen.bar
    screen.show_trial(showing(2), 0.2)
    assert screen.bar is bar
    screen.show_trial(showing(3, more=(CONTROL,)), 0.3)
    assert screen.bar is not bar
    screen.clear()


def test_the_header_tells_block_place_and_progress(qtbot):
    screen = TrialScreen({}, Header())
    qtbot.addWidget(screen)
    screen.resize(1200, 800)
    screen.show_trial(showing(4), 4 / 9)
    assert (screen.header.title, screen.header.place) == ("Words", "4 of 9")
    image = screen.header.grab().toImage()
    done = round(image.width() * 4 / 9)
    assert image.pixelColor(done - 3, 3).name() == "#3557a8"
    assert image.pixelColor(done + 3, 3).name() == "#e2e5ee"
    screen.clear()


def test_what_continue_waits_for_is_said_in_words(qtbot):
    bar = AnswerBar((human_or_machine("Who?"), CONTROL), Place.BESIDE)
    qtbot.addWidget(bar)
    bar.wait(Limits(), "colors")
    assert bar.hint.text() == "Answer both to continue."
    optional = AnswerBar(
        (Question("x", "Why?", required=False, choices=CONTROL.choices),), Place.BESIDE
    )
    qtbot.addWidget(optional)
    optional.wait(Limits(), "colors")
    assert optional.go_on.isEnabled()
    assert optional.hint.text() == ""
