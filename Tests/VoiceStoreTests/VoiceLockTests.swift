import Foundation
import SafeFiles
import StoryCore
import TestSupport
import Testing

@testable import VoiceStore

@Suite("Who needs the folder of voices alone", .tags(.process), .timeLimit(.minutes(1)))
struct VoiceLockTests {
    @Test("Given somebody who installs, when a voice is asked for that is whole, then nobody waits")
    func presentWhileBusy() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let sut = workshop.installer(ShelfFetcher(workshop))
        _ = try await sut.install(VoiceRequest()) { _ in }
        let lock = try FileLock(workshop.layout.lock, guarding: "The test")
        defer { lock.release() }
        // When
        let done = try await sut.install(VoiceRequest(names: ["heart"])) { _ in }
        // Then
        #expect(done.present.map(\.name) == ["engine", "heart"])
    }

    @Test(
        "Given a disk that cannot be written to, when a voice is asked for that is whole, then it is told as present",
        .enabled(if: TemporaryDisk.isPermitted, "this user may not mount a disk"))
    func presentWhereReadOnly() async throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 256)
        let workshop = try await VoiceWorkshop(voicesIn: disk.url)
        let sut = workshop.installer(ShelfFetcher(workshop))
        _ = try await sut.install(VoiceRequest()) { _ in }
        try disk.makeReadOnly()
        // When
        let done = try await sut.install(VoiceRequest()) { _ in }
        // Then
        #expect(done.present.map(\.name) == ["engine", "heart"])
    }

    @Test("Given somebody who installs, when a voice is removed that is not there, then that is said at once")
    func absentWhileBusy() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        try SafeFiles.makeFolder(workshop.layout.root)
        let lock = try FileLock(workshop.layout.lock, guarding: "The test")
        defer { lock.release() }
        // When, Then
        await #expect(throws: VoiceError.notInstalled("heart", isFetched: true)) {
            try await workshop.installer(ShelfFetcher(workshop)).remove("heart")
        }
    }
}
