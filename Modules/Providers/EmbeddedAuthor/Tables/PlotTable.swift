import StoryCore

/// The shape of a story: what is wished for, what each meeting brings, how it turns and what comes of it.
struct PlotTable: Decodable, Sendable {
    /// Which of a story's facts a plot is about.
    enum Fact: String, Decodable, Sendable {
        case thing, person, skill, little
    }

    var id: String
    var uses: [Fact]
    /// How often an event has this plot, compared to 1.
    var events: [String: Double]?
    var titles: [String]
    /// The wish or worry, each way of it step by step.
    var beginnings: [[Step]]
    /// More about it, for longer stories.
    var more: [String]
    /// What a helper knows or gives; one for each meeting.
    var clues: [String]
    /// Tries that fail, each with its reason.
    var tries: [[String]]
    /// What almost works, for long stories.
    var middles: [[Step]]
    var turns: [Turn]
    /// How the wish is remembered on the way.
    var reminders: [String]
}

/// How a story turns.
struct Turn: Decodable, Sendable {
    /// What kind of problem the setback is; a gift that solves such problems is needed.
    var problem: String
    /// Where it can turn; where the small being lives, if empty.
    var places: [String]
    var guest: Guest?
    /// What goes wrong near the end, before trait and gift decide.
    var setback: [Step]
    /// How it comes right.
    var solution: [Step]
    /// What that means for others.
    var after: [Step]
}

/// Who appears where a story turns.
enum Guest: Decodable, Equatable, Sendable {
    /// The person from the event.
    case person
    /// The family of the small being that was lost.
    case family
    /// Somebody of a kind.
    case somebody(Species)

    init(from decoder: any Decoder) throws {
        let word = try decoder.singleValueContainer().decode(String.self)
        switch word {
        case "person": self = .person
        case "family": self = .family
        default: self = .somebody(Species(rawValue: word))
        }
    }
}
