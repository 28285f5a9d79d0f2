import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("Things and the words for them", .timeLimit(.minutes(1)))
struct ThingTests {
    @Test("At least sixty things are known, and each is drawn as itself")
    func known() {
        #expect(Prop.known.count >= 60)
        #expect(Set(Prop.known).count == Prop.known.count)
        for prop in Prop.known { #expect(Thing(nearest: prop.rawValue).rawValue == prop.rawValue) }
        #expect(Set(Prop.known.map(\.rawValue)).union(["box"]) == Set(Thing.allCases.map(\.rawValue)))
    }

    @Test("No two things are drawn alike")
    func unlike() {
        // When
        let drawings = Thing.allCases.map { thing in
            var canvas = SVGCanvas()
            ThingArtist(thing: thing).draw(on: &canvas)
            return canvas.text
        }

        // Then
        #expect(Set(drawings).count == drawings.count)
    }

    @Test("A thing fits the room that it says it needs", arguments: Thing.allCases)
    func size(thing: Thing) throws {
        // Given
        let sut = ThingArtist(thing: thing)
        var canvas = SVGCanvas()
        canvas.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-400 -500 800 600\" stroke-linecap=\"round\" ")
        canvas.write("fill=\"none\"><rect x=\"-400\" y=\"-500\" width=\"800\" height=\"600\" fill=\"#0f0\"/>")

        // When
        sut.draw(on: &canvas)
        canvas.write("</svg>")
        // The light of a lamp is no part of it; it is left out.
        let shapes = canvas.text.replacing(/<circle[^>]*url\(#glow\)[^>]*>/, with: "")
        let rows = try UnpackedPNG(
            RsvgRenderer().png(of: shapes, width: 200, height: 150), width: 200, height: 150
        ).rows
        var left = 400.0
        var right = -400.0
        var top = 100.0
        var foot = -500.0
        for y in 0..<150 {
            for x in 0..<200 where !(rows[y * 601 + 1 + x * 3] < 20 && rows[y * 601 + 2 + x * 3] > 235) {
                left = min(left, Double(x) * 4 - 400)
                right = max(right, Double(x) * 4 - 396)
                top = min(top, Double(y) * 4 - 500)
                foot = max(foot, Double(y) * 4 - 496)
            }
        }

        // Then
        // It stands above its origin, so that it needs as much room on its wider side as on the other.
        let width = 2 * max(-left, right)
        #expect(width <= sut.width + 12 && width >= sut.width * 0.6, "\(width) for \(sut.width)")
        #expect(-top <= sut.height + 12 && -top >= sut.height * 0.6, "\(-top) for \(sut.height)")
        #expect(foot > -12 && foot < 22, "\(foot)")
    }

    @Test("Large things are large beside a child, and small ones small")
    func proportions() {
        // Given
        let child = 355.0
        func height(_ thing: Thing) -> Double { ThingArtist(thing: thing).height }

        // Then
        #expect(height(.tree) > child * 0.95)
        #expect((child * 0.4...child * 0.65).contains(height(.table)))
        #expect(height(.apple) < child * 0.25)
        #expect(height(.ladder) > height(.chair) && height(.chair) > height(.bucket))
    }

    @Test(
        "Another word leads to the nearest thing",
        arguments: [
            ("teapot", "kettle"), ("red apples", "apple"), ("autumn leaves", "leaf"), ("cherries", "apple"),
            ("toy robot", "robot toy"), ("a little music box", "music box"), ("robot", "robot toy"),
            ("apple tree", "tree"), ("boxes", "box"), ("mitten", "sock"), ("spaceship", "rocket"), ("spade", "broom"),
            ("sailboat", "boat"), ("Grandma's old suitcase", "suitcase"), ("biscuits", "cookie"), ("bicycle", "car"),
            ("magnifying glass", "magnifying glass"), ("wellies and boots", "boots"), ("brushes", "broom"),
            ("straw-hat", "hat"),
        ])
    func synonyms(word: String, thing: String) {
        #expect(Thing(nearest: word).rawValue == thing)
    }

    @Test("A short word that hides in another is not meant", arguments: ["what is that", "planet", "board", "ajar"])
    func hidden(word: String) {
        #expect(Thing(nearest: word) == .box)
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

    @Test("Things are told as people say them")
    func told() {
        #expect(Thing.egg.told == "an egg")
        #expect(Thing.soup.told == "a bowl of soup")
        #expect(Thing.musicBox.told == "a music box")
    }
}
