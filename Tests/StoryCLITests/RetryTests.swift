import Foundation
import TestSupport
import Testing

@Suite("story retry, jobs delete and voices", .tags(.process), .serialized, .timeLimit(.minutes(3)))
struct RetryTests {
    private let story: StoryProcess

    init() throws {
        story = try StoryProcess()
    }

    private func make(_ options: String...) async throws -> [String: Any] {
        try await story.run(["create", "--hero", "Mira", "--minutes", "1", "--seed", "3", "--json"] + options).object()
    }

    @Test("A finished narration is made with another voice, which people know by its name")
    func voice() async throws {
        // Given
        let identifier = try #require(try await make("--no-illustrations")["id"] as? String)

        // When
        let retried = try await story.run(["retry", identifier, "--voice", "edgar", "--json"])

        // Then
        #expect(retried.status == 0, "\(retried.errorOutput)")
        #expect((try retried.object()["audio"] as? [String: Any])?["voice"] as? String == "rms")
        #expect(try await story.run(["library", "show", identifier]).output.contains("narrated by Edgar"))
        let unknown = try await story.run(["retry", identifier, "--voice", "thunder"])
        #expect(unknown.status == 64)
        #expect(unknown.errorOutput.contains("Clara (slt)"), "\(unknown.errorOutput)")
    }

    @Test("Another picture of a page is another file; the others stay, and the same number gives the same picture")
    func page() async throws {
        // Given
        let made = try await make("--no-audio")
        let identifier = try #require(made["id"] as? String)

        // When
        let retried = try await story.run(["retry", identifier, "--page", "2", "--json"])

        // Then
        #expect(retried.status == 0, "\(retried.errorOutput)")
        let (before, after) = (try pictures(of: made), try pictures(of: try retried.object()))
        #expect(zip(before, after).map { $0 == $1 } == before.indices.map { $0 != 1 })
        let pages = before.count
        let beyond = try await story.run(["retry", identifier, "--page", "\(pages + 1)"])
        #expect(beyond.status == 64)
        #expect(beyond.errorOutput.contains("from 1 to \(pages)"), "\(beyond.errorOutput)")
    }

    private func pictures(of story: [String: Any]) throws -> [String?] {
        let pages = try #require(story["pages"] as? [[String: Any]])
        return pages.map { (($0["illustration"] as? [String: Any])?["path"] as? String) }
    }

    @Test(
        "Options that contradict each other are refused",
        arguments: [
            ["--voice", "slt", "--page", "1"], ["--voice", "slt", "--step", "illustrations"],
            ["--page", "1", "--step", "audio"], ["--page", "0"], ["--cover", "--page", "1"],
        ])
    func contradictions(options: [String]) async throws {
        #expect(try await story.run(["retry", "abcd"] + options).status == 64)
    }

    @Test("What is missing is nothing where nothing was requested")
    func nothing() async throws {
        let identifier = try #require(try await make("--no-audio", "--no-illustrations")["id"] as? String)
        let retried = try await story.run(["retry", identifier])
        #expect(retried.status == 0)
        #expect(retried.errorOutput.contains("Nothing is missing"))
    }

    @Test("An unfinished story is discarded with its files, after somebody has agreed")
    func discard() async throws {
        // Given
        let killed = try await story.run(
            ["create", "--hero", "Mira", "--minutes", "2", "--progress", "json"],
            stopAt: (SIGKILL, "\"kind\":\"sentence\""))
        try #require(killed.status == 128 + SIGKILL)
        let jobs = try await story.run(["jobs", "--json"]).list("jobs")
        let job = try #require(jobs.first?["id"] as? String)
        #expect((jobs.first?["byteCount"] as? Int ?? 0) > 0)

        // When
        let asked = try await story.run(["jobs", "delete", job])

        // Then
        #expect(asked.status == 64)
        #expect(!story.files(below: "data/jobs").isEmpty)

        // When
        let discarded = try await story.run(["jobs", "delete", "--all", "--yes"])

        // Then
        #expect(discarded.status == 0, "\(discarded.errorOutput)")
        #expect(discarded.output.contains("Freed"))
        #expect(story.files(below: "data/jobs").isEmpty)
        #expect(try await story.run(["jobs"]).output.contains("There are no unfinished stories."))
        #expect(try await story.run(["resume"]).status == 66)
        #expect(try await story.run(["verify"]).status == 0)
    }

    @Test("Voices are listed with their names, languages and sounds")
    func voices() async throws {
        // When
        let table = try await story.run(["voices"])
        let german = try await story.run(["voices", "--language", "de", "--json"]).list("voices")

        // Then
        #expect(table.output.contains("Clara") && table.output.contains("English"))
        #expect(table.output.hasSuffix("More voices that you can install: story voice list\n"))
        #expect(german.first?["name"] as? String == "German (espeak)")
        #expect(german.first?["id"] as? String == "de")
    }
}
