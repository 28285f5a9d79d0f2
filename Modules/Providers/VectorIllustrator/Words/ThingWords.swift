/// A kind of companion that is drawn.
enum Kind: String, DrawnWord {
    case cat, dog, fox, rabbit, bear, owl, hedgehog, mouse, duck, squirrel, frog, seal, gull, robot, dragon, star, child
    case grownUp = "grown-up"
    /// A friendly animal that is none of the others.
    case creature

    static let neutral = Kind.creature
    static let synonyms: [String: Kind] = [
        "kitten": .cat, "lion": .cat, "tiger": .cat, "puppy": .dog, "wolf": .fox, "bunny": .rabbit, "hare": .rabbit,
        "panda": .bear, "teddy": .bear, "badger": .bear, "bird": .gull, "seagull": .gull, "parrot": .gull,
        "goose": .duck, "duckling": .duck, "swan": .duck, "chick": .duck, "hamster": .mouse, "rat": .mouse,
        "chipmunk": .squirrel, "toad": .frog, "otter": .seal, "whale": .seal, "dolphin": .seal, "penguin": .seal,
        "machine": .robot, "android": .robot, "dinosaur": .dragon, "lizard": .dragon, "comet": .star, "fairy": .star,
        "boy": .child, "girl": .child, "friend": .child, "brother": .child, "sister": .child, "baby": .child,
        "children": .child, "kid": .child, "adult": .grownUp, "mother": .grownUp, "father": .grownUp, "mum": .grownUp,
        "mom": .grownUp, "dad": .grownUp, "mummy": .grownUp, "daddy": .grownUp, "grandma": .grownUp,
        "grandpa": .grownUp, "grandmother": .grownUp, "grandfather": .grownUp, "granny": .grownUp, "aunt": .grownUp,
        "uncle": .grownUp, "teacher": .grownUp, "woman": .grownUp, "man": .grownUp, "parent": .grownUp,
        "doctor": .grownUp, "baker": .grownUp, "neighbour": .grownUp, "captain": .grownUp, "king": .grownUp,
        "queen": .grownUp,
    ]
}

/// A thing that is drawn.
enum Thing: String, DrawnWord {
    case lantern, book, ball, kite, boat, cake, balloon, umbrella, basket, blanket, teddy, key, map, shell, flower, bell
    case cup, chair, table, tree, bench, gift, backpack, bed
    /// A small wooden box for whatever is not known.
    case box

    static let neutral = Thing.box
    static let synonyms: [String: Thing] = [
        "lamp": .lantern, "torch": .lantern, "light": .lantern, "candle": .lantern, "diary": .book, "notebook": .book,
        "football": .ball, "ship": .boat, "sailboat": .boat, "canoe": .boat, "pie": .cake, "cupcake": .cake,
        "cookie": .cake, "bread": .cake, "parasol": .umbrella, "bucket": .basket, "bag": .backpack,
        "rucksack": .backpack, "satchel": .backpack, "schoolbag": .backpack, "quilt": .blanket, "rug": .blanket,
        "toy": .teddy, "doll": .teddy, "letter": .map, "paper": .map, "drawing": .map, "picture": .map,
        "seashell": .shell, "stone": .shell, "rose": .flower, "sunflower": .flower, "tulip": .flower, "mug": .cup,
        "glass": .cup, "tea": .cup, "milk": .cup, "cocoa": .cup, "bowl": .cup, "stool": .chair, "armchair": .chair,
        "sofa": .bench, "desk": .table, "oak": .tree, "present": .gift, "parcel": .gift, "box": .box,
    ]

    /// Whether it stands behind the characters, because it is larger than they are.
    var isLarge: Bool {
        switch self {
        case .chair, .table, .tree, .bench, .bed, .boat: true
        default: false
        }
    }
}
