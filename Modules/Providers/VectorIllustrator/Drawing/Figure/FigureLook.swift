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
    private(set) var accessories: Set<Accessory>

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

    /// The same person with some things taken off.
    func without(_ things: Set<Accessory>) -> FigureLook {
        var look = self
        look.accessories.subtract(things)
        return look
    }

    /// The look of a person who has no sheet: it depends on the name, so that it stays the same on every page.
    init(unknown name: String, isGrownUp: Bool) {
        // What is worn makes grown-ups unlike each other; glasses come with age.
        let isOld = isGrownUp && ["grand", "gran", "old"].contains { name.lowercased().contains($0) }
        let hairs = isOld ? ["grey", "white"] : ["brown", "black", "auburn", "dark brown"]
        var chance = SeededGenerator(hashing: "person", name)
        func pick<Choice>(_ choices: [Choice]) -> Choice { choices[Int(chance.next() % UInt64(choices.count))] }
        self.init(
            Appearance(
                hairStyle: pick(
                    isGrownUp
                        ? ["short", "bob", "bun", "long", "short"] : ["short", "bob", "pigtails", "ponytail", "afro"]),
                hairColor: pick(hairs),
                hairTexture: pick(["straight", "wavy", "curly"]), eyeColor: "brown",
                skinTone: pick(["light", "medium", "tan", "brown"]), age: isGrownUp ? 30 : 6,
                clothing: pick([
                    "jumper and trousers", "shirt and trousers", "cardigan and skirt", "checked shirt and trousers",
                ]),
                palette: pick([["teal", "navy"], ["burgundy", "brown"], ["green", "navy"], ["mustard", "brown"]]),
                accessories: isOld ? ["glasses"] : []))
    }
}
