/// Draws a star with a face; it hovers a little, as stars do, over its own light.
struct StarFellow {
    let stance: Stance
    let feeling: Feeling

    func draw(on canvas: inout SVGCanvas) {
        let y: Double = stance == .flying ? -290 : stance == .sitting || stance == .sleeping ? -92 : -104
        canvas.glow(0, y, 190)
        let turn: Double = stance == .running ? 12 : stance == .sleeping ? -14 : 0
        canvas.group(transform: SVGCanvas.placement(0, y, turn: turn)) { canvas in
            canvas.line("M0 -96L28 -38L92 -28L46 18L58 84L0 52L-58 84L-46 18L-92 -28L-28 -38z", 0xF2B53A, width: 34)
            canvas.path("M0 -96L28 -38L92 -28L46 18L58 84L0 52L-58 84L-46 18L-92 -28L-28 -38z", 0xFFD75E)
            canvas.line("M0 -96L28 -38L92 -28L46 18L58 84L0 52L-58 84L-46 18L-92 -28L-28 -38z", 0xFFD75E, width: 20)
            if stance == .reaching { canvas.line("M92 -28L116 -76", 0xFFD75E, width: 22) }
            if stance == .hugging { canvas.line("M92 -28L124 -40M-92 -28L-124 -40", 0xFFD75E, width: 22) }
            if stance == .walking { canvas.line("M58 84L76 104", 0xFFD75E, width: 22) }
            canvas.group(transform: "translate(-2 -14) scale(.82)") { canvas in
                Face(eyes: 0x6B4226, feeling: feeling, isAsleep: stance == .sleeping).draw(on: &canvas)
            }
        }
    }
}
