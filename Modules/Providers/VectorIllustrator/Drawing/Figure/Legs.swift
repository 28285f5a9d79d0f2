/// Draws the legs with what is on them.
struct Legs {
    let look: FigureLook
    let joints: Joints

    private var outfit: Outfit { look.outfit }

    func draw(on canvas: inout SVGCanvas) {
        // The further leg of a body that is turned is behind the nearer one.
        for side in joints.isTurned ? [1, 0] : [0, 1] { draw(side, on: &canvas) }
    }

    private func draw(_ side: Int, on canvas: inout SVGCanvas) {
        let isFar = joints.isTurned && side == 1
        let skin = look.skin
        if outfit.lower == .trousers {
            // Trousers are tucked into boots and hang over shoes.
            if outfit.feet != .boots { shoe(side, on: &canvas) }
            let colour = isFar ? outfit.bottom.darker(0.07) : outfit.bottom
            canvas.shape(limb(side).outline(0, 0.97, margin: 3, flare: 1), colour, edge: outfit.bottom.darker(0.22))
            if outfit.feet == .boots { shoe(side, on: &canvas) }
        } else {
            canvas.shape(limb(side).outline(), skin, edge: skin.darker(0.2))
            if outfit.feet == .shoes {
                canvas.shape(limb(side).outline(0.74, 1, margin: 1.5), .white, edge: 0xCFC8C0)
            }
            shoe(side, on: &canvas)
            if outfit.lower == .shorts {
                canvas.shape(
                    limb(side).outline(0, 0.5, margin: 4, flare: 4), isFar ? outfit.bottom.darker(0.07) : outfit.bottom,
                    edge: outfit.bottom.darker(0.22))
            }
        }
    }

    private func limb(_ side: Int) -> Limb {
        let thick = joints.build.limb
        return Limb(
            from: joints.hips[side], over: joints.knees[side], to: joints.feet[side],
            radii: (thick * 1.3, thick * 1.02, thick * 0.84))
    }

    private func shoe(_ side: Int, on canvas: inout SVGCanvas) {
        let bend = joints.posture.legs[side]
        let isRight = side == 1 || joints.posture.turn > 0.2
        let size = joints.build.limb / 15
        // From the front the toes point towards us and a little outward.
        let long = size * (joints.posture.turn > 0.2 ? 1 : 0.85)
        let foot = joints.feet[side]
        let turn = isRight ? bend.heel : -bend.heel
        var placing = SVGCanvas.placement(foot.x, foot.y, turn: turn)
        placing += "scale(\(isRight ? "" : "-")\(shortNumber(long)) \(shortNumber(size)))"
        canvas.stamp(at: placing) { Footwear(outfit: outfit, skin: look.skin).draw(on: &$0) }
    }
}
