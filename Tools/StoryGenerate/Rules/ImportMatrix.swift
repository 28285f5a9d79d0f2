/// Who may know whom among our own targets, as ARCHITECTURE.md has it.
struct ImportMatrix: Sendable {
    /// What a kind of target may know, and why.
    struct Entry: Sendable {
        /// The names of targets.
        let allowed: Set<String>
        /// The sentence for people.
        let reason: String
    }

    /// The headers of C libraries, except libarchive's, which ZipArchive wraps.
    private let headers: Set<String>
    private let features: Set<String>
    private let views: Set<String>
    private let storages: Set<String>
    private let providers: Set<String>
    private let platforms: Set<String>

    /// What every feature is made of.
    private static let core: Set<String> = ["StoryCore", "FeatureKit"]

    /// What NeuralNarrator makes speech with: networks, the way from text to phonemes, and the installed voices.
    private static let narrating: Set<String> = ["OnnxRuntime", "EnglishPhonemes", "VoiceStore"]

    /// What some modules of storage share besides files and engines, by who may know it.
    private static let storing: [String: Set<String>] = [
        "StoryStorage": ["Checksums"], "MediaStore": ["Checksums"], "LibraryArchive": ["Checksums", "ZipArchive"],
        "VoiceStore": ["Checksums", "ZipArchive"],
    ]

    /// Sorts the targets of a package by what they are.
    init(_ manifest: PackageManifest) {
        func names(_ isMeant: (PackageManifest.Target) -> Bool) -> Set<String> {
            Set(manifest.targets.filter(isMeant).map(\.name))
        }
        headers = names { $0.kind == .system && !["CArchive", "CCrypto"].contains($0.name) }
        features = names { $0.path.hasPrefix("Modules/Features/") && $0.path.hasSuffix("/Sources") }
        views = names { $0.path.hasPrefix("Modules/Features/") && $0.path.hasSuffix("/Views") }
        storages = names { $0.path.hasPrefix("Modules/Features/") && $0.path.hasSuffix("/Storage") }
        providers = names { $0.path.hasPrefix("Modules/Providers/") }
        platforms = names { $0.path.hasPrefix("Modules/Platform/") && $0.kind != .system }
    }

    /// What a target may know; nil for tests and tools, which may know what they need.
    func entry(for target: PackageManifest.Target) -> Entry? {
        let path = target.path
        if path.hasPrefix("Modules/Core/") { return coreEntry(for: target.name) }
        if path.hasPrefix("Modules/Features/") { return featureEntry(for: target) }
        if path.hasPrefix("Modules/Providers/") { return providerEntry(for: target.name) }
        if path.hasPrefix("Modules/Platform/") { return platformEntry(for: target.name) }
        if path.hasPrefix("Modules/Composition/") {
            return Entry(
                allowed: features.union(storages).union(providers).union(platforms).union(Self.core)
                    .subtracting(["TestReport", "TerminalUI"]),
                reason: "the composition knows features, providers and storage, but neither reports nor screens")
        }
        return path.hasPrefix("Apps/") ? appEntry(for: path) : toolEntry(for: path)
    }

    private func coreEntry(for name: String) -> Entry {
        guard name != "StoryCore" else { return Entry(allowed: [], reason: "StoryCore knows nothing of ours") }
        return switch name {
        case "FeatureKitStubs":
            Entry(
                allowed: Self.core.union(["Checksums"]),
                reason: "\(name) knows StoryCore, FeatureKit and Checksums only")
        case "StoryViews":
            Entry(
                allowed: Self.core.union(["TerminalUI"]),
                reason: "\(name) knows StoryCore, FeatureKit and TerminalUI only")
        default: Entry(allowed: ["StoryCore"], reason: "\(name) knows StoryCore only")
        }
    }

