import GRDB
public import StoryCore

extension StoryStore {
    public func removedHeroes() async throws(StorageError) -> [Hero] {
        try await database.read { database in
            let texts = try String.fetchAll(
                database,
                sql: """
                    SELECT storyHero.json FROM storyHero JOIN story ON number = storyNumber AND removedAt IS NULL
                    WHERE heroId IS NULL ORDER BY createdAt DESC, number DESC
                    """)
            var heroes: [HeroID: Hero] = [:]
            // What cannot be understood has no name to be asked for.
            for case let hero? in texts.map({ try? StoredJSON.value(Hero.self, of: $0) }) where heroes[hero.id] == nil {
                heroes[hero.id] = hero
            }
            return heroes.values.sorted { (SearchText.folded($0.name), $0.id) < (SearchText.folded($1.name), $1.id) }
        }
    }
}
