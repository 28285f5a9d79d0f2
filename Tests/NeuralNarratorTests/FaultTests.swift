import Foundation
@testable import NeuralNarrator
import StoryCore
import Testing
import VoiceStore

@Suite(
    "Voices that cannot be used", .timeLimit(.minutes(2)),
    .enabled(if: InstalledVoiceFixture.hibari != nil, Comment(rawValue: InstalledVoiceFixture.need)))
struct FaultTests {
    private let fileManager = FileManager.default

    @Test("A model that was cut off or changed is told as damaged, with what to do", arguments: [true, false])
    func damagedModel(isCut: Bool) async throws {
        try await withVoices { root in
            // Given
            let model = root.appending(path: "heart/hibari.onnx")
            var content = try Data(contentsOf: model)
            if isCut { content.removeLast(1_000) } else { content[content.count / 2] ^= 4 }
            try replace(model, with: content)
            // When
            let error = await failure(in: root)
            // Then
            #expect(error?.code == "provider.configuration")
            #expect(error?.reason?.contains("hibari.onnx") == true)
            #expect(error?.fault?.remedy == .installVoice(named: "heart"))
        }
    }

    @Test("A model of another network is told by what it lacks")
    func otherModel() async throws {
        try await withVoices { root in
            // Given
            try swapModel(in: root, for: "oov.onnx")
            // When
            let error = await failure(in: root)
            // Then
            #expect(error?.code == "provider.configuration")
            #expect(error?.reason?.contains("/Clip_output_0") == true)
        }
    }

    @Test("What is no model, although it was installed like that, is told as damaged")
    func noModel() async throws {
        try await withVoices { root in
            // Given: junk that names the tensor by which a model is known
            let junk = Data("junk /Clip_output_0 junk".utf8)
            try replace(root.appending(path: "heart/oov.json"), with: junk)
            try changeManifest(in: root) { manifest in
                manifest.model = "oov.json"
                let index = try #require(manifest.files.firstIndex { $0.path == "oov.json" })
                manifest.files[index].bytes = junk.count
                manifest.files[index].sha256 =
                    "0ada3a4d0202d556fe3aab7d8276c083e7cea75fb8475ada618b0e3352115d4e"
            }
            // When
            let error = await failure(in: root)
            // Then
            #expect(error?.code == "provider.configuration")
            #expect(error?.reason?.contains("damaged") == true)
        }
    }

    @Test("A table that was changed is never read")
    func changedTable() async throws {
        try await withVoices { root in
            // Given
            let table = root.appending(path: "heart/normalize.json")
            var content = try Data(contentsOf: table)
            content[content.count / 2] ^= 1
            try replace(table, with: content)
            // When
            let error = await failure(in: root)
            // Then
            #expect(error?.reason?.contains("normalize.json") == true)
        }
    }

    @Test("An engine that was cut off is never loaded")
    func damagedEngine() async throws {
        try await withVoices { root in
            // Given
            let library = try #require(InstalledVoices(VoicesLayout(root: root)).engine()?.library)
            try replace(library, with: try Data(contentsOf: library).dropLast(4_096))
            // When
            let error = await failure(in: root)
            // Then
            #expect(error?.code == "provider.configuration")
            #expect(error?.fault?.remedy == .installVoiceEngine)
        }
    }

    @Test("A file that the voice needs and that is gone is told by its name")
    func missingTable() async throws {
        try await withVoices { root in
            try fileManager.removeItem(at: root.appending(path: "heart/vocab.json"))
            let error = await failure(in: root)
            #expect(error?.reason?.contains("vocab.json") == true)
        }
    }

    @Test("A narrator whose voice was damaged speaks again once the voice is whole")
    func repaired() async throws {
        try await withVoices { root in
            // Given
            let model = root.appending(path: "heart/hibari.onnx")
            let whole = try Data(contentsOf: model)
            try replace(model, with: Data("no model".utf8))
            let sut = NeuralNarrator(voices: VoicesLayout(root: root))
            await #expect(throws: ProviderError.self) { _ = try await sut.speak(.make("Hello.", voice: "heart")) }
            // When
            try replace(model, with: whole)
            // Then
            #expect(try await !sut.speak(.make("Hello.", voice: "heart")).samples.isEmpty)
        }
    }

    // MARK: - Helpers

    /// What happens to somebody who wants to speak with the voice "heart".
    private func failure(in root: URL) async -> ProviderError? {
        await #expect(throws: ProviderError.self) {
            _ = try await NeuralNarrator(voices: VoicesLayout(root: root)).speak(.make("Hello.", voice: "heart"))
        }
    }

    /// Works with a copy of the installed engine and hibari voice, which is called "heart" there.
    private func withVoices(_ work: (URL) async throws -> Void) async throws {
        let root = fileManager.temporaryDirectory.appending(path: "voices-\(UUID().uuidString)")
        defer { try? fileManager.removeItem(at: root) }
        try fileManager.createDirectory(at: root, withIntermediateDirectories: true)
        let installed = InstalledVoiceFixture.layout
        for (name, copy) in [("engine", "engine"), (InstalledVoiceFixture.hibari ?? "", "heart")] {
            try fileManager.copyItem(at: installed.folder(of: name), to: root.appending(path: copy))
        }
        let file = root.appending(path: "heart/manifest.json")
        var manifest = try JSONDecoder().decode(VoiceManifest.self, from: Data(contentsOf: file))
        manifest.name = "heart"
        try JSONEncoder().encode(manifest).write(to: file)
        try await work(root)
    }

    /// Makes another file of the voice its model.
    private func swapModel(in root: URL, for name: String) throws {
        try changeManifest(in: root) { $0.model = name }
    }

    private func changeManifest(in root: URL, _ change: (inout VoiceManifest) throws -> Void) throws {
        let file = root.appending(path: "heart/manifest.json")
        var manifest = try JSONDecoder().decode(VoiceManifest.self, from: Data(contentsOf: file))
        try change(&manifest)
        try JSONEncoder().encode(manifest).write(to: file)
    }

    private func replace(_ file: URL, with content: Data) throws {
        try fileManager.removeItem(at: file)
        try content.write(to: file)
    }
}
