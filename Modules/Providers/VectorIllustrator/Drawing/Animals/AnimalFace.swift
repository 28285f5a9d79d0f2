/// Draws what an animal's face shows, about the middle of its head.
struct AnimalFace {
    let head: AnimalHead
    let feeling: Feeling
    let isAsleep: Bool
    let gaze: Point
    let material: Material

    func draw(on canvas: inout SVGCanvas) {
        let mouth = head.mouth
        var face = Face(eyes: head.traits.eyes, feeling: feeling)
        face.isAsleep = isAsleep
        face.gaze = gaze
        face.hasNose = false
        face.lid = ground.darker(0.07)
        face.rise = head.rise
        face.ink = ink
        face.hasMouth = !head.traits.hasBeak && mouth.drop == 0
        face.mouthWidth = mouth.width
        head.drawMask(on: &canvas)
        head.drawMuzzleBelowMouth(on: &canvas)
        face.draw(on: &canvas)
        if material == .cloth, !isAsleep { drawButtons(on: &canvas) }
        head.drawMuzzle(feeling: isAsleep ? .calm : feeling, on: &canvas)
        if mouth.drop > 0 {
            canvas.group(transform: SVGCanvas.placement(0, mouth.drop)) {
                Mouth(feeling: feeling, isAsleep: isAsleep, ink: ink).draw(on: &$0)
            }
        }
    }

    /// The colour that the eyes are on.
    private var ground: Color {
        switch head.traits.mask {
        case .plate, .owl, .badger: head.coat.belly
        case .face, .bandit, .hood: head.coat.mark
        case .visor: head.coat.accent
        default: head.coat.fur
        }
    }

    /// Lines on a dark face are light.
    private var ink: Color { ground.luminance < 0.36 ? ground.lighter(0.72) : .ink }

    /// Eyes of cloth are buttons.
    private func drawButtons(on canvas: inout SVGCanvas) {
        for x in [-26.0, 26] {
            canvas.stamp(at: SVGCanvas.placement(x, 8 - head.rise)) { canvas in
                canvas.circle(0, 0, 20, 0xA8927E)
                canvas.circle(0, 0, 16.5, 0x4A3A48)
                canvas.line("M-9 -7q4 -5 10 -4", 0x8A7486, width: 4)
                canvas.line("M-5 2h10", 0xF3E6D6, width: 3.5)
                canvas.line("M-6 2h0M6 2h0", 0x2A2030, width: 5)
                canvas.circle(6, -8, 4, .white)
            }
        }
    }
}
