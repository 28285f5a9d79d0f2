import StoryCore

/// What a pose does to its target, as far as it decides how the two are to each other.
enum Deed: Hashable, Sendable {
    /// A hand is at it.
    case handle
    case push
    case pull
    case give
    /// It is in the hands.
    case carry
    case embrace
    case handInHand
    /// The mouth or an ear is near it.
    case whisper
    case look
    case lookUp
    case lookDown
    case lookThrough
    case point
    /// Something goes to it through the air: a wave, a ball.
    case call
    /// They go to it.
    case approach
    /// It stands before them.
    case sit

    init(_ pose: Pose) {
        self =
            switch pose.rawValue {
            case "giving": .give
            case "pushing": .push
            case "pulling": .pull
            case "carrying", "lifting": .carry
            case "hugging": .embrace
            case "hand in hand": .handInHand
            case "whispering", "listening", "blowing": .whisper
            case "looking up": .lookUp
            case "looking down", "digging", "sweeping", "pouring": .lookDown
            case "looking through", "peeping": .lookThrough
            case "pointing": .point
            case "waving", "throwing", "catching": .call
            case "walking", "running", "jumping", "crawling", "flying", "swimming", "falling": .approach
            case "sitting", "eating", "drinking", "reading", "kneeling": .sit
            case "holding", "reaching", "knocking", "painting", "writing", "stirring", "climbing", "rowing", "riding",
                "swinging", "stuck":
                .handle
            default: .look
            }
    }

    /// Whether the two must touch.
    var isContact: Bool {
        switch self {
        case .handle, .push, .pull, .give, .carry, .embrace, .handInHand: true
        default: false
        }
    }

    /// Whether it is done near its target, so that both belong together also among many.
    var isNear: Bool { isContact || self == .whisper || self == .lookDown || self == .lookThrough || self == .sit }
}

extension Deed {
    /// Returns the relation that an action implies: riders are on, rowers in.
    static func relation(of character: SceneCharacter) -> Berth.Relation? {
        switch (character.pose.rawValue, character.target) {
        case ("swinging", .prop), ("riding", _): .on
        case ("rowing", _), ("stuck", _): .inside
        case ("hiding", _): .behind
        default: nil
        }
    }
}

extension SceneCharacter {
    /// Whether the target is on the page, so that the pose needs nothing of its own; nobody swings on a friend.
    var isAtWork: Bool {
        if pose == "swinging", case .character? = target { return false }
        return target != nil
    }
}

extension SceneCharacter {
    /// Whether the figure is on or in the arms of another one, outside a bed.
    var isCarried: Bool {
        guard let spot, case .character = spot.anchor else { return false }
        return spot.relation == "on" || spot.relation == "in"
    }
}

extension SceneCharacter {
    /// Whether the figure is in something too small for a bed: a basket, a box, a suitcase.
    var isInVessel: Bool {
        guard let spot, spot.relation == "in", case .prop(let prop) = spot.anchor,
            let thing = Thing.known(prop.rawValue)
        else { return false }
        let artist = ThingArtist(thing: thing)
        return artist.anchors.inside != nil && artist.width < 360 && thing != .cot
    }
}

/// A position relative to a thing or a character.
struct Berth: Hashable, Sendable {
    enum Relation: String, Sendable {
        case inside = "in"
        case on, under, behind, beside, over
    }

    let relation: Relation
    let party: Play.Party
}
