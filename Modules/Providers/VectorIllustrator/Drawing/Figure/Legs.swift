/// Draws the legs with what is on them.
struct Legs {
    let look: FigureLook
    let joints: Joints
    /// Whether socks are seen instead of shoes.
    var isShoeless = false
    var isFromBack = false

    private var outfit: Outfit { look.outfit }

    func draw(on canvas: inout SVGCanvas) {
        // The further leg of a body that is turned is behind the nearer one.
        for side in joints.isTurned ? [1, 0] : [0, 1] {
            // Only the knees of a sitting figure are visible from behind.
            if isFromBack, joints.posture.seat != nil { knee(side, on: &canvas) } else { draw(side, on: &canvas) }
        }
    }

    private func draw(_ side: Int, on canvas: inout SVGCanvas) {
        let isFar = joints.isTurned && side == 1
        let skin = look.skin
        if outfit.lower == .trousers {
            // Trousers are tucked into boots and hang over shoes.
            let hasBoots = outfit.feet == .boots || outfit.feet == .wellies
            if !hasBoots { shoe(side, on: &canvas) }
            let color = isFar ? outfit.bottom.darker(0.07) : outfit.bottom
            let (margin, flare): (Double, Double) = outfit.isSlim ? (1, 0) : (3, 1)
            canvas.shape(
                limb(side).outline(0, 0.97, margin: margin, flare: flare), color, edge: outfit.bottom.darker(0.22))
            outfit.lowerPrint(on: color).draw(along: limb(side), from: 0.2, to: 0.95, margin: margin, on: &canvas)
            if outfit.isDenim, !hasBoots {
                canvas.path(limb(side).outline(0.89, 0.97, margin: 4.5), outfit.bottom.lighter(0.3))
            }
            if hasBoots { shoe(side, on: &canvas) }
        } else {
            let leg = outfit.legwear == .tights ? outfit.legColor : skin
            canvas.shape(limb(side).outline(), leg, edge: leg.darker(0.2))
            if let sock = outfit.sockStart(isChild: !look.isGrownUp) {
                let wool = outfit.legColor
                canvas.shape(limb(side).outline(sock, 1, margin: 1.5), wool, edge: wool.darker(0.2))
            }
            shoe(side, on: &canvas)
            if outfit.lower == .shorts {
                canvas.shape(
                    limb(side).outline(0, 0.5, margin: 4, flare: 4), isFar ? outfit.bottom.darker(0.07) : outfit.bottom,
                    edge: outfit.bottom.darker(0.22))
            }
        }
    }

    private func knee(_ side: Int, on canvas: inout SVGCanvas) {
        let (color, margin): (Color, Double) =
            outfit.lower == .trousers || outfit.lower == .shorts ? (outfit.bottom, 3) : (look.skin, 0)
        canvas.shape(limb(side).outline(0, 0.55, margin: margin), color, edge: color.darker(0.22))
    }

    private func limb(_ side: Int) -> Limb {
        let thick = joints.build.limb
        return Limb(
            from: joints.hips[side], over: joints.knees[side], to: joints.feet[side],
            radii: (thick * 1.3, thick * 1.02, thick * 0.84))
    }

    private func shoe(_ side: Int, on canvas: inout SVGCanvas) {
        let bend = joints.posture.legs[side]
        if isFromBack, joints.posture.turn <= 0.2 { return heel(side, on: &canvas) }
        let isRight = side == 1 || joints.posture.turn > 0.2
        let size = joints.build.limb / 15
        // From the front the toes point towards us and a little outward.
        let long = size * (joints.posture.turn > 0.2 ? 1 : 0.85)
        let foot = joints.feet[side]
        let turn = isRight ? bend.heel : -bend.heel
        var placing = SVGCanvas.placement(foot.x, foot.y, turn: turn)
        placing += "scale(\(isRight ? "" : "-")\(shortNumber(long)) \(shortNumber(size)))"
        canvas.stamp(at: placing) { canvas in
            if isShoeless, outfit.feet != .bare {
                canvas.shape(Footwear.sock, Footwear.wool, edge: Footwear.wool.darker(0.2))
            } else {
                Footwear(outfit: outfit, skin: look.skin).draw(on: &canvas)
            }
        }
    }

    /// A shoe from behind.
    private func heel(_ side: Int, on canvas: inout SVGCanvas) {
        let foot = joints.feet[side]
        let isSock = outfit.feet == .socks || isShoeless && outfit.feet != .bare
        let color = isSock ? Footwear.wool : outfit.feet == .bare ? look.skin : outfit.shoes
        let isHigh = outfit.feet == .boots || outfit.feet == .wellies
        let high: Double = isHigh && !isShoeless ? -26 : -9
        canvas.group(transform: SVGCanvas.placement(foot.x, foot.y, scale: joints.build.limb / 15)) { canvas in
            canvas.shape(
                "M-14 \(high)Q0 \(high - 5) 14 \(high)L17 8Q17 14 11 14H-11Q-17 14 -17 8z", color,
                edge: color.darker(0.25))
            if outfit.feet == .shoes, !isShoeless { canvas.line("M-14 11H14", color.lighter(0.6), width: 5) }
        }
    }
}

extension Outfit {
    /// Returns where on a bare leg a sock begins; nil for none. In shoes, children always wear socks.
    fileprivate func sockStart(isChild: Bool) -> Double? {
        switch legwear {
        case .kneeSocks: 0.52
        case .socks: 0.72
        case .tights: nil
        case .none: feet == .shoes && isChild ? 0.76 : nil
        }
    }
}
