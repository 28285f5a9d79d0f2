import StoryCore

/// Every place that a story can come through.
struct PlaceTable: Decodable, Sendable {
    var places: [Place]
}

/// A place, and what is there and nowhere else.
struct Place: Decodable, Sendable {
    var id: String
    /// What a picture of it shows.
    var setting: Setting
    /// "the harbour".
    var name: String
    /// "at the harbour".
    var at: String
    /// "to the harbour".
    var to: String
    /// How far from home it is: 0 for the rooms of a house, 4 for the stars.
    var distance: Int
    var indoors: Bool
    /// Whether there is ground to walk on.
    var ground: Bool
    /// What the sky may do there.
    var weather: [Weather]
    /// The places from which a path leads here.
    var near: [String]
    /// Ways to get there.
    var arrivals: [String]
    /// What can be seen, heard and smelled at any hour.
    var details: [String]
    /// What is only there by day.
    var daylight: [String]
    /// What is only there in the dark.
    var night: [String]
    /// Tries that fail here, each with its reason, line by line.
    var searches: [[String]]
    /// What always stands there.
    var props: [Prop]
}

/// Small beings that can be lost.
struct LittleTable: Decodable, Sendable {
    var littles: [Little]
}

/// A small being that can be lost, and where its family lives.
struct Little: Decodable, Sendable {
    /// "owl"; a table may give its gender besides.
    var noun: Noun
    var species: Species
    /// The id of the place where its family lives.
    var home: String
    /// What it does or says on the way.
    var lines: [String]

    private enum CodingKeys: CodingKey {
        case species, home, lines
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        noun = try Noun(from: decoder)
        species = try container.decode(Species.self, forKey: .species)
        home = try container.decode(String.self, forKey: .home)
        lines = try container.decode([String].self, forKey: .lines)
    }
}

/// What lies between two places, and how it is passed.
struct CrossingTable: Decodable, Sendable {
    var crossings: [Crossing]
}

/// A stream, a gate, a fog.
struct Crossing: Decodable, Sendable {
    /// What the sky does, if that is what it is about.
    var weather: Weather?
    /// Where it can be; anywhere out of doors, if empty.
    var places: [String]
    /// Whether it makes no sense in the dark.
    var daylight: Bool?
    var steps: [Step]
}

/// Small scenes between two places.
struct RestTable: Decodable, Sendable {
    /// A picnic, a song, a game.
    struct Rest: Decodable, Sendable {
        /// Whether it makes no sense in the dark.
        var daylight: Bool?
        var steps: [Step]
    }

    var rests: [Rest]
}
