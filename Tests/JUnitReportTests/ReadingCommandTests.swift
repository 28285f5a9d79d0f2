import Foundation
import TestSupport
import Testing

@Suite("Commands that read reports", .tags(.process), .timeLimit(.minutes(1)))
struct ReadingCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let report = """
        <testsuites><testsuite name="A"><testcase name="good" time="1"/><testcase name="bad" file="A.swift" line="3">\
        <failure message="no"/></testcase></testsuite></testsuites>
        """

    private func file(_ text: String, name: String) throws -> String {
        try Data(text.utf8).write(to: folder.file(name))
        return folder.file(name).path
    }

    private func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "junit-report")
        process.arguments = arguments
        let (output, errors) = (folder.file("output"), folder.file("errors"))
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return (
            process.terminationStatus, try String(contentsOf: output, encoding: .utf8),
            try String(contentsOf: errors, encoding: .utf8)
        )
    }

    @Test("validate is silent about a valid report, and tells where an invalid one is wrong")
    func validate() throws {
        // Given
        let good = try file(Self.report, name: "good.xml")
        let bad = try file("<testsuite name='A'>\n<testcase/></testsuite>", name: "bad.xml")

        // Then
        #expect(try run("validate", good) == (0, "", ""))
        let told = try run("validate", good, bad)
        #expect(told.status == 65)
        #expect(told.output.hasPrefix("\(bad):2:10: ") && told.output.contains("is required but missing"))
        #expect(try run("validate", bad, folder.file("missing.xml").path).status == 66)
    }

    @Test("Nothing that is written takes the place of what is read, whatever it is called")
    func ownFiles() throws {
        // Given
        let report = try file(Self.report, name: "junit.xml")
        let (link, page) = (folder.file("link.xml").path, folder.file("page").path)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: report)

        // Then
        #expect(try run("show", report, "--html", link).status == 64)
        #expect(try run("show", report, "--html", page, "--summary", page).status == 64)
        #expect(try run("convert", report, "--output", report).status == 64)
        #expect(try run("merge", report, "--output", page, "--html", report).status == 64)
        #expect(try String(contentsOfFile: report, encoding: .utf8) == Self.report)
        #expect(try run("show", report, "--html", "/dev/null", "--summary", "/dev/null").status == 0)
    }

    @Test("A page that cannot be written keeps neither the summary nor the counts from being shown")
    func unwritablePage() throws {
        // Given
        let report = try file(Self.report, name: "junit.xml")
        let summary = folder.file("summary.md").path

        // When
        let told = try run("show", report, "--html", folder.file("no/page.html").path, "--summary", summary)

        // Then
        #expect(told.status == 73 && told.errors.contains("no/page.html"))
        #expect(told.output.hasSuffix("1 passed, 1 failed, 0 skipped\n"))
        #expect(FileManager.default.fileExists(atPath: summary))
    }

    @Test("What libxml2 would only warn of is no fault, and nothing but faults is ever printed")
    func warnings() throws {
        // Given
        let strange = try file(
            #"<?xml version="1.7"?><testsuites xml:space="no" xmlns:a="b"/>"#, name: "strange.xml")
        let cut = try file(#"<?xml version="1.7"?><testsuites xmlns:a="b"><testsuite"#, name: "cut.xml")

        // Then
        #expect(try run("validate", strange) == (0, "", ""))
        #expect(try run("validate", cut).errors == "")
        #expect(try run("merge", strange, "-o", folder.file("m.xml").path).errors == "")
    }

    @Test("show ends with the counts, and has no colours outside a terminal")
    func show() throws {
        // When
        let shown = try run("show", try file(Self.report, name: "r.xml"), "--slowest", "1", "--annotations", "github")

        // Then
        #expect(shown.status == 0)
        #expect(
            shown.output == """
                ::error file=A.swift,line=3,title=A.bad::no
                ✘ A.bad  A.swift:3
                  expectation failed: no

                Slowest:
                1.000 s  A.good

                1 passed, 1 failed, 0 skipped

                """)
    }

    @Test("merge writes the report, its page and its summary")
    func merge() throws {
        // Given
        let report = try file(Self.report, name: "r.xml")
        let (merged, page, summary) = (folder.file("m.xml"), folder.file("m.html"), folder.file("m.md"))

        // When
        let told = try run("merge", report, report, "-o", merged.path, "--html", page.path, "--summary", summary.path)

        // Then
        #expect(told.status == 0 && told.output.hasSuffix("\n2 passed, 2 failed, 0 skipped\n"))
        #expect(try run("validate", merged.path).status == 0)
        #expect(try String(contentsOf: page, encoding: .utf8).contains("2 failures"))
        #expect(try String(contentsOf: summary, encoding: .utf8).contains("2 passed, 2 failed"))
    }

    @Test("merge says which file is wrong, each kind of fault with its own exit code, and leaves what was there")
    func mergeFaults() throws {
        // Given
        let good = try file(Self.report, name: "r.xml")
        let bad = try file("<testsuite name='A' tests='x'/>", name: "bad.xml")
        let earlier = try file("earlier", name: "m.xml")
        let nowhere = folder.file("no/such/folder.xml").path

        // When
        let (invalid, missing) = (
            try run("merge", good, bad, "-o", earlier), try run("merge", good, nowhere, "-o", earlier)
        )
        let unwritable = try run("merge", good, "-o", nowhere)

        // Then
        #expect(invalid.status == 65 && invalid.errors.contains("\(bad):1:"))
        #expect(missing.status == 66 && missing.errors.contains(nowhere))
        #expect(unwritable.status == 73 && unwritable.errors.contains(nowhere))
        #expect(try String(contentsOfFile: earlier, encoding: .utf8) == "earlier")
    }

    @Test("A pipe, which can be read only once, is refused before anybody waits for it")
    func pipe() throws {
        // Given
        let fifo = folder.file("fifo").path
        try #require(mkfifo(fifo, 0o600) == 0)

        // Then
        let refused = try run("merge", fifo, "-o", folder.file("m.xml").path)
        #expect(refused.status == 66 && refused.errors.contains("it isn't a regular file"))
    }

    @Test("A page of a report that goes into a pipe is refused, rather than waited for")
    func pageOfAPipe() throws {
        // Given
        let fifo = folder.file("fifo").path
        try #require(mkfifo(fifo, 0o600) == 0)
        let report = try file(Self.report, name: "r.xml")

        // When
        let merged = try run("merge", report, "-o", fifo, "--html", folder.file("page.html").path)
        let ran = try run("run", "-o", fifo, "--annotations", "github", "--", "true")

        // Then
        #expect(merged.status == 64 && merged.errors.contains("can't be read again"))
        #expect(ran.status == 64 && ran.errors.contains("can't be read again"))
    }
}
