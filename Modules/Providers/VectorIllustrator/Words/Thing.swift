/// A thing that is drawn.
enum Thing: String, DrawnWord {
    case lantern, book, ball, kite, boat, cake, balloon, umbrella, basket, blanket, teddy, key, map, shell, flower, bell
    case cup, chair, table, tree, bench, gift, backpack, bed
    case string, spoon, drum, kettle, suitcase, telescope, ladder, bucket, feather, pebble, mirror, scarf, sock, hat
    case bread, apple, pear, soup, jar, clock, pencil, letter, parcel, cart, wheel, broom, swing, slide, anchor, net
    case oar, rope, crown, nest, egg, leaf, mushroom, snowman, sandcastle, rocket, train
    case candle, pillow, car, sledge, flag, tent, pumpkin, cookie, boots, paintbrush, trumpet
    case robotToy = "robot toy"
    case musicBox = "music box"
    case wateringCan = "watering can"
    case magnifyingGlass = "magnifying glass"
    /// A small wooden box for whatever is not known.
    case box

    static let neutral = Thing.box
    static let shortestPart = 4

    /// Whether it stands behind the characters, because it is larger than they are.
    var isLarge: Bool {
        switch self {
        case .chair, .table, .tree, .bench, .bed, .boat, .cart, .ladder, .swing, .slide, .tent, .snowman: true
        default: false
        }
    }

    /// How it may be on a page, the best first.
    var bearings: [Bearing] {
        switch self {
        case .kite, .balloon: [.flying, .standing]
        case .boat: [.floating, .standing]
        case .cup, .jar, .bread, .soup, .apple, .pear, .cake, .cookie, .clock, .candle, .spoon, .egg, .letter, .pencil,
            .mirror, .musicBox, .key, .book, .magnifyingGlass, .paintbrush, .crown:
            [.raised, .standing]
        default: [.standing]
        }
    }

    /// What it is called in a sentence: "an egg", "a bowl of soup".
    var told: String {
        switch self {
        case .bread: "a loaf of bread"
        case .soup: "a bowl of soup"
        case .string: "a ball of string"
        case .boots: "a pair of boots"
        case .rope: "a coil of rope"
        case .robotToy: "a toy robot"
        case .train: "a toy train"
        case .car: "a toy car"
        default: "aeiou".contains(rawValue.prefix(1)) ? "an \(rawValue)" : "a \(rawValue)"
        }
    }
}
