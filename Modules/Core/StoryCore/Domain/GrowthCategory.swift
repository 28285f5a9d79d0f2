/// The growth category of a collection.
public enum GrowthCategory: String, CaseIterable, Codable, Sendable {
    case emotionalIntelligence, cognitiveDevelopment, socialSkills, creativity, problemSolving, resilience, kindness

    /// The category's English display name, such as "Kindness & Empathy".
    public var displayName: String {
        switch self {
        case .emotionalIntelligence: "Emotional Intelligence"
        case .cognitiveDevelopment: "Cognitive Development"
        case .socialSkills: "Social Skills"
        case .creativity: "Creativity & Imagination"
        case .problemSolving: "Problem Solving"
        case .resilience: "Resilience & Grit"
        case .kindness: "Kindness & Empathy"
        }
    }

    /// The event category of its stories.
    public var eventCategory: EventCategory {
        switch self {
        case .emotionalIntelligence, .kindness: .feelings
        case .cognitiveDevelopment, .resilience: .milestone
        case .socialSkills: .friends
        case .creativity, .problemSolving: .adventure
        }
    }

    /// The default tone of its stories.
    public var suggestedTone: StoryTone {
        switch self {
        case .emotionalIntelligence, .kindness: .gentle
        case .cognitiveDevelopment, .problemSolving: .curious
        case .socialSkills: .cheerful
        case .creativity: .magical
        case .resilience: .adventurous
        }
    }
}

extension CustomEventID {
    /// Returns the identifier of a collection's theme: an event that belongs to no family and appears in no list.
    ///
    /// Its title and prompt seed are notes to the author; a story mentions neither.
    public static func growthTheme(_ category: GrowthCategory) -> CustomEventID {
        CustomEventID(rawValue: "growth-" + category.rawValue.lowercased())
    }
}
