import Foundation
package import StoryCore

/// Finds what a person means by a few characters, and words, without case and accents.
extension String {
    /// The text without case and accents.
    var folded: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    /// The words of the text without case and accents.
    var foldedWords: [String] {
        folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// The one identifier that is meant: an identifier, else a whole name as it is written, else one that differs in
    /// case and accents, else the beginning of an identifier (4 characters or more) or name.
    ///
    /// - Parameter removed: Those that an error names as removed.
    package func match<Subject>(
        _ kind: StoredKind, among known: [(id: Identifier<Subject>, name: String)], acceptsNamePrefix: Bool = true,
        removed: [Identifier<Subject>] = []
    ) throws(StorageError) -> Identifier<Subject> {
        guard let line = PlainText.line(self, limit: .max) else { throw .notFound(kind, self) }
        let (identifier, folded) = (line.lowercased(), line.folded)
        let tests: [(Identifier<Subject>, String) -> Bool] = [
            { id, _ in id.rawValue == identifier }, { _, name in name == line }, { _, name in name.folded == folded },
            { id, name in
                identifier.count >= 4 && id.rawValue.hasPrefix(identifier)
                    || acceptsNamePrefix && name.folded.hasPrefix(folded)
            },
        ]
        let found = tests.lazy.map { test in known.filter { test($0.id, $0.name) } }.first { !$0.isEmpty } ?? []
        guard let first = found.first else { throw .notFound(kind, self) }
        guard found.count == 1 else {
            let candidates = found.map { (note: removed.contains($0.id) ? ", removed" : "", id: $0.id, name: $0.name) }
                .sorted { ($0.note, $0.name, $0.id) < ($1.note, $1.name, $1.id) }
            throw .ambiguous(kind, self, candidates: candidates.map { "\($0.name) (\($0.id.short)\($0.note))" })
        }
        return first.id
    }
}
