/// How a thing is held.
enum Grip: Hashable, Sendable {
    /// In the fist at a side, beside the body.
    case hand(Int)
    /// On the open hand at the right.
    case palm
    /// In both hands before the chest.
    case chest
    /// In both hands upon the thighs.
    case lap
    /// On both arms, as large things are carried.
    case cradle
    /// Pressed to the chest.
    case cuddle
    /// Over the head in both hands.
    case overhead
    /// A rope that goes through both hands to what is pulled.
    case line
    /// Between both hands, which are apart.
    case between
    /// A long tool in both hands, its end on the ground.
    case shaft
    /// A spoon in the hand, its end down.
    case stirrer
    /// A thin tool in the hand whose end points that way, as an angle of ``Posture``.
    case tip(Double)
    /// Tilted, so that something runs out.
    case spout
    case mouth
    /// An instrument at the mouth, or before the belly.
    case horn
    case eye
    /// Open before the chest, seen from outside.
    case book
    /// On the ground before a lying figure.
    case ground
}

/// What matters about a thing for the hands that hold it.
struct Handling: Sendable {
    let thing: Thing
    let width: Double
    let height: Double
    /// How large it is in a hand beside how it is on the ground.
    let scale: Double

    init(_ thing: Thing) {
        self.thing = thing
        let pattern = ThingArtist(thing: thing).pattern
        (width, height, scale) = (pattern.width, pattern.height, pattern.heldScale)
        handle = pattern.handle
    }

    /// The position of the hand, from its foot.
    let handle: Point
    /// How high above its foot that is.
    var grip: Double { -handle.y }

    /// Whether it has a shaft: brooms, sticks, spoons, flags.
    var isLong: Bool { height > width * 2.2 || [.flag, .ladder, .net].contains(thing) }
    /// Whether it hangs from the hand by its handle or its strap.
    var isHanging: Bool { !isLong && grip > height * 0.75 }
    /// Whether it would hide the face if held before the chest.
    var isTall: Bool { isLong || isCanopy || height * scale > 120 }
    /// Whether it is held above the head.
    var isCanopy: Bool { [.umbrella, .balloon, .kite].contains(thing) }
    /// Whether it takes both hands.
    var isWide: Bool { !isHanging && !isTall && width * scale > 84 }
    /// Whether two hands would hide it, so that it lies on one.
    var isSmall: Bool { !isHanging && !isLong && max(width, height) * scale < 52 }
    /// Whether it is held behind the end that does the deed, as a torch is.
    var isAimed: Bool { handle.x < 0 }
    /// Whether it is seen between arms that are around it.
    var isCuddly: Bool { !isSheet && height * scale > 50 }
    /// Whether it is flat, and held so that all of it is seen.
    var isSheet: Bool { Self.sheets.contains(thing) }
    private static let sheets: Set<Thing> = [
        .picture, .photograph, .card, .newspaper, .calendar, .map, .book, .board, .letter, .paper, .label,
    ]
    /// Whether its working end is the upper one.
    var isTipUp: Bool { [.spoon, .net].contains(thing) }
    var isRope: Bool { [.rope, .string].contains(thing) }
    /// How large it is on both arms, where there is room for more of it.
    var armful: Double { min(1, scale * 1.5, 190 / width, 150 / height) }
}

extension Posture {
    /// Closes the hands around a thing, each as the deed has it.
    mutating func grasp(_ thing: Thing, _ stance: Stance) {
        let handling = Handling(thing)
        switch grip {
        case .chest, .lap, .cradle, .cuddle:
            guard !handling.isTall, !handling.isHanging || grip == .cradle else { return hang(handling, 1) }
            if handling.isSmall, grip != .cradle { return show() }
            if handling.isAimed { return hang(handling, 1) }
            if grip == .cuddle, handling.isCuddly { return cuddle() }
            if grip != .cradle || handling.isSheet { holdBeforeChest(handling) }
        case .hand(let side):
            let isAway = [.shivering, .laughing, .thinking].contains(stance) && handling.isTall
            guard stance.hasIdleArm || isAway else { return }
            if stance == .waving, [.flag, .scarf, .hat, .sock].contains(thing) { return wave() }
            if stance == .crying, !handling.isCanopy { return arms[1] = Bend(24, 16, .fist, .front) }
            if handling.isWide, [.standing, .walking].contains(stance) {
                if stance == .standing || handling.isSheet { return holdBeforeChest(handling) }
                grip = .cradle
                arms = Posture.carrying.arms
            } else {
                hang(handling, side)
            }
        case .palm: if handling.isHanging || handling.isTall { arms[1].hand = .fist }
        case .line: if !handling.isRope { grip = .between }
        case .shaft, .stirrer: if !handling.isLong { grip = .hand(1) }
        case .tip:
            if !handling.isLong { arms[0] = Bend(.trunk(1.35, 0.62), .soft) }
        case .horn: play(handling, stance)
        case .eye: look(handling)
        case .book:
            guard thing != .book else { return }
            grip = .chest
            grasp(thing, stance)
        // What is wider than the arms, such as a sheet, would be before the face if it was tilted.
        case .spout: if handling.width * handling.scale > 150 { holdBeforeChest(handling) }
        case .overhead, .between, .mouth, .ground: break
        }
    }

