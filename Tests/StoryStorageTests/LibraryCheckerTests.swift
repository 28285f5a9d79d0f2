import Foundation
import GRDB
import Generation
import GenerationStorage
import Glibc
import LibraryStorage
import MediaStore
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("Verifying a library", .tags(.sweep), .timeLimit(.minutes(1)))
struct LibraryCheckerTests: CheckerSuite {
    let own: TestLibrary

    init() throws { own = try TestLibrary() }

    /// What is found, as "kind subject", without what waits to be made.
    private func found() async throws -> [String] {
        try await sut.inspect().findings.filter { ![.failedPart, .unfinished].contains($0.kind) }.map {
            "\($0.kind) \($0.subject)"
        }
    }

    /// Repairs, and makes sure that nothing was left to be done.
    private func repaired() async throws -> [LibraryFinding] {
        let findings = try await sut.repair().findings
        for finding in findings where finding.kind != .unfinished { #expect(finding.isDone, "\(finding)") }
        #expect(try await found() == [])
        return findings
    }

    @Test("A library without a fault has none, and everything was looked at")
    func whole() async throws {
        // Given
        try await HeroStore(database: library.database).add(.stub())
        let story = try await library.add("first-story")
        // When
        let inspection = try await sut.inspect()
        // Then
        #expect(inspection.findings == [])
        #expect(inspection.fileCount == 4)
        #expect(inspection.byteCount == story.mediaReferences.reduce(0) { $0 + $1.byteCount })
        #expect(
            inspection.items.map(\.name) == [
                "log", "database", "rows", "search index", "recovery records",
                "story Title of first-story (first-st)", "heroes, events, collections and profiles",
                "unfinished stories",
                "files", "settings",
            ])
        #expect(inspection.items.map(\.story) == [nil, nil, nil, nil, nil, story.id, nil, nil, nil, nil])
    }

    @Test("An empty library has no fault")
    func empty() async throws {
        #expect(try await found() == [])
    }

    // MARK: - Files of stories

    @Test(
        "A picture that is damaged in any way is named, put away, and can be made again", arguments: FileFault.allCases)
    func picture(problem: FileFault) async throws {
        // Given
        let story = try await library.add("first-story")
        let reference = try #require(story.pages[1].illustration.media)
        let file = library.store.url(of: reference)
        let elsewhere = folder.file("elsewhere")
        try Data("precious".utf8).write(to: elsewhere)
        try problem.apply(to: file, elsewhere: elsewhere)
        let before = try folder.names
        // When
        let findings = try await sut.inspect().findings
        // Then
        #expect(findings.map(\.kind) == [problem.kind])
        #expect(findings.map(\.subject) == ["media/\(reference.relativePath)"])
        #expect(try await library.stories.story(story.id) == story)
        #expect(try folder.names == before)
        // When
        _ = try await repaired()
        // Then
        var expected = story
        expected.pages[1].illustration.status = .failed
        expected.pages[1].illustration.media = nil
        #expect(try await library.stories.story(story.id) == expected)
        #expect(try folder.names.contains { $0.hasPrefix("damaged/") } == (problem != .missing))
        #expect(try Data(contentsOf: elsewhere) == Data("precious".utf8))
        // When
        expected.pages[1].illustration = story.pages[1].illustration
        expected.pages[1].illustration.media = try await library.media("first-story 1")
        try await library.stories.save(expected)
        // Then
        #expect(try await library.stories.story(story.id) == story)
        #expect(try await found() == [])
    }

    @Test("A narration that is lost takes its marks with it, and a cover leaves the pages as they are")
    func narrationAndCover() async throws {
        // Given
        let story = try await library.add("first-story")
        for reference in [story.cover.media, story.narration?.media].compactMap({ $0 }) {
            try FileManager.default.removeItem(at: library.store.url(of: reference))
        }
        // When
        _ = try await repaired()
        // Then
        let after = try await library.stories.story(story.id)
        #expect(after.narration == nil && after.narrationStatus == .failed)
        #expect(after.cover.media == nil && after.cover.status == .failed)
        #expect(after.pages.map(\.text) == story.pages.map(\.text))
        #expect(after.pages.map(\.illustration.media) == story.pages.map(\.illustration.media))
    }

    @Test("A damaged file that two stories use is marked in both")
    func sharedFile() async throws {
        // Given
        let one = try await library.add("one-story", pictures: ["shared", "one"])
        let two = try await library.add("two-story", pictures: ["shared", "two"])
        let shared = try #require(one.pages[0].illustration.media)
        try FileFault.flipped.apply(to: library.store.url(of: shared), elsewhere: folder.url)
        // When
        #expect(try await repaired().count == 2)
        // Then
        for id in [one.id, two.id] {
            #expect(try await library.stories.story(id).pages.map(\.illustration.status) == [.failed, .ready])
        }
    }

