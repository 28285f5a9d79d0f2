import GRDB
public import StoryCore
public import StoryStorage

/// Stores heroes in a library.
public struct HeroStore: HeroRepository {
    private let database: LibraryDatabase
    private var records: RecordFolder { database.records }

    /// Creates a store for heroes in a database.
    public init(database: LibraryDatabase) {
        self.database = database
    }

    public func add(_ hero: Hero) async throws(StorageError) {
        try await database.write { [records] database in
            guard try !Self.isRemembered(hero.id, in: database) else { throw StorageError.duplicate(.hero, hero.name) }
            do {
                try database.execute(
                    sql: "INSERT INTO hero (id, name, foldedName, json) VALUES (?, ?, ?, ?)",
                    arguments: [hero.id.rawValue, hero.name, SearchText.folded(hero.name), try StoredJSON.text(hero)])
            } catch DatabaseError.SQLITE_CONSTRAINT {
                throw StorageError.duplicate(.hero, hero.name)
            }
            try records.keep(.heroes, in: database)
        }
    }

    public func update(_ hero: Hero) async throws(StorageError) {
        try await database.write { [records] database in
            try database.execute(
                sql: "UPDATE hero SET name = ?, foldedName = ?, json = ? WHERE id = ?",
                arguments: [hero.name, SearchText.folded(hero.name), try StoredJSON.text(hero), hero.id.rawValue])
            guard database.changesCount > 0 else { throw StorageError.notFound(.hero, hero.id.rawValue) }
            try records.keep(.heroes, in: database)
        }
    }

    public func delete(_ identifier: HeroID) async throws(StorageError) {
        try await database.write { [records] database in
            try database.execute(sql: "DELETE FROM hero WHERE id = ?", arguments: [identifier.rawValue])
            guard database.changesCount > 0 else { throw StorageError.notFound(.hero, identifier.rawValue) }
            try records.keep(.heroes, removing: identifier.rawValue, in: database)
        }
    }

    public func hero(matching reference: String) async throws(StorageError) -> Hero {
        try await hero(reference, by: .hero)
    }

    public func hero(named reference: String) async throws(StorageError) -> Hero {
        try await hero(reference, by: .namedHero)
    }

    public func heroes() async throws(StorageError) -> [Hero] {
        try await database.read { database in
            try String.fetchAll(database, sql: "SELECT json FROM hero ORDER BY foldedName, id")
                .map { try StoredJSON.value(Hero.self, of: $0) }
        }
    }

    private func hero(_ reference: String, by resolver: ReferenceResolver) async throws(StorageError) -> Hero {
        try await database.read { database in
            let identifier = try resolver.identifier(matching: reference, kind: .hero, in: database)
            let json = try String.fetchOne(
                database, sql: "SELECT json FROM hero WHERE id = ?", arguments: [identifier])
            guard let json else { throw StorageError.notFound(.hero, reference) }
            return try StoredJSON.value(Hero.self, of: json)
        }
    }

    /// Returns whether stories have a deleted hero of this identifier, which must not become a namesake's.
    private static func isRemembered(_ identifier: HeroID, in database: Database) throws -> Bool {
        try Bool.fetchOne(
            database,
            sql: "SELECT EXISTS (SELECT 1 FROM storyHero WHERE heroId IS NULL AND \(StoryTables.heroID) = ?)",
            arguments: [identifier.rawValue]) ?? false
    }
}
