import StoryCore

/// How a family's own event is understood and told.
struct CustomTable: Decodable, Sendable {
    /// A place that words speak of.
    struct PlaceWords: Decodable, Sendable {
        /// The id of the place.
        var place: String
        var words: [String]
    }

    /// Somebody whom words speak of.
    struct PersonWords: Decodable, Sendable {
        var person: Person
        var words: [String]

        private enum CodingKeys: CodingKey {
            case words
        }

        init(from decoder: any Decoder) throws {
            person = try Person(from: decoder)
            words = try decoder.container(keyedBy: CodingKeys.self).decode([String].self, forKey: .words)
        }
    }

    /// What somebody can be worried about, and how it ends.
    struct Worry: Decodable, Sendable {
        var id: String
        var words: [String]
        /// How it is told at the beginning.
        var told: [String]
        /// How it comes back on the way, lighter.
        var reminders: [String]
        /// How it is gone in the end.
        var relief: [String]
    }

    var places: [PlaceWords]
    var people: [PersonWords]
    var worries: [Worry]
    /// How a story begins in which a family's event is still to come: with its title, `{event}`.
    var openings: [String]
    /// A thing that the event speaks of: `{subject}`.
    var subjects: [String]
    /// The same at the end.
    var subjectEndings: [String]
    /// Somebody whom the event speaks of, at the beginning: `{person}`.
    var persons: [String]
    /// How the event comes back at the end, still to come: `{event}`.
    var endings: [String]
    /// What a hero can do, where it was understood: `{can}` is "could talk to birds".
    var abilities: [String]
}

/// Words that can be a thing in a story or in a picture.
struct ThingTable: Decodable, Sendable {
    /// A thing that families speak of.
    struct Word: Decodable, Sendable {
        var noun: Noun
        var plural: String?
        var prop: Prop?
        /// Whether it cannot be lost, lent or carried, so that no plot can be about it.
        var stays: Bool

        private enum CodingKeys: CodingKey {
            case plural, prop, stays
        }

        init(from decoder: any Decoder) throws {
            noun = try Noun(from: decoder)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            plural = try container.decodeIfPresent(String.self, forKey: .plural)
            prop = try container.decodeIfPresent(Prop.self, forKey: .prop)
            stays = try container.decodeIfPresent(Bool.self, forKey: .stays) ?? false
        }
    }

    /// The words by which a text speaks of something that a picture can show.
    struct PropWords: Decodable, Sendable {
        var prop: Prop
        var words: [String]
    }

    var nouns: [Word]
    /// The props, those first that can be drawn best.
    var props: [PropWords]
}
