/// Draws a person; the origin is the ground below the middle of the body.
struct Figure {
    let look: FigureLook
    let stance: Stance
    let feeling: Feeling
    let holding: Thing?
    let joints: Joints
    /// Whether a sleeper lies in a bed instead of on a mat.
    var hasBed = false
    /// Whether a bubble of air is around the head.
    var hasHelmet = false

    init(look: FigureLook, stance: Stance, feeling: Feeling, holding: Thing?) {
        self.look = look
        self.stance = stance
        self.feeling = feeling
        self.holding = holding
        joints = Joints(
            look.build, stance, holds: holding, isSeated: look.accessories.contains(.wheelchair))
    }

    func draw(on canvas: inout SVGCanvas) {
        if stance == .sleeping {
            Sleeper(look: look, feeling: feeling, holding: holding, hasBed: hasBed).draw(on: &canvas)
            return
        }
        let middle = look.build.height * 0.5
        let lean = joints.turn == 0 ? "" : " rotate(\(shortNumber(joints.turn)) 0 \(shortNumber(-middle)))"
        canvas.group(transform: "translate(0 \(shortNumber(-joints.lift)))\(lean)") { canvas in
            drawBody(on: &canvas)
        }
    }

    private func drawBody(on canvas: inout SVGCanvas) {
        if holding == .umbrella { drawHeld(on: &canvas) }
        let wear = Clothes(look: look, joints: joints)
        let seat = look.accessories.contains(.wheelchair)
        wear.drawBehind(on: &canvas)
        if seat { Wheelchair().drawBack(on: &canvas) }
        canvas.group(transform: headPlacement) { hair.drawBack(on: &$0) }
        wear.drawLegs(on: &canvas)
        wear.drawTorso(on: &canvas)
        if seat { Wheelchair().drawFront(on: &canvas) }
        if stance == .hugging, holding != .umbrella { drawHeld(on: &canvas) }
        canvas.group(transform: headPlacement) { drawHead(on: &$0) }
        wear.drawArms(on: &canvas) { canvas in
            if stance != .hugging, holding != .umbrella { drawHeld(on: &canvas) }
        }
    }

    private var headPlacement: String {
        let tilt: Double = feeling == .curious ? 6 : feeling == .sad ? -4 : 0
        return SVGCanvas.placement(
            joints.head.x, joints.head.y, scale: look.build.headRadius / 70, turn: tilt)
    }

    private var hair: Hair {
        Hair(cut: look.shownCut, texture: look.texture, colour: look.hair, tie: look.outfit.accent)
    }

    private func drawHead(on canvas: inout SVGCanvas) {
        Head(look: look).draw(hair: hair, face: Face(eyes: look.eyes, feeling: feeling), on: &canvas)
        if hasHelmet {
            let isWide = look.cut == .afro || look.cut == .pigtails
            Helmet(radius: isWide ? 136 : 108, rise: 10).draw(on: &canvas)
        }
    }

    private func drawHeld(on canvas: inout SVGCanvas) {
        guard let holding else { return }
        let hand = stance == .hugging ? Point(0, joints.neck.y + look.build.torso * 0.62) : joints.hands[1]
        HeldThing(holding).draw(at: hand, on: &canvas)
    }
}
