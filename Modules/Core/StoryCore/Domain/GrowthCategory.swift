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

    /// One sentence that tells an author what such a story is about.
    public var promptSeed: String {
        switch self {
        case .emotionalIntelligence: "Somebody finds words for what they feel, and is understood."
        case .cognitiveDevelopment: "Somebody looks closely, asks why, and finds out how it works."
        case .socialSkills: "Taking turns, listening and sharing make it easy to do something together."
        case .creativity: "Somebody imagines what nobody else has thought of, and makes it come true."
        case .problemSolving: "Something does not work, and it takes several ideas until one does."
        case .resilience: "It goes wrong twice, and trying once more is what counts."
        case .kindness: "Somebody notices how another one feels, and does something kind."
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
