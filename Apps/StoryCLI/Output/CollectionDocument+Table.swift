import Collections
import Foundation
import StoryCore
import StoryDocuments

// MARK: - Text

extension CollectionDocument {
    /// Writes a collection with its stories, for people or for programs.
    static func write(_ collection: StoryCollection, asJSON: Bool, on console: Console) {
        guard !asJSON else { return console.write(JSONText.pretty(CollectionDocument(collection))) }
        let profile = collection.profile
        var facts = [
            profile.focus.displayName,
            profile.ageBand == .all ? "for all ages" : "for ages \(profile.ageBand.rawValue)", count(of: collection),
        ]
        if !profile.interests.isEmpty { facts.insert(profile.interests.joined(separator: ", "), at: 2) }
        console.write(PlainText.line(collection.title, limit: .max) ?? "")
        console.write(facts.joined(separator: " · "))
        if collection.missingCount > 0 {
            let missing = StoryText.count(collection.missingCount, "story is", "stories are")
            console.write(
                "\(missing) still missing. Run 'story collection resume \(collection.id.short)' to create the rest.")
        }
        guard !collection.stories.isEmpty else { return }
        console.write(
            TextTable(
                columns: [
                    TextTable.Column(title: "STORY"), TextTable.Column(title: "TITLE", shortest: 16),
                    TextTable.Column(title: "COMPLETED"),
                ],
                rows: collection.stories.map { story in
                    [
                        TextTable.Cell(story.id.short), TextTable.Cell(story.title),
                        TextTable.Cell(story.completedAt.map(StoryText.day) ?? "-"),
                    ]
                }))
    }

    /// Returns the collections as a table, one per line.
    static func table(of collections: [StoryCollection]) -> TextTable {
        TextTable(
            columns: [
                TextTable.Column(title: "COLLECTION"), TextTable.Column(title: "TITLE", shortest: 16),
                TextTable.Column(title: "FOCUS", rank: 2, shortest: 8), TextTable.Column(title: "AGE", rank: 3),
                TextTable.Column(title: "DONE", isNumber: true), TextTable.Column(title: "", rank: 1, isNumber: true),
            ],
            rows: collections.map { collection in
                [
                    TextTable.Cell(collection.id.short), TextTable.Cell(collection.title),
                    TextTable.Cell(collection.profile.focus.displayName),
                    TextTable.Cell(collection.profile.ageBand.rawValue),
                    TextTable.Cell("\(collection.completedCount)/\(collection.stories.count)"),
                    TextTable.Cell("\(Int(collection.progress * 100))%"),
                ]
            })
    }

    /// Returns how many stories of a collection are completed.
    static func count(of collection: StoryCollection) -> String {
        let stories = StoryText.count(collection.stories.count, "story", "stories")
        return collection.stories.isEmpty
            ? "no stories" : "\(collection.completedCount) of \(stories) completed"
    }
}
