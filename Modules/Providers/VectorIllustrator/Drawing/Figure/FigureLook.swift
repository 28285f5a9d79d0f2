import StoryCore

/// What a person looks like, in shapes and colours; the same sheet always gives the same look.
struct FigureLook: Sendable {
    let skin: Color
    let hair: Color
    let eyes: Color
    let cut: HairCut
    let texture: HairTexture
    /// Whether hair hangs over the forehead.
    let hasFringe: Bool
    private(set) var outfit: Outfit
    private(set) var build: Build
    /// In years.
    let age: Int
    private(set) var accessories: Set<Accessory>
    /// The described colours of accessories: "a red hat".
    private let accessoryColors: [Accessory: Color]
    /// Whether the figure is put on the page the other way round, so that what is worn on one side is drawn on the
    /// other and stays on its own.
    var isMirrored = false

    init(_ appearance: Appearance) {
        let style = appearance.hairStyle ?? ""
        skin = ColorNames.skin.color(of: appearance.skinTone)
        hair = ColorNames.hair.color(of: appearance.hairColor)
        eyes = ColorNames.eyes.color(of: appearance.eyeColor)
        cut = HairCut(told: style)
        texture = HairTexture(nearest: HairTexture.known(style) == .curly ? style : appearance.hairTexture ?? style)
        hasFringe = HairCut.hasFringe(style)
        outfit = Outfit(appearance.clothing ?? "", palette: appearance.palette)
        age = appearance.age ?? 6
        build = Build(age: age)
        let worn = appearance.accessories + Self.accessories(in: appearance.clothing ?? "")
        accessories = Set(worn.map(Accessory.init(nearest:)))
        accessoryColors = Dictionary(
            worn.compactMap { text in
                OutfitWords.colors(in: text).first.map { (Accessory(nearest: text), $0) }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// What a description of clothes says of things that are worn beside them, each with the word before it.
    private static func accessories(in clothing: String) -> [String] {
        let words = clothing.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
        return words.indices.compactMap { index in
            guard withClothes.contains(words[index]) else { return nil }
            return words[max(0, index - 1)...index].joined(separator: " ")
        }
    }

    private static let withClothes: Set<String> = [
        "apron", "scarf", "hat", "cap", "beanie", "headscarf", "hijab", "turban", "cape", "headband", "satchel",
        "stethoscope",
    ]

    // MARK: What is seen

    /// The hair that is seen: a headscarf covers all of it.
    var shownCut: HairCut {
        accessories.isDisjoint(with: [.headscarf, .turban, .hood, .drape]) ? cut : .bald
    }

    /// Whether nothing on top of the head can stand up.
    var hidesCrown: Bool {
        !accessories.isDisjoint(with: [.hat, .cap, .beanie, .cooksHat, .turban, .headscarf, .hood, .drape])
    }

    var isGrownUp: Bool { age > 15 }
    var isOld: Bool { age > 60 }

    /// Returns the colour of an accessory: its own if described, else one that suits the clothes.
    func color(of accessory: Accessory) -> Color {
        accessoryColors[accessory] ?? (outfit.accent == hair ? outfit.top : outfit.accent)
    }

    /// Returns the described colour of an accessory, if any.
    func toldColor(of accessory: Accessory) -> Color? { accessoryColors[accessory] }

    /// The same person with another build.
    func built(_ build: Build) -> FigureLook {
        var look = self
        look.build = build
        return look
    }

    // MARK: Other clothes

    /// Accessories of which a head wears only one.
    private static let onHead: Set<Accessory> = [
        .hat, .cap, .beanie, .crown, .cooksHat, .headband, .bow, .hood, .drape,
    ]

    /// The same person with what the scene puts on.
    func wearing(_ attire: Attire) -> FigureLook {
        var look = self
        if !Self.onHead.isDisjoint(with: attire.accessories) { look.accessories.subtract(Self.onHead) }
        look.accessories.formUnion(attire.accessories)
        if let garment = attire.garment { look.outfit = outfit.under(garment) }
        return look
    }

    /// The same person with some things taken off.
    func without(_ things: Set<Accessory>) -> FigureLook {
        var look = self
        look.accessories.subtract(things)
        return look
    }

    /// Accessories that are not worn with nightclothes.
    private static let offAtNight: Set<Accessory> = [
        .hat, .cap, .beanie, .crown, .cooksHat, .backpack, .bag, .cape, .apron, .stethoscope, .badge, .scarf, .necklace,
        .watch,
    ]

    /// The same person asleep, who wears no glasses.
    var asleep: FigureLook { upAtNight.without([.glasses]) }

    /// The same person awake at night.
    var upAtNight: FigureLook { without(Self.offAtNight).inNightclothes }

    /// The same person dressed for bed, barefoot.
    var inNightclothes: FigureLook {
        var look = self
        look.outfit = outfit.forBed
        return look
    }
}
