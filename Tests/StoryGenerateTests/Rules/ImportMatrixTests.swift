import Testing

@testable import StoryGenerate

@Suite("Who may know whom", .timeLimit(.minutes(1)))
struct ImportMatrixTests {
    private static let platforms = [
        "Checksums", "DynamicLibrary", "EnglishPhonemes", "LibraryArchive", "MediaStore", "OnnxRuntime", "SafeFiles",
        "StoryStorage", "TerminalPictures", "VoiceStore", "ZipArchive",
    ]

    private let manifest: PackageManifest

    init() {
        func targets(_ names: [String], _ kind: PackageManifest.Target.Kind, in folder: String) -> [PackageManifest
            .Target]
        {
            names.map { .init(name: $0, kind: kind, path: "Modules/\(folder)/\($0)", dependencies: []) }
        }
        manifest = PackageManifest(
            targets: targets(["StoryCore"], .regular, in: "Core")
                + targets(["NeuralNarrator", "FliteNarrator"], .regular, in: "Providers")
                + targets(Self.platforms, .regular, in: "Platform")
                + targets(["CArchive", "CFlite"], .system, in: "Platform"))
    }

    private func allowed(_ name: String) throws -> Set<String> {
        let target = try #require(manifest.target(named: name))
        return try #require(ImportMatrix(manifest).entry(for: target)).allowed
    }

    @Test("Only the neural narrator knows networks, phonemes and installed voices")
    func narrating() throws {
        let parts: Set = ["OnnxRuntime", "EnglishPhonemes", "VoiceStore"]
        #expect(try allowed("NeuralNarrator").isSuperset(of: parts))
        #expect(try allowed("FliteNarrator") == ["StoryCore", "DynamicLibrary", "CFlite"])
    }

    @Test("Checksums are known to what stores files, and zip files to backups and voices")
    func storing() throws {
        func who(knows name: String) throws -> [String] {
            try Self.platforms.filter { try allowed($0).contains(name) }
        }
        #expect(try who(knows: "Checksums") == ["LibraryArchive", "MediaStore", "StoryStorage", "VoiceStore"])
        #expect(try who(knows: "ZipArchive") == ["LibraryArchive", "VoiceStore"])
    }

    @Test("Only zip files know libarchive")
    func libarchive() throws {
        let who = try manifest.targets.map(\.name).filter { try allowed($0).contains("CArchive") }
        #expect(who == ["ZipArchive"])
    }

    @Test("What several share knows nothing of those who share it")
    func shared() throws {
        #expect(try allowed("Checksums") == ["StoryCore", "SafeFiles", "CCrypto"])
        #expect(try allowed("ZipArchive") == ["StoryCore", "SafeFiles", "DynamicLibrary", "CArchive"])
    }
}
