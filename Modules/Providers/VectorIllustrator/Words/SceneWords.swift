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

    static let neutral = Feeling.calm
    static let synonyms: [String: Feeling] = [
        "joyful": .happy, "glad": .happy, "excited": .happy, "cheerful": .happy, "laughing": .happy, "smiling": .happy,
        "content": .calm, "peaceful": .calm, "relaxed": .calm, "thoughtful": .curious, "wondering": .curious,
        "interested": .curious, "afraid": .worried, "scared": .worried, "nervous": .worried, "anxious": .worried,
        "unhappy": .sad, "crying": .sad, "lonely": .sad, "disappointed": .sad, "amazed": .surprised,
        "astonished": .surprised, "brave": .proud, "confident": .proud, "tired": .sleepy, "dozy": .sleepy,
    ]
}
