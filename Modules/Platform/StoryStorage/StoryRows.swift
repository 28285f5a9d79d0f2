import Foundation
package import GRDB
package import StoryCore

/// Converts stories to rows and back; every function runs within its caller's transaction.
package enum StoryRows {
    /// Returns the row number of a story; nil if it is not stored, or in the bin.
    package static func number(of identifier: StoryID, in database: Database) throws -> Int64? {
        try Int64.fetchOne(
            database, sql: "SELECT number FROM story WHERE id = ? AND removedAt IS NULL",
            arguments: [identifier.rawValue])
    }

    /// Returns the row number of a story that a profile sees; nil if it does not see one, or if it is in the bin.
    package static func number(
        of identifier: StoryID, among visible: VisibleStories, in database: Database
    ) throws -> Int64? {
        try Int64.fetchOne(
            database, sql: "SELECT number FROM story WHERE id = ? AND removedAt IS NULL AND \(visible.condition)",
            arguments: [identifier.rawValue])
    }

    /// Returns the row number of a story, including the bin; nil if it is not stored.
    package static func storedNumber(of identifier: StoryID, in database: Database) throws -> Int64? {
        try Int64.fetchOne(database, sql: "SELECT number FROM story WHERE id = ?", arguments: [identifier.rawValue])
    }

    /// Stores a story, replacing the one with its identifier, whose row number stays.
    ///
    /// A new story increments the usage count of its custom event, unless it is being restored.
    ///
    /// - Parameters:
    ///   - number: The row number of a new story; nil for the next one.
    ///   - profile: Whose favourite mark and play count a new story has.
    /// - Returns: Its row number.
    @discardableResult
    static func save(
        _ story: Story, as number: Int64? = nil, countsAsUse: Bool = true, markedBy profile: ProfileID = .first,
        in database: Database
    ) throws -> Int64 {
        let isNew = try storedNumber(of: story.id, in: database) == nil
        if countsAsUse, case .custom(let event) = story.occasion, isNew {
            try CustomEventRows.recordUse(of: event.id, in: database)
        }
        // A second page with the same number would replace the first.
        guard Set(story.pages.map(\.index)).count == story.pages.count else {
            throw StorageError.failed(path: "library.sqlite", detail: "Two pages of the story have the same number.")
        }
        let number = try saveStory(story, as: number, in: database)
        // What a family did with the story since it was read stays.
        if isNew { try MarkRows.add(story.isFavorite, story.playCount, to: number, by: profile, in: database) }
        try removeParts(of: number, besidesThoseOf: story, in: database)
        for (position, hero) in story.heroes.enumerated() {
            try database.execute(
                sql: """
                    INSERT INTO storyHero (storyNumber, position, heroId, name, json)
                    VALUES (?, ?, (SELECT id FROM hero WHERE id = ?), ?, ?)
                    ON CONFLICT (storyNumber, position)
                        DO UPDATE SET heroId = excluded.heroId, name = excluded.name, json = excluded.json
                    """,
                arguments: [number, position, hero.id.rawValue, hero.name, try StoredJSON.text(hero)])
        }
        for page in story.pages {
            try database.execute(
                sql: """
                    INSERT INTO page (storyNumber, position, text, scene, illustration, mediaDigest, delivery)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (storyNumber, position) DO UPDATE SET text = excluded.text, scene = excluded.scene,
                        illustration = excluded.illustration, mediaDigest = excluded.mediaDigest,
                        delivery = excluded.delivery
                    """,
                arguments: [
                    number, page.index, page.text.withoutNUL, try StoredJSON.text(page.scene),
                    try StoredJSON.text(page.illustration), page.illustration.media?.digest,
                    try page.delivery.map(StoredJSON.text),
                ])
        }
        if let narration = story.narration {
            try database.execute(
                sql: """
                    INSERT INTO narration (storyNumber, mediaDigest, json) VALUES (?, ?, ?)
                    ON CONFLICT (storyNumber) DO UPDATE SET mediaDigest = excluded.mediaDigest, json = excluded.json
                    """,
                arguments: [number, narration.media.digest, try StoredJSON.text(narration)])
        }
        try index(number, in: database)
        return number
    }

    /// Adds the search texts of a story to the index, from its rows.
    package static func index(_ number: Int64, in database: Database) throws {
        try database.execute(
            sql: "INSERT INTO storyText (rowid, title, heroes, text) VALUES (?, ?, ?, ?)",
            arguments: [number] + StatementArguments(try searchTexts(of: number, in: database)))
    }

    /// Returns the search texts of a story from its rows: title, names and texts in folded form.
    static func searchTexts(of number: Int64, in database: Database) throws -> [String] {
        let title = try String.fetchOne(database, sql: "SELECT title FROM story WHERE number = ?", arguments: [number])
        let names = try String.fetchAll(
            database, sql: "SELECT name FROM storyHero WHERE storyNumber = ? ORDER BY position", arguments: [number])
        let texts = try String.fetchAll(
            database, sql: "SELECT text FROM page WHERE storyNumber = ? ORDER BY position", arguments: [number])
        return [title ?? "", names.joined(separator: "\n"), texts.joined(separator: "\n\n")].map(SearchText.indexed)
    }

    /// Returns the complete story with a row number.
    ///
    /// - Parameters:
    ///   - profile: Whose favourite mark and play count it has.
    ///   - withNarration: False for the story without its narration, which may not be readable.
    package static func story(
        _ number: Int64, markedBy profile: ProfileID = .first, in database: Database, withNarration: Bool = true
    ) throws -> Story {
        guard let row = try Row.fetchOne(database, sql: "SELECT * FROM story WHERE number = ?", arguments: [number])
        else { throw StorageError.notFound(.story, String(number)) }
        let narration =
            withNarration
            ? try String.fetchOne(
                database, sql: "SELECT json FROM narration WHERE storyNumber = ?", arguments: [number]) : nil
        let marks = try MarkRows.marks(of: number, by: profile, in: database)
        let story = Story(
            id: try .stored(row["id"]), title: row["title"], heroes: try heroes(of: number, in: database),
            occasion: try StoredJSON.value(StoryOccasion.self, of: row["occasion"]),
            ageBand: try term(row["ageBand"]), tone: try term(row["tone"]),
            language: LanguageCode(rawValue: row["language"]), minutes: row["minutes"],
            seed: try seed(row["seed"]), cover: try StoredJSON.value(StoryIllustration.self, of: row["cover"]),
            pages: try pages(of: number, in: database),
            narrationStatus: try term(row["narrationStatus"]),
            narration: try narration.map { try StoredJSON.value(Narration.self, of: $0) },
            providers: StoryProviders(
                author: ProviderIdentifier(rawValue: row["author"]),
                narrator: (row["narrator"] as String?).map(ProviderIdentifier.init(rawValue:)),
                illustrator: (row["illustrator"] as String?).map(ProviderIdentifier.init(rawValue:))),
            createdAt: try .stored(row["createdAt"]), isFavorite: marks.isFavorite, playCount: marks.playCount,
            telling: try (row["telling"] as String?).map { try StoredJSON.value(TellingRecord.self, of: $0) })
        guard story.hasSoundNumbers else { throw unreadable("numbers out of range") }
        return story
    }

    // MARK: - Private

    /// Stores the story's own row and returns its number.
    private static func saveStory(_ story: Story, as number: Int64?, in database: Database) throws -> Int64 {
        let columns: KeyValuePairs<String, (any DatabaseValueConvertible)?> = [
            "number": number, "id": story.id.rawValue, "title": story.title.withoutNUL,
            "foldedTitle": SearchText.folded(story.title),
            "occasion": try StoredJSON.text(story.occasion),
            "ageBand": story.ageBand.rawValue, "tone": story.tone.rawValue, "language": story.language.rawValue,
            "minutes": story.minutes, "seed": String(story.seed), "narrationStatus": story.narrationStatus.rawValue,
            "author": story.providers.author.rawValue, "narrator": story.providers.narrator?.rawValue,
            "illustrator": story.providers.illustrator?.rawValue,
            "createdAt": story.createdAt.timeIntervalSinceReferenceDate,
            "pageCount": story.pages.count, "duration": story.narration?.duration,
            "cover": try StoredJSON.text(story.cover), "coverDigest": story.cover.media?.digest,
            "heroNames": try StoredJSON.text(story.heroes.map(\.name)), "event": story.occasion.reference.stored,
            "telling": try story.telling.map(StoredJSON.text),
        ]
        let names = columns.map(\.key)
        let replaced = names.filter { $0 != "number" }
        let number = try Int64.fetchOne(
            database,
            sql: """
                INSERT INTO story (\(names.joined(separator: ", ")))
                VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
                ON CONFLICT (id) DO UPDATE SET \(replaced.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
                RETURNING number
                """,
            arguments: StatementArguments(columns.map(\.value)))
        guard let number else { throw StorageError.notFound(.story, story.id.rawValue) }
        return number
    }

    /// Deletes the parts that the story no longer has. The others are updated, so that their checksums show earlier
    /// damage.
    private static func removeParts(of number: Int64, besidesThoseOf story: Story, in database: Database) throws {
        let pages = story.pages.map { "\($0.index)" }.joined(separator: ", ")
        try database.execute(
            sql: "DELETE FROM storyHero WHERE storyNumber = ? AND position >= ?",
            arguments: [number, story.heroes.count])
        try database.execute(
            sql: "DELETE FROM page WHERE storyNumber = ? AND position NOT IN (\(pages))", arguments: [number])
        if story.narration == nil {
            try database.execute(sql: "DELETE FROM narration WHERE storyNumber = ?", arguments: [number])
        }
        try database.execute(sql: "DELETE FROM storyText WHERE rowid = ?", arguments: [number])
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
                illustration: try StoredJSON.value(StoryIllustration.self, of: row["illustration"]),
                delivery: try (row["delivery"] as String?).map { try StoredJSON.value([DeliveryMark].self, of: $0) })
        }
    }

    /// Parses a seed: SQLite has no unsigned 64-bit numbers, so that it is stored as text.
    private static func seed(_ text: String) throws -> UInt64 {
        guard let seed = UInt64(text) else { throw unreadable("'\(text)' is not a seed") }
        return seed
    }

    package static func term<Term: RawRepresentable>(_ text: String) throws -> Term where Term.RawValue == String {
        guard let term = Term(rawValue: text) else {
            throw unreadable("'\(text)' is not a \(Term.self)")
        }
        return term
    }

    private static func unreadable(_ what: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: what))
    }
}

extension String {
    /// The text with spaces for NULs, at which SQLite would cut it; the ranges of marks stay the same.
    var withoutNUL: String {
        utf8.contains(0) ? replacing("\0", with: " ") : self
    }
}
