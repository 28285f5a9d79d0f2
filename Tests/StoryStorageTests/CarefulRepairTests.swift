import Foundation
import GRDB
import Glibc
import LibraryStorage
import MediaStore
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("What a repair leaves alone", .timeLimit(.minutes(1)))
struct CarefulRepairTests: CheckerSuite {
    let own: TestLibrary

    init() throws { own = try TestLibrary() }

    @Test(
        "If the whole folder of media is not there or empty, nothing is marked as lost: it may be on another disk",
        arguments: [false, true])
    func folderMissing(isEmpty: Bool) async throws {
        // Given
        let story = try await library.add("first-story")
        let media = folder.file("media")
        try FileManager.default.moveItem(at: media, to: folder.file("moved"))
        if isEmpty { #expect(mkdir(media.path, 0o700) == 0) }
        // When
        let findings = try await sut.repair().findings
        // Then
        #expect(findings.map(\.kind) == Array(repeating: .missingFile, count: 4))
        #expect(findings.allSatisfy { if case .advice = $0.repairStatus { true } else { false } })
        // When
        if isEmpty { #expect(rmdir(media.path) == 0) }
        try FileManager.default.moveItem(at: folder.file("moved"), to: media)
        // Then
        #expect(try await library.stories.story(story.id) == story)
        #expect(try await sut.inspect().findings == [])
    }

    @Test("A family that knows that all files are lost says so by a folder, and they can be made again")
    func allFilesLost() async throws {
        // Given
        let story = try await library.add("first-story")
        try FileManager.default.removeItem(at: folder.file("media"))
        for name in ["media", "media/00"] { #expect(mkdir(folder.file(name).path, 0o700) == 0) }
        // When
        for finding in try await sut.repair().findings { #expect(finding.isDone, "\(finding)") }
        // Then
        #expect(try await library.stories.story(story.id).narrationStatus == .failed)
    }

    @Test("A file that cannot be looked at now is named, and its story stays as it is")
    func unreadable() async throws {
        // Given
        let story = try await library.add("first-story")
        let location = library.store.url(of: try #require(story.cover.media)).deletingLastPathComponent()
        try FileManager.default.moveItem(at: location, to: folder.file("moved"))
        try FileManager.default.createSymbolicLink(atPath: location.path, withDestinationPath: location.path)
        // When
        let findings = try await sut.repair().findings
        // Then
        #expect(findings.contains { $0.kind == .unreadableFile })
        #expect(findings.allSatisfy { !$0.isDone })
        #expect(try await library.stories.story(story.id) == story)
        // When
        try FileManager.default.removeItem(at: location)
        try FileManager.default.moveItem(at: folder.file("moved"), to: location)
        // Then
        #expect(try await sut.inspect().findings == [])
    }
}