    @Test("While a part of a story is being made, its lost picture stays as it is")
    func claimed() async throws {
        // Given
        let story = try await library.add("first-story")
        let reference = try #require(story.cover.media)
        try FileManager.default.removeItem(at: library.store.url(of: reference))
        let claim = try await library.jobs.open(.stub(id: "first-story"))
        // When
        let findings = try await sut.repair().findings
        // Then
        #expect(findings.map(\.kind) == [.missingFile])
        #expect(findings.map(\.isDone) == [false])
        #expect(try await library.stories.story(story.id) == story)
        // When
        try await claim.discard()
        await claim.close()
        // Then
        _ = try await repaired()
    }

    // MARK: - Extra files

    @Test("Files that nothing names are put away, whole or not; a beginning goes, and what is not ours is left alone")
    func extraFiles() async throws {
        // Given
        let story = try await library.add("first-story")
        let whole = try await library.media("unnamed")
        let damaged = try await library.media("unnamed and damaged")
        try FileFault.flipped.apply(to: library.store.url(of: damaged), elsewhere: folder.url)
        let leftover = try #require(story.cover.media).relativePath + ".x1Y2z3"
        for path in [leftover, "notes.txt"] { try Data("abc".utf8).write(to: folder.file("media/\(path)")) }
        for path in [leftover, "notes.txt"] { #expect(chmod(folder.file("media/\(path)").path, 0o600) == 0) }
        // Then
        let extra = [whole.relativePath, damaged.relativePath, "notes.txt"].map { "extraFile media/\($0)" }
        #expect(Set(try await found()) == Set(extra + ["leftover media/\(leftover)"]))
        // When
        let findings = try await sut.repair().findings
        // Then
        #expect(findings.filter(\.isDone).count == 3)
        #expect(try library.mediaFiles == story.files.union(["notes.txt"]))
        #expect(
            try Set(folder.names.filter { $0.hasPrefix("damaged/") }) == [
                "damaged/index.jsonl", "damaged/media-\(whole.relativePath.replacing("/", with: "-"))",
                "damaged/media-\(damaged.relativePath.replacing("/", with: "-"))",
            ])
        #expect(try await found() == ["extraFile media/notes.txt"])
        #expect(try await library.stories.story(story.id) == story)
    }

    @Test("A file that is being published is no extra file")
    func publishing() async throws {
        // Given
        let claim = try await library.jobs.open(.stub(id: "first-story"))
        let story = try await library.made("first-story")
        // Then
        #expect(try await found() == [])
        #expect(try await sut.repair().findings == [])
        // When
        try await claim.finish(with: story)
        await claim.close()
        // Then
        #expect(try await found() == [])
        #expect(try library.mediaFiles == story.files)
    }

