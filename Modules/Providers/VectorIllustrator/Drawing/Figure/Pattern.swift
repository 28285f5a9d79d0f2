/// Draws what is printed or woven on cloth.
struct ClothPattern {
    let kind: Outfit.Pattern
    let ink: Color

    /// Creates a pattern.
    ///
    /// - Parameters:
    ///   - ground: The colour that it is printed on.
    ///   - told: Its own colour, if described.
    init(_ kind: Outfit.Pattern, on ground: Color, told: Color?, accent: Color) {
        self.kind = kind
        let wanted = told ?? (accent == ground ? nil : accent.mixed(with: .white, 0.1))
        let isSeen = wanted.map { Contrast($0, ground).ratio > 1.25 || Contrast($0, ground).hue > 22 } ?? false
        ink = isSeen ? wanted ?? ground : ground.luminance > 0.62 ? ground.darker(0.35) : ground.lighter(0.55)
    }

    /// Whether it goes on over sleeves, skirts and legs.
    var isAllOver: Bool {
        switch kind {
        case .plain, .number, .motif: false
        default: true
        }
    }

    var isNumber: Bool { if case .number = kind { true } else { false } }

    // MARK: On the trunk

    /// - Parameter isMirrored: Whether the figure is drawn the other way round, so that a number must be, too.
    func draw(on trunk: Trunk, isMirrored: Bool, _ canvas: inout SVGCanvas) {
        let top = trunk.neck + 24
        let wide = min(trunk.shoulder, trunk.hip) - 1
        switch kind {
        case .plain: return
        case .stripes:
            var marks: PathData = ""
            for y in stride(from: top, to: 8, by: 23) { marks += "M\(-wide) \(y)q\(wide) 9 \(2 * wide) 0" }
            canvas.line(marks, ink, width: 8)
        case .checks:
            var marks: PathData = ""
            for y in stride(from: top, to: 8, by: 24) { marks += "M\(-wide) \(y)q\(wide) 7 \(2 * wide) 0" }
            marks += "M-20 \(top - 8)V9M2 \(top - 4)V10M24 \(top - 8)V9"
            canvas.line(marks, ink, width: 4.5, opacity: 0.75)
        case .dots, .stars, .flowers, .hearts:
            let (step, across): (Double, Double) = kind == .dots ? (19, 24) : (25, 26)
            var points: [Point] = []
            for (row, y) in stride(from: top, to: 8, by: step).enumerated() {
                let shift: Double = row.isMultiple(of: 2) ? 0 : across / 2
                for x in stride(from: -across + shift, through: across, by: across) where abs(x) < wide - 4 {
                    points.append(Point(x, y))
                }
            }
            mark(points, on: &canvas)
        case .number, .motif:
            let placing = SVGCanvas.placement(0, trunk.neck * 0.48, scale: min(1.2, wide / 34), mirrored: isMirrored)
            canvas.group(transform: placing) { picture(on: &$0) }
        }
    }

    // MARK: On sleeves, skirts and legs

    /// Along a limb: bands around it, or marks in its middle.
    func draw(along limb: Limb, from start: Double, to end: Double, margin: Double, on canvas: inout SVGCanvas) {
        guard isAllOver, limb.length > 30 else { return }
        let count = max(1, Int(limb.length * (end - start) / 21))
        let shares = (0..<count).map { start + (end - start) * (Double($0) + 0.6) / Double(count) }
        switch kind {
        case .stripes, .checks:
            var bands: PathData = ""
            for share in shares {
                let (left, right) = limb.edges(share, margin: margin - 2)
                bands += "M\(left)L\(right)"
            }
            canvas.line(bands, ink, width: kind == .checks ? 4 : 6.5, opacity: kind == .checks ? 0.75 : 1)
        default: mark(shares.map(limb.point(at:)), on: &canvas)
        }
    }

