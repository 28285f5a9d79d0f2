/// Draws a person; the origin is the ground below the middle of the body.
struct Figure {
    let look: FigureLook
    let stance: Stance
    let feeling: Feeling
    let holding: Thing?
    let joints: Joints
    /// Which way the eyes look.
    var gaze: Point
    /// Whether a sleeper lies in a bed instead of on a mat.
    var hasBed = false
    /// Whether a bubble of air is around the head.
    var hasHelmet = false

    init(look: FigureLook, stance: Stance, feeling: Feeling, holding: Thing?) {
        self.look = look
        self.stance = stance
        self.feeling = feeling
        self.holding = holding
        var posture = Posture(stance, feeling)
        if look.accessories.contains(.wheelchair) { posture.takeSeat(stance) }
        posture.take(holding, stance)
        joints = Joints(look.build, posture)
        gaze = posture.gaze
    }

    func draw(on canvas: inout SVGCanvas, id: String? = nil) {
        if stance == .sleeping { return sleeper.draw(on: &canvas) }
        if holding == .umbrella { drawHeld(on: &canvas) }
        canvas.group(id: id.map { $0 + "-body" }) { drawBody(on: &$0) }
        canvas.group(id: id.map { $0 + "-head" }, transform: headPlacement) { drawHead(on: &$0) }
        canvas.group(id: id.map { $0 + "-arms" }) { drawNearArms(on: &$0) }
    }

    private var sleeper: Sleeper { Sleeper(look: look, holding: holding, hasBed: hasBed) }
    private var isCuddling: Bool { stance == .hugging && Posture.isCuddled(holding) }
    private var isSeated: Bool { look.accessories.contains(.wheelchair) }
    /// An arm that is turned away is behind the trunk, if its hand holds nothing.
    private var isFarArmBehind: Bool { joints.isTurned && holding == nil && stance != .flying }

    private func drawBody(on canvas: inout SVGCanvas) {
        let wear = Clothes(look: look, joints: joints)
        if isSeated { chair { $0.drawBack(on: &$1) }(&canvas) }
        wear.drawBehind(on: &canvas)
        canvas.group(transform: headPlacement) { Hair(look).drawBack(on: &$0) }
        if isFarArmBehind { Arms(look: look, joints: joints).draw(1, on: &canvas) }
        // Whoever sits has the thighs before the trunk.
        let legs = Legs(look: look, joints: joints)
        if joints.posture.seat == nil { legs.draw(on: &canvas) }
        wear.draw(on: &canvas)
        if joints.posture.seat != nil { legs.draw(on: &canvas) }
        wear.drawSkirt(on: &canvas)
        if isSeated { chair { $0.drawFront(on: &$1) }(&canvas) }
    }

    /// The chair stands below whoever sits in it, also when they fly.
    private func chair(_ draw: @escaping (Wheelchair, inout SVGCanvas) -> Void) -> (inout SVGCanvas) -> Void {
        let chair = Wheelchair(hip: joints.hip.x)
        let transform = SVGCanvas.placement(0, -joints.posture.lift)
        return { canvas in canvas.group(title: "wheelchair", transform: transform) { draw(chair, &$0) } }
    }

    private func drawNearArms(on canvas: inout SVGCanvas) {
        let arms = Arms(look: look, joints: joints)
        if isCuddling { drawHeld(on: &canvas) }
        arms.draw(0, on: &canvas)
        guard !isFarArmBehind else { return }
        if !isCuddling, holding != .umbrella { drawHeld(on: &canvas) }
        arms.draw(1, on: &canvas)
    }

    private var headTurn: Double { joints.posture.lean * 0.35 + joints.posture.tilt }

    private var headPlacement: String {
        SVGCanvas.placement(joints.head.x, joints.head.y, scale: look.build.headRadius / 70, turn: headTurn)
    }

    private func drawHead(on canvas: inout SVGCanvas) {
        Head(look: look, posture: joints.posture, gaze: gaze).draw(feeling: feeling, on: &canvas)
        if hasHelmet {
            let isWide = look.cut == .afro || look.cut == .pigtails
            Helmet(radius: isWide ? 136 : 108, rise: 10).draw(on: &canvas)
        }
    }

    private func drawHeld(on canvas: inout SVGCanvas) {
        guard let holding else { return }
        let hand = isCuddling ? joints.onTrunk(0, -look.build.torso * 0.36) : joints.palm(1)
        HeldThing(holding).draw(at: hand, on: &canvas)
    }

    // MARK: Boxes

    /// Where the face is: from brow to chin and from ear to ear.
    var face: Box {
        if stance == .sleeping { return sleeper.face }
        let scale = look.build.headRadius / 70
        let middle = joints.head + Point(Head.shift(joints.posture.turn), 16).turned(headTurn) * scale
        return Box(around: [middle], radius: 50 * scale)
    }

    /// Where the clothes of the trunk are.
    var body: Box {
        if stance == .sleeping { return sleeper.body }
        return Box(
            around: [joints.neck.towards(joints.hip, 0.3), joints.neck.towards(joints.hip, 0.8)],
            radius: look.build.shoulder * 0.7)
    }
}

extension Posture {
    /// Whether a thing can be pressed to the chest; a tall one would be before the face.
    static func isCuddled(_ thing: Thing?) -> Bool {
        switch thing {
        case nil, .balloon, .umbrella, .kite, .flower, .broom, .oar, .flag, .ladder, .net: false
        default: true
        }
    }

    /// Changes how the arms are held for a thing.
    mutating func take(_ thing: Thing?, _ stance: Stance) {
        guard let thing else { return }
        if thing == .umbrella { return shelter() }
        switch stance {
        case .hugging where Posture.isCuddled(thing): cuddle()
        case .reaching, .flying, .sleeping: break
        default: carry(thing)
        }
    }
}
