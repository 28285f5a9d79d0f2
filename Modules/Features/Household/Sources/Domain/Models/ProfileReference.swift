import Foundation
import StoryCore

extension [Profile] {
    /// Returns the profile with a name, ignoring case and accents, or else with an identifier.
    ///
    /// - Throws: ``StoryCore/StorageError/notFound(_:_:)``
    func named(_ name: String) throws(StorageError) -> Profile {
        guard let line = PlainText.line(name, limit: .max),
            let found = first(where: { $0.name.folded == line.folded }) ?? first(where: { $0.id.description == line })
        else { throw .notFound(.profile, name) }
        return found
    }

    /// Returns the profile for a person's reference.
    ///
    /// - Parameter reference: A name, ignoring case and accents, an identifier, or the beginning of a name.
    /// - Throws: ``StoryCore/StorageError/notFound(_:_:)`` or ``StoryCore/StorageError/ambiguous(_:_:candidates:)``.
    func matching(_ reference: String) throws(StorageError) -> Profile {
        if let found = try? named(reference) { return found }
        guard let line = PlainText.line(reference, limit: .max) else { throw .notFound(.profile, reference) }
        let found = filter { $0.name.folded.hasPrefix(line.folded) }
        guard let first = found.first else { throw .notFound(.profile, reference) }
        guard found.count == 1 else { throw .ambiguous(.profile, reference, candidates: found.map(\.name)) }
        return first
    }
}

extension String {
    /// The text without case and accents.
    fileprivate var folded: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
