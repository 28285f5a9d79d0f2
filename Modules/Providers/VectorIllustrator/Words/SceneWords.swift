/// A setting that is drawn.
enum Place: String, DrawnWord {
    case bedroom, kitchen, garden, forest, meadow, beach, sea, harbour, mountain, city, school, playground, castle, cave
    case space, clouds

    static let neutral = Place.meadow
    static let synonyms: [String: Place] = [
        "room": .bedroom, "nursery": .bedroom, "bed": .bedroom, "home": .bedroom, "house": .bedroom, "table": .kitchen,
        "dining": .kitchen, "bakery": .kitchen, "café": .kitchen, "cafe": .kitchen, "yard": .garden, "park": .garden,
        "backyard": .garden, "orchard": .garden, "wood": .forest, "jungle": .forest, "field": .meadow, "farm": .meadow,
        "hill": .meadow, "countryside": .meadow, "shore": .beach, "coast": .beach, "seaside": .beach, "island": .beach,
        "ocean": .sea, "water": .sea, "ship": .sea, "lake": .sea, "harbor": .harbour, "port": .harbour,
        "pier": .harbour, "peak": .mountain, "alps": .mountain, "town": .city, "street": .city, "village": .city,
        "market": .city, "shop": .city, "class": .school, "classroom": .school, "library": .school,
        "kindergarten": .school, "palace": .castle, "tower": .castle, "cavern": .cave, "tunnel": .cave, "den": .cave,
        "moon": .space, "planet": .space, "galaxy": .space, "cloud": .clouds, "sky": .clouds, "heaven": .clouds,
    ]

    /// Whether the weather is only seen through a window.
    var isIndoors: Bool {
        switch self {
        case .bedroom, .kitchen, .school: true
        default: false
        }
    }

    /// Whether the sky is behind everything.
    var hasSky: Bool { hasWeather }

    /// Whether weather falls on those who are here.
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
    case standing, walking, running, sitting, reaching, hugging, sleeping, flying

    static let neutral = Stance.standing
    static let synonyms: [String: Stance] = [
        "stand": .standing, "walk": .walking, "marching": .walking, "run": .running, "dancing": .running,
        "jumping": .running, "skipping": .running, "chasing": .running, "playing": .running, "sit": .sitting,
        "kneeling": .sitting, "crouching": .sitting, "reading": .sitting, "reach": .reaching, "waving": .reaching,
        "pointing": .reaching, "climbing": .reaching, "hug": .hugging, "cuddling": .hugging, "holding": .hugging,
        "sleep": .sleeping, "lying": .sleeping, "dreaming": .sleeping, "resting": .sleeping, "fly": .flying,
        "floating": .flying, "swimming": .flying, "soaring": .flying,
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
