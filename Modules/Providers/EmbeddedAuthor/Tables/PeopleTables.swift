import StoryCore

/// Everybody who can be met on the way.
struct HelperTable: Decodable, Sendable {
    var helpers: [Helper]
}

/// Somebody whom the heroes meet: with small troubles of their own.
struct Helper: Decodable, Sendable {
    /// A small trouble, what is done about it and how it ends.
    struct Trouble: Decodable, Sendable {
        var trouble: [String]
        var fix: [String]
    }

    /// A wish for something that the heroes may carry already.
    struct Wish: Decodable, Sendable {
        /// The ids of the gifts that would do.
        var wants: [String]
        var wish: [String]
        var fix: [String]
    }

    var species: Species
    /// "fox", with its adjective.
    var noun: Noun
    var names: [String]
    /// The ids of the places where such a helper can be.
    var places: [String]
    var meetings: [String]
    var greetings: [String]
    var troubles: [Trouble]
    var wishes: [Wish]
    var farewells: [String]
    /// What the helper adds when all come together in the end.
    var returns: [String]

    private enum CodingKeys: CodingKey {
        case species, names, places, meetings, greetings, troubles, wishes, farewells, returns
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        noun = try Noun(from: decoder)
        species = try container.decode(Species.self, forKey: .species)
        names = try container.decode([String].self, forKey: .names)
        places = try container.decode([String].self, forKey: .places)
        meetings = try container.decode([String].self, forKey: .meetings)
        greetings = try container.decode([String].self, forKey: .greetings)
        troubles = try container.decode([Trouble].self, forKey: .troubles)
        wishes = try container.decode([Wish].self, forKey: .wishes)
        farewells = try container.decode([String].self, forKey: .farewells)
        returns = try container.decode([String].self, forKey: .returns)
    }
}

/// Everybody who can come along.
struct FriendTable: Decodable, Sendable {
    var friends: [Friend]
}

/// A toy, a pet or a small being that comes along the whole way.
struct Friend: Decodable, Sendable {
    var species: Species
    var noun: Noun
    var names: [String]
    var intros: [String]
    /// What it says and does on the way.
    var quirks: [String]
    /// How it passes what lies between two places.
    var helps: [[String]]
    var endings: [String]
    var asleep: [String]

    private enum CodingKeys: CodingKey {
        case species, names, intros, quirks, helps, endings, asleep
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        noun = try Noun(from: decoder)
        species = try container.decode(Species.self, forKey: .species)
        names = try container.decode([String].self, forKey: .names)
        intros = try container.decode([String].self, forKey: .intros)
        quirks = try container.decode([String].self, forKey: .quirks)
        helps = try container.decode([[String]].self, forKey: .helps)
        endings = try container.decode([String].self, forKey: .endings)
        asleep = try container.decode([String].self, forKey: .asleep)
    }
}

/// Things that helpers give.
struct GiftTable: Decodable, Sendable {
    var gifts: [Gift]
}

/// Something that a helper gives and that is needed later.
struct Gift: Decodable, Sendable {
    var id: String
    var noun: Noun
    var prop: Prop?
    /// Where it can be had; anywhere, if empty.
    var places: [String]
    var giving: [String]
    /// What is done with it, by the problem that it solves.
    var uses: [String: [String]]

    private enum CodingKeys: CodingKey {
        case id, prop, places, giving, uses
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        noun = try Noun(from: decoder)
        id = try container.decode(String.self, forKey: .id)
        prop = try container.decodeIfPresent(Prop.self, forKey: .prop)
        places = try container.decode([String].self, forKey: .places)
        giving = try container.decode([String].self, forKey: .giving)
        uses = try container.decode([String: [String]].self, forKey: .uses)
    }
}
