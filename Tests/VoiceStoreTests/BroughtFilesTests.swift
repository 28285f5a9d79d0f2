import Foundation
import StoryCore
import TestSupport
import Testing

@testable import VoiceStore

@Suite("Installing voices from files that somebody brings", .tags(.process), .timeLimit(.minutes(1)))
struct BroughtFilesTests {
    private func install(
        _ files: [URL], names: [String] = [], in workshop: VoiceWorkshop, fetcher: ShelfFetcher? = nil
    ) async throws -> VoiceInstallation {
        try await workshop.installer(fetcher ?? ShelfFetcher(workshop))
            .install(VoiceRequest(names: names, files: files)) { _ in }
    }

    @Test("Given the packages as files, when they are installed, then nothing is fetched")
    func wheels() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let fetcher = ShelfFetcher(workshop)
        // When
        let done = try await install(
            [workshop.shelf("hibari-1.0.whl"), workshop.shelf("engine-1.0.whl")], in: workshop, fetcher: fetcher)
        // Then
        #expect(done.installed.map(\.name) == ["engine", "heart"])
        #expect(fetcher.fetched.isEmpty)
    }

    @Test("Given a graph that no package has, when it is brought, then its voice is installed with the package's files")
    func model() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let fetcher = ShelfFetcher(workshop)
        let model = try workshop.write(VoiceWorkshop.broughtModel, to: "whatever.onnx")
        // When
        let done = try await install([model], in: workshop, fetcher: fetcher)
        // Then
        #expect(done.installed.map(\.name) == ["engine", "emma"])
        #expect(fetcher.fetched == ["engine", "hibari"])
    }

    @Test("Given a graph that was damaged on the way, when it is brought, then it is refused by its name")
    func damagedModel() async throws {
        let workshop = try await VoiceWorkshop()
        let model = try workshop.write("another grapH", to: "emma.onnx")
        let error = await #expect(throws: VoiceError.self) { try await install([model], in: workshop) }
        #expect(error?.code == "voice.badFile")
        #expect(error?.reason?.contains("'emma'") == true)
    }

    @Test("Given a voice of Piper's in German, when its two files are brought, then it is installed by its own name")
    func piper() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let files =
            try workshop.piper("de_DE-thorsten-medium") + [workshop.write("* License: CC0", to: "MODEL_CARD")]
        // When
        _ = try await install(files, in: workshop)
        // Then
        let voice = try #require(try InstalledVoices(workshop.layout).find("thorsten"))
        #expect(voice.manifest.kind == .piper)
        #expect(voice.manifest.language == LanguageCode(rawValue: "de-de"))
        #expect(voice.manifest.licence == "CC0")
        #expect(voice.manifest.model == "de_DE-thorsten-medium.onnx")
        try voice.check()
    }

    @Test(
        "Given half a voice of Piper's, when it is brought, then what is missing is named",
        arguments: [("de_DE-thorsten-low.onnx", "de_DE-thorsten-low.onnx.json"), ("x.onnx.json", "x.onnx")])
    func half(brought: String, missing: String) async throws {
        let workshop = try await VoiceWorkshop()
        let file = try workshop.describe(brought)
        let error = await #expect(throws: VoiceError.self) { try await install([file], in: workshop) }
        #expect(error?.code == "voice.incomplete")
        #expect(error?.reason?.contains(" \(missing).") == true)
    }

    @Test(
        "Given a description that makes no sense, when it is brought, then the file is refused",
        arguments: ["", "[]", #"{"audio":{"sample_rate":0},"espeak":{"voice":"de"},"phoneme_id_map":{"_":[0]}}"#])
    func nonsense(text: String) async throws {
        let workshop = try await VoiceWorkshop()
        let files = [try workshop.write("graph", to: "a.onnx"), try workshop.write(text, to: "a.onnx.json")]
        let error = await #expect(throws: VoiceError.self) { try await install(files, in: workshop) }
        #expect(error?.code == "voice.badFile")
        #expect(InstalledVoices(workshop.layout).voices().isEmpty)
    }

    @Test("Given a voice that is called like one of the catalogue, when it is brought, then it is refused")
    func takenName() async throws {
        let workshop = try await VoiceWorkshop()
        let files = try workshop.piper("heart")
        let error = await #expect(throws: VoiceError.self) { try await install(files, in: workshop) }
        #expect(error?.reason == "Another voice is already called 'heart'; rename both files.")
    }

    @Test(
        "Given files that are nothing of the kind, when they are brought, then each is refused, and nothing is changed")
    func strange() async throws {
        let workshop = try await VoiceWorkshop()
        let other = workshop.folder.url.appending(path: "other-1.0.whl")
        try await VoiceWorkshop.zip(["other.py": "print()"], to: other)
        let files = [
            try workshop.write("no zip", to: "engine.whl"), try workshop.write("?", to: "notes.txt"), other,
            workshop.folder.url.appending(path: "nowhere.onnx"), workshop.folder.url,
        ]
        for file in files {
            let error = await #expect(throws: VoiceError.self) { try await install([file], in: workshop) }
            #expect(error?.code == "voice.badFile", "\(file.lastPathComponent)")
        }
        #expect(FileManager.default.fileExists(atPath: workshop.layout.root.path) == false)
    }

    @Test("Given a package with names that lead elsewhere, when it is installed, then nothing lands there")
    func leadingElsewhere() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let evil = workshop.folder.url.appending(path: "evil.whl")
        var entries = VoiceWorkshop.voiceFiles
        entries["../../evil"] = "out"
        entries["\(workshop.folder.url.path)/evil"] = "out"
        try await VoiceWorkshop.zip(entries, to: evil)
        // When
        _ = try await install([evil, workshop.shelf("engine-1.0.whl")], in: workshop)
        // Then
        #expect(try workshop.names() == ["engine", "heart"])
        let files = try FileManager.default.contentsOfDirectory(atPath: workshop.folder.url.path).sorted()
        #expect(files == ["evil.whl", "shelf", "voices"])
    }
}
