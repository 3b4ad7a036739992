from turingdesk.gui import theme
from turingdesk.tasks.words import Association, WordsShow


def test_examples_are_shown_only_where_the_study_says_so(look):
    content = Association("night", "day", ("hot: cold", "bird: wing"))
    without = look("words", content, WordsShow(examples=False)).grab().toImage()
    with_them = look("words", content, WordsShow(examples=True)).grab().toImage()
    assert without != with_them


def test_long_words_wrap_inside_their_card(look):
    content = Association("pneumono" * 6, "a phrase of very many words " * 6)
    view = look("words", content, WordsShow())
    image = view.grab().toImage()
    edge = [image.pixelColor(1, y).name() for y in range(image.height())]
    assert theme.colors().ink not in edge
