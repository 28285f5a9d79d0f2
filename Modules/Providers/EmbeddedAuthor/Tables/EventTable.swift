import StoryCore

/// What belongs to an event: how such a day begins and ends, and what matters on it.
struct EventTable: Decodable, Sendable {
    /// Where and when a story begins or ends.
    struct Stage: Decodable, Sendable {
        /// The id of the place.
        var place: String
        var time: TimeOfDay
        var weather: Weather
    }

    var id: String
    var start: Stage
    var end: Stage
    var endsAsleep: Bool
    /// Whether the journey is one of fancy, which makes no sense unless its beginning is told.
    var isJourneyOfFancy: Bool
    /// First lines.
    var openings: [String]
    /// What there is at the beginning of such a day.
    var moments: [String]
    var departures: [String]
    var returns: [String]
    /// What there is at its end.
    var evenings: [String]
    /// Last lines.
    var closings: [String]
    var things: [Thing]
    var people: [Person]
    var skills: [Skill]
    var promises: [Promise]

    /// Whether such a journey is made in the dark.
    var isAtNight: Bool { start.time == "evening" || start.time == "night" }
}

/// Something that a story is about.
struct Thing: Decodable, Sendable {
    /// A sign by which it is known, told early and seen again late.
    struct Mark: Decodable, Sendable {
        var told: String
        var seen: String
    }

    var noun: Noun
    /// Why it matters.
    var whys: [String]
    var marks: [Mark]
    var prop: Prop?

    private enum CodingKeys: CodingKey {
        case whys, marks, prop
    }

    init(noun: Noun, prop: Prop?) {
        self.noun = noun
        self.prop = prop
        whys = []
        marks = []
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        noun = try Noun(from: decoder)
        whys = try container.decode([String].self, forKey: .whys)
        marks = try container.decode([Mark].self, forKey: .marks)
        prop = try container.decodeIfPresent(Prop.self, forKey: .prop)
    }
}

/// Somebody for whom something is done.
struct Person: Decodable, Sendable {
    /// "Grandma" or "the old baker".
    var name: Noun
    /// What somebody with a long name is called once they are known: "the baker".
    var later: String?
    var species: Species
    /// Why something is done.
    var whys: [String]

    private enum CodingKeys: CodingKey {
        case species, whys, later
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try Noun(from: decoder)
        later = try container.decodeIfPresent(String.self, forKey: .later)
        species = try container.decode(Species.self, forKey: .species)
        whys = try container.decodeIfPresent([String].self, forKey: .whys) ?? []
    }
}

/// Something that can be learned.
struct Skill: Decodable, Sendable {
    /// "fold a paper boat".
    var `do`: String
    /// "folded a paper boat".
    var did: String
    var whys: [String]
}

/// A promise, and how it is kept.
struct Promise: Decodable, Sendable {
    var make: String
    var keep: String
}
