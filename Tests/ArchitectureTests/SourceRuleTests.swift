import Foundation
import Testing

@Suite("How the code reads", .timeLimit(.minutes(1)))
struct SourceRuleTests {
    private static let production = PackageSources.sources(below: ["Modules", "Apps", "Tools"])

    @Test(
        "Production code takes no shortcut",
        arguments: [
            "@unchecked", "try!", "as!", "fatalError(", "nonisolated(unsafe)", "TODO", "FIXME",
        ])
    func shortcuts(word: String) throws {
        for file in Self.production {
            #expect(!(try text(of: file)).contains(word), "\(file) has '\(word)'")
        }
    }

    @Test("No file is longer than 400 lines")
    func length() throws {
        for file in Self.production + PackageSources.sources(below: ["Tests"]) {
            let count = try text(of: file).count { $0 == "\n" }
            #expect(count <= 400, "\(file) has \(count) lines")
        }
    }

    @Test("Every public type says what it is")
    func documentation() throws {
        for file in PackageSources.sources(below: ["Modules"]) {
            let lines = try text(of: file).split(separator: "\n", omittingEmptySubsequences: false)
            for (number, line) in lines.enumerated() where declaresPublicType(line) {
                // Attributes may stand between the comment and the declaration.
                let above = lines[..<number].last { !$0.drop { $0 == " " }.hasPrefix("@") }
                let isDocumented = above?.drop { $0 == " " }.hasPrefix("///") == true
                #expect(isDocumented, "\(file):\(number + 1) has no doc comment")
            }
        }
    }

    @Test("Tests never sleep")
    func sleeping() throws {
        // The sample of reports is no test of ours: it is what reports are made of.
        let others = ["Tests/ArchitectureTests/", "Tests/ReportSample/"]
        for file in PackageSources.sources(below: ["Tests"]) where !others.contains(where: file.hasPrefix) {
            let text = try text(of: file)
            for word in ["Task.sleep", "Thread.sleep", "usleep("] {
                #expect(!text.contains(word), "\(file) has '\(word)'")
            }
        }
    }

    @Test("Who waits in a test is woken by what it waits for, and does not ask again and again")
    func spinning() throws {
        // Where nothing is waited for, others may be let go first.
        let others = ["Tests/ArchitectureTests/", "Tests/ReportSample/", "Tests/TestSupport/Waiting.swift"]
        for file in PackageSources.sources(below: ["Tests"]) where !others.contains(where: file.hasPrefix) {
            #expect(!(try text(of: file)).contains("Task.yield"), "\(file) has 'Task.yield'")
        }
    }

    private func text(of file: String) throws -> String {
        try String(contentsOf: PackageSources.root.appending(path: file), encoding: .utf8)
    }

    private func declaresPublicType(_ line: Substring) -> Bool {
        let words = line.split(separator: " ")
        guard words.first == "public", words.dropFirst().first != "import" else { return false }
        return words.contains { ["struct", "class", "enum", "protocol", "actor"].contains($0) }
    }
}
