import StoryCore

/// Ensures that the heroes of a story differ by their clothes, and strangers from them.
struct DistinctLooks {
    /// Every hero's look, in the order of their sheets.
    let appearances: [HeroID: Appearance]

    /// Creates the looks; no two heroes without described clothes have the same colours.
    init(_ sheets: [CharacterSheet]) {
        var taken: Set<String> = []
        var found: [HeroID: Appearance] = [:]
        for sheet in sheets {
            var look = sheet.appearance
            if Self.isMadeUp(look), let top = look.palette.first, taken.contains(top) {
                look.palette = Self.palettes.first { !taken.contains($0[0]) } ?? look.palette
            }
            taken.formUnion(look.palette.prefix(1))
            found[sheet.hero] = look
        }
        appearances = found
    }

    private static func isMadeUp(_ look: Appearance) -> Bool {
        Appearance.usualPalettes.contains(look.palette) && look.clothing.map(Appearance.usualClothing.contains) ?? true
    }

    /// The rarest palettes come last.
    private static let palettes = Appearance.usualPalettes + [["lavender", "indigo"], ["orange", "teal"]]

    /// The colours of the heroes' tops, which nobody else wears.
    var tops: [Color] { appearances.values.map { FigureLook($0).outfit.top } }
}
