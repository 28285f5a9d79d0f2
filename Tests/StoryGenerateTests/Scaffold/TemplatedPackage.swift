import Foundation

@testable import StoryGenerate

/// A small package with the templates of this one, a feature, a provider, a verb and a property of the app.
struct TemplatedPackage {
    private let package: MadePackage
    /// Its files.
    let tree: SourceTree
    /// Where it is.
    var root: URL { package.root }
    /// What stands in every file, by path.
    var texts: [String: String] { get throws { try package.texts } }

    /// Makes it, with some files more.
    init(_ more: [String: String] = [:]) throws {
        let file = URL(filePath: #filePath).resolvingSymlinksInPath()
        let own = try SourceTree(around: file.deletingLastPathComponent())
        var files = [
            "Package.swift": Self.manifest, ".swift-format": try own.text(".swift-format"),
            "Modules/Features/Library/Sources/LibraryFeature.swift": "public struct LibraryFeature {}\n",
            "Modules/Core/StoryCore/Hero.swift": "public struct Hero {}\n",
            "Modules/Composition/StoryApp/AppContainer.swift": "struct AppContainer {\n    let settings: Int\n}\n",
            "Apps/StoryCLI/PlayCommand.swift": "struct Play {\n    let c = C(commandName: \"play\")\n}\n",
            "Modules/Providers/CloudNarrator/CloudNarrator.swift":
                "struct CloudNarrator {\n    let identifier: ProviderIdentifier = \"rain\"\n}\n",
        ]
        for path in own.files(below: TemplatePart.folder) { files[path] = try own.text(path) }
        package = try MadePackage(files.merging(more) { $1 })
        tree = try SourceTree(root: package.root)
    }

    /// Writes what is scaffolded.
    func write(_ scaffold: Scaffold) throws {
        try tree.write(scaffold.changes(in: tree))
    }

    /// Writes a feature that is called Songs.
    func writeFeature() throws {
        try write(try FeatureScaffold.make(try ScaffoldName("Songs"), in: tree))
    }

    private static let manifest = """
        let featureNames = [
            "Library",
            "Theatre",
        ]

        let storedFeatureNames = [
            "Library",
            "Puppets",
        ]

        let providers = [
            provider("FliteNarrator"),
            provider("CloudNarrator"),
        ].flatMap { $0 }

        let platform = module("TerminalUI")

        """
}
