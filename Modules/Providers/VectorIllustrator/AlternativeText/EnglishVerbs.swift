// What the pictures' poses are called in English.

/// A verb in the two forms that a sentence needs.
struct EnglishVerb: Sendable {
    let one: String
    let many: String

    init(_ one: String, _ many: String) { (self.one, self.many) = (one, many) }

    func form(isOne: Bool) -> String { isOne ? one : many }
}

extension Stance {
    var english: EnglishVerb {
        switch self {
        case .standing: EnglishVerb("stands", "stand")
        case .walking: EnglishVerb("walks", "walk")
        case .running: EnglishVerb("runs", "run")
        case .jumping: EnglishVerb("jumps", "jump")
        case .dancing: EnglishVerb("dances", "dance")
        case .climbing: EnglishVerb("climbs", "climb")
        case .crawling: EnglishVerb("crawls", "crawl")
        case .falling: EnglishVerb("falls over", "fall over")
        case .flying: EnglishVerb("flies", "fly")
        case .swimming: EnglishVerb("swims", "swim")
        case .sitting: EnglishVerb("sits", "sit")
        case .kneeling: EnglishVerb("kneels", "kneel")
        case .lying: EnglishVerb("lies", "lie")
        case .sleeping: EnglishVerb("sleeps", "sleep")
        case .turnedAway: EnglishVerb("stands with a turned back", "stand with turned backs")
        case .sittingTurnedAway: EnglishVerb("sits with a turned back", "sit with turned backs")
        case .holding: EnglishVerb("holds something", "hold something")
        case .carrying: EnglishVerb("carries something", "carry something")
        case .lifting: EnglishVerb("lifts something", "lift something")
        case .giving: EnglishVerb("gives something", "give something")
        case .pulling: EnglishVerb("pulls", "pull")
        case .pushing: EnglishVerb("pushes", "push")
        case .throwing: EnglishVerb("throws", "throw")
        case .catching: EnglishVerb("catches", "catch")
        case .pointing: EnglishVerb("points", "point")
        case .reaching: EnglishVerb("reaches up", "reach up")
        case .waving: EnglishVerb("waves", "wave")
        case .knocking: EnglishVerb("knocks", "knock")
        case .lookingUp: EnglishVerb("looks up", "look up")
        case .lookingDown: EnglishVerb("looks down", "look down")
        case .lookingThrough: EnglishVerb("peers through something", "peer through something")
        case .peeping: EnglishVerb("peeps out", "peep out")
        case .hiding: EnglishVerb("hides", "hide")
        case .listening: EnglishVerb("listens", "listen")
        case .whispering: EnglishVerb("whispers", "whisper")
        case .thinking: EnglishVerb("thinks", "think")
        case .shrugging: EnglishVerb("shrugs", "shrug")
        case .hugging: EnglishVerb("gives a hug", "hug")
        case .handInHand: EnglishVerb("walks hand in hand", "walk hand in hand")
        case .digging: EnglishVerb("digs", "dig")
        case .pouring: EnglishVerb("pours", "pour")
        case .painting: EnglishVerb("paints", "paint")
        case .writing: EnglishVerb("writes", "write")
        case .sweeping: EnglishVerb("sweeps", "sweep")
        case .stirring: EnglishVerb("stirs", "stir")
        case .eating: EnglishVerb("eats", "eat")
        case .drinking: EnglishVerb("drinks", "drink")
        case .blowing: EnglishVerb("blows", "blow")
        case .playingMusic: EnglishVerb("makes music", "make music")
        case .reading: EnglishVerb("reads", "read")
        case .rowing: EnglishVerb("rows", "row")
        case .riding: EnglishVerb("rides", "ride")
        case .swinging: EnglishVerb("swings", "swing")
        case .stuck: EnglishVerb("is stuck", "are stuck")
        case .shivering: EnglishVerb("shivers", "shiver")
        case .crying: EnglishVerb("cries", "cry")
        case .laughing: EnglishVerb("laughs", "laugh")
        }
    }
}
