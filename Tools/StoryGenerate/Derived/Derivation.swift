/// Derives files from others, which are never written by hand.
protocol Derivation: Sendable {
    /// The files with the text that they have to have.
    func files(for review: Review) throws -> [DerivedFile]
}

/// A file that follows from others.
struct DerivedFile: Hashable, Sendable {
    /// Its path below the package's root.
    let path: String
    /// What stands in it, if everything is right.
    let text: String

    /// What every file of Swift that is derived begins with.
    static func header(_ source: String) -> String {
        "// Derived from \(source) by './generate.sh derive'. Changes here are lost.\n\n"
    }

    /// A list in Swift as the formatter has it: one element a line if there are several.
    static func list(_ elements: [String], indentation: Int) -> String {
        guard elements.count > 1 else { return "[\(elements.joined())]" }
        let space = String(repeating: " ", count: indentation)
        return "[\n\(elements.map { "\(space)    \($0),\n" }.joined())\(space)]"
    }
}

/// What is derived as it is, and as it should be.
struct DerivedState: Sendable {
    /// A file that is not as it should be.
    struct Stale: Hashable, Sendable {
        /// Its path below the package's root.
        let path: String
        /// What stands in it; nil if it is missing.
        let old: String?
        /// What should stand in it; nil if nothing is derived into it any more.
        let new: String?

        /// What makes it right; nil if it has to go.
        var change: FileChange? {
            new.map { new in old.map { .replace(path, old: $0, new: new) } ?? .create(path, new) }
        }
    }

    /// The files that are not as they should be, sorted.
    let stale: [Stale]

    /// Derives everything and compares.
    init(_ derivations: [any Derivation], for review: Review) throws {
        let files = try derivations.flatMap { try $0.files(for: review) }
        var stale: [Stale] = []
        for file in files {
            let old = review.tree.exists(file.path) ? try review.tree.text(file.path) : nil
            if old != file.text { stale.append(Stale(path: file.path, old: old, new: file.text)) }
        }
        let expected = Set(files.map(\.path))
        for (path, text) in review.sources where path.hasSuffix("+Generated.swift") && !expected.contains(path) {
            stale.append(Stale(path: path, old: text, new: nil))
        }
        self.stale = stale.sorted { $0.path < $1.path }
    }
}
