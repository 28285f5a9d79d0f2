/// A setting that is drawn.
enum Place: String, DrawnWord {
    case bedroom, kitchen, garden, forest, meadow, beach, sea, harbour, mountain, city, school, playground, castle, cave
    case space, clouds

    static let neutral = Place.meadow
    static let shortestPart = 4
    static let synonyms: [String: Place] = [
        "room": .bedroom, "nursery": .bedroom, "bed": .bedroom, "home": .bedroom, "house": .bedroom,
        "attic": .bedroom, "bathroom": .bedroom, "tent": .bedroom, "cabin": .bedroom, "cottage": .bedroom,
        "hotel": .bedroom, "inn": .bedroom, "hospital": .bedroom, "dormitory": .bedroom, "table": .kitchen,
        "dining": .kitchen, "bakery": .kitchen, "café": .kitchen, "cafe": .kitchen, "restaurant": .kitchen,
        "pantry": .kitchen, "canteen": .kitchen, "yard": .garden, "park": .garden, "backyard": .garden,
        "orchard": .garden, "greenhouse": .garden, "allotment": .garden, "vineyard": .garden, "zoo": .garden,
        "porch": .garden, "balcony": .garden, "treehouse": .garden, "wood": .forest, "jungle": .forest,
        "rainforest": .forest, "grove": .forest, "thicket": .forest, "woodland": .forest, "swamp": .forest,
        "clearing": .forest, "field": .meadow, "farm": .meadow, "hill": .meadow, "countryside": .meadow,
        "prairie": .meadow, "plain": .meadow, "valley": .meadow, "savanna": .meadow, "pasture": .meadow,
        "barn": .meadow, "stable": .meadow, "lane": .meadow, "moor": .meadow, "shore": .beach, "coast": .beach,
        "seaside": .beach, "island": .beach, "desert": .beach, "dune": .beach, "lagoon": .beach, "sand": .beach,
        "ocean": .sea, "water": .sea, "ship": .sea, "lake": .sea, "river": .sea, "pond": .sea, "boat": .sea,
        "underwater": .sea, "reef": .sea, "raft": .sea, "stream": .sea, "harbor": .harbour, "port": .harbour,
        "pier": .harbour, "dock": .harbour, "jetty": .harbour, "quay": .harbour, "lighthouse": .harbour,
        "marina": .harbour, "wharf": .harbour, "ferry": .harbour, "peak": .mountain, "alps": .mountain,
        "cliff": .mountain, "volcano": .mountain, "summit": .mountain, "glacier": .mountain, "waterfall": .mountain,
        "canyon": .mountain, "snowfield": .mountain, "arctic": .mountain, "pole": .mountain, "town": .city,
        "street": .city, "village": .city, "market": .city, "shop": .city, "square": .city, "station": .city,
        "road": .city, "fair": .city, "airport": .city, "bridge": .city, "theatre": .city, "circus": .city,
        "festival": .city, "alley": .city, "mall": .city, "class": .school, "classroom": .school, "library": .school,
        "kindergarten": .school, "museum": .school, "workshop": .school, "studio": .school, "office": .school,
        "laboratory": .school, "playgroup": .school, "playpark": .playground, "sandpit": .playground,
        "gym": .playground, "stadium": .playground, "playing-field": .playground, "rink": .playground,
        "palace": .castle, "tower": .castle, "fortress": .castle, "kingdom": .castle, "fort": .castle,
        "ruin": .castle, "temple": .castle, "cavern": .cave, "tunnel": .cave, "den": .cave, "burrow": .cave,
        "mine": .cave, "cellar": .cave, "underground": .cave, "grotto": .cave, "basement": .cave, "dungeon": .cave,
        "moon": .space, "planet": .space, "galaxy": .space, "star": .space, "rocket": .space, "spaceship": .space,
        "mars": .space, "orbit": .space, "universe": .space, "cloud": .clouds, "sky": .clouds, "heaven": .clouds,
        "rainbow": .clouds, "air": .clouds, "airship": .clouds, "aeroplane": .clouds, "airplane": .clouds,
        "tree house": .garden, "living room": .bedroom, "space station": .space, "railway station": .city,
        "playing field": .playground,
    ]

