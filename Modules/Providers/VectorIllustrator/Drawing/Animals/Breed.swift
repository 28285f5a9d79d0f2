/// What tells a kind of animal from all others: how it is built, what it looks like, and how large it is.
struct Breed: Sendable {
    /// Its height in life as it stands, in centimetres; of those that lie low, with the head raised.
    let height: Double
    let coat: Coat
    let plan: BodyPlan
    var head = HeadTraits()
    var tail = Tail.none
    var marking = Marking.none

    @inline(never)
    init(
        _ height: Double, _ coat: Coat, _ plan: BodyPlan, _ head: HeadTraits = HeadTraits(), tail: Tail = .none,
        marking: Marking = .none
    ) {
        (self.height, self.coat, self.plan) = (height, coat, plan)
        (self.head, self.tail, self.marking) = (head, tail, marking)
    }

    init(_ kind: Kind) { self = Self.table[kind] ?? Self.nobody }

    private static let table: [Kind: Breed] = furry.merging(hoofed) { first, _ in first }
        .merging(birds) { first, _ in first }.merging(crawling) { first, _ in first }
        .merging(insects) { first, _ in first }.merging(beings) { first, _ in first }

    /// The friendly animal that is none of the others.
    static let nobody = Breed(
        60, Coat(0xB49AC8, 0xEFE3F5, 0x8C70A6), .paws(Stature()), HeadTraits(ears: .round, mask: .muzzle),
        tail: .thick)
}

/// How a body is built.
enum BodyPlan: Sendable {
    /// Stands up as animals of stories do, and walks on its four paws.
    case paws(Stature)
    /// Stands on four legs whatever it does.
    case fourLegged(Stature)
    case bird(BirdShape)
    case crawler(CrawlerShape)
    case insect(InsectShape)
    case spider
    case crab
    case hermitCrab
    case crayfish
    case fish
    case seal
    case robot
    case star
    case glove
    /// A soft cloud with eyes.
    case cloud
}

/// The proportions of a body on four legs; the head has a radius of 70 at scale 1.
struct Stature: Sendable {
    var leg = 62.0
    /// Half of the trunk's length, and half of its thickness.
    var length = 80.0
    var girth = 43.0
    var neck = 0.0
    var headScale = 0.94
    /// Half of a leg's thickness.
    var limb = 16.0
    /// Whether its feet are hooves.
    var hasHooves = false
}

/// The marking of a trunk.
enum Marking: Sendable {
    case none, stripes, patches, spots, spines, dome, wool, mane, bars, speckles, back, saddle
}

/// How a tail looks.
enum Tail: Sendable {
    case none, cat, dog, fox, squirrel, mouse, dragon, puff, thick, otter, short, cow, horse, lizard, bird
}
