/// What an illustration shows, from any author for any illustrator.
///
/// All terms are open vocabularies: an author may use words that this program does not know, and the illustrator draws
/// the nearest known thing.
public struct Scene: Hashable, Codable, Sendable {
    /// Where the scene is.
    public var setting: Setting
    /// The story's name for the place, the same each time it returns there: two kitchens of a story differ, and each
    /// stays the same; nil if the setting is the only one of its kind.
    public var place: String?
    /// The time of day.
    public var timeOfDay: TimeOfDay
    /// The weather; indoors, as seen through the window.
    public var weather: Weather
    /// The characters, the most important first.
    public var characters: [SceneCharacter]
    /// The visible things, the most important first.
    public var props: [Prop]
    /// Usual things that must not be visible: the bed that has gone, the lamp that is out.
    public var absent: [Prop]
    /// The camera angle and distance; nil if the illustrator chooses.
    public var shot: Shot?

    /// Creates a scene.
    public init(
        setting: Setting, place: String? = nil, timeOfDay: TimeOfDay = .day, weather: Weather = .clear,
        characters: [SceneCharacter] = [], props: [Prop] = [], absent: [Prop] = [], shot: Shot? = nil
    ) {
        self.setting = setting
        self.place = place
        self.timeOfDay = timeOfDay
        self.weather = weather
        self.characters = characters
        self.props = props
        self.absent = absent
        self.shot = shot
    }

    /// Decodes a scene; one of an earlier version has no place, absent things and shot.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        setting = try container.decode(Setting.self, forKey: .setting)
        place = try container.decodeIfPresent(String.self, forKey: .place)
        timeOfDay = try container.decode(TimeOfDay.self, forKey: .timeOfDay)
        weather = try container.decode(Weather.self, forKey: .weather)
        characters = try container.decode([SceneCharacter].self, forKey: .characters)
        props = try container.decode([Prop].self, forKey: .props)
        absent = try container.decodeIfPresent([Prop].self, forKey: .absent) ?? []
        shot = try container.decodeIfPresent(Shot.self, forKey: .shot)
    }
}

/// A character in a scene, with pose and mood.
public struct SceneCharacter: Hashable, Codable, Sendable {
    /// The identity of a character.
    public enum Subject: Hashable, Sendable {
        /// One of the story's heroes.
        case hero(HeroID)
        /// Any other being: an animal, a grown-up, a robot; with a name if the story gives one.
        case companion(species: Species, name: String?)
    }

    /// The identity.
    public var subject: Subject
    /// The pose.
    public var pose: Pose
    /// The facial expression.
    public var mood: Mood
    /// The thing in the character's hand, or the instrument of the action.
    public var holding: Prop?
    /// Whom or what the action is directed at: touched, given to, looked at; nil if the illustrator chooses.
    public var target: SceneTarget?
    /// The character's position relative to something or somebody, if it matters: on a hat, under the bed.
    public var spot: SceneSpot?

    /// Creates a character.
    public init(
        _ subject: Subject, pose: Pose = .standing, mood: Mood = .happy, holding: Prop? = nil,
        target: SceneTarget? = nil, spot: SceneSpot? = nil
    ) {
        self.subject = subject
        self.pose = pose
        self.mood = mood
        self.holding = holding
        self.target = target
        self.spot = spot
    }
}

/// JSON, as external authors write it: `{"hero": "ID"}` or `{"species": "fox", "name": "Pip"}`.
extension SceneCharacter.Subject: Codable {
    private enum CodingKeys: String, CodingKey {
        case hero, species, name
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let hero = try container.decodeIfPresent(HeroID.self, forKey: .hero) {
            self = .hero(hero)
            return
        }
        self = .companion(
            species: try container.decode(Species.self, forKey: .species),
            name: try container.decodeIfPresent(String.self, forKey: .name))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .hero(let hero): try container.encode(hero, forKey: .hero)
        case .companion(let species, let name):
            try container.encode(species, forKey: .species)
            try container.encodeIfPresent(name, forKey: .name)
        }
    }
}
