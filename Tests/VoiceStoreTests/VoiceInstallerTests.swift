import Foundation
import SafeFiles
import StoryCore
import Synchronization
import TestSupport
import Testing

@testable import VoiceStore

@Suite("Installing voices by name", .tags(.process), .timeLimit(.minutes(1)))
struct VoiceInstallerTests {
    private let offline = VoiceError.download(package: "hibari 1.0", file: "hibari-1.0.whl", detail: "no connection")

    @Test("Given nothing, when no voice is named, then engine and standard voice are there, with nothing left over")
    func fresh() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let told = Mutex<[VoiceProgress]>([])
        // When
        let done = try await workshop.installer(ShelfFetcher(workshop)).install(VoiceRequest()) { progress in
            told.withLock { $0.append(progress) }
        }
        // Then
        #expect(done.installed.map(\.name) == ["engine", "heart"])
        #expect(try workshop.names() == ["engine", "heart"])
        let installed = InstalledVoices(workshop.layout)
        #expect(try Data(contentsOf: #require(installed.engine()?.library)) == Data("the engine".utf8))
        #expect(
            installed.voices().map(\.manifest.mainDigest) == [workshop.catalogue.item("heart")?.files[0].file.sha256])
        let bytes = try #require(workshop.catalogue.engine?.wheel?.bytes)
        let fetching = [0, bytes / 2, bytes].map {
            VoiceProgress.fetching(package: "engine 1.0", done: $0, total: bytes)
        }
        #expect(Array(told.withLock { $0 }.prefix(3)) == fetching)
    }

    @Test("Given a voice that is whole, when it is installed again, then nothing is fetched")
    func present() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        _ = try await workshop.installer(ShelfFetcher(workshop)).install(VoiceRequest()) { _ in }
        let fetcher = ShelfFetcher(workshop)
        // When
        let done = try await workshop.installer(fetcher).install(VoiceRequest(names: ["heart"])) { _ in }
        // Then
        #expect(done.installed.isEmpty)
        #expect(done.present.map(\.name) == ["engine", "heart"])
        #expect(fetcher.fetched.isEmpty)
    }

    @Test(
        "Given a file of which a byte changed, when the voice is installed again, then it is whole and the engine stays"
    )
    func damaged() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let installer = workshop.installer(ShelfFetcher(workshop))
        _ = try await installer.install(VoiceRequest()) { _ in }
        try Data("a grapH".utf8).write(to: workshop.layout.folder(of: "heart").appending(path: "heart.onnx"))
        await #expect(
            throws: VoiceError.damaged("heart", detail: "Its file heart.onnx has changed since it was installed.")
        ) { try await installer.check("heart") }
        // When
        let done = try await installer.install(VoiceRequest()) { _ in }
        // Then
        #expect(done.installed.map(\.name) == ["heart"])
        try await installer.check("heart")
        #expect(try workshop.names() == ["engine", "heart"])
    }

    @Test("Given an attempt that lost its connection, when it is made again, then what came is not fetched again")
    func resumed() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let failing = workshop.installer(ShelfFetcher(workshop, fault: ("hibari", offline)))
        await #expect(throws: offline) { try await failing.install(VoiceRequest()) { _ in } }
        #expect(try workshop.names() == [".downloads"])
        let fetcher = ShelfFetcher(workshop)
        // When
        _ = try await workshop.installer(fetcher).install(VoiceRequest()) { _ in }
        // Then
        #expect(fetcher.fetched == ["hibari"])
        #expect(try workshop.names() == ["engine", "heart"])
    }

    @Test("Given a package that came cut off, when it is made again, then that package is fetched again")
    func cutOff() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        try SafeFiles.makeFolder(workshop.layout.downloads)
        let whole = try Data(contentsOf: workshop.shelf("engine-1.0.whl"))
        try whole.dropLast(9).write(to: workshop.layout.downloads.appending(path: "engine-1.0.whl"))
        let fetcher = ShelfFetcher(workshop)
        // When
        _ = try await workshop.installer(fetcher).install(VoiceRequest()) { _ in }
        // Then
        #expect(fetcher.fetched == ["engine", "hibari"])
    }

    @Test("Given a package that is another one, when it has come, then nothing is installed of it")
    func otherPackage() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        try Data("something else".utf8).write(to: workshop.shelf("engine-1.0.whl"))
        // When
        let error = await #expect(throws: VoiceError.self) {
            try await workshop.installer(ShelfFetcher(workshop)).install(VoiceRequest()) { _ in }
        }
        // Then
        #expect(error?.code == "voice.badFile")
        #expect(error?.message.contains("engine-1.0.whl") == true)
        #expect(InstalledVoices(workshop.layout).engine() == nil)
    }

    @Test("Given what a killed installation left, when another one begins, then it is cleared away")
    func leftovers() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let folder = workshop.layout.root.appending(path: ".staging-heart")
        try SafeFiles.makeFolder(folder)
        try Data("half".utf8).write(to: folder.appending(path: "heart.onnx"))
        // When
        _ = try await workshop.installer(ShelfFetcher(workshop)).install(VoiceRequest()) { _ in }
        // Then
        #expect(try workshop.names() == ["engine", "heart"])
    }

    @Test("Given somebody who installs, when another one begins, then it is told to wait and changes nothing")
    func busy() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        try SafeFiles.makeFolder(workshop.layout.root)
        let lock = try FileLock(workshop.layout.lock, guarding: "The test")
        defer { lock.release() }
        // When, Then
        await #expect(throws: VoiceError.storage(.busy("The folder of voices"))) {
            try await workshop.installer(ShelfFetcher(workshop)).install(VoiceRequest()) { _ in }
        }
        #expect(try workshop.names().isEmpty)
    }

    @Test(
        "Given an engine of another release that is whole, when a voice is installed, then it stays and is told as it is"
    )
    func otherEngine() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let installer = workshop.installer(ShelfFetcher(workshop))
        _ = try await installer.install(VoiceRequest()) { _ in }
        let engine = try #require(InstalledVoices(workshop.layout).engine())
        var older = engine.manifest
        (older.release, older.source) = ("0.9", "engine 0.9")
        older.files.removeAll { $0.path == "LICENSE" }
        try older.write(in: engine.folder)
        // When
        let done = try await installer.install(VoiceRequest(names: ["heart"])) { _ in }
        // Then
        #expect(done.installed.isEmpty)
        #expect(InstalledVoices(workshop.layout).engine()?.manifest.release == "0.9")
        #expect(done.present.map(\.source) == ["engine 0.9", "hibari 1.0"])
        #expect(done.present.first?.byteCount == older.byteCount)
    }

    @Test("Given a name that nobody knows, when it is installed, then the one that was meant is offered")
    func unknown() async throws {
        let workshop = try await VoiceWorkshop()
        let error = await #expect(throws: VoiceError.self) {
            try await workshop.installer(ShelfFetcher(workshop)).install(VoiceRequest(names: ["hart"])) { _ in }
        }
        #expect(error == .unknown("hart", known: ["heart", "emma"]))
        #expect(error?.reason == "Did you mean 'heart'?")
    }

    @Test(
        "Given a voice that no package has, when it is installed by name, then its files are named and nothing is fetched"
    )
    func needsFiles() async throws {
        let workshop = try await VoiceWorkshop()
        let fetcher = ShelfFetcher(workshop)
        await #expect(throws: VoiceError.needsFiles("emma", ["emma.onnx"])) {
            try await workshop.installer(fetcher).install(VoiceRequest(names: ["emma"])) { _ in }
        }
        #expect(fetcher.fetched.isEmpty)
    }

    @Test("Given a machine without an engine, when a voice is installed, then that is said before anything is fetched")
    func noEngine() async throws {
        let workshop = try await VoiceWorkshop()
        let catalogue = VoiceCatalogue(
            standardName: "heart", voices: workshop.catalogue.voices, engine: nil, machine: "riscv64")
        let sut = VoiceInstaller(workshop.layout, catalogue: catalogue, fetcher: ShelfFetcher(workshop))
        await #expect(throws: VoiceError.noEngine(machine: "riscv64")) {
            try await sut.install(VoiceRequest()) { _ in }
        }
    }

    @Test("Given an installation, when its task is cancelled, then it ends so and leaves no voice half there")
    func cancelled() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let sut = workshop.installer(ShelfFetcher(workshop))
        // When
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await sut.install(VoiceRequest()) { _ in }
        }
        // Then
        await #expect(throws: VoiceError.cancelled) { try await task.value }
        #expect(InstalledVoices(workshop.layout).engine() == nil)
    }
}
