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
}

extension LibraryRoute {
    /// Where the path of a link leads to; nil if nowhere.
    init?(path: [String]) {
        switch (path.first, path.dropFirst().first, path.count) {
        case (nil, _, _): self = .list
        case ("heroes", _, 1): self = .heroes
        case ("events", _, 1): self = .events
        case ("heroes", let hero?, 2) where Self.isIdentifier(hero): self = .heroForm(HeroID(rawValue: hero))
        case ("events", let event?, 2) where Self.isIdentifier(event): self = .eventForm(CustomEventID(rawValue: event))
        case (let story?, _, 1) where Self.isIdentifier(story): self = .story(StoryID(rawValue: story))
        default: return nil
        }
    }

    /// A link comes from anywhere: what cannot be an identifier leads nowhere.
    private static func isIdentifier(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
    }
}