    /// Whether the weather is only seen through a window.
    var isIndoors: Bool {
        switch self {
        case .bedroom, .kitchen, .school: true
        default: false
        }
    }

    /// Whether the sky is behind everything, and its weather falls on those who are here.
    var hasWeather: Bool { !isIndoors && self != .cave && self != .space }
}

/// A time of day that is drawn.
enum Hour: String, DrawnWord {
    case dawn, morning, day, evening, night

    static let neutral = Hour.day
    static let synonyms: [String: Hour] = [
        "sunrise": .dawn, "daybreak": .dawn, "noon": .day, "midday": .day, "afternoon": .day, "dusk": .evening,
        "sunset": .evening, "twilight": .evening, "midnight": .night, "bedtime": .night,
    ]

    /// Whether lamps are lit.
    var isDark: Bool { self == .night || self == .evening }
}

/// Weather that is drawn.
enum Sky: String, DrawnWord {
    case clear, cloudy, rain, snow, wind, fog

    static let neutral = Sky.clear
    static let synonyms: [String: Sky] = [
        "sunny": .clear, "cloud": .cloudy, "overcast": .cloudy, "grey": .cloudy, "rainy": .rain, "drizzle": .rain,
        "storm": .rain, "thunder": .rain, "shower": .rain, "snowy": .snow, "frost": .snow, "blizzard": .snow,
        "icy": .snow, "windy": .wind, "breeze": .wind, "breezy": .wind, "gale": .wind, "foggy": .fog, "mist": .fog,
        "misty": .fog, "hazy": .fog,
    ]
}

/// A pose that is drawn.
enum Stance: String, DrawnWord {
    case standing, walking, running, jumping, dancing, climbing, crawling, falling, flying, swimming
    case sitting, kneeling, lying, sleeping
    case turnedAway = "turned away"
    case sittingTurnedAway = "sitting turned away"
    case holding, carrying, lifting, giving, pulling, pushing, throwing, catching, pointing, reaching, waving, knocking
    case lookingUp = "looking up"
    case lookingDown = "looking down"
    case lookingThrough = "looking through"
    case peeping, hiding, listening, whispering, thinking, shrugging, hugging
    case handInHand = "hand in hand"
    case digging, pouring, painting, writing, sweeping, stirring, eating, drinking, blowing
    case playingMusic = "playing music"
    case reading, rowing, riding, swinging, stuck, shivering, crying, laughing

    static let neutral = Stance.standing
    static let synonyms: [String: Stance] = [
        "stand": .standing, "walk": .walking, "marching": .walking, "run": .running, "skipping": .jumping,
        "chasing": .running, "playing": .running, "sit": .sitting, "crouching": .kneeling, "reach": .reaching,
        "hug": .hugging, "cuddling": .hugging, "sleep": .sleeping, "dreaming": .sleeping, "resting": .sleeping,
        "fly": .flying, "floating": .flying, "soaring": .flying,
    ]
}

/// A mood that is drawn.
enum Feeling: String, DrawnWord {
    case happy, calm, curious, worried, sad, surprised, proud, sleepy

    static let neutral = Feeling.calm
    static let synonyms: [String: Feeling] = [
        "joyful": .happy, "glad": .happy, "excited": .happy, "cheerful": .happy, "laughing": .happy, "smiling": .happy,
        "content": .calm, "peaceful": .calm, "relaxed": .calm, "thoughtful": .curious, "wondering": .curious,
        "interested": .curious, "afraid": .worried, "scared": .worried, "nervous": .worried, "anxious": .worried,
        "unhappy": .sad, "crying": .sad, "lonely": .sad, "disappointed": .sad, "amazed": .surprised,
        "astonished": .surprised, "brave": .proud, "confident": .proud, "tired": .sleepy, "dozy": .sleepy,
    ]
}
