/// Draws the trunk with what it wears, without arms and legs.
struct Clothes: TrunkClothes {
    let look: FigureLook
    let joints: Joints

    func draw(on canvas: inout SVGCanvas) {
        drawNeck(shade: 0.12, on: &canvas)
        onTrunk(&canvas) { canvas in
            drawHips(on: &canvas)
            canvas.shape(trunk.outline, outfit.hasBib ? top : outfit.top, edge: top.darker(0.2))
            outfit.print(on: top).draw(on: trunk, isMirrored: look.isMirrored, &canvas)
            if outfit.hasBib { bib(on: &canvas) }
            front(on: &canvas)
            canvas.shadow(trunk.shadedSide)
            neckline(on: &canvas)
            WornThings(look: look, trunk: trunk).drawInFront(on: &canvas)
        }
    }

    /// What hangs over the thighs; it comes after the legs.
    func drawSkirt(on canvas: inout SVGCanvas) {
        drawHem(on: &canvas)
        onTrunk(&canvas) { WornThings(look: look, trunk: trunk).drawApron(on: &$0) }
    }

    private func drawHem(on canvas: inout SVGCanvas) {
        guard outfit.length > 0 else { return }
        let isCoat = outfit.lower == .trousers || outfit.lower == .shorts
        let skirt = Skirt(joints: joints, length: outfit.length, flare: isCoat ? 4 : 17)
        let color = outfit.lower == .skirt || outfit.garment == .pinafore ? outfit.bottom : outfit.top
        canvas.shape(skirt.outline, color, edge: color.darker(0.2))
        canvas.line(skirt.folds, color.darker(0.16), width: 3)
        guard !isCoat else { return }
        if !skirt.isSpread { outfit.lowerPrint(on: color).draw(on: skirt, &canvas) }
        let trim = outfit.accent == color ? color.lighter(0.45) : outfit.accent
        canvas.line(skirt.hem, outfit.lower == .skirt && outfit.accent == color ? outfit.top : trim, width: 6)
    }

    private func bib(on canvas: inout SVGCanvas) {
        let neck = trunk.neck
        let top = neck * 0.66
        let color = outfit.bibColor
        // From the waist down it covers the shirt: a sliver of it would look like a loose line.
        let hip = trunk.hip
        let side = max(trunk.shoulder - 3, hip) + joints.posture.turn * 3 + 1
        canvas.line("M-23 \(neck + 3)L-20 \(top + 6)M23 \(neck + 3)L20 \(top + 6)", color, width: 12)
        canvas.shape(
            "M-31 \(top)Q0 \(top + 5) 31 \(top)L\(side) \(neck * 0.36)L\(hip + 5) -4Q\(hip + 3) 14 \(hip - 4) 15"
                + "Q0 19 \(4 - hip) 15Q\(-hip - 3) 14 \(-hip - 5) -4L\(-side) \(neck * 0.36)z",
            color, edge: color.darker(0.22))
        canvas.path("M-17 \(top * 0.72)q17 5 34 0v16q-17 14 -34 0z", color.darker(0.13))
        canvas.line("M-21 \(top + 8)h0M21 \(top + 8)h0", 0xF7E3A0, width: 10)
    }

    private func front(on canvas: inout SVGCanvas) {
        let neck = trunk.neck
        let line = outfit.top.darker(0.2)
        switch outfit.front {
        case .plain: break
        case .buttons:
            canvas.line("M0 \(neck + 14)V10", line, width: 3)
            canvas.line("M8 \(neck * 0.68)h0M8 \(neck * 0.42)h0M8 \(neck * 0.16)h0", outfit.button, width: 9)
        case .zip:
            canvas.line("M0 \(neck + 12)V10", outfit.top.lighter(0.5), width: 4)
            canvas.line("M0 \(neck + 20)v9", 0xC9CED6, width: 6)
            canvas.line("M-27 \(neck * 0.2)l13 7M27 \(neck * 0.2)l-13 7", line, width: 4)
        case .pocket:
            canvas.path("M-19 \(neck * 0.36)H19L26 \(neck * 0.06)Q0 \(neck * 0.06 + 6) -26 \(neck * 0.06)z", line)
            canvas.line("M-8 \(neck + 14)v24M9 \(neck + 14)v20", outfit.top.lighter(0.6), width: 3.5)
        case .open:
            canvas.shape(
                "M-11 \(neck)L11 \(neck)L15 11Q0 15 -15 11z", outfit.under, edge: line)
        }
    }

    private func neckline(on canvas: inout SVGCanvas) {
        let neck = trunk.neck
        let trim = outfit.accent == top ? top.darker(0.16) : outfit.accent
        switch outfit.neck {
        case .round:
            canvas.path("M-19 \(neck - 2)q19 26 38 0q-4 -6 -19 -6t-19 6z", look.skin.darker(0.1))
            let isPlain = outfit.hasBib || outfit.isOpen
            canvas.line("M-20 \(neck - 1)q20 27 40 0", isPlain ? top.darker(0.16) : trim, width: 5)
        case .collar:
            canvas.path("M-14 \(neck - 2)L0 \(neck + 16)L14 \(neck - 2)z", look.skin.darker(0.1))
            canvas.shape(
                "M-17 \(neck - 6)L0 \(neck + 13)L-16 \(neck + 20)L-26 \(neck + 3)z"
                    + "M17 \(neck - 6)L0 \(neck + 13)L16 \(neck + 20)L26 \(neck + 3)z",
                outfit.top.lighter(0.35), edge: top.darker(0.2))
        case .hood:
            canvas.shape(
                "M-34 \(neck + 5)Q-30 \(neck - 14) 0 \(neck - 14)T34 \(neck + 5)Q0 \(neck + 30) -34 \(neck + 5)z",
                top.darker(0.08), edge: top.darker(0.24))
        case .high:
            canvas.line("M-17 \(neck)q17 11 34 0", trim, width: 13)
        }
    }
}

extension Outfit {
    /// Returns the pattern of the upper body, over its sleeves and its back.
    func print(on ground: Color) -> ClothPattern {
        ClothPattern(pattern, on: ground, told: patternColor, accent: hasBib ? ground : accent)
    }

    /// Returns the pattern of a skirt or trousers.
    func lowerPrint(on ground: Color) -> ClothPattern {
        ClothPattern(lowerPattern, on: ground, told: lowerPatternColor, accent: accent)
    }

    /// A bib is of the main colour, so that it is the one that is seen most.
    var bibColor: Color { top }

    /// Buttons, which must be seen on the top.
    var button: Color { top.luminance > 0.62 ? bottom.darker(0.2) : top.lighter(0.7) }
}
