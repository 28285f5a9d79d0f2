/// Draws somebody asleep, lying under a blanket; the origin is the ground below the middle.
struct Sleeper {
    /// How wide a sleeper lies.
    static let width = 430.0

    let look: FigureLook
    let feeling: Feeling
    let holding: Thing?
    var hasBed = false

    func draw(on canvas: inout SVGCanvas) {
        guard hasBed else { return drawLying(on: &canvas) }
        canvas.rect(-240, -230, 26, 230, 0x9C6B45, corner: 10)
        canvas.rect(216, -170, 26, 170, 0x9C6B45, corner: 10)
        canvas.rect(-220, -76, 440, 44, 0xB98357, corner: 6)
        canvas.group(transform: "translate(0 -62)") { drawLying(on: &$0) }
    }

    private func drawLying(on canvas: inout SVGCanvas) {
        let cover = look.outfit.top
        canvas.rect(-215, -34, 430, 34, 0xEADCC8, corner: 16)
        canvas.path("M-214 -30q-12 -66 60 -64t84 18q6 30 -14 46z", 0xFFF8EC)
        let scale = look.build.headRadius / 70
        canvas.group(transform: SVGCanvas.placement(-128, -96, scale: scale, turn: -38)) { canvas in
            let hair = Hair(cut: look.shownCut, texture: look.texture, colour: look.hair, tie: look.outfit.accent)
            hair.drawBack(on: &canvas)
            Head(look: look).draw(
                hair: hair, face: Face(eyes: look.eyes, feeling: feeling, isAsleep: true), on: &canvas)
        }
        canvas.path("M-92 -26C-110 -120 -40 -140 20 -132S150 -120 190 -104Q224 -92 216 -14Q40 6 -92 -26z", cover)
        canvas.path("M-92 -26C-110 -120 -40 -140 -14 -136Q-54 -90 -40 -16Q-70 -20 -92 -26z", cover.lighter(0.4))
        canvas.line("M40 -112h0M90 -84h0M140 -100h0M30 -56h0M110 -40h0M170 -60h0", cover.lighter(0.3), width: 18)
        if let holding { HeldThing(holding).draw(at: Point(30, -128), on: &canvas) }
        canvas.line("M-34 -106Q0 -122 22 -116", look.outfit.top.darker(0.12), width: 24)
        canvas.circle(24, -116, 15, look.skin)
    }
}
