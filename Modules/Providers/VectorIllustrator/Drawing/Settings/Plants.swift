/// Draws trees and bushes.
struct Plants {
    let light: Light

    /// A tree with a round crown that stands at a place; about 300 high at size 1.
    func roundTree(_ x: Double, _ y: Double, _ size: Double, _ leaves: Colour, on canvas: inout SVGCanvas) {
        let crown = light.ground(leaves, snow: 0.55)
        canvas.group(transform: SVGCanvas.placement(x, y, scale: size)) { canvas in
            canvas.path("M-20 0Q-10 -80 -14 -150H14Q10 -80 22 0Q0 8 -20 0z", 0x8A6044)
            canvas.line("M4 -100L44 -150", 0x8A6044, width: 12)
            canvas.path(
                "M-92 -140a58 58 0 0 1 6 -98a74 74 0 0 1 118 -50a66 66 0 0 1 66 104a52 52 0 0 1 -44 66"
                    + "q-80 26 -146 -22z", crown)
            canvas.path("M-66 -214a50 50 0 0 1 66 -52q-40 10 -46 58a18 18 0 0 1 -20 -6z", crown.lighter(0.16))
        }
    }

    /// A fir that stands at a place; about 340 high at size 1.
    func fir(_ x: Double, _ y: Double, _ size: Double, _ needles: Colour, on canvas: inout SVGCanvas) {
        let green = light.ground(needles, snow: 0.5)
        canvas.group(transform: SVGCanvas.placement(x, y, scale: size)) { canvas in
            canvas.rect(-13, -60, 26, 60, 0x7A5238, corner: 4)
            canvas.path("M0 -200L100 -44Q0 -24 -100 -44z", green.darker(0.1))
            canvas.path("M0 -270L82 -130Q0 -110 -82 -130z", green)
            canvas.path("M0 -340L60 -212Q0 -196 -60 -212z", green.lighter(0.1))
        }
    }

    func bush(_ x: Double, _ y: Double, _ size: Double, _ leaves: Colour, on canvas: inout SVGCanvas) {
        let green = light.ground(leaves, snow: 0.55)
        canvas.path(
            """
            M\(x - 80 * size) \(y)a\(40 * size) \(40 * size) 0 0 1 \(24 * size) \(-62 * size)\
            a\(50 * size) \(50 * size) 0 0 1 \(88 * size) \(-14 * size)\
            a\(38 * size) \(38 * size) 0 0 1 \(46 * size) \(76 * size)z
            """, green)
    }

    /// Three blades of tall beach grass.
    func reeds(_ x: Double, _ y: Double, _ size: Double, on canvas: inout SVGCanvas) {
        canvas.line(
            "M\(x) \(y)q-4 \(-60 * size) -18 \(-96 * size)M\(x + 10) \(y)q2 \(-60 * size) 4 \(-120 * size)"
                + "M\(x + 20) \(y)q6 \(-50 * size) 26 \(-86 * size)", light.ground(0x8FA85A), width: 6 * size)
    }
}
