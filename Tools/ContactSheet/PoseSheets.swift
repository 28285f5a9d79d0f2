import StoryCore

/// Every pose on people who differ in everything else, and what they do it with.
struct PoseSheets {
    let studio: SheetRenderer

    private static let looks = [
        Appearance(
            hairStyle: "pigtails", hairColor: "red", hairTexture: "wavy", eyeColor: "green", skinTone: "light", age: 5,
            clothing: "dress", palette: ["teal", "cream"], accessories: ["freckles"]),
        Appearance(
            hairStyle: "afro", hairColor: "black", hairTexture: "curly", eyeColor: "brown", skinTone: "dark", age: 8,
            clothing: "striped shirt and shorts", palette: ["yellow", "blue"], accessories: ["glasses"]),
        Appearance(
            hairStyle: "short", hairColor: "black", hairTexture: "straight", eyeColor: "brown", skinTone: "tan", age: 2,
            clothing: "dungarees", palette: ["red", "white"]),
        Appearance(
            hairStyle: "short", hairColor: "blond", skinTone: "medium", age: 12, clothing: "dungarees",
            palette: ["red", "navy"], accessories: ["glasses", "hat"]),
        Appearance(
            hairStyle: "locs", hairColor: "brown", hairTexture: "curly", eyeColor: "hazel", skinTone: "brown", age: 11,
            clothing: "hoodie and trousers", palette: ["purple", "grey"], accessories: ["wheelchair", "hearing aid"]),
    ]
    /// What poses are done with that usually are, and what would be in the way.
    private static let deeds: [(pose: Pose, things: [Prop])] = [
        ("holding", ["lantern", "teddy", "jar", "letter", "map", "broom"]),
        ("carrying", ["pumpkin", "basket", "pillow", "suitcase", "cake", "tent"]),
        ("lifting", ["ball", "gift", "boat", "crown", "teddy", "lantern"]),
        ("giving", ["flower", "apple", "cup", "gift", "lantern", "teddy"]),
        ("pulling", ["rope", "string", "scarf", "sock", "blanket", "sledge"]),
        ("pushing", ["pillow", "ball", "gift", "oar", "clock", "cart"]),
        ("throwing", ["ball", "pebble", "shell", "leaf", "snowman", "hat"]),
        ("catching", ["ball", "leaf", "balloon", "hat", "egg", "net"]),
        ("digging", ["broom", "oar", "spoon", "bucket", "ladder", "flag"]),
        ("sweeping", ["broom", "oar", "net", "scarf", "feather", "blanket"]),
        ("stirring", ["spoon", "oar", "paintbrush", "feather", "pencil", "sock"]),
        ("pouring", ["watering can", "kettle", "cup", "jar", "bucket", "basket"]),
        ("painting", ["paintbrush", "pencil", "feather", "letter", "egg", "spoon"]),
        ("writing", ["pencil", "feather", "letter", "book", "paintbrush", "map"]),
        ("eating", ["apple", "bread", "spoon", "soup", "cookie", "pear"]),
        ("drinking", ["cup", "soup", "jar", "kettle", "bucket", "shell"]),
        ("blowing", ["trumpet", "candle", "feather", "balloon", "bell", "leaf"]),
        ("playing music", ["trumpet", "drum", "bell", "music box", "spoon", "string"]),
        ("reading", ["book", "letter", "map", "lantern", "teddy", "clock"]),
        ("looking through", ["telescope", "magnifying glass", "jar", "shell", "mirror", "wheel"]),
        ("hugging", ["teddy", "pillow", "blanket", "ball", "broom", "egg"]),
        ("walking", ["umbrella", "balloon", "suitcase", "pumpkin", "kite", "flag"]),
        ("standing", ["umbrella", "balloon", "ladder", "pumpkin", "backpack", "book"]),
        ("sitting", ["umbrella", "teddy", "book", "drum", "lantern", "broom"]),
        ("crying", ["teddy", "balloon", "scarf", "letter", "bucket", "oar"]),
        ("waving", ["flag", "scarf", "suitcase", "teddy", "lantern", "hat"]),
        ("pointing", ["map", "lantern", "book", "oar", "umbrella", "key"]),
        ("lying", ["book", "teddy", "map", "train", "pebble", "lantern"]),
        ("looking down", ["map", "egg", "lantern", "broom", "key", "clock"]),
        ("reaching", ["hat", "net", "lantern", "key", "kite", "ball"]),
        ("hand in hand", ["lantern", "teddy", "umbrella", "balloon", "basket", "book"]),
        ("turned away", ["lantern", "teddy", "umbrella", "balloon", "basket", "oar"]),
    ]
    /// What hands hide most easily, and what most easily hides faces.
    private static let handfuls: [Prop] = [
        "nut", "key", "egg", "letter", "torch", "camera", "telephone", "book", "map", "picture", "board", "newspaper",
    ]
    private static let holds: [Pose] = [
        "holding", "standing", "pointing", "walking", "sitting", "hugging", "looking down",
    ]
    private static let holders: [Species] = ["dormouse", "fox", "bear", "owl", "hedgehog", "robin"]
    private static let behind: [Pose] = [
        "turned away", "sitting turned away", "walking", "looking up", "holding", "hand in hand", "carrying", "waving",
        "pointing", "sitting",
    ]
    private static let feeling: [Pose] = ["standing", "walking", "sitting", "holding"]

