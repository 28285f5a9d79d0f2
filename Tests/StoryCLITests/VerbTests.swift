import ArgumentParser
import TestSupport
import Testing

@testable import StoryCLI

/// Most tests of commands run them within the tests; here the program itself runs each verb once.
@Suite("Each verb of the real program", .tags(.process), .serialized, .timeLimit(.minutes(2)))
struct VerbTests {
    /// Short command lines of verbs; all others are run alone.
    private static let lines: [String: [String]] = [
        "achievements": ["--json"], "backup": ["/dev/null/library.zip"], "collection": ["list"],
        "create": ["--hero", "Mira", "--minutes", "99"], "doctor": ["--json"], "event": ["list", "--json"],
        "hero": ["list"], "journey": ["--json"], "library": ["list"], "open": ["story://library/heroes"],
        "play": ["abcd"],
        "restore": ["/dev/null/library.zip"], "retry": ["abcd", "--step", "audio"], "voice": ["list"],
        "voices": ["--language", "de"], "worker": ["--once"],
    ]

    /// The verbs that there are.
    private static let verbs = BuiltInCommands.verbs.map { $0._commandName }.sorted()

    @Test("The program says and does what the verb says and does within the tests", arguments: verbs)
    func program(verb: String) async throws {
        // Given
        let story = try InProcessStory()
        _ = try await story.process.run(["hero", "add", "Mira"])
        let arguments = [verb] + (Self.lines[verb] ?? [])

        // When
        let within = try await story.run(arguments)
        let program = try await story.process.run(arguments)

        // Then
        #expect(program.status == within.status)
        #expect(steady(program.output) == steady(within.output))
        #expect(program.errorOutput == within.errorOutput)
        #expect(!(program.output + program.errorOutput).isEmpty)
    }

    /// Returns an answer without the free space of the disk, on which others write, too.
    private func steady(_ output: String) -> String { output.replacing(/[0-9.,]+ [kMGT]B/, with: "SPACE") }

    @Test("Each command line is that of a verb")
    func lines() {
        #expect(Set(Self.lines.keys).isSubset(of: Self.verbs))
    }
}
