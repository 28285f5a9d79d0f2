import Foundation
import TestReport

/// The command that runs the tests, with what is added to it.
struct TestCommandLine: Hashable, Sendable {
    /// More than this is too long for the arguments of a process, which has 2 MB for them and its environment.
    private static let longest = 1 << 20
    // Options of `swift test` that choose tests; each has a value.
    private static let choosing: Set<String> = ["--filter", "--skip", "-s", "--specifier"]

    /// The words as they were given.
    let words: [String]

    /// Whether it is `swift test`, so that options can be added to it.
    var isSwiftTest: Bool {
        guard words.count > 1 else { return false }
        return URL(filePath: words[0]).lastPathComponent == "swift" && words[1] == "test"
    }

    /// Whether it already says where events go.
    var writesEvents: Bool {
        words.contains { $0 == "--event-stream-output-path" || $0.hasPrefix("--event-stream-output-path=") }
    }

    /// The same with the events of Swift Testing going to a file.
    func writingEvents(to path: String, version: String) -> TestCommandLine {
        guard isSwiftTest else { return self }
        let options = ["--event-stream-output-path", path, "--event-stream-version", version]
        return TestCommandLine(words: Array(words.prefix(2)) + options + words.dropFirst(2))
    }

    /// The command that lists the names of all tests, without building them again.
    var listing: TestCommandLine {
        let words = words.contains("--skip-build") ? words : words + ["--skip-build"]
        return TestCommandLine(words: words + ["list"])
    }

    /// The same for some of the tests and no others; for all of them, if they are too many to name.
    func running(only tests: [FailedTest]) -> TestCommandLine {
        let filters = tests.map(TestFilter.pattern)
        guard isSwiftTest, filters.reduce(0, { $0 + $1.utf8.count + 16 }) < Self.longest else { return self }
        var kept: [String] = []
        var rest = words.dropFirst(2)
        while let word = rest.popFirst() {
            if Self.choosing.contains(word) {
                _ = rest.popFirst()
            } else if !Self.choosing.contains(where: { word.hasPrefix($0 + "=") }) {
                kept.append(word)
            }
        }
        if !kept.contains("--skip-build") { kept.append("--skip-build") }
        return TestCommandLine(words: words.prefix(2) + kept + filters.flatMap { ["--filter", $0] })
    }
}

/// What `swift test --filter` wants to hear of a test.
enum TestFilter {
    /// A regular expression that matches the test, all its cases, and no other test.
    ///
    /// SwiftPM matches `Module.Class/function` of XCTest; Swift Testing `Module.Suite/Suite/function()/File.swift:1:2`.
    /// A report joins suites with dots, which raw identifiers may hold too: each dot stands for either.
    static func pattern(of test: FailedTest) -> String {
        let suites = test.className.split(separator: ".", omittingEmptySubsequences: false).map { quoted($0) }
        // A test outside of any suite: Module.function()/File.swift:1:2
        let path = suites.joined(separator: "[./]")
        guard !test.function.isEmpty else { return "^\(path)(/|$)" }
        return test.hasEvents
            ? "^\(path)[./]\(quoted(test.function))(/|$)" : "^([^.]+\\.)?\(path)/\(quoted(test.function))$"
    }

    private static func quoted(_ text: some StringProtocol) -> String {
        var quoted = ""
        for character in text {
            if #"\^$.|?*+()[]{}/-#&~"#.contains(character), character != "/" { quoted.append("\\") }
            quoted.append(character)
        }
        return quoted
    }
}
