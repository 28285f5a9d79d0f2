import Checksums
import Foundation
import SafeFiles
import StoryCore
import TestSupport
import Testing

@testable import VoiceStore

@Suite("Putting a voice together", .tags(.process), .timeLimit(.minutes(1)))
struct VoiceStagingTests {
    private let folder: TemporaryFolder
    private let layout: VoicesLayout

    init() throws {
        folder = try TemporaryFolder()
        layout = VoicesLayout(root: folder.url)
    }

    private func append(_ text: String, to file: inout StagedFile) throws {
        let bytes = Array(text.utf8)
        try bytes.withUnsafeBytes { piece in try file.append(piece) }
    }

    private func item(bytes: Int, _ digest: String, language: LanguageCode = .english) -> CatalogueItem {
        CatalogueItem(
            VoiceManifest(
                name: "mira", kind: .piper, displayName: "Mira", summary: "bright", language: language, release: "1",
                licence: "MIT", source: "mira 1", model: "a.onnx",
                files: [.init(path: "a.onnx", bytes: bytes, sha256: digest)]))
    }

    /// A graph of five bytes that a voice is made of.
    private func graph() throws -> (file: URL, digest: String) {
        let file = folder.file("graph")
        try Data("graph".utf8).write(to: file)
        return (file, try OpenFile(file).checksum())
    }

    @Test("Given a voice that nobody could read afterwards, when it is put together, then it is refused")
    func unreadable() throws {
        let (file, digest) = try graph()
        let item = item(bytes: 5, digest, language: LanguageCode(rawValue: ""))
        let error = #expect(throws: VoiceError.self) {
            try VoiceStaging(layout: layout).publish(item, from: VoiceSources(loose: [digest: file]))
        }
        #expect(error?.code == "voice.badFile")
        #expect(try SafeFiles.names(in: layout.root) == ["graph"])
    }

    @Test("Given a file system that cannot exchange folders, when a voice is installed, then the first time goes well")
    func firstWithoutExchange() throws {
        // Given
        let (file, digest) = try graph()
        let sut = VoiceStaging(layout: layout, exchange: { _, _ in EINVAL })
        // When
        try sut.publish(item(bytes: 5, digest), from: VoiceSources(loose: [digest: file]))
        // Then
        try #require(try InstalledVoices(layout).find("mira")).check()
    }

    @Test("Given a file system that cannot exchange folders, when a voice is repaired, then it stays, and why is told")
    func againWithoutExchange() throws {
        // Given
        let (file, digest) = try graph()
        let sut = VoiceStaging(layout: layout, exchange: { _, _ in EINVAL })
        try sut.publish(item(bytes: 5, digest), from: VoiceSources(loose: [digest: file]))
        // When
        let error = #expect(throws: VoiceError.self) {
            try sut.publish(item(bytes: 5, digest), from: VoiceSources(loose: [digest: file]))
        }
        // Then
        #expect(error?.reason?.contains("can't swap two folders") == true)
        #expect(try SafeFiles.names(in: layout.root).sorted() == ["graph", "mira"])
        try #require(try InstalledVoices(layout).find("mira")).check()
    }

    @Test("Given a file that becomes larger than known, when more comes, then it is refused before it is written")
    func tooLarge() throws {
        // Given
        let expected = VoiceManifest.File(path: "a.onnx", bytes: 5, sha256: "00")
        var sut = try StagedFile(expected, in: folder.url, from: "a.whl")
        try append("abc", to: &sut)
        // When
        let error = #expect(throws: VoiceError.self) {
            try append(String(repeating: "d", count: 100_000), to: &sut)
        }
        // Then
        #expect(error?.reason == "Its a.onnx isn't the one that this program expects.")
        #expect(FileStatus(folder.file("a.onnx"))?.byteCount == 3)
    }

    @Test(
        "Given a disk that fills up, when a voice is put together, then that is said and nothing is left",
        .enabled(if: TemporaryDisk.isPermitted, "this user may not mount a disk"))
    func full() throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 64)
        let graph = folder.file("a.onnx")
        try Data(count: 256 << 10).write(to: graph)
        let digest = try OpenFile(graph).checksum()
        let item = item(bytes: 256 << 10, digest)
        let sut = VoiceStaging(layout: VoicesLayout(root: disk.url))
        // When, Then
        let error = #expect(throws: VoiceError.self) {
            try sut.publish(item, from: VoiceSources(loose: [digest: graph]))
        }
        #expect(error?.code == "storage.diskFull")
        #expect(try SafeFiles.names(in: disk.url).isEmpty)
    }
}
