/// A term of an open vocabulary: some are known, all are allowed.
public protocol VocabularyTerm: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral
where RawValue == String {
    /// The terms that the program uses and every embedded illustrator can draw.
    static var known: [Self] { get }

    /// Creates a term from any word, in lowercase English.
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

/// The setting of a scene.
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

/// The time of day of a scene.
public struct TimeOfDay: VocabularyTerm {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let known: [TimeOfDay] = ["dawn", "morning", "day", "evening", "night"]
    /// Broad daylight.
    public static let day: TimeOfDay = "day"
}

/// The weather of a scene.
public struct Weather: VocabularyTerm {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let known: [Weather] = ["clear", "cloudy", "rain", "snow", "wind", "fog"]
    /// A clear sky.
    public static let clear: Weather = "clear"
}

/// A character's pose.
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

/// A spatial relation in a scene.
public struct SpatialRelation: VocabularyTerm {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let known: [SpatialRelation] = ["in", "on", "under", "behind", "beside", "over"]
}

/// The camera angle and distance of a scene.
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

/// The style of a story's illustrations.
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

    /// The display name.
    public var displayName: String {
        switch self {
        case .bright: "Bright shapes"
        case .gouache: "Gouache on paper"
        case .ink: "Ink and one colour"
        default: rawValue
        }
    }
}

/// A character's facial expression.
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

/// A companion's species.
public struct Species: VocabularyTerm {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let known: [Species] = [
        "cat", "dog", "fox", "rabbit", "bear", "hedgehog", "mouse", "vole", "dormouse", "squirrel", "badger", "otter",
        "mole", "bat", "guinea pig", "cow", "bull", "horse", "donkey", "goat", "sheep", "alpaca", "giraffe", "pig",
        "hen", "cuckoo", "swallow", "jackdaw", "goose", "pigeon", "wagtail", "swan", "parrot", "woodpecker", "heron",
        "wren", "robin", "redstart", "blackbird", "owl", "pelican", "cormorant", "goldfinch", "magpie", "sandpiper",
        "sparrow", "crow", "starling", "mynah", "gull", "duck", "weathercock", "bird", "tortoise", "snail", "slug",
        "frog", "toad", "salamander", "lizard", "axolotl", "snake", "slow-worm", "crab", "crayfish", "lugworm",
        "worm", "centipede", "woodlouse", "caterpillar", "silverfish", "hermit crab", "ant", "grasshopper", "cricket",
        "butterfly", "moth", "beetle", "cockchafer", "ladybird", "firefly", "spider", "wasp", "bumblebee", "flea",
        "fly", "whirligig beetle", "stick insect", "pond skater", "daddy-long-legs", "fish", "trout", "seal", "robot",
        "dragon", "star", "doll", "glove", "echo", "dark", "child", "grown-up",
    ]
}