    private func featureEntry(for target: PackageManifest.Target) -> Entry {
        if target.path.hasSuffix("/Stubs") {
            return Entry(
                allowed: Self.core.union(["FeatureKitStubs", String(target.name.dropLast("Stubs".count))]),
                reason: "stubs know their feature, StoryCore, FeatureKit and FeatureKitStubs")
        }
        if target.path.hasSuffix("/Views") {
            return Entry(
                allowed: Self.core.union(["StoryViews", "TerminalUI", String(target.name.dropLast("Views".count))]),
                reason: "views know their feature, StoryCore, FeatureKit, StoryViews and TerminalUI")
        }
        if target.path.hasSuffix("/Storage") {
            return Entry(
                allowed: [
                    "StoryCore", "StoryStorage", "SafeFiles", "Checksums",
                    String(target.name.dropLast("Storage".count)),
                ],
                reason: "a feature's storage knows its feature, StoryCore, StoryStorage and files, and never another's "
                    + "tables")
        }
        return Entry(
            allowed: Self.core,
            reason: "a feature knows StoryCore and FeatureKit, and never another feature, a view, storage or a provider"
        )
    }

    private func providerEntry(for name: String) -> Entry {
        let allowed = headers.union(["StoryCore", "DynamicLibrary"])
        guard name == "NeuralNarrator" else {
            return Entry(allowed: allowed, reason: "a provider knows StoryCore and its own library")
        }
        return Entry(
            allowed: allowed.union(Self.narrating),
            reason: "\(name) knows StoryCore, its own library, and what speech is made with")
    }

    private func platformEntry(for name: String) -> Entry {
        switch name {
        case "TestReport": Entry(allowed: ["CLibXML2"], reason: "TestReport is for any package, and knows libxml2 only")
        case "TerminalUI":
            Entry(allowed: ["CWideCharacter"], reason: "TerminalUI is for any package, and knows widths only")
        case "LogFile":
            Entry(allowed: ["StoryCore", "SafeFiles"], reason: "LogFile knows StoryCore and files only")
        case "SafeFiles", "DynamicLibrary": Entry(allowed: ["StoryCore"], reason: "\(name) knows StoryCore only")
        case "Checksums":
            Entry(
                allowed: ["StoryCore", "SafeFiles", "CCrypto"],
                reason: "Checksums knows StoryCore and SafeFiles, and nothing else knows libcrypto")
        case "ZipArchive":
            Entry(
                allowed: ["StoryCore", "SafeFiles", "DynamicLibrary", "CArchive"],
                reason: "ZipArchive knows zip files and libarchive, and nothing of what is in them")
        default:
            Entry(
                allowed: headers.union(["StoryCore", "SafeFiles", "DynamicLibrary"])
                    .union(Self.storing[name, default: []]),
                reason: "what ties us to a library knows StoryCore and that library")
        }
    }

    private func appEntry(for path: String) -> Entry? {
        switch path {
        case "Apps/TerminalApp/Sources":
            Entry(
                allowed: features.union(views).union(Self.core).union(["StoryApp", "StoryViews", "TerminalUI"]),
                reason: "the app on a terminal knows features, their views and the composition")
        case "Apps/TerminalApp/Stubs":
            Entry(
                allowed: features.union(views).union(features.map { "\($0)Stubs" })
                    .union(["StoryCore", "FeatureKitStubs", "TerminalApp"]),
                reason: "the app's stubs know the app, features and their stubs")
        case "Apps/StoryProgram": Entry(allowed: ["StoryCLI"], reason: "the program is made of the commands")
        case "Apps/StoryCLI":
            Entry(
                allowed: features.union(Self.core).union([
                    "StoryDocuments", "StoryApp", "TestReport", "TerminalPictures", "TerminalUI", "TerminalApp",
                ]),
                reason: "the command knows features and gets everything else from the composition")
        default: nil
        }
    }

    private func toolEntry(for path: String) -> Entry? {
        switch path {
        case "Tools/StoryGenerate":
            Entry(allowed: [], reason: "the generator runs while the app is broken, so it knows nothing of ours")
        case "Tools/JUnitReport": Entry(allowed: ["TestReport"], reason: "the reports' program is for any package")
        case "Tests/ReportTestSupport": Entry(allowed: ["CLibXML2"], reason: "it helps with reports alone")
        case "Tests/AppTestSupport":
            Entry(
                allowed: Set(features.map { "\($0)Stubs" }).union(["StoryApp", "StoryCore", "FeatureKitStubs"]),
                reason: "it puts the app together in memory")
        case "Tests/TerminalTestSupport":
            Entry(allowed: ["TerminalUI"], reason: "it helps with terminals alone")
        case "Tests/ViewTestSupport": Entry(allowed: ["TerminalUI"], reason: "it helps with views alone")
        default: nil
        }
    }
}
