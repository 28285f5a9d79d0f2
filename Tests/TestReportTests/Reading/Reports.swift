import Foundation
import TestReport
import TestSupport

/// Reports as text, in files of a folder that goes with the value.
struct Reports {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The path of a new file with the text.
    func file(_ text: String, name: String = "junit.xml") throws -> String {
        try file(bytes: Array(text.utf8), name: name)
    }

    /// The path of a new file with the bytes.
    func file(bytes: [UInt8], name: String = "junit.xml") throws -> String {
        try Data(bytes).write(to: folder.file(name))
        return folder.file(name).path
    }

    /// The path of a file that need not be there.
    func path(_ name: String) -> String { folder.file(name).path }

    /// All parts of a report.
    func parts(_ text: String, isStrict: Bool = false) throws -> [ReportPart] {
        var parts: [ReportPart] = []
        try ReportReader(path: try file(text), isStrict: isStrict).read { parts.append($0) }
        return parts
    }

    /// The results of a report.
    func results(_ text: String) throws -> [TestResult] {
        try parts(text).compactMap { if case .result(let result) = $0 { result } else { nil } }
    }

    /// A report of everything that this module can tell of a test.
    static let full = """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="swift test" tests="5" failures="1" errors="1" skipped="1" time="2.5">
          <testsuite name="AppTests.Outer.Inner" tests="5" failures="1" errors="1" skipped="1" time="2.5" \
        timestamp="2026-01-31T12:00:00.250Z" hostname="box">
            <properties><property name="tag" value="slow"/></properties>
            <testcase classname="AppTests.Outer.Inner" name="passes()" file="Tests/A.swift" line="3" time="1.25">
              <properties><property name="bug" value="https://x.example/1"/></properties>
              <system-out>hello
        [[ATTACHMENT|shots/one.png]]</system-out>
              <system-err>careful</system-err>
            </testcase>
            <testcase classname="AppTests.Outer.Inner" name="fails(1)" file="Tests/A.swift" line="9" time="0.5">
              <failure type="expectation failed" message="1 == 2">A.swift:10: 1 == 2
        A.swift:11: &lt;b&gt; &amp; more</failure>
            </testcase>
            <testcase classname="AppTests.Outer.Inner" name="crashes()" time="0.25">
              <error type="crash" message="SIGSEGV">Thread 0 crashed</error>
            </testcase>
            <testcase classname="AppTests.Outer.Inner" name="skips()" time="0">
              <skipped message="not today"/>
            </testcase>
            <testcase classname="AppTests.Outer.Inner" name="flaky()" time="0.5">
              <flakyFailure type="error thrown" message="Offline">line 1</flakyFailure>
              <flakyError type="time limit exceeded" message="60 s"><stackTrace>slow</stackTrace></flakyError>
            </testcase>
          </testsuite>
        </testsuites>
        """
}
