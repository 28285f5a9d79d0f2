/// A pose that is drawn: what a body does.
enum Stance: String, DrawnWord {
    case standing, walking, running, jumping, dancing, climbing, crawling, falling, flying, swimming
    case sitting, kneeling, lying, sleeping
    case turnedAway = "turned away"
    case sittingTurnedAway = "sitting turned away"
    case holding, carrying, lifting, giving, pulling, pushing, throwing, catching
    case pointing, reaching, waving, knocking
    case lookingUp = "looking up"
    case lookingDown = "looking down"
    case lookingThrough = "looking through"
    case peeping, hiding, listening, whispering, thinking, shrugging, hugging
    case handInHand = "hand in hand"
    case digging, pouring, painting, writing, sweeping, stirring, eating, drinking, blowing
    case playingMusic = "playing music"
    case reading, rowing, riding, swinging, stuck, shivering, crying, laughing

    static let neutral = Stance.standing
    static let shortestPart = 5
    static let synonyms: [String: Stance] = moves.merging(rests, uniquingKeysWith: { first, _ in first })
        .merging(deeds) { first, _ in first }.merging(works) { first, _ in first }
        .merging(hearts) { first, _ in first }

    private static let moves: [String: Stance] = [
        "stand": .standing, "waiting": .standing, "posing": .standing, "balancing": .standing, "walk": .walking,
        "marching": .walking, "strolling": .walking, "hiking": .walking, "wandering": .walking, "stepping": .walking,
        "tiptoeing": .walking, "sneaking": .walking, "creeping": .walking, "following": .walking,
        "leaving": .walking, "arriving": .walking, "exploring": .walking, "rolling": .walking, "limping": .walking,
        "run": .running, "chasing": .running, "playing": .running, "racing": .running, "hurrying": .running,
        "fleeing": .running, "escaping": .running, "galloping": .running, "skating": .running, "sprinting": .running,
        "kicking": .running, "jump": .jumping, "skipping": .jumping, "hopping": .jumping, "leaping": .jumping,
        "bouncing": .jumping, "cheering": .jumping, "celebrating": .jumping, "dance": .dancing,
        "twirling": .dancing, "spinning": .dancing, "clapping": .dancing, "performing": .dancing,
        "climb": .climbing, "scrambling": .climbing, "hanging": .climbing, "crawl": .crawling,
        "slithering": .crawling, "fall": .falling, "tumbling": .falling, "tripping": .falling, "slipping": .falling,
        "stumbling": .falling, "sliding": .falling, "fly": .flying, "floating": .flying, "soaring": .flying,
        "gliding": .flying, "hovering": .flying, "swim": .swimming, "diving": .swimming, "paddling": .swimming,
        "splashing": .swimming, "bathing": .swimming, "wading": .swimming,
    ]
    private static let rests: [String: Stance] = [
        "sit": .sitting, "seated": .sitting, "meditating": .sitting, "squatting": .kneeling,
        "crouching": .kneeling, "kneel": .kneeling, "praying": .kneeling, "bowing": .lookingDown, "lie": .lying,
        "resting": .lying, "relaxing": .lying, "sunbathing": .lying, "sleep": .sleeping, "dreaming": .sleeping,
        "asleep": .sleeping, "napping": .sleeping, "snoring": .sleeping, "dozing": .sleeping,
        "turned-away": .turnedAway, "from behind": .turnedAway, "back view": .turnedAway,
        "sitting-turned-away": .sittingTurnedAway, "sitting from behind": .sittingTurnedAway,
    ]
    private static let deeds: [String: Stance] = [
        "hold": .holding, "showing": .holding, "presenting": .holding, "wearing": .holding, "keeping": .holding,
        "clutching": .holding, "carry": .carrying, "bringing": .carrying, "delivering": .carrying,
        "lift": .lifting, "raising": .lifting, "hoisting": .lifting, "give": .giving, "offering": .giving,
        "handing": .giving, "sharing": .giving, "feeding": .giving, "serving": .giving, "putting": .giving,
        "placing": .giving, "pull": .pulling, "dragging": .pulling, "tugging": .pulling, "towing": .pulling,
        "opening": .pulling, "push": .pushing, "shoving": .pushing, "pressing": .pushing, "closing": .pushing,
        "shutting": .pushing, "touching": .pushing, "throw": .throwing, "tossing": .throwing, "flinging": .throwing,
        "catch": .catching, "point": .pointing, "pointing up": .pointing, "reach": .reaching,
        "picking": .reaching, "stretching": .reaching, "grabbing": .reaching, "patting": .holding,
        "petting": .holding, "stroking": .holding, "wave": .waving, "greeting": .waving, "saluting": .waving,
        "knock": .knocking, "hammering": .knocking, "tapping": .knocking, "ringing": .knocking,
        "looking-up": .lookingUp, "gazing": .lookingUp, "stargazing": .lookingUp, "staring": .lookingUp,
        "wishing": .lookingUp, "looking-down": .lookingDown, "leaning": .lookingDown, "bending": .lookingDown,
        "searching": .lookingDown, "inspecting": .lookingDown, "examining": .lookingDown, "looking": .lookingDown,
        "watching": .standing, "looking-through": .lookingThrough, "spying": .lookingThrough,
        "observing": .lookingThrough, "photographing": .lookingThrough, "peeking": .peeping, "peering": .peeping,
        "hide": .hiding, "ducking": .hiding, "cowering": .hiding, "listen": .listening, "hearing": .listening,
        "eavesdropping": .listening, "whisper": .whispering, "telling": .whispering, "calling": .whispering,
        "shouting": .whispering, "speaking": .whispering, "talking": .whispering, "think": .thinking,
        "wondering": .thinking, "pondering": .thinking, "planning": .thinking, "shrug": .shrugging,
        "hug": .hugging, "cuddling": .hugging, "embracing": .hugging, "snuggling": .hugging, "kissing": .hugging,
        "comforting": .hugging, "hand-in-hand": .handInHand, "holding hands": .handInHand, "leading": .handInHand,
    ]
    private static let works: [String: Stance] = [
        "dig": .digging, "shovelling": .digging, "shoveling": .digging, "planting": .digging, "raking": .sweeping,
        "gardening": .digging, "pour": .pouring, "watering": .pouring, "filling": .pouring, "paint": .painting,
        "colouring": .painting, "coloring": .painting, "write": .writing, "drawing": .writing, "sketching": .writing,
        "sweep": .sweeping, "mopping": .sweeping, "cleaning": .sweeping, "wiping": .sweeping, "stir": .stirring,
        "baking": .stirring, "cooking": .stirring, "mixing": .stirring, "kneading": .stirring, "eat": .eating,
        "biting": .eating, "tasting": .eating, "munching": .eating, "licking": .eating, "chewing": .eating,
        "drink": .drinking, "sipping": .drinking, "blow": .blowing, "puffing": .blowing, "whistling": .blowing,
        "sneezing": .blowing, "singing": .playingMusic, "playing-music": .playingMusic, "drumming": .playingMusic,
        "playing the drum": .playingMusic, "playing the flute": .playingMusic, "humming": .playingMusic,
        "read": .reading, "studying": .reading, "row": .rowing, "sailing": .rowing, "steering": .rowing,
        "ride": .riding, "driving": .riding, "cycling": .riding, "swing": .swinging, "building": .kneeling,
        "sewing": .kneeling, "fixing": .kneeling, "repairing": .kneeling, "washing": .stirring,
    ]
    private static let hearts: [String: Stance] = [
        "trapped": .stuck, "caught": .stuck, "tangled": .stuck, "shiver": .shivering, "trembling": .shivering,
        "freezing": .shivering, "shaking": .shivering, "cry": .crying, "weeping": .crying, "sobbing": .crying,
        "laugh": .laughing, "giggling": .laughing, "chuckling": .laughing, "smiling": .laughing,
    ]

    /// Whether the figure is seen from behind in any shot.
    var isTurnedAway: Bool { self == .turnedAway || self == .sittingTurnedAway }
}
