import Foundation
import Testing

/// A library with two short stories that can be played, made once and copied for each test.
struct NarratedLibrary {
    /// What the stories of a library have.
    enum Kind {
        case narration
        case narrationAndPictures
    }

    private static let narrated = Task { try await make(["--no-illustrations"]) }
    private static let illustrated = Task { try await make([]) }

    private static func make(_ options: [String]) async throws -> (StoryProcess, [Fact]) {
        let story = try StoryProcess()
        var made: [[String: Any]] = []
        for (seed, hero) in ["Mira", "Ole"].enumerated() {
            let result = try await story.run(
                ["create", "--hero", hero, "--minutes", "1", "--seed", "\(seed + 4)", "--json"] + options)
            made.append(try result.object())
        }
        let facts = try made.map { try Fact($0) }
        return (story, facts)
    }

    /// What a test knows of a story.
    struct Fact: Sendable {
        let id: String
        let title: String
        let duration: Double
        /// The path of its audio, below the library's folder.
        let audio: String
        let pages: [String]

        fileprivate init(_ story: [String: Any]) throws {
            id = try #require(story["id"] as? String)
            title = try #require(story["title"] as? String)
            let audio = try #require(story["audio"] as? [String: Any])
            duration = try #require(audio["duration"] as? Double)
            let path = try #require(audio["path"] as? String)
            self.audio = path.split(separator: "/").suffix(4).joined(separator: "/")
            pages = try #require(story["pages"] as? [[String: Any]]).compactMap { $0["text"] as? String }
        }
    }

    let story: StoryProcess
    let first: Fact
    let second: Fact

    init(_ kind: Kind = .narration) async throws {
        let (original, facts) = try await (kind == .narration ? Self.narrated : Self.illustrated).value
        story = try StoryProcess()
        (first, second) = (facts[0], facts[1])
        let copied = try await story.run([original.home.path], shell: "cp -r \"$1/.\" \"$STORY_HOME\"")
        try #require(copied.status == 0, "\(copied.errorOutput)")
    }

    /// Plays without a sound card, near the end of the story unless another position is said.
    func play(
        _ arguments: [String] = [], from: Double? = nil, shell: String? = nil,
        stopAt: (signal: Int32, text: String)? = nil
    ) async throws -> ProcessResult {
        try await story.run(
            command(arguments, from: from ?? first.duration - 1), shell: shell, stopAt: stopAt)
    }

    /// Writes the settings.
    func set(_ settings: String) throws {
        let file = story.home.appending(path: "config/settings.json")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(settings.utf8).write(to: file)
    }

    /// The arguments that play the first story, and others that are given.
    func command(_ arguments: [String] = [], from: Double? = nil) -> [String] {
        ["play", first.id, "--output", "null"] + (from.map { ["--from", "\($0)"] } ?? []) + arguments
    }

    /// Where the first story was left, in seconds.
    func position() async throws -> Double {
        let played = try await story.run(
            command(["--json"]), stopAt: (SIGTERM, #""status":"playing""#))
        let line = try #require(played.output.split(separator: "\n").first { $0.contains(#""status":"playing""#) })
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        return try #require(object?["position"] as? Double)
    }
}
