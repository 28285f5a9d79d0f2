/// Draws the arms with their sleeves and hands.
struct Arms {
    let look: FigureLook
    let joints: Joints

    private var outfit: Outfit { look.outfit }
    private var top: Colour { outfit.hasBib ? outfit.under : outfit.top }

    func draw(_ side: Int, on canvas: inout SVGCanvas) {
        let skin = look.skin
        let thick = joints.build.limb
        let limb = Limb(
            from: joints.shoulders[side], over: joints.elbows[side], to: joints.hands[side],
            radii: (thick * 0.98, thick * 0.84, thick * 0.7))
        let isFar = joints.isTurned && side == 1
        if outfit.sleeve < 1 { canvas.shape(limb.outline(), skin, edge: skin.darker(0.2)) }
        Hand(
            wrist: joints.hands[side], direction: joints.posture.arms[side].lower, size: thick * 0.8,
            thumb: side == 0 ? 1 : -1
        ).draw(skin, on: &canvas)
        if outfit.sleeve > 0 {
            let colour = isFar ? top.darker(0.07) : top
            let end = outfit.sleeve < 1 ? outfit.sleeve : 0.94
            canvas.shape(
                limb.outline(-0.02, end, margin: 2.5, flare: outfit.sleeve < 1 ? 3 : 1.5), colour, edge: top.darker(0.2)
            )
            cuff(limb, on: &canvas)
        }
        if side == 0, look.accessories.contains(.watch) {
            let wrist = limb.place(0.9)
            canvas.circle(wrist.x, wrist.y, thick * 0.6, 0x4F5563)
            canvas.circle(wrist.x, wrist.y, thick * 0.38, 0xE9F2F5)
        }
    }

    private func cuff(_ limb: Limb, on canvas: inout SVGCanvas) {
        guard outfit.sleeve == 1, outfit.neck != .collar else { return }
        canvas.path(limb.outline(0.84, 0.95, margin: 3.8), outfit.accent == top ? top.darker(0.14) : outfit.accent)
    }
}
