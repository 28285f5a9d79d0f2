public import Foundation
public import StoryCore

/// A member of the household, with a shelf of its own.
///
/// Favourite marks, positions in stories, play counts, the queue, achievements and the reading journey belong to a
/// profile; stories, heroes and events to the household.
public struct Profile: Hashable, Sendable, Identifiable {
    /// The identifier.
    public let id: ProfileID
    /// What a person chose for it.
    public var values: ProfileValues
    /// When it was added.
    public let createdAt: Date

    /// Creates a profile. Check the values with ``ProfileValues/checked()`` first.
    public init(id: ProfileID, values: ProfileValues, createdAt: Date) {
        (self.id, self.values, self.createdAt) = (id, values, createdAt)
    }

    /// The name.
    public var name: String { values.name }

    /// Whether it is the profile that every household has: a parent's, which sees everything and stays.
    public var isFirst: Bool { id == .first }

    /// Whether it may have stories made; parents always may.
    public var creation: StoryCreation { values.role == .parent ? .allowed : values.creation }

    /// The stories that the profile sees.
    public var visibility: StoryVisibility {
        guard !isFirst else { return .everything }
        return switch values.shelf {
        case .everything: .everything
        case .fitting where values.ageBand == nil && values.language == nil: .everything
        case .fitting: .fitting(values.ageBand, values.language)
        case .chosen:
            .chosen(
                stories: values.chosen.stories, heroes: values.chosen.heroes, collections: values.chosen.collections)
        }
    }
}

/// Whether a profile is a parent's or a child's.
public enum ProfileRole: String, CaseIterable, Codable, Sendable {
    case parent, child
}

/// Whether a child may have stories made.
public enum StoryCreation: String, CaseIterable, Codable, Sendable {
    /// It may.
    case allowed = "yes"
    /// It asks for them, and they are made once a parent approves.
    case asks = "ask"
    /// It may not.
    case never = "no"
}

/// How the stories are chosen that a profile sees.
public enum ProfileShelf: String, CaseIterable, Codable, Sendable {
    /// All of them.
    case everything
    /// Those for its age group, and for every age, in its language.
    case fitting
    /// Those that a parent chose, one by one, by hero or by collection.
    case chosen
}

/// The colour of a profile.
public enum ProfileColor: String, CaseIterable, Codable, Sendable {
    case red, orange, yellow, green, blue, purple
}

/// What a parent chose for a profile's shelf.
public struct ChosenStories: Hashable, Codable, Sendable {
    /// Single stories.
    public var stories: Set<StoryID>
    /// Heroes, with all stories about them.
    public var heroes: Set<HeroID>
    /// Collections, with all their stories.
    public var collections: Set<CollectionID>

    /// Creates a choice.
    public init(
        stories: Set<StoryID> = [], heroes: Set<HeroID> = [], collections: Set<CollectionID> = []
    ) {
        (self.stories, self.heroes, self.collections) = (stories, heroes, collections)
    }

    /// The number of things that were chosen.
    public var count: Int { stories.count + heroes.count + collections.count }
}

extension StoredKind {
    /// A profile.
    public static let profile = StoredKind(rawValue: "profile")
}

extension LibraryPart {
    /// The profiles.
    public static let household = LibraryPart(rawValue: "household")
}
