/// The halos of a page: as few and as faint as make every figure clear.
struct HaloPlan: Sendable {
    private(set) var halos: [FigureHalo] = []
    private let light: Light

    /// Halos of neighbours change each other's grounds: this often they are looked at again.
    private static let rounds = 9

    init(_ figures: [PlacedActor], before backdrop: Backdrop, light: Light) {
        self.light = light
        let grounds = figures.map { figure in
            figure.surroundings.map { (place: $0, colour: backdrop.colour(at: $0)) }
        }
        for round in 0..<Self.rounds {
            var isSettled = true
            for (figure, ground) in zip(figures, grounds) {
                let seen = ground.map { spot in halos.reduce(spot.colour) { $1.over($0, at: spot.place) } }
                guard Contrast.share(of: seen, clearOf: figure.actor.tone) < 0.82 else { continue }
                isSettled = false
                halos.removeAll { $0.index == figure.index }
                let bare = ground.map { spot in halos.reduce(spot.colour) { $1.over($0, at: spot.place) } }
                if let halo = halo(for: figure, before: bare, round) { halos.append(halo) }
            }
            if isSettled { return }
        }
    }

    /// The fainter one of light and dusk; in later rounds it is smaller, to leave neighbours alone.
    private func halo(for figure: PlacedActor, before ground: [Colour], _ round: Int) -> FigureHalo? {
        func share(_ colour: Colour, _ opacity: Double) -> Double {
            Contrast.share(of: ground.map { $0.mixed(with: colour, opacity) }, clearOf: figure.actor.tone)
        }
        func faintest(_ colours: [Colour]) -> (colour: Colour, opacity: Double)? {
            colours.compactMap { colour in
                stride(from: 0.25, through: 0.95, by: 0.05).first { share(colour, $0) > 0.9 }.map { (colour, $0) }
            }.min { $0.1 < $1.1 }
        }
        // Dusk of the ground's own hue looks like its shadow; only what is pale before a pale ground needs more.
        let mean = Colour(mean: ground)
        let pale = light.glow.lighter(0.35)
        let dusk = mean.lit(by: mean).mixed(with: 0x3A2E4E, 0.45)
        let deep: Colour = 0x4A3E5E
        // Before a ground of many colours no halo is perfect: then the strongest one that helps most.
        guard
            let best = faintest([pale, dusk]) ?? faintest([deep])
                ?? [pale, dusk, deep].map({ (colour: $0, opacity: 0.95) }).max(by: {
                    share($0.0, $0.1) < share($1.0, $1.1)
                })
        else { return nil }
        let (whole, body) = (figure.boxes.whole, figure.boxes.body)
        // Around the whole figure, or at last only around its body.
        let isTight = round > 2
        let margin = PlacedActor.surrounding * figure.scale
        let reach =
            isTight
            ? Point((body.width / 2 + margin) * 1.7, (body.height / 2 + margin) * 1.7)
            : Point(whole.width * 0.72 + 40, whole.height * 0.66 + 30)
        let middle = isTight ? body.middle : whole.middle
        return FigureHalo(
            index: figure.index, colour: best.colour, opacity: best.opacity,
            box: Box(
                minX: middle.x - reach.x, minY: middle.y - reach.y, maxX: middle.x + reach.x,
                maxY: middle.y + reach.y))
    }
}

extension PlacedActor {
    /// Where the ground is that the body has to stand out from: behind it and beside it.
    static let surrounding = 26.0

    /// Places all over that ground.
    fileprivate var surroundings: [Point] {
        let box = boxes.body.grown(by: Self.surrounding * scale)
        return (0..<25).map { step in
            Point(
                box.minX + box.width * (Double(step % 5) + 0.5) / 5,
                box.minY + box.height * (Double(step / 5) + 0.5) / 5)
        }
    }
}
