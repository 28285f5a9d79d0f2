/// The light of a torch, a candle or a firefly in a dark room: on the setting, behind all figures.
struct CarriedLight: Sendable {
    /// The source.
    let source: Point
    /// The direction of a torch, as a vector of length 1; nil for what shines all around.
    let beam: Point?

    /// Everything that shines on a page, what is held first.
    static func all(on composition: Composition) -> [CarriedLight] {
        composition.actors.compactMap { Self(of: $0) }
            + composition.things.compactMap { thing in
                guard Darkness.carried.contains(thing.thing) else { return nil }
                let isTorch = thing.thing == .torch
                return Self(
                    source: Point(isTorch ? thing.box.maxX : thing.box.middle.x, thing.box.middle.y),
                    beam: isTorch ? Point(1, 0) : nil)
            }
    }

    private init(source: Point, beam: Point?) { (self.source, self.beam) = (source, beam) }

    private init?(of actor: PlacedActor) {
        if case .animal(.firefly, _) = actor.actor.body {
            self.init(source: actor.boxes.body.middle, beam: nil)
            return
        }
        guard let holding = actor.actor.holding, Darkness.carried.contains(holding) else { return nil }
        let hand = actor.anchors.touch ?? actor.boxes.body.middle
        guard holding == .torch else {
            self.init(source: hand, beam: nil)
            return
        }
        let ahead: Double = actor.isMirrored ? -1 : 1
        guard let hold = actor.actor.figure?.holds.first(where: { $0.thing == .torch }) else {
            self.init(source: hand, beam: Point(ahead, 0))
            return
        }
        let (glass, way) = (
            hold.point + (Self.torchGlass - hold.pivot).turned(hold.turn) * hold.scale, Point(1, 0).turned(hold.turn)
        )
        self.init(
            source: actor.ground + Point(glass.x * ahead, glass.y) * actor.scale, beam: Point(way.x * ahead, way.y))
    }

    /// The source of the light on a torch, as it is drawn.
    private static let torchGlass = Point(53, -29)

    /// Draws what it lights of the setting.
    func draw(on canvas: inout SVGCanvas) {
        canvas.inOwnLight { canvas in
            guard let beam else { return canvas.halo(source.x, source.y, 430, 380, Self.color, opacity: 0.7) }
            let (way, side) = (beam * Self.reach, beam.turned(90) * (Self.reach * 0.3))
            canvas.path(
                "M\(source)L\(source + way + side)Q\(source + way * 1.18) \(source + way - side)z",
                fading: Self.color, from: source, over: Self.reach * 1.1, opacity: 0.72)
            canvas.halo(source.x, source.y, 190, 170, Self.color, opacity: 0.36)
        }
    }

    private static let reach = 640.0
    private static let color: Color = 0xFFE7A6
}

extension SVGCanvas {
    /// A shape in a light that is strongest at a point and ends at a distance from it.
    fileprivate mutating func path(
        _ data: PathData, fading color: Color, from source: Point, over reach: Double, opacity: Double
    ) {
        let hex = shown(color).hex
        let name = gradient(
            "radialGradient",
            " gradientUnits=\"userSpaceOnUse\" cx=\"\(shortNumber(source.x))\" cy=\"\(shortNumber(source.y))\""
                + " r=\"\(shortNumber(reach))\"",
            stops: "<stop stop-color=\"\(hex)\" stop-opacity=\"\(hundredths(opacity))\"/>"
                + "<stop offset=\"1\" stop-color=\"\(hex)\" stop-opacity=\"0\"/>")
        write("<path\(outline(data)) fill=\"url(#\(name))\"/>")
    }

    /// A shade over the whole page that is thinnest at a point.
    mutating func shade(_ color: Color, opacity: Double, around source: Point) {
        let hex = shown(color).hex
        let name = gradient(
            "radialGradient",
            " gradientUnits=\"userSpaceOnUse\" cx=\"\(shortNumber(source.x))\" cy=\"\(shortNumber(source.y))\" r=\"560\"",
            stops: "<stop stop-color=\"\(hex)\" stop-opacity=\"\(hundredths(opacity * 0.2))\"/>"
                + "<stop offset=\"1\" stop-color=\"\(hex)\" stop-opacity=\"\(hundredths(opacity))\"/>")
        gradientRect(0, 0, 1280, 960, gradient: name)
    }
}
