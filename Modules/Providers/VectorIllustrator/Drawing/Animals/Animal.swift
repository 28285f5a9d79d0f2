/// Draws an animal, a robot, a star or another companion at its size in life; the origin is the ground below it.
struct Animal {
    let kind: Kind
    let material: Material
    let coat: Coat
    let stance: Stance
    let feeling: Feeling
    let holding: Thing?
    /// Which way the eyes look; the head turns a little with them.
    var gaze: Point
    /// Whether a bubble of air is around the head.
    var hasHelmet = false
    /// Whether it is seen from behind.
    var isFromBack: Bool

    private let breed: Breed

    init(kind: Kind, material: Material = .living, stance: Stance, feeling: Feeling, holding: Thing?) {
        self.kind = kind
        self.material = material
        self.stance = stance
        self.feeling = stance.feeling ?? feeling
        self.holding = holding
        breed = Breed(kind)
        coat = Coat(kind, material)
        let gesture = Gesture(stance, feeling)
        gaze = gesture.gaze
        isFromBack = gesture.isFromBack
    }

    /// The standing height, in units of which a child of six is 355 tall.
    var height: Double { LifeSize.units(material.height(breed.height, isDoll: kind == .doll)) }

    func draw(on canvas: inout SVGCanvas, id: String? = nil) {
        let body = body
        let overlay = MaterialOverlay(
            material: material, coat: coat, trunk: body.trunk, gesture: gesture, footing: body.footing)
        canvas.group(transform: SVGCanvas.placement(0, -lift, scale: size)) { canvas in
            overlay.drawBehind(on: &canvas)
            body.drawBehind(on: &canvas)
            overlay.drawOnTrunk(on: &canvas)
            if isCuddling { drawHeld(at: body.hand, on: &canvas) }
            let head = body.head
            canvas.group(
                id: id.map { $0 + "-head" },
                transform: SVGCanvas.placement(head.middle.x, head.middle.y, scale: head.scale, turn: head.turn)
            ) { drawHead(on: &$0) }
            body.drawBefore(on: &canvas)
            if !isCuddling { drawHeld(at: body.hand, on: &canvas) }
        }
    }

    // MARK: The body

    private var gesture: Gesture {
        var gesture = Gesture(stance, feeling)
        gesture.isFromBack = isFromBack
        if holding != nil, gesture.arm == nil, !gesture.isAsleep, !gesture.isFlying { gesture.arm = 98 }
        return gesture
    }

    private var isCuddling: Bool { stance == .hugging && Posture.isCuddled(holding) }

    private var body: any AnimalBody {
        BodyChoice(breed: breed, coat: coat, kind: kind).body(gesture, feeling, holding, isCuddling)
    }

    /// How much larger than its body's own units it is drawn.
    private var size: Double {
        let head = BodyChoice(breed: breed, coat: coat, kind: kind).body(Gesture(.standing), .calm, nil, false).head
        return (height / (breed.head.crown * head.scale - head.middle.y) * 1000).rounded() / 1000
    }

    /// How far it is above the ground.
    private var lift: Double {
        let gesture = gesture
        let board = material == .wood && !gesture.isFlying ? MaterialOverlay.boardHeight * size : 0
        if gesture.isFlying { return max(64, height * 0.4) }
        return board + (gesture.isLeaping ? max(10, height * 0.14) : 0)
    }

    // MARK: What it holds

    /// Things in the paws of small animals are small, and what is tiny is in the paw itself.
    private func drawHeld(at hand: Point, on canvas: inout SVGCanvas) {
        guard let holding else { return }
        let share = min(1, max(0.3, height / 220))
        let handling = Handling(holding)
        let isBroad = !handling.isTall && !handling.isHanging && handling.height * handling.scale * share > height * 0.2
        // A broad thing is held by its middle, so that it is not before the face.
        let grip = isBroad ? handling.height * 0.6 : max(0, handling.grip)
        let hold = Handhold(
            thing: holding, point: hand, pivot: Point(handling.handle.x, -grip),
            turn: HeldThing.turn(of: holding), scale: handling.scale * share / size)
        HeldThing(holding).draw(hold, on: &canvas)
    }

    // MARK: The head

    private func drawHead(on canvas: inout SVGCanvas) {
        let placement = body.head
        let isAsleep = gesture.isAsleep
        if kind == .robot { Robot.drawHead(coat: coat, isAsleep: isAsleep, isFromBack: isFromBack, on: &canvas) }
        let head = AnimalHead(traits: breed.head, coat: coat)
        let ears = AnimalEars(traits: breed.head, coat: coat)
        ears.draw(on: &canvas)
        head.drawSkull(on: &canvas)
        if isFromBack {
            ears.drawBack(on: &canvas)
        } else {
            let turned = isAsleep ? Point(0, 0) : Point(max(-1, min(1, gaze.x)) * 4, max(-1, min(1, gaze.y)) * 3)
            let face = AnimalFace(
                head: head, feeling: feeling, isAsleep: isAsleep, gaze: gaze, material: material)
            canvas.group(transform: SVGCanvas.placement(Head.shift(placement.look) + turned.x, turned.y)) {
                face.draw(on: &$0)
            }
        }
        ears.drawFront(on: &canvas)
        if material == .cloth, breed.head.skull != .none {
            canvas.line("M-9 -58l18 4M-8 -48l16 4M-7 -38l14 4", coat.edge, width: 3.5)
        }
        if hasHelmet {
            let isTall = breed.head.ears == .rabbit || breed.head.ears == .donkey
            Helmet(radius: isTall ? 150 : 112, rise: isTall ? 62 : 26).draw(on: &canvas)
        }
    }

    // MARK: Positions

    /// The area of the face.
    var face: Box {
        let head = body.head
        return scaled(Box(around: [head.point(0, 14)], radius: min(50, breed.head.crown + 8) * head.scale))
    }

    /// The area of the trunk.
    var trunk: Box { scaled(body.trunk) }

    /// The points at which it touches others and is touched.
    var anchors: FigureAnchors {
        let body = body
        return FigureAnchors(
            touch: stance.isTouch || holding != nil ? scaled(body.hand) : nil,
            crown: scaled(body.head.point(0, -breed.head.crown)),
            shoulder: scaled(body.shoulder), lap: body.back.map(scaled))
    }

    private func scaled(_ box: Box) -> Box { box.placed(at: Point(0, -lift), scale: size) }
    private func scaled(_ point: Point) -> Point { point * size + Point(0, -lift) }
}

extension Stance {
    /// Whether an animal touches something with its paw, beak or mouth.
    fileprivate var isTouch: Bool {
        switch self {
        case .holding, .carrying, .lifting, .giving, .pulling, .pushing, .throwing, .catching, .pointing, .reaching,
            .knocking, .hugging, .handInHand, .digging, .pouring, .painting, .writing, .sweeping, .stirring, .eating,
            .drinking, .blowing, .playingMusic, .reading, .climbing, .rowing, .whispering:
            true
        default: false
        }
    }
}
