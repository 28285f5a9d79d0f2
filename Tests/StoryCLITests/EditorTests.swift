import Foundation
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Pages in somebody's own editor", .tags(.process), .timeLimit(.minutes(2)))
struct EditorTests {
    private let story: StoryProcess
    private let identifier: String

    init() async throws {
        story = try StoryProcess()
        let made = try await story.run([
            "create", "--hero", "Mira", "--minutes", "1", "--no-audio", "--no-illustrations", "--json",
        ])
        identifier = try #require(try made.object()["id"] as? String)
    }

    private func edit(_ environment: [String: String], _ arguments: [String] = ["--page", "1"]) async throws
        -> ProcessResult
    {
        try await story.run(["library", "edit", identifier, "--editor"] + arguments, environment: environment)
    }

    private func firstPage() async throws -> String? {
        let pages =
            try await story.run(["library", "show", identifier, "--json"]).object()["pages"] as? [[String: Any]]
        return pages?.first?["text"] as? String
    }

    @Test("The page is what the editor leaves, with an empty line between two paragraphs")
    func edited() async throws {
        // Given
        let before = try #require(try await firstPage())

        // When
        let result = try await edit(["VISUAL": "sed -i '1s/.*/One\\nline.\\n\\nTwo./;2,$d'", "EDITOR": "false"])

        // Then
        #expect(result.status == 0, "\(result.errorOutput)")
        #expect(before.contains("Mira"))
        #expect(try await firstPage() == "One line.\n\nTwo.")
    }

    @Test("An editor that fails changes nothing, and so does none at all", arguments: [["EDITOR": "false"], [:]])
    func failing(environment: [String: String]) async throws {
        // Given
        let before = try await firstPage()

        // When
        let result = try await edit(environment)

        // Then
        #expect(result.status == 69)
        #expect(result.errorOutput.contains("EDITOR"))
        #expect(try await firstPage() == before)
    }

    @Test(
        "One page is edited at a time",
        arguments: [[], ["--page", "1", "--page", "2"], ["--page", "1", "--text", "x"]])
    func usage(arguments: [String]) async throws {
        let result = try await edit(["EDITOR": "true"], arguments)
        #expect(result.status == 64)
        #expect(result.errorOutput.contains("--page"))
    }

    @Test("In the app the editor has the terminal, and the page is in the form afterwards")
    func app() async throws {
        // Given
        let file = story.home.appending(path: "editor.sh")
        try Data("#!/bin/sh\necho EDITING\nread answer\necho \"$answer\" >\"$1\"\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
        let sut = try story.terminal(["open", "story://library/\(identifier)"], environment: ["EDITOR": file.path])
        try await sut.wait(for: "[ Edit ]")

        // When
        sut.press("e")
        try await sut.wait(for: "[ Open in editor ]")
        for _ in 0..<4 { sut.press(.tab) }
        sut.press(.enter)
        try await sut.wait(for: "EDITING")
        sut.press("By hand.", .enter)

        // Then
        try await sut.wait(for: "[By hand. ")
        sut.press(.tab, .enter)
        try await sut.wait { lines in !lines.contains { $0.contains("Paragraph") } }
        sut.press("q")
        #expect(try await firstPage() == "By hand.")
    }
}
