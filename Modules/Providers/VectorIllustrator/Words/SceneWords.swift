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
