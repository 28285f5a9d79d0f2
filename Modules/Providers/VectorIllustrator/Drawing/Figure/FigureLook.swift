import StoryCore

/// What a person looks like, in shapes and colours; the same sheet always gives the same look.
struct FigureLook: Sendable {
    let skin: Colour
    let hair: Colour
    let eyes: Colour
    let cut: HairCut
    let texture: HairTexture
    let outfit: Outfit
    let build: Build
    let accessories: Set<Accessory>

    init(_ appearance: Appearance) {
        skin = ColourNames.skin.colour(of: appearance.skinTone)
        hair = ColourNames.hair.colour(of: appearance.hairColor)
        eyes = ColourNames.eyes.colour(of: appearance.eyeColor)
        cut = HairCut(nearest: appearance.hairStyle ?? "")
        texture = HairTexture(nearest: appearance.hairTexture ?? "")
        outfit = Outfit(appearance.clothing ?? "", palette: appearance.palette)
        build = Build(age: appearance.age ?? 6)
        accessories = Set(appearance.accessories.map(Accessory.init(nearest:)))
    }

    /// The hair that is seen: a headscarf covers all of it.
    var shownCut: HairCut { accessories.contains(.headscarf) ? .bald : cut }

    /// The look of a person who has no sheet: it depends on the name, so that it stays the same on every page.
    init(unknown name: String, isGrownUp: Bool) {
        let isOld = isGrownUp && ["grand", "gran", "old"].contains { name.lowercased().contains($0) }
        let hairs = isOld ? ["grey", "white"] : ["brown", "black", "auburn", "dark brown"]
        var chance = SeededGenerator(hashing: "person", name)
        func pick<Choice>(_ choices: [Choice]) -> Choice { choices[Int(chance.next() % UInt64(choices.count))] }
        self.init(
            Appearance(
                hairStyle: pick(["short", "bob", "bun", "short"]),
                hairColor: pick(hairs),
                hairTexture: pick(["straight", "wavy", "curly"]), eyeColor: "brown",
                skinTone: pick(["light", "medium", "tan", "brown"]), age: isGrownUp ? 30 : 6,
                clothing: pick(["jumper and trousers", "shirt and trousers", "coat and trousers"]),
                palette: pick([["teal", "navy"], ["burgundy", "brown"], ["green", "navy"], ["mustard", "brown"]])))
    }

    /// The look of a hero of whom nothing is known.
    static let neutral = FigureLook(
        Appearance(
            hairStyle: "short", hairColor: "brown", skinTone: "medium", age: 6, clothing: "jumper and trousers",
            palette: ["mustard", "teal"]))
}

/// The proportions of a body, for a page 960 high.
struct Build: Sendable {
    let headRadius: Double
    let torso: Double
    let leg: Double
    let shoulder: Double
    let hip: Double
    let limb: Double

    init(age: Int) {
        let years = Double(min(20, max(1, age)))
        headRadius = 71 - years * 0.5
        let body = 268 + years * 14.5 - 2 * headRadius * 0.93
        torso = body * 0.44 + 12
        leg = body - torso
        shoulder = 38 + years * 0.8
        hip = 36 + years * 0.5
        limb = 26 + years * 0.3
    }

    /// From the ground to the top of the head.
    var height: Double { leg + torso + headRadius * 1.86 }
}

/// What a person wears.
struct Outfit: Sendable {
    enum Lower: Sendable { case trousers, shorts, skirt, dress }
    enum Pattern: Sendable { case plain, stripes, dots, stars, checks }

    let top: Colour
    let bottom: Colour
    let accent: Colour
    let shoes: Colour
    let lower: Lower
    let pattern: Pattern
    let hasShortSleeves: Bool
    let hasBib: Bool
    let hasButtons: Bool

    init(_ description: String, palette: [String]) {
        let words = description.lowercased()
        func has(_ any: String...) -> Bool { any.contains { words.contains($0) } }
        let isNightwear = has("pyjama", "pajama", "nightgown", "nightshirt", "onesie")
        let main = ColourNames.clothes.colour(of: palette.first)
        let second = palette.count > 1 ? ColourNames.clothes.colour(of: palette[1]) : main.darker(0.35)
        hasBib = has("dungaree", "overall", "pinafore")
        hasButtons = has("coat", "jacket", "cardigan", "button", "uniform", "pyjama", "pajama")
        hasShortSleeves = has("t-shirt", "tee", "dress", "vest", "short", "summer") && !isNightwear
        lower =
            if has("dress", "gown", "tunic", "pinafore") { .dress } else if has("skirt", "kilt") {
                .skirt
            } else if has(
                "shorts")
            { .shorts } else { .trousers }
        pattern =
            if has("strip") { .stripes } else if has("dot", "spot", "polka") { .dots } else if has("star") {
                .stars
            } else if has("check", "plaid", "tartan") { .checks } else { isNightwear ? .dots : .plain }
        top = main
        bottom = isNightwear ? main.darker(0.06) : second
        accent = palette.count > 2 ? ColourNames.clothes.colour(of: palette[2]) : second
        shoes = has("boot", "wellies") ? 0xF2C14E : (palette.count > 2 ? accent : 0x6B4A3F)
    }
}
