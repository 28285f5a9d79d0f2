/// Draws the body of a seal that moves to the right on its belly.
struct ProneSeal {
    let coat: Coat
    let isRunning: Bool

    private var edge: Colour { coat.fur.darker(0.22) }
    private var lift: Double { isRunning ? 16 : 0 }
    var head: Point { Point(62, -126 - lift) }
    var body: Box { Box(minX: -34, minY: -92 - lift, maxX: 62, maxY: -18 - lift) }

    func draw(on canvas: inout SVGCanvas) {
        canvas.group(transform: SVGCanvas.placement(0, -lift, turn: isRunning ? -6 : 0)) { canvas in
            // The tail swings up at each push.
            let tip = Point(-128, isRunning ? -46 : -18)
            canvas.shape(
                "M\(tip)q-36 -26 -48 -6q2 12 14 14q-10 10 0 16q24 8 36 -16z", coat.accent, edge: coat.accent.darker(0.2)
            )
            canvas.shape("M92 -44C124 -40 134 -14 120 -4Q100 -4 76 -26z", coat.fur.darker(0.12), edge: edge)
            canvas.shape(
                "M104 -72C104 -26 70 -2 20 -2C-30 -2 -84 -2 -124 \(tip.y + 10)L-126 \(tip.y - 10)C-84 -38 -40 -96 20 -126C70 -140 104 -116 104 -72z",
                coat.fur, edge: edge)
            canvas.path("M100 -58C94 -20 60 -6 16 -6C-4 -6 -26 -6 -46 -8C0 -26 44 -40 100 -58z", coat.belly)
            canvas.shape(
                "M20 -52C36 -20 20 2 -10 -2C-34 -4 -44 -14 -34 -22C-18 -26 -8 -40 -2 -56z", coat.fur.darker(0.08),
                edge: edge)
        }
    }
}
