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
        "playground", "castle", "cave", "space", "clouds", "living room", "bathroom", "hallway", "clinic", "shop",
        "library", "hall", "workshop", "vehicle", "station", "riverbank", "farmyard", "street", "snowfield", "tent",
        "balcony", "deck", "underwater", "doorstep",
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
        "standing", "walking", "running", "jumping", "dancing", "climbing", "crawling", "falling", "flying", "swimming",
        "sitting", "kneeling", "lying", "sleeping", "turned away", "sitting turned away", "holding", "carrying",
        "lifting", "giving", "pulling", "pushing", "throwing", "catching", "pointing", "reaching", "waving", "knocking",
        "looking up", "looking down", "looking through", "peeping", "hiding", "listening", "whispering", "thinking",
        "shrugging", "hugging", "hand in hand", "digging", "pouring", "painting", "writing", "sweeping", "stirring",
        "eating", "drinking", "blowing", "playing music", "reading", "rowing", "riding", "swinging", "stuck",
        "shivering", "crying", "laughing",
    ]
    /// Upright, arms at the sides.
    public static let standing: Pose = "standing"
}

/// How one of a scene is to something else there.
public struct SpatialRelation: VocabularyTerm {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let known: [SpatialRelation] = ["in", "on", "under", "behind", "beside", "over"]
}

/// From where and how near a scene is seen.
public struct Shot: VocabularyTerm {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let known: [Shot] = ["full", "close-up", "wide", "back", "silhouette", "above"]
    /// At eye level, with whole figures.
    public static let full: Shot = "full"
    /// Heads and hands, over half the picture's height.
    public static let closeUp: Shot = "close-up"
    /// Small figures in a large place.
    public static let wide: Shot = "wide"
    /// From behind the hero, who looks into the picture.
    public static let back: Shot = "back"
    /// Dark shapes before a bright sky.
    public static let silhouette: Shot = "silhouette"
    /// From above.
    public static let above: Shot = "above"
}

/// By which hand a story's pictures are made.
public struct PictureStyle: VocabularyTerm {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let known: [PictureStyle] = ["bright", "gouache", "ink"]
    /// Clean shapes in bright colours.
    public static let bright: PictureStyle = "bright"
    /// Opaque paint on paper, with visible strokes.
    public static let gouache: PictureStyle = "gouache"
    /// Ink lines and one colour.
    public static let ink: PictureStyle = "ink"
}

/// What a character's face shows.
public struct Mood: VocabularyTerm {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let known: [Mood] = [
        "happy", "calm", "curious", "worried", "sad", "surprised", "proud", "sleepy", "crying", "laughing", "angry",
        "ashamed", "scared", "excited", "determined", "cheeky",
    ]
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
