// Hair behind a head, and what hangs from it over the shoulders.

extension Hair {
    func drawBack(on canvas: inout SVGCanvas) {
        switch cut {
        case .bald, .balding, .mohawk, .undercut, .tuft, .braids, .plait: break
        case .short:
            guard isSoft else { break }
            mass([(-68, -30), (0, -60), (68, -30), (70, 18), (46, 40), (-46, 40), (-70, 18)], color, on: &canvas)
        case .long:
            mass(
                [
                    (-60, -60), (0, -80), (60, -60), (82, 0), (88, 70), (84, 122), (50, 132), (0, 122), (-50, 132),
                    (-84, 122), (-88, 70), (-82, 0),
                ],
                shade, on: &canvas)
            if texture == .straight { canvas.line("M-70 60V116M70 60V116", edge, width: 3) }
        case .bob:
            mass(
                [
                    (-60, -60), (0, -80), (60, -60), (84, -6), (90, 46), (72, 66), (0, 58), (-72, 66), (-90, 46),
                    (-84, -6),
                ],
                shade, on: &canvas)
        case .curls: curls(on: &canvas)
        case .ponytail: ponytail(on: &canvas)
        case .pigtails: pigtails(on: &canvas)
        case .bun: if !isCovered { bun(on: &canvas) }
        case .buns: if !isCovered { ball(60, -78, 29, on: &canvas) }
        case .puffs: ball(72, isCovered ? -20 : -66, 42, on: &canvas)
        case .cornrows:
            for sign in [-1.0, 1] {
                canvas.line(
                    "M\(sign * 60) 20q\(sign * 14) 30 \(sign * 8) 66M\(sign * 46) 40q\(sign * 10) 24 \(sign * 4) 58",
                    edge, width: 13)
                canvas.line(
                    "M\(sign * 60) 20q\(sign * 14) 30 \(sign * 8) 66M\(sign * 46) 40q\(sign * 10) 24 \(sign * 4) 58",
                    shade, width: 9)
                canvas.line("M\(sign * 68) 84h0M\(sign * 50) 96h0", tie, width: 11)
            }
        case .afro: afro(on: &canvas)
        case .locs: locs(on: &canvas)
        }
    }

    /// Plaits hang before the shoulders.
    ///
    /// - Parameter isFromBack: Whether they are seen where they hang down the back.
    func drawOverShoulders(isFromBack: Bool = false, on canvas: inout SVGCanvas) {
        switch cut {
        case .braids:
            for sign in [-1.0, 1] {
                canvas.stamp(at: SVGCanvas.placement(sign * (isFromBack ? 38 : 64), 34, mirrored: sign < 0)) {
                    plait(on: &$0)
                }
            }
        case .plait:
            canvas.stamp(at: SVGCanvas.placement(isFromBack ? 0 : -60, 34, mirrored: true)) { plait(on: &$0) }
        default: break
        }
    }

    /// A plait that hangs from the origin, a little outward.
    private func plait(on canvas: inout SVGCanvas) {
        let wide = texture == .straight ? 12.0 : 13.5
        canvas.shape("M-9 -30Q6 -34 12 -22L10 8H-8z", shade, edge: edge)
        for index in 0..<5 {
            let y = Double(index) * 15.5 + 4
            let x = Double(index) * 2.2 + 1
            let size = wide - Double(index) * 0.9
            // One strand over the other, from the left and from the right.
            canvas.shape(
                index.isMultiple(of: 2)
                    ? "M\(x + size) \(y - 10)Q\(x + size * 1.1) \(y + 6) \(x - size * 0.7) \(y + 15)Q\(x - size * 1.3) \(y + 6) \(x - size) \(y - 5)z"
                    : "M\(x - size) \(y - 10)Q\(x - size * 1.1) \(y + 6) \(x + size * 0.7) \(y + 15)Q\(x + size * 1.3) \(y + 6) \(x + size) \(y - 5)z",
                index.isMultiple(of: 2) ? color : shade, edge: edge)
        }
        switch texture {
        case .straight: canvas.shape("M5 80h13l5 24q-12 6 -21 -2z", shade, edge: edge)
        case .wavy: canvas.shape("M5 80h13q-2 8 5 12q-4 6 2 13q-12 6 -23 -1q4 -12 3 -24z", shade, edge: edge)
        case .curly:
            canvas.shape(
                "M6 80h11a9 9 0 0 1 4 14a9 9 0 0 1 -9 12a9 9 0 0 1 -11 -10a9 9 0 0 1 5 -16z", shade, edge: edge)
        }
        canvas.shape("M1 75h20v9h-20z", tie, edge: tie.darker(0.3))
    }

