import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("Where figures and things may be", .timeLimit(.minutes(1)))
struct StageTests {
    private func artist(_ place: Place, seed: UInt64 = 7) -> SettingArtist {
        SettingArtist(
            place: place, placeName: nil, light: Light(hour: .day, sky: .clear, tone: .gentle), storySeed: seed,
            seed: seed, page: 0, leavingOut: [])
    }

    /// The stages of a place that chance can make.
    private func stages(_ place: Place) -> [Stage] { (0..<12 as Range<UInt64>).map { artist(place, seed: $0).stage } }

    @Test("Everybody has wide ground near the viewer, or a boat's water at sea", arguments: Place.allCases)
    func ground(place: Place) {
        for sut in stages(place) {
            // Given
            let areas = place == .sea ? sut.waters : sut.floors

            // Then
            #expect(areas.contains { $0.width >= 1000 && $0.contains(Point(640, 866)) })
        }
    }

    @Test("Every area and every spot lies on the page", arguments: Place.allCases)
    func onPage(place: Place) {
        for sut in stages(place) {
            for area in sut.floors + sut.waters + sut.airs + sut.front {
                #expect(area.minX >= 0 && area.maxX <= 1280)
                #expect(area.minY >= 0 && area.maxY <= 960)
            }
            for spot in sut.seats + sut.tops + sut.moorings {
                #expect((40...1240).contains(spot.position.x) && (40...940).contains(spot.position.y))
                #expect((0.2...1.6).contains(spot.scale) && spot.width > 0)
            }
        }
    }

    @Test("Who is nearer is larger, and at the viewer's eye nobody is seen as a dot", arguments: Place.allCases)
    func scale(place: Place) {
        // Given
        let sut = artist(place).stage

        // When
        let scales = [sut.horizon, 740, 800, 866, 900].map(sut.scale)

        // Then
        #expect(scales == scales.sorted() && scales[0] > 0)
        #expect(abs((scales.last ?? 0) - sut.nearScale) < 0.001)
    }

    @Test("Whoever sits is as large as those who stand at the seat's foot", arguments: Place.allCases)
    func seats(place: Place) {
        for sut in stages(place) {
            for seat in sut.seats {
                // A seat is about knee-high, or a towel on the ground.
                let feet = [seat.position.y, seat.position.y + 90 * seat.scale]
                #expect(feet.contains { abs(seat.scale - sut.scale(at: $0)) < 0.25 }, "\(seat)")
            }
        }
    }

    @Test("A mirrored stage is the other way round, and mirrored again it is the same", arguments: Place.allCases)
    func mirrored(place: Place) {
        // Given
        let sut = artist(place).stage

        // When
        let mirrored = sut.mirrored

        // Then
        #expect(mirrored.mirrored == sut)
        for (word, fixture) in sut.fixtures {
            #expect(mirrored.fixtures[word]?.box == fixture.box.mirrored)
        }
        for (top, other) in zip(sut.tops, mirrored.tops) {
            #expect(top.position.x + other.position.x == 1280)
            #expect(top.position.y == other.position.y)
        }
    }

    @Test("What is before everybody stays below or beside their faces", arguments: Place.allCases)
    func near(place: Place) throws {
        for seed in 0..<4 as Range<UInt64> {
            // Given
            let sut = artist(place, seed: seed)
            var canvas = SVGCanvas()
            canvas.write("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1280 960\"><rect ")
            canvas.write("width=\"1280\" height=\"960\" fill=\"#fff\"/><g fill=\"none\" stroke-linecap=\"round\">")

            // When
            sut.draw(.near, on: &canvas)
            canvas.write("</g></svg>")
            let file = try RsvgRenderer().png(of: canvas.text, width: 160, height: 120)
            let rows = try UnpackedPNG(file, width: 160, height: 120).rows

            // Then
            for y in 0..<120 {
                for x in 0..<160 where rows[y * 481 + 1 + x * 3] < 250 {
                    // One pixel is eight units wide; the page's upper edge may have leaves or rock.
                    let point = Point(Double(x) * 8 + 4, Double(y) * 8 + 4)
                    let isFramed =
                        point.y < 160
                        || sut.stage.front.contains { $0.grown(by: 8).contains(point) }
                    #expect(isFramed, "\(place) covers \(point)")
                }
            }
        }
    }

    @Test("Small things find a table's top, those that fly the air, and boats water")
    func bearings() {
        #expect(Thing.cup.bearings.first == .raised)
        #expect(Thing.kite.bearings.first == .flying)
        #expect(Thing.boat.bearings.first == .floating)
        #expect(Thing.allCases.allSatisfy { $0.bearings.contains(.standing) })
    }
}
