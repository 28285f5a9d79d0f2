package import StoryCore

/// One link in the chain of a plot: what must be known before it, and what it changes.
package struct PlotScene: Decodable, Sendable {
    /// What a scene does in the chain.
    package enum Kind: String, Decodable, Sendable, CaseIterable {
        /// Who, where, and the want.
        case opening
        /// The companion's own wish: planted, crossing, or paid.
        case second
        /// A deed that fails for its own reason and teaches something.
        case `try`
        /// A character who helps or hinders.
        case helper
        /// A turn of the screw: a setback, a quarrel.
        case trouble
        /// The hero's own idea, from a lesson or from what was planted.
        case turn
        /// The answer to the first page.
        case ending
    }

    /// A fact that becomes known.
    package struct Giving: Decodable, Sendable, Hashable {
        package let fact: String
        /// The marks of those who learn it, "hero" for the heroes; nil for all.
        package let to: [String]?

        private enum CodingKeys: String, CodingKey, CaseIterable {
            case fact, to
        }

        package init(from decoder: any Decoder) throws {
            if let fact = try? decoder.singleValueContainer().decode(String.self) {
                self.fact = fact
                to = nil
                return
            }
            try decoder.refuseKeys(otherThan: CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            fact = try container.decode(String.self, forKey: .fact)
            to = try container.decode([String].self, forKey: .to)
        }
    }

    /// What a picture of the scene shows where it differs from the place.
    package struct Picture: Decodable, Sendable, Hashable {
        package let setting: Setting?
        package let time: TimeOfDay?
        package let weather: Weather?
        package let props: [Prop]

        private enum CodingKeys: String, CodingKey, CaseIterable {
            case setting, time, weather, props
        }

        package init(from decoder: any Decoder) throws {
            try decoder.refuseKeys(otherThan: CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            setting = try container.decodeIfPresent(Setting.self, forKey: .setting)
            time = try container.decodeIfPresent(TimeOfDay.self, forKey: .time)
            weather = try container.decodeIfPresent(Weather.self, forKey: .weather)
            props = try container.decodeIfPresent([Prop].self, forKey: .props) ?? []
        }
    }

    package let id: String
    package let kind: Kind
    /// The id of a place of the arenas; nil for the place of the scene before.
    package let place: String?
    /// Who acts: the mark of a cast member, or "hero".
    package let by: String
    /// The facts that who acts must know.
    package let needs: [String]
    /// What becomes known or true.
    package let gives: [Giving]
    /// What is shown in passing and used later.
    package let plants: [String]
    /// The wants and plants that are kept here.
    package let pays: [String]
    /// The minimum length in minutes; nil for every length.
    package let minutes: Int?
    /// The traits of heroes whom this try suits.
    package let traits: [Trait]
    /// Why a try fails, or why this scene is told.
    package let why: String?
    /// Whether a try may not be left out.
    package let isKey: Bool
    /// Whether a turn is solved by something that a helper gave.
    package let isGift: Bool
    /// Whether it plays where the event is, whatever its place; nil if the place decides.
    package let isArena: Bool?
    /// Whether the feeling is worst at its end.
    package let isWorst: Bool
    package let picture: Picture?

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id, kind, place, by, needs, gives, plants, pays, minutes, traits, why, isKey, isGift, isArena
        case isWorst = "worst"
        case picture
    }

    package init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(otherThan: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        kind = try container.decodeWord(Kind.self, forKey: .kind)
        place = try container.decodeIfPresent(String.self, forKey: .place)
        by = try container.decodeIfPresent(String.self, forKey: .by) ?? "hero"
        needs = try container.decodeIfPresent([String].self, forKey: .needs) ?? []
        gives = try container.decodeIfPresent([Giving].self, forKey: .gives) ?? []
        plants = try container.decodeIfPresent([String].self, forKey: .plants) ?? []
        pays = try container.decodeIfPresent([String].self, forKey: .pays) ?? []
        minutes = try container.decodeIfPresent(Int.self, forKey: .minutes)
        traits = try container.decodeWords(Trait.self, forKey: .traits)
        why = try container.decodeIfPresent(String.self, forKey: .why)
        isKey = try container.decodeIfPresent(Bool.self, forKey: .isKey) ?? false
        isGift = try container.decodeIfPresent(Bool.self, forKey: .isGift) ?? false
        isArena = try container.decodeIfPresent(Bool.self, forKey: .isArena)
        isWorst = try container.decodeIfPresent(Bool.self, forKey: .isWorst) ?? false
        picture = try container.decodeIfPresent(Picture.self, forKey: .picture)
    }

    /// The facts that it makes known or true, or shows in passing.
    package var brings: [String] { gives.map(\.fact) + plants }
}