    @Test("An interrupted deletion is found and completed; a file that a story needs by then stays")
    func interruptedDeletion() async throws {
        // Given
        let story = try await library.add("first-story")
        let other = try await library.media("unnamed")
        try await library.database.write { database in
            for reference in story.mediaReferences + [other] {
                try database.execute(
                    sql: "INSERT INTO blobOutbox (digest, fileExtension) VALUES (?, ?)",
                    arguments: [reference.digest, reference.fileExtension])
            }
        }
        // Then
        #expect(
            try await Set(found())
                == Set((story.mediaReferences + [other]).map { "leftover media/\($0.relativePath)" }))
        // When
        _ = try await repaired()
        // Then
        #expect(try await found() == [])
        #expect(try library.mediaFiles == story.files)
        #expect(try await library.stories.story(story.id) == story)
    }

    @Test("The folder of a job that is gone is found and goes; one in the making stays")
    func jobFolders() async throws {
        // Given
        for name in ["gone", "removed-x"] {
            try FileManager.default.createDirectory(at: folder.file("jobs/\(name)"), withIntermediateDirectories: true)
        }
        #expect(chmod(folder.file("jobs").path, 0o700) == 0)
        let claim = try await library.jobs.open(.stub(id: "kept"))
        try FileManager.default.createDirectory(at: folder.file("jobs/gone"), withIntermediateDirectories: true)
        // Then
        #expect(try await found() == ["leftover jobs/gone"])
        _ = try await repaired()
        #expect(try folder.names.filter { $0.hasPrefix("jobs/") } == ["jobs/kept", "jobs/kept/lock"])
        await claim.close()
    }

    @Test("A unit of a job whose file is damaged is forgotten, and the others stay")
    func units() async throws {
        // Given
        let claim = try await library.jobs.open(.stub())
        for index in 0..<3 { try await claim.record(.sentence(index, samples: 50), content: samples(50)) }
        await claim.close()
        try Data("x".utf8).write(to: claim.contentURL(of: .sentence(1, samples: 50)))
        // Then
        #expect(try await found() == ["damagedFile unfinished story 01234567: sentence 1"])
        _ = try await repaired()
        #expect(
            try await library.jobs.open(.stub()).units() == [.sentence(0, samples: 50), .sentence(2, samples: 50)])
    }

    // MARK: - Rights and settings

    @Test("What others may read is found, and only its owner can read it afterwards")
    func rights() async throws {
        // Given
        let story = try await library.add("first-story")
        let file = library.store.url(of: try #require(story.cover.media))
        for item in [folder.url, library.database.file, folder.file("media"), file.deletingLastPathComponent()] {
            #expect(chmod(item.path, 0o755) == 0)
        }
        #expect(chmod(file.path, 0o644) == 0)
        // When
        let findings = try await repaired()
        // Then
        #expect(findings.map(\.kind) == Array(repeating: .openPermissions, count: 5))
        #expect(try permissions(of: file) == 0o600)
        #expect(try permissions(of: folder.url) == 0o700)
    }

    @Test("Settings that the program wrote are whole; changed ones are named as that, which is no damage")
    func changedSettings() async throws {
        // Given
        let settings = SettingsFile(file: folder.file("settings.json"))
        try await settings.save(AppSettings(theme: .dark))
        #expect(try await found() == [])
        let text = try String(contentsOf: settings.file, encoding: .utf8)
        try Data(text.replacing("\"en\"", with: "\"de\"").replacing("theme", with: "thene").utf8)
            .write(to: settings.file)
        // When
        let inspection = try await sut.inspect()
        let repaired = try await sut.repair()
        // Then
        #expect(inspection.findings.map(\.subject) == ["settings", "settings: thene"])
        #expect(inspection.findings.first?.detail.contains("'theme'") == true)
        #expect(inspection.damage == [])
        #expect(repaired.findings.map(\.isDone) == [true, false])
        #expect(try await found() == ["changedSettings settings: thene"])
        #expect(try await settings.settings().language == LanguageCode(rawValue: "de"))
    }

    @Test("Settings written by hand are nothing to tell; with the next repair a changed value is seen, too")
    func handWrittenSettings() async throws {
        // Given
        let file = folder.file("settings.json")
        try Data(#"{"defaultMinutes": 7}"#.utf8).write(to: file)
        #expect(try await found() == [])
        // When
        _ = try await sut.repair()
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data(text.filter { !$0.isWhitespace }.utf8).write(to: file)
        #expect(try await found() == [])
        try Data(text.replacing("7", with: "6").utf8).write(to: file)
        // Then
        #expect(try await found() == ["changedSettings settings"])
    }

    @Test(
        "Values that can be read and cannot be used are named",
        arguments: [
            #"{"defaultMinutes": 99}"#, #"{"output": " "}"#,
        ])
    func unusableSettings(text: String) async throws {
        try Data(text.utf8).write(to: folder.file("settings.json"))
        let findings = try await sut.inspect().findings
        #expect(findings.map(\.kind) == [.changedSettings])
    }

    @Test("No single bit of settings changes what they mean in silence")
    func flippedSettings() async throws {
        // Given
        let settings = SettingsFile(file: folder.file("settings.json"))
        try await settings.save(AppSettings(defaultMinutes: 4, defaultVoice: "slt", sleepTimer: .stories(2)))
        let (data, values) = (try Data(contentsOf: settings.file), try settings.storedValues())
        // Then
        for bit in 0..<data.count * 8 {
            var flipped = data
            flipped[bit / 8] ^= 1 << (bit % 8)
            try flipped.write(to: settings.file)
            let item = await SettingsCheck(settings: settings).item()
            guard item.problems.isEmpty else { continue }
            #expect(try settings.storedValues() == values, "byte \(bit / 8), bit \(bit % 8)")
        }
    }

    @Test("Settings that cannot be read are named")
    func settings() async throws {
        // Given
        try Data("{".utf8).write(to: folder.file("settings.json"))
        // Then
        #expect(try await found() == ["unreadableSettings settings"])
        #expect(try await sut.repair().findings.map(\.isDone) == [false])
        #expect(try Data(contentsOf: folder.file("settings.json")) == Data("{".utf8))
    }
}
