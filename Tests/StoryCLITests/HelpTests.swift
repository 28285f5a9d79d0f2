import TestSupport
import Testing

@Suite("Help", .tags(.process), .serialized, .timeLimit(.minutes(1)))
struct HelpTests {
    private let story: StoryProcess

    init() throws {
        story = try StoryProcess()
    }

    @Test(
        "Every verb explains itself on standard output",
        arguments: [
            "create", "retry", "resume", "jobs", "play", "library list", "library show", "library edit",
            "library favorite",
            "library delete", "verify", "backup", "restore", "hero add", "hero list", "hero show",
            "hero edit", "hero delete", "event list", "event show", "event add", "event edit", "event delete",
            "event favorite",
            "doctor", "voice list", "voice install", "voice remove", "voice test", "voice default",
        ])
    func verbHelp(verb: String) async throws {
        // Given
        let words = verb.split(separator: " ").map(String.init)

        // When
        let asked = try await story.run(words + ["--help"])
        let helped = try await story.run(["help"] + words)

        // Then
        #expect(asked.status == 0)
        #expect(asked.output.contains("USAGE: story \(verb)"))
        #expect(asked.errorOutput.isEmpty)
        #expect(helped.output == asked.output)
    }

    @Test("What the player does unless it is told otherwise is said as one would type it")
    func playDefaults() async throws {
        let help = try await story.run(["play", "--help"]).output
        let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("Default: as in the settings."), "\(words)")
    }

    @Test("Where the names of sound devices come from is said", arguments: ["play", "create"])
    func deviceNames(verb: String) async throws {
        let help = try await story.run([verb, "--help"]).output
        let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("the name of a device; 'story doctor' lists the names"), "\(words)")
    }

    @Test("Without arguments and without a terminal the program lists its verbs")
    func noArguments() async throws {
        // When
        let result = try await story.run([])

        // Then
        #expect(result.status == 0)
        #expect(result.output.contains("create"))
        #expect(story.files().isEmpty)
    }

    @Test("The version is known to verbs, too", arguments: [["--version"], ["library", "list", "--version"]])
    func version(arguments: [String]) async throws {
        // When
        let result = try await story.run(arguments)

        // Then
        #expect(result.status == 0)
        #expect(result.output.contains("."))
        #expect(result.errorOutput.isEmpty)
    }

    @Test("A mistake is answered with the whole verb", arguments: ["library list", "library show", "hero list"])
    func mistake(verb: String) async throws {
        // When
        let result = try await story.run(verb.split(separator: " ").map(String.init) + ["--bogus"])

        // Then
        #expect(result.status == 64)
        #expect(result.errorOutput.contains("story \(verb) --help"))
    }

    @Test("Help opens no library and makes no folder", arguments: ["--help", "--version"])
    func helpTouchesNothing(argument: String) async throws {
        // When
        let result = try await story.run([argument])

        // Then
        #expect(result.status == 0)
        #expect(story.files().isEmpty)
    }

    @Test("Shells can complete the verbs", arguments: ["bash", "zsh", "fish"])
    func completion(shell: String) async throws {
        // When
        let result = try await story.run(["--generate-completion-script", shell])

        // Then
        #expect(result.status == 0)
        #expect(result.output.contains("create"))
    }
}
