import Foundation
import SafeFiles
import StoryCore
import TestSupport
import Testing

@testable import VoiceStore

@Suite("Which voices there are, and removing them", .tags(.process), .timeLimit(.minutes(1)))
struct VoiceInventoryTests {
    @Test("Given nothing, when voices are listed, then each says how it can be had")
    func nothing() async throws {
        let workshop = try await VoiceWorkshop()
        let found = try await workshop.installer(ShelfFetcher(workshop)).inventory()
        #expect(found.engine.state == .available)
        #expect(found.voices.map(\.state) == [.available, .needsFiles(["emma.onnx"])])
        #expect(found.voices.map(\.downloadByteCount) == [workshop.catalogue.voices[0].wheel?.bytes, nil])
    }

    @Test("Given a damaged voice, when voices are listed, then it stands first with what is wrong")
    func damaged() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let sut = workshop.installer(ShelfFetcher(workshop))
        _ = try await sut.install(VoiceRequest()) { _ in }
        try FileManager.default.removeItem(at: workshop.layout.folder(of: "heart").appending(path: "words.json"))
        // When
        let found = try await sut.inventory()
        // Then
        #expect(found.engine.state == .installed)
        #expect(found.voices.first?.state == .damaged(.damaged("heart", detail: "Its words.json is missing.")))
    }

    @Test("Given a voice, when it is removed, then it is gone, the engine stays, and a second time says so")
    func removed() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let sut = workshop.installer(ShelfFetcher(workshop))
        _ = try await sut.install(VoiceRequest()) { _ in }
        // When
        let removed = try await sut.remove("heart")
        // Then
        #expect(removed.name == "heart")
        #expect(try workshop.names() == ["engine"])
        await #expect(throws: VoiceError.notInstalled("heart", isFetched: true)) { try await sut.remove("heart") }
    }

    @Test("Given a folder of which nothing can be read, when it is removed, then it is gone")
    func unreadable() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let sut = workshop.installer(ShelfFetcher(workshop))
        _ = try await sut.install(VoiceRequest()) { _ in }
        try Data("?".utf8).write(to: workshop.layout.folder(of: "heart").appending(path: "manifest.json"))
        // When
        _ = try await sut.remove("heart")
        // Then
        #expect(try workshop.names() == ["engine"])
    }

    @Test("Given a name that leads elsewhere, when it is removed, then nothing is", arguments: ["..", "", "../voices"])
    func elsewhere(name: String) async throws {
        let workshop = try await VoiceWorkshop()
        let sut = workshop.installer(ShelfFetcher(workshop))
        _ = try await sut.install(VoiceRequest()) { _ in }
        await #expect(throws: VoiceError.self) { try await sut.remove(name) }
        #expect(try workshop.names() == ["engine", "heart"])
    }

    @Test(
        "Given a folder that cannot be read, when voices are listed, then that is said rather than that there are none")
    func unreadableFolder() async throws {
        let workshop = try await VoiceWorkshop()
        try Data().write(to: workshop.layout.root)
        let error = await #expect(throws: VoiceError.self) {
            try await workshop.installer(ShelfFetcher(workshop)).inventory()
        }
        #expect(error?.code == "storage.failed")
    }

    @Test(
        "Given a machine without an engine, when voices are listed, then the engine is not there and cannot be removed")
    func noEngine() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let sut = workshop.installerWithoutEngine
        // When
        let engine = try await sut.inventory().engine
        // Then
        #expect(!engine.isThere)
        await #expect(throws: VoiceError.noEngine(machine: "riscv64")) { try await sut.remove("engine") }
        #expect(FileStatus(workshop.layout.root) == nil)
    }

    @Test("Given an engine from elsewhere on a machine that has none, when it is removed, then it is gone")
    func foreignEngine() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        _ = try await workshop.installer(ShelfFetcher(workshop)).install(VoiceRequest()) { _ in }
        let sut = workshop.installerWithoutEngine
        let engine = try await sut.inventory().engine
        #expect(engine.state == .installed)
        // When
        _ = try await sut.remove("engine")
        // Then
        #expect(try workshop.names() == ["heart"])
    }

    @Test("The built-in catalogue has a graph or a library for everything, and nothing twice")
    func catalogue() throws {
        let sut = VoiceCatalogue.builtIn(machine: "x86_64")
        #expect(sut.items.map(\.manifest.name) == ["engine", "heart", "kore", "fenrir", "emma", "fable", "joe"])
        for item in sut.items {
            #expect(item.manifest.mainDigest != nil, "\(item.manifest.name)")
            #expect(Set(item.manifest.files.map(\.path)).count == item.files.count, "\(item.manifest.name)")
            #expect(item.files.allSatisfy { $0.file.bytes > 0 && $0.file.sha256.utf8.count == 64 })
        }
        #expect(VoiceCatalogue.builtIn(machine: "aarch64").engine?.wheel?.platform?.tag == "manylinux_2_28_aarch64")
        #expect(VoiceCatalogue.builtIn(machine: "riscv64").engine == nil)
    }
}

extension VoiceWorkshop {
    /// Installs on a machine for which there is no engine.
    fileprivate var installerWithoutEngine: VoiceInstaller {
        VoiceInstaller(
            layout,
            catalogue: VoiceCatalogue(
                standardName: "heart", voices: catalogue.voices, engine: nil, machine: "riscv64"),
            fetcher: ShelfFetcher(self))
    }
}
