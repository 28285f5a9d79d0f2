import Foundation
import StoryCore
import TestSupport
import Testing

@testable import VoiceStore

@Suite("Voices that are brought as links, as caches keep them", .tags(.process), .timeLimit(.minutes(1)))
struct LinkedFilesTests {
    /// A link to a file that is called as caches call them, by its content.
    private func link(_ file: URL, as blob: String, in workshop: VoiceWorkshop) throws -> URL {
        let location = workshop.folder.file(blob)
        try FileManager.default.moveItem(at: file, to: location)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: location)
        return file
    }

    @Test("Given links to the files of a voice, when they are brought, then they count by their own names")
    func piper() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let files = try workshop.piper("de_DE-thorsten-medium")
        let links = [try link(files[0], as: "aaaa", in: workshop), try link(files[1], as: "bbbb", in: workshop)]
        // When
        _ = try await workshop.installer(ShelfFetcher(workshop)).install(VoiceRequest(files: links)) { _ in }
        // Then
        let voice = try #require(try InstalledVoices(workshop.layout).find("thorsten"))
        #expect(voice.manifest.model == "de_DE-thorsten-medium.onnx")
        try voice.check()
    }

    @Test("Given a link to a package, when it is brought, then it is a package")
    func wheel() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let fetcher = ShelfFetcher(workshop)
        let wheel = try link(workshop.shelf("hibari-1.0.whl"), as: "cccc", in: workshop)
        // When
        let done = try await workshop.installer(fetcher).install(VoiceRequest(files: [wheel])) { _ in }
        // Then
        #expect(done.installed.map(\.name) == ["engine", "heart"])
        #expect(fetcher.fetched == ["engine"])
    }

    @Test("Given a link to a description that makes no sense, when it is brought, then the link is named")
    func named() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let graph = try workshop.write("graph", to: "a.onnx")
        let description = try link(try workshop.write("[]", to: "a.onnx.json"), as: "dddd", in: workshop)
        // When, Then
        await #expect(
            throws: VoiceError.badFile(path: description.path, detail: "It doesn't describe a Piper voice.")
        ) {
            try await workshop.installer(ShelfFetcher(workshop))
                .install(VoiceRequest(files: [graph, description])) { _ in }
        }
    }

    @Test("Given a link that leads nowhere, when it is brought, then that is said")
    func nowhere() async throws {
        let workshop = try await VoiceWorkshop()
        let file = workshop.folder.file("a.onnx")
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: workshop.folder.file("gone"))
        await #expect(throws: VoiceError.badFile(path: file.path, detail: "There is no such file.")) {
            try await workshop.installer(ShelfFetcher(workshop)).install(VoiceRequest(files: [file])) { _ in }
        }
    }
}
