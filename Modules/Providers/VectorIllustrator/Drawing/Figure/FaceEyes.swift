/// Draws the eyes of a face with their lids.
struct FaceEyes {
    let face: Face

    private var feeling: Feeling { face.feeling }
    private var ink: Color { face.ink }

    func draw(on canvas: inout SVGCanvas) {
        if face.isAsleep {
            canvas.line("M-38 9q12 11 24 0M14 9q12 11 24 0", ink, width: 4.5)
            canvas.line("M-39 9l-5 3M39 9l5 3", ink, width: 3)
            return
        }
        switch feeling {
        case .proud where !isLooking: canvas.line("M-39 13q13 -18 26 0M13 13q13 -18 26 0", ink, width: 5)
        case .laughing: canvas.line("M-40 14q14 -23 27 0M13 14q13 -23 27 0", ink, width: 5.5)
        case .crying:
            canvas.line("M-13 5q-8 13 -27 6M13 5q8 13 27 6", ink, width: 5)
            canvas.line("M-38 0q8 -3 14 -8M38 0q-8 -3 -14 -8", ink, width: 3, opacity: 0.5)
        case .cheeky:
            eye(-1, on: &canvas)
            canvas.line("M14 10q12 -13 25 -1M39 9l5 -3", ink, width: 5)
        default:
            if traits.slant == 0 {
                for x in [-26.0, 26] { canvas.stamp(at: placing(x)) { drawEye(1, on: &$0) } }
            } else {
                for side in [-1.0, 1] { eye(side, on: &canvas) }
            }
        }
    }

    private func eye(_ side: Double, on canvas: inout SVGCanvas) {
        canvas.group(transform: placing(side * 26)) { drawEye(side, on: &$0) }
    }

    private func placing(_ x: Double) -> String { SVGCanvas.placement(x, 8, scale: face.eyeSize) }

    /// Whether the eyes look at something, so that even those who are proud keep them open.
    private var isLooking: Bool { abs(face.gaze.x) > 0.45 || abs(face.gaze.y) > 0.5 }

    // MARK: One eye

    /// What a feeling does to an eye.
    private struct Traits {
        /// Half the width and half the height of the white.
        var white = (x: 13.0, y: 15.0)
        var iris = 10.5
        /// How much of the eye the upper and the lower lid cover, from 0 to 1.
        var lid = 0.0
        var lower = 0.0
        /// How much lower than its outer end the inner end of the upper lid is.
        var slant = 0.0
        /// Whether the eye sparkles.
        var sparkles = false
    }

    private var traits: Traits {
        switch feeling {
        case .happy: Traits(lower: 0.14)
        case .calm: Traits(lid: 0.1)
        case .curious: Traits(white: (13.5, 16.5), iris: 11)
        case .worried: Traits(white: (13, 15.5), iris: 8.6, lid: 0.1, slant: -5)
        case .sad, .crying: Traits(white: (13, 14.5), iris: 10, lid: 0.26, slant: -7)
        case .surprised: Traits(white: (14, 17.5), iris: 10)
        case .proud, .laughing: Traits(white: (13, 14), lid: 0.16, lower: 0.24)
        case .sleepy: Traits(iris: 10, lid: 0.58)
        case .angry: Traits(white: (13, 14.5), iris: 8.8, lid: 0.32, slant: 9)
        case .ashamed: Traits(white: (13, 14.5), iris: 9.6, lid: 0.4, slant: -4)
        case .scared: Traits(white: (15, 18.5), iris: 5.6)
        case .excited: Traits(white: (14.5, 17.5), iris: 12.4, lower: 0.08, sparkles: true)
        case .determined: Traits(lid: 0.13, slant: 1.5)
        case .cheeky: Traits(lid: 0.24, lower: 0.16, slant: 2)
        }
    }

    /// Those who are ashamed look down and away, and cheeky ones out of the corner of the eye.
    private var gaze: Point {
        switch feeling {
        case .ashamed: Point(face.gaze.x * 0.3 - 0.8, 1)
        case .cheeky: Point(face.gaze.x < -0.3 ? -1 : 1, face.gaze.y * 0.5)
        default: face.gaze
        }
    }

    /// One eye about its middle; the inner end of the left one (-1) is at the right.
    private func drawEye(_ side: Double, on canvas: inout SVGCanvas) {
        let traits = traits
        let (wide, high) = traits.white
        let reach = Point(max(3.2, wide - traits.iris - 2), max(3, high - traits.iris - 4))
        let look = Point(min(1, max(-1, gaze.x)) * reach.x, min(1, max(-1, gaze.y)) * reach.y)
        canvas.ellipse(0, 0, wide, high, .white)
        canvas.ellipse(look.x, look.y, traits.iris, min(traits.iris + 2.5, high), face.eyes)
        canvas.ellipse(look.x, look.y - 0.5, traits.iris * 0.62, traits.iris * 0.72, .ink)
        let shine = traits.sparkles ? 4.6 : min(3.3, traits.iris * 0.36)
        canvas.circle(look.x + traits.iris * 0.34, look.y - traits.iris * 0.44, shine, .white)
        canvas.circle(look.x - traits.iris * 0.32, look.y + traits.iris * 0.48, shine * 0.52, .white, opacity: 0.85)
        drawLids(side, wide, high, on: &canvas)
    }

    private func drawLids(_ side: Double, _ wide: Double, _ high: Double, on canvas: inout SVGCanvas) {
        let traits = traits
        if traits.lower > 0 {
            let top = high - 2 * high * traits.lower
            canvas.path(
                "M\(-wide - 1) \(top + 4)Q0 \(top - 4) \(wide + 1) \(top + 4)Q\(wide) \(high + 2) 0 \(high + 2)T\(-wide - 1) \(top + 4)z",
                face.lid)
        }
        guard traits.lid > 0 else {
            return canvas.line("M\(-wide) \(-high * 0.45)q\(wide) \(-high * 0.85) \(2 * wide) 0", ink, width: 4)
        }
        let edge = -high + 2 * high * traits.lid
        // The inner end of the left eye is at the right.
        let ends = (left: edge + side * traits.slant / 2, right: edge - side * traits.slant / 2)
        // A lid that is nearly open is round like the eye, one that is half closed nearly straight.
        let bend = traits.lid > 0.5 ? 5.0 : (traits.lid - 0.3) * 16
        let (span, dome) = (wide + 2, -high * 1.42)
        canvas.path(
            "M\(-span) \(ends.left)C\(-span) \(dome) \(span) \(dome) \(span) \(ends.right)Q0 \(edge + bend) \(-span) \(ends.left)z",
            face.lid)
        canvas.line("M\(-span + 1) \(ends.left)Q0 \(edge + bend) \(span - 1) \(ends.right)", ink, width: 4)
    }
}
