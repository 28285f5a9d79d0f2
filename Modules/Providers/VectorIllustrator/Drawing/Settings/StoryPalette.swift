/// The few colours that all pages of a story share: everything that is no figure is made of them.
///
/// Each was picked by hand, so that its seven colours belong together; hours and weather are laid on top.
struct StoryPalette: Hashable, Sendable {
    let name: String
    /// The sky of a clear noon, high above.
    let sky: Colour
    let leaf: Colour
    /// Paths, sand and bare ground.
    let earth: Colour
    let wood: Colour
    /// Light walls.
    let paper: Colour
    /// What catches the eye: a door, a roof, a curtain.
    let accent: Colour
    /// What answers the accent.
    let second: Colour

    /// The palette of a story.
    init(storySeed: UInt64) {
        var chance = Chance(seed: storySeed, page: 0, matter: "palette")
        self = chance.pick(Self.all, else: .orchard)
    }

    private init(
        _ name: String, sky: Colour, leaf: Colour, earth: Colour, wood: Colour, paper: Colour, accent: Colour,
        second: Colour
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
    var lawn: Colour { leaf.mixed(with: 0xD2E496, 0.48) }
    /// Hills and woods further away.
    var grove: Colour { leaf.mixed(with: sky, 0.22) }
    /// Stones and paving.
    var stone: Colour { earth.mixed(with: 0xA9A7AE, 0.66) }
    /// Lakes and the sea.
    var water: Colour { sky.mixed(with: second, 0.3).mixed(with: 0x3F93B8, 0.35) }
    /// Tiles and thatch.
    var roof: Colour { accent.mixed(with: wood, 0.35) }
    /// Paint on cupboards and doors, calmer than the accent.
    var paint: Colour { second.mixed(with: paper, 0.34) }
    /// Window frames and skirting boards.
    var trim: Colour { paper.lighter(0.62) }

    // MARK: The palettes

    static let orchard = StoryPalette(
        "orchard", sky: 0x6DB3DC, leaf: 0x86A95A, earth: 0xD9B98A, wood: 0xB07D52, paper: 0xF6E6C4, accent: 0xC9584A,
        second: 0x5C8FA3)

    /// Every palette that a story can have.
    static let all: [StoryPalette] = [
        orchard,
        StoryPalette(
            "seaside", sky: 0x5FA9D6, leaf: 0x7FAE8A, earth: 0xE6CFA2, wood: 0xA98A68, paper: 0xF4EFE0,
            accent: 0xE07A5F, second: 0x3D7A94),
        StoryPalette(
            "heather", sky: 0x8FA8D8, leaf: 0x7C9A6B, earth: 0xCDB39A, wood: 0x94705A, paper: 0xEFE3E6,
            accent: 0x9B5F8F, second: 0xD9A441),
        StoryPalette(
            "mustard", sky: 0x7DB4C9, leaf: 0x9AA84E, earth: 0xD8BC84, wood: 0x9C6B41, paper: 0xF7EBCF,
            accent: 0xD99A2B, second: 0x4F7F7A),
        StoryPalette(
            "pine", sky: 0x86B8CC, leaf: 0x4F8566, earth: 0xC9B48F, wood: 0x8A5F44, paper: 0xEDE9D8,
            accent: 0xC4533F, second: 0x2F5D62),
        StoryPalette(
            "peach", sky: 0x8CC3DE, leaf: 0x93B56E, earth: 0xEBCFA6, wood: 0xC08A63, paper: 0xFBE7D6,
            accent: 0xE98A6D, second: 0x7C9CB8),
        StoryPalette(
            "plum", sky: 0x7F9FD0, leaf: 0x6F9A66, earth: 0xCFB08C, wood: 0x7E5548, paper: 0xF1E2DA,
            accent: 0x8B3F5E, second: 0xD9A066),
        StoryPalette(
            "mint", sky: 0x79C2D8, leaf: 0x74B089, earth: 0xE2D2A8, wood: 0xB58A62, paper: 0xE9F2E4,
            accent: 0xF08A7A, second: 0x3F8F8B),
        StoryPalette(
            "brick", sky: 0x6CA9CC, leaf: 0x8A9E52, earth: 0xD2AE83, wood: 0x8C5A3E, paper: 0xF3E3CF,
            accent: 0xB5482F, second: 0x48708C),
        StoryPalette(
            "lavender", sky: 0x9DB4E6, leaf: 0x8AAF78, earth: 0xDCC8A8, wood: 0xA67C62, paper: 0xEDE8F4,
            accent: 0x7F6BB0, second: 0xE6A0A0),
        StoryPalette(
            "sunflower", sky: 0x62B5E2, leaf: 0x7DAA4C, earth: 0xE0C385, wood: 0xB37A45, paper: 0xFCF0CC,
            accent: 0xEFB020, second: 0xC45B3C),
        StoryPalette(
            "slate", sky: 0x8FB3CC, leaf: 0x6E9377, earth: 0xC7B8A0, wood: 0x7D6454, paper: 0xE6EAE8,
            accent: 0xD0674F, second: 0x4B6584),
        StoryPalette(
            "rose", sky: 0x93C1DE, leaf: 0x7FA672, earth: 0xDDC0A0, wood: 0xA5725A, paper: 0xF8E4E2,
            accent: 0xC95A74, second: 0x5E8A7E),
        StoryPalette(
            "olive", sky: 0x84BCCB, leaf: 0x8C9450, earth: 0xD6C08E, wood: 0x8B6A42, paper: 0xF2EBD2,
            accent: 0xBF6A30, second: 0x6B7A99),
        StoryPalette(
            "lagoon", sky: 0x58B7D2, leaf: 0x5FA777, earth: 0xE8D4A4, wood: 0xA3785A, paper: 0xE4F1EE,
            accent: 0xE8604C, second: 0x1F7A8C),
        StoryPalette(
            "copper", sky: 0x7EABCB, leaf: 0x95A860, earth: 0xD9AD7C, wood: 0x9A5B3A, paper: 0xF5E4D0,
            accent: 0xB8613A, second: 0x3E7C78),
    ]
}
