package import StoryCore

/// What happens in a plot and why, in no language: the chain of causes that its texts tell.
///
/// A file of `Plots/Plans`. What it may hold is said in `Plots/README.md`.
package struct PlotPlan: Decodable, Sendable {
    /// The name of the file without its ending, the same for the plan and its texts.
    package let id: String
    /// The plot in two sentences, for those who write and read plans.
    package let about: String
    /// The events for which it can be told; empty if it is for an archetype only.
    package let events: [StoryEvent]
    /// The kind of family event that it tells, such as "tooth"; nil if it is for standard events.
    package let archetype: String?
    /// The words of a custom event, by language, that select it among its archetype: a cast and new glasses are of one
    /// archetype, but not of one story. Empty for all events of the archetype.
    package let words: [String: [String]]
    /// The suitable tones; another one is used only if no suitable plot is left.
    package let tones: [StoryTone]
    /// The fact that the hero wishes for, told on the first page.
    package let want: String
    /// The fact that stands in its way.
    package let obstacle: String
    /// What the hero feels, and how it changes.
    package let feeling: FeelingLine
    /// What each fact means, by its id.
    package let facts: [String: String]
    /// The objects that the story needs.
    package let things: [String]
    /// All characters but the heroes, by their mark.
    package let cast: [String: CastMember]
    /// Whether a line returns on purpose.
    package let hasRefrain: Bool
    /// The scenes for children from four on, from two minutes on.
    package let main: [PlotScene]
    /// The scenes for children of two to four; empty if it has no such form.
    package let small: [PlotScene]

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id, about, events, archetype, words, tones, want, obstacle, feeling, facts, things, cast
        case hasRefrain = "refrain"
        case main, small
    }

    package init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(otherThan: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        about = try container.decode(String.self, forKey: .about)
        events = try container.decodeWords(StoryEvent.self, forKey: .events)
        archetype = try container.decodeIfPresent(String.self, forKey: .archetype)
        words = try container.decodeIfPresent([String: [String]].self, forKey: .words) ?? [:]
        tones = try container.decodeWords(StoryTone.self, forKey: .tones)
        want = try container.decode(String.self, forKey: .want)
        obstacle = try container.decode(String.self, forKey: .obstacle)
        feeling = try container.decode(FeelingLine.self, forKey: .feeling)
        facts = try container.decode([String: String].self, forKey: .facts)
        things = try container.decodeIfPresent([String].self, forKey: .things) ?? []
        cast = try container.decodeIfPresent([String: CastMember].self, forKey: .cast) ?? [:]
        hasRefrain = try container.decodeIfPresent(Bool.self, forKey: .hasRefrain) ?? false
        main = try container.decode([PlotScene].self, forKey: .main)
        small = try container.decodeIfPresent([PlotScene].self, forKey: .small) ?? []
    }

    /// What the hero feels: in a picture on the first page, and changed on the last.
    package struct FeelingLine: Decodable, Sendable {
        /// "alone-held"
        package let line: String
        /// The image on the first page.
        package let image: String
        /// The image at the end.
        package let changed: String
    }

    /// A character who is not a hero.
    package struct CastMember: Decodable, Sendable {
        /// The role of a character in a plot.
        package enum Role: String, Decodable, Sendable, CaseIterable {
            /// Comes along and wants something else.
            case companion
            /// Brings the want nearer or farther.
            case helper
            /// The one for whom something is done.
            case helped
            /// Stands in the way.
            case trouble
            /// One of the family, a teacher, a friend.
            case person
        }

        package let species: Species
        package let role: Role
        /// The fact that this one wants to be true.
        package let wants: String?
        /// The number of figures in a picture: three hens under one name.
        package let count: Int
        /// A child whom a family's event may name is this one if the pronouns fit; `they` fits every child.
        package let fromEvent: Pronouns?

        private enum CodingKeys: String, CodingKey, CaseIterable {
            case species, role, wants, count, fromEvent
        }

        package init(from decoder: any Decoder) throws {
            try decoder.refuseKeys(otherThan: CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            species = try container.decode(Species.self, forKey: .species)
            role = try container.decodeWord(Role.self, forKey: .role)
            wants = try container.decodeIfPresent(String.self, forKey: .wants)
            count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 1
            fromEvent =
                container.contains(.fromEvent) ? try container.decodeWord(Pronouns.self, forKey: .fromEvent) : nil
        }
    }

    /// The mark of the one who comes along the whole way, if there is one.
    package var companion: String? {
        cast["friend"] != nil ? "friend" : cast.filter { $0.value.role == .companion }.keys.min()
    }
}
