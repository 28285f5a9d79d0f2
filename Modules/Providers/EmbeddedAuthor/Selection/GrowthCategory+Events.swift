import StoryCore

extension CustomEventID {
    /// What a collection's story is to be about, if it is one's.
    var growthCategory: GrowthCategory? { GrowthCategory.allCases.first { self == .growthTheme($0) } }
}

extension GrowthCategory {
    /// The events whose plots are about it.
    var events: Set<StoryEvent> {
        switch self {
        case .emotionalIntelligence: [.friendship, .family]
        case .cognitiveDevelopment: [.learning, .rainyDay]
        case .socialSkills: [.friendship, .schoolDay]
        case .creativity: [.rainyDay, .weekend]
        case .problemSolving: [.helping, .holiday]
        case .resilience: [.learning, .weekend]
        case .kindness: [.helping, .friendship]
        }
    }
}
