import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("Parts of settings: left out, used, and seen from above", .timeLimit(.minutes(1)))
struct AbsentPartTests {
    private func artist(
        _ place: Place, _ name: String? = nil, without absent: Set<String> = [], hour: Hour = .day, sky: Sky = .clear,
        story: UInt64 = 3
    ) -> SettingArtist {
        let light = Light(hour: hour, sky: sky, tone: .gentle, palette: StoryPalette(storySeed: story))
        return SettingArtist(
            place: place, placeName: name, light: light, storySeed: story, seed: 5, page: 0, leavingOut: absent)
    }

    private func drawing(_ sut: SettingArtist) -> String {
        var canvas = SVGCanvas()
        for depth in Depth.allCases { sut.draw(depth, on: &canvas) }
        return canvas.text
    }

    @Test(
        "What a scene says must not be seen is left out of its setting",
        arguments: [
            ("bed", Place.bedroom), ("pillow", .bedroom), ("blanket", .bedroom), ("lamp", .bedroom), ("rug", .bedroom),
            ("door", .bedroom), ("window", .bedroom), ("picture", .bedroom), ("book", .library), ("clock", .school),
            ("table", .kitchen), ("chair", .kitchen), ("stove", .kitchen), ("tree", .garden), ("bench", .garden),
            ("flower", .garden), ("door", .garden), ("bath", .bathroom), ("stairs", .hallway), ("slide", .playground),
            ("boat", .beach), ("sun", .meadow), ("tree", .meadow), ("lamp", .street), ("fence", .doorstep),
        ])
    func absent(word: String, place: Place) {
        // When
        let (whole, bare) = (drawing(artist(place)), drawing(artist(place, without: [word])))

        // Then
        #expect(bare.utf8.count < whole.utf8.count)
        #expect(artist(place, without: [word]).stage.fixtures[word] == nil)
    }

    @Test("A thing that is left out says so as well as its word does")
    func things() {
        // Given
        let light = Light(hour: .night, sky: .clear, tone: .gentle)

        // When
        let sut = SettingArtist(
            place: .bedroom, placeName: nil, light: light, storySeed: 3, seed: 5, page: 0, without: [.bed, .lantern])

        // Then
        #expect(sut.stage.fixtures["bed"] == nil && sut.stage.fixtures["door"] != nil)
        #expect(!drawing(sut).contains("url(#glow)"))
    }

    @Test("At night neither moon nor stars are seen if the scene says so", arguments: ["moon", "star"])
    func sky(word: String) {
        // When
        let (whole, bare) = (
            drawing(artist(.meadow, hour: .night)), drawing(artist(.meadow, without: [word], hour: .night))
        )

        // Then
        #expect(bare.utf8.count < whole.utf8.count)
    }

    @Test("No lamp is lit by day, but below the ground", arguments: Place.allCases)
    func lamps(place: Place) {
        for story in 0..<8 as Range<UInt64> {
            #expect(!drawing(artist(place, story: story)).contains("url(#glow)"))
        }
        #expect(drawing(artist(.workshop, "cellar")).contains("url(#glow)"))
    }

    // MARK: Fixtures

    @Test("Every part that one may use can be reached on the page", arguments: Place.allCases)
    func reach(place: Place) {
        for story in 0..<8 as Range<UInt64> {
            for (word, fixture) in artist(place, story: story).stage.fixtures {
                #expect((0...1280).contains(fixture.grip.x) && (0...960).contains(fixture.grip.y), "\(word)")
                #expect(fixture.box.grown(by: 30).contains(fixture.grip), "\(place) \(word)")
                if let top = fixture.top { #expect(fixture.box.grown(by: 60).contains(top), "\(place) \(word)") }
            }
        }
    }

    @Test(
        "Doors, beds, tables and chairs have their true size beside a child",
        arguments: [
            ("door", 165.0...250.0, [Place.bedroom, .hallway, .garden, .doorstep, .street, .clinic, .balcony, .deck]),
            ("bed", 80...100, [.bedroom, .clinic]), ("table", 38...85, [.kitchen, .livingRoom, .school]),
            ("bench", 30...90, [.garden, .doorstep, .station, .library]), ("stove", 80...95, [.kitchen]),
        ])
    func sizes(word: String, centimetres: ClosedRange<Double>, places: [Place]) throws {
        for place in places {
            // Given
            let stage = artist(place, "x").stage

            // When
            let box = try #require(stage.fixtures[word], "\(place)").box

            // Then
            // A child of six is 355 units and 115 centimetres tall.
            let child = 355 * stage.nearScale * (box.maxY - stage.horizon) / (900 - stage.horizon)
            #expect(centimetres.contains(box.height / child * 115), "\(place)")
        }
    }

    @Test("Parts are found by other words for them, too")
    func synonyms() {
        #expect(artist(.bathroom).stage.fixture("tub") == artist(.bathroom).stage.fixtures["bath"])
        #expect(artist(.beach).stage.fixture("sea") != nil)
        #expect(artist(.bedroom).stage.fixture("dragon") == nil)
    }

    @Test("From another viewpoint a part is where it is drawn")
    func viewpoint() throws {
        // Given
        let stage = artist(.bedroom).stage
        let door = try #require(stage.fixtures["door"])

        // When
        for viewpoint in Viewpoint.sequence {
            let seen = viewpoint.seen(stage)

            // Then
            guard let other = seen.fixtures["door"] else { continue }
            #expect(abs(other.box.height - door.box.height * viewpoint.zoom) < 1)
            #expect(other.box.grown(by: 2).contains(other.grip))
        }
        #expect(Viewpoint.sequence.contains { $0.seen(stage).fixtures["door"] != nil })
    }

    // MARK: From above

    @Test("From above a place's ground fills the page, and stays small", arguments: Place.allCases)
    func ground(place: Place) throws {
        // Given
        var canvas = SVGCanvas()
        canvas.write("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1280 960\" fill=\"none\">")
        canvas.write("<rect width=\"1280\" height=\"960\" fill=\"#f0f\"/>")

        // When
        artist(place).drawGround(on: &canvas)
        canvas.write("</svg>")
        let rows = try UnpackedPNG(
            try RsvgRenderer().png(of: canvas.text, width: 64, height: 48), width: 64, height: 48
        ).rows

        // Then
        #expect(ParsedXML(canvas.text).error == nil)
        #expect(canvas.text.utf8.count < 12_000)
        for pixel in 0..<(64 * 48) {
            let start = pixel / 64 * 193 + 1 + pixel % 64 * 3
            #expect(rows[start..<(start + 3)] != [255, 0, 255])
        }
    }

    @Test("The ground has the colours of the story")
    func groundColors() {
        // When
        let drawings = Set(
            (0..<12 as Range<UInt64>).map { story in
                var canvas = SVGCanvas()
                artist(.garden, story: story).drawGround(on: &canvas)
                return canvas.text
            })

        // Then
        #expect(drawings.count > 6)
    }
}
