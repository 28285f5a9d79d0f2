/// Draws an animal, a robot or a star; the origin is the ground below it.
struct Animal {
    let kind: Kind
    let coat: Coat
    let stance: Stance
    let feeling: Feeling
    let holding: Thing?
    let joints: Joints
    /// Which way the eyes look.
    var gaze: Point
    /// Whether a bubble of air is around the head.
    var hasHelmet = false

    init(kind: Kind, stance: Stance, feeling: Feeling, holding: Thing?) {
        self.kind = kind
        self.stance = stance
        self.feeling = feeling
        self.holding = holding
        coat = Coat(kind)
        // A robot that is switched off sits down.
        let isOff = kind == .robot && stance == .sleeping
        joints = Joints(
            kind.isBird ? .bird : .animal,
            Posture(animal: isOff ? .sitting : stance, feeling, holds: holding, isBird: kind.isBird))
        gaze = joints.posture.gaze
    }

    func draw(on canvas: inout SVGCanvas, id: String? = nil) {
        canvas.group(transform: SVGCanvas.placement(0, 0, scale: coat.size)) { canvas in
            switch form {
            case .star: star.draw(on: &canvas)
            case .curled: CurledAnimal(kind: kind, coat: coat).draw(on: &canvas)
            case .fourLegged: walker.draw(on: &canvas)
            case .prone: seal.draw(on: &canvas)
            case .robot: Robot(coat: coat, joints: joints).drawBody(on: &canvas)
            case .upright: UprightAnimal(kind: kind, coat: coat, joints: joints).drawBody(on: &canvas)
            }
            canvas.group(id: id.map { $0 + "-head" }, transform: headPlacement) { drawHead(on: &$0) }
            drawBefore(on: &canvas)
        }
    }

    private enum Form { case star, curled, fourLegged, prone, robot, upright }

    private var form: Form {
        switch (kind, stance) {
        case (.star, _): .star
        case (.robot, _): .robot
        case (_, .sleeping): .curled
        case (.seal, .walking), (.seal, .running): holding == nil ? .prone : .upright
        case (_, .walking), (_, .running): kind.isFourLegged && holding == nil ? .fourLegged : .upright
        default: .upright
        }
    }

    private var star: StarFellow { StarFellow(stance: stance) }
    private var walker: FourLegged { FourLegged(kind: kind, coat: coat, isRunning: stance == .running) }
    private var seal: ProneSeal { ProneSeal(coat: coat, isRunning: stance == .running) }
    private var isAsleep: Bool { stance == .sleeping }

    /// What is before the head: arms, paws under a chin, a tail around them, and what is held.
    private func drawBefore(on canvas: inout SVGCanvas) {
        switch form {
        case .star: drawHeld(at: star.hand, on: &canvas)
        case .curled:
            CurledAnimal(kind: kind, coat: coat).drawFront(on: &canvas)
            drawHeld(at: Point(96, -34), on: &canvas)
        case .fourLegged, .prone: break
        case .robot:
            Robot(coat: coat, joints: joints).drawArms(on: &canvas)
            drawHeld(at: holdingHand, on: &canvas)
        case .upright:
            if isCuddling { drawHeld(at: holdingHand, on: &canvas) }
            UprightAnimal(kind: kind, coat: coat, joints: joints).drawArms(on: &canvas)
            if !isCuddling { drawHeld(at: holdingHand, on: &canvas) }
        }
    }

    private var isCuddling: Bool { stance == .hugging && Posture.isCuddled(holding) }
    private var holdingHand: Point { isCuddling ? joints.onTrunk(0, -30) : joints.palm(1) }

    /// Things are as large in a mouse's hand as in a bear's.
    private func drawHeld(at hand: Point, on canvas: inout SVGCanvas) {
        guard let holding else { return }
        canvas.group(transform: SVGCanvas.placement(hand.x, hand.y, scale: 1 / coat.size)) { canvas in
            HeldThing(holding).draw(at: Point(0, 0), on: &canvas)
        }
    }

    // MARK: The head

    private var headPlace: (middle: Point, turn: Double, scale: Double) {
        switch form {
        case .star: (star.face, star.turn, 0.8)
        case .curled: CurledAnimal(kind: kind, coat: coat).head
        case .fourLegged: (walker.head, feeling == .curious ? 8 : feeling == .sad ? -4 : 0, 0.94)
        case .prone: (seal.head, feeling == .curious ? 8 : feeling == .sad ? -4 : 0, 0.94)
        case .robot: (joints.head, joints.posture.lean * 0.3 + joints.posture.tilt + (isAsleep ? 9 : 0), 1)
        case .upright: (joints.head, joints.posture.lean * 0.3 + joints.posture.tilt, 1)
        }
    }

    private var headPlacement: String {
        let place = headPlace
        return SVGCanvas.placement(place.middle.x, place.middle.y, scale: place.scale, turn: place.turn)
    }

    private func drawHead(on canvas: inout SVGCanvas) {
        let turn =
            form == .fourLegged || form == .prone ? 0.8 : form == .curled || kind == .star ? 0 : joints.posture.turn
        let shift = SVGCanvas.placement(Head.shift(turn), 0)
        var face = Face(eyes: kind == .owl ? 0xE39A2E : kind == .robot ? 0x3F7FBF : 0x5A3A28, feeling: feeling)
        face.isAsleep = isAsleep
        face.gaze = gaze
        face.hasNose = false
        face.lid = coat.fur.darker(0.07)
        if kind == .frog { (face.rise, face.mouthWidth) = (36, 1.7) }
        switch kind {
        case .star: face.draw(on: &canvas)
        case .robot:
            Robot(coat: coat, joints: joints).drawHead(isAsleep: isAsleep, on: &canvas)
            canvas.group(transform: shift) { face.draw(on: &$0) }
        default:
            let head = AnimalHead(kind: kind, coat: coat)
            face.hasMouth = !head.hasBeak
            head.drawEars(on: &canvas)
            head.drawSkull(on: &canvas)
            canvas.group(transform: shift) { canvas in
                head.drawMask(on: &canvas)
                face.draw(on: &canvas)
                head.drawMuzzle(feeling: isAsleep ? .calm : feeling, on: &canvas)
            }
        }
        if hasHelmet {
            Helmet(radius: kind == .rabbit ? 150 : 112, rise: kind == .rabbit ? 62 : 26).draw(on: &canvas)
        }
    }

    // MARK: Boxes

    /// Where the face is.
    var face: Box {
        let place = headPlace
        return scaled(Box(around: [place.middle + Point(0, 14 * place.scale)], radius: 50 * place.scale))
    }

    /// Where the trunk is.
    var body: Box {
        switch form {
        case .star: scaled(Box(around: [star.middle], radius: 58))
        case .curled: scaled(Box(minX: 0, minY: -104, maxX: 110, maxY: -40))
        case .fourLegged: scaled(walker.body)
        case .prone: scaled(seal.body)
        case .robot, .upright: scaled(Box(around: [joints.neck.towards(joints.hip, 0.5)], radius: 40))
        }
    }

    private func scaled(_ box: Box) -> Box { box.placed(at: Point(0, 0), scale: coat.size) }
}
