/// Draws the trunk from behind with what it wears.
struct ClothesFromBack: TrunkClothes {
    let look: FigureLook
    let joints: Joints

    func draw(on canvas: inout SVGCanvas) {
        drawNeck(shade: 0.08, on: &canvas)
        onTrunk(&canvas) { canvas in
            drawHips(on: &canvas)
            canvas.shape(trunk.outline, top, edge: top.darker(0.2))
            let print = outfit.print(on: top)
            // What is printed on a chest alone is not on the back, but a player's number is.
            if print.isAllOver || print.isNumber { print.draw(on: trunk, isMirrored: look.isMirrored, &canvas) }
            if outfit.hasBib { straps(on: &canvas) }
            canvas.shadow(trunk.shadedSide)
            collar(on: &canvas)
        }
        if joints.posture.seat == nil {
            Clothes(look: look.without([.apron]), joints: joints).drawSkirt(on: &canvas)
        } else {
            lap(on: &canvas)
        }
        drawBehind(on: &canvas)
    }

    /// Draws a skirt spread on the ground around a sitting figure.
    private func lap(on canvas: inout SVGCanvas) {
        guard outfit.length > 0, joints.hip.y > -60 else { return }
        let color = outfit.lower == .skirt || outfit.garment == .pinafore ? outfit.bottom : outfit.top
        let (wide, hip) = (trunk.hip, joints.hip)
        canvas.shape(
            "M\(hip.x - wide + 4) \(hip.y - 20)Q\(hip.x - wide * 1.9) -14 \(hip.x - wide * 1.7) -4"
                + "Q\(hip.x) 12 \(hip.x + wide * 1.7) -4Q\(hip.x + wide * 1.9) -14 \(hip.x + wide - 4) \(hip.y - 20)z",
            color, edge: color.darker(0.2))
    }

    /// Straps that cross between the shoulders.
    private func straps(on canvas: inout SVGCanvas) {
        let (neck, hip, color) = (trunk.neck, trunk.hip, outfit.bibColor)
        canvas.line("M-23 \(neck + 4)L16 \(neck * 0.42)M23 \(neck + 4)L-16 \(neck * 0.42)", color, width: 12)
        canvas.shape(
            "M\(-hip * 0.7) \(neck * 0.46)Q0 \(neck * 0.52) \(hip * 0.7) \(neck * 0.46)L\(hip + 2) \(neck * 0.26)L\(hip) 8"
                + "Q0 18 \(-hip) 8L\(-hip - 2) \(neck * 0.26)z", color, edge: color.darker(0.22))
    }

    private func collar(on canvas: inout SVGCanvas) {
        let neck = trunk.neck
        switch outfit.neck {
        case .hood:
            canvas.shape(
                "M-34 \(neck + 2)Q0 \(neck - 16) 34 \(neck + 2)Q26 \(neck + 48) 0 \(neck + 52)T-34 \(neck + 2)z",
                top.darker(0.08), edge: top.darker(0.24))
        case .collar: canvas.line("M-20 \(neck + 3)Q0 \(neck - 3) 20 \(neck + 3)", top.lighter(0.35), width: 13)
        case .high, .round: canvas.line("M-18 \(neck + 1)Q0 \(neck - 4) 18 \(neck + 1)", top.darker(0.16), width: 8)
        }
    }
}
