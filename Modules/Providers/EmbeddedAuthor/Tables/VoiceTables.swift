import StoryCore

/// What every story of a language may need.
struct LanguageTable: Decodable, Sendable {
    /// A rhythm that returns for small children, and the form in which it closes a story.
    struct Refrain: Decodable, Sendable {
        var line: String
        var last: String
    }

    /// The marks around what is said.
    struct Quotes: Decodable, Sendable {
        var open: String
        var close: String
    }

    var quotes: Quotes
    var cast: CastTable
    /// The words by which a text speaks of a kind of being.
    var species: [String: [String]]
    var refrains: [Refrain]
    /// Lines that name the heroes on a page that has not named them.
    var presences: [String]
    var thanks: [String]
    var greetings: [String]
    /// How the hero remembers what a helper gave.
    var remembering: [String]
    /// What decides where nothing was given.
    var withoutGift: [String]
    /// How those who were met come again.
    var reunions: [String]
    var parting: [String]
    var onTheWay: [String]
    var homeward: [String]
    var doubts: [String]
    /// For the smallest ones.
    var sounds: [String]
    /// For bigger ones.
    var asides: [String]
}

/// What a hero's nature does in a story.
struct TraitTable: Decodable, Sendable {
    struct Nature: Decodable, Sendable {
        /// How it decides at the turn.
        var deeds: [[String]]
        /// How it shows on the way.
        var gestures: [String]
        /// How it shows before a helper's trouble is mended.
        var fixes: [String]
    }

    var traits: [String: Nature]

    /// What a trait does, or what a hero without one does.
    func nature(_ trait: Trait?) -> Nature {
        traits[trait?.rawValue ?? "none"] ?? Nature(deeds: [], gestures: [], fixes: [])
    }
}

/// What is told in between, by tone.
struct ToneTable: Decodable, Sendable {
    struct Voice: Decodable, Sendable {
        var anywhere: [String]
        /// On ground, under the sky.
        var outdoors: [String]
        /// From one place to the next.
        var links: [String]
    }

    var tones: [String: Voice]
}
