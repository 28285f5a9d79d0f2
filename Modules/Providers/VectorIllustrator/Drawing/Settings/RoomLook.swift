/// How a story's room is furnished, from its record.
struct RoomLook: Sendable {
    /// How walls are papered.
    enum Paper: String, CaseIterable { case plain, dots, stripes, sprigs, stars }

    let wall: Color
    let paper: Paper
    let trim: Color
    let floor: Color
    let wood: Color
    /// Curtains and cushions.
    let cloth: Color
    /// Blankets and sofas.
    let cover: Color
    /// Rugs.
    let rug: Color
    let door: Color
}

extension Brush {
    /// The room of the record; asked for twice it is the same.
    mutating func roomLook() -> RoomLook {
        let palette = palette
        let wall = record.color(
            "wallpaper",
            of: [
                palette.paper, palette.wall(palette.sky), palette.wall(palette.leaf), palette.wall(palette.accent),
                palette.wall(palette.second), palette.wall(palette.earth),
            ])
        let paper = RoomLook.Paper(
            rawValue: record.word("wallpaper pattern", of: RoomLook.Paper.allCases.map(\.rawValue)))
        let isAccented = record.flag("accent on curtains")
        return RoomLook(
            wall: wall, paper: paper ?? .plain, trim: record.color("window frames", of: [palette.trim], .home),
            floor: record.color(
                "floor", of: [palette.wood.lighter(0.42), palette.wood.mixed(with: palette.earth, 0.7).lighter(0.24)],
                .home),
            wood: record.color("wood", of: [palette.wood, palette.wood.mixed(with: palette.earth, 0.4)], .home),
            cloth: record.color("curtains", of: [isAccented ? palette.accent : palette.second]),
            cover: record.color("cover", of: [palette.cloth(isAccented ? palette.second : palette.accent)]),
            rug: record.color(
                "rug", of: [palette.leaf, palette.sky, isAccented ? palette.accent : palette.second].map(palette.cloth)),
            door: record.color(
                "inner doors", of: [palette.trim, palette.paint.lighter(0.24), palette.wood.lighter(0.34)], .home))
    }
}
