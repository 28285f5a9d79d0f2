/// What a hero looks like, in words that any illustrator understands; every field may be left out.
public struct Appearance: Hashable, Codable, Sendable {
    /// Cut and shape of the hair: "short", "long", "ponytail", "pigtails", "bun", "braids", "afro", "bald", …
    public var hairStyle: String?
    /// Colour of the hair: "black", "brown", "blond", "red", …
    public var hairColor: String?
    /// "straight", "wavy" or "curly".
    public var hairTexture: String?
    /// Colour of the eyes: "brown", "blue", "green", "grey", "hazel".
    public var eyeColor: String?
    /// "very light", "light", "medium", "tan", "brown" or "dark".
    public var skinTone: String?
    /// Age in years, 0 to 18.
    public var age: Int?
    /// What the hero usually wears: "striped shirt and shorts", "dress", "pyjamas", …
    public var clothing: String?
    /// Colours of the clothes, in order of importance: `["yellow", "blue"]`; if empty, those that ``clothing`` names.
    public var palette: [String]
    /// Things always worn or carried: "glasses", "hat", "hearing aid", "wheelchair", "freckles", …
    public var accessories: [String]
    /// How pictures of the hero are made, for illustrators that know styles: "watercolour".
    public var artStyle: String?

    /// Makes a description of a look; what is left out is chosen later by ``completed(for:)``.
    public init(
        hairStyle: String? = nil, hairColor: String? = nil, hairTexture: String? = nil, eyeColor: String? = nil,
        skinTone: String? = nil, age: Int? = nil, clothing: String? = nil, palette: [String] = [],
        accessories: [String] = [], artStyle: String? = nil
    ) {
        self.hairStyle = hairStyle
        self.hairColor = hairColor
        self.hairTexture = hairTexture
        self.eyeColor = eyeColor
        self.skinTone = skinTone
        self.age = age
        self.clothing = clothing
        self.palette = palette
        self.accessories = accessories
        self.artStyle = artStyle
    }

    /// The same look as one-line texts.
    ///
    /// - Throws: ``TextLimitError`` if a text has more than 80 characters, or a list more than ten texts.
    func checked() throws(TextLimitError) -> Appearance {
        func word(_ name: String, _ text: String?) throws(TextLimitError) -> String? {
            try TextLimit(name, 80).line(text)
        }
        var look = self
        look.hairStyle = try word("hairstyle", hairStyle)
        look.hairColor = try word("hair colour", hairColor)
        look.hairTexture = try word("hair texture", hairTexture)
        look.eyeColor = try word("eye colour", eyeColor)
        look.skinTone = try word("skin tone", skinTone)
        look.clothing = try word("clothing", clothing)
        look.palette = try TextLimit("colour", 80).lines(palette, atMost: TextLimit("colours", 10))
        look.accessories = try TextLimit("accessory", 80).lines(accessories, atMost: TextLimit("accessories", 10))
        look.artStyle = try word("art style", artStyle)
        return look
    }

    /// The same look with every missing field chosen from the hero's identifier, always the same way.
    ///
    /// Accessories are never invented: they say something about a child that nobody should guess.
    public func completed(for hero: HeroID) -> Appearance {
        func pick<Choice>(_ field: String, _ choices: [Choice]) -> Choice {
            var generator = SeededGenerator(hashing: hero.rawValue, field)
            return choices[Int(generator.next() % UInt64(choices.count))]
        }
        var look = self
        look.hairStyle = hairStyle ?? pick("hairStyle", ["short", "long", "ponytail", "pigtails", "bob", "bun"])
        look.hairColor = hairColor ?? pick("hairColor", ["black", "dark brown", "brown", "blond", "red"])
        look.hairTexture = hairTexture ?? pick("hairTexture", ["straight", "wavy", "curly"])
        look.eyeColor = eyeColor ?? pick("eyeColor", ["brown", "blue", "green", "hazel"])
        look.skinTone = skinTone ?? pick("skinTone", ["very light", "light", "medium", "tan", "brown", "dark"])
        look.age = age ?? pick("age", [4, 5, 6, 7])
        look.clothing = clothing ?? pick("clothing", Self.usualClothing)
        if palette.isEmpty { look.palette = ColorWords.found(in: clothing ?? "") }
        if look.palette.isEmpty {
            look.palette = pick("palette", Self.usualPalettes)
        }
        return look
    }

    /// What those wear of whom no clothes are told.
    package static let usualClothing = ["striped shirt and trousers", "dungarees", "jumper and shorts"]

    /// The colours of those of whom none are told.
    package static let usualPalettes = [
        ["yellow", "blue"], ["red", "navy"], ["green", "cream"], ["teal", "orange"],
    ]
}
