import Foundation
import SafeFiles
import StoryCore
import TestSupport
import Testing

@testable import VoiceStore

@Suite("What brought voices are called", .tags(.process), .timeLimit(.minutes(1)))
struct PiperNamesTests {
    private func install(_ files: [URL], in workshop: VoiceWorkshop) async throws -> VoiceInstallation {
        try await workshop.installer(ShelfFetcher(workshop)).install(VoiceRequest(files: files)) { _ in }
    }

    @Test("Given two voices of one name, when they are brought together, then neither is dropped without a word")
    func twice() async throws {
        let workshop = try await VoiceWorkshop()
        let files =
            try workshop.piper("fr_FR-siwis-low", graph: "low") + workshop.piper("fr_FR-siwis-high", graph: "high")
        let error = await #expect(throws: VoiceError.self) { try await install(files, in: workshop) }
        #expect(error?.code == "voice.badFile")
        #expect(error?.reason?.contains("'siwis'") == true)
        #expect(try workshop.isUntouched)
    }

    @Test("Given a file that is named twice, when it is brought, then it counts once")
    func repeated() async throws {
        let workshop = try await VoiceWorkshop()
        let files = try workshop.piper("fr_FR-siwis-low")
        let done = try await install(files + files, in: workshop)
        #expect(done.installed.map(\.name) == ["engine", "siwis"])
    }

    @Test("Given a voice, when another one of its name is brought later, then it is told that it was replaced")
    func replaced() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        _ = try await install(try workshop.piper("fr_FR-siwis-low", graph: "low"), in: workshop)
        // When
        let done = try await install(try workshop.piper("fr_FR-siwis-high", graph: "high"), in: workshop)
        // Then
        #expect(done.installed.map(\.source) == ["fr_FR-siwis-high.onnx"])
        #expect(done.replaced.map(\.source) == ["fr_FR-siwis-low.onnx"])
    }

    @Test("Given two voices with a card each, when they are brought together, then each has the card beside it")
    func cards() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        var files: [URL] = []
        for (name, licence) in [("ole", "CC0"), ("mira", "MIT")] {
            let folder = workshop.folder.file(name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            files += try workshop.piper("\(name)/\(name)", graph: name)
            files.append(try workshop.write("License: \(licence)", to: "\(name)/MODEL_CARD"))
        }
        // When
        _ = try await install(files.reversed(), in: workshop)
        // Then
        let licences = InstalledVoices(workshop.layout).voices().map(\.manifest.licence)
        #expect(licences == ["MIT", "CC0"])
    }

    @Test(
        "Given a name that no file of ours may have, when the voice is brought, then it is refused at once",
        arguments: [".fr_FR-hid-low", "fr_FR-\u{202E}hid-low", String(repeating: "a", count: 198)])
    func name(stem: String) async throws {
        let workshop = try await VoiceWorkshop()
        let error = await #expect(throws: VoiceError.self) {
            try await install(try workshop.piper(stem), in: workshop)
        }
        #expect(error?.code == "voice.badFile")
        #expect(try workshop.isUntouched)
    }

    @Test(
        "Given a description that tells no language, when the voice is brought, then it is refused at once",
        arguments: ["", " ", "-", "\u{1B}[2J"])
    func language(code: String) async throws {
        let workshop = try await VoiceWorkshop()
        let escaped = code.replacing("\u{1B}", with: "\\u001b")
        let error = await #expect(throws: VoiceError.self) {
            try await install(try workshop.piper("fr_FR-hid-low", language: escaped), in: workshop)
        }
        #expect(error?.reason == "It doesn't say which language the voice speaks.")
        #expect(try workshop.isUntouched)
    }
}

extension VoiceWorkshop {
    /// Whether nothing was installed or fetched.
    fileprivate var isUntouched: Bool {
        get throws { try SafeFiles.names(in: layout.root).isEmpty }
    }
}
