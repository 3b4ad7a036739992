"""The works that results rest on: how a text cites them, and how the list of references has them.

Methods, assumptions, and notes of results name works in words, such as "Holm's method". A report
cites those works by author and year, and lists each work that it cites and no other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from turingdesk.core.message import join, message
from turingdesk.exchange.report.findings import AnalysisResult
from turingdesk.exchange.report.pieces import Reference, is_known
from turingdesk.system.edition import edition


class _Work(NamedTuple):
    named: str  #: what a method says of it
    cited: str  #: how a text cites it, as APA 7 has it
    entry: str  #: its entry in the list of references; the part between stars is in italics


_WORKS = (
    _Work(
        "Cameron et al., 2011",
        "Cameron et al., 2011",
        "Cameron, A. C., Gelbach, J. B., & Miller, D. L. (2011). Robust inference with multiway "
        "clustering. *Journal of Business & Economic Statistics, 29*(2), 238\u2013249. "
        "https://doi.org/10.1198/jbes.2010.07136",
    ),
    _Work(
        "BLEU",
        "Post, 2018",
        "Post, M. (2018). A call for clarity in reporting BLEU scores. *Proceedings of the Third "
        "Conference on Machine Translation: Research Papers*, 186\u2013191. "
        "https://doi.org/10.18653/v1/W18-6319",
    ),
    _Work(
        "CIDEr",
        "Vedantam et al., 2015",
        "Vedantam, R., Zitnick, C. L., & Parikh, D. (2015). CIDEr: Consensus-based image "
        "description evaluation. *Proceedings of the IEEE Conference on Computer Vision and "
        "Pattern Recognition*, 4566\u20134575. https://doi.org/10.1109/CVPR.2015.7299087",
    ),
    _Work(
        "DeLong",
        "DeLong et al., 1988",
        "DeLong, E. R., DeLong, D. M., & Clarke-Pearson, D. L. (1988). Comparing the areas under "
        "two or more correlated receiver operating characteristic curves: A nonparametric "
        "approach. *Biometrics, 44*(3), 837\u2013845. https://doi.org/10.2307/2531595",
    ),
    _Work(
        "Everitt",
        "Fleiss et al., 1969",
        "Fleiss, J. L., Cohen, J., & Everitt, B. S. (1969). Large sample standard errors of kappa"
        " and weighted kappa. *Psychological Bulletin, 72*(5), 323\u2013327. "
        "https://doi.org/10.1037/h0028106",
    ),
    _Work(
        "Fleiss' kappa",
        "Fleiss, 1971",
        "Fleiss, J. L. (1971). Measuring nominal scale agreement among many raters. "
        "*Psychological Bulletin, 76*(5), 378\u2013382. https://doi.org/10.1037/h0031619",
    ),
    _Work(
        "Gourevitch",
        "Gourevitch & Galanter, 1967",
        "Gourevitch, V., & Galanter, E. (1967). A significance test for one parameter "
        "isosensitivity functions. *Psychometrika, 32*(1), 25\u201333. "
        "https://doi.org/10.1007/BF02289402",
    ),
    _Work(
        "Gwet",
        "Gwet, 2014",
        "Gwet, K. L. (2014). *Handbook of inter-rater reliability: The definitive guide to "
        "measuring the extent of agreement among raters* (4th ed.). Advanced Analytics.",
    ),
    _Work(
        "Hedges",
        "Hedges, 1981",
        "Hedges, L. V. (1981). Distribution theory for Glass's estimator of effect size and "
        "related estimators. *Journal of Educational Statistics, 6*(2), 107\u2013128. "
        "https://doi.org/10.3102/10769986006002107",
    ),
    _Work(
        "Holm",
        "Holm, 1979",
        "Holm, S. (1979). A simple sequentially rejective multiple test procedure. *Scandinavian "
        "Journal of Statistics, 6*(2), 65\u201370. https://www.jstor.org/stable/4615733",
    ),
    _Work(
        "Jones and Bergen",
        "Jones & Bergen, 2023",
        "Jones, C. R., & Bergen, B. K. (2023). *Does GPT-4 pass the Turing test?* arXiv. "
        "https://arxiv.org/abs/2310.20216",
    ),
    _Work(
        "Krippendorff",
        "Krippendorff, 2019",
        "Krippendorff, K. (2019). *Content analysis: An introduction to its methodology* (4th "
        "ed.). SAGE.",
    ),
    _Work(
        "Lan and DeMets",
        "Lan & DeMets, 1983",
        "Lan, K. K. G., & DeMets, D. L. (1983). Discrete sequential boundaries for clinical "
        "trials. *Biometrika, 70*(3), 659\u2013663. https://doi.org/10.1093/biomet/70.3.659",
    ),
    _Work(
        "Newcombe 1998",
        "Newcombe, 1998",
        "Newcombe, R. G. (1998). Interval estimation for the difference between independent "
        "proportions: Comparison of eleven methods. *Statistics in Medicine, 17*(8), "
        "873\u2013890. "
        "https://doi.org/10.1002/(SICI)1097-0258(19980430)17:8<873::AID-SIM779>3.0.CO;2-I",
    ),
    _Work(
        "O'Brien",
        "O'Brien & Fleming, 1979",
        "O'Brien, P. C., & Fleming, T. R. (1979). A multiple testing procedure for clinical "
        "trials. *Biometrics, 35*(3), 549\u2013556. https://doi.org/10.2307/2530245",
    ),
    _Work(
        "Pocock",
        "Pocock, 1977",
        "Pocock, S. J. (1977). Group sequential methods in the design and analysis of clinical "
        "trials. *Biometrika, 64*(2), 191\u2013199. https://doi.org/10.1093/biomet/64.2.191",
    ),
    _Work(
        "Satterthwaite",
        "Satterthwaite, 1946",
        "Satterthwaite, F. E. (1946). An approximate distribution of estimates of variance "
        "components. *Biometrics Bulletin, 2*(6), 110\u2013114. https://doi.org/10.2307/3002019",
    ),
    _Work(
        "TOST",
        "Schuirmann, 1987",
        "Schuirmann, D. J. (1987). A comparison of the two one-sided tests procedure and the "
        "power approach for assessing the equivalence of average bioavailability. *Journal of "
        "Pharmacokinetics and Biopharmaceutics, 15*(6), 657\u2013680. "
        "https://doi.org/10.1007/BF01068419",
    ),
    _Work(
        "Wilson",
        "Wilson, 1927",
        "Wilson, E. B. (1927). Probable inference, the law of succession, and statistical "
        "inference. *Journal of the American Statistical Association, 22*(158), 209\u2013212. "
        "https://doi.org/10.1080/01621459.1927.10502953",
    ),
    _Work(
        "Zhang et al.",
        "Zhang et al., 2022",
        "Zhang, M., Dellaferrera, G., Sikarwar, A., Chen, C., Armendariz, M., Mudrik, N., "
        "Agrawal, P., Madan, S., Shetty, M., Barbu, A., Yang, H., Kumar, T., Han, S., Singh, A. "
        "R., Sadwani, M., Dellaferrera, S., Pizzochero, M., Tang, B., Ong, Y. S., \u2026 Kreiman,"
        " G. (2022). *Can machines imitate humans? Integrative Turing tests for vision and "
        "language demonstrate a narrowing gap*. arXiv. https://arxiv.org/abs/2211.13087",
    ),
)


def naming(results: Iterable[AnalysisResult]) -> list[str]:
    """The texts in which results name works."""
    results = tuple(results)
    kinds = ("method", "assumptions", "note", "as_in")
    rows = [row for result in results for row in result.rows]
    corrected = ["Holm"] if any(is_known(row.get("p_holm")) for row in rows) else []
    captions = [figure.caption for result in results for figure in result.figures]
    texts = (str(row[kind]) for row in rows for kind in kinds if row.get(kind))
    return [*corrected, *captions, *texts]


def citations(texts: Iterable[str]) -> str:
    """A sentence with the works that texts name without citing them; "" if there are none.

    >>> citations(["Holm's method", "Wilson's interval (Wilson, 1927)"])
    'Sources: Holm, 1979.'
    """
    text = "\n".join(texts)
    sources = sorted(work.cited for work in _works_named(text) if work.cited not in text)
    return message("Sources: {works}.", works=join("; ", sources)) if sources else ""


def references(texts: Iterable[str]) -> Iterator[Reference]:
    """The works that texts name, in alphabetical order, and this program."""
    program = edition()
    year = program.built[:4] if program.built else "n.d."
    listed = [work.entry for work in _works_named("\n".join({*texts}))]
    listed.append(f"*TuringDesk* (Version {program.version}) [Computer software]. ({year}).")
    for entry in sorted(listed, key=lambda entry_text: entry_text.lstrip("*").casefold()):
        _, title, _ = entry.split("*")
        yield Reference(entry.replace("*", ""), title)


def _works_named(text: str) -> list[_Work]:
    return [work for work in _WORKS if work.named in text]