    /// In one hand beside the body: hanging from it, upright in it, or over the head.
    private mutating func hang(_ handling: Handling, _ side: Int) {
        grip = .hand(side)
        let arm =
            handling.isCanopy && handling.thing == .umbrella
            ? Bend(46, 150, .fist, .front)
            : handling.isHanging
                ? Bend(34, 74, .fist, .front)
                // What is larger stands on a hand that is low, so that it is not before the face.
                : handling.isTall || handling.isSmall ? Bend(52, 116, .fist, .front) : Bend(40, 84, .fist, .front)
        arms[side] = side == 1 ? arm : arm.mirrored
    }

    /// With what is waved in the hand that waves.
    private mutating func wave() {
        grip = .hand(1)
        arms[1].hand = .fist
    }

    /// Upon one open hand before the belly.
    private mutating func show() {
        grip = .palm
        arms[1] = Bend(.trunk(1.3, 0.56), .flat, points: 94, .front)
        gaze = stance(lookingAt: gaze)
    }

    private mutating func holdBeforeChest(_ handling: Handling) {
        let isLap = grip == .lap
        grip = isLap ? .lap : .chest
        // The fingers are around the edges.
        let half = min(60, handling.width * handling.scale * 0.5 + 4) / 42
        let middle = isLap ? 1.1 : turn * 0.55
        let y = isLap ? 0.74 : 0.56
        let (hand, points): (HandShape, Double) = half < 0.6 ? (.fist, 150) : (.soft, 138)
        arms = [
            Bend(.trunk(middle - max(0.3, half), y), hand, points: points, .front),
            Bend(.trunk(middle + max(0.3, half), y), hand, points: -points, .front),
        ]
        gaze = stance(lookingAt: gaze)
    }

    private func stance(lookingAt gaze: Point) -> Point { Point(gaze.x * 0.6 + 0.1, max(gaze.y, 0.5)) }

    private mutating func play(_ handling: Handling, _ stance: Stance) {
        switch handling.thing {
        case .drum:
            arms = [
                Bend(.trunk(-0.6, 0.48), .fist, points: 20, .front), Bend(.trunk(1, 0.44), .fist, points: -20, .front),
            ]
        case _ where handling.isInstrument:
            arms = [Bend(.head(40, 62), .fist, points: 150, .front), Bend(.head(84, 56), .fist, points: 200, .front)]
            gaze = Point(0.5, 0.1)
        default:
            grip = .hand(1)
            arms[1] = stance == .blowing ? Bend(.head(104, 84), .fist, .front) : Bend(84, 142, .fist, .front)
        }
    }

    private mutating func look(_ handling: Handling) {
        if handling.thing == .telescope {
            arms = [Bend(.head(44, 30), .fist, points: 160, .front), Bend(.head(96, 10), .fist, points: 190, .front)]
        } else {
            let low = 8 + (handling.height * 0.64 - handling.grip) * handling.scale
            arms[0] = Bend(-24, 6)
            arms[1] = Bend(.head(30, min(70, low)), .fist, points: 178, .front)
        }
    }
}

extension Handling {
    /// Whether it is blown.
    var isInstrument: Bool { thing == .trumpet || thing.rawValue == "flute" || thing.rawValue == "horn" }
}

extension Stance {
    /// Whether the arm that holds a thing does nothing else.
    fileprivate var hasIdleArm: Bool {
        switch self {
        case .standing, .walking, .running, .waving, .pointing, .knocking, .listening, .whispering, .handInHand,
            .crying, .hiding, .kneeling, .turnedAway, .sittingTurnedAway, .peeping:
            true
        default: false
        }
    }

    /// What a deed is done with that is always done with something.
    var tool: Thing? {
        switch self {
        case .digging: Thing(rawValue: "spade") ?? .oar
        case .sweeping: .broom
        case .stirring: .spoon
        case .pouring: .wateringCan
        case .painting: .paintbrush
        case .writing: .pencil
        case .reading: .book
        case .rowing: .oar
        case .drinking: .cup
        case .eating: .cookie
        default: nil
        }
    }
}
