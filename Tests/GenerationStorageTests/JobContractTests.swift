import Foundation
import Generation
import StorageTestSupport
import StoryCore
import Testing

@testable import StoryStorage

@Suite("Jobs, in memory and on SQLite", .timeLimit(.minutes(1)))
struct JobContractTests {
    typealias Kind = StorageUnderTest.Kind

    @Test("A job is one claim's at a time; it is stored as it was opened last", arguments: Kind.allCases)
    func claims(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        var job = try GenerationJob.stub(id: "one")
        let claim = try await sut.jobs.open(job)
        // Then
        let busy = StorageError.busy("The unfinished story one")
        await #expect(throws: busy) { _ = try await sut.jobs.open(job) }
        await #expect(throws: busy) { try await sut.jobs.discard(job.id) }
        #expect(await sut.jobs.isClaimed(job.id))
        // When
        await claim.close()
        job.status = .failed(.audio)
        try await sut.jobs.open(job).close()
        // Then
        #expect(await !sut.jobs.isClaimed(job.id))
        #expect(try await sut.jobs.jobs() == [job])
        #expect(await !sut.jobs.isClaimed("none"))
    }

    @Test(
        "The newest comes first; it is meant by the beginning of its identifier, or as the newest that is free",
        arguments: Kind.allCases)
    func reference(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        await #expect(throws: StorageError.notFound(.job, "")) { try await sut.jobs.job(matching: nil) }
        for id in ["first-a", "first-b", "second"] { try await sut.jobs.open(.stub(id: id)).close() }
        let claim = try await sut.jobs.open(.stub(id: "last"))
        // Then
        #expect(try await sut.jobs.jobs().map(\.id) == ["last", "second", "first-b", "first-a"])
        #expect(try await sut.jobs.job(matching: nil).id == "second")
        for reference in ["second", "SECO"] { #expect(try await sut.jobs.job(matching: reference).id == "second") }
        for reference in ["sec", "none"] {
            await #expect(throws: StorageError.notFound(.job, reference)) {
                try await sut.jobs.job(matching: reference)
            }
        }
        await #expect(throws: StorageError.ambiguous(.job, "first", candidates: ["first-b", "first-a"])) {
            try await sut.jobs.job(matching: "first")
        }
        await claim.close()
    }

    @Test(
        "Units come in the order in which they were recorded last, with what belongs to them", arguments: Kind.allCases)
    func units(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let claim = try await sut.jobs.open(.stub(id: "one"))
        let (title, picture) = (JobUnit.title("The Lantern"), JobUnit.picture(0))
        // When
        try await claim.record(title, content: nil)
        try await claim.record(picture, content: Data("old".utf8))
        try await claim.record(.passage(0), content: nil)
        try await claim.record(picture, content: Data("drawn anew".utf8))
        // Then
        #expect(try await claim.units() == [title, .passage(0), picture])
        #expect(claim.content(of: picture) == Data("drawn anew".utf8))
        #expect(claim.content(of: .cover(PictureUnit(fileExtension: "png", alternativeText: ""))) == nil)
        #expect(try await sut.jobs.contents(of: "one") == JobContents(title: "The Lantern", byteCount: 10))
        #expect(try await sut.jobs.contents(of: "none") == JobContents())
        // When its content is lost
        try FileManager.default.removeItem(at: claim.contentURL(of: picture))
        // Then
        #expect(try await claim.units() == [title, .passage(0)])
        await claim.close()
    }

    @Test("A job ends with its story, or is kept with its units to try a step again", arguments: Kind.allCases)
    func end(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let job = try GenerationJob.stub(id: "one")
        var claim = try await sut.jobs.open(job)
        try await claim.record(.title("The Lantern"), content: nil)
        // When
        try await claim.suspend(with: .bare(), failedAt: .audio)
        await claim.close()
        // Then
        #expect(try await sut.jobs.jobs().map(\.status) == [.failed(.audio)])
        #expect(try await sut.stories.story("one") == .bare())
        // When
        claim = try await sut.jobs.open(job)
        #expect(try await claim.units() == [.title("The Lantern")])
        try await claim.finish(with: .bare(title: "Whole"))
        await claim.close()
        // Then
        #expect(try await sut.jobs.jobs().isEmpty)
        #expect(try await sut.stories.story("one").title == "Whole")
    }

    @Test("A story whose file is not there is not published, and its job stays", arguments: Kind.allCases)
    func missingFile(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let claim = try await sut.jobs.open(.stub(id: "one"))
        var story = Story.bare()
        let missing = MediaReference(digest: String(repeating: "f", count: 64), fileExtension: "png", byteCount: 9)
        story.cover.media = missing
        // Then
        let error = StorageError.notFound(.media, missing.relativePath)
        await #expect(throws: error) { try await claim.finish(with: story) }
        await #expect(throws: error) { try await claim.suspend(with: story, failedAt: .audio) }
        await claim.close()
        #expect(try await sut.jobs.jobs().map(\.status) == [.open])
        #expect(try await sut.list().isEmpty)
    }

    @Test("A job that is discarded takes its files with it, and leaves its story", arguments: Kind.allCases)
    func discard(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.save(.bare("one"))
        for id in ["one", "two"] {
            let claim = try await sut.jobs.open(.stub(id: id))
            try await claim.record(.picture(0), content: Data("drawn".utf8))
            // When
            if id == "one" { try await claim.discard() }
            await claim.close()
        }
        try await sut.jobs.discard("two")
        try await sut.jobs.discard("none")
        // Then
        #expect(try await sut.jobs.jobs().isEmpty)
        for id in ["one", "two"] as [JobID] { #expect(try await sut.jobs.contents(of: id).byteCount == 0) }
        #expect(try await sut.list() == ["one"])
    }

    @Test(
        "A story that is changed takes its unfinished part along, with its entry in the queue", arguments: Kind.allCases
    )
    func changedStory(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let claim = try await sut.jobs.open(.stub(id: "one"))
        try await claim.suspend(with: .bare("one"), failedAt: .audio)
        await claim.close()
        #expect(try await sut.jobs.entries().map(\.id) == ["one"])
        // When
        _ = try await sut.stories.edit("one", StoryEdit(title: "Another lantern"))
        // Then
        #expect(try await sut.jobs.jobs().isEmpty)
        #expect(try await sut.jobs.entries().isEmpty)
    }
}
