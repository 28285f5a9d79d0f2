/// Draws what is worn on the trunk beside clothes: bags, scarves, capes.
struct WornThings {
    let look: FigureLook
    let trunk: Trunk

    private func has(_ accessory: Accessory) -> Bool { look.accessories.contains(accessory) }

    private func isRed(_ colour: Colour) -> Bool {
        colour.red > 150 && colour.green < colour.red * 2 / 3 && colour.blue < colour.red * 2 / 3
    }

    /// - Parameter ground: How far below the hip the ground is; nothing hangs lower.
    func drawBehind(on canvas: inout SVGCanvas, leg: Double, ground: Double) {
        let neck = trunk.neck
        let wide = trunk.shoulder
        if has(.cape) {
            let colour: Colour = look.outfit.accent == look.outfit.top ? 0xC9413F : look.outfit.accent
            let foot = min(leg * 0.5, ground - 24)
            canvas.shape(
                """
                M\(-wide * 0.7) \(neck + 2)C\(-wide - 18) \(neck * 0.4) \(-wide - 34) \(foot * 0.4) \(-wide - 44) \(foot)\
                Q\(-wide * 0.4) \(foot + 24) \(wide * 0.1) \(foot + 8)T\(wide + 36) \(foot - 4)\
                C\(wide + 26) 0 \(wide + 10) \(neck * 0.5) \(wide * 0.7) \(neck + 2)z
                """, colour, edge: colour.darker(0.22))
            canvas.line("M-24 \(foot + 2)Q-22 0 -10 \(neck * 0.5)", colour.darker(0.15), width: 4)
        }
        if has(.backpack) {
            canvas.shape(
                "M\(-wide - 20) \(neck + 26)q0 -22 22 -22h\(2 * wide - 4)q22 0 22 22V\(-14)q0 16 -16 16h\(-2 * wide - 8)q-16 0 -16 -16z",
                0xC9604E, edge: 0x9A4438)
        }
    }

    func drawInFront(on canvas: inout SVGCanvas) {
        let neck = trunk.neck
        let wide = trunk.shoulder
        if has(.backpack) {
            canvas.line(
                "M\(-wide + 12) \(neck + 4)q-4 30 -6 58M\(wide - 12) \(neck + 4)q4 30 6 58", 0xA9473A, width: 10)
        }
        if has(.cape) {
            canvas.line("M\(-wide * 0.66) \(neck + 4)Q0 \(neck + 24) \(wide * 0.66) \(neck + 4)", 0xF2C14E, width: 6)
        }
        if has(.scarf) {
            // Red, but for those who already wear it.
            let wool: Colour = isRed(look.outfit.top) ? 0x3F9A94 : 0xD9594C
            canvas.shape("M8 \(neck + 10)l26 -2l5 60q-14 6 -27 0z", wool.darker(0.12), edge: wool.darker(0.32))
            canvas.line("M13 \(neck + 44)l24 -2M14 \(neck + 56)l24 -2", 0xF3E3C2, width: 5)
            canvas.line("M-34 \(neck + 6)q34 26 68 0", wool.darker(0.3), width: 27)
            canvas.line("M-34 \(neck + 6)q34 26 68 0", wool, width: 23)
        }
        if has(.necklace) {
            canvas.line("M-19 \(neck + 6)q19 36 38 0", 0xE3AE3A, width: 4)
            canvas.circle(0, neck + 26, 6, 0xE3AE3A)
        }
        if has(.badge) {
            canvas.circle(-wide * 0.5, neck + 36, 10, 0xF2C14E)
            canvas.circle(-wide * 0.5, neck + 36, 5, 0xFFF3C4)
        }
    }
}
