import ArgumentParser
import TestSupport
import Testing

@testable import StoryCLI

/// Most tests of commands run them within the tests; here the program itself runs each verb once.
@Suite("Each verb of the real program", .tags(.process), .serialized, .timeLimit(.minutes(2)))
struct VerbTests {
    /// A short command line for each verb.
    private static let lines: [String: [String]] = [
        "achievements": ["--json"], "backup": ["/dev/null/library.zip"], "collection": ["list"],
        "create": ["--hero", "Mira", "--minutes", "99"], "doctor": ["--json"], "event": ["list", "--json"],
        "hero": ["list"], "jobs": [], "journey": ["--json"], "library": ["list"], "open": ["story://library/heroes"],
        "play": ["abcd"],
        "restore": ["/dev/null/library.zip"], "resume": [], "retry": ["abcd", "--step", "audio"], "verify": [],
        "voice": ["list"], "voices": ["--language", "de"], "worker": ["--once"],
    ]

    @Test("The program says and does what the verb says and does within the tests", arguments: lines.keys.sorted())
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
        #expect(program.output == within.output)
        #expect(program.errorOutput == within.errorOutput)
        #expect(!(program.output + program.errorOutput).isEmpty)
    }

    @Test("No verb is left out")
    func verbs() {
        #expect(Set(Self.lines.keys) == Set(BuiltInCommands.verbs.map { $0._commandName }))
    }
}
