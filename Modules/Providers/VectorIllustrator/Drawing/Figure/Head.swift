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
        let face = face(feeling, isAsleep)
        Hair(look).drawOverShoulders(on: &canvas)
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
            if look.isOld { wrinkles(on: &canvas) }
            FacialHair(look: look).drawBeard(on: &canvas)
            face.drawUnderHair(on: &canvas)
            FacialHair(look: look).drawMoustache(on: &canvas)
            Headwear(look: look, turn: turn).drawOnFace(on: &canvas)
        }
        Hair(look).drawFront(on: &canvas)
        // Brows are seen through a fringe, but not through a hat.
        canvas.group(transform: SVGCanvas.placement(Self.shift(turn), 0)) { face.drawOverHair(on: &$0) }
        Headwear(look: look, turn: turn).draw(on: &canvas)
    }

    private func face(_ feeling: Feeling, _ isAsleep: Bool) -> Face {
        let skin = look.skin
        var face = Face(eyes: look.eyes, feeling: feeling, isAsleep: isAsleep)
        face.blush = skin.mixed(with: 0xE8553F, 0.5)
        face.lid = skin.darker(0.07)
        face.gaze = gaze
        if skin.luminance < 0.4 {
            // Lines on dark skin are nearly black, and a lip below them catches the light.
            face.ink = skin.mixed(with: 0x0C0508, 0.88)
            face.lip = skin.mixed(with: 0xE79A86, 0.5)
        }
        face.brow = Self.brow(of: look.hair, on: skin) ?? face.ink
        face.eyeSize = look.isGrownUp ? 0.88 : 1
        return face
    }

    /// Brows are a little darker than hair, as long as they are seen on the skin.
    private static func brow(of hair: Color, on skin: Color) -> Color? {
        let isPale = hair.luminance > 0.5
        let brow = isPale ? hair.mixed(with: 0x6B5A50, 0.35) : hair.darker(0.2)
        return Contrast(brow, skin).ratio > 1.7 ? brow : nil
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

    /// The lines of those who have laughed for a long time.
    private func wrinkles(on canvas: inout SVGCanvas) {
        canvas.line(
            "M-46 10l-9 -3M-46 15l-9 1M46 10l9 -3M46 15l9 1M-30 33q-4 5 -3 10M30 33q4 5 3 10M-16 -40q16 -5 32 0",
            look.skin.darker(0.28), width: 2.5)
    }
}

/// Draws the hair on a grown-up's face, which has a head with a radius of 70.
struct FacialHair {
    let look: FigureLook

    private var edge: Color { look.hair.luminance < 0.25 ? look.hair.lighter(0.16) : look.hair.darker(0.2) }

    /// A beard goes under the mouth, which stays free.
    func drawBeard(on canvas: inout SVGCanvas) {
        guard look.accessories.contains(.beard) else { return }
        canvas.shape(
            "M-66 2Q-64 36 -48 52Q-30 80 0 82T48 52Q64 36 66 2Q60 22 46 28Q24 24 0 28Q-24 24 -46 28Q-60 22 -66 2z",
            look.hair, edge: edge)
        canvas.path("M-26 36Q0 28 26 36Q28 62 0 64T-26 36z", look.skin)
    }

    func drawMoustache(on canvas: inout SVGCanvas) {
        guard look.accessories.contains(.moustache) else { return }
        canvas.shape(
            "M0 29Q-12 25 -26 33Q-32 38 -36 34Q-30 44 -16 40Q-6 38 0 35Q6 38 16 40Q30 44 36 34Q32 38 26 33Q12 25 0 29z",
            look.hair, edge: edge)
    }
}
