"""What a paper can take from a report: a paragraph with numbers as APA 7 writes them, and sources.

The sources are those that the methods of the results name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from turingdesk.analysis._counted import with_title
from turingdesk.analysis.statistics.result import equal_p, interval_in_words
from turingdesk.core.message import MINUS, join, message, plural
from turingdesk.exchange.report.findings import ReportFindings
from turingdesk.exchange.report.pieces import words
from turingdesk.exchange.report.results import is_computed
from turingdesk.system.edition import edition

#: What a method says of a source, and the source as APA 7 writes it.
_SOURCES = {
    "Cameron et al., 2011": (
        "Cameron, A. C., Gelbach, J. B., & Miller, D. L. (2011). Robust inference with multiway "
        "clustering. Journal of Business & Economic Statistics, 29(2), 238\u2013249. "
        "https://doi.org/10.1198/jbes.2010.07136"
    ),
    "BLEU": (
        "Post, M. (2018). A call for clarity in reporting BLEU scores. Proceedings of the Third "
        "Conference on Machine Translation: Research Papers, 186\u2013191. "
        "https://doi.org/10.18653/v1/W18-6319"
    ),
    "CIDEr": (
        "Vedantam, R., Zitnick, C. L., & Parikh, D. (2015). CIDEr: Consensus-based image "
        "description evaluation. Proceedings of the IEEE Conference on Computer Vision and "
        "Pattern Recognition, 4566\u20134575. https://doi.org/10.1109/CVPR.2015.7299087"
    ),
    "DeLong": (
        "DeLong, E. R., DeLong, D. M., & Clarke-Pearson, D. L. (1988). Comparing the areas under "
        "two or more correlated receiver operating characteristic curves: A nonparametric "
        "approach. Biometrics, 44(3), 837\u2013845. https://doi.org/10.2307/2531595"
    ),
    "Everitt": (
        "Fleiss, J. L., Cohen, J., & Everitt, B. S. (1969). Large sample standard errors of kappa "
        "and weighted kappa. Psychological Bulletin, 72(5), 323\u2013327. "
        "https://doi.org/10.1037/h0028106"
    ),
    "Fleiss' kappa": (
        "Fleiss, J. L. (1971). Measuring nominal scale agreement among many raters. Psychological "
        "Bulletin, 76(5), 378\u2013382. https://doi.org/10.1037/h0031619"
    ),
    "Gourevitch": (
        "Gourevitch, V., & Galanter, E. (1967). A significance test for one parameter "
        "isosensitivity functions. Psychometrika, 32(1), 25\u201333. "
        "https://doi.org/10.1007/BF02289402"
    ),
    "Gwet": (
        "Gwet, K. L. (2014). Handbook of inter-rater reliability: The definitive guide to "
        "measuring the extent of agreement among raters (4th ed.). Advanced Analytics."
    ),
    "Hedges": (
        "Hedges, L. V. (1981). Distribution theory for Glass's estimator of effect size and "
        "related estimators. Journal of Educational Statistics, 6(2), 107\u2013128. "
        "https://doi.org/10.3102/10769986006002107"
    ),
    "Holm": (
        "Holm, S. (1979). A simple sequentially rejective multiple test procedure. Scandinavian "
        "Journal of Statistics, 6(2), 65\u201370. https://www.jstor.org/stable/4615733"
    ),
    "Jones and Bergen": (
        "Jones, C. R., & Bergen, B. K. (2023). Does GPT-4 pass the Turing test? arXiv. "
        "https://arxiv.org/abs/2310.20216"
    ),
    "Krippendorff": (
        "Krippendorff, K. (2019). Content analysis: An introduction to its methodology "
        "(4th ed.). SAGE."
    ),
    "Lan and DeMets": (
        "Lan, K. K. G., & DeMets, D. L. (1983). Discrete sequential boundaries for clinical "
        "trials. Biometrika, 70(3), 659\u2013663. https://doi.org/10.1093/biomet/70.3.659"
    ),
    "Newcombe 1998": (
        "Newcombe, R. G. (1998). Interval estimation for the difference between independent "
        "proportions: Comparison of eleven methods. Statistics in Medicine, 17(8), 873\u2013890. "
        "https://doi.org/10.1002/(SICI)1097-0258(19980430)17:8<873::AID-SIM779>3.0.CO;2-I"
    ),
    "O'Brien": (
        "O'Brien, P. C., & Fleming, T. R. (1979). A multiple testing procedure for clinical "
        "trials. Biometrics, 35(3), 549\u2013556. https://doi.org/10.2307/2530245"
    ),
    "Pocock": (
        "Pocock, S. J. (1977). Group sequential methods in the design and analysis of clinical "
        "trials. Biometrika, 64(2), 191\u2013199. https://doi.org/10.1093/biomet/64.2.191"
    ),
    "Satterthwaite": (
        "Satterthwaite, F. E. (1946). An approximate distribution of estimates of variance "
        "components. Biometrics Bulletin, 2(6), 110\u2013114. https://doi.org/10.2307/3002019"
    ),
    "TOST": (
        "Schuirmann, D. J. (1987). A comparison of the two one-sided tests procedure and the "
        "power approach for assessing the equivalence of average bioavailability. Journal of "
        "Pharmacokinetics and Biopharmaceutics, 15(6), 657\u2013680. "
        "https://doi.org/10.1007/BF01068419"
    ),
    "Wilson": (
        "Wilson, E. B. (1927). Probable inference, the law of succession, and statistical "
        "inference. Journal of the American Statistical Association, 22(158), 209\u2013212. "
        "https://doi.org/10.1080/01621459.1927.10502953"
    ),
    "Zhang et al.": (
        "Zhang, M., Dellaferrera, G., Sikarwar, A., Chen, C., Armendariz, M., Mudrik, N., "
        "Agrawal, P., Madan, S., Shetty, M., Barbu, A., Yang, H., Kumar, T., Han, S., Singh, "
        "A. R., Sadwani, M., Dellaferrera, S., Pizzochero, M., Tang, B., Ong, Y. S., \u2026 "
        "Kreiman, G. (2022). Can machines imitate humans? Integrative Turing tests for vision and "
        "language demonstrate a narrowing gap. arXiv. "
        "https://arxiv.org/abs/2211.13087"
    ),
}


def paragraph(found: ReportFindings) -> str:
    """Sample, exclusions, shares, detectability and method, for the methods and results."""
    told = found.overview
    return join(" ", (*_sample(told), *_results(told), *_analysis(told)))


def methods_of(found: ReportFindings) -> list[str]:
    """What the results say of how they are computed."""
    kinds = ("method", "assumptions", "note", "as_in")
    rows = [row for one in found.results if is_computed(one) for row in one.rows]
    corrected = ["Holm"] if any(row.get("p_holm") for row in rows) else []
    return [*corrected, *(str(row[kind]) for row in rows for kind in kinds if row.get(kind))]


def sources(texts: Iterable[str]) -> Iterator[str]:
    """The works that texts name, in alphabetical order, and this program."""
    text = "\n".join(set(texts))
    listed = [source for name, source in _SOURCES.items() if name in text]
    program = edition()
    year = f" ({program.built[:4]})." if program.built else ""
    listed.append(f"TuringDesk (Version {program.version}) [Computer software].{year}")
    yield from sorted(listed)


def statistics(estimate: Mapping[str, Any]) -> str:
    """A value with its interval and its test, as APA 7 writes them.

    >>> statistics({"value": 0.54, "ci95": [0.51, 0.57], "p": 0.01, "sd": 0.015, "df": 38.6})
    '0.54, 95% CI [0.51, 0.57], t(38.6) = 2.67, p = .010'
    """
    parts = [words(estimate["value"], 2)]
    if estimate["ci95"]:
        parts.append(interval_in_words(*estimate["ci95"]))
    error, df = estimate.get("sd"), estimate.get("df")
    if error and df and estimate.get("p") is not None:
        t = f"{(estimate['value'] - 0.5) / error:.2f}".replace("-", MINUS)
        parts.append(f"t({df:.1f}) = {t}")
    if estimate.get("p") is not None:
        parts.append(equal_p(estimate["p"]))
    return ", ".join(parts)


def _sample(told: Mapping[str, Any]) -> Iterator[str]:
    n, verdicts = told["detectability"]["n"], told["verdicts"]
    yield plural(
        "%n participant (judges: {judges}) gave {verdicts} in {sessions}.",
        "%n participants (judges: {judges}) gave {verdicts} in {sessions}.",
        n=told["participants"],
        judges=told["judges"],
        verdicts=plural("%n verdict", "%n verdicts", verdicts["given"]),
        sessions=plural("%n session", "%n sessions", sum(told["sessions"].values())),
    )
    if left := verdicts["left_out"]:
        reasons = ", ".join(f"{with_title(why)} ({number:,})" for why, number in left.items())
        yield message("Verdicts excluded from the analysis: {reasons}.", reasons=reasons)
    yield message(
        "The analysis includes {verdicts} on stimuli by humans and {machine:,} on "
        "stimuli by machines ({stimuli}).",
        machine=n["machine"],
        verdicts=plural("%n verdict", "%n verdicts", n["human"]),
        stimuli=plural("%n stimulus", "%n stimuli", n["stimuli"]),
    )


def _results(told: Mapping[str, Any]) -> Iterator[str]:
    p, ends = told["confusion"]["p"], told["confusion"]["ci95"]
    for share, sentence in (
        ("HH", message("Verdicts were correct for {p} of the stimuli by humans{interval}.")),
        ("MM", message("They were correct for {p} of the stimuli by machines{interval}.")),
    ):
        if p[share] is not None:
            interval = f", {interval_in_words(*ends[share])}" if ends[share] else ""
            yield sentence.format(p=words(p[share], 2), interval=interval)
    estimate = told["detectability"]
    if estimate["value"] is None:
        return  # the note below says why
    yield message(
        "Detectability, the mean of the two proportions of correct verdicts (0.5 is chance), "
        "was {statistics}{verdict}.",
        statistics=statistics(estimate),
        verdict=_against_chance(estimate),
    )


def _against_chance(estimate: Mapping[str, Any]) -> str:
    p = estimate["p"]
    if p is None:
        return ""
    if p >= 0.05:
        return message("; the difference from chance was not significant")
    return message("; above chance") if estimate["value"] > 0.5 else message("; below chance")


def _analysis(told: Mapping[str, Any]) -> Iterator[str]:
    estimate = told["detectability"]
    if estimate["ci95"]:
        yield message("Interval and test: {method}.", method=str(estimate["method"]).rstrip("."))
        yield message("The estimate generalizes to: {to}.", to=estimate["generalizes"])
    if other := estimate.get("other_machines"):
        yield message(
            "For other machines like these, the interval is {interval}.",
            interval=interval_in_words(*other["ci95"]),
        )
    if estimate["note"]:
        yield str(estimate["note"])
    if not told["registrations"]:
        yield message("The analysis was not preregistered and is exploratory.")
    version = edition().version
    yield message("Results were computed with TuringDesk {version}.", version=version)
