// The plain ways to hold a thing, which animals have, too.

extension Posture {
    /// Returns whether a thing can be pressed to the chest; a tall one would be before the face.
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

    /// A thing is carried in the hand at the right, beside the body: hanging from it, or on it.
    mutating func carry(_ thing: Thing) {
        let hangs = thing == .lantern || thing == .basket || thing == .backpack || thing == .bell
        arms[1] = hangs ? Bend(34, 84) : Bend(52, 116)
    }

    /// A thing is pressed to the chest with both arms.
    mutating func cuddle() {
        grip = .cuddle
        gaze = Point(0, 0.5)
        arms = Self.both(Bend(24, -72))
        // A figure in a wheelchair stays turned as it is.
        guard seat == nil else { return }
        turn = 0
        lean = 0
        legs = [Bend(-6, -3), Bend(6, 3)]
    }

    /// An umbrella is held high enough to leave the face free.
    mutating func shelter() { arms[1] = Bend(46, 150) }
}
