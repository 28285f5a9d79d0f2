import FeatureKit
import StoryCore

/// What the library remembers of stories, heroes and events.
typealias LibraryCache = ReadCache<LibraryContents, LibraryError>

/// The stories, heroes and events that were read last.
struct LibraryContents: CachedContents {
    private static let maximumStoryCount = 20

    var heroes: [Hero]?
    var events: [CustomStoryEvent]?
    private var stories: [StoryID: Story] = [:]

    /// One of the stories that were read last; only so many are kept.
    subscript(story identifier: StoryID) -> Story? {
        get { stories[identifier] }
        set {
            if stories.count >= Self.maximumStoryCount { stories = [:] }
            stories[identifier] = newValue
        }
    }

    mutating func forget(_ part: LibraryPart) {
        switch part {
        case .stories: stories = [:]
        case .heroes: heroes = nil
        case .events: events = nil
        // The rest is other features'.
        default: break
        }
    }
}

extension LibraryError {
    /// Whether the requested thing does not exist any more.
    var saysThatItIsGone: Bool {
        if case .storage(.notFound) = self { true } else { false }
    }
}
