import Foundation
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Playing a story while it is made", .tags(.process), .serialized, .timeLimit(.minutes(3)))
struct CreatePlayTests {
    private let story: StoryProcess
    private static let new = [
        "create", "--hero", "Mira", "--minutes", "1", "--seed", "4", "--play", "--output", "null",
    ]

    init() throws {
        story = try StoryProcess()
    }

    private func objects(_ output: String) throws -> [[String: Any]] {
        try output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
        }
    }

    private func plays(in story: StoryProcess) async throws -> [Int] {
        let list = try await story.run(["library", "list", "--sort", "newest", "--json"]).list("stories")
        return list.compactMap { $0["playCount"] as? Int }
    }

    @Test("It is heard to its end while and after it is made, counts as heard, and is answered with")
    func json() async throws {
        // Given: a library where one listens at twice the speed
        let library = try await NarratedLibrary()
        try library.set(#"{"playbackSpeed": 2}"#)
        let story = library.story
        // When
        let result = try await story.run(Self.new + ["--json", "--progress", "json"])
        // Then
        #expect(result.status == 0, "\(result.errorOutput)")
        let objects = try objects(result.output)
        #expect(objects.first?["event"] as? String == "start" && objects.first?["version"] as? Int == 1)
        let states = objects.filter { $0["event"] as? String == "status" }.compactMap { $0["status"] as? String }
        #expect(states == ["idle", "loading", "playing", "ended"], "\(states)")
        let answer = try #require(objects.last)
        let duration = try #require((answer["audio"] as? [String: Any])?["duration"] as? Double)
        let end = try #require(objects.dropLast().last)
        #expect(abs(try #require(end["position"] as? Double) - duration) < 0.2)
        #expect((end["audio"] as? [String: Any])?["duration"] as? Double == duration)
        let pages = objects.filter { $0["event"] as? String == "page" }.compactMap { $0["page"] as? Int }
        #expect(pages == Array(1...(try #require(answer["pages"] as? [Any]).count)))
        #expect(try self.objects(result.errorOutput).last?["event"] as? String == "done")
        #expect(try await plays(in: story).first == 1)
    }

    @Test("An interruption ends both: nothing is stored, and the job is kept unless it was done")
    func interrupted() async throws {
        // When
        let result = try await story.run(Self.new + ["--json"], stopAt: (SIGTERM, #""status":"idle""#))
        // Then
        #expect(result.status == 130, "\(result.errorOutput)")
        let jobs = try await story.run(["jobs", "--json"]).list("jobs")
        #expect(jobs.count + (try await plays(in: story)).count == 1)
    }

    @Test("Without a sound device the story is made nevertheless, and the program says what was not played")
    func noDevice() async throws {
        // When
        let result = try await story.run(
            ["create", "--hero", "Mira", "--minutes", "1", "--play", "--output", "nowhere", "--no-illustrations"])
        // Then
        #expect(result.status == 69)
        #expect(result.errorOutput.contains("sound device 'nowhere' can't be used"), "\(result.errorOutput)")
        #expect(result.output.contains("Read it: story library show"))
        #expect(try await plays(in: story) == [0])
    }

    @Test(
        "What does not go together is refused",
        arguments: [["--play", "--no-audio"], ["--output", "null"], ["--plain"]])
    func usage(options: [String]) async throws {
        let result = try await story.run(["create", "--hero", "Mira"] + options)
        #expect(result.status == 64)
        #expect(story.files(below: "data").isEmpty)
    }

    @Test("On a terminal the player says what is being made; q leaves it, and the story is made to its end")
    func terminal() async throws {
        // Given
        let sut = try story.terminal([
            "create", "--hero", "Mira", "--minutes", "5", "--seed", "4", "--play", "--output", "null",
        ])
        let lines = try await sut.wait { lines in
            lines.contains { $0.hasPrefix("0:0") && !$0.contains("opening") }
                && lines.contains { $0.contains("Page 1 of") }
        }
        #expect(lines.contains { $0.contains("q quit") })
        // When
        sut.press("q")
        // Then
        let ending = try await sut.ending()
        #expect(ending.status == 0, "\(ending.lines)")
        #expect(!ending.isOnOtherScreen)
        #expect(ending.hasItsSettings)
        #expect(ending.lines.contains { $0.contains("Read it: story library show") }, "\(ending.lines)")
        let list = try await story.run(["library", "list", "--json"]).list("stories")
        #expect(list.count == 1)
    }

    @Test(
        "After the player is left, Ctrl-C ends what is made with 130 and the hint, and nothing typed reaches the shell")
    func interruptedAfterwards() async throws {
        // Given
        let sut = try story.terminal([
            "create", "--hero", "Mira", "--minutes", "5", "--seed", "4", "--play", "--output", "null",
        ])
        try await sut.wait { lines in lines.contains { $0.hasPrefix("0:0") } }
        // When
        sut.press("q")
        try await sut.wait { lines in !lines.contains { $0.contains("q quit") } && lines.contains { $0.contains("%") } }
        sut.press("n", "o", "w", .control("c"))
        // Then
        let ending = try await sut.ending()
        #expect(ending.status == 130, "\(ending.lines)")
        #expect(ending.lines.contains { $0.contains("story resume") }, "\(ending.lines)")
        #expect(!ending.lines.contains { $0.contains("now") || $0.contains("^C") }, "\(ending.lines)")
        #expect(ending.hasItsSettings)
    }
}