    func draw(on skirt: Skirt, _ canvas: inout SVGCanvas) {
        guard isAllOver else { return }
        let rows = stride(from: 0.34, to: 0.9, by: 0.21)
        switch kind {
        case .stripes, .checks:
            var bands: PathData = ""
            for row in rows { bands += "M\(skirt.point(-0.96, row))L\(skirt.point(0.96, row))" }
            if kind == .checks {
                for x in [-0.5, 0, 0.5] { bands += "M\(skirt.point(x, 0.2))L\(skirt.point(x, 0.95))" }
            }
            canvas.line(bands, ink, width: kind == .checks ? 4 : 6.5, opacity: kind == .checks ? 0.75 : 1)
        default:
            mark(
                rows.enumerated().flatMap { index, row in
                    (index.isMultiple(of: 2) ? [-0.66, 0, 0.66] : [-0.34, 0.34]).map { skirt.point($0, row) }
                }, on: &canvas)
        }
    }

    // MARK: Marks

    private func mark(_ points: [Point], on canvas: inout SVGCanvas) {
        var marks: PathData = ""
        switch kind {
        case .dots:
            for point in points { marks += "M\(point)h0" }
            canvas.line(marks, ink, width: 8.5)
        case .flowers:
            for point in points {
                for petal in 0..<5 { marks += "M\(point.stepped(4.6, Double(petal) * 72 + 180))h0" }
            }
            canvas.line(marks, ink, width: 5.5)
            var hearts: PathData = ""
            for point in points { hearts += "M\(point)h0" }
            canvas.line(hearts, 0xF7D774, width: 5)
        case .hearts:
            for point in points { marks += "M\(point + Point(0, 6))q-9 -6 -6 -11q4 -3 6 1q2 -4 6 -1q3 5 -6 11z" }
            canvas.path(marks, ink)
        default:
            for point in points {
                marks +=
                    "M\(point + Point(0, -7.5))l2.2 5l5.3 0.5l-4 3.6l1.3 5.3l-4.8 -2.9l-4.8 2.9l1.3 -5.3l-4 -3.6l5.3 -0.5z"
            }
            canvas.path(marks, ink)
        }
    }

    private func picture(on canvas: inout SVGCanvas) {
        switch kind {
        case .number(let number):
            let digits = String(number).compactMap { Self.digits[$0] }
            let width = digits.count > 1 ? 5.5 : 6.5
            for (index, digit) in digits.enumerated() {
                let x = (Double(index) - Double(digits.count - 1) / 2) * 20
                canvas.group(transform: SVGCanvas.placement(x, 0)) { $0.line(digit, ink, width: width) }
            }
        case .motif(let motif): MotifDrawing(motif: motif, ink: ink).draw(on: &canvas)
        default: break
        }
    }

    private static let digits: [Character: PathData] = [
        "0": "M0 -13q-8 0 -8 13t8 13t8 -13t-8 -13z", "1": "M-5 -8l6 -5v26",
        "2": "M-7 -8q2 -6 8 -5q7 2 5 9q-2 5 -13 17h15", "3": "M-7 -11q6 -4 11 0q4 6 -4 10q9 2 6 9q-5 7 -13 2",
        "4": "M4 13v-26l-12 18h17", "5": "M7 -13h-12l-2 12q8 -5 13 1q4 8 -4 12q-6 2 -10 -2",
        "6": "M5 -13q-11 6 -12 16q0 10 7 10q8 0 8 -8t-8 -7q-5 0 -7 5", "7": "M-7 -13h14l-9 26",
        "8": "M0 -1q-7 -2 -7 -7q1 -5 7 -5t7 5q0 5 -7 7q-8 2 -8 8q1 6 8 6t8 -6q0 -6 -8 -8z",
        "9": "M7 -3q-2 5 -7 5q-8 0 -8 -7t8 -8q8 0 8 10q-1 10 -11 16",
    ]
}

extension Limb {
    var length: Double { from.distance(to: over) + over.distance(to: to) }
}
