/// A word of an open vocabulary: some are known, every other one is allowed.
public protocol VocabularyTerm: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral
where RawValue == String {
    /// The terms that the program itself uses and every embedded illustrator draws.
    static var known: [Self] { get }

    /// Makes a term of any word; use lowercase English.
    init(rawValue: String)
}

extension VocabularyTerm {
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }

    public init(from decoder: any Decoder) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

/// Where a scene is.
public struct Setting: VocabularyTerm {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let known: [Setting] = [
        "bedroom", "kitchen", "garden", "forest", "meadow", "beach", "sea", "harbour", "mountain", "city", "school",
        "playground", "castle", "cave", "space", "clouds",
    ]
}

/// When a scene is.
public struct TimeOfDay: VocabularyTerm {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let known: [TimeOfDay] = ["dawn", "morning", "day", "evening", "night"]
    /// Broad daylight.
    public static let day: TimeOfDay = "day"
}

/// What the sky does.
public struct Weather: VocabularyTerm {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let known: [Weather] = ["clear", "cloudy", "rain", "snow", "wind", "fog"]
    /// A clear sky.
    public static let clear: Weather = "clear"
}

/// What a character's body does.
public struct Pose: VocabularyTerm {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let known: [Pose] = [
        "standing", "walking", "running", "sitting", "reaching", "hugging", "sleeping", "flying",
    ]
    /// Upright, arms at the sides.
    public static let standing: Pose = "standing"
}

/// What a character's face shows.
public struct Mood: VocabularyTerm {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let known: [Mood] = ["happy", "calm", "curious", "worried", "sad", "surprised", "proud", "sleepy"]
    /// A smile.
    public static let happy: Mood = "happy"
}

/// What kind of being a companion is.
public struct Species: VocabularyTerm {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let known: [Species] = [
        "cat", "dog", "fox", "rabbit", "bear", "owl", "hedgehog", "mouse", "duck", "squirrel", "frog", "seal", "gull",
        "robot", "dragon", "star", "child", "grown-up",
    ]
}

/// A thing that can be seen.
public struct Prop: VocabularyTerm {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let known: [Prop] = [
        "lantern", "book", "ball", "kite", "boat", "cake", "balloon", "umbrella", "basket", "blanket", "teddy", "key",
        "map", "shell", "flower", "bell", "cup", "chair", "table", "tree", "bench", "gift", "backpack", "bed", "string",
        "spoon", "drum", "kettle", "suitcase", "telescope", "ladder", "bucket", "feather", "pebble", "mirror", "scarf",
        "sock", "hat", "bread", "apple", "pear", "soup", "jar", "clock", "pencil", "letter", "parcel", "cart", "wheel",
        "broom", "swing", "slide", "anchor", "net", "oar", "rope", "crown", "nest", "egg", "leaf", "mushroom",
        "snowman", "sandcastle", "rocket", "train", "robot toy", "music box", "candle", "pillow", "watering can", "car",
        "sledge", "flag", "tent", "pumpkin", "cookie", "boots", "paintbrush", "magnifying glass", "trumpet",
    ]
}
