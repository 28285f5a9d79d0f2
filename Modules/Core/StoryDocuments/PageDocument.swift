import Foundation
public import StoryCore

/// A page of a story.
public struct PageDocument: JSONPart {
    /// The page's number, from 1.
    public var page: Int
    /// The text of the page; an empty line separates paragraphs.
    public var text: String
    /// The page's illustration.
    public var illustration: IllustrationDocument
    /// The scene that the illustration shows.
    public var scene: SceneDocument

    /// Creates a document from a page.
    public init(_ page: StoryPage, media: any BlobStore) {
        self.page = page.index + 1
        text = page.text
        illustration = IllustrationDocument(page.illustration, media: media)
        scene = SceneDocument(page.scene)
    }
}

/// An illustration.
public struct IllustrationDocument: JSONPart {
    /// The file, as an absolute path; null if there is none.
    @Nullable public var path: String?
    /// The status of the illustration.
    public var status: PartStatus
    /// When the illustration appears during playback, in seconds from the start; null if unknown.
    @Nullable public var timestamp: Double?
    /// The alternative text.
    @Nullable public var alternativeText: String?
    /// The style of the illustration; null for those of older versions.
    @Nullable public var style: String?

    /// Creates a document from an illustration.
    public init(_ illustration: StoryIllustration, media: any BlobStore) {
        path = illustration.media.flatMap { media.localFile(of: $0)?.path }
        status = illustration.status
        timestamp = illustration.timestamp
        alternativeText = illustration.alternativeText
        style = illustration.style?.rawValue
    }
}

/// What an illustration shows, in the authors' terms, which may be any words.
public struct SceneDocument: JSONPart {
    /// The setting: `forest`.
    public var setting: String
    /// The story's name for the place, the same each time it returns there; null if it has none.
    @Nullable public var place: String?
    /// The time of day: `night`.
    public var timeOfDay: String
    /// The weather: `rain`.
    public var weather: String
    /// The characters, the most important first.
    public var characters: [CharacterDocument]
    /// The visible things, the most important first.
    public var props: [String]
    /// Usual things that must not be visible.
    public var absent: [String]
    /// The camera angle and distance: `close-up`; null if the illustrator chooses.
    @Nullable public var shot: String?

    /// Creates a document from a scene.
    public init(_ scene: Scene) {
        setting = scene.setting.rawValue
        place = scene.place
        timeOfDay = scene.timeOfDay.rawValue
        weather = scene.weather.rawValue
        characters = scene.characters.map(CharacterDocument.init)
        props = scene.props.map(\.rawValue)
        absent = scene.absent.map(\.rawValue)
        shot = scene.shot?.rawValue
    }
}

/// A character in a scene.
public struct CharacterDocument: JSONPart {
    /// The identity of the character.
    public var subject: SubjectDocument
    /// The pose: `running`.
    public var pose: String
    /// The facial expression: `proud`.
    public var mood: String
    /// The thing in the character's hand; null if there is none.
    @Nullable public var holding: String?
    /// Whom or what the action is directed at; null if it has no target.
    @Nullable public var target: TargetDocument?
    /// The character's position relative to something; null if it does not matter.
    @Nullable public var spot: SpotDocument?

    /// Creates a document from a character.
    public init(_ character: SceneCharacter) {
        subject = SubjectDocument(character.subject)
        target = character.target.map(TargetDocument.init)
        spot = character.spot.map(SpotDocument.init)
        pose = character.pose.rawValue
        mood = character.mood.rawValue
        holding = character.holding?.rawValue
    }
}

/// The identity of a character.
public struct SubjectDocument: JSONPart {
    /// The identifier of a hero of the story; null for other characters.
    @Nullable public var hero: String?
    /// The species of another character: `fox`; null for a hero.
    @Nullable public var species: String?
    /// The name of another character; null for a hero, and without a name.
    @Nullable public var name: String?

    /// Creates a document from a character's identity.
    public init(_ subject: SceneCharacter.Subject) {
        switch subject {
        case .hero(let hero): self.hero = hero.rawValue
        case .companion(let species, let name): (self.species, self.name) = (species.rawValue, name)
        }
    }
}

/// The target of an action.
public struct TargetDocument: JSONPart {
    /// The thing: `door`; null for a character.
    @Nullable public var prop: String?
    /// The character; null for a thing.
    @Nullable public var character: SubjectDocument?

    /// Creates a document from a target.
    public init(_ target: SceneTarget) {
        switch target {
        case .prop(let prop): self.prop = prop.rawValue
        case .character(let subject): character = SubjectDocument(subject)
        }
    }
}

/// A position relative to something.
public struct SpotDocument: JSONPart {
    /// The spatial relation: `under`.
    public var relation: String
    /// The thing or character that it is relative to.
    public var of: TargetDocument

    /// Creates a document from a position.
    public init(_ spot: SceneSpot) {
        relation = spot.relation.rawValue
        of = TargetDocument(spot.anchor)
    }
}
