import Foundation
import TestSupport
import Testing

@Suite("Bad input", .tags(.process), .serialized, .timeLimit(.minutes(5)))
struct BadInputTests {
    /// A command line, how it ends, and words that its error has to have.
    struct Scenario: CustomTestStringConvertible, Sendable {
        var arguments: [String]
        var status: Int32
        var words: [String]

        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let scenarios = [
        Scenario(arguments: ["create"], status: 64, words: ["--hero"]),
        Scenario(
            arguments: ["create", "--hero", "Mira", "--event", "funeral"], status: 64, words: ["bedtime", "event"]),
        Scenario(arguments: ["create", "--hero", "Mira", "--tone", "grim"], status: 64, words: ["gentle", "tone"]),
        Scenario(arguments: ["create", "--hero", "Mira", "--age", "40"], status: 64, words: ["2-4", "age"]),
        Scenario(arguments: ["create", "--hero", "Mira", "--minutes", "0"], status: 64, words: ["1 to 15"]),
        Scenario(arguments: ["create", "--hero", "Mira", "--minutes", "16"], status: 64, words: ["1 to 15"]),
        Scenario(arguments: ["create", "--hero", "Mira", "--minutes", "x"], status: 64, words: ["minutes"]),
        Scenario(arguments: ["create", "--hero", "Mira", "--minutes", "-3"], status: 64, words: ["1 to 15"]),
        Scenario(arguments: ["create", "--hero", "Mira", "--seed", "-1"], status: 64, words: ["'-1'", "seed"]),
        Scenario(arguments: ["create", "--hero", "Mira", "--language", "xx"], status: 64, words: ["xx", "en"]),
        Scenario(arguments: ["voices", "--language", "xx"], status: 64, words: ["xx", "en"]),
        Scenario(
            arguments: ["collection", "create", "--focus", "kindness", "--hero", "Mira", "--language", "xx"],
            status: 64, words: ["xx", "en"]),
        Scenario(arguments: ["create", "--hero", "Mira", "--author", "nobody"], status: 64, words: ["embedded"]),
        Scenario(arguments: ["create", "--hero", "Mira", "--narrator", "nobody"], status: 64, words: ["flite"]),
        Scenario(arguments: ["create", "--hero", "Mira", "--illustrator", "nobody"], status: 64, words: ["vector"]),
        Scenario(
            arguments: ["create", "--hero", "Mira", "--voice", "nobody"], status: 64, words: ["slt", "rms", "awb"]),
        Scenario(
            arguments: ["create", "--hero", "Mira", "--event", "bedtime", "--custom-event", "x"], status: 64,
            words: ["--event", "--custom-event"]),
        Scenario(arguments: ["create", "--hero", "Mira", "--custom-event", "x"], status: 66, words: ["event list"]),
        Scenario(arguments: ["create", "--hero", "Fucking"], status: 77, words: ["children"]),
        Scenario(arguments: ["retry", "abcd", "--step", "audio"], status: 66, words: ["library list"]),
        Scenario(arguments: ["retry", "abcd", "--step", "text"], status: 64, words: ["audio", "illustrations"]),
        Scenario(arguments: ["resume"], status: 66, words: ["no unfinished stories"]),
        Scenario(arguments: ["resume", "abcd"], status: 66, words: ["abcd"]),
        Scenario(arguments: ["library", "show", "abcd"], status: 66, words: ["abcd"]),
        Scenario(
            arguments: ["library", "edit", "abcd", "--page", "-1", "--text", "x"], status: 64, words: ["from 1"]),
        Scenario(arguments: ["library", "list", "--limit", "0"], status: 64, words: ["--limit"]),
        Scenario(arguments: ["library", "list", "--hero", "Nobody"], status: 66, words: ["hero list"]),
        Scenario(arguments: ["hero", "add", "  "], status: 64, words: ["name"]),
        Scenario(arguments: ["hero", "add", "Mira", "--age", "99"], status: 64, words: ["0 to 18"]),
        Scenario(arguments: ["hero", "add", "Mira", "--age", "-3"], status: 64, words: ["0 to 18"]),
        Scenario(
            arguments: ["hero", "add", "Mira", "--trait", "brave", "--trait", "kind", "--trait", "funny"], status: 64,
            words: ["the limit is 2"]),
        Scenario(arguments: ["hero", "add", "Mira", "--trait", "evil"], status: 64, words: ["brave"]),
        Scenario(arguments: ["hero", "show", "Nobody"], status: 66, words: ["hero list"]),
        Scenario(arguments: ["event", "add", " "], status: 64, words: ["title"]),
        Scenario(arguments: ["event", "delete", "Nothing"], status: 66, words: ["event list"]),
        Scenario(arguments: ["event", "favorite", "rainy-day"], status: 64, words: ["built-in", "event add"]),
        Scenario(arguments: ["library", "list", "--limit", "-1"], status: 64, words: ["--limit", "1 or more"]),
        Scenario(arguments: ["backup", "-"], status: 64, words: ["always a file", "'./-'"]),
        Scenario(arguments: ["restore", "-"], status: 64, words: ["always a file", "'./-'"]),
        Scenario(arguments: ["restore", "nowhere.zip"], status: 66, words: ["nowhere.zip", "story backup"]),
        Scenario(arguments: ["dance"], status: 64, words: ["Unknown command 'story dance'", "'story --help'"]),
        Scenario(arguments: ["libary"], status: 64, words: ["Did you mean 'story library'?"]),
        Scenario(
            arguments: ["library", "lst", "--json"], status: 64,
            words: [#""code":"usage""#, "Did you mean 'story library list'?"]),
        Scenario(arguments: ["hero", "shwo", "Mira"], status: 64, words: ["Did you mean 'story hero show'?"]),
        Scenario(
            arguments: ["library", "bin", "emtpy"], status: 64, words: ["Did you mean 'story library bin empty'?"]),
        Scenario(arguments: ["help", "hero", "ad"], status: 64, words: ["Did you mean 'story hero add'?"]),
        Scenario(arguments: ["rename", "x"], status: 64, words: ["Did you mean 'story collection rename'"]),
        Scenario(arguments: ["hero", "edit", "Nobody"], status: 64, words: ["Nothing to change", "--name"]),
        Scenario(arguments: ["event", "edit", "Nothing"], status: 64, words: ["Nothing to change", "--title"]),
        Scenario(arguments: ["library", "edit", "Nothing"], status: 64, words: ["--title", "--page"]),
        Scenario(arguments: ["event", "add", "rainy  day"], status: 64, words: ["'Rainy day' is a built-in event"]),
        Scenario(arguments: ["--dance"], status: 64, words: ["--dance"]),
    ]

    private let story: InProcessStory

    init() throws {
        story = try InProcessStory()
    }

    @Test("Each mistake has its exit code, says what is wrong and leaves nothing behind", arguments: scenarios)
    func mistakes(scenario: Scenario) async throws {
        // When
        let result = try await story.run(scenario.arguments)

        // Then
        #expect(result.status == scenario.status, "\(result.errorOutput)")
        #expect(result.output.isEmpty)
        for word in scenario.words { #expect(result.errorOutput.contains(word), "\(result.errorOutput)") }
        let lines = result.errorOutput.split(separator: "\n")
        #expect((1...3).contains(lines.count), "\(result.errorOutput)")
        #expect(story.files(below: "data/media").isEmpty)
        #expect(story.files(below: "data/jobs").isEmpty)
        #expect(try await heroes().isEmpty)
    }

    @Test("With --json an error is an object with a code, a message and a recovery")
    func errorAsJSON() async throws {
        // When
        let result = try await story.run(["create", "--hero", "Mira", "--minutes", "99", "--json"])

        // Then
        #expect(result.status == 64)
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(result.errorOutput.utf8)) as? [String: Any])
        let error = try #require(report["error"] as? [String: String])
        #expect(report["version"] as? Int == 1)
        #expect(error["code"] == "generation.minutesOutOfRange")
        #expect(error["message"]?.contains("99") == true)
        #expect(error["recovery"]?.isEmpty == false)
    }

    @Test(
        "A name that is nearly a hero's is a typing error, unless a new hero is meant",
        arguments: ["Mir", "Miraa", "Mria"])
    func similarName(name: String) async throws {
        // Given
        _ = try await story.run(["hero", "add", "Mira"])

        // When
        let refused = try await story.process.run(["create", "--hero", name, "--minutes", "1"])
        let files = story.files(below: "data/media")
        let asked = ["create", "--hero", name, "--new-hero", "--minutes", "1", "--no-audio", "--no-illustrations"]
        let added = try await story.process.run(asked)

        // Then
        #expect(refused.status == 66)
        #expect(refused.errorOutput.contains("Did you mean 'Mira'?"), "\(refused.errorOutput)")
        #expect(refused.errorOutput.contains("--new-hero"))
        #expect(files.isEmpty)
        #expect(added.status == 0, "\(added.errorOutput)")
        #expect(try await heroes().count == 2)
    }

    private func heroes() async throws -> [Any] {
        try await story.run(["hero", "list", "--json"]).list("heroes")
    }
}
