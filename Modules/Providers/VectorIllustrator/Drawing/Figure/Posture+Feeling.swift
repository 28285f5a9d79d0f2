/// How a feeling shows in the whole body, not only in the face.
enum Carriage: Sendable {
    /// Nothing shows but in the face.
    case easy
    /// Arms wide, as those who are glad have them.
    case open
    /// The head down, the shoulders hanging.
    case drooping
    /// The chest out.
    case tall
    /// The shoulders raised, the limbs drawn in.
    case drawnIn
    /// On tiptoe, the arms up.
    case eager
    /// Feet apart, fists: those who are angry.
    case braced
    /// Upright and ready to begin: those who have made up their minds.
    case resolute
    /// Shrinking back.
    case startled
    /// The head a little on one side.
    case asking
    case drowsy

    /// The carriages by name, so that a new feeling has that of the nearest known one.
    private static let names: [String: Carriage] = [
        "happy": .open, "laughing": .open, "cheeky": .asking, "sad": .drooping, "ashamed": .drooping,
        "crying": .drooping, "proud": .tall, "worried": .drawnIn, "scared": .drawnIn, "excited": .eager,
        "angry": .braced, "determined": .resolute, "surprised": .startled, "curious": .asking, "sleepy": .drowsy,
    ]

    init(_ feeling: Feeling) { self = Self.names[feeling.rawValue] ?? .easy }
}

extension Posture {
    /// A standing figure shows the feeling with arms and legs, too.
    mutating func stand(_ carriage: Carriage) {
        switch carriage {
        case .open: arms = [Bend(-30, -40), Bend(32, 54)]
        case .tall: arms = Self.both(Bend(52, -44, .fist))
        case .drawnIn:
            arms = [Bend(.trunk(-0.25, 0.42), .fist, points: 150), Bend(.trunk(0.3, 0.44), .fist, points: -150)]
            legs = [Bend(5, -6), Bend(-4, 8)]
        case .startled: arms = [Bend(-26, -14), Bend(40, 142, .open)]
        case .asking: arms = [Bend(-16, -2), Bend(30, 60)]
        case .drooping:
            arms = Self.both(Bend(7, -4))
            legs = [Bend(4, -4), Bend(-2, 4)]
        case .eager:
            arms = Self.both(Bend(108, 158, .fist, .middle))
            legs = [Bend(-12, -10, heel: 34), Bend(14, 8, heel: 34)]
        case .braced:
            arms = Self.both(Bend(30, -8, .fist))
            legs = [Bend(-16, -8), Bend(16, 8)]
        case .resolute:
            arms = [Bend(-16, -6), Bend(44, -46, .fist)]
            legs = [Bend(-9, -5), Bend(11, 6)]
        case .drowsy: arms = Self.both(Bend(9, 1))
        case .easy: arms = Self.both(Bend(14, 3))
        }
    }

    /// Walking is stamping, trudging, sneaking or skipping.
    mutating func walk(_ carriage: Carriage) {
        switch carriage {
        case .drooping:
            (lean, legs) = (9, [Bend(18, 8, heel: -6), Bend(-12, -30, heel: 20)])
            arms = [Bend(6, -2), Bend(14, 8, .soft, .behind)]
        case .drawnIn:
            (lean, legs) = (7, [Bend(44, -6, heel: 26), Bend(-10, -30, heel: 36)])
            arms = [Bend(.trunk(0.5, 0.4), .fist, points: 150), Bend(.trunk(1.1, 0.36), .fist, points: -160, .front)]
        case .tall, .braced, .resolute:
            (lean, legs) = (-2, [Bend(58, -4, heel: -12), Bend(-16, -30, heel: 26)])
            arms = [Bend(-46, 6, .fist), Bend(44, 110, .fist, .front)]
        case .eager:
            (lift, legs) = (14, [Bend(66, -12, heel: 20), Bend(-18, -40, heel: 40)])
            arms = [Bend(-74, -50, .open), Bend(74, 128, .open, .front)]
        case .startled: arms = [Bend(-48, -30, .open), Bend(50, 96, .open, .front)]
        case .easy, .open, .asking, .drowsy: break
        }
    }

    /// A sad or frightened figure draws the knees up.
    mutating func sit(_ carriage: Carriage) {
        switch carriage {
        case .drooping, .drawnIn:
            (lean, legs) = (10, [Bend(138, 26, heel: -4), Bend(142, 30, heel: -4)])
            arms = [Bend(.trunk(1.35, 0.5), .soft, points: 90), Bend(.trunk(1.6, 0.42), .soft, points: 60)]
            grip = .hand(1)
        case .eager: arms = [Bend(-104, -150, .open, .middle), Bend(104, 150, .open, .middle)]
        case .startled: arms = [Bend(-46, -20, .open), Bend(56, 120, .open, .front)]
        case .tall: arms = [Bend(-52, 40, .fist), Bend(40, 62)]
        case .open: arms = [Bend(-32, -12), Bend(.trunk(1.5, 0.66), .soft)]
        case .easy, .asking, .drowsy, .braced, .resolute: break
        }
    }

    /// Bends whatever the body does towards what is felt.
    mutating func show(_ carriage: Carriage, _ stance: Stance) {
        switch carriage {
        case .asking:
            tilt += 6
            gaze = gaze + Point(0.4, -0.2)
        case .drooping:
            shrug -= 0.5
            crane += 5
            lean += 4
            tilt += 5
            gaze = gaze + Point(0, 0.7)
        case .tall:
            lean -= 4
            tilt -= 4
            shrug += 0.15
        case .drowsy:
            tilt += 8
            shrug -= 0.3
        case .drawnIn:
            shrug += 0.5
            crane -= 2
            gaze = gaze + Point(-0.2, 0.1)
        case .startled:
            lean -= 2
            shrug += 0.15
        case .eager: if seat == nil, lift == 0 { for side in 0...1 { legs[side].heel = max(legs[side].heel, 16) } }
        case .braced:
            shrug += 0.2
            crane += 2
        case .resolute:
            lean += 2
            tilt -= 2
        case .open, .easy: break
        }
        shrug = min(1.1, shrug)
    }
}
