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

/// A custom or standard event as `--json` tells it.
struct EventDocument: Encodable {
    @Nullable var id: String?
    var name: String
    var title: String
    var details: String
    var promptSeed: String
    var category: String
    var age: String
    var tone: String
    var keywords: [String]
    var favorite: Bool
    var uses: Int
    var custom: Bool

    init(_ event: StoryEvent) {
        id = nil
        name = event.rawValue
        title = event.displayName
        details = ""
        promptSeed = event.promptSeed
        category = EventCategory.other.rawValue
        age = AgeBand.all.rawValue
        tone = event.suggestedTone.rawValue
        keywords = []
        favorite = false
        uses = 0
        custom = false
    }

    init(_ event: CustomStoryEvent) {
        id = event.id.rawValue
        name = event.title
        title = event.title
        details = event.details
        promptSeed = event.promptSeed
        category = event.category.rawValue
        age = event.ageBand.rawValue
        tone = event.tone.rawValue
        keywords = event.keywords
        favorite = event.isFavorite
        uses = event.usageCount
        custom = true
    }
}
