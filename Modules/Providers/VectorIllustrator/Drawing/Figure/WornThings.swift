/// Draws what is worn on the trunk beside clothes: bags, scarves, capes.
struct WornThings {
    let look: FigureLook
    let trunk: Trunk

    /// The colour of a blanket round the shoulders.
    static let wool: Color = 0x86A9C4

    private func has(_ accessory: Accessory) -> Bool { look.accessories.contains(accessory) }

    private var sack: Color { look.toldColor(of: .backpack) ?? 0xC9604E }

    private func isRed(_ color: Color) -> Bool {
        color.red > 150 && color.green < color.red * 2 / 3 && color.blue < color.red * 2 / 3
    }

    /// - Parameter ground: How far below the hip the ground is; nothing hangs lower.
    func drawBehind(on canvas: inout SVGCanvas, leg: Double, ground: Double) {
        let neck = trunk.neck
        let wide = trunk.shoulder
        if has(.cape) {
            let usual: Color = look.outfit.accent == look.outfit.top ? 0xC9413F : look.outfit.accent
            let color = look.toldColor(of: .cape) ?? usual
            let foot = min(leg * 0.5, ground - 24)
            canvas.shape(
                """
                M\(-wide * 0.7) \(neck + 2)C\(-wide - 18) \(neck * 0.4) \(-wide - 34) \(foot * 0.4) \(-wide - 44) \(foot)\
                Q\(-wide * 0.4) \(foot + 24) \(wide * 0.1) \(foot + 8)T\(wide + 36) \(foot - 4)\
                C\(wide + 26) 0 \(wide + 10) \(neck * 0.5) \(wide * 0.7) \(neck + 2)z
                """, color, edge: color.darker(0.22))
            canvas.line("M-24 \(foot + 2)Q-22 0 -10 \(neck * 0.5)", color.darker(0.15), width: 4)
        }
        if has(.wrap) {
            let foot = min(leg * 0.62, ground - 14)
            canvas.shape(
                "M\(-wide * 0.7) \(neck - 4)C\(-wide - 26) \(neck * 0.5) \(-wide - 34) 0 \(-wide - 34) \(foot)"
                    + "Q0 \(foot + 16) \(wide + 34) \(foot)C\(wide + 34) 0 \(wide + 26) \(neck * 0.5) \(wide * 0.7) \(neck - 4)z",
                Self.wool.darker(0.14), edge: Self.wool.darker(0.34))
        }
        if has(.backpack) {
            canvas.shape(
                "M\(-wide - 20) \(neck + 26)q0 -22 22 -22h\(2 * wide - 4)q22 0 22 22V\(-14)q0 16 -16 16h\(-2 * wide - 8)q-16 0 -16 -16z",
                sack, edge: sack.darker(0.25))
        }
    }

    func drawInFront(on canvas: inout SVGCanvas) {
        let neck = trunk.neck
        let wide = trunk.shoulder
        if has(.backpack) {
            canvas.line(
                "M\(-wide + 12) \(neck + 4)q-4 30 -6 58M\(wide - 12) \(neck + 4)q4 30 6 58", sack.darker(0.2), width: 10
            )
        }
        if has(.cape) {
            canvas.line("M\(-wide * 0.66) \(neck + 4)Q0 \(neck + 24) \(wide * 0.66) \(neck + 4)", 0xF2C14E, width: 6)
        }
        if has(.scarf) {
            // Red, but for those who already wear it.
            let wool: Color = look.toldColor(of: .scarf) ?? (isRed(look.outfit.top) ? 0x3F9A94 : 0xD9594C)
            canvas.shape("M8 \(neck + 10)l26 -2l5 60q-14 6 -27 0z", wool.darker(0.12), edge: wool.darker(0.32))
            canvas.line("M13 \(neck + 44)l24 -2M14 \(neck + 56)l24 -2", 0xF3E3C2, width: 5)
            canvas.line("M-34 \(neck + 6)q34 26 68 0", wool.darker(0.3), width: 27)
            canvas.line("M-34 \(neck + 6)q34 26 68 0", wool, width: 23)
        }
        if has(.wrap) { wrap(on: &canvas) }
        if has(.necklace) {
            canvas.line("M-19 \(neck + 6)q19 36 38 0", 0xE3AE3A, width: 4)
            canvas.circle(0, neck + 26, 6, 0xE3AE3A)
        }
        if has(.stethoscope) { stethoscope(on: &canvas) }
        canvas.group(transform: look.isMirrored ? "scale(-1 1)" : "") { drawOnOneSide(on: &$0) }
    }

