/// The few colours that all pages of a story share: everything that is no figure is made of them.
///
/// Each was picked by hand, so that its seven colours belong together; hours and weather are laid on top.
struct StoryPalette: Hashable, Sendable {
    let name: String
    /// The sky of a clear noon, high above.
    let sky: Color
    let leaf: Color
    /// Paths, sand and bare ground.
    let earth: Color
    let wood: Color
    /// Light walls.
    let paper: Color
    /// What catches the eye: a door, a roof, a curtain.
    let accent: Color
    /// What answers the accent.
    let second: Color

    /// The palette of a story.
    init(storySeed: UInt64) {
        var chance = Chance(seed: storySeed, page: 0, matter: "palette")
        self = chance.pick(Self.all, else: .orchard)
    }

    private init(
        _ name: String, sky: Color, leaf: Color, earth: Color, wood: Color, paper: Color, accent: Color,
        second: Color
    ) {
        self.name = name
        self.sky = sky
        self.leaf = leaf
        self.earth = earth
        self.wood = wood
        self.paper = paper
        self.accent = accent
        self.second = second
    }

    // MARK: What is mixed from them

    /// Grass in the sun.
    var lawn: Color { leaf.mixed(with: 0xD2E496, 0.48) }
    /// Hills and woods further away.
    var grove: Color { leaf.mixed(with: sky, 0.22) }
    /// Stones and paving.
    var stone: Color { earth.mixed(with: 0xB4B8C6, 0.6) }
    /// Lakes and the sea.
    var water: Color { sky.mixed(with: second, 0.3).mixed(with: 0x3F93B8, 0.35) }
    /// Tiles and thatch.
    var roof: Color { accent.mixed(with: wood, 0.35) }
    /// Paint on cupboards and doors, calmer than the accent.
    var paint: Color { second.mixed(with: paper, 0.4) }
    /// Rugs and blankets: the clear light form of one of its colours.
    func cloth(_ color: Color) -> Color { HueColor(color).pale(lightness: 0.68, saturation: 0.5) }
    /// Wallpaper: hardly more than a breath of one of its colours.
    func wall(_ color: Color) -> Color { HueColor(color).pale(lightness: 0.88, saturation: 0.52) }
    /// Window frames and skirting boards.
    var trim: Color { paper.lighter(0.62) }

    // MARK: The palettes

    static let orchard = StoryPalette(
        "orchard", sky: 0x5FB4E6, leaf: 0x84B44E, earth: 0xE2BF88, wood: 0xC08A54, paper: 0xFBEBC8, accent: 0xD9523F,
        second: 0x3F93B0)

    /// Every palette that a story can have.
    static let all: [StoryPalette] = [
        orchard,
        StoryPalette(
            "seaside", sky: 0x55B2E4, leaf: 0x74B890, earth: 0xF0D8A4, wood: 0xD2AC7C, paper: 0xF6F5EA,
            accent: 0xEF7F5E, second: 0x2E7FA6),
        StoryPalette(
            "heather", sky: 0x92AEE8, leaf: 0x7DA868, earth: 0xDABDA0, wood: 0xA9785C, paper: 0xF6E8F0,
            accent: 0xB05FA6, second: 0xE2AC3C),
        StoryPalette(
            "mustard", sky: 0x74C0DC, leaf: 0xA4B840, earth: 0xE4C684, wood: 0xB07A44, paper: 0xFDF2D2,
            accent: 0xE8A51E, second: 0x3F8F86),
        StoryPalette(
            "pine", sky: 0x84C4E0, leaf: 0x3F9468, earth: 0xD8C094, wood: 0xA06E48, paper: 0xF3F0DC,
            accent: 0xDB5038, second: 0x23706E),
        StoryPalette(
            "peach", sky: 0x86CCEE, leaf: 0x98C468, earth: 0xF4D6A6, wood: 0xD69C6C, paper: 0xFFEEDC,
            accent: 0xF58A66, second: 0x6C9FD0),
        StoryPalette(
            "plum", sky: 0x7FA6E4, leaf: 0x6CAA62, earth: 0xDCB88C, wood: 0x94604E, paper: 0xF9EAE2,
            accent: 0xA63A6C, second: 0xE8AC5C),
        StoryPalette(
            "mint", sky: 0x6CCBE4, leaf: 0x66C08A, earth: 0xECDAA8, wood: 0xCFA06C, paper: 0xEDF8E8,
            accent: 0xF5806E, second: 0x2C9C94),
        StoryPalette(
            "brick", sky: 0x60B0E0, leaf: 0x92B04A, earth: 0xE0B884, wood: 0xA8683F, paper: 0xFAEAD4,
            accent: 0xCC4A2A, second: 0x3C7AA8),
        StoryPalette(
            "lavender", sky: 0xA0BAF2, leaf: 0x8CBC76, earth: 0xE8D0AC, wood: 0xBC9068, paper: 0xF3EEFC,
            accent: 0x8A6CCC, second: 0xF09AA6),
        StoryPalette(
            "sunflower", sky: 0x56BCF0, leaf: 0x7CB844, earth: 0xECCB80, wood: 0xCC8C48, paper: 0xFFF4D0,
            accent: 0xF8B810, second: 0xD8603A),
        StoryPalette(
            "slate", sky: 0x8CC0E4, leaf: 0x6CA880, earth: 0xD8C8A8, wood: 0xB0906C, paper: 0xECF1F2,
            accent: 0xE86A4C, second: 0x4574A8),
        StoryPalette(
            "rose", sky: 0x90CCF0, leaf: 0x7CB46C, earth: 0xE8C8A4, wood: 0xC08468, paper: 0xFDEAEA,
            accent: 0xDC5578, second: 0x4C9A84),
        StoryPalette(
            "olive", sky: 0x80C8DC, leaf: 0x96A844, earth: 0xE2CA8C, wood: 0xA47C48, paper: 0xF8F1D6,
            accent: 0xD4702A, second: 0x6484B8),
        StoryPalette(
            "lagoon", sky: 0x4CC2E0, leaf: 0x54B47C, earth: 0xF2DCA4, wood: 0xBE8C62, paper: 0xE8F7F4,
            accent: 0xF55F48, second: 0x128AA0),
        StoryPalette(
            "copper", sky: 0x76B8E2, leaf: 0x9CB85A, earth: 0xE6B87C, wood: 0xB66C42, paper: 0xFCEBD6,
            accent: 0xD06A38, second: 0x2F8C86),
    ]
}
