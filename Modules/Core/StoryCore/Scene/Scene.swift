/// What a page's picture shows: any author returns one and any illustrator takes it.
///
/// All terms are open vocabularies: an author that lives elsewhere may use a word that this program does not know,
/// and an illustrator then draws the nearest thing that it does know.
public struct Scene: Hashable, Codable, Sendable {
    /// Where it is.
    public var setting: Setting
    /// When it is.
    public var timeOfDay: TimeOfDay
    /// What the sky does; indoors, what is seen through the window.
    public var weather: Weather
    /// Who is there, the most important one first.
    public var characters: [SceneCharacter]
    /// What can be seen there, the most important thing first.
    public var props: [Prop]

    /// Makes a scene.
    public init(
        setting: Setting, timeOfDay: TimeOfDay = .day, weather: Weather = .clear,
        characters: [SceneCharacter] = [], props: [Prop] = []
    ) {
        self.setting = setting
        self.timeOfDay = timeOfDay
        self.weather = weather
        self.characters = characters
        self.props = props
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
    /// What is in the character's hand.
    public var holding: Prop?

    /// Puts somebody into a scene.
    public init(_ subject: Subject, pose: Pose = .standing, mood: Mood = .happy, holding: Prop? = nil) {
        self.subject = subject
        self.pose = pose
        self.mood = mood
        self.holding = holding
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