    /// A blanket that is held together before the chest and falls open below.
    private func wrap(on canvas: inout SVGCanvas) {
        let (neck, wide) = (trunk.neck, trunk.shoulder)
        for side in [-1.0, 1] {
            canvas.shape(
                "M0 \(neck + 34)Q\(side * 14) \(neck - 4) \(side * wide * 0.7) \(neck - 4)"
                    + "Q\(side * (wide + 20)) \(neck + 8) \(side * (wide + 24)) \(neck * 0.4)L\(side * (wide + 30)) 22"
                    + "Q\(side * wide) 32 \(side * wide * 0.62) 24Q\(side * wide * 0.5) \(neck * 0.4) 0 \(neck + 34)z",
                Self.wool, edge: Self.wool.darker(0.3))
            canvas.line(
                "M\(side * wide * 0.66) 10Q\(side * wide) 18 \(side * (wide + 28)) 8", .white, width: 5, opacity: 0.6)
        }
    }

    /// An apron, over everything else that is on the trunk and over the lap.
    func drawApron(on canvas: inout SVGCanvas) {
        guard has(.apron) else { return }
        let (neck, hip) = (trunk.neck, trunk.hip)
        let linen = look.toldColor(of: .apron) ?? (look.outfit.top.luminance > 0.8 ? 0x9FC3D0 : 0xFBF6EC)
        canvas.line(
            "M-18 \(neck + 4)L-20 \(neck * 0.66)M18 \(neck + 4)L20 \(neck * 0.66)", linen.darker(0.12), width: 6)
        canvas.shape(
            "M-22 \(neck * 0.7)Q0 \(neck * 0.66) 22 \(neck * 0.7)L26 \(neck * 0.34)L\(hip) \(neck * 0.26)L\(hip - 4) 44"
                + "Q0 52 \(-hip + 4) 44L\(-hip) \(neck * 0.26)L-26 \(neck * 0.34)z",
            linen, edge: linen.darker(0.2))
        canvas.path("M-16 \(neck * 0.1)q16 4 32 0v18q-16 10 -32 0z", linen.darker(0.09))
    }

    private func stethoscope(on canvas: inout SVGCanvas) {
        let neck = trunk.neck
        canvas.line("M-17 \(neck + 2)q2 34 17 40q15 -6 17 -40M0 \(neck + 42)q-2 16 12 22", 0x4A5A70, width: 4)
        canvas.circle(14, neck + 66, 7, 0xC9D3DC)
        canvas.circle(14, neck + 66, 3.5, 0x8E9BAA)
    }

    /// Draws what is on one side of the body.
    private func drawOnOneSide(on canvas: inout SVGCanvas) {
        let (neck, wide) = (trunk.neck, trunk.shoulder)
        if has(.bag) {
            let leather = look.toldColor(of: .bag) ?? 0xA9713F
            canvas.line("M\(-wide + 12) \(neck + 6)L\(trunk.hip - 4) 0", leather.darker(0.2), width: 8)
            canvas.shape(
                "M\(trunk.hip - 22) -8h38q6 0 6 6v28q0 8 -8 8h-34q-8 0 -8 -8v-28q0 -6 6 -6z", leather,
                edge: leather.darker(0.3))
            canvas.path("M\(trunk.hip - 27) -4h48v12q-24 12 -48 0z", leather.darker(0.14))
            canvas.line("M\(trunk.hip - 3) 10h0", 0xF2C14E, width: 6)
        }
        if has(.badge) {
            canvas.circle(-wide * 0.5, neck + 36, 10, 0xF2C14E)
            canvas.circle(-wide * 0.5, neck + 36, 5, 0xFFF3C4)
        }
    }
}
