public import StoryCore

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
    /// The story's event is not allowed.
    case event(AllowedEvent)
    /// The story's age group is not allowed.
    case ageBand(AgeBand)
    /// The story's tone is not allowed, or not at bedtime.
    case tone(StoryTone, allowed: [StoryTone], isBedtime: Bool)
    /// The story contains a word that is blocked.
    case blockedWord(String)

    var code: String {
        switch self {
        case .minutesPerDay: "access.minutesPerDay"
        case .minutesPerSitting: "access.minutesPerSitting"
        case .storiesPerDay: "access.storiesPerDay"
        case .quietHours: "access.quietHours"
        case .event: "access.event"
        case .ageBand: "access.ageBand"
        case .tone: "access.tone"
        case .blockedWord: "access.blockedWord"
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
        case .event(.standard(let event)): "Stories about \(event.displayName) aren't for \(name)."
        case .event(.custom): "Stories about your own events aren't for \(name)."
        case .ageBand(let ages): "Stories for ages \(ages.rawValue) aren't for \(name)."
        case .tone(_, let allowed, isBedtime: true):
            "It's bedtime for \(name): only \(Self.list(of: allowed)) stories now."
        case .tone(_, let allowed, isBedtime: false): "Only \(Self.list(of: allowed)) stories are for \(name)."
        case .blockedWord(let word): "The story has a word that is blocked for \(name): '\(PlainText.quotation(word))'."
        }
    }

    /// What to do instead, as a sentence.
    var advice: String {
        switch self {
        case .minutesPerDay: "Listen to another story tomorrow."
        case .minutesPerSitting: "Take a break of half an hour."
        case .storiesPerDay: "Create another story tomorrow, or listen to one now."
        case .quietHours: "Come back after that."
        case .event: "Choose another event or story."
        case .ageBand: "Choose another age group or story."
        case .tone: "Choose another tone or story."
        case .blockedWord: "Choose another story."
        }
    }

    private static func list(of tones: [StoryTone]) -> String {
        StoryText.list(tones.map(\.rawValue))
    }
}
