import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("What stays the same in a story", .timeLimit(.minutes(1)))
struct ContinuityTests {
    private func artist(
        _ place: Place, _ name: String? = nil, hour: Hour = .day, sky: Sky = .clear, story: UInt64 = 3, page: Int = 0
    ) -> SettingArtist {
        let light = Light(hour: hour, sky: sky, tone: .gentle, palette: StoryPalette(storySeed: story))
        return SettingArtist(
            place: place, placeName: name, light: light, storySeed: story, seed: UInt64(page + 41), page: page,
            leavingOut: [])
    }

    private func drawing(_ sut: SettingArtist, _ depths: [Depth] = [.middle, .near]) -> String {
        var canvas = SVGCanvas()
        for depth in depths { sut.draw(depth, on: &canvas) }
        return canvas.text
    }

    @Test("A place is drawn the same on every page of a story", arguments: Place.allCases)
    func pages(place: Place) {
        // When
        let pages = [-1, 0, 1, 8].map { artist(place, page: $0) }

        // Then
        #expect(Set(pages.map(\.title)).count == 1)
        #expect(Set(pages.map(\.stage)).count == 1)
        #expect(Set(pages.map { drawing($0) }).count == 1)
    }

    @Test("Hour and weather change a place's light, and nothing that stands there", arguments: Place.allCases)
    func light(place: Place) {
        // Given
        let sut = artist(place)

        // When
        let others = [artist(place, hour: .night), artist(place, sky: .rain), artist(place, hour: .evening)]

        // Then
        for other in others {
            #expect(other.continuity.entries == sut.continuity.entries)
            #expect(other.stage.floors == sut.stage.floors)
        }
    }

    @Test("Stories have colours of their own, from sixteen palettes")
    func palettes() {
        // When
        let names = Set((0..<200 as Range<UInt64>).map { StoryPalette(storySeed: $0).name })

        // Then
        #expect(names.count == 16)
        #expect(StoryPalette.all.count == 16)
    }

    @Test("Two stories' skies and lawns differ", arguments: [Place.meadow, .garden, .beach, .forest])
    func stories(place: Place) {
        // When
        let drawings = Set((0..<6 as Range<UInt64>).map { drawing(artist(place, story: $0), [.far, .middle]) })
        let skies = Set(
            (0..<20 as Range<UInt64>).map {
                Light(hour: .day, sky: .clear, tone: .gentle, palette: StoryPalette(storySeed: $0)).skyColors
            })

        // Then
        #expect(drawings.count == 6)
        #expect(skies.count > 7)
    }

    @Test("A house has one roof, one wall and one door, wherever it is seen from")
    func house() {
        // Given
        let views = [artist(.garden), artist(.doorstep, "porch"), artist(.balcony)]

        // When
        let records = views.map(\.continuity.entries)

        // Then
        for entry in ["roof", "house wall", "front door"] {
            #expect(Set(records.map { $0[entry] }).count == 1 && records[0][entry] != nil, "\(entry)")
        }
        #expect(artist(.hallway).continuity.entries["front door"] == records[0]["front door"])
    }

    @Test("Somebody else's house has its own colours")
    func households() {
        // When
        let differing = (0..<12 as Range<UInt64>).filter { story in
            let own = artist(.garden, "garden", story: story).continuity.entries
            let other = artist(.garden, "neighbours-garden", story: story).continuity.entries
            return ["roof", "house wall", "front door"].contains { own[$0] != other[$0] }
        }

        // Then
        #expect(differing.count > 8)
    }

    @Test(
        "A place at another hour, and a corner of a place, are the place",
        arguments: [
            ("kitchen-evening", "kitchen"), ("garden-night", "garden"), ("under-bed", "bedroom"), ("stairs", "hallway"),
            ("bed-night", "bedroom"),
        ])
    func names(name: String, whole: String) {
        #expect(
            Continuity(storySeed: 1, placeName: name, place: .kitchen).key
                == Continuity(storySeed: 1, placeName: whole, place: .kitchen).key)
    }

    @Test("Two rooms of a story are not papered alike", arguments: [("living-room", "grandparents-bedroom")])
    func rooms(first: String, second: String) {
        // When
        let differing = (0..<20 as Range<UInt64>).filter { story in
            artist(.bedroom, first, story: story).continuity.entries["wallpaper"]
                != artist(.bedroom, second, story: story).continuity.entries["wallpaper"]
        }

        // Then
        #expect(differing.count > 8)
    }

    @Test("The picture tells its record, for machines that compare pages")
    func title() throws {
        // When
        let page = ParsedXML(VectorIllustrator().svg(for: Given.request(Scene(setting: "kitchen"))))

        // Then
        let title = try #require(page.titles.first { $0.hasPrefix("kitchen; ") })
        #expect(title.contains("; cupboards #"))
        #expect(title.contains("; wallpaper #"))
        #expect(title.contains("; palette "))
    }
}
