/// Keeps heroes.
public protocol HeroRepository: Sendable {
    /// Stores a new hero.
    ///
    /// - Throws: ``StorageError/duplicate(_:_:)`` if the identifier is taken, also by a deleted hero of whom stories
    ///   still tell.
    func add(_ hero: Hero) async throws(StorageError)
    /// Replaces a hero that is stored.
    func update(_ hero: Hero) async throws(StorageError)
    /// Removes a hero; stories keep their text and the hero's name.
    func delete(_ identifier: HeroID) async throws(StorageError)
    /// The hero that a person means: an identifier, a name, or a unique prefix of either (4 characters or more of an
    /// identifier); case and accents do not matter, and what fits exactly goes first.
    func hero(matching reference: String) async throws(StorageError) -> Hero
    /// The hero that a person names in full: an identifier, a unique prefix of one (4 characters or more), or the whole
    /// name; case and accents do not matter.
    func hero(named reference: String) async throws(StorageError) -> Hero
    /// All heroes by name.
    func heroes() async throws(StorageError) -> [Hero]
}