    var all: [Sheet] {
        get throws {
            let players = try Self.players
            return players.enumerated().map { poses($0, of: $1) } + [try moods, try doing, try held, try fromBehind]
        }
    }

    /// A figure that performs every pose.
    private struct Player {
        var subject: SceneCharacter.Subject
        var sheets: [CharacterSheet]
        var told: String
    }

    private static var players: [Player] {
        get throws {
            try looks.map { look in
                let sheet = try SheetRenderer.sheet(look)
                return Player(
                    subject: .hero(sheet.hero), sheets: [sheet],
                    told: "\(look.age ?? 6) years, \(look.accessories.joined(separator: ", "))")
            } + [Player(subject: .companion(species: "grown-up", name: "Aunt Ida"), sheets: [], told: "a grown-up")]
        }
    }

    private func cell(_ player: Player, _ pose: Pose, _ mood: Mood, holding: Prop? = nil) -> String {
        studio.specimens(
            [SceneCharacter(player.subject, pose: pose, mood: mood, holding: holding)], sheets: player.sheets)
    }

    private func poses(_ index: Int, of player: Player) -> Sheet {
        let cells = Pose.known.map { pose in
            Sheet.Cell(svg: cell(player, pose, Self.mood(of: pose)), caption: pose.rawValue)
        }
        return Sheet(
            id: "poses-\(index + 1)", title: "Poses: \(player.told)", columns: 10, shape: SheetRenderer.figureShape,
            cells: cells)
    }

    /// What faces usually show who do this.
    private static func mood(of pose: Pose) -> Mood {
        switch pose {
        case "falling", "stuck": "surprised"
        case "hiding", "shivering": "worried"
        case "crying": "sad"
        case "peeping", "looking through", "listening", "thinking", "looking down", "looking up": "curious"
        case "pulling", "pushing", "lifting", "digging", "rowing", "writing": "calm"
        default: "happy"
        }
    }

    private var moods: Sheet {
        get throws {
            let cells = try Self.feeling.flatMap { pose in
                try Mood.known.map { mood in
                    Sheet.Cell(
                        svg: try studio.hero(Self.looks[1], pose: pose, mood: mood),
                        caption: "\(pose.rawValue), \(mood.rawValue)")
                }
            }
            return Sheet(
                id: "poses-moods", title: "Moods in the whole body", columns: Mood.known.count / 2,
                shape: SheetRenderer.figureShape, cells: cells)
        }
    }

    private var doing: Sheet {
        get throws {
            let players = try Self.players
            let cells = Self.deeds.enumerated().flatMap { index, deed in
                deed.things.enumerated().map { number, prop in
                    Sheet.Cell(
                        svg: cell(
                            players[(index + number) % players.count], deed.pose, Self.mood(of: deed.pose),
                            holding: prop),
                        caption: "\(deed.pose.rawValue) with \(prop.rawValue)")
                }
            }
            return Sheet(
                id: "poses-doing", title: "Poses with something in the hand", columns: 12,
                shape: SheetRenderer.figureShape, cells: cells)
        }
    }

    /// Small and flat things in the hands and paws of figures.
    private var held: Sheet {
        get throws {
            let players = try Self.players
            let animals = Self.holders.map {
                Player(subject: .companion(species: $0, name: nil), sheets: [], told: $0.rawValue)
            }
            let rows = Self.holds.enumerated().map { number, pose in
                (pose: pose, holders: (0..<Self.handfuls.count).map { players[($0 + number) % players.count] })
            }
            let paws = ["holding", "standing", "giving"].map { (pose: $0 as Pose, holders: animals + animals) }
            let cells = (rows + paws).flatMap { row in
                zip(Self.handfuls, row.holders).map { thing, holder in
                    Sheet.Cell(
                        svg: cell(holder, row.pose, Self.mood(of: row.pose), holding: thing),
                        caption: "\(row.pose.rawValue) with \(thing.rawValue)")
                }
            }
            return Sheet(
                id: "poses-held", title: "Small and flat things in hands and paws", columns: 12,
                shape: SheetRenderer.figureShape, cells: cells)
        }
    }

    /// Poses that are seen from behind.
    private var fromBehind: Sheet {
        get throws {
            let cells = try Self.players.flatMap { player in
                Self.behind.map { pose in
                    Sheet.Cell(
                        svg: studio.specimens(
                            [SceneCharacter(player.subject, pose: pose)], sheets: player.sheets, shot: .back),
                        caption: pose.rawValue)
                }
            }
            return Sheet(
                id: "poses-behind", title: "From behind", columns: 10, shape: SheetRenderer.figureShape, cells: cells)
        }
    }
}
