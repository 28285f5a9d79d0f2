/// Draws an animal that stands upright, as in a picture book; the origin is the ground below it.
struct Animal {
    let kind: Kind
    let coat: Coat
    let stance: Stance
    let feeling: Feeling
    let holding: Thing?
    /// Whether a bubble of air is around the head.
    var hasHelmet = false

    init(kind: Kind, stance: Stance, feeling: Feeling, holding: Thing?) {
        self.kind = kind
        self.stance = stance
        self.feeling = feeling
        self.holding = holding
        coat = Coat(kind)
    }

    /// How high the head's top is at size 1, without ears.
    static let height = 262.0

    func draw(on canvas: inout SVGCanvas) {
        canvas.group(transform: SVGCanvas.placement(0, 0, scale: coat.size)) { canvas in
            switch (kind, stance) {
            case (.star, _):
                StarFellow(stance: stance, feeling: feeling).draw(on: &canvas)
                drawHeld(at: Point(104, stance == .flying ? -280 : -84), on: &canvas)
            case (_, .sleeping): drawAsleep(on: &canvas)
            default: drawAwake(on: &canvas)
            }
        }
    }

    /// Things are as large in a mouse's hand as in a bear's.
    private func drawHeld(at hand: Point, on canvas: inout SVGCanvas) {
        guard let holding else { return }
        canvas.group(transform: SVGCanvas.placement(hand.x, hand.y, scale: 1 / coat.size)) { canvas in
            HeldThing(holding).draw(at: Point(0, 0), on: &canvas)
        }
    }

    // MARK: Awake

    private func drawAwake(on canvas: inout SVGCanvas) {
        let lift: Double = stance == .flying ? 140 : 0
        let turn: Double = stance == .running ? 8 : stance == .flying ? 18 : stance == .walking ? 3 : 0
        let drop: Double = stance == .sitting ? 18 : 0
        canvas.group(transform: SVGCanvas.placement(0, -lift, turn: turn)) { canvas in
            if kind == .robot {
                Robot(coat: coat, hands: hands, feet: feet, feeling: feeling).draw(on: &canvas)
                drawHeld(at: hands[1], on: &canvas)
                return
            }
            AnimalParts(kind: kind, coat: coat, isFlying: stance == .flying).drawTail(on: &canvas)
            drawFeet(on: &canvas)
            canvas.group(transform: "translate(0 \(shortNumber(drop)))") { canvas in
                drawBody(on: &canvas)
                drawHead(on: &canvas, at: Point(0, -192), turn: feeling == .curious ? 7 : 0, asleep: false)
                drawArms(on: &canvas)
                drawHeld(at: hands[1], on: &canvas)
            }
        }
    }

    private func drawBody(on canvas: inout SVGCanvas) {
        AnimalParts(kind: kind, coat: coat, isFlying: stance == .flying).drawBack(on: &canvas)
        canvas.path(
            "M0 -160C52 -160 66 -90 64 -50C62 -14 36 -6 0 -6S-62 -14 -64 -50C-66 -90 -52 -160 0 -160z", coat.fur)
        canvas.ellipse(0, -66, 40, 52, coat.belly)
    }

    private var feet: [Point] {
        switch stance {
        case .walking: [Point(-40, -10), Point(36, -10)]
        case .running: [Point(-58, -28), Point(42, -10)]
        case .sitting: [Point(-52, -14), Point(52, -14)]
        case .flying: [Point(-34, -2), Point(24, 0)]
        default: [Point(-30, -10), Point(30, -10)]
        }
    }

    private var hands: [Point] {
        switch stance {
        case .reaching: [Point(-70, -76), Point(98, -196)]
        case .hugging: holding == nil ? [Point(-104, -130), Point(104, -130)] : [Point(-14, -88), Point(20, -92)]
        case .flying: [Point(-112, -120), Point(112, -150)]
        case .running: [Point(-86, -96), Point(86, -116)]
        case .walking: [Point(-78, -78), Point(74, -88)]
        default: holding == nil ? [Point(-70, -72), Point(70, -72)] : [Point(-70, -72), Point(84, -104)]
        }
    }

    private func drawFeet(on canvas: inout SVGCanvas) {
        let isBird = kind == .duck || kind == .gull || kind == .owl
        let colour = isBird ? coat.accent : coat.fur.darker(0.08)
        for foot in feet {
            canvas.line("M\(foot.x * 0.8) -40L\(foot.x) \(foot.y - 4)", colour, width: isBird ? 11 : 30)
            canvas.ellipse(foot.x, foot.y - 2, 30, 13, colour)
        }
    }

    private func drawArms(on canvas: inout SVGCanvas) {
        let isBird = kind == .duck || kind == .gull || kind == .owl
        for side in 0...1 {
            let sign: Double = side == 0 ? -1 : 1
            let hand = hands[side]
            let colour = kind == .gull ? 0xB9C3CF : coat.fur.darker(0.1)
            if isBird {
                canvas.path(
                    "M\(sign * 40) -144Q\(hand.x * 1.1 + sign * 18) \(hand.y - 40) \(hand.x) \(hand.y + 14)"
                        + "Q\(sign * 44) \(hand.y + 10) \(sign * 42) -84z", colour)
            } else {
                canvas.line("M\(sign * 42) -130Q\(sign * 74) -116 \(hand)", colour, width: 27)
            }
        }
    }

    private func drawHead(on canvas: inout SVGCanvas, at place: Point, turn: Double, asleep: Bool) {
        canvas.group(transform: SVGCanvas.placement(place.x, place.y, turn: turn)) { canvas in
            let head = AnimalHead(kind: kind, coat: coat)
            head.drawEars(on: &canvas)
            head.drawSkull(on: &canvas)
            var face = Face(eyes: kind == .owl ? 0xE39A2E : 0x5A3A28, feeling: feeling, isAsleep: asleep)
            face.hasMouth = !head.hasBeak
            face.draw(on: &canvas)
            head.drawMuzzle(feeling: feeling, on: &canvas)
            if hasHelmet {
                Helmet(radius: kind == .rabbit ? 150 : 112, rise: kind == .rabbit ? 62 : 26).draw(on: &canvas)
            }
        }
    }

    // MARK: Asleep

    private func drawAsleep(on canvas: inout SVGCanvas) {
        if kind == .robot {
            Robot(coat: coat, hands: hands, feet: feet, feeling: feeling, isAsleep: true).draw(on: &canvas)
            return
        }
        AnimalParts(kind: kind, coat: coat, isFlying: false).drawTail(on: &canvas)
        if kind == .hedgehog {
            canvas.ellipse(40, -64, 104, 74, coat.accent)
        }
        canvas.path("M-120 -6Q-120 -130 20 -130T140 -6Q10 4 -120 -6z", coat.fur.darker(0.06))
        canvas.ellipse(60, -12, 46, 15, coat.fur.darker(0.14))
        drawHead(on: &canvas, at: Point(-48, -76), turn: -12, asleep: true)
        canvas.ellipse(-24, -10, 34, 14, coat.fur.darker(0.1))
        drawHeld(at: Point(96, -30), on: &canvas)
    }
}
