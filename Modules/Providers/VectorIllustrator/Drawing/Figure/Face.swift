/// Draws eyes, brows, nose and mouth; the origin is the middle of a head with a radius of 70.
struct Face {
    let eyes: Colour
    let feeling: Feeling
    var isAsleep = false
    /// False for those who have a beak instead.
    var hasMouth = true
    var blush: Colour = 0xF08A7A

    func draw(on canvas: inout SVGCanvas) {
        canvas.line("M-41 29h0M45 29h0", blush, width: 24, opacity: 0.45)
        drawEyes(on: &canvas)
        drawBrows(on: &canvas)
        if hasMouth { drawMouth(on: &canvas) }
    }

    private var ink: Colour { .ink }

    private func drawEyes(on canvas: inout SVGCanvas) {
        if isAsleep {
            canvas.line("M-38 8q12 10 24 0M18 8q12 10 24 0", ink, width: 5)
            return
        }
        switch feeling {
        case .proud:
            canvas.line("M-38 12q12 -16 24 0M18 12q12 -16 24 0", ink, width: 5.5)
        case .sleepy:
            eye(-25, 8, on: &canvas)
            eye(29, 8, on: &canvas)
        default:
            let height: Double = feeling == .surprised ? 18 : 15
            eye(-25, height, on: &canvas)
            eye(29, height, on: &canvas)
        }
    }

    private func eye(_ x: Double, _ height: Double, on canvas: inout SVGCanvas) {
        let shift: Double = feeling == .curious ? 3 : 1
        let down: Double = feeling == .sad || feeling == .sleepy ? 3 : 0
        canvas.ellipse(x, 6 + down, 13, height, .white)
        canvas.ellipse(x + shift, 7 + down, 9.5, min(11, height), eyes)
        canvas.ellipse(x + shift, 7 + down, 5.5, min(7, height - 1), ink)
        canvas.circle(x + shift + 3, 3 + down, 2.8, .white)
        canvas.line("M\(x - 13) \(6 - height * 0.55 + down)q13 \(-height * 0.75) 26 0", ink, width: 4)
    }

    private func drawBrows(on canvas: inout SVGCanvas) {
        let brows: PathData =
            switch feeling {
            case .happy, .proud: "M-38 -19q13 -8 24 -2M18 -21q13 -6 24 2"
            case .calm, .sleepy: "M-38 -16q13 -5 24 -1M18 -17q13 -4 24 1"
            case .curious: "M-38 -16q13 -5 24 -1M18 -27q13 -9 24 0"
            case .worried: "M-38 -15q12 -4 22 -11M20 -26q10 7 22 11"
            case .sad: "M-40 -11q12 -6 24 -15M20 -26q12 9 24 15"
            case .surprised: "M-38 -25q13 -11 24 -4M18 -29q13 -7 24 4"
            }
        canvas.line(brows, ink, width: 4.5, opacity: 0.75)
    }

    private func drawMouth(on canvas: inout SVGCanvas) {
        canvas.line("M-1 20q4 5 8 0", ink, width: 3.5, opacity: 0.45)
        if isAsleep {
            canvas.line("M-8 37q10 7 20 0", ink, width: 4)
            return
        }
        switch feeling {
        case .happy:
            canvas.path("M-20 31q22 8 44 0q-2 25 -22 25t-22 -25z", 0x8E3340)
            canvas.path("M-11 49q13 -9 26 0q-5 7 -13 7t-13 -7z", 0xEF7F7F)
        case .calm: canvas.line("M-14 36q16 13 32 0", ink, width: 4.5)
        case .curious: canvas.ellipse(7, 41, 8, 6.5, 0x8E3340)
        case .worried: canvas.line("M-14 43q8 -9 16 -3t16 -3", ink, width: 4.5)
        case .sad:
            canvas.line("M-13 47q15 -14 30 0", ink, width: 4.5)
            canvas.path("M-40 24q-9 15 0 18q9 -3 0 -18z", 0x7FC4EA)
        case .surprised: canvas.ellipse(2, 44, 10, 13, 0x8E3340)
        case .proud: canvas.line("M-21 32q23 24 46 0", ink, width: 5.5)
        case .sleepy: canvas.ellipse(2, 42, 7, 8, 0x8E3340)
        }
    }
}
