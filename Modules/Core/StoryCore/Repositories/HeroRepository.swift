/// Stores heroes.
public protocol HeroRepository: Sendable {
    /// Stores a new hero.
    ///
    /// - Throws: ``StorageError/duplicate(_:_:)`` if the identifier is taken, also by a deleted hero in existing
    ///   stories.
    func add(_ hero: Hero) async throws(StorageError)
    /// Updates a stored hero.
    func update(_ hero: Hero) async throws(StorageError)
    /// Deletes a hero; stories keep their text and the hero's name.
    func delete(_ identifier: HeroID) async throws(StorageError)
    /// Returns the hero for a person's reference: an identifier, a name, or a unique prefix of either (at least 4
    /// characters of an identifier), ignoring case and accents; exact matches take precedence.
    func hero(matching reference: String) async throws(StorageError) -> Hero
    /// Returns the hero for a full reference: an identifier, a unique prefix of one (at least 4 characters), or the
    /// whole name, ignoring case and accents.
    func hero(named reference: String) async throws(StorageError) -> Hero
    /// Returns all heroes by name.
    func heroes() async throws(StorageError) -> [Hero]
}
