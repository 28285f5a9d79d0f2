import Foundation
import GRDB
import Generation
import Glibc
import LibraryStorage
import SafeFiles
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import GenerationStorage
@testable import StoryStorage

@Suite("What interrupted commands leave", .timeLimit(.minutes(1)))
struct UnfinishedWorkTests {
    private let folder: TemporaryFolder
    private let library: LibraryWithFiles
    private var sut: LibraryChecker { library.checker }

    init() throws {
        folder = try TemporaryFolder()
        let data = folder.file("data")
        #expect(mkdir(data.path, 0o700) == 0)
        library = LibraryWithFiles(data)
    }

    // MARK: - What is no damage

    @Test("A story that was edited, so that its narration is outdated, is in order")
    func outdated() async throws {
        // Given
        let story = try await library.add("first-story")
        // When
        _ = try await library.stories.edit(story.id, StoryEdit(texts: [0: "A"]))
        // Then
        #expect(try await sut.inspect().findings == [])
    }

    @Test("A part that a story lacks is told, and is no damage")
    func failedPart() async throws {
        // Given
        var story = try await library.made("first-story")
        story.narration = nil
        story.narrationStatus = .failed
        for index in story.pages.indices {
            story.pages[index].illustration = StoryIllustration(status: .failed)
        }
        try await library.stories.save(story)
        try FileManager.default.removeItem(at: library.folder.appending(path: "media"))
        _ = try await library.media("first-story cover")
        // When
        let findings = try await sut.inspect().findings
        // Then
        #expect(findings.map(\.kind) == [.failedPart])
        #expect(findings.first?.detail == "Missing: narration, 2 pictures.")
        #expect(findings.allSatisfy { !$0.kind.isDamage })
    }

    @Test("An interrupted story is told with what finishes it, and is no damage; one that is being made is not told")
    func interruptedStory() async throws {
        // Given
        let claim = try await library.jobs.open(.stub())
        // Then
        #expect(try await sut.inspect().findings == [])
        // When
        await claim.close()
        let findings = try await sut.inspect().findings
        // Then
        #expect(findings.map(\.kind) == [.unfinished])
        #expect(findings.map(\.repairStatus) == [.advice("Resume it.")])
        let job = try GenerationJob.stub().id
        #expect(findings.map(\.followUp) == [.resumeJob(job)])
        #expect(findings.allSatisfy { !$0.kind.isDamage })
        #expect(try await sut.repair().findings == findings)
    }

    @Test("A part of a stored story that somebody began to make again is told with the story")
    func interruptedPart() async throws {
        // Given
        let story = try await library.add("first-story")
        await (try library.jobs.open(.stub(id: "first-story"))).close()
        // When
        let item = try await sut.inspect().items.first { !$0.findings.isEmpty }
        // Then
        #expect(item?.story == story.id)
        #expect(item?.findings.map(\.kind) == [.unfinished])
    }

    @Test("A file that was stored for a story that is not finished is told as that, and stays")
    func storedForJob() async throws {
        // Given
        let claim = try await library.jobs.open(.stub())
        try await claim.record(.picture(0), content: Data("png".utf8))
        await claim.close()
        let stored = try await library.media("png")
        // When
        let findings = try await sut.repair().findings.filter { $0.kind != .unfinished }
        // Then
        #expect(findings.map(\.kind) == [.leftover])
        #expect(findings.map(\.subject) == ["media/\(stored.relativePath)"])
        #expect(try library.mediaFiles == [stored.relativePath])
    }

    /// A job whose story a process had begun to publish when it was killed: its picture is in the store.
    private func leaveStored(_ id: String) async throws {
        let claim = try await library.jobs.open(.stub(id: id))
        try await claim.record(.picture(0), content: Data("png".utf8))
        let scratch = claim.scratchURL(named: "narration")
        try Data("audio".utf8).write(to: scratch)
        for (content, ending) in [("png", "png"), ("audio", "opus")] { _ = try await library.media(content, ending) }
        await claim.close()
    }

    @Test("What was stored for a story that is discarded goes with it, and its record does")
    func discarded() async throws {
        // Given
        let kept = try await library.add("first-story")
        try await leaveStored("other-story")
        let story = try Story.stub(id: "other-story")
        let records = library.database.records
        try records.write(
            RecordFile(.story, state: .init(revision: 9), content: try StoredJSON.text(story)), of: .story(story.id),
            durability: .process)
        // When
        try await library.jobs.discard(JobID(rawValue: "other-story"))
        // Then
        #expect(try library.mediaFiles == kept.files)
        #expect(try await sut.inspect().findings == [])
    }

    @Test("What a story names stays when a job that has made the same is discarded")
    func discardedButNamed() async throws {
        // Given
        let kept = try await library.add("first-story", pictures: ["png", "first"])
        try await leaveStored("other-story")
        // When
        try await library.jobs.discard(JobID(rawValue: "other-story"))
        // Then
        #expect(try library.mediaFiles == kept.files)
    }

    /// How a job ends besides being finished or discarded.
    enum OtherEnd: CaseIterable {
        case edit, moveToBin, otherVoice
    }

