import Foundation
import TestSupport
import Testing

@Suite("The documents for programs", .tags(.process), .serialized, .timeLimit(.minutes(4)))
struct JSONReferenceTests {
    private let story: StoryProcess
    private let page: JSONPage

    init() throws {
        story = try StoryProcess()
        page = try JSONPage()
    }

    @Test("Every verb answers with what the reference says, key for key, and every object of the reference is seen")
    func everyVerb() async throws {
        // Given
        let look = LookAtJSON(story: story, page: page)

        // When
        try await look.heroesAndEvents()
        try await look.stories()
        try await look.collections()
        try await look.upkeep()
        try await look.voices()
        try await look.settings()
        for feature in LookAtJSON.features { try await feature.look(with: look) }

        // Then
        #expect(look.faults.isEmpty, "\(look.faults.joined(separator: "\n"))")
        #expect(try await SchemaCheck(answers: look.answers).faults(in: story.home) == "")
        #expect(Set(page.shapes.keys).subtracting(look.seen).isEmpty, "never seen")
        #expect(Set(try await verbs()).subtracting(look.verbs).isEmpty, "never run")
    }

    @Test("A key that has one type here has it everywhere, but for those that the reference names")
    func oneType() {
        // Given: an age is a child's, or whom a story is for; a subject is what something is about, or somebody in a
        // scene as authors tell it
        let known: Set = ["age", "subject"]

        // When
        var types: [String: Set<String>] = [:]
        for shape in page.shapes.values {
            for (name, key) in shape.keys {
                let type = key.type.replacing(" or null", with: "")
                types[name, default: []].insert(type.hasPrefix("list of ") ? "list" : type)
            }
        }

        // Then
        #expect(Set(types.filter { $0.value.count > 1 }.keys) == known)
    }

    @Test("Booleans begin with 'is', integers that count end with 'Count', dates with 'At'")
    func names() {
        for (name, shape) in page.shapes {
            for (key, told) in shape.keys {
                #expect(key.hasPrefix("is") == told.type.hasPrefix("boolean"), "\(key) of \(name)")
                #expect(key.hasSuffix("At") == told.type.hasPrefix("date"), "\(key) of \(name)")
                if key.hasSuffix("Count") { #expect(told.type.hasPrefix("integer"), "\(key) of \(name)") }
            }
        }
    }

    /// The verbs that take `--json`, as words.
    private func verbs() async throws -> [String] {
        let dump = try await story.run(["--experimental-dump-help"]).object()
        func verbs(in command: [String: Any], _ path: [String]) -> [String] {
            let arguments = command["arguments"] as? [[String: Any]] ?? []
            let takesJSON = arguments.contains { $0["valueName"] as? String == "json" }
            let parts = command["subcommands"] as? [[String: Any]] ?? []
            return (takesJSON ? [path.joined(separator: " ")] : [])
                + parts.flatMap { verbs(in: $0, path + [$0["commandName"] as? String ?? ""]) }
        }
        return verbs(in: try #require(dump["command"] as? [String: Any]), [])
    }
}
