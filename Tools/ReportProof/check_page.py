#!/usr/bin/env python3
"""Drives pages of junit-report in headless Chromium; see README.md."""

import base64
import pathlib
import subprocess
import sys
import tempfile
import time
from xml.sax.saxutils import escape, quoteattr

from browser import Browser

HOSTILE = "</script><script>alert(1)</script><img src=x onerror=alert(2)>&amp;\"'"
problems = []


def expect(what, found, wanted):
    if found != wanted:
        problems.append(f"{what}: {found!r} instead of {wanted!r}")


def case(suite, name, inside="", seconds="0.010"):
    return f"<testcase classname={quoteattr(suite)} name={quoteattr(name)} time='{seconds}'>{inside}</testcase>"


def hostile_report():
    """Every status, with a text everywhere that would be a script if it were not escaped."""
    bad, out = quoteattr(HOSTILE), escape(HOSTILE)
    cases = [
        case("A", "passes first", f"<system-out>{out}\n[[ATTACHMENT|shots/a b.png]]</system-out>"),
        case("A", "fails " + HOSTILE, f"<failure message={bad} type={bad}>at: {out}</failure><system-out>"
             f"[[ATTACHMENT|javascript:alert(3)]]\n[[ATTACHMENT|../up.png]]\n[[ATTACHMENT|a/ok.png]]</system-out>"),
        case("A", "is skipped", f"<skipped message={bad}/>"),
        case("A", "is flaky", f"<flakyFailure message={bad} type='t'>{out}</flakyFailure>"),
        case("A", "crashes", f"<properties><property name={bad} value={bad}/></properties><error message='SIGSEGV'/>"),
    ]
    other = case("B", "passes too", seconds="1.5")
    return f"<testsuites><testsuite name={quoteattr('A' + HOSTILE)}>{''.join(cases)}</testsuite>" \
        f"<testsuite name='B'>{other}</testsuite></testsuites>"


def large_report(count):
    cases = "".join(case(f"S{n // 100}", f"test {n}", "<failure message='no'/>" if n % 997 == 0 else "")
                    for n in range(count))
    return f"<testsuite name='S'>{cases}</testsuite>"


def page(program, folder, name, report):
    xml, html = folder / f"{name}.xml", folder / f"{name}.html"
    xml.write_text(report)
    subprocess.run([program, "show", xml, "--html", html], check=True, stdout=subprocess.DEVNULL)
    return html.as_uri()


SHOWN = "[...document.querySelectorAll('li[data-status]')].filter(e => e.checkVisibility() || " \
    "(!e.hidden && !e.closest('.suite').hidden)).length"
TYPE = "(async text => { query.value = text; query.dispatchEvent(new Event('input'));" \
    " await new Promise(done => requestAnimationFrame(() => setTimeout(done))); })"


def check_hostile(browser, url):
    browser.open(url)
    expect("title", browser.run("document.title"), "3 passed, 2 failed, 1 skipped – Test report")
    expect("first heading", browser.run("document.querySelector('main h2').textContent"), "2 failures")
    expect("first failure", browser.run("document.querySelector('main .problem .name').textContent"), "fails " + HOSTILE)
    expect("its details", browser.run("document.querySelector('.problem pre').textContent"), "at: " + HOSTILE)
    expect("scripts", browser.run("document.scripts.length"), 1)
    expect("elements that were text", browser.run("document.querySelectorAll('img, script:not(:last-child)').length"), 0)
    expect("links", browser.run("[...document.querySelectorAll('a[rel]')].map(a => a.getAttribute('href'))"),
           ["./a/ok.png", "./shots/a%20b.png"])
    expect("all tests", browser.run(SHOWN), 6)
    browser.run(f"{TYPE}('PASSES first')")
    expect("filtered by two words", browser.run(SHOWN), 1)
    expect("said", browser.run("shown.value"), "1 of 6 listed tests shown")
    expect("failures that do not fit are gone", browser.run("document.getElementById('f1').hidden"), True)
    browser.run(f"{TYPE}('')")
    browser.run("document.querySelector('button[data-status=passed]').click()")
    expect("without those that passed", browser.run(SHOWN), 4)
    expect("toggle says so", browser.run("document.querySelector('button[data-status=passed]').ariaPressed"), "false")
    browser.open(url + "#filter=flaky&show=flaky")
    expect("filter from the address", browser.run(SHOWN), 1)
    browser.open(url + "#f2")
    expect("a link opens its failure", browser.run("document.getElementById('f2').open"), True)
    expect("complaints", browser.complaints, [])


def check_large(browser, url):
    browser.open(url)
    start = time.monotonic()
    browser.run(f"{TYPE}('9')")
    seconds = time.monotonic() - start
    expect("matches among ten thousand", browser.run(SHOWN), sum("9" in f"s{n // 100}.test {n}" for n in range(10_000)))
    if seconds > 2:
        problems.append(f"filtering ten thousand tests took {seconds:.1f} s")
    print(f"filtering ten thousand tests: {seconds * 1000:.0f} ms")
    expect("complaints", browser.complaints, [])


def shoot(browser, folder, url):
    browser.open(url)
    for scheme, width in (("light", 1100), ("dark", 1100), ("light", 400)):
        browser.call("Emulation.setDeviceMetricsOverride", width=width, height=1400, deviceScaleFactor=1, mobile=False)
        browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        picture = browser.call("Page.captureScreenshot", captureBeyondViewport=True)["data"]
        (folder / f"page-{scheme}-{width}.png").write_bytes(base64.b64decode(picture))


def main():
    if len(sys.argv) not in (2, 3):
        raise SystemExit(f"Usage: {sys.argv[0]} JUNIT_REPORT [FOLDER]")
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as name, Browser() as browser:
        folder = pathlib.Path(name)
        hostile = page(program, folder, "hostile", hostile_report())
        check_hostile(browser, hostile)
        check_large(browser, page(program, folder, "large", large_report(10_000)))
        if len(sys.argv) == 3:
            shoot(browser, pathlib.Path(sys.argv[2]), hostile)
    for problem in problems:
        print(problem)
    print("The page is wrong." if problems else "The page is right.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
