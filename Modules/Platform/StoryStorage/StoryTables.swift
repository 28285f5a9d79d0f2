import StoryCore

/// The layouts of the tables of stories.
package enum StoryTables {
    package static let story = TableLayout(stories: "story", number: "number")
    /// The tables of a story's parts.
    package static let parts = [page, narration, storyHero]

    package static let page = TableLayout("page", story: "storyNumber", key: ["position"])
    package static let narration = TableLayout("narration", story: "storyNumber")
    package static let storyHero = TableLayout(
        "storyHero", story: "storyNumber", key: ["position"],
        references: [TableReference(column: "heroId", table: "hero", key: "id", onDeletion: .forget)])

    /// What a profile did with a story: a favourite mark, and how often it was heard. A row without either is deleted.
    package static let storyMark = TableLayout("storyMark", story: "storyNumber", key: ["profile"])

    /// The identifier of the hero in a row of `storyHero`; NULL if the JSON is invalid. SQLite uses the index only for
    /// this exact expression.
    package static let heroID = "iif(json_valid(json), json ->> '$.id', NULL)"
}
