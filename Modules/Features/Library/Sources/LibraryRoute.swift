import FeatureKit
public import StoryCore

/// The places in the feature that a link or a tap can lead to.
public enum LibraryRoute: Hashable, Sendable {
    /// The list of stories.
    case list
    /// One story.
    case story(StoryID)
    /// The list of heroes.
    case heroes
    /// The form for a hero; nil for a new one.
    case heroForm(HeroID?)
    /// The list of custom events.
    case events
    /// The form for a custom event; nil for a new one.
    case eventForm(CustomEventID?)
    /// The question whether something should be deleted.
    case deletion(LibraryDeletion)
}

/// What somebody wants to delete.
public enum LibraryDeletion: Hashable, Sendable {
    /// A story, with its audio and pictures.
    case story(StoryID)
    /// A hero; stories stay.
    case hero(HeroID)
    /// A custom event; stories stay.
    case event(CustomEventID)
}

/// The ways out of a screen of the feature.
public enum LibraryExit: Hashable, Sendable {
    /// Back to where one came from.
    case back
    /// To the form for a new story.
    case newStory
    /// To another screen of the feature.
    case open(LibraryRoute)
    /// To the player, with a story that begins to play.
    case play(StoryID)
}

extension LibraryRoute {
    /// Where the path of a link leads to; nil if nowhere.
    init?(path: [String]) {
        switch (path.first, path.dropFirst().first, path.count) {
        case (nil, _, _): self = .list
        case ("heroes", _, 1): self = .heroes
        case ("events", _, 1): self = .events
        case ("heroes", let hero?, 2):
            guard let hero: HeroID = DeepLink.identifier(hero) else { return nil }
            self = .heroForm(hero)
        case ("events", let event?, 2):
            guard let event: CustomEventID = DeepLink.identifier(event) else { return nil }
            self = .eventForm(event)
        case (let story?, _, 1):
            guard let story: StoryID = DeepLink.identifier(story) else { return nil }
            self = .story(story)
        default: return nil
        }
    }
}
