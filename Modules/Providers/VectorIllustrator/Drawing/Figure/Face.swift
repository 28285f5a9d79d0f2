/// Draws eyes, brows, nose and mouth; the origin is the middle of a head with a radius of 70.
struct Face {
    let eyes: Colour
    let feeling: Feeling
    var isAsleep = false
    /// False for those who have a beak instead.
    var hasMouth = true
    var hasNose = true
    var blush: Colour = 0xF08A7A
    /// The colour of lids that are half closed.
    var lid: Colour = 0xE3AC82
    /// Which way the eyes look: -1 is left or up, 1 is right or down.
    var gaze = Point(0, 0)
    /// How much higher than on a person the eyes are.
    var rise = 0.0
    /// How wide the mouth is beside a person's.
    var mouthWidth = 1.0
    /// The colour of lines, darker than any skin.
    var ink = Colour.ink

    func draw(on canvas: inout SVGCanvas) {
        canvas.line("M-43 31h0M43 31h0", blush, width: 22, opacity: 0.4)
        canvas.group(transform: SVGCanvas.placement(0, -rise)) { drawLook(on: &$0) }
        if hasNose { canvas.line("M-4 24q4 5 8 0", ink, width: 3.5, opacity: 0.5) }
        guard hasMouth else { return }
        let mouth = Mouth(feeling: feeling, isAsleep: isAsleep, ink: ink)
        if mouthWidth == 1 { return mouth.draw(on: &canvas) }
        canvas.group(transform: "scale(\(shortNumber(mouthWidth)) 1)") { mouth.draw(on: &$0) }
    }

    private func drawLook(on canvas: inout SVGCanvas) {
        drawEyes(on: &canvas)
        // Eyes that are on top of a head have no brows above them while they are closed.
        if rise == 0 || !isAsleep { drawBrows(on: &canvas) }
    }

    private func drawEyes(on canvas: inout SVGCanvas) {
        if isAsleep {
            canvas.line("M-38 9q12 11 24 0M14 9q12 11 24 0", ink, width: 4.5)
            canvas.line("M-39 9l-5 3M39 9l5 3", ink, width: 3)
            return
        }
        if feeling == .proud {
            canvas.line("M-38 13q12 -17 24 0M14 13q12 -17 24 0", ink, width: 5)
            return
        }
        for x in [-26.0, 26] { canvas.stamp(at: SVGCanvas.placement(x, 8)) { drawEye(on: &$0) } }
        if feeling == .sad { canvas.path("M-38 25q-9 15 0 18q9 -3 0 -18z", 0x7FC4EA) }
    }

    /// One eye, about its middle.
    private func drawEye(on canvas: inout SVGCanvas) {
        let isWide = feeling == .surprised
        let high: Double = isWide ? 17.5 : 15
        let iris: Double = isWide || feeling == .worried ? 8.5 : 10.5
        let look = Point(gaze.x * 3.2, gaze.y * 3)
        canvas.ellipse(0, 0, isWide ? 14 : 13, high, .white)
        canvas.ellipse(look.x, look.y, iris, min(iris + 2.5, high), eyes)
        canvas.ellipse(look.x, look.y - 0.5, iris * 0.62, iris * 0.72, .ink)
        canvas.circle(look.x + 3.6, look.y - 4.6, 3.3, .white)
        canvas.circle(look.x - 3.4, look.y + 5, 1.7, .white, opacity: 0.8)
        if feeling == .sleepy {
            canvas.path("M-15 0Q-14 -19 0 -19T15 0Q0 7 -15 0z", lid)
            canvas.line("M-14 0q14 7 28 0", ink, width: 4)
        } else {
            canvas.line("M-13 \(-high * 0.45)q13 \(-high * 0.85) 26 0", ink, width: 3.8)
        }
    }

    private func drawBrows(on canvas: inout SVGCanvas) {
        let brows: PathData =
            switch feeling {
            case .happy: "M-40 -19q13 -9 25 -3M15 -22q12 -6 25 3"
            case .proud: "M-40 -15q12 -11 25 -6M15 -21q13 -5 25 6"
            case .calm: "M-39 -17q13 -5 24 -1M15 -18q11 -4 24 1"
            case .sleepy: "M-40 -17q11 -8 24 -8M16 -25q13 0 24 8"
            case .curious: "M-39 -15q13 -4 24 0M14 -27q13 -9 26 1"
            case .worried: "M-40 -14q12 -3 23 -13M17 -27q11 10 23 13"
            case .sad: "M-40 -10q13 -5 24 -15M16 -25q11 10 24 15"
            case .surprised: "M-40 -26q13 -11 25 -4M15 -30q12 -7 25 4"
            }
        canvas.line(brows, ink, width: 4.5, opacity: 0.72)
    }
}

/// Draws a mouth, below the middle of a head with a radius of 70.
struct Mouth {
    let feeling: Feeling
    var isAsleep = false
    var ink = Colour.ink

    private static let inside: Colour = 0x8E3340
    private static let tongue: Colour = 0xEF7F7F

    func draw(on canvas: inout SVGCanvas) {
        if isAsleep { return canvas.line("M-8 41q8 6 16 0", ink, width: 4) }
        switch feeling {
        case .happy:
            canvas.path("M-21 35Q0 42 21 35Q20 58 0 58T-21 35z", Self.inside)
            canvas.path("M-11 53q11 -8 22 0q-5 5 -11 5t-11 -5z", Self.tongue)
            canvas.path("M-16 37.5Q0 42 16 37.5L15 42Q0 46 -15 42z", .white)
        case .calm: canvas.line("M-14 39q14 11 28 0", ink, width: 4.2)
        case .curious:
            canvas.ellipse(4, 44, 7, 6, Self.inside)
        case .worried: canvas.line("M-15 46q7 -9 14 -3t15 -3", ink, width: 4.2)
        case .sad: canvas.line("M-13 49q13 -13 26 0", ink, width: 4.2)
        case .surprised:
            canvas.ellipse(0, 47, 9.5, 12.5, Self.inside)
            canvas.ellipse(0, 54, 6, 4, Self.tongue)
        case .proud:
            canvas.line("M-20 36q20 21 40 0", ink, width: 5)
            canvas.line("M-23 34l-4 4M23 34l4 4", ink, width: 3.5)
        case .sleepy:
            canvas.ellipse(1, 46, 8, 9.5, Self.inside)
            canvas.ellipse(1, 51, 5, 3, Self.tongue)
        }
    }
}
