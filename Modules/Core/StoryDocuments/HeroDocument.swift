public import StoryCore

/// A hero: `story hero add`, `story hero show`, `story hero edit` and `story hero delete`.
///
/// The looks beside the name are as they were entered, null if not set; `look` is what illustrations show.
public struct HeroDocument: JSONDocument {
    /// The hero's identifier.
    public var id: String
    /// The hero's name.
    public var name: String
    /// The hero's traits.
    public var traits: [Trait]
    /// The hero's pronouns.
    public var pronouns: Pronouns
    /// The hero's special ability.
    @Nullable public var ability: String?
    /// How the name is pronounced: `MEE-rah`.
    @Nullable public var pronunciation: String?
    /// The hero's age, in years.
    @Nullable public var age: Int?
    /// The hair, in words: `long curly red`.
    @Nullable public var hair: String?
    /// The colour of the eyes.
    @Nullable public var eyes: String?
    /// The skin, in words: `light`.
    @Nullable public var skin: String?
    /// What the hero usually wears.
    @Nullable public var clothing: String?
    /// The colours of the clothes, the most important one first.
    public var colors: [String]
    /// What the hero always wears or carries: `glasses`.
    public var accessories: [String]
    /// The style of the hero's pictures: `watercolour`.
    @Nullable public var artStyle: String?
    /// The completed looks that illustrations show: missing values are derived from the hero's identifier.
    public var look: LookDocument

    /// Creates a document from a hero.
    public init(_ hero: Hero) {
        id = hero.id.rawValue
        name = hero.name
        traits = hero.traits
        pronouns = hero.pronouns
        ability = hero.ability
        pronunciation = hero.pronunciation
        let told = LookDocument(hero.appearance)
        (age, hair, eyes, skin, clothing) = (told.age, told.hair, told.eyes, told.skin, told.clothing)
        (colors, accessories, artStyle) = (told.colors, told.accessories, told.artStyle)
        look = LookDocument(CharacterSheet(of: hero).appearance)
    }
}

/// A hero's looks in illustrations.
public struct LookDocument: JSONPart {
    /// The age in illustrations, in years.
    @Nullable public var age: Int?
    /// The hair, in words: `long curly red`.
    @Nullable public var hair: String?
    /// The colour of the eyes.
    @Nullable public var eyes: String?
    /// The skin, in words: `light`.
    @Nullable public var skin: String?
    /// What the hero wears.
    @Nullable public var clothing: String?
    /// The colours of the clothes, the most important one first.
    public var colors: [String]
    /// What the hero always wears or carries; never invented.
    public var accessories: [String]
    /// The style of the hero's pictures; never invented.
    @Nullable public var artStyle: String?

    /// Creates a document from an appearance.
    public init(_ look: Appearance) {
        let words = [look.hairStyle, look.hairTexture, look.hairColor].compactMap { $0 }
        age = look.age
        hair = words.isEmpty ? nil : words.joined(separator: " ")
        eyes = look.eyeColor
        skin = look.skinTone
        clothing = look.clothing
        colors = look.palette
        accessories = look.accessories
        artStyle = look.artStyle
    }
}

/// The heroes by name: `story hero list`.
public struct HeroListDocument: JSONDocument {
    /// The heroes.
    public var heroes: [HeroDocument]

    /// Creates a document from its values.
    public init(heroes: [HeroDocument]) {
        self.heroes = heroes
    }
}

/// A hero, by name.
public struct HeroNameDocument: JSONPart {
    /// The hero's identifier, also of a deleted hero; null if it cannot be read.
    @Nullable public var id: String?
    /// The hero's name.
    public var name: String

    /// Creates a document from its values.
    public init(id: String?, name: String) {
        self.id = id
        self.name = name
    }
}

extension HeroNameDocument {
    /// Creates a document from a hero.
    public init(_ hero: Hero) {
        self.init(id: hero.id.rawValue, name: hero.name)
    }
}
