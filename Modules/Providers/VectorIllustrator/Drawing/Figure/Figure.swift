/// Draws a person; the origin is the ground below the middle of the body.
///
/// The target of the action is at the right.
struct Figure {
    let look: FigureLook
    let stance: Stance
    let feeling: Feeling
    let holding: Thing?
    /// How the body is held before the eyes look at anything.
    private(set) var posture: Posture
    private(set) var joints: Joints
    /// Which way the eyes look; the head turns and tilts a little with them.
    var gaze: Point { didSet { hold() } }
    /// Whether a sleeper lies in a bed instead of on a mat.
    var hasBed = false
    /// Whether a sleeper has neither bed nor mat, and dozes on the ground as it is.
    let isDozing: Bool
    /// Whether a lying figure is in bed, under the blanket, and awake.
    var isInBed = false
    /// Whether a lying figure is seen from above.
    var isFromAbove = false
    /// Whether a bubble of air is around the head.
    var hasHelmet = false
    /// Whether the figure is seen from behind, and looks into the picture.
    var isFromBack: Bool { didSet { hold() } }
    /// Whether the page shows what the deed is done to; else the figure brings what makes the deed clear, such as a bowl.
    var hasTarget = false
    /// Whether shoes are off.
    var isShoeless = false

    init(look: FigureLook, stance asked: Stance, feeling: Feeling, holding: Thing?, dozing: Stance? = nil) {
        self.look = look
        isDozing = dozing != nil && asked == .sleeping
        let stance = isDozing ? dozing ?? asked : asked
        self.stance = stance
        self.feeling = feeling
        self.holding = holding
        isFromBack = stance.isTurnedAway
        var posture = Posture(stance, feeling)
        if look.accessories.contains(.wheelchair), !stance.leavesWheelchair { posture.takeSeat(stance) }
        if let thing = holding ?? stance.tool { posture.grasp(thing, stance) }
        self.posture = posture
        joints = Joints(look.build, posture)
        gaze = posture.gaze
        if isFromBack { hold() }
    }

    /// Holds the body as it is held when it looks there, and is seen from there.
    private mutating func hold() {
        let looking = hasHandsAtHead ? posture.gazing(gaze) : posture.looking(gaze)
        joints = Joints(look.build, isFromBack ? looking.fromBehind(stance, isSeated: isSeated) : looking)
    }

    /// Reaches, as far as the arms go, so that what touches is at a point.
    mutating func reach(for point: Point) {
        guard let touch = anchors.touch else { return }
        let way = point - touch
        for side in stance.reachingSides { posture.arms[side].aim = .at(joints.palm(side) + way) }
        hold()
    }

    /// Puts both hands around another figure.
    mutating func clasp(_ points: [Point]) {
        for (side, point) in zip(0...1, points) { posture.arms[side].aim = .at(point) }
        hold()
    }

    func draw(on canvas: inout SVGCanvas, id: String? = nil) {
        if let sleeperFromAbove { return sleeperFromAbove.draw(on: &canvas) }
        if let sleeper { return sleeper.draw(on: &canvas) }
        canvas.group(transform: tipping) { canvas in
            canvas.group(id: id.map { $0 + "-body" }) { drawBody(on: &$0) }
            canvas.group(id: id.map { $0 + "-head" }, transform: headPlacement) { drawHead(on: &$0) }
            canvas.group(id: id.map { $0 + "-arms" }) { canvas in
                if !isFromBack { drawArms(.front, on: &canvas) }
                surroundings.drawInFront(on: &canvas)
            }
        }
    }

    // MARK: How it is seen

    private var sleeperFromAbove: SleeperFromAbove? {
        guard isFromAbove, !isDozing, [.sleeping, .lying].contains(stance) else { return nil }
        return SleeperFromAbove(
            look: look, holding: holding, hasBed: hasBed, waking: stance == .sleeping ? nil : (feeling, gaze))
    }

    private var sleeper: Sleeper? {
        guard stance == .sleeping || (stance == .lying && isInBed) else { return nil }
        return Sleeper(
            look: look, holding: holding, hasBed: hasBed, waking: stance == .sleeping ? nil : (feeling, gaze))
    }

    private var isSeated: Bool { look.accessories.contains(.wheelchair) && !stance.leavesWheelchair }

