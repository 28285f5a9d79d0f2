/// What a page's picture shows: any author returns one and any illustrator takes it.
///
/// All terms are open vocabularies: an author that lives elsewhere may use a word that this program does not know,
/// and an illustrator then draws the nearest thing that it does know.
public struct Scene: Hashable, Codable, Sendable {
    /// Where it is.
    public var setting: Setting
    /// What the story calls the place, the same wherever it returns to it: two kitchens of a story differ, and each stays
    /// as it was; nil if the setting is the only one of its kind.
    public var place: String?
    /// When it is.
    public var timeOfDay: TimeOfDay
    /// What the sky does; indoors, what is seen through the window.
    public var weather: Weather
    /// Who is there, the most important one first.
    public var characters: [SceneCharacter]
    /// What can be seen there, the most important thing first.
    public var props: [Prop]
    /// What must not be seen, although there usually is one: the bed that has gone, the lamp that is out.
    public var absent: [Prop]
    /// From where and how near it is seen; nil if the illustrator chooses.
    public var shot: Shot?

    /// Makes a scene.
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

    /// Reads a scene; one that was written before there were places, absent things and shots has none.
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

/// Somebody in a scene, and what they do and feel.
public struct SceneCharacter: Hashable, Codable, Sendable {
    /// Who somebody in a scene is.
    public enum Subject: Hashable, Sendable {
        /// One of the story's heroes.
        case hero(HeroID)
        /// Anybody else: an animal, a grown-up, a robot; with a name if the story gives one.
        case companion(species: Species, name: String?)
    }

    /// Who it is.
    public var subject: Subject
    /// What the body does.
    public var pose: Pose
    /// What the face shows.
    public var mood: Mood
    /// What is in the character's hand, or what the deed is done with.
    public var holding: Prop?
    /// Whom or what the deed is done to: touched, given to, looked at; nil if the illustrator chooses.
    public var target: SceneTarget?
    /// Where the character is beside something or somebody, if that matters: on a hat, under the bed.
    public var spot: SceneSpot?

    /// Puts somebody into a scene.
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

/// As JSON, which authors elsewhere write: `{"hero": "ID"}` or `{"species": "fox", "name": "Pip"}`.
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
