/// A new feature, with everything but screens.
enum FeatureScaffold {
    /// Where the features are listed.
    static let list = (path: "Package.swift", opening: "let featureNames = [")

    /// What is written for a feature.
    static func make(_ name: ScaffoldName, in tree: SourceTree) throws(ScaffoldError) -> Scaffold {
        try check(name, in: tree)
        return Scaffold(
            title: "the feature \(name.type)", filter: name.type, name: name, words: TemplateWords(feature: name),
            parts: [TemplatePart(name: "feature")],
            edits: [
                ListEdit(path: list.path, opening: list.opening, lines: ["\"\(name.type)\","], place: .sorted)
            ])
    }

    /// The features that there are, sorted.
    static func all(in tree: SourceTree) throws(ScaffoldError) -> [String] {
        do throws(TreeError) {
            // A folder that git left empty is no feature, and a guide is none either.
            return try tree.names(in: "Modules/Features").filter {
                tree.exists("Modules/Features/\($0)/Sources/\($0)Feature.swift")
            }
        } catch {
            throw .tree(error)
        }
    }

    /// The feature of a name, which has to be there and to have what its screens and use cases build on.
    static func existing(_ name: String, in tree: SourceTree) throws(ScaffoldError) -> ScaffoldName {
        let known = try all(in: tree)
        guard known.contains(name) else { throw .noFeature(name, known: known) }
        let hasPolicy = tree.exists("Modules/Features/\(name)/Sources/Domain/Models/\(name)ReadPolicy.swift")
        guard hasPolicy else { throw .ownShape(feature: name) }
        return try ScaffoldName(name)
    }

    /// Whether links, verbs, modules and the app's parts are free for the name.
    private static func check(_ name: ScaffoldName, in tree: SourceTree) throws(ScaffoldError) {
        for feature in try all(in: tree) where feature.lowercased() == name.identifier {
            throw .taken(name.type, by: "the feature \(feature)")
        }
        try Occupied.module(name.type, in: tree)
        for suffix in ["Views", "Stubs", "Tests"] {
            if name.type.hasSuffix(suffix) {
                throw .reserved(name.type, reason: "names that end with \(suffix) are those of parts of a feature")
            }
            try Occupied.module(name.type + suffix, in: tree)
        }
        if name.identifier == "help" { throw .reserved(name.type, reason: "the verb that explains all others has it") }
        try Occupied.text("commandName: \"\(name.identifier)\"", below: "Apps/StoryCLI", for: name, in: tree)
        for word in ["let", "var", "func", "case"] {
            try Occupied.text("\(word) \(name.property)", below: "Modules/Composition", for: name, in: tree)
        }
    }
}

/// Looks for what has a name already.
enum Occupied {
    /// Refuses a name if a module of the package has it, in whatever case: some disks do not tell them apart.
    static func module(_ name: String, in tree: SourceTree) throws(ScaffoldError) {
        let manifest = try read(FeatureScaffold.list.path, in: tree)
        let quoted = manifest.split(separator: "\"").map { $0.lowercased() }
        if quoted.contains(name.lowercased()) { throw .taken(name, by: "a module in \(FeatureScaffold.list.path)") }
    }

    /// Refuses a name if a declaration stands in one of the files below a folder.
    static func text(
        _ declaration: String, below folder: String, for name: ScaffoldName, in tree: SourceTree
    ) throws(ScaffoldError) {
        for path in tree.files(below: folder, ending: ".swift") {
            let text = try read(path, in: tree)
            for place in text.ranges(of: declaration) {
                let next = place.upperBound < text.endIndex ? text[place.upperBound] : " "
                if !next.isLetter, !next.isNumber { throw .taken(name.type, by: "'\(declaration)' in \(path)") }
            }
        }
    }

    private static func read(_ path: String, in tree: SourceTree) throws(ScaffoldError) -> String {
        do throws(TreeError) {
            return try tree.text(path)
        } catch {
            throw .tree(error)
        }
    }
}
