/// The package as it is looked at: read once, whatever is asked of it.
struct Review: Sendable {
    /// The package's files.
    let tree: SourceTree
    /// Its targets.
    let manifest: PackageManifest
    /// The text of every file with Swift code, by path.
    let sources: [String: String]
    /// What every file with Swift code imports, by path.
    let imports: [String: [SwiftImport]]
    /// The types of the files in which names count, by path.
    let declarations: [String: [SwiftDeclaration]]
    /// The names of the types in those files, by path.
    let typeNames: [String: [String]]
    /// The text of every document, by path.
    let documents: [String: String]

    /// The folders that have what is ours.
    private static let folders = ["Modules", "Apps", "Tools", "Tests"]
    /// Code that is made to be wrong, or is another package.
    private static let others = ["Tests/ReportSample/", "Tests/Clients/", "Tools/StoryGenerate/Templates/"]

    /// Returns whether an item at the package's root was made by Git, a build or a tool.
    private static func isMade(_ name: String) -> Bool {
        [".git", ".swiftpm"].contains(name) || name.hasPrefix(".build")
    }

    /// Reads a package.
    init(_ tree: SourceTree, manifest: PackageManifest) throws(TreeError) {
        self.tree = tree
        self.manifest = manifest
        var sources: [String: String] = [:]
        var documents: [String: String] = [:]
        for name in try tree.names(in: "", hidden: true) where !Self.isMade(name) {
            for path in tree.isFolder(name) ? tree.files(below: name) : [name] {
                if path.hasSuffix(".md") { documents[path] = try tree.text(path) }
                guard path.hasSuffix(".swift"), Self.folders.contains(name) else { continue }
                if !Self.others.contains(where: path.hasPrefix) { sources[path] = try tree.text(path) }
            }
        }
        self.sources = sources
        self.documents = documents
        imports = sources.mapValues(SwiftImport.all)
        let tokens = sources.filter { Self.hasNamesThatCount($0.key, $0.value) }.mapValues(SwiftLexer.tokens)
        declarations = tokens.mapValues { SwiftDeclaration.all(in: $0) }
        typeNames = tokens.mapValues(SwiftDeclaration.typeNames)
    }

    private static func hasNamesThatCount(_ path: String, _ text: String) -> Bool {
        !path.hasPrefix("Tools/StoryGenerate/") && !path.hasPrefix("Tests/StoryGenerateTests/")
            && (path.hasPrefix("Modules/Features/") || path.hasPrefix("Modules/Core/")
                || path.hasPrefix("Modules/Providers/") || path.hasPrefix("Modules/Composition/")
                || path.hasPrefix("Apps/") || path.hasPrefix("Tools/Gallery/") || text.contains("Contract")
                || text.contains("PlaybackEngineProvider"))
    }

    /// The files with Swift code, sorted.
    var sourcePaths: [String] { sources.keys.sorted() }

    /// The documents, sorted.
    var documentPaths: [String] { documents.keys.sorted() }

    /// The features' names, sorted.
    var features: [String] {
        manifest.targets.map(\.path).compactMap { path in
            let parts = path.split(separator: "/")
            guard path.hasPrefix("Modules/Features/"), parts.count == 4, parts.last == "Sources" else { return nil }
            return String(parts[2])
        }.sorted()
    }

    /// Every type or extension in the files below a folder, with its file, in the order of the files.
    func declarations(below folder: String) -> [(path: String, declaration: SwiftDeclaration)] {
        declarations.keys.filter { $0.hasPrefix(folder) }.sorted()
            .flatMap { path in (declarations[path] ?? []).map { (path, $0) } }
    }
}

extension String {
    /// The lines, numbered from 1.
    var numberedLines: [(number: Int, text: Substring)] {
        split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { ($0 + 1, $1) }
    }
}
