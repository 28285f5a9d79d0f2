/// Draws what is seen on the trunk of an animal on four legs, about the trunk's middle.
struct FourLeggedCoat {
    let coat: Coat
    let marking: Marking
    let stature: Stature

    private func at(_ x: Double, _ y: Double) -> Point { Point(x * stature.length, y * stature.girth) }

    func draw(on canvas: inout SVGCanvas, placement: String) {
        canvas.group(transform: placement) { draw(on: &$0) }
    }

    private func draw(on canvas: inout SVGCanvas) {
        if ![.dome, .wool, .patches, .saddle].contains(marking) {
            canvas.path(
                .smooth([at(-0.7, 0.72), at(0, 0.5), at(0.78, 0.35), at(0.74, 0.62), at(0.1, 0.93)]), coat.belly)
        }
        switch marking {
        case .none, .mane, .bars: break
        case .stripes:
            canvas.line(
                "M\(at(-0.6, -0.92))q-4 18 2 30M\(at(-0.28, -0.88))q-4 16 0 26M\(at(0.04, -0.86))q-2 14 2 22",
                coat.accent, width: 7)
        case .patches:
            canvas.path(
                .smooth([at(-0.98, -0.5), at(-0.6, -0.88), at(-0.3, -0.5), at(-0.5, 0.1), at(-0.92, 0.2)]), coat.mark)
            canvas.path(.smooth([at(0.08, -0.86), at(0.5, -0.9), at(0.58, -0.3), at(0.2, -0.1)]), coat.mark)
            canvas.path(.smooth([at(-0.16, 0.9), at(-0.1, 0.4), at(0.3, 0.36), at(0.34, 0.88)]), coat.mark)
        case .spots:
            let spots: [(Double, Double)] = [
                (-0.82, -0.3), (-0.42, -0.5), (-0.55, 0.3), (-0.05, 0), (0.34, -0.5), (0.5, 0.16),
            ]
            canvas.line(
                spots.reduce(into: "") { $0 += "M\(at($1.0, $1.1))h\(stature.girth * 0.14)" }, coat.mark,
                width: stature.girth * 0.42)
        case .speckles:
            let spots: [(Double, Double)] = [
                (-0.8, -0.3), (-0.4, -0.6), (0, -0.4), (0.4, -0.6), (-0.5, 0.1), (0.2, 0.1),
            ]
            canvas.line(
                spots.reduce(into: "") { $0 += "M\(at($1.0, $1.1))h\(stature.girth * 0.2)" }, coat.mark,
                width: stature.girth * 0.34)
        case .back:
            canvas.path(
                .smooth([
                    at(-1.06, -0.3), at(-0.8, -0.88), at(-0.05, -0.86), at(0.6, -0.96), at(0.8, -0.6), at(0, -0.42),
                    at(-0.7, -0.34),
                ]),
                coat.mark)
        case .saddle:
            canvas.path(
                .smooth([
                    at(-0.42, -0.9), at(0, -0.92), at(0.3, -0.96), at(0.22, -0.2), at(0.34, 0.6), at(0.1, 0.94),
                    at(-0.34, 0.9), at(-0.28, 0),
                ]), coat.mark)
        case .spines: drawSpines(on: &canvas)
        case .dome: drawDome(on: &canvas)
        case .wool: drawWool(on: &canvas)
        }
    }

    private func drawSpines(on canvas: inout SVGCanvas) {
        canvas.shape(
            "M62 -38L44 -68L30 -52L8 -76L-8 -56L-36 -74L-46 -50L-78 -60L-80 -32L-106 -30L-94 -8L-112 8L-92 18L-84 32Q-20 6 50 4z",
            coat.accent, edge: coat.accent.darker(0.25))
        canvas.line(
            "M30 -24l-8 -14M0 -22l-8 -16M-32 -20l-10 -14M-60 -8l-12 -10M-10 -2l-8 -12M-40 6l-10 -10",
            coat.accent.lighter(0.3), width: 4)
    }

    /// A tortoise's shell.
    private func drawDome(on canvas: inout SVGCanvas) {
        let edge = coat.mark.darker(0.28)
        canvas.shape(
            "M\(at(-1.26, 0.5))C\(at(-1.2, -2)) \(at(0.9, -2.2)) \(at(0.98, 0.4))Q\(at(0.9, 0.72)) \(at(0.6, 0.62))H\(at(-0.9, 0).x)Q\(at(-1.2, 0.72)) \(at(-1.26, 0.5))z",
            coat.mark, edge: edge)
        canvas.line(
            "M\(at(-0.62, -0.1))L\(at(-0.42, -0.86))H\(at(0.16, 0).x)L\(at(0.38, -0.1))L\(at(0.14, 0.5))H\(at(-0.4, 0).x)zM\(at(-0.62, -0.1))L\(at(-1.1, -0.2))M\(at(0.38, -0.1))L\(at(0.88, -0.26))M\(at(-0.42, -0.86))L\(at(-0.56, -1.28))M\(at(0.16, -0.86))L\(at(0.26, -1.34))",
            edge, width: 4.5)
        canvas.path(
            "M\(at(-1.26, 0.5))Q\(at(-0.1, 0.16)) \(at(0.98, 0.4))Q\(at(0.9, 0.72)) \(at(0.6, 0.62))H\(at(-0.9, 0).x)Q\(at(-1.2, 0.72)) \(at(-1.26, 0.5))z",
            coat.mark.lighter(0.28))
        canvas.shine(
            "M\(at(-0.86, -0.5))Q\(at(-0.7, -1.2)) \(at(-0.2, -1.3))Q\(at(-0.5, -1)) \(at(-0.66, -0.4))z", strength: 0.3
        )
    }

    private func drawWool(on canvas: inout SVGCanvas) {
        let points: [(Double, Double)] = [
            (-0.96, 0.1), (-0.7, -0.76), (-0.1, -0.96), (0.5, -0.86), (0.8, -0.2), (0.56, 0.54), (-0.06, 0.76),
            (-0.66, 0.66),
        ]
        let puffs: PathData = points.reduce(into: "") { $0 += "M\(at($1.0, $1.1))h0" }
        canvas.line(puffs, coat.mark.darker(0.2), width: stature.girth * 0.86 + 5)
        canvas.line(puffs, coat.mark, width: stature.girth * 0.86)
        canvas.ellipse(0, 0, stature.length * 0.9, stature.girth * 0.8, coat.mark)
        canvas.line(
            "M\(at(-0.5, -0.3))q8 -14 20 -4q10 10 0 18M\(at(0.2, -0.1))q8 -14 20 -4q10 10 0 18M\(at(-0.2, 0.4))q8 -12 18 -2",
            coat.mark.darker(0.14), width: 4)
    }
}
