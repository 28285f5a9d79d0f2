import StoryCore

/// A thing that is drawn.
enum Thing: String, DrawnWord {
    // Things of paper and what writes on it, and things to find out with.
    case book, map, letter, parcel, gift, pencil, paintbrush, telescope, key, flag
    case magnifyingGlass = "magnifying glass"
    // What is drawn, printed and pinned up; pictures and signs carry no letters.
    case paper, picture, photograph, card, newspaper, calendar, ticket, label, coins, globe
    // Things to play with.
    case ball, kite, balloon, teddy, drum, trumpet, rocket, string
    case toyTrain = "toy train"
    case robotToy = "robot toy"
    // What is played with on floors and out of doors.
    case blocks, dominoes, puzzle, doll, puppet, dice, marble, seesaw, sandpit, mask
    case toyCar = "toy car"
    case toyDuck = "toy duck"
    case spinningTop = "spinning top"
    case rockingHorse = "rocking horse"
    case paperPlane = "paper plane"
    // Things of kitchen, table and fireside.
    case lantern, cup, kettle, jar, spoon, soup, candle, clock, mirror, broom, pillow, blanket, basket
    case musicBox = "music box"
    // What is cooked in, eaten from and drunk from.
    case bowl, plate, glass, pan, pot, tin, jug, bottle, lid, fork, funnel
    case flowerPot = "flower pot"
    // Things to eat.
    case cake, bread, apple, pear, cookie, pumpkin, egg, mushroom
    // What is in glasses, cups and jars.
    case lemonade, milk, cocoa, jam, honey
    // What is cooked, baked and spread.
    case sandwich, toast, cheese, noodles, pancake, waffle, sausage, crumbs, sweet, dough, muffin
    case iceCream = "ice cream"
    // Fruit, vegetables and nuts.
    case carrot, strawberry, cherry, plum, berry, peas, lettuce, tomato, potato, banana, orange, lemon, nut,
        chestnut, acorn
    // Things to wear and to carry on a journey.
    case umbrella, backpack, suitcase, hat, scarf, sock, boots, crown
    // More to put on, pin on and put in a pocket.
    case mitten, slipper, shoe, coat, jumper, cap, helmet, glasses, ring, beads, button, ribbon, medal, sack,
        bag
    // What music is made with.
    case flute, whistle, piano, accordion, guitar, violin, trombone, tuba, xylophone, tambourine
    // What rings, clicks, plays and shines; and a tooth.
    case camera, telephone, radio, television, binoculars, tooth, keyhole, gong
    // What things are mended, made and fastened with.
    case saw, hammer, screwdriver, scissors, brush, torch, magnet, board, ruler, eraser, pen, chalk, thread,
        nail, pump, hook, tape
    // What is used to wash, to tidy and to make well.
    case tub, bath, soap, sponge, towel, toothbrush, comb, hairbrush, tap, plaster, bandage, thermometer, cloth,
        clothesline
    case airBed = "air bed"
    // Large things: furniture, and what stands in gardens and playgrounds.
    case chair, table, bench, bed, ladder, swing, slide, bell, box
    // What is sat, lain and leaned on.
    case sofa, armchair, stool, cushion, hammock, rug, easel
    // What stands in rooms and has doors, drawers and shelves.
    case shelf, cupboard, wardrobe, drawer, oven, fridge, cot, tank, bin, lamp
    case washingMachine = "washing machine"
    // Parts of houses, and small houses.
    case door, window, curtain, stairs, wall, hut, kennel, doorbell, doormat, drainpipe
    case treeHouse = "tree house"
    // What is used in gardens, and what stands around them.
    case spade, rake, wheelbarrow, hose, fence, gate, hedge, bush, scarecrow, birdhouse
    // Things that grow, lie or are built out of doors.
    case shell, flower, feather, pebble, leaf, nest, tree, snowman, sandcastle, tent, bucket
    case wateringCan = "watering can"
    // What grows, lies and runs out of doors.
    case stick, branch, stone, log, stump, grass, fern, clover, sunflower, cobweb, puddle, hole, footprint, hay
    case palmTree = "palm tree"
    case snailTrail = "snail trail"
    // What is in the sky, falls from it, and flies.
    case moon, sun, star, cloud, rainbow, bubbles, snowball, ice, plane
    // Boats and what belongs to them, and things on wheels and runners.
    case boat, anchor, net, oar, rope, cart, wheel, sledge
    // What drives, and what is ridden.
    case bus, car, bicycle, scooter, tram, train, tractor, tricycle
    // What swims and floats.
    case ship, raft, fish, lifebelt, reeds
    case paperBoat = "paper boat"
    case rubberDuck = "rubber duck"
    // What stands in streets, by roads and in the country.
    case signpost, sign, post, barrel, bridge, tunnel, lighthouse, windmill, well, stall
    case lampPost = "lamp post"
    case letterBox = "letter box"
    case coatStand = "coat stand"
    // What plots ask for beside: pieces, drops, bars and small household things.
    case drop, ripples, wave, jetty, sand, flour, knife, saucer, tray, shards, sticker, glue, pipe, barrier,
        radiator, saddle, shirt, pram, house, lift, doorstep
    case spiritLevel = "spirit level"
    case catFlap = "cat flap"
    case vacuumCleaner = "vacuum cleaner"
    // What hangs in frames, by what is to be seen.
    case portrait
    case ladyPortrait = "lady portrait"
    case classPhoto = "class photo"
    case familyPhoto = "family photo"
    case oldPhotograph = "old photograph"
    case pictureBack = "picture back"
    case shipPicture = "ship picture"
    case sunPicture = "sun picture"
    case boatPicture = "boat picture"
    case catPicture = "cat picture"
    case treePicture = "tree picture"
    case whalePicture = "whale picture"
    case hippoPicture = "hippo picture"
    case framedMap = "framed map"
    case umbrellaPicture = "umbrella picture"
    case steamedWindow = "steamed window"
    // What is drawn without a frame, on paper and on stones.
    case drawing, poster, mural
    case bowlDrawing = "bowl drawing"
    case snowDrawing = "snow drawing"
    case paperStrip = "paper strip"
    case chalkLine = "chalk line"
    case chalkRing = "chalk ring"
    case chalkWhale = "chalk whale"
    // What shows the time.
    case hourglass, tower
    case alarmClock = "alarm clock"
    case cuckooClock = "cuckoo clock"
    // Boats by what they are made of.
    case ferry, mast
    case rubberBoat = "rubber boat"
    case rowingBoat = "rowing boat"
    case toyBoat = "toy boat"
    // What is built up and falls down.
    case block, domino
    case fallenBlocks = "fallen blocks"
    case fallenDominoes = "fallen dominoes"
    case tinTower = "tin tower"
    // What one speaks into, listens with and is seen by.
    case microphone, stethoscope
    case receiver = "telephone receiver"
    case mobilePhone = "mobile phone"
    case boxCamera = "box camera"
    // What one can be inside of, and animals that are made.
    case camel = "camel costume"
    case tigerCostume = "tiger costume"
    case cosy = "tea cosy"
    case paperLlama = "paper llama"
    case paperBear = "paper bear"
    case clayHorse = "clay horse"
    case woodenHorse = "wooden horse"
    case toyMouse = "toy mouse"
    case snowBear = "snow bear"
    case brokenDuck = "broken duck"
    // Linen, and clothes that hang.
    case sheet, tablecloth
    case sleepingBag = "sleeping bag"
    case jumperChair = "hung jumper"
    case hungCoat = "hung coat"
    // What stands and drives out of doors.
    case van, sunshade, unicycle, fountain, pond, roof, gutter, rails, molehill, flagpole
    case iceCreamCart = "ice cream cart"
    case shadow, road
    case doorPost = "door post"
    case sandHouse = "sand house"
    // Weeds, herbs and roots.
    case dandelion, nettles, turnip, parsley, ivy, chips
    // Things as they are before and after.
    case unlitLamp = "unlit lamp"
    case unlitCandle = "unlit candle"
    case unlitTorch = "unlit torch"
    case closedBox = "closed box"
    case openParcel = "open parcel"
    case fullPlate = "full plate"
    case brokenPlate = "broken plate"
    case bittenApple = "bitten apple"
    case bittenBiscuit = "bitten biscuit"
    // Small things of kitchens, workshops and sheds.
    case glove, bun, crate, hatbox, couch, perch, scoop, steam, spanner, match, matches
    case eggCup = "egg cup"
    case lunchBox = "lunch box"
    case tentPeg = "tent peg"
    case lightBulb = "light bulb"
    case oilCan = "oil can"
    case tapeMeasure = "tape measure"
    case musicStand = "music stand"
    case walkingFrame = "walking frame"
    case knottedString = "knotted string"

    static let neutral = Thing.box

    /// Whether it is behind the figures, because it is too large to carry.
    var isLarge: Bool { ThingArtist(thing: self).hold == .tooLarge }

    /// Returns a held thing; nil for an unknown one, and for one that is too large and is beside the figure.
    static func held(_ prop: Prop) -> Thing? {
        guard let thing = known(prop.rawValue)?.inHand, !thing.isLarge else { return nil }
        return thing
    }

    /// What is in the sky, and never on the ground.
    static let sky: Set<Thing> = [.moon, .sun, .star, .cloud, .rainbow]

    /// What of it one has in the hand: of a telephone the receiver, of a row of dominoes one.
    private var inHand: Thing {
        switch self {
        case .telephone: .receiver
        case .clock: .alarmClock
        case .dominoes: .domino
        case .blocks: .block
        default: self
        }
    }

    /// The number that chooses a thing's colours in a story: the same on all its pages.
    func variant(inStory seed: UInt64) -> UInt64 {
        var generator = SeededGenerator(hashing: String(seed), "thing", rawValue)
        return generator.next()
    }
}
