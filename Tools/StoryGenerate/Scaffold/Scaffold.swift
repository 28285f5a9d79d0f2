/// What one command writes: files of its own, and lines in files that are there.
struct Scaffold: Sendable {
    /// What it is, for people: "the feature ReadingCorner".
    let title: String
    /// What names its tests, for `swift test`.
    let filter: String
    /// The new name; no existing type may have it.
    let name: ScaffoldName
    /// Other new names, of which the same holds.
    var otherNames: [ScaffoldName] = []
    /// What the templates are filled with.
    let words: TemplateWords
    /// The templates that are used.
    let parts: [TemplatePart]
    /// The templates that are used but for those that were used before: all of their files are there then.
    var sharedParts: [TemplatePart] = []
    /// The lines in files that are there.
    let edits: [ListEdit]

    /// Everything that has to be written, with Swift code as the formatter has it.
    func changes(in tree: SourceTree) throws(ScaffoldError) -> [FileChange] {
        var new: [FileChange] = []
        for part in parts { new += try part.files(in: tree, words) }
        for part in sharedParts {
            let isThere = try part.isThere(in: tree, words)
            if !isThere { new += try part.files(in: tree, words) }
        }
        for file in new where tree.exists(file.path) { throw .taken(name.type, by: file.path) }
        let taken = try TakenNames(in: tree)
        for name in [name] + otherNames { try taken.check(new, of: name) }
        let formatter = SwiftFormatter(tree: tree)
        return try formatter.formatted(new + edited(in: tree))
    }

    /// Everything that has to be written, with what follows from it.
    func changesWithDerived(in tree: SourceTree) throws -> [FileChange] {
        let own = try changes(in: tree)
        let new = tree.with(own)
        let stale = try DerivedState(Derivations.ofSources, for: Review(new, manifest: .load(new))).stale
        return own.followed(by: stale.compactMap(\.change))
    }

    /// The files with new lines, each once.
    private func edited(in tree: SourceTree) throws(ScaffoldError) -> [FileChange] {
        var changes: [String: FileChange] = [:]
        for edit in edits {
            let before = changes[edit.path]
            let old = try reading { () throws(TreeError) in
                if let old = before?.old { old } else { try tree.text(edit.path) }
            }
            changes[edit.path] = .replace(edit.path, old: old, new: try edit.applied(to: before?.new ?? old))
        }
        return changes.values.sorted { $0.path < $1.path }
    }
}
