/// What the trunk wears, from whichever side it is seen.
protocol TrunkClothes {
    var look: FigureLook { get }
    var joints: Joints { get }
}

extension TrunkClothes {
    var outfit: Outfit { look.outfit }
    var trunk: Trunk { Trunk(joints) }
    var top: Color { outfit.hasBib ? outfit.under : outfit.top }

    /// What hangs behind the body, or over its back.
    func drawBehind(on canvas: inout SVGCanvas) {
        let ground = -joints.hip.y - joints.posture.lift
        onTrunk(&canvas) { canvas in
            WornThings(look: look, trunk: trunk).drawBehind(on: &canvas, leg: joints.build.leg, ground: ground)
        }
    }

    func drawNeck(shade: Double, on canvas: inout SVGCanvas) {
        let width = joints.build.headRadius * 0.4
        let low = joints.neck.towards(joints.hip, 0.08)
        canvas.line("M\(low)L\(joints.neck.towards(joints.head, 0.6))", look.skin.darker(shade), width: width)
    }

    /// What is below the waist, unless something hangs over it.
    func drawHips(on canvas: inout SVGCanvas) {
        guard outfit.length == 0 else { return }
        let hip = trunk.hip
        canvas.rect(-hip - 1, -16, 2 * hip + 2, 30 + joints.build.limb * 0.3, outfit.bottom, corner: 15)
    }

    func onTrunk(_ canvas: inout SVGCanvas, _ draw: (inout SVGCanvas) -> Void) {
        canvas.group(transform: SVGCanvas.placement(joints.hip.x, joints.hip.y, turn: joints.posture.lean), draw)
    }
}
