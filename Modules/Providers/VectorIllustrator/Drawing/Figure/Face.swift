/// Draws eyes, brows, nose and mouth; the origin is the middle of a head with a radius of 70.
struct Face {
    let eyes: Color
    let feeling: Feeling
    var isAsleep = false
    /// False for those who have a beak instead.
    var hasMouth = true
    var hasNose = true
    var blush: Color = 0xF08A7A
    /// The colour of lids that are half closed.
    var lid: Color = 0xE3AC82
    /// Which way the eyes look: -1 is left or up, 1 is right or down.
    var gaze = Point(0, 0)
    /// How much higher than on a person the eyes are.
    var rise = 0.0
    /// How wide the mouth is beside a person's.
    var mouthWidth = 1.0
    /// The colour of lines, which stands out from the face.
    var ink = Color.ink
    /// The colour of brows; nil for that of all lines.
    var brow: Color?
    /// The colour of a lower lip, which shows a closed mouth on dark skin; nil for none.
    var lip: Color?
    /// How large the eyes are beside a child's.
    var eyeSize = 1.0

    func draw(on canvas: inout SVGCanvas) {
        drawUnderHair(on: &canvas)
        drawOverHair(on: &canvas)
    }

    /// What hair may hang over.
    func drawUnderHair(on canvas: inout SVGCanvas) {
        FaceCheeks(feeling: isAsleep ? .calm : feeling, color: blush, ink: ink).draw(on: &canvas)
        canvas.group(transform: SVGCanvas.placement(0, -rise)) { FaceEyes(face: self).draw(on: &$0) }
        if hasNose { canvas.line("M-4 24q4 5 8 0", ink, width: 3.5, opacity: 0.5) }
        if hasMouth {
            let mouth = Mouth(feeling: feeling, isAsleep: isAsleep, ink: ink, lip: lip)
            if mouthWidth == 1 {
                mouth.draw(on: &canvas)
            } else {
                canvas.group(transform: "scale(\(shortNumber(mouthWidth)) 1)") { mouth.draw(on: &$0) }
            }
        }
    }

    /// What says most about a feeling, and is seen even where hair is.
    func drawOverHair(on canvas: inout SVGCanvas) {
        // Eyes that are on top of a head have no brows above them while they are closed.
        if rise == 0 || !isAsleep {
            canvas.group(transform: SVGCanvas.placement(0, -rise)) { drawBrows(on: &$0) }
        }
        if !isAsleep { drawDrops(on: &canvas) }
    }

    // MARK: Brows

    private func drawBrows(on canvas: inout SVGCanvas) {
        canvas.line(brows, brow ?? ink, width: feeling == .angry ? 6 : 5, opacity: brow == nil ? 0.75 : 1)
    }

    private var brows: PathData {
        if isAsleep { return "M-39 -15q13 -5 24 -1M15 -16q11 -4 24 1" }
        return switch feeling {
        case .happy: "M-40 -19q13 -9 25 -3M15 -22q12 -6 25 3"
        case .proud: "M-41 -21q13 -10 26 -4M15 -25q13 -6 26 4"
        case .calm: "M-39 -17q13 -5 24 -1M15 -18q11 -4 24 1"
        case .sleepy: "M-40 -17q11 -8 24 -8M16 -25q13 0 24 8"
        case .curious: "M-39 -14q13 -4 24 1M13 -27q14 -11 27 0"
        case .worried: "M-41 -13q13 -3 24 -13M17 -26q11 10 24 13"
        case .sad: "M-40 -9q13 -5 23 -14M17 -23q10 9 23 14"
        case .surprised: "M-40 -27q13 -11 25 -4M15 -31q12 -7 25 4"
        case .crying: "M-41 -7q14 -6 25 -15M16 -22q11 9 25 15"
        case .laughing: "M-41 -20q13 -10 26 -4M15 -24q13 -6 26 4"
        case .angry: "M-42 -22q14 2 28 14M14 -8q14 -12 28 -14"
        case .ashamed: "M-40 -10q12 -4 23 -11M17 -21q11 7 23 11"
        case .scared: "M-41 -19q11 -12 24 -15M17 -34q13 3 24 15"
        case .excited: "M-42 -25q14 -13 27 -6M15 -31q13 -7 27 6"
        case .determined: "M-41 -17q15 -3 28 2M13 -15q13 -5 28 -2"
        case .cheeky: "M-41 -24q14 -13 27 -4M15 -12q13 -4 26 3"
        }
    }

    // MARK: Tears

    private func drawDrops(on canvas: inout SVGCanvas) {
        switch feeling {
        case .crying:
            let top = 17 - rise
            canvas.line("M-33 \(top)q-7 14 -5 36M33 \(top)q7 14 5 36", Self.water, width: 10, opacity: 0.9)
            canvas.line("M-34 \(top + 6)q-5 12 -4 26M34 \(top + 6)q5 12 4 26", .white, width: 2.5, opacity: 0.7)
        case .sad: canvas.path("M-37 \(24 - rise)q-8 12 0 15q8 -3 0 -15z", Self.water)
        case .laughing:
            canvas.path("M-45 \(8 - rise)q-13 1 -11 9q9 3 11 -9zM45 \(8 - rise)q13 1 11 9q-9 3 -11 -9z", Self.water)
        default: break
        }
    }

    /// The blue of tears, on cheeks and in the air.
    static let water: Color = 0x7FC4EA
}

/// Draws the cheeks of a face: rosy, glowing or pale.
private struct FaceCheeks {
    let feeling: Feeling
    let color: Color
    let ink: Color

    func draw(on canvas: inout SVGCanvas) {
        let (width, strength) = blush
        canvas.line("M-43 31h0M43 31h0", color, width: width, opacity: strength)
        if feeling == .ashamed {
            canvas.line("M-50 33l5 -7M-41 33l5 -7M37 33l5 -7M46 33l5 -7", ink, width: 2.5, opacity: 0.4)
        }
    }

    private var blush: (width: Double, strength: Double) {
        switch feeling {
        case .scared: (18, 0.14)
        case .sad, .worried: (20, 0.3)
        case .ashamed: (33, 0.85)
        case .angry: (27, 0.75)
        case .proud, .laughing, .excited, .crying: (26, 0.6)
        default: (22, 0.42)
        }
    }
}
