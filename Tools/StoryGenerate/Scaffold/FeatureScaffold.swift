/// A new feature: with everything but screens, or with something that it stores, and screens and verbs for that.
enum FeatureScaffold {
    /// The list of the features.
    static let list = (path: "Package.swift", opening: "let featureNames = [")
    /// The list of those with tables of their own.
    private static let storedList = "let storedFeatureNames = ["

    /// What screens and use cases build on; a feature that was there before all this gets of it what it lacks.
    static let basics = ["dependencies-stub"]

    /// What is written for a feature.
    static func make(_ name: ScaffoldName, in tree: SourceTree) throws(ScaffoldError) -> Scaffold {
        try check(name, in: tree)
        return Scaffold(
            title: "the feature \(name.type)", filter: name.type, name: name,
            words: TemplateWords(feature: name, error: tree.errorName(of: name.type)),
            parts: (["feature"] + basics).map(TemplatePart.init),
            edits: [
                ListEdit(path: list.path, opening: list.opening, lines: ["\"\(name.type)\","], position: .sorted)
            ])
    }

    /// What is written for a feature that stores something.
    static func make(_ name: ScaffoldName, storing item: StoredItem, in tree: SourceTree) throws(ScaffoldError)
        -> Scaffold
    {
        try check(name, in: tree)
        try item.check(in: tree)
        return Scaffold(
            title: "the feature \(name.type), which stores \(item.pluralTitle)", filter: name.type, name: name,
            otherNames: [item.name], words: TemplateWords(feature: name, item: item),
            parts: [TemplatePart(name: "stored-feature")],
            edits: [list.opening, storedList].map { opening in
                ListEdit(path: list.path, opening: opening, lines: ["\"\(name.type)\","], position: .sorted)
            })
    }

    /// The features that there are, sorted.
    static func all(in tree: SourceTree) throws(ScaffoldError) -> [String] {
        let names = try reading { () throws(TreeError) in try tree.names(in: "Modules/Features") }
        // A folder that git left empty is no feature, and a guide is none either.
        return names.filter { tree.exists("Modules/Features/\($0)/Sources/\($0)Feature.swift") }
    }

    /// The feature of a name, which has to be there.
    static func existing(_ name: String, in tree: SourceTree) throws(ScaffoldError) -> ScaffoldName {
        let known = try all(in: tree)
        guard known.contains(name) else { throw .noFeature(name, known: known) }
        return try ScaffoldName(name)
    }

    /// Returns whether links, verbs, modules and the app's parts are free for the name.
    private static func check(_ name: ScaffoldName, in tree: SourceTree) throws(ScaffoldError) {
        for feature in try all(in: tree) where feature.lowercased() == name.identifier {
            throw .taken(name.type, by: "the feature \(feature)")
        }
        try Occupied.module(name.type, in: tree)
        for suffix in ["Views", "Stubs", "Storage", "Tests"] {
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
        let manifest = try reading { () throws(TreeError) in try tree.text(FeatureScaffold.list.path) }
        let quoted = manifest.split(separator: "\"").map { $0.lowercased() }
        if quoted.contains(name.lowercased()) { throw .taken(name, by: "a module in \(FeatureScaffold.list.path)") }
    }

    /// Refuses a name if a declaration stands in one of the files below a folder.
    static func text(
        _ declaration: String, below folder: String, for name: ScaffoldName, in tree: SourceTree
    ) throws(ScaffoldError) {
        for path in tree.files(below: folder, ending: ".swift") {
            try text(declaration, in: path, for: name, tree)
        }
    }

    /// Refuses a name if a declaration stands in a file.
    static func text(
        _ declaration: String, in path: String, for name: ScaffoldName, _ tree: SourceTree
    ) throws(ScaffoldError) {
        let text = try reading { () throws(TreeError) in try tree.text(path) }
        for position in text.ranges(of: declaration) {
            let next = position.upperBound < text.endIndex ? text[position.upperBound] : " "
            if !next.isLetter, !next.isNumber { throw .taken(name.type, by: "'\(declaration)' in \(path)") }
        }
    }
}
