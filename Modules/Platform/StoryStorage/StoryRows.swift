import Foundation
import GRDB
import StoryCore

/// Turns stories into rows and back; every function runs inside its caller's transaction.
enum StoryRows {
    /// The row number of a story; nil if it is not stored.
    static func number(of identifier: StoryID, in database: Database) throws -> Int64? {
        try Int64.fetchOne(database, sql: "SELECT number FROM story WHERE id = ?", arguments: [identifier.rawValue])
    }

    /// Stores a story in place of the one with its identifier.
    static func save(_ story: Story, in database: Database) throws {
        if let number = try number(of: story.id, in: database) {
            try database.execute(sql: "DELETE FROM storyText WHERE rowid = ?", arguments: [number])
            try database.execute(sql: "DELETE FROM story WHERE number = ?", arguments: [number])
        }
        try insertStory(story, in: database)
        let number = database.lastInsertedRowID
        for (position, hero) in story.heroes.enumerated() {
            try database.execute(
                sql: """
                    INSERT INTO storyHero (storyNumber, position, heroId, name, json)
                    VALUES (?, ?, (SELECT id FROM hero WHERE id = ?), ?, ?)
                    """,
                arguments: [number, position, hero.id.rawValue, hero.name, try StoredJSON.text(hero)])
        }
        for page in story.pages {
            try database.execute(
                sql: """
                    INSERT INTO page (storyNumber, position, text, scene, illustration, mediaDigest)
                    VALUES (?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    number, page.index, page.text, try StoredJSON.text(page.scene),
                    try StoredJSON.text(page.illustration), page.illustration.media?.digest,
                ])
        }
        if let narration = story.narration {
            try database.execute(
                sql: "INSERT INTO narration (storyNumber, mediaDigest, json) VALUES (?, ?, ?)",
                arguments: [number, narration.media.digest, try StoredJSON.text(narration)])
        }
        try database.execute(
            sql: "INSERT INTO storyText (rowid, title, text) VALUES (?, ?, ?)",
            arguments: [number, story.title, story.pages.map(\.text).joined(separator: "\n\n")])
    }

    /// The story of a row number, whole.
    static func story(_ number: Int64, in database: Database) throws -> Story {
        guard let row = try Row.fetchOne(database, sql: "SELECT * FROM story WHERE number = ?", arguments: [number])
        else { throw StorageError.notFound(.story, String(number)) }
        let narration = try String.fetchOne(
            database, sql: "SELECT json FROM narration WHERE storyNumber = ?", arguments: [number])
        return Story(
            id: StoryID(rawValue: row["id"]), title: row["title"], heroes: try heroes(of: number, in: database),
            occasion: try StoredJSON.value(StoryOccasion.self, of: row["occasion"]),
            ageBand: try term(row["ageBand"]), tone: try term(row["tone"]),
            language: LanguageCode(rawValue: row["language"]), minutes: row["minutes"],
            seed: UInt64(row["seed"] as String) ?? 0, pages: try pages(of: number, in: database),
            narrationStatus: try term(row["narrationStatus"]),
            narration: try narration.map { try StoredJSON.value(Narration.self, of: $0) },
            providers: StoryProviders(
                author: ProviderIdentifier(rawValue: row["author"]),
                narrator: (row["narrator"] as String?).map(ProviderIdentifier.init(rawValue:)),
                illustrator: (row["illustrator"] as String?).map(ProviderIdentifier.init(rawValue:))),
            createdAt: Date(timeIntervalSinceReferenceDate: row["createdAt"]), isFavorite: row["isFavorite"],
            playCount: row["playCount"])
    }

    // MARK: - Private

    private static func insertStory(_ story: Story, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO story (id, title, foldedTitle, occasion, occasionName, ageBand, tone, language, minutes,
                    seed, narrationStatus, author, narrator, illustrator, createdAt, isFavorite, playCount, pageCount,
                    duration)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                story.id.rawValue, story.title, story.title.foldedForLookUp, try StoredJSON.text(story.occasion),
                story.occasion.displayName, story.ageBand.rawValue, story.tone.rawValue, story.language.rawValue,
                story.minutes, String(story.seed), story.narrationStatus.rawValue, story.providers.author.rawValue,
                story.providers.narrator?.rawValue, story.providers.illustrator?.rawValue,
                story.createdAt.timeIntervalSinceReferenceDate, story.isFavorite, story.playCount, story.pages.count,
                story.narration?.duration,
            ])
    }

    private static func heroes(of number: Int64, in database: Database) throws -> [Hero] {
        try String.fetchAll(
            database, sql: "SELECT json FROM storyHero WHERE storyNumber = ? ORDER BY position", arguments: [number]
        ).map { try StoredJSON.value(Hero.self, of: $0) }
    }

    private static func pages(of number: Int64, in database: Database) throws -> [StoryPage] {
        try Row.fetchAll(
            database, sql: "SELECT * FROM page WHERE storyNumber = ? ORDER BY position", arguments: [number]
        ).map { row in
            StoryPage(
                index: row["position"], text: row["text"],
                scene: try StoredJSON.value(Scene.self, of: row["scene"]),
                illustration: try StoredJSON.value(StoryIllustration.self, of: row["illustration"]))
        }
    }

    private static func term<Term: RawRepresentable>(_ text: String) throws -> Term where Term.RawValue == String {
        guard let term = Term(rawValue: text) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: "'\(text)' is not a \(Term.self)"))
        }
        return term
    }
}
