/// Draws what shows the material of a body: seams, a patch, grain, wheels, rivets, a key.
struct MaterialOverlay {
    let material: Material
    let coat: Coat
    let trunk: Box
    let gesture: Gesture
    /// From where to where the body stands.
    let footing: ClosedRange<Double>

    /// How high the board with wheels is that wooden animals stand on.
    static let boardHeight = 40.0

    private var middle: Point { trunk.middle }
    private var half: Double { trunk.width / 2 }

    /// Draws what is behind the body.
    func drawBehind(on canvas: inout SVGCanvas) {
        switch material {
        case .tin:
            canvas.group(transform: SVGCanvas.placement(trunk.minX - half * 0.9, middle.y, turn: -12)) { canvas in
                canvas.line("M0 0H40", 0xB98A3C, width: 10)
                canvas.line("M-12 0C-30 -34 -50 -20 -42 0C-50 20 -30 34 -12 0z", 0xD9A94A, width: 9)
            }
        case .wood where !gesture.isFlying: drawBoard(on: &canvas)
        default: break
        }
    }

    private func drawBoard(on canvas: inout SVGCanvas) {
        let (left, right) = (footing.lowerBound, footing.upperBound)
        canvas.line("M\(right) 6q34 20 56 6t44 10", 0xD9504A, width: 5)
        canvas.line("M\(right + 104) 22h0", 0xD9504A, width: 19)
        canvas.shape("M\(left) -2H\(right)q8 0 8 8t-8 8H\(left)q-8 0 -8 -8t8 -8z", 0xC98F55, edge: 0x8E5F33)
        for x in [left + 26, right - 26] {
            canvas.stamp(at: SVGCanvas.placement(x, 19)) { canvas in
                canvas.circle(0, 0, 21, 0xA93E3A)
                canvas.circle(0, 0, 18, 0xD9504A)
                canvas.circle(0, 0, 6, 0xF6E3B4)
            }
        }
    }

    /// Draws what is on the trunk.
    func drawOnTrunk(on canvas: inout SVGCanvas) {
        let (x, y, edge) = (middle.x, middle.y, coat.edge)
        switch material {
        case .living: break
        case .cloth:
            let size = max(12, half * 0.4)
            canvas.line(
                (0..<5).reduce(into: "") { $0 += "M\(x - 5) \(trunk.minY + Double($1) * half * 0.46)l10 4" }, edge,
                width: 3.5)
            guard !gesture.isFromBack else { return }
            let patch = Point(x + half * 0.62, y + half * 0.5)
            canvas.group(transform: SVGCanvas.placement(patch.x, patch.y, turn: 9)) { canvas in
                canvas.path("M\(-size) \(-size)H\(size)V\(size)H\(-size)z", 0x6FA8B8)
                canvas.line(
                    "M\(-size * 0.6) \(-size + 4)h6m7 0h6M\(-size * 0.6) \(size - 4)h6m7 0h6M\(-size + 4) \(-size * 0.6)v6m0 7v6M\(size - 4) \(-size * 0.6)v6m0 7v6",
                    0xFBF3E4, width: 2.5)
            }
        case .wood:
            canvas.line(
                "M\(x - half) \(y - half * 0.5)q\(half * 0.7) \(-half * 0.24) \(half * 1.9) 0M\(x - half * 1.1) \(y)q\(half) \(-half * 0.3) \(half * 2.1) \(half * 0.06)M\(x - half) \(y + half * 0.52)q\(half) \(-half * 0.2) \(half * 1.8) 0",
                coat.fur.darker(0.2), width: 3.5)
            canvas.ellipse(x + half * 0.2, y + half * 0.2, half * 0.18, half * 0.1, coat.fur.darker(0.24))
        case .tin, .metal:
            canvas.line(
                "M\(trunk.minX) \(trunk.minY)h0M\(trunk.maxX) \(trunk.minY)h0M\(trunk.minX) \(trunk.maxY)h0M\(trunk.maxX) \(trunk.maxY)h0",
                coat.fur.darker(0.34), width: 9)
            canvas.shine(
                "M\(x - half * 0.7) \(y - half * 0.7)Q\(x - half * 0.2) \(y - half * 1.1) \(x + half * 0.5) \(y - half * 0.9)Q\(x - half * 0.1) \(y - half * 0.5) \(x - half * 0.5) \(y + half * 0.4)z",
                strength: 0.36)
        }
    }
}
