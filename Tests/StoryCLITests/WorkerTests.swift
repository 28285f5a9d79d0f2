import Foundation
import StoryDocuments
import TestSupport
import Testing

@testable import StoryCLI

@Suite("story worker and the queue", .tags(.process), .timeLimit(.minutes(3)))
struct WorkerTests {
    private static let request = [
        "create", "--hero", "Mira", "--event", "bedtime", "--minutes", "2", "--seed", "11",
    ]

    private let story: StoryProcess

    init() throws {
        story = try StoryProcess()
    }

    /// Queues a story and returns its job's identifier.
    private func queue(for requester: String = "") async throws -> String {
        let wanted = requester.isEmpty ? [] : ["--for", requester]
        let queued = try await story.run(Self.request + ["--queue", "--json"] + wanted)
        try #require(queued.status == 0, "\(queued.errorOutput)")
        #expect(try queued.object()["status"] as? String == "queued")
        return try #require(try queued.object()["id"] as? String)
    }

    private func status() async throws -> [String] {
        try await story.run(["jobs", "--json"]).list("jobs").compactMap { $0["status"] as? String }
    }

    @Test("A queued story is made by the next worker, exactly as if it had been made at once")
    func queued() async throws {
        // Given
        let whole = try StoryProcess()
        _ = try await whole.run(Self.request)
        let job = try await queue(for: "Mira")
        #expect(try await status() == ["queued"])
        // When
        let worker = try await story.run(["worker", "--once"])
        // Then
        #expect(worker.status == 0, "\(worker.errorOutput)")
        #expect(worker.output.contains("Made '"))
        #expect(story.files(below: "data/media") == whole.files(below: "data/media"))
        #expect(try await status().isEmpty)
        let watched = try await story.run(["jobs", "watch", String(job.prefix(8))])
        #expect(watched.status == 0 && watched.output.contains("done"))
        #expect(try await story.run(["verify"]).status == 0)
    }

    @Test(
        "A worker that is told to stop, or is killed, leaves the rest to another one, which makes the very same story",
        arguments: [("TERM", "0", "queued"), ("KILL", "137", "interrupted")])
    func stopped(signal: String, exit: String, left: String) async throws {
        // Given
        let whole = try StoryProcess()
        _ = try await whole.run(Self.request)
        let job = try await queue()
        // When a sentence is narrated
        let first = try await story.run(
            [job, signal],
            shell: #"""
                "$0" worker & worker=$!
                "$0" jobs watch "$1" | grep -Em 1 '[1-9] narrated'
                kill -s "$2" $worker; wait $worker; echo "status $?"
                """#)
        // Then
        #expect(first.output.contains("status \(exit)"), "\(first.output)\(first.errorOutput)")
        #expect(try await status() == [left])
        // When
        let second = try await story.run(["worker", "--once"])
        // Then
        #expect(second.status == 0, "\(second.errorOutput)")
        #expect(story.files(below: "data/media") == whole.files(below: "data/media"))
        #expect(try await story.run(["verify"]).status == 0)
    }

    @Test("A story is heard while another process makes it")
    func heard() async throws {
        // Given
        let job = try await queue()
        // When
        let listened = try await story.run(
            [job],
            shell: #"""
                "$0" worker & worker=$!
                "$0" jobs watch "$1" --play --plain --output null | grep -m 1 'Page 1 of'
                kill $worker; wait $worker
                """#)
        // Then
        #expect(listened.output.contains("Page 1 of "), "\(listened.output)\(listened.errorOutput)")
    }

    @Test("Several workers share the queue, and each story is made once")
    func shared() async throws {
        // Given
        for requester in ["Mira", "Mira", "Mira", "Ben"] { _ = try await queue(for: requester) }
        // When
        let workers = try await story.run(
            [], shell: #""$0" worker --once --json & "$0" worker --once --json --jobs 2 & wait"#)
        // Then
        let done = workers.output.split(separator: "\n").filter { $0.contains(#""status":"done""#) }
        #expect(done.count == 4)
        #expect(try await story.run(["library", "list", "--json"]).list("stories").count == 4)
        #expect(try await status().isEmpty)
    }

    @Test("A collection that was killed is made to its end by workers, in order, and each story once")
    func collection() async throws {
        // Given
        let create = [
            "collection", "create", "--focus", "kindness", "--child", "Lina", "--stories", "3", "--minutes", "1",
            "--no-audio", "--no-illustrations", "--seed", "5",
        ]
        let whole = try StoryProcess()
        let expected = try await whole.run(create + ["--json"]).list("stories").compactMap { $0["title"] as? String }
        try #require(expected.count == 3)
        // When
        _ = try await story.run(
            create,
            shell: #"""
                "$0" "$@" & creating=$!
                until "$0" jobs --json | grep -q queued; do :; done
                kill -KILL $creating; wait $creating
                """#)
        _ = try await story.run([], shell: #""$0" worker --once & "$0" worker --once & wait"#)
        // Then
        let made = try await story.run(["collection", "show", "kind", "--json"])
        #expect(try made.list("stories").compactMap { $0["title"] as? String }.count == 3)
        #expect(try made.object()["missingCount"] as? Int == 0)
        #expect(try await story.run(["library", "list", "--json"]).list("stories").count == 3)
        #expect(try await status().isEmpty)
    }

    @Test("A queued story can be cancelled, a failed one queued again")
    func cancelled() async throws {
        // Given
        let job = try await queue()
        // When
        let cancelled = try await story.run(["jobs", "cancel", job, "--yes"])
        // Then
        #expect(cancelled.status == 0 && cancelled.output.contains("Cancelled"))
        #expect(try await status().isEmpty)
        #expect(try await story.run(["jobs", "watch", job]).status == ExitStatus.cancelled.rawValue)
        #expect(try await story.run(["jobs", "retry", job]).status == ExitStatus.notFound.rawValue)
        #expect(try await story.run(["worker", "--once"]).output == "No stories are queued.\n")
    }

    @Test("The service of a worker is one that systemd accepts")
    func service() async throws {
        // When
        let unit = try await story.run(["worker", "--install-service", "--jobs", "2"])
        // Then
        #expect(unit.output.contains("worker --jobs 2\n"))
        #expect(unit.output.contains(#"Environment="STORY_HOME=\#(story.home.path)""#))
        #expect(unit.output.hasSuffix("WantedBy=default.target\n"))
    }

    @Test("A worker backs up once a day, tells of a folder that is not there, and makes stories all the same")
    func backups() async throws {
        // Given
        let story = try InProcessStory()
        let folder = story.home.appending(path: "backups")
        #expect(try await story.run(["settings", "set", "backupFolder", folder.path]).status == 0)

        // When
        let without = try await story.run(["worker", "--once"])
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let first = try await story.run(["worker", "--once"])
        let second = try await story.run(["worker", "--once"])

        // Then
        #expect(without.status == 0 && without.errorOutput.contains("There is no such folder."))
        #expect(first.status == 0 && first.output.contains("Backed up "), "\(first.errorOutput)")
        #expect(!second.output.contains("Backed up"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.count == 1 && names.allSatisfy { $0.hasPrefix("story-daily-20") && $0.hasSuffix(".zip") })
        for (key, value) in [("backupFolder", "backups"), ("keptBackups", "0")] {
            #expect(try await story.run(["settings", "set", key, value]).status == 64)
        }
    }
}
