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
