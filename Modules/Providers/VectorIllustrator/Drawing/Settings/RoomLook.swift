/// How a story's room is furnished, from its record.
struct RoomLook: Sendable {
    /// How walls are papered.
    enum Paper: String, CaseIterable { case plain, dots, stripes, sprigs, stars }

    let wall: Colour
    let paper: Paper
    let trim: Colour
    let floor: Colour
    let wood: Colour
    /// Curtains and cushions.
    let cloth: Colour
    /// Rugs, blankets and sofas.
    let cover: Colour
    let door: Colour
}

extension Brush {
    /// The room of the record; asked for twice it is the same.
    mutating func roomLook() -> RoomLook {
        let palette = palette
        let wall = record.colour(
            "wallpaper",
            of: [
                palette.paper, palette.paper.mixed(with: palette.sky, 0.3),
                palette.paper.mixed(with: palette.leaf, 0.28),
                palette.paper.mixed(with: palette.accent, 0.2), palette.paper.mixed(with: palette.second, 0.24),
                palette.paper.mixed(with: palette.earth, 0.4),
            ])
        let paper = RoomLook.Paper(
            rawValue: record.word("wallpaper pattern", of: RoomLook.Paper.allCases.map(\.rawValue)))
        let isAccented = record.flag("accent on curtains")
        return RoomLook(
            wall: wall, paper: paper ?? .plain, trim: record.colour("window frames", of: [palette.trim], .home),
            floor: record.colour(
                "floor", of: [palette.wood.lighter(0.18), palette.wood.mixed(with: palette.earth, 0.5)], .home),
            wood: record.colour("wood", of: [palette.wood, palette.wood.mixed(with: palette.earth, 0.3)], .home),
            cloth: record.colour("curtains", of: [isAccented ? palette.accent : palette.second]),
            cover: record.colour(
                "cover", of: [isAccented ? palette.paint : palette.accent.mixed(with: palette.paper, 0.18)]),
            door: record.colour("inner doors", of: [palette.trim, palette.paint, palette.wood.lighter(0.2)], .home))
    }
}
