/// A standard event.
public enum StoryEvent: String, CaseIterable, Codable, Sendable {
    case bedtime, schoolDay, birthday, weekend, rainyDay, family, friendship, learning, helping, holiday

    /// The event's English display name, such as "Rainy day".
    public var displayName: String {
        switch self {
        case .bedtime: "Bedtime"
        case .schoolDay: "School day"
        case .birthday: "Birthday"
        case .weekend: "Weekend"
        case .rainyDay: "Rainy day"
        case .family: "Family"
        case .friendship: "Friendship"
        case .learning: "Learning"
        case .helping: "Helping"
        case .holiday: "Holiday"
        }
    }

    /// Returns the event of a typed name, ignoring case, spaces and hyphens ("rainy-day"); nil if there is none.
    public static func named(_ name: String) -> StoryEvent? {
        let wanted = name.lowercased().filter(\.isLetter)
        return allCases.first { $0.rawValue.lowercased() == wanted }
    }

    /// The prompt for the author: one sentence on what such a story is about.
    public var promptSeed: String {
        switch self {
        case .bedtime: "A calm adventure at the end of the day that ends with falling asleep."
        case .schoolDay: "Something at school that looks hard in the morning and is a joy by the afternoon."
        case .birthday: "A birthday with a surprise that does not go as planned, and turns out better."
        case .weekend: "Two free days and a small expedition close to home."
        case .rainyDay: "A day of rain that starts with boredom and ends with a discovery."
        case .family: "Something that a family can only do together."
        case .friendship: "Two who do not know each other yet and become friends."
        case .learning: "Learning something new, failing at it twice, and getting it."
        case .helping: "Somebody needs help, and helping turns out to be the adventure."
        case .holiday: "A journey to somewhere new, and what is brought home from it."
        }
    }

    /// The default tone of its stories.
    public var suggestedTone: StoryTone {
        switch self {
        case .bedtime, .family: .gentle
        case .schoolDay, .birthday, .friendship, .helping: .cheerful
        case .weekend, .holiday: .adventurous
        case .rainyDay, .learning: .curious
        }
    }
}
