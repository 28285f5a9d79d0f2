import StoryCore

/// A hero: `story hero add`, `story hero show`, `story hero edit` and `story hero delete`.
///
/// The looks stand beside the name as they were entered, null where nothing is set; `look` is what pictures show.
struct HeroDocument: JSONDocument {
    /// The hero's identifier.
    var id: String
    /// The hero's name.
    var name: String
    /// What the hero is like.
    var traits: [Trait]
    /// How a story speaks of the hero.
    var pronouns: Pronouns
    /// What the hero can do that others cannot.
    @Nullable var ability: String?
    /// How the name is pronounced: `MEE-rah`.
    @Nullable var pronunciation: String?
    /// The hero's age, in years.
    @Nullable var age: Int?
    /// The hair, in words: `long curly red`.
    @Nullable var hair: String?
    /// The colour of the eyes.
    @Nullable var eyes: String?
    /// The skin, in words: `light`.
    @Nullable var skin: String?
    /// What the hero usually wears.
    @Nullable var clothing: String?
    /// The colours of the clothes, the most important one first.
    var colors: [String]
    /// What the hero always wears or carries: `glasses`.
    var accessories: [String]
    /// How pictures of the hero are made: `watercolour`.
    @Nullable var artStyle: String?
    /// The complete look that pictures show: what is not set is chosen for this hero, always the same.
    var look: LookDocument

    init(_ hero: Hero) {
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

/// What a hero looks like in pictures.
struct LookDocument: Encodable {
    /// The age that pictures show, in years.
    @Nullable var age: Int?
    /// The hair, in words: `long curly red`.
    @Nullable var hair: String?
    /// The colour of the eyes.
    @Nullable var eyes: String?
    /// The skin, in words: `light`.
    @Nullable var skin: String?
    /// What the hero wears.
    @Nullable var clothing: String?
    /// The colours of the clothes, the most important one first.
    var colors: [String]
    /// What the hero always wears or carries; never invented.
    var accessories: [String]
    /// How pictures of the hero are made; never invented.
    @Nullable var artStyle: String?

    init(_ look: Appearance) {
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
struct HeroListDocument: JSONDocument {
    /// The heroes.
    var heroes: [HeroDocument]
}

/// A hero, by name.
struct HeroNameDocument: Encodable {
    /// The hero's identifier, also of one who was removed since; null if it cannot be read.
    @Nullable var id: String?
    /// The hero's name.
    var name: String
}

extension HeroNameDocument {
    init(_ hero: Hero) {
        self.init(id: hero.id.rawValue, name: hero.name)
    }
}
