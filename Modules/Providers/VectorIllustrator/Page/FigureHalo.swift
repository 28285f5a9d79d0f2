/// Light or dusk behind a figure whose colour the setting has too, so that it stands out.
struct FigureHalo: Sendable {
    let colour: Colour
    let opacity: Double
    private let box: Box

    /// More than ``Contrast/leastRatio``, because the night's veil lies over figure and ground alike.
    private static let wantedRatio = 1.66
    /// What a body stands out from is mostly what is beside it.
    private static let reach = 26.0

    /// Nothing if the figure is clear enough before what is behind it.
    init?(_ figure: PlacedActor, before backdrop: Backdrop, light: Light) {
        let ground = backdrop.colour(in: figure.boxes.body.grown(by: Self.reach * figure.scale))
        let tone = figure.actor.tone
        let found = Contrast(tone, ground)
        // A little more than clear, since the ground is not the same everywhere.
        guard found.ratio < Contrast.leastRatio * 1.12, found.hue < Contrast.leastHue * 1.2 else { return nil }
        let pale = light.glow.lighter(0.35)
        // Dusk of the ground's own hue looks like its shadow.
        let dusk = ground.lit(by: ground).mixed(with: 0x4A3A5A, 0.4)
        let choices = [pale, dusk].compactMap { colour -> (colour: Colour, opacity: Double)? in
            let enough = stride(from: 0.25, through: 0.95, by: 0.05).first {
                Contrast(tone, ground.mixed(with: colour, $0)).ratio >= Self.wantedRatio
            }
            return enough.map { (colour, $0) }
        }
        guard let best = choices.min(by: { $0.opacity < $1.opacity }) else { return nil }
        (colour, opacity) = best
        box = figure.boxes.whole
    }

    func draw(on canvas: inout SVGCanvas) {
        canvas.inOwnLight {
            $0.pool(
                box.middle.x, box.middle.y, box.width * 0.72 + 40, box.height * 0.66 + 30, colour, opacity: opacity)
        }
    }
}
