import Foundation
import TestSupport
import Testing

@Suite("Stories that are interrupted", .tags(.process), .serialized, .timeLimit(.minutes(5)))
struct InterruptionTests {
    private static let command = [
        "create", "--hero", "Mira", "--event", "bedtime", "--minutes", "2", "--seed", "11", "--progress", "json",
    ]

    private let story: StoryProcess

    init() throws {
        story = try StoryProcess()
    }

    @Test(
        "A killed process loses nothing that was finished, and resume makes the very same story",
        arguments: [
            "\"event\":\"stage\"", "\"kind\":\"page\"", "\"done\":5,\"event\":\"unit\",\"kind\":\"sentence\"",
            "\"done\":1,\"event\":\"unit\",\"kind\":\"picture\"", "\"stage\":\"generatingIllustrations\"",
        ])
    func killAndResume(moment: String) async throws {
        // Given
        let whole = try StoryProcess()
        _ = try await whole.run(Self.command)
        let killed = try await story.run(Self.command, stopAt: (SIGKILL, moment))
        try #require(killed.status == 128 + SIGKILL)

        // When
        let resumed = try await story.run(["resume"])

        // Then
        #expect(resumed.status == 0, "\(resumed.errorOutput)")
        #expect(story.files(below: "data/media") == whole.files(below: "data/media"))
        #expect(story.files(below: "data/jobs").isEmpty)
        let jobs = try await story.run(["jobs", "--json"])
        #expect(try jobs.list("jobs").isEmpty)
    }

    @Test("What was finished before a kill is not made again")
    func nothingTwice() async throws {
        // Given
        let killed = try await story.run(Self.command, stopAt: (SIGKILL, #""done":5,"event":"unit","kind":"sentence""#))
        try #require(killed.status == 128 + SIGKILL)
        let before = try await finishedUnits()
        try #require(before.count >= 5)

        // When
        let killedAgain = try await story.run(
            ["resume", "--progress", "json"], stopAt: (SIGKILL, #""stage":"generatingIllustrations""#))
        try #require(killedAgain.status == 128 + SIGKILL)

        // Then
        let after = try await finishedUnits()
        #expect(after.count > before.count)
        for (file, inode) in before { #expect(after[file] == inode, "\(file) was written again") }
    }

    @Test("Ctrl-C ends with 130 and keeps the job", arguments: [SIGINT, SIGTERM, SIGHUP])
    func controlC(signal: Int32) async throws {
        // When
        let stopped = try await story.run(Self.command, stopAt: (signal, "\"kind\":\"sentence\""))

        // Then
        #expect(stopped.status == 130)
        #expect(stopped.errorOutput.contains("story resume"))
        let jobs = try await story.run(["jobs", "--json"]).list("jobs")
        #expect(jobs.map { $0["status"] as? String } == ["interrupted"])
        #expect(try await story.run(["resume"]).status == 0)
    }

    @Test("Two processes at once make two stories in one library")
    func twoAtOnce() async throws {
        // When
        async let first = story.run(["create", "--hero", "Mira", "--minutes", "1", "--seed", "1"])
        async let second = story.run(["create", "--hero", "Ole", "--minutes", "1", "--seed", "2"])
        let statuses = try await [first.status, second.status]

        // Then
        #expect(statuses == [0, 0])
        let listed = try await story.run(["library", "list", "--json"]).list("stories")
        #expect(listed.count == 2)
        let heroes = try await story.run(["hero", "list", "--json"]).list("heroes")
        #expect(heroes.count == 2)
    }

    @Test("Processes that name the same new hero at once get the same hero")
    func sameNewHero() async throws {
        // When
        let made = try await withThrowingTaskGroup { group in
            for seed in 1...4 {
                group.addTask { [story] in
                    try await story.run([
                        "create", "--hero", "Mira", "--minutes", "1", "--seed", String(seed), "--no-audio",
                        "--no-illustrations",
                    ])
                }
            }
            return try await group.reduce(into: []) { $0.append($1.status) }
        }

        // Then
        #expect(made == [0, 0, 0, 0])
        let heroes = try await story.run(["hero", "list", "--json"]).list("heroes")
        #expect(heroes.count == 1)
    }

    @Test("A job that another process works on is not taken from it")
    func runningJob() async throws {
        // Given
        let killed = try await story.run(Self.command, stopAt: (SIGKILL, "\"kind\":\"sentence\""))
        try #require(killed.status == 128 + SIGKILL)
        let jobs = try await story.run(["jobs", "--json"]).list("jobs")
        let job = try #require(jobs.first?["id"] as? String)

        // When
        let lock = story.home.appending(path: "data/jobs/\(job)/lock").path
        let refused = try await story.run(
            ["resume", job], shell: "exec 9<'\(lock)'; flock -x 9; \"$0\" \"$@\" 9<&-")

        // Then
        #expect(refused.status == 75)
        #expect(try await story.run(["resume", job]).status == 0)
    }

    @Test("A job that failed is told with its step and its event's title, and is resumed by its id in capitals")
    func failedJob() async throws {
        // Given
        let command = ["create", "--hero", "Mira", "--event", "rainyDay", "--minutes", "2", "--progress", "json"]
        let killed = try await story.run(command, stopAt: (SIGKILL, "\"kind\":\"sentence\""))
        try #require(killed.status == 128 + SIGKILL)
        let file = story.home.appending(path: "data/library.sqlite")
        let status = "json_object('failed', json_object('_0', 'audio'))"
        let failed = try await story.run(
            [],
            shell: """
                sqlite3 '\(file.path)' "UPDATE job SET json = json_set(json, '$.status', \(status))"
                """)
        try #require(failed.status == 0, "\(failed.errorOutput)")

        // When
        let table = try await story.run(["jobs"])
        let rows = try await story.run(["jobs", "--json"]).list("jobs")
        let job = try #require(rows.first?["id"] as? String)
        let resumed = try await story.run(["resume", job.uppercased()])

        // Then
        #expect(table.output.contains("Rainy day"))
        #expect(table.output.contains("failed: audio"))
        #expect(rows.first?["status"] as? String == "failed")
        #expect(rows.first?["failedStep"] as? String == "audio")
        #expect(resumed.status == 0, "\(resumed.errorOutput)")
    }

    /// The sound and pictures of the job so far; a file that is written again has another number.
    private func finishedUnits() async throws -> [String: UInt64] {
        let library = story.home.appending(path: "data/library.sqlite").path
        let list = try await story.run(
            [],
            shell: "sqlite3 '\(library)' \"SELECT kind || '-' || position FROM jobUnit WHERE contentSize IS NOT NULL\"")
        let recorded = Set(list.output.split(separator: "\n"))
        var units: [String: UInt64] = [:]
        for file in story.files(below: "data/jobs") where recorded.contains(file.split(separator: "/").last ?? "") {
            let path = story.home.appending(path: "data/jobs/\(file)").path
            units[file] = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64
        }
        return units
    }
}
