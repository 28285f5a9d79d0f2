/// Draws a mouth, below the middle of a head with a radius of 70.
struct Mouth {
    let feeling: Feeling
    var isAsleep = false
    var ink = Color.ink
    /// The colour of a lower lip under a closed mouth; nil for none.
    var lip: Color?

    private static let inside: Color = 0x8E3340
    private static let tongue: Color = 0xEF7F7F

    func draw(on canvas: inout SVGCanvas) {
        if isAsleep { return closed("M-8 41q8 6 16 0", on: &canvas) }
        switch feeling {
        case .happy:
            open("M-19 35Q0 42 19 35Q18 57 0 57T-19 35z", on: &canvas)
            canvas.path("M-11 52.5q11 -8 22 0q-5 4.5 -11 4.5t-11 -4.5z", Self.tongue)
            teeth("M-15 37.5Q0 42 15 37.5L14 42Q0 46 -14 42z", on: &canvas)
        case .laughing:
            open("M-27 33Q0 40 27 33Q27 63 0 63T-27 33z", on: &canvas)
            canvas.path("M-15 57q15 -11 30 0q-6 6 -15 6t-15 -6z", Self.tongue)
            teeth("M-23 36Q0 42 23 36L21 42.5Q0 48 -21 42.5z", on: &canvas)
        case .excited:
            open("M-18 36Q0 33 18 36Q21 63 0 63T-18 36z", on: &canvas)
            canvas.path("M-12 57q12 -12 24 0q-5 6 -12 6t-12 -6z", Self.tongue)
            teeth("M-13 37.5Q0 35.5 13 37.5L12 41.5Q0 44 -12 41.5z", on: &canvas)
        case .crying:
            open("M-20 57Q-21 36 0 36T20 57Q0 50 -20 57z", on: &canvas)
            canvas.path("M-12 53q0 -8 12 -8t12 8q-12 -3 -24 0z", Self.tongue)
        case .scared:
            open("M-9 43Q0 37 9 43Q18 54 15 58.5Q0 50 -15 58.5Q-18 54 -9 43z", on: &canvas)
        case .surprised:
            canvas.ellipse(0, 47, 6.5, 8.5, Self.inside)
            canvas.ellipse(0, 52, 4, 2.5, Self.tongue)
        case .sleepy:
            canvas.ellipse(1, 46, 8, 9.5, Self.inside)
            canvas.ellipse(1, 51, 5, 3, Self.tongue)
        case .curious: open("M-7 41q8 3 16 -1q-1 10 -8 10t-8 -9z", on: &canvas)
        case .calm: closed("M-14 39q14 11 28 0", on: &canvas)
        case .proud:
            closed("M-25 35q25 23 50 0", width: 5, on: &canvas)
            canvas.line("M-29 36q1 -4 5 -5M29 36q-1 -4 -5 -5", ink, width: 3.5)
        case .worried: closed("M-8 47q8 -7 16 0", on: &canvas)
        case .sad: closed("M-14 50q14 -14 28 0", on: &canvas)
        case .angry:
            closed("M-16 51q16 -13 32 0", width: 5.5, on: &canvas)
            if lip == nil { canvas.line("M-6 58h12", ink, width: 3, opacity: 0.45) }
        case .ashamed: closed("M-7 47q8 -5 14 1", on: &canvas)
        case .determined:
            closed("M-19 40q19 11 38 -1", width: 5.5, on: &canvas)
            canvas.line("M17 35q4 1 5 5", ink, width: 3.5)
        case .cheeky:
            canvas.shape("M4 46q8 0 15 -5q6 13 -3 16q-10 2 -12 -11z", Self.tongue, edge: 0xB94F57)
            closed("M-15 40q17 12 36 -4", width: 5, on: &canvas)
        }
    }

    private func closed(_ line: PathData, width: Double = 4.4, on canvas: inout SVGCanvas) {
        if let lip {
            canvas.group(transform: SVGCanvas.placement(0, 4)) { $0.line(line, lip, width: width + 1) }
        }
        canvas.line(line, ink, width: width)
    }

    /// An open mouth; on dark skin a lip is around it.
    private func open(_ outline: PathData, on canvas: inout SVGCanvas) {
        if let lip { canvas.line(outline, lip, width: 5) }
        canvas.path(outline, Self.inside)
    }

    private func teeth(_ outline: PathData, on canvas: inout SVGCanvas) { canvas.path(outline, .white) }
}
