from turingdesk.tasks.colors import Color


def test_a_colour_word_never_takes_on_its_colour(look, picture):
    view = look("colors", Color(picture, "red"))
    image = view.grab(view.plan.foot).toImage()
    tints = {
        image.pixelColor(x, y).hsvSaturation() > 120
        for x in range(0, image.width(), 2)
        for y in range(4, image.height() - 4, 2)
    }
    assert tints == {False}
