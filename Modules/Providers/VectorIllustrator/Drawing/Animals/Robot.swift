/// Draws a friendly robot; the origin is the ground below it.
struct Robot {
    let coat: Coat
    let hands: [Point]
    let feet: [Point]
    let feeling: Feeling
    var isAsleep = false

    func draw(on canvas: inout SVGCanvas) {
        for foot in feet {
            canvas.line("M\(foot.x * 0.8) -50L\(foot.x) \(foot.y - 10)", 0x7E96A3, width: 18)
            canvas.path("M\(foot.x - 32) 0q0 -30 32 -30t32 30z", coat.accent)
        }
        for side in 0...1 {
            let sign: Double = side == 0 ? -1 : 1
            canvas.line("M\(sign * 56) -128Q\(sign * 90) -110 \(hands[side])", 0x7E96A3, width: 17)
            canvas.circle(hands[side].x, hands[side].y, 17, coat.accent)
        }
        canvas.rect(-62, -152, 124, 122, coat.fur, corner: 24)
        canvas.rect(-38, -122, 76, 58, coat.belly, corner: 12)
        canvas.line("M-20 -100h0M0 -100h0M20 -100h0", coat.accent, width: 13)
        canvas.line("M-24 -80h48", 0x9FC3CF, width: 7)
        canvas.rect(-14, -164, 28, 18, 0x7E96A3)
        canvas.line("M0 -250V-290", 0x7E96A3, width: 8)
        canvas.circle(0, -294, 14, isAsleep ? 0xB9C3CF : 0xF7D774)
        canvas.line("M-80 -206h0M82 -206h0", coat.accent, width: 30)
        canvas.rect(-80, -260, 162, 108, coat.fur.lighter(0.15), corner: 38)
        canvas.group(transform: "translate(0 -208)") { canvas in
            Face(eyes: 0x3F7FBF, feeling: feeling, isAsleep: isAsleep).draw(on: &canvas)
        }
    }
}