    @Test(
        "What was stored for a part of a story goes when the story is changed, or another one made",
        arguments: OtherEnd.allCases)
    func replaced(end: OtherEnd) async throws {
        // Given
        let kept = try await library.add("first-story")
        try await leaveStored("first-story")
        // When
        switch end {
        case .edit: _ = try await library.stories.edit(kept.id, StoryEdit(title: "Another"))
        case .moveToBin: try await library.stories.moveToBin([kept.id], at: Date(timeIntervalSinceReferenceDate: 0))
        case .otherVoice:
            var job = try GenerationJob.stub(id: "first-story")
            job.brief.voice = "kal"
            await (try library.jobs.open(job)).close()
        }
        // Then
        #expect(try library.mediaFiles == kept.files)
        #expect(try await sut.inspect().damage == [])
    }

    @Test("What was stored for a story stays while it is resumed as it was asked for")
    func resumed() async throws {
        // Given
        try await leaveStored("other-story")
        let stored = try library.mediaFiles
        // When
        await (try library.jobs.open(.stub(id: "other-story"))).close()
        // Then
        #expect(try library.mediaFiles == stored)
    }

    // MARK: - Work folders

    /// Makes a folder as a killed command leaves it.
    private func leave(_ name: String, holding file: String) throws -> URL {
        let left = folder.file(name)
        try SafeFiles.makeFolder(left)
        try Data("x".utf8).write(to: left.appending(path: file))
        return left
    }

    @Test("Folders of killed backups and restores are told as leftovers, and a repair removes them")
    func workFolders() async throws {
        // Given
        try await library.add("first-story")
        _ = try leave("data/backup-aaaaaa", holding: "library.sqlite")
        _ = try leave(".data.restore-bbbbbb", holding: "manifest.json")
        // When
        let findings = try await sut.inspect().findings
        // Then
        #expect(findings.map(\.kind) == [.leftover, .leftover])
        #expect(findings.map(\.subject) == ["backup-aaaaaa", ".data.restore-bbbbbb"])
        #expect(findings.allSatisfy { !$0.kind.isDamage })
        // When
        _ = try await sut.repair()
        // Then
        #expect(try await sut.inspect().findings == [])
        #expect(try folder.names.filter { $0.contains("backup-") || $0.contains("restore-") } == [])
    }

    @Test("The next command that writes removes them; one that only reads leaves them alone")
    func nextCommand() async throws {
        // Given
        try await library.add("first-story")
        let left = try leave(".data.restore-bbbbbb", holding: "settings.pending")
        let busy = try leave(".data.restore-cccccc", holding: "manifest.json")
        let lock = try FileLock(LibraryLayout(data: busy).useLock, guarding: "A restore")
        defer { lock.release() }
        // When
        let reader = LibraryWithFiles(library.folder)
        _ = try await reader.stories.stories(StoryQuery())
        // Then
        #expect(FileStatus(left) != nil)
        // When
        try await reader.stories.setFavorite(true, of: StoryID(rawValue: "first-story"))
        // Then
        #expect(FileStatus(left) == nil)
        #expect(FileStatus(busy) != nil)
    }

    @Test("A library that an interrupted restore has replaced is told, and goes neither with a command nor a repair")
    func replacedLibrary() async throws {
        // Given
        try await library.add("first-story")
        let replaced = try leave(".data.restore-dddddd", holding: "library.sqlite")
        // When
        let findings = try await sut.repair().findings
        // Then
        #expect(findings.map(\.kind) == [.leftover])
        #expect(FileStatus(replaced) != nil)
    }

    // MARK: - Units that were not recorded

    /// A job with a picture that a process was killed about to record.
    private func leaveUnit(content: Data?, noted: Data) async throws -> any JobClaimContract {
        let claim = try await library.jobs.open(.stub())
        let unit = JobUnit.picture(0)
        let file = claim.contentURL(of: unit)
        if let content { try content.write(to: file) }
        try UnrecordedUnit(unit: unit, content: ContentChecksum(of: noted)).data
            .write(to: file.appendingPathExtension(UnrecordedUnit.ending))
        return claim
    }

    @Test("A unit whose content is in its place when a kill comes is taken up, and recorded from then on")
    func takenUp() async throws {
        // Given
        let content = Data("png".utf8)
        let claim = try await leaveUnit(content: content, noted: content)
        try await claim.record(.title("T"), content: nil)
        // Then
        #expect(try await claim.units() == [.title("T"), .picture(0)])
        #expect(
            try await library.database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM jobUnit") } == 2)
        #expect(try Data(contentsOf: claim.contentURL(of: .picture(0))) == content)
        await claim.close()
    }

    @Test("A note whose content is missing or another is no unit", arguments: [nil, Data("other".utf8)])
    func notTakenUp(content: Data?) async throws {
        let claim = try await leaveUnit(content: content, noted: Data("png".utf8))
        #expect(try await claim.units() == [])
        await claim.close()
    }

    @Test("A unit that was recorded before stays as it was if its new content did not come")
    func recordedBefore() async throws {
        // Given
        let first = try await library.jobs.open(.stub())
        try await first.record(.picture(0), content: Data("old".utf8))
        await first.close()
        // When
        let claim = try await leaveUnit(content: nil, noted: Data("new".utf8))
        // Then
        #expect(try await claim.units() == [.picture(0)])
        #expect(try Data(contentsOf: claim.contentURL(of: .picture(0))) == Data("old".utf8))
        await claim.close()
    }

    @Test("What is recorded leaves no note behind")
    func noNote() async throws {
        let claim = try await library.jobs.open(.stub())
        try await claim.record(.picture(0), content: Data("png".utf8))
        #expect(try folder.names.filter { $0.hasSuffix(".unit") } == [])
        await claim.close()
    }
}
