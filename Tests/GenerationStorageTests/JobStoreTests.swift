import Foundation
import GRDB
import Generation
import GenerationStorage
import LibraryStorage
import SafeFiles
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("The journal of stories in the making", .timeLimit(.minutes(1)))
struct JobStoreTests {
    private let folder: TemporaryFolder
    private let database: LibraryDatabase
    private let sut: JobStore

    init() throws {
        folder = try TemporaryFolder()
        database = LibraryDatabase(folder: folder.url)
        sut = JobStore(database: database)
    }

    /// The files below the folder of jobs.
    private var files: [String] {
        get throws { try folder.names.filter { $0.hasPrefix("jobs/") } }
    }

    // MARK: - Units

    @Test("Every unit comes back, in the order of recording, also in the next process")
    func units() async throws {
        // Given
        let claim = try await sut.open(.stub())
        let all: [JobUnit] = [
            .title("A \"title\""), .passage(0), .sentence(0, samples: 7), .picture(0), .passage(1), .storyEnd,
            .cover(PictureUnit(fileExtension: "png", alternativeText: "The cover.")),
        ]
        // When
        for unit in all {
            switch unit {
            case .sentence: try await claim.record(unit, content: samples(7))
            case .picture, .cover: try await claim.record(unit, content: Data("png".utf8))
            default: try await claim.record(unit, content: nil)
            }
        }
        await claim.close()
        // Then
        let next = JobStore(database: LibraryDatabase(folder: folder.url))
        let resumed = try await next.open(.stub())
        #expect(try await resumed.units() == all)
        #expect(try Data(contentsOf: resumed.contentURL(of: all[2])) == samples(7))
        #expect(try Data(contentsOf: resumed.contentURL(of: all[3])) == Data("png".utf8))
    }

    @Test("A unit that is recorded again replaces the one before, and moves to the end")
    func again() async throws {
        // Given
        let claim = try await sut.open(.stub())
        try await claim.record(.picture(0, fileExtension: "jpeg"), content: Data("old".utf8))
        try await claim.record(.title("T"), content: nil)
        // When
        try await claim.record(.picture(0), content: Data("new".utf8))
        // Then
        #expect(try await claim.units() == [.title("T"), .picture(0)])
        #expect(try Data(contentsOf: claim.contentURL(of: .picture(0))) == Data("new".utf8))
        #expect(try files.filter { $0.contains("picture") }.count == 1)
    }

    @Test(
        "A unit whose content is missing, short, long or of other bytes counts as not made; the others stay",
        arguments: [nil, Data(), samples(499), samples(501), samples(500, seed: 1)])
    func damagedContent(content: Data?) async throws {
        // Given
        let claim = try await sut.open(.stub())
        for index in 0..<3 {
            try await claim.record(.sentence(index, samples: 500), content: samples(500))
        }
        // When
        let file = claim.contentURL(of: .sentence(1, samples: 500))
        try FileManager.default.removeItem(at: file)
        if let content { try content.write(to: file) }
        // Then
        let whole: [JobUnit] = [.sentence(0, samples: 500), .sentence(2, samples: 500)]
        #expect(try await claim.units() == whole)
        // When
        try await claim.record(.sentence(1, samples: 500), content: samples(500))
        // Then
        #expect(try await claim.units() == whole + [.sentence(1, samples: 500)])
    }

    @Test("A unit whose record cannot be understood counts as not made", arguments: ["", "{", "{\"new\":{}}", "null"])
    func damagedRecord(json: String) async throws {
        // Given
        let claim = try await sut.open(.stub())
        try await claim.record(.passage(0), content: nil)
        try await claim.record(.passage(1), content: nil)
        // When
        try await database.write { database in
            try database.execute(sql: "UPDATE jobUnit SET json = ? WHERE position = 0", arguments: [json])
        }
        // Then
        #expect(try await claim.units() == [.passage(1)])
    }

    @Test("An ending that a provider makes up leads to no other folder")
    func hostileEnding() async throws {
        // Given
        let claim = try await sut.open(.stub())
        let unit = JobUnit.picture(0, fileExtension: "/../../../evil")
        // When
        try await claim.record(unit, content: Data("x".utf8))
        // Then
        let location = claim.contentURL(of: unit).deletingLastPathComponent().standardizedFileURL.path
        #expect(location == folder.file("jobs/0123456789abcdefghjkmnpqrs").standardizedFileURL.path)
    }

    @Test("The files of a job are readable by their owner only")
    func permissionsOfFiles() async throws {
        let claim = try await sut.open(.stub())
        try await claim.record(.picture(0), content: Data("png".utf8))
        #expect(try permissions(of: folder.file("jobs")) == 0o700)
        #expect(try permissions(of: claim.contentURL(of: .picture(0))) == 0o600)
        #expect(try permissions(of: claim.scratchURL(named: "a").deletingLastPathComponent()) == 0o700)
    }

    // MARK: - The end of a job

    @Test("Finishing stores the story and leaves nothing of the job")
    func finish() async throws {
        // Given
        let claim = try await sut.open(.stub())
        try await claim.record(.picture(0), content: Data("png".utf8))
        try Data("opus".utf8).write(to: claim.scratchURL(named: "narration"))
        let story = try Story.stub()
        // When
        try await claim.finish(with: story)
        await claim.close()
        // Then
        #expect(try await StoryStore(database: database).story(story.id) == story)
        #expect(try await sut.jobs().isEmpty)
        #expect(try files.isEmpty)
        #expect(try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM jobUnit") } == 0)
    }

