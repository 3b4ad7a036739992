from turingdesk.plugins.formats.importers._names import slug, stem


def test_names_of_pictures_and_ids():
    assert stem("C:\\images\\0909.jpg") == "0909"
    assert slug("a b/c: é") == "a-b-c-é"
    assert slug("!!!") == "x"