    /// A head whose mouth, eyes or chin the hands are at stays where it is.
    var hasHandsAtHead: Bool {
        posture.arms.contains { if case .head = $0.aim { true } else { false } }
    }

    private var surroundings: Surroundings {
        Surroundings(
            stance: stance, joints: joints, holds: holds, hasTarget: hasTarget, isFromBack: isFromBack,
            isSeated: isSeated)
    }

    /// What the hands have.
    var holds: [Handhold] {
        let holder = Holder(joints: joints)
        guard let thing = holding ?? stance.tool else { return [] }
        let hold = holder.hold(thing)
        // A figure that writes on a thing still has a pen.
        if case .tip(let angle) = posture.grip, !Handling(thing).isLong, let tool = stance.tool {
            return [hold, holder.pointed(Handling(tool), to: angle, from: 0.42)]
        }
        return [hold]
    }

    // MARK: The body

    private func drawBody(on canvas: inout SVGCanvas) {
        surroundings.drawBehind(on: &canvas)
        if isFromBack { return drawBodyFromBack(on: &canvas) }
        let wear = Clothes(look: look, joints: joints)
        if isSeated { chair { $0.drawBack(on: &$1) }(&canvas) }
        wear.drawBehind(on: &canvas)
        canvas.group(transform: headPlacement) { Hair(look).drawBack(on: &$0) }
        drawArms(.behind, on: &canvas)
        // The thighs of a sitting figure are before the trunk.
        let legs = Legs(look: look, joints: joints, isShoeless: isShoeless)
        let isThighInFront = joints.posture.legs[0].upper > 60
        if !isThighInFront { legs.draw(on: &canvas) }
        wear.draw(on: &canvas)
        if isThighInFront { legs.draw(on: &canvas) }
        wear.drawSkirt(on: &canvas)
        if isSeated { chair { $0.drawFront(on: &$1) }(&canvas) }
        drawArms(.middle, on: &canvas)
    }

    private func drawBodyFromBack(on canvas: inout SVGCanvas) {
        for hold in holds { draw(hold, on: &canvas) }
        // The wrist that is at the left from the front is at the right from behind.
        var turned = look
        turned.isMirrored.toggle()
        let arms = Arms(look: turned, joints: joints)
        let hidden = (0...1).filter { joints.posture.arms[$0].aim != nil || $0 == 1 && joints.isTurned }
        for side in hidden { arms.draw(side, on: &canvas) }
        if !isSeated { Legs(look: look, joints: joints, isShoeless: isShoeless, isFromBack: true).draw(on: &canvas) }
        ClothesFromBack(look: look, joints: joints).draw(on: &canvas)
        for side in 0...1 where !hidden.contains(side) { arms.draw(side, on: &canvas) }
        if isSeated { chair { $0.drawFromBack(on: &$1) }(&canvas) }
    }

    /// Draws the wheelchair below the figure, also when it flies.
    private func chair(_ draw: @escaping (Wheelchair, inout SVGCanvas) -> Void) -> (inout SVGCanvas) -> Void {
        let chair = Wheelchair(hip: joints.hip.x)
        let transform = SVGCanvas.placement(0, -joints.posture.lift)
        return { canvas in canvas.group(title: "wheelchair", transform: transform) { draw(chair, &$0) } }
    }

    // MARK: Arms and what they hold

    func armLayer(_ side: Int) -> Posture.Layer {
        let bend = joints.posture.arms[side]
        if let layer = bend.layer { return layer }
        return side == 1 && joints.isTurned && bend.aim == nil ? .behind : .front
    }

    /// A thing is where the hand is that holds it.
    var holdLayer: Posture.Layer {
        switch joints.posture.grip {
        case .hand(let side): armLayer(side)
        case .overhead: .middle
        default: .front
        }
    }

