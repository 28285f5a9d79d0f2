/// What a child can grow in with the stories of a collection.
public enum GrowthCategory: String, CaseIterable, Codable, Sendable {
    case emotionalIntelligence, cognitiveDevelopment, socialSkills, creativity, problemSolving, resilience, kindness

    /// The category's English name for people, such as "Kindness & Empathy".
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

    /// What kind of event such a story is.
    public var eventCategory: EventCategory {
        switch self {
        case .emotionalIntelligence, .kindness: .feelings
        case .cognitiveDevelopment, .resilience: .milestone
        case .socialSkills: .friends
        case .creativity, .problemSolving: .adventure
        }
    }

    /// The tone of such a story.
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
    /// Identifies the theme of a collection's stories: an event that no family made up and that is in no list.
    ///
    /// Its title and prompt seed are notes to the author; a story tells of neither.
    public static func growthTheme(_ category: GrowthCategory) -> CustomEventID {
        CustomEventID(rawValue: "growth-" + category.rawValue.lowercased())
    }
}
