/// A hero's looks, in words that any illustrator understands. Every field is optional.
public struct Appearance: Hashable, Codable, Sendable {
    /// The cut and shape of the hair: "short", "long", "ponytail", "pigtails", "bun", "braids", "afro", "bald", …
    public var hairStyle: String?
    /// The hair colour: "black", "brown", "blond", "red", …
    public var hairColor: String?
    /// The hair texture: "straight", "wavy" or "curly".
    public var hairTexture: String?
    /// The eye colour: "brown", "blue", "green", "grey", "hazel".
    public var eyeColor: String?
    /// The skin tone: "very light", "light", "medium", "tan", "brown" or "dark".
    public var skinTone: String?
    /// The age in years, 0 to 18.
    public var age: Int?
    /// The usual clothes: "striped shirt and shorts", "dress", "pyjamas", …
    public var clothing: String?
    /// The colours of the clothes, the most important first: `["yellow", "blue"]`; if empty, those that ``clothing``
    /// names.
    public var palette: [String]
    /// Things always worn or carried: "glasses", "hat", "hearing aid", "wheelchair", "freckles", …
    public var accessories: [String]
    /// The style of the hero's pictures, for illustrators that know styles: "watercolour".
    public var artStyle: String?

    /// Creates an appearance; missing fields are filled in later by ``completed(for:)``.
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

    /// Returns the appearance with every text as one line.
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

    /// Returns the appearance with every missing field derived from the hero's identifier.
    ///
    /// Accessories are never invented: they say something about a child that must not be guessed.
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

    /// The clothes of heroes without any.
    package static let usualClothing = ["striped shirt and trousers", "dungarees", "jumper and shorts"]

    /// The palettes of heroes without any.
    package static let usualPalettes = [
        ["yellow", "blue"], ["red", "navy"], ["green", "cream"], ["teal", "orange"],
    ]
}
