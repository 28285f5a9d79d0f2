import Foundation
public import StoryCore

/// A page of a story.
public struct PageDocument: JSONPart {
    /// The page's number, from 1.
    public var page: Int
    /// What stands on the page; an empty line separates paragraphs.
    public var text: String
    /// The page's picture.
    public var illustration: IllustrationDocument
    /// What the picture shows.
    public var scene: SceneDocument

    /// Creates the document.
    public init(_ page: StoryPage, media: any MediaRepository) {
        self.page = page.index + 1
        text = page.text
        illustration = IllustrationDocument(page.illustration, media: media)
        scene = SceneDocument(page.scene)
    }
}

/// A picture.
public struct IllustrationDocument: JSONPart {
    /// The picture's file, as an absolute path; null if there is none.
    @Nullable public var path: String?
    /// Whether there is a picture, and whether it shows what the text says.
    public var status: PartStatus
    /// When the picture appears while the story is read, in seconds from its start; null if nobody knows.
    @Nullable public var timestamp: Double?
    /// The picture in words, for those who do not see it.
    @Nullable public var alternativeText: String?
    /// The style of the picture; null for one without, such as those of older versions.
    @Nullable public var style: String?

    /// Creates the document.
    public init(_ illustration: StoryIllustration, media: any MediaRepository) {
        path = illustration.media.map { media.url(of: $0).path }
        status = illustration.status
        timestamp = illustration.timestamp
        alternativeText = illustration.alternativeText
        style = illustration.style?.rawValue
    }
}

/// What a picture shows, in the words that authors use; each may be any word, and illustrators know many.
public struct SceneDocument: JSONPart {
    /// Where it is: `forest`.
    public var setting: String
    /// What the story calls the place, the same whenever it returns; null if it has no name.
    @Nullable public var place: String?
    /// When it is: `night`.
    public var timeOfDay: String
    /// What the sky does: `rain`.
    public var weather: String
    /// Who is there, the most important one first.
    public var characters: [CharacterDocument]
    /// What can be seen there, the most important thing first.
    public var props: [String]
    /// What must not be seen, although there usually is one.
    public var absent: [String]
    /// From where and how near it is seen: `close-up`; null if the illustrator chooses.
    @Nullable public var shot: String?

    /// Creates the document.
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

/// Somebody in a scene.
public struct CharacterDocument: JSONPart {
    /// Who it is.
    public var subject: SubjectDocument
    /// What the body does: `running`.
    public var pose: String
    /// What the face shows: `proud`.
    public var mood: String
    /// What is in the character's hand; null if nothing is.
    @Nullable public var holding: String?
    /// Whom or what the deed is done to; null if it is done to nothing.
    @Nullable public var target: TargetDocument?
    /// Where the character is beside something; null if that does not matter.
    @Nullable public var spot: SpotDocument?

    /// Creates the document.
    public init(_ character: SceneCharacter) {
        subject = SubjectDocument(character.subject)
        target = character.target.map(TargetDocument.init)
        spot = character.spot.map(SpotDocument.init)
        pose = character.pose.rawValue
        mood = character.mood.rawValue
        holding = character.holding?.rawValue
    }
}

/// Who somebody in a scene is.
public struct SubjectDocument: JSONPart {
    /// The identifier of a hero of the story; null for anybody else.
    @Nullable public var hero: String?
    /// What somebody else is: `fox`; null for a hero.
    @Nullable public var species: String?
    /// What somebody else is called; null for a hero, and for somebody without a name.
    @Nullable public var name: String?

    /// Creates the document.
    public init(_ subject: SceneCharacter.Subject) {
        switch subject {
        case .hero(let hero): self.hero = hero.rawValue
        case .companion(let species, let name): (self.species, self.name) = (species.rawValue, name)
        }
    }
}

/// Somebody or something in a scene that a deed is done to.
public struct TargetDocument: JSONPart {
    /// The thing: `door`; null for somebody.
    @Nullable public var prop: String?
    /// Somebody; null for a thing.
    @Nullable public var character: SubjectDocument?

    /// Creates the document.
    public init(_ target: SceneTarget) {
        switch target {
        case .prop(let prop): self.prop = prop.rawValue
        case .character(let subject): character = SubjectDocument(subject)
        }
    }
}

/// Where somebody is beside something.
public struct SpotDocument: JSONPart {
    /// How they are to each other: `under`.
    public var relation: String
    /// What or whom it is told from.
    public var of: TargetDocument

    /// Creates the document.
    public init(_ spot: SceneSpot) {
        relation = spot.relation.rawValue
        of = TargetDocument(spot.anchor)
    }
}
