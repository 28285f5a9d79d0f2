import GRDB
public import StoryCore
import StoryStorage

extension StoryStore {
    public func heroOfStories(matching reference: String) async throws(StorageError) -> HeroID {
        try await database.read { database in
            let removed = try removedHeroes(in: database).map {
                KnownHero(id: $0.id, name: $0.name, isRemoved: true)
            }
            guard !removed.isEmpty else {
                return HeroID(
                    rawValue: try ReferenceResolver.hero.identifier(matching: reference, kind: .hero, in: database))
            }
            let present = try Row.fetchAll(database, sql: "SELECT id, name FROM hero ORDER BY foldedName, id").map {
                KnownHero(id: HeroID(rawValue: $0["id"]), name: $0["name"], isRemoved: false)
            }
            let found = KnownHero.matching(reference, among: present + removed)
            guard let first = found.first else { throw StorageError.notFound(.hero, reference) }
            guard found.count == 1 else {
                throw StorageError.ambiguous(.hero, reference, candidates: found.map(\.description))
            }
            return first.id
        }
    }

    public func removedHeroes() async throws(StorageError) -> [Hero] {
        try await database.read { try removedHeroes(in: $0) }
    }

    private func removedHeroes(in database: Database) throws -> [Hero] {
        let visible = try self.database.visibleStories(to: profile, in: database)
        let texts = try String.fetchAll(
            database,
            sql: """
                SELECT storyHero.json FROM storyHero JOIN story ON number = storyNumber AND removedAt IS NULL
                WHERE heroId IS NULL AND \(visible.condition) ORDER BY createdAt DESC, number DESC
                """)
        var heroes: [HeroID: Hero] = [:]
        // An unreadable hero has no name.
        for case let hero? in texts.map({ try? StoredJSON.value(Hero.self, of: $0) }) where heroes[hero.id] == nil {
            heroes[hero.id] = hero
        }
        return heroes.values.sorted { (SearchText.folded($0.name), $0.id) < (SearchText.folded($1.name), $1.id) }
    }
}

/// A hero of the library, or a deleted one of existing stories.
private struct KnownHero {
    var id: HeroID
    var name: String
    var isRemoved: Bool

    /// The text in an error.
    var description: String { "\(name) (\(id.short)\(isRemoved ? ", removed" : ""))" }

    /// Returns the best matches in the order of ``ReferenceResolver``: an identifier, an exact name, one without case
    /// and accents, a prefix of an identifier or name.
    static func matching(_ reference: String, among heroes: [KnownHero]) -> [KnownHero] {
        guard let line = PlainText.line(reference, limit: .max) else { return [] }
        let (identifier, folded) = (line.lowercased(), SearchText.folded(line))
        let isPrefix = identifier.count >= ReferenceResolver.shortestPrefix
        let tests: [(KnownHero) -> Bool] = [
            { $0.id.rawValue == identifier }, { $0.name == line }, { SearchText.folded($0.name) == folded },
            {
                isPrefix && $0.id.rawValue.hasPrefix(identifier)
                    || SearchText.folded($0.name).hasPrefix(folded)
            },
        ]
        return tests.lazy.map { heroes.filter($0) }.first { !$0.isEmpty } ?? []
    }
}
