import StoryCore

/// A limit that a parent set, and that is reached.
public enum AccessLimit: Hashable, Sendable {
    /// So many minutes were listened to today.
    case minutesPerDay(Int)
    /// So many minutes were listened to without a break.
    case minutesPerSitting(Int)
    /// So many stories were created today.
    case storiesPerDay(Int)
    /// It is a time without stories, which ends at this time of the day; nil if it lasts all day.
    case quietHours(until: String?)

    var code: String {
        switch self {
        case .minutesPerDay: "access.minutesPerDay"
        case .minutesPerSitting: "access.minutesPerSitting"
        case .storiesPerDay: "access.storiesPerDay"
        case .quietHours: "access.quietHours"
        }
    }

    /// What is reached, as a sentence.
    func message(for name: String) -> String {
        switch self {
        case .minutesPerDay(let count):
            "\(name) has listened for \(StoryText.count(count, "minute", "minutes")) today."
        case .minutesPerSitting(let count):
            "\(name) has listened for \(StoryText.count(count, "minute", "minutes")) without a break."
        case .storiesPerDay(let count): "\(name) has created \(StoryText.count(count, "story", "stories")) today."
        case .quietHours(until: nil): "It's quiet time for \(name) all day."
        case .quietHours(let end?): "It's quiet time for \(name) until \(end)."
        }
    }

    /// What to do instead, as a sentence.
    var advice: String {
        switch self {
        case .minutesPerDay: "Listen to another story tomorrow."
        case .minutesPerSitting: "Take a break of half an hour."
        case .storiesPerDay: "Create another story tomorrow, or listen to one now."
        case .quietHours: "Come back after that."
        }
    }
}
