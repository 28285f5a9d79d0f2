import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("Things and the words for them", .timeLimit(.minutes(1)))
struct ThingTests {
    @Test("At least two hundred things are known, and each is drawn as itself")
    func known() {
        #expect(Prop.known.count >= 200)
        #expect(Set(Prop.known).count == Prop.known.count)
        for prop in Prop.known { #expect(Thing.known(prop.rawValue)?.rawValue == prop.rawValue) }
        #expect(Set(Prop.known.map(\.rawValue)) == Set(Thing.allCases.map(\.rawValue)))
    }

    @Test("No two things are drawn alike")
    func unlike() {
        #expect(Set(Thing.allCases.map { Self.drawn($0) }).count == Thing.allCases.count)
    }

    @Test("A thing fits the room that it says it needs, and fills it", arguments: Thing.allCases)
    func size(thing: Thing) {
        // Given
        let sut = ThingArtist(thing: thing)

        // When
        let box = InkExtent.box(of: Self.drawn(thing))

        // Then
        // It stands above its origin, so that it needs as much room on its wider side as on the other.
        let width = 2 * max(-box.minX, box.maxX)
        let tolerance = 4 + 0.05 * max(sut.width, sut.height)
        #expect(abs(width - sut.width) < tolerance, "\(width) for \(sut.width)")
        #expect(abs(-box.minY - sut.height) < tolerance, "\(-box.minY) for \(sut.height)")
        #expect(box.maxY > -12 && box.maxY < 16, "\(box.maxY)")
    }

    @Test("A thing takes no more than a kilobyte and a half", arguments: Thing.allCases)
    func bytes(thing: Thing) {
        #expect(Self.drawn(thing).utf8.count < 1536)
    }

    @Test("Things are as large beside each other as in life")
    func proportions() {
        // Given
        let child = 355.0
        func height(_ thing: Thing) -> Double { ThingArtist(thing: thing).height }

        // Then
        for thing in [Thing.tree, .door, .bus, .wardrobe, .lampPost, .ladder] { #expect(height(thing) > child * 1.4) }
        #expect((child * 0.5...child * 0.65).contains(height(.table)))
        #expect(height(.apple) < child * 0.13)
        #expect(height(.lantern) < height(.stool) && height(.cup) < height(.stool) * 0.75)
        #expect(height(.shell) < height(.bucket) / 2)
        #expect(height(.flower) < child / 3 && height(.bell) < height(.wheel) * 0.6)
        #expect(height(.ladder) > height(.chair) && height(.chair) > height(.bucket))
    }

    @Test(
        "Nothing is drawn more than 1.6 times as large as life, and what is large in life as it is",
        arguments: Thing.allCases)
    func life(thing: Thing) {
        // Given
        let pattern = ThingArtist(thing: thing).pattern
        let size = pattern.height * pattern.scale / ThingPattern.unitsPerCentimetre

        // Then
        #expect(size > pattern.lifeHeight * 0.999 && size < pattern.lifeHeight * 1.601)
        if pattern.lifeHeight >= 24 { #expect(abs(size - pattern.lifeHeight) < 0.01) }
    }

    @Test("A thing is as large in a hand as beside it")
    func held() {
        for thing in Thing.allCases where ThingArtist(thing: thing).hold != .tooLarge {
            // When
            var canvas = SVGCanvas()
            ThingArtist(thing: thing).drawHeld(on: &canvas)
            let held = InkExtent.box(of: canvas.text)
            let beside = InkExtent.box(of: Self.drawn(thing))

            // Then
            let sizes = [held, beside].map { max($0.width, $0.height) }
            #expect(abs(sizes[0] - sizes[1]) < 3 + 0.06 * sizes[1], "\(thing): \(sizes)")
        }
    }

    @Test("Where a thing is touched, sat on or looked into is at the thing", arguments: Thing.allCases)
    func anchors(thing: Thing) {
        // Given
        let sut = ThingArtist(thing: thing)
        let room = Box(minX: -sut.width / 2, minY: -sut.height, maxX: sut.width / 2, maxY: 0).grown(by: 12)

        // Then
        #expect(room.contains(sut.anchors.grip), "\(sut.anchors.grip)")
        #expect(room.contains(sut.anchors.top), "\(sut.anchors.top)")
        if let inside = sut.anchors.inside {
            #expect(inside.minX > room.minX && inside.maxX < room.maxX && inside.maxY <= 0)
        }
    }

    @Test("What somebody can be in has a side that hides them, unless it is only an opening")
    func layers() {
        for thing in Thing.allCases where ThingArtist(thing: thing).anchors.inside != nil {
            // When
            var (back, front) = (SVGCanvas(), SVGCanvas())
            ThingArtist(thing: thing).drawBack(on: &back)
            ThingArtist(thing: thing).drawFront(on: &front)

            // Then
            let isOpening = [.kennel, .tunnel, .wardrobe, .catFlap, .pipe].contains(thing)
            #expect(!back.text.isEmpty && front.text.isEmpty == isOpening, "\(thing)")
        }
    }

    @Test("Wind instruments have a mouthpiece, and what one looks through an eyepiece")
    func mouthpieces() {
        for thing in Thing.allCases {
            let sut = ThingArtist(thing: thing)
            if sut.hold == .mouth { #expect(sut.mouthpiece != nil, "\(thing)") }
        }
        #expect(ThingArtist(thing: .telescope).mouthpiece != nil)
    }

    @Test("A thing keeps its colour in a story, and has another one in some other story")
    func variants() {
        // Given
        func cup(_ seed: UInt64) -> String { Self.drawn(.cup, variant: Thing.cup.variant(inStory: seed)) }

        // Then
        #expect(cup(7) == cup(7))
        #expect(Set((0..<20).map { cup($0) }).count >= 4)
        #expect(Self.drawn(.door, variant: 1) != Self.drawn(.door))
        #expect(Self.drawn(.apple, variant: 1) == Self.drawn(.apple))
    }

    @Test(
        "Another word leads to a thing that looks like it",
        arguments: [
            ("teapot", Thing.kettle), ("red apples", .apple), ("autumn leaves", .leaf), ("cherries", .cherry),
            ("toy robot", .robotToy), ("a little music box", .musicBox), ("robot", .robotToy), ("apple tree", .tree),
            ("boxes", .box), ("gloves", .glove), ("spaceship", .rocket), ("shovel", .spade), ("sailboat", .boat),
            ("Grandma's old suitcase", .suitcase), ("biscuits", .cookie), ("bike", .bicycle), ("tea-towel", .cloth),
            ("magnifying-glass", .magnifyingGlass), ("wellies and boots", .boots), ("brushes", .brush),
            ("straw-hat", .hat), ("a jar of honey", .honey), ("a basket of apples", .basket), ("knives", .knife),
            ("bowl of soup", .soup), ("a sheet of paper", .paper), ("puzzle piece", .puzzle), ("toy car", .toyCar),
            ("class picture", .classPhoto), ("a rubber dinghy", .rubberBoat), ("portrait", .portrait),
            ("building blocks", .blocks), ("dominoes", .dominoes), ("egg timer", .hourglass), ("kitchen clock", .clock),
        ])
    func synonyms(word: String, thing: Thing) {
        #expect(Thing.known(word) == thing)
    }

    @Test(
        "What is not drawn means nothing, not even by a word that hides in it",
        arguments: [
            "what is that", "planet", "ajar", "gizmo", "hedgehog", "pineapple", "bread slicer", "snow globe",
            "umbrella stand", "spring", "", "🎈", "earring", "traffic light", "sun patch", "glasses case", "sand gate",
            "water",
        ])
    func hidden(word: String) {
        #expect(Thing.known(word) == nil)
    }

    @Test("Every other word means a thing that there is, and none is a thing's own name")
    func words() {
        #expect(Thing.synonyms.keys.allSatisfy { Thing(rawValue: $0) == nil && $0 == $0.lowercased() })
        #expect(Thing.meaningless.allSatisfy { Thing.known($0) == nil })
    }

    @Test("Of what stands on a table one has a part in the hand, or one of many")
    func inHand() {
        #expect(Thing.held("telephone") == .receiver)
        #expect(Thing.held("dominoes") == .domino)
        #expect(Thing.held("blocks") == .block)
        #expect(Thing.held("boat") == nil)
    }

    @Test("What hangs on walls says so, and stands nowhere else first")
    func hanging() {
        #expect(Thing.allCases.filter(\.hangs).contains(.portrait))
        #expect(Thing.cuckooClock.hangs && !Thing.alarmClock.hangs)
    }

    @Test("What is not known is left out of a picture, from props as from hands")
    func leftOut() {
        // When
        let page = VectorIllustrator().svg(for: Given.request(Given.scene(holding: "gizmo", props: ["gizmo"])))

        // Then
        #expect(!page.contains("thing-1"))
    }

    @Test(
        "Another word leads to the nearest setting",
        arguments: [
            ("lighthouse", Place.harbour), ("desert", .beach), ("river", .riverbank), ("tree house", .balcony),
            ("living room", .livingRoom), ("museum", .library), ("railway station", .station), ("volcano", .mountain),
            ("dungeon", .cave), ("rainbow", .clouds), ("mars", .space), ("stables", .farmyard), ("jungle", .forest),
            ("gym", .hall), ("fortress", .castle), ("bakery", .shop), ("hospital", .clinic), ("ice rink", .snowfield),
            ("attic", .workshop), ("laundry", .bathroom), ("waiting room", .clinic), ("bus", .vehicle),
            ("bus stop", .station), ("porch", .doorstep), ("blanket fort", .tent), ("ferry", .deck),
            ("coral reef", .underwater), ("nowhere in particular", .meadow),
        ])
    func settings(word: String, place: Place) {
        #expect(Place(nearest: word) == place)
    }

    @Test("Things are told as people say them, in English and in German")
    func told() {
        #expect(Thing.egg.told == "an egg")
        #expect(Thing.soup.told == "a bowl of soup")
        #expect(Thing.musicBox.told == "a music box")
        #expect(Thing.scissors.told == "a pair of scissors")
        #expect(Thing.moon.told == "the moon")
        #expect(Thing.moon.german.told(.dative) == "dem Mond")
        #expect(Thing.scissors.german.told(.accusative) == "eine Schere")
        #expect(Thing.magnet.german.told(.accusative) == "einen Magneten")
        #expect(Thing.cuckooClock.german.told(.nominative) == "eine Kuckucksuhr")
        #expect(Thing.portrait.told == "a portrait of an old man")
        #expect(Set(Thing.allCases.map { $0.german.told(.nominative) }).count == Thing.allCases.count)
    }

    private static func drawn(_ thing: Thing, variant: UInt64 = 0) -> String {
        var canvas = SVGCanvas()
        ThingArtist(thing: thing, variant: variant).draw(on: &canvas)
        return canvas.text
    }
}
