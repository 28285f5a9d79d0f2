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

/// A mood that is drawn.
enum Feeling: String, DrawnWord {
    case happy, calm, curious, worried, sad, surprised, proud, sleepy
    case crying, laughing, angry, ashamed, scared, excited, determined, cheeky

    static let neutral = Feeling.calm
    static let synonyms: [String: Feeling] = [
        "joyful": .happy, "glad": .happy, "cheerful": .happy, "smiling": .happy, "delighted": .happy, "merry": .happy,
        "content": .calm, "peaceful": .calm, "relaxed": .calm, "thoughtful": .curious, "wondering": .curious,
        "interested": .curious, "puzzled": .curious, "nervous": .worried, "anxious": .worried, "unsure": .worried,
        "unhappy": .sad, "lonely": .sad, "disappointed": .sad, "hurt": .sad, "amazed": .surprised,
        "astonished": .surprised, "startled": .surprised, "confident": .proud, "pleased": .proud, "tired": .sleepy,
        "dozy": .sleepy, "drowsy": .sleepy, "weeping": .crying, "sobbing": .crying, "tearful": .crying,
        "giggling": .laughing, "amused": .laughing, "cross": .angry, "furious": .angry, "grumpy": .angry,
        "annoyed": .angry, "embarrassed": .ashamed, "guilty": .ashamed, "shy": .ashamed, "sorry": .ashamed,
        "afraid": .scared, "frightened": .scared, "terrified": .scared, "thrilled": .excited, "eager": .excited,
        "brave": .determined, "resolute": .determined, "stubborn": .determined, "mischievous": .cheeky,
        "naughty": .cheeky, "playful": .cheeky, "sly": .cheeky,
    ]
}

extension Stance {
    /// What the face shows of those who do this, whatever their mood; nil for the mood.
    var feeling: Feeling? {
        switch self {
        case .crying: .crying
        case .laughing: .laughing
        default: nil
        }
    }

    /// Whether what is done says what is felt.
    var tellsFeeling: Bool { self == .sleeping || feeling != nil }
}
