"""Texts as APA 7 prints them: statistics in italics, apostrophes, what stays in one line."""

import pytest

from turingdesk.exchange.report.typography import printed, printed_head

N = "\u00a0"


def _italic(spans):
    return [text for text, is_italic in spans if is_italic]


def _whole(spans):
    return "".join(text for text, _ in spans)


@pytest.mark.parametrize(
    ("text", "symbols"),
    [
        ("0.64, t(29.3) = 8.18, p < .001 (n = 617 verdicts)", ["t", "p", "n"]),
        ("F(2, 57) = 3.10, M = 4.20, SD = 0.70", ["F", "M", "SD"]),
        ("p(H|H) and p(M|M)", ["p", "p"]),
        ("d' = z(hits) - z(false alarms); d'.", ["d", "z", "z", "d"]),
        ("Student's t; two one-sided t-tests; Hedges' g; Fisher's z", ["t", "t", "g", "z"]),
        ("corrects p (Holm); p values are not corrected", ["p", "p"]),
        ("statistic: Bayes factor BF10 of this prior", ["BF"]),
        ("I can't say that you don't; t minus n, a part of d'accord", []),
    ],
)
def test_symbols_of_statistics_are_in_italics_and_words_are_not(text, symbols):
    assert _italic(printed(text)) == symbols


def test_heads_of_columns_have_symbols_wherever_they_stand():
    heads = ("n human", "p (Holm)", "SE of p(H|H)", "slope z", "d'", "95% CI", "too fast (s)")
    found = [_italic(printed_head(head)) for head in heads]
    assert found == [["n"], ["p"], ["SE", "p"], ["z"], ["d"], [], []]


def test_apostrophes_quotes_primes_and_minus_signs_are_those_of_print():
    assert _whole(printed("Judges' d' isn't a 'human' verdict")) == (
        "Judges\u2019 d\u2032 isn\u2019t a \u201chuman\u201d verdict"
    )
    assert (
        _whole(printed("z(a) - z(b), -(z(a) + z(b))")) == "z(a) \u2212 z(b), \u2212(z(a) + z(b))"
    )
    assert _whole(printed("O'Brien-Fleming")) == "O\u2019Brien\u2013Fleming"
    assert _whole(printed("BF10 = 3")) == f"BF\u2081\u2080{N}={N}3"


def test_a_statistic_stays_in_one_line_with_its_value():
    assert _whole(printed("95% CI [0.61, 0.68], p < .001")) == (
        f"95%{N}CI{N}[0.61,{N}0.68], p{N}<{N}.001"
    )


def test_the_title_of_a_work_is_in_italics_and_nothing_else_of_it():
    text = "Holm, S. (1979). A procedure, p = 1. Scandinavian Journal of Statistics, 6(2), 65."
    spans = printed(text, "Scandinavian Journal of Statistics, 6")
    assert _italic(spans) == ["Scandinavian Journal of Statistics, 6"]
