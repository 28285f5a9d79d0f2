package import GRDB
package import StoryCore

/// The stories that a profile sees, as a part of statements.
package struct VisibleStories: Sendable {
    /// A condition on the columns of `story`, which a statement has to call so.
    package let condition: String
    /// Whether the profile sees all of them.
    package let areAll: Bool

    /// Puts a visibility into SQL.
    ///
    /// The values are part of the text, so that the condition can stand anywhere in a statement.
    ///
    /// - Parameter collected: Returns the stories of a collection.
    init(_ visibility: StoryVisibility, collected: (CollectionID) throws -> [StoryID]) rethrows {
        areAll = visibility == .everything
        switch visibility {
        case .everything: condition = "TRUE"
        case .fitting(let ageBand, let language):
            let ages = ageBand.map { "story.ageBand IN (\(Self.list([$0.rawValue, AgeBand.all.rawValue])))" }
            let languages = language.map { "story.language IN (\(Self.list([$0.rawValue])))" }
            condition = "(" + ([ages, languages].compactMap(\.self) + ["TRUE"]).joined(separator: " AND ") + ")"
        case .chosen(let stories, let heroes, let collections):
            let named = try collections.reduce(into: stories) { $0.formUnion(try collected($1)) }
            // A deleted hero is matched by the story's own copy.
            condition = """
                (story.id IN (\(Self.list(named.map(\.rawValue)))) OR +story.number IN (
                    SELECT storyNumber FROM storyHero WHERE heroId IN (\(Self.list(heroes.map(\.rawValue))))
                    UNION ALL SELECT storyNumber FROM storyHero
                        WHERE heroId IS NULL AND \(StoryTables.heroID) IN (\(Self.list(heroes.map(\.rawValue))))
                ))
                """
        }
    }

    /// Returns the values as a list of SQL.
    private static func list(_ values: [String]) -> String {
        values.sorted().map { "'" + $0.replacing("'", with: "''") + "'" }.joined(separator: ", ")
    }
}

extension LibraryDatabase {
    /// Returns the stories that a profile sees now, for statements of the same transaction.
    package nonisolated func visibleStories(
        to profile: ProfileID, in database: Database
    ) throws -> VisibleStories {
        try VisibleStories(schema.visibility(of: profile, in: database)) { collection in
            try schema.features.flatMap { try $0.stories(of: collection, in: database) }
        }
    }
}
