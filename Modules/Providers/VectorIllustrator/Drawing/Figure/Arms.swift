/// Draws the arms with their sleeves and hands.
struct Arms {
    let look: FigureLook
    let joints: Joints

    private var outfit: Outfit { look.outfit }
    private var top: Color { outfit.hasBib ? outfit.under : outfit.top }

    /// Returns whether the hand at a side closes around what it holds, so that it is before it.
    func isClosed(_ side: Int) -> Bool {
        let bend = joints.posture.arms[side]
        if case .hand(let holding) = joints.posture.grip { return holding == side }
        return bend.aim != nil || bend.hand != .soft
    }

    /// A whole arm: the sleeve hangs over the wrist.
    func draw(_ side: Int, on canvas: inout SVGCanvas) {
        drawSkin(side, on: &canvas)
        drawHand(side, on: &canvas)
        drawCloth(side, on: &canvas)
    }

    /// An arm without its hand, which comes later.
    func drawSleeve(_ side: Int, on canvas: inout SVGCanvas) {
        drawSkin(side, on: &canvas)
        drawCloth(side, on: &canvas)
    }

    func drawHand(_ side: Int, on canvas: inout SVGCanvas) {
        Hand(
            wrist: joints.hands[side], direction: joints.handDirection(side), size: joints.build.limb * 0.8,
            thumb: side == 0 ? 1 : -1, shape: joints.posture.arms[side].hand
        ).draw(look.skin, on: &canvas)
    }

    private func limb(_ side: Int) -> Limb {
        let thick = joints.build.limb
        return Limb(
            from: joints.shoulders[side], over: joints.elbows[side], to: joints.hands[side],
            radii: (thick * 0.98, thick * 0.84, thick * 0.7))
    }

    private func drawSkin(_ side: Int, on canvas: inout SVGCanvas) {
        if outfit.sleeve < 1 { canvas.shape(limb(side).outline(), look.skin, edge: look.skin.darker(0.2)) }
    }

    private func drawCloth(_ side: Int, on canvas: inout SVGCanvas) {
        let limb = limb(side)
        if outfit.sleeve > 0 {
            let color = joints.isTurned && side == 1 ? top.darker(0.07) : top
            let end = outfit.sleeve < 1 ? outfit.sleeve : 0.94
            canvas.shape(
                limb.outline(-0.02, end, margin: 2.5, flare: outfit.sleeve < 1 ? 3 : 1.5), color, edge: top.darker(0.2)
            )
            outfit.print(on: color).draw(along: limb, from: 0.06, to: end - 0.06, margin: 2.5, on: &canvas)
            cuff(limb, on: &canvas)
        }
        if side == (look.isMirrored ? 1 : 0), look.accessories.contains(.watch) {
            let wrist = limb.point(at: 0.9)
            canvas.circle(wrist.x, wrist.y, joints.build.limb * 0.6, 0x4F5563)
            canvas.circle(wrist.x, wrist.y, joints.build.limb * 0.38, 0xE9F2F5)
        }
    }

    private func cuff(_ limb: Limb, on canvas: inout SVGCanvas) {
        guard outfit.sleeve == 1, outfit.neck != .collar else { return }
        canvas.path(limb.outline(0.84, 0.95, margin: 3.8), outfit.accent == top ? top.darker(0.14) : outfit.accent)
    }
}
