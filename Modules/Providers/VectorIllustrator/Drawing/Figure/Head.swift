/// Draws a head with its face, hair before it, and what is worn on it; its radius is 70 around the origin.
struct Head {
    let look: FigureLook
    let posture: Posture
    /// Which way the eyes look.
    let gaze: Point

    /// The middle of the face is this far to the right on a head that is turned.
    static func shift(_ turn: Double) -> Double { 13 * turn }

    func draw(feeling: Feeling, isAsleep: Bool = false, on canvas: inout SVGCanvas) {
        let skin = look.skin
        let edge = skin.darker(0.2)
        let turn = posture.turn
        // The ear on the far side goes behind the head as it turns.
        canvas.shape("M-62 -2a14 16 0 1 0 0 30z", skin, edge: edge)
        canvas.group(transform: SVGCanvas.placement(-14 * turn, 0)) {
            $0.shape("M62 -2a14 16 0 1 1 0 30z", skin, edge: edge)
        }
        canvas.line("M-69 8q-5 6 0 12", edge, width: 3)
        canvas.shape(Self.outline, skin, edge: edge)
        canvas.shadow("M-60 30Q-40 61 0 64T60 30Q52 70 0 68.5T-60 30z", strength: 0.08)
        canvas.group(transform: SVGCanvas.placement(Self.shift(turn), 0)) { canvas in
            if look.accessories.contains(.freckles) { freckles(on: &canvas) }
            var face = Face(eyes: look.eyes, feeling: feeling, isAsleep: isAsleep)
            face.blush = skin.mixed(with: 0xE8553F, 0.5)
            face.lid = skin.darker(0.07)
            face.gaze = gaze
            if skin.luminance < 0.4 { face.ink = skin.mixed(with: 0x120A0C, 0.85) }
            face.draw(on: &canvas)
            Headwear(look: look).drawOnFace(on: &canvas)
        }
        Hair(look).drawFront(on: &canvas)
        Headwear(look: look).draw(on: &canvas)
    }

    /// Round cheeks and a small chin.
    private static let outline: PathData =
        "M-66 -8C-68 -88 68 -88 66 -8C69 12 64 33 47 48C31 62 16 68 0 68S-31 62 -47 48C-64 33 -69 12 -66 -8z"

    private func freckles(on canvas: inout SVGCanvas) {
        let isDark = look.skin.luminance < 0.4
        canvas.line(
            "M-50 24h0M-41 28h0M-33 24h0M-46 34h0M-36 35h0M50 24h0M41 28h0M33 24h0M46 34h0M36 35h0M0 18h0",
            isDark ? look.skin.darker(0.42) : look.skin.mixed(with: 0x8A3F20, 0.55), width: 4.2)
    }
}
