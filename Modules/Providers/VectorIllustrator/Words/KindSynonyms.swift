extension Kind {
    static let synonyms: [String: Kind] = animals.merging(people) { animal, _ in animal }

    /// Other words for animals, and those that are drawn as the nearest of their family.
    private static let animals: [String: Kind] = [
        "kitten": .cat, "tomcat": .cat, "lion": .cat, "tiger": .cat, "lynx": .cat, "leopard": .cat,
        "puppy": .dog, "hound": .dog, "sheepdog": .dog, "poodle": .dog, "dachshund": .dog, "terrier": .dog,
        "wolf": .fox, "vixen": .fox, "jackal": .fox, "bunny": .rabbit, "hare": .rabbit, "kangaroo": .rabbit,
        "panda": .bear, "teddy": .bear, "koala": .bear, "monkey": .bear, "gorilla": .bear, "ape": .bear,
        "hamster": .guineaPig, "guinea-pig": .guineaPig, "capybara": .guineaPig, "rat": .mouse, "gerbil": .mouse,
        "shrew": .vole, "lemming": .vole, "chipmunk": .squirrel, "marten": .otter,
        "weasel": .otter, "stoat": .otter, "beaver": .otter, "ferret": .otter, "raccoon": .badger, "skunk": .badger,
        "porcupine": .hedgehog,
        "calf": .cow, "heifer": .cow, "ox": .bull, "buffalo": .bull, "bison": .bull, "pony": .horse, "foal": .horse,
        "mare": .horse, "zebra": .horse, "unicorn": .horse, "mule": .donkey, "deer": .goat, "doe": .goat, "roe": .goat,
        "reindeer": .goat, "kid goat": .goat, "antelope": .goat, "chamois": .goat, "ibex": .goat, "lamb": .sheep,
        "ram": .sheep, "ewe": .sheep, "llama": .alpaca, "camel": .alpaca, "vicuna": .alpaca, "piglet": .pig,
        "hog": .pig, "boar": .pig, "elephant": .pig, "hippo": .pig, "rhino": .pig,
        "chicken": .hen, "chick": .hen, "rooster": .hen, "cock": .hen, "cockerel": .hen, "turkey": .hen,
        "peacock": .hen, "weather vane": .weathercock, "weathervane": .weathercock, "gosling": .goose, "dove": .pigeon,
        "cygnet": .swan, "macaw": .parrot, "budgie": .parrot, "cockatoo": .parrot, "stork": .heron, "crane": .heron,
        "flamingo": .heron, "egret": .heron, "thrush": .blackbird, "nightingale": .redstart, "raven": .crow,
        "rook": .crow, "jay": .magpie, "finch": .goldfinch, "tit": .goldfinch, "swift": .swallow, "martin": .swallow,
        "seagull": .gull, "tern": .gull, "puffin": .gull, "penguin": .cormorant, "duckling": .duck, "drake": .duck,
        "lapwing": .sandpiper, "eagle": .owl, "hawk": .owl, "falcon": .owl, "buzzard": .owl, "kingfisher": .bird,
        "songbird": .bird, "birdie": .bird, "fledgling": .bird, "ostrich": .heron,
        "turtle": .tortoise, "newt": .salamander, "gecko": .lizard, "chameleon": .lizard, "iguana": .lizard,
        "crocodile": .lizard, "tadpole": .fish, "adder": .snake, "viper": .snake, "python": .snake,
        "grass-snake": .snake, "eel": .snake, "blindworm": .slowWorm, "slow worm": .slowWorm, "earthworm": .worm,
        "earwig": .beetle, "millipede": .centipede, "wood louse": .woodlouse, "pill bug": .woodlouse,
        "lobster": .crayfish, "shrimp": .crayfish, "prawn": .crayfish, "scorpion": .crayfish, "bee": .bumblebee,
        "honeybee": .bumblebee, "hornet": .wasp, "bumble-bee": .bumblebee, "glow-worm": .firefly,
        "glowworm": .firefly, "ladybug": .ladybird, "bug": .beetle, "dragonfly": .daddyLongLegs,
        "cranefly": .daddyLongLegs, "crane-fly": .daddyLongLegs, "crane fly": .daddyLongLegs, "harvestman": .spider,
        "daddy long legs": .daddyLongLegs, "mosquito": .fly, "midge": .fly, "gnat": .fly, "locust": .grasshopper,
        "cicada": .cricket, "maybug": .cockchafer, "water strider": .pondSkater, "water-strider": .pondSkater,
        "stick-insect": .stickInsect, "whirligig": .whirligigBeetle, "hermit-crab": .hermitCrab, "louse": .flea,
        "carp": .fish, "pike": .trout, "salmon": .trout, "goldfish": .fish, "shark": .trout, "whale": .seal,
        "dolphin": .seal, "walrus": .seal, "sea lion": .seal,
        "machine": .robot, "android": .robot, "dinosaur": .dragon, "dino": .dragon, "comet": .star,
        "puppet": .doll, "scarecrow": .doll, "mitten": .glove, "darkness": .dark, "shadow": .dark, "ghost": .echo,
        "cloud": .echo,
    ]

    /// Words for people.
    private static let people: [String: Kind] = [
        "boy": .child, "girl": .child, "friend": .child, "brother": .child, "sister": .child, "baby": .child,
        "children": .child, "kid": .child, "fairy": .child, "elf": .child, "dwarf": .child, "adult": .grownUp,
        "mother": .grownUp, "father": .grownUp, "mum": .grownUp, "mom": .grownUp, "dad": .grownUp, "mummy": .grownUp,
        "daddy": .grownUp, "grandma": .grownUp, "grandpa": .grownUp, "grandmother": .grownUp, "grandfather": .grownUp,
        "granny": .grownUp, "aunt": .grownUp, "uncle": .grownUp, "teacher": .grownUp, "woman": .grownUp,
        "man": .grownUp, "parent": .grownUp, "doctor": .grownUp, "baker": .grownUp, "neighbour": .grownUp,
        "captain": .grownUp, "king": .grownUp, "queen": .grownUp, "giant": .grownUp, "witch": .grownUp,
    ]
}