    /// A ball of hair at each side.
    private func ball(_ x: Double, _ y: Double, _ radius: Double, on canvas: inout SVGCanvas) {
        for sign in [-1.0, 1] {
            let ring = stride(from: 0.0, to: 360, by: 40).map { Point(sign * x, y).stepped(radius, -$0) }
            // Puffs are clouds, knots are as smooth as the hair is.
            let outline = HairOutline(ring).path(cut == .puffs ? .curly : texture)
            canvas.shape(outline, cut == .puffs ? color : shade, edge: edge)
            if cut == .buns {
                canvas.line("M\(sign * x - 12) \(y + 6)q2 -20 16 -18q12 8 2 18", edge, width: 3, opacity: 0.7)
            } else {
                canvas.line(
                    "M\(sign * x - 18) \(y - 8)q8 -14 20 -12M\(sign * x + 4) \(y + 6)q12 0 12 -12", shine, width: 4,
                    opacity: 0.45)
            }
            let foot = Point(sign * (x - radius * 0.5), y + radius * 0.6)
            canvas.line("M\(foot + Point(-sign * 10, -13))L\(foot + Point(sign * 12, 9))", tie, width: 10)
        }
    }

    private func bun(on canvas: inout SVGCanvas) {
        mass(
            [(-34, -92), (-26, -120), (0, -130), (26, -120), (34, -92), (20, -72), (-20, -72)], shade, on: &canvas)
        canvas.line("M-22 -80q22 10 44 0", tie, width: 10)
    }

    /// Curls down to the shoulders.
    private func curls(on canvas: inout SVGCanvas) {
        let outline = HairOutline([
            (-58, -64), (0, -88), (58, -64), (86, -26), (96, 24), (84, 62), (50, 76), (0, 70), (-50, 76), (-84, 62),
            (-96, 24), (-86, -26),
        ])
        canvas.shape(outline.path(texture == .straight ? .wavy : .curly), shade, edge: edge)
        canvas.line(
            "M-84 30a9 9 0 0 1 12 12M-74 54a8 8 0 0 1 12 8M84 30a9 9 0 0 0 -12 12M74 54a8 8 0 0 0 -12 8", shine,
            width: 3.5, opacity: 0.4)
    }

    private func ponytail(on canvas: inout SVGCanvas) {
        mass(
            [
                (-58, -44), (-86, -28), (-84, 8), (-98, 50), (-132, 62), (-120, 22), (-128, -30), (-112, -78),
                (-76, -96), (-44, -74),
            ],
            shade, on: &canvas)
        canvas.line("M-62 -78L-50 -52", tie, width: 13)
    }

    private func pigtails(on canvas: inout SVGCanvas) {
        for sign in [-1.0, 1] {
            let tail = [(66, -38), (96, -52), (122, -24), (126, 30), (120, 72), (104, 76), (92, 40), (78, 4)].map {
                Point(sign * Double($0.0), Double($0.1))
            }
            canvas.shape(HairOutline(sign > 0 ? tail : tail.reversed()).path(texture), shade, edge: edge)
            canvas.line("M\(sign * 70) -34L\(sign * 76) -8", tie, width: 13)
        }
    }

    private func afro(on canvas: inout SVGCanvas) {
        let ring = stride(from: 0.0, to: 360, by: texture == .straight ? 20 : 30).map {
            Point(0, -24).stepped(texture == .straight ? 100 : 96, -$0)
        }
        let outline = HairOutline(ring)
        canvas.shape(
            texture == .straight ? .smooth(ring) : outline.path(texture == .wavy ? .wavy : .curly), color, edge: edge)
        canvas.line(
            "M-66 -70q8 -12 18 -6M-28 -102q10 -10 18 -2M24 -100q12 -6 18 4M62 -66q12 0 14 10M-82 -28q2 -12 12 -12M78 -18q10 4 8 14",
            shine, width: 4, opacity: 0.45)
    }

    private func locs(on canvas: inout SVGCanvas) {
        for x in stride(from: -78.0, through: 78, by: 19.5) {
            let foot = 100 - abs(x) * 0.28
            canvas.line("M\(x * 0.8) -46Q\(x * 1.16) 10 \(x * 1.08) \(foot)", edge, width: 20)
            canvas.line("M\(x * 0.8) -46Q\(x * 1.16) 10 \(x * 1.08) \(foot)", shade, width: 16)
        }
        canvas.line("M-86 74h4M82 74h4M-45 88h4M41 88h4", tie, width: 9)
    }
}
