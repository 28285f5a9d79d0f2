import Foundation
import StoryCore

/// The identifier of a lullaby.
typealias LullabyID = Identifier<Lullaby>

/// A lullaby that a family sings.
struct Lullaby: Hashable, Codable, Identifiable, Sendable {
    /// The limit of a title, in characters.
    static let titleLimit = 100

    let id: LullabyID
    let title: String
    let addedAt: Date

    /// Creates a lullaby.
    ///
    /// - Throws: ``LullabyError/noTitle`` if the title is not a line of 1 to 100 characters.
    init(id: LullabyID, title: String, addedAt: Date) throws(LullabyError) {
        guard let title = PlainText.line(title, limit: .max), (1...Self.titleLimit).contains(title.count) else {
            throw .noTitle
        }
        (self.id, self.title, self.addedAt) = (id, title, addedAt)
    }
}

/// Stores lullabies.
protocol LullabyRepository: Sendable {
    /// Returns all lullabies by title.
    func lullabies() async throws(StorageError) -> [Lullaby]
    /// Stores a lullaby.
    func add(_ lullaby: Lullaby) async throws(StorageError)
}
