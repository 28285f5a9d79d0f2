/// Draws an animal's tail.
struct AnimalTail {
    let tail: Tail
    let coat: Coat
    /// Half of the trunk's length, and how far the tail's root is above the ground.
    var length = 80.0
    var ground = 80.0

    private var edge: Color { coat.edge }

    /// Draws it from its root at the back of an animal that looks to the right.
    func drawFromSide(on canvas: inout SVGCanvas) {
        switch tail {
        case .none: break
        case .cow:
            canvas.line("M0 0Q-34 10 -32 \(ground * 0.5)", edge, width: 13)
            canvas.line("M0 0Q-34 10 -32 \(ground * 0.5)", coat.fur, width: 8)
            canvas.path(
                "M-38 \(ground * 0.46)Q-54 \(ground * 0.72) -32 \(ground * 0.82)Q-16 \(ground * 0.66) -26 \(ground * 0.46)z",
                coat.mark)
        case .horse:
            canvas.shape(
                "M8 -16C-50 -22 -62 \(ground * 0.4) -48 \(ground * 0.78)Q-26 \(ground * 0.66) -22 \(ground * 0.4)Q-14 10 10 6z",
                coat.mark, edge: coat.mark.darker(0.22))
        case .short:
            canvas.shape("M8 -12C-24 -30 -40 -14 -32 6Q-12 18 8 12z", coat.fur, edge: edge)
        case .lizard:
            let ribbon = Ribbon(
                points: [
                    Point(20, 0), Point(-length * 0.5, ground * 0.4), Point(-length, ground - 14),
                    Point(-length * 1.6, ground - 16), Point(-length * 2, ground - 40),
                ], radii: [length * 0.26, length * 0.2, length * 0.14, length * 0.08, 3])
            canvas.shape(ribbon.outline, coat.fur, edge: edge)
        case .otter:
            let ribbon = Ribbon(
                points: [Point(20, 0), Point(-40, 14), Point(-84, ground - 30), Point(-130, ground - 16)],
                radii: [26, 22, 15, 7])
            canvas.shape(ribbon.outline, coat.fur, edge: edge)
        default:
            canvas.group(transform: SVGCanvas.placement(24, 34, mirrored: true)) { drawBehind(on: &$0) }
        }
    }

    /// Draws it from the ground below an upright animal.
    func drawBehind(on canvas: inout SVGCanvas) {
        switch tail {
        case .cat: stroke("M40 -30C130 -20 130 -90 96 -140", coat.fur.darker(0.05), width: 22, on: &canvas)
        case .dog: stroke("M46 -40Q104 -50 106 -106", coat.fur.darker(0.05), width: 22, on: &canvas)
        case .fox:
            canvas.shape("M40 -20C150 10 170 -80 130 -150C120 -90 90 -70 44 -64z", coat.fur, edge: edge)
            canvas.path("M152 -88C150 -110 142 -130 130 -150C126 -124 118 -106 106 -92Q132 -70 152 -88z", coat.belly)
        case .squirrel:
            canvas.shape(
                "M28 -18C100 4 158 -58 146 -132C138 -184 92 -206 66 -176C56 -162 66 -148 82 -150C104 -142 100 -104 66 -84"
                    + "C46 -72 34 -52 36 -40z", coat.fur, edge: edge)
            canvas.path(
                "M56 -22C112 -20 140 -74 130 -126C124 -162 100 -180 82 -172Q124 -150 112 -104C104 -74 70 -60 56 -22z",
                coat.fur.lighter(0.28))
        case .mouse: canvas.line("M44 -24C120 0 110 -70 150 -60", coat.accent, width: 9)
        case .dragon:
            canvas.shape("M30 -60C90 0 130 -10 168 -50Q120 12 20 -16z", coat.fur, edge: edge)
            canvas.shape("M150 -44l34 -34l6 44z", coat.accent, edge: coat.accent.darker(0.22))
        case .puff: canvas.circle(58, -34, 26, coat.belly)
        case .thick: canvas.line("M44 -36q50 0 54 -44", coat.accent, width: 26)
        case .short: canvas.shape("M40 -50Q76 -56 82 -34Q70 -18 40 -24z", coat.fur, edge: edge)
        case .otter: canvas.shape("M30 -54C80 -40 110 -16 140 -6Q90 8 20 -12z", coat.fur, edge: edge)
        case .none, .cow, .horse, .lizard, .bird: break
        }
    }

    private func stroke(_ line: PathData, _ color: Color, width: Double, on canvas: inout SVGCanvas) {
        canvas.line(line, edge, width: width + 5)
        canvas.line(line, color, width: width)
    }
}
