import StoryCore

/// A hero as `--json` tells it.
struct HeroDocument: Encodable {
    struct Look: Encodable {
        @Nullable var hairStyle: String?
        @Nullable var hairColor: String?
        @Nullable var hairTexture: String?
        @Nullable var eyeColor: String?
        @Nullable var skinTone: String?
        @Nullable var age: Int?
        @Nullable var clothing: String?
        var palette: [String]
        var accessories: [String]
        @Nullable var artStyle: String?
    }

    var id: String
    var name: String
    var traits: [String]
    var pronouns: String
    @Nullable var ability: String?
    @Nullable var pronunciation: String?
    var appearance: Look

    init(_ hero: Hero) {
        id = hero.id.rawValue
        name = hero.name
        traits = hero.traits.map(\.rawValue)
        pronouns = hero.pronouns.rawValue
        ability = hero.ability
        pronunciation = hero.pronunciation
        let look = hero.appearance
        appearance = Look(
            hairStyle: look.hairStyle, hairColor: look.hairColor, hairTexture: look.hairTexture,
            eyeColor: look.eyeColor, skinTone: look.skinTone, age: look.age, clothing: look.clothing,
            palette: look.palette, accessories: look.accessories, artStyle: look.artStyle)
    }
}