    private func drawArms(_ layer: Posture.Layer, on canvas: inout SVGCanvas) {
        let arms = Arms(look: look, joints: joints)
        let holds = holdLayer == layer ? holds : []
        func draw(_ order: Handhold.Order, _ canvas: inout SVGCanvas) {
            for hold in holds where hold.order == order { self.draw(hold, on: &canvas) }
        }
        let sides = [1, 0].filter { armLayer($0) == layer }
        let closing = sides.filter { holds.contains { $0.order != .beforeTrunk } && arms.isClosed($0) }
        draw(.beforeTrunk, &canvas)
        for side in sides {
            if side == 0 {
                draw(.betweenArms, &canvas)
                surroundings.drawBetweenArms(on: &canvas)
            }
            if closing.contains(side) { arms.drawSleeve(side, on: &canvas) } else { arms.draw(side, on: &canvas) }
        }
        if !sides.contains(0) { draw(.betweenArms, &canvas) }
        draw(.underHands, &canvas)
        for side in closing { arms.drawHand(side, on: &canvas) }
        draw(.beforeAll, &canvas)
    }

    private func draw(_ hold: Handhold, on canvas: inout SVGCanvas) {
        switch (joints.posture.grip, hold.thing) {
        case (.line, _):
            let hands = [joints.palm(0), joints.palm(1)]
            let isThin = hold.thing == .string
            canvas.tightRope(
                through: hands, to: ropeEnd, width: isThin ? 4 : 8, isThin ? 0xD9594C : 0xDCB878)
        case (.book, .book):
            let placing = SVGCanvas.placement(hold.point.x, hold.point.y, scale: hold.scale, turn: posture.lean)
            canvas.group(transform: placing) { $0.bookFromOutside() }
        case (.eye, .telescope):
            let eye = joints.onHead(30 + Head.shift(joints.posture.facing), 8)
            canvas.group(transform: SVGCanvas.placement(eye.x, eye.y, scale: 0.9, turn: -14)) { $0.spyglass() }
        default: HeldThing(hold.thing).draw(hold, on: &canvas)
        }
    }

    /// The point at which a rope is tied to what is pulled.
    var ropeEnd: Point {
        let hand = joints.palm(1)
        return hand + Point(96, (hand - joints.palm(0)).y * 0.6)
    }

    // MARK: The head

    private var headPlacement: String {
        SVGCanvas.placement(joints.head.x, joints.head.y, scale: look.build.headRadius / 70, turn: joints.headTurn)
    }

    private func drawHead(on canvas: inout SVGCanvas) {
        if isFromBack {
            HeadFromBack(look: look).draw(on: &canvas)
        } else {
            var posture = joints.posture
            posture.turn = posture.facing
            Head(look: look, posture: posture, gaze: gaze)
                .draw(feeling: stance.feeling ?? feeling, isAsleep: isDozing, on: &canvas)
        }
        if hasHelmet {
            let isWide = [.afro, .pigtails, .puffs, .curls].contains(look.cut)
            Helmet(radius: isWide ? 136 : 108, rise: 10).draw(on: &canvas)
        }
    }

    // MARK: Positions

    /// A wheelchair tips about the point where its large wheel touches the ground.
    private var tip: (turn: Double, about: Point) {
        (isSeated ? Posture.tip(of: stance) : 0, Point(joints.hip.x + Wheelchair.axle, 0))
    }

    private var tipping: String {
        guard tip.turn != 0 else { return "" }
        return SVGCanvas.placement(tip.about.x, tip.about.y, turn: tip.turn)
            + SVGCanvas.placement(-tip.about.x, -tip.about.y)
    }

    /// Returns a point of the figure when its wheelchair tips.
    func tipped(_ point: Point) -> Point { tip.about + (point - tip.about).turned(tip.turn) }

    /// The area of the face: from brow to chin and from ear to ear.
    var face: Box {
        if let sleeperFromAbove { return sleeperFromAbove.face }
        if let sleeper { return sleeper.face }
        let middle = joints.onHead(isFromBack ? 0 : Head.shift(joints.posture.facing), isFromBack ? 0 : 16)
        return Box(around: [tipped(middle)], radius: 50 * look.build.headRadius / 70)
    }

    /// The area of the trunk's clothes.
    var body: Box {
        if let sleeperFromAbove { return sleeperFromAbove.body }
        if let sleeper { return sleeper.body }
        return Box(
            around: [joints.neck.towards(joints.hip, 0.3), joints.neck.towards(joints.hip, 0.8)].map(tipped),
            radius: look.build.shoulder * 0.7)
    }

    /// The top of the head of a figure that sleeps or is in bed; nil for all others.
    var pillow: Box? { sleeperFromAbove?.face ?? sleeper?.face }
}
