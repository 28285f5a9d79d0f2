/// A kind of companion that is drawn.
enum Kind: String, DrawnWord {
    case cat, dog, fox, rabbit, bear, hedgehog, mouse, vole, dormouse, squirrel, badger, otter, mole, bat
    case guineaPig = "guinea pig"
    case cow, bull, horse, donkey, goat, sheep, alpaca, giraffe, pig
    case hen, cuckoo, swallow, jackdaw, goose, pigeon, wagtail, swan, parrot, woodpecker, heron, wren, robin, redstart
    case blackbird, owl, pelican, cormorant, goldfinch, magpie, sandpiper, sparrow, crow, starling, mynah, gull, duck
    case weathercock, bird
    case tortoise, snail, slug, frog, toad, salamander, lizard, axolotl, snake
    case slowWorm = "slow-worm"
    case crab, crayfish, lugworm, worm, centipede, woodlouse, caterpillar, silverfish
    case hermitCrab = "hermit crab"
    case ant, grasshopper, cricket, butterfly, moth, beetle, cockchafer, ladybird, firefly, spider, wasp, bumblebee
    case flea, fly
    case whirligigBeetle = "whirligig beetle"
    case stickInsect = "stick insect"
    case pondSkater = "pond skater"
    case daddyLongLegs = "daddy-long-legs"
    case fish, trout, seal
    case robot, dragon, star, doll
    /// Gentle beings of stories that are no animals.
    case glove, echo, dark
    case child
    case grownUp = "grown-up"
    /// A friendly animal that is none of the others.
    case creature

    static let neutral = Kind.creature
    static let shortestPart = 4

    /// Whether a name alone describes the character.
    var isPerson: Bool { self == .child || self == .grownUp }
}
