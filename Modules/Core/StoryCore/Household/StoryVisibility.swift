/// Which stories of the library a profile sees: in lists, searches, counts and links, and when it plays some.
public enum StoryVisibility: Hashable, Sendable {
    /// All of them.
    case everything
    /// Those for an age group, and those for every age, in a language; nil for any of them.
    case fitting(AgeBand?, LanguageCode?)
    /// Those that were chosen, those about the chosen heroes, and those of the chosen collections.
    case chosen(stories: Set<StoryID>, heroes: Set<HeroID>, collections: Set<CollectionID>)

    /// Returns whether a story is seen.
    ///
    /// - Parameter collections: The collections with the story.
    public func includes(_ story: Story, in collections: Set<CollectionID>) -> Bool {
        switch self {
        case .everything: true
        case .fitting(let ageBand, let language):
            (ageBand == nil || story.ageBand == ageBand || story.ageBand == .all)
                && (language == nil || story.language == language)
        case .chosen(let stories, let heroes, let chosenCollections):
            stories.contains(story.id) || story.heroes.contains { heroes.contains($0.id) }
                || !chosenCollections.isDisjoint(with: collections)
        }
    }
}
