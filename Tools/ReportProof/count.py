"""The counts of a report as junitparser sees them, from its tests, and only if its suites state the same."""

import sys

from junitparser import Error, Failure, JUnitXml, Skipped, TestSuite


def suites(element):
    """All suites of a report, those in suites too."""
    if isinstance(element, TestSuite):
        yield element
        for inner in element.testsuites():
            yield from suites(inner)
    else:
        for suite in element:
            yield from suites(suite)


def main(path):
    total = failed = skipped = 0
    for suite in suites(JUnitXml.fromfile(path)):
        cases = [case for case in suite if not isinstance(case, TestSuite)]
        bad = sum(any(isinstance(one, (Failure, Error)) for one in case.result) for case in cases)
        left = sum(any(isinstance(one, Skipped) for one in case.result) for case in cases)
        stated = (suite.tests, suite.failures + suite.errors, suite.skipped)
        if suite.tests and stated != (len(cases), bad, left):
            return f"suite {suite.name} with {(len(cases), bad, left)} states {stated}"
        total, failed, skipped = total + len(cases), failed + bad, skipped + left
    return f"{total - failed - skipped} passed, {failed} failed, {skipped} skipped"


print(main(sys.argv[1]))