    @Test("If the story cannot be stored, the job stays with all its units")
    func finishFails() async throws {
        // Given
        let claim = try await sut.open(.stub())
        try await claim.record(.picture(0), content: Data("png".utf8))
        var story = try Story.stub()
        story.pages[1].index = 0
        // When
        await #expect(throws: StorageError.self) { try await claim.finish(with: story) }
        // Then
        #expect(try await StoryStore(database: database).stories(StoryQuery()).stories.isEmpty)
        #expect(try await claim.units() == [.picture(0)])
        #expect(try await sut.jobs().count == 1)
    }

    @Test("A job that failed keeps its units and says at which step; resuming opens it again")
    func suspend() async throws {
        // Given
        let claim = try await sut.open(.stub())
        try await claim.record(.picture(0), content: Data("png".utf8))
        // When
        try await claim.suspend(with: .stub(), failedAt: .audio)
        await claim.close()
        // Then
        #expect(try await sut.jobs().map(\.status) == [.failed(.audio)])
        #expect(try await StoryStore(database: database).stories(StoryQuery()).stories.count == 1)
        // When
        let resumed = try await sut.open(.stub())
        // Then
        #expect(try await resumed.units() == [.picture(0)])
        #expect(try await sut.jobs().map(\.status) == [.open])
    }

    @Test("Discarding leaves nothing")
    func discard() async throws {
        // Given
        let claim = try await sut.open(.stub())
        try await claim.record(.picture(0), content: Data("png".utf8))
        // When
        try await claim.discard()
        await claim.close()
        // Then
        #expect(try await sut.jobs().isEmpty)
        #expect(try files.isEmpty)
        #expect(try await StoryStore(database: database).stories(StoryQuery()).stories.isEmpty)
    }

    @Test("A folder that outlived its job goes when the next job is opened; one that is being made stays")
    func leftovers() async throws {
        // Given
        let orphan = folder.file("jobs/orphan")
        try FileManager.default.createDirectory(at: orphan, withIntermediateDirectories: true)
        try Data(count: 10).write(to: orphan.appending(path: "sentence-0"))
        try Data(count: 10).write(to: folder.file("jobs/stray file"))
        let kept = try await sut.open(.stub(id: "kept"))
        await kept.close()
        // When
        let claim = try await sut.open(.stub(id: "next"))
        // Then
        #expect(try files == ["jobs/kept", "jobs/kept/lock", "jobs/next", "jobs/next/lock", "jobs/stray file"])
        await claim.close()
    }

    // MARK: - Finding

    @Test("Jobs are listed the newest first, and found by identifier or a prefix of 4 characters or more")
    func finding() async throws {
        // Given
        for id in ["abcd1111", "abcd2222", "abcd"] { await (try sut.open(.stub(id: id))).close() }
        // Then
        #expect(try await sut.jobs().map(\.id.rawValue) == ["abcd", "abcd2222", "abcd1111"])
        #expect(try await sut.job(matching: "abcd1").id.rawValue == "abcd1111")
        #expect(try await sut.job(matching: "ABCD1").id.rawValue == "abcd1111")
        #expect(try await sut.job(matching: "abcd").id.rawValue == "abcd")
        #expect(try await sut.job(matching: nil).id.rawValue == "abcd")
    }

    @Test("What fits no job or two is an error", arguments: ["abc", "", "%", "zzzz", "'", "abcd3"])
    func notFound(reference: String) async throws {
        for id in ["abcd1111", "abcd2222"] { await (try sut.open(.stub(id: id))).close() }
        await #expect(throws: StorageError.notFound(.job, reference)) { try await sut.job(matching: reference) }
        await #expect(throws: StorageError.ambiguous(.job, "abcd", candidates: ["abcd2222", "abcd1111"])) {
            try await sut.job(matching: "abcd")
        }
    }

    @Test("Without a name the newest job is meant that nobody works on")
    func newestFree() async throws {
        // Given
        await (try sut.open(.stub(id: "first"))).close()
        let second = try await sut.open(.stub(id: "second"))
        // Then
        #expect(try await sut.job(matching: nil).id.rawValue == "first")
        await second.close()
        #expect(try await sut.job(matching: nil).id.rawValue == "second")
    }

    @Test("Without any job there is none to find")
    func none() async throws {
        let error = await #expect(throws: StorageError.self) { try await sut.job(matching: nil) }
        #expect(error == .notFound(.job, ""))
        #expect(error?.message == "There are no unfinished stories.")
    }

    @Test(
        "An identifier that leads elsewhere names no job, and nothing is made outside",
        arguments: ["..", "../../x", "."])
    func hostileIdentifier(text: String) async throws {
        // Given
        let job = try GenerationJob.stub()
        _ = try await sut.open(job)
        let before = try folder.names
        let forged = GenerationJob(
            id: JobID(rawValue: text), brief: job.brief, status: job.status, createdAt: job.createdAt)
        // When
        await #expect(throws: StorageError.notFound(.job, text)) { _ = try await sut.open(forged) }
        // Then
        #expect(try folder.names == before)
    }

    @Test("A job's folder that is a link is not used")
    func linkedFolder() async throws {
        // Given
        let job = try GenerationJob.stub()
        for name in ["jobs", "elsewhere"] {
            try FileManager.default.createDirectory(at: folder.file(name), withIntermediateDirectories: true)
        }
        try #require(symlink(folder.file("elsewhere").path, folder.file("jobs/\(job.id)").path) == 0)
        // When
        let error = await #expect(throws: StorageError.self) { _ = try await sut.open(job) }
        // Then
        #expect(error?.code == "storage.notAFile")
        #expect(try SafeFiles.names(in: folder.file("elsewhere")).isEmpty)
    }
}
