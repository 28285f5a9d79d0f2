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
    /// Feet apart, fists: those who are angry or have made up their minds.
    case braced
    /// Shrinking back.
    case startled
    /// The head a little on one side.
    case asking
    case drowsy

    /// Feelings are told by their names, so that one that is new has the carriage of the nearest that is known.
    private static let names: [String: Carriage] = [
        "happy": .open, "laughing": .open, "cheeky": .asking, "sad": .drooping, "ashamed": .drooping,
        "crying": .drooping, "proud": .tall, "worried": .drawnIn, "scared": .drawnIn, "excited": .eager,
        "angry": .braced, "determined": .braced, "surprised": .startled, "curious": .asking, "sleepy": .drowsy,
    ]

    init(_ feeling: Feeling) { self = Self.names[feeling.rawValue] ?? .easy }
}

extension Posture {
    /// Whoever only stands shows the feeling with arms and legs, too.
    mutating func stand(_ carriage: Carriage) {
        switch carriage {
        case .open: arms = [Bend(-26, -10), Bend(38, 128, .open)]
        case .tall: arms = Self.both(Bend(52, -44, .fist))
        case .drawnIn:
            arms = [Bend(.trunk(-0.25, 0.42), .fist, points: 150), Bend(.trunk(0.3, 0.44), .fist, points: -150)]
            legs = [Bend(5, -6), Bend(-4, 8)]
        case .startled: arms = Self.both(Bend(46, 150, .open))
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
        case .drowsy: arms = Self.both(Bend(9, 1))
        case .easy: arms = Self.both(Bend(14, 3))
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
            lean -= 4
            shrug += 0.3
        case .eager: if seat == nil, lift == 0 { for side in 0...1 { legs[side].heel = max(legs[side].heel, 16) } }
        case .braced:
            shrug += 0.2
            crane += 2
        case .open, .easy: break
        }
        shrug = min(1.1, shrug)
    }
}