/// A visible thing.
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
        "sledge", "flag", "tent", "pumpkin", "cookie", "boots", "paintbrush", "magnifying glass", "trumpet", "paper",
        "picture", "photograph", "card", "newspaper", "calendar", "ticket", "label", "coins", "globe", "toy train",
        "blocks", "dominoes", "puzzle", "doll", "puppet", "dice", "marble", "toy car", "toy duck", "spinning top",
        "rocking horse", "seesaw", "sandpit", "paper plane", "mask", "bowl", "plate", "glass", "pan", "pot", "tin",
        "jug", "bottle", "lid", "fork", "flower pot", "funnel", "lemonade", "milk", "cocoa", "jam", "honey", "sandwich",
        "toast", "cheese", "noodles", "pancake", "waffle", "ice cream", "sausage", "crumbs", "sweet", "dough", "muffin",
        "carrot", "strawberry", "cherry", "plum", "berry", "peas", "lettuce", "tomato", "potato", "banana", "orange",
        "lemon", "nut", "chestnut", "acorn", "mitten", "slipper", "shoe", "coat", "jumper", "cap", "helmet", "glasses",
        "ring", "beads", "button", "ribbon", "medal", "sack", "bag", "flute", "whistle", "piano", "accordion", "guitar",
        "violin", "trombone", "tuba", "xylophone", "tambourine", "camera", "telephone", "radio", "television",
        "binoculars", "tooth", "keyhole", "gong", "saw", "hammer", "screwdriver", "scissors", "brush", "torch",
        "magnet", "board", "ruler", "eraser", "pen", "chalk", "thread", "nail", "pump", "hook", "tape", "tub", "bath",
        "soap", "sponge", "towel", "toothbrush", "comb", "hairbrush", "tap", "plaster", "bandage", "thermometer",
        "cloth", "clothesline", "air bed", "box", "sofa", "armchair", "stool", "cushion", "hammock", "rug", "easel",
        "shelf", "cupboard", "wardrobe", "drawer", "oven", "fridge", "washing machine", "cot", "tank", "bin", "lamp",
        "door", "window", "curtain", "stairs", "wall", "tree house", "hut", "kennel", "doorbell", "doormat",
        "drainpipe", "spade", "rake", "wheelbarrow", "hose", "fence", "gate", "hedge", "bush", "scarecrow", "birdhouse",
        "stick", "branch", "stone", "log", "stump", "grass", "fern", "clover", "sunflower", "cobweb", "puddle", "hole",
        "footprint", "hay", "palm tree", "snail trail", "moon", "sun", "star", "cloud", "rainbow", "bubbles",
        "snowball", "ice", "plane", "bus", "bicycle", "scooter", "tram", "tractor", "tricycle", "ship", "raft",
        "paper boat", "rubber duck", "fish", "lifebelt", "reeds", "lamp post", "signpost", "sign", "letter box", "post",
        "barrel", "bridge", "tunnel", "lighthouse", "windmill", "well", "stall", "coat stand", "drop", "ripples",
        "wave", "jetty", "sand", "flour", "knife", "saucer", "tray", "shards", "sticker", "glue", "spirit level",
        "pipe", "cat flap", "barrier", "radiator", "saddle", "shirt", "pram", "vacuum cleaner", "house", "lift",
        "doorstep", "portrait", "lady portrait", "class photo", "family photo", "old photograph", "picture back",
        "ship picture", "sun picture", "boat picture", "cat picture", "tree picture", "whale picture", "hippo picture",
        "framed map", "umbrella picture", "steamed window", "bowl drawing", "snow drawing", "drawing", "poster",
        "mural", "paper strip", "chalk line", "chalk ring", "chalk whale",
        "alarm clock", "cuckoo clock", "hourglass", "tower", "rubber boat", "rowing boat", "toy boat", "ferry", "mast",
        "block", "fallen blocks", "domino", "fallen dominoes", "tin tower", "telephone receiver", "mobile phone",
        "box camera", "microphone", "stethoscope", "camel costume", "tiger costume", "tea cosy", "paper llama",
        "paper bear", "clay horse", "wooden horse", "toy mouse", "snow bear", "broken duck", "sheet", "tablecloth",
        "sleeping bag", "hung jumper", "hung coat", "van", "ice cream cart", "sunshade", "unicycle",
        "fountain", "pond", "roof", "gutter", "rails", "molehill", "door post", "dandelion", "nettles", "turnip",
        "parsley", "ivy", "chips", "unlit lamp", "unlit candle", "unlit torch", "closed box", "open parcel",
        "full plate", "broken plate", "bitten apple", "bitten biscuit", "egg cup", "glove", "bun", "crate", "hatbox",
        "lunch box", "couch", "perch", "scoop", "steam", "shadow", "road", "tent peg", "light bulb", "oil can",
        "spanner", "tape measure",
        "match", "matches", "music stand", "flagpole", "walking frame", "sand house", "knotted string",
    ]
}
