import StoryCore
import TestSupport
import Testing

@testable import VectorIllustrator

@Suite("Drawing where a scene is", .tags(.sweep), .timeLimit(.minutes(1)))
struct SettingTests {
    private func svg(
        _ setting: Setting, _ time: TimeOfDay = .day, _ weather: Weather = .clear, tone: StoryTone = .gentle,
        seed: UInt64 = 7
    ) -> String {
        var request = Given.request(Scene(setting: setting, timeOfDay: time, weather: weather), seed: seed)
        request.tone = tone
        return VectorIllustrator().svg(for: request)
    }

    @Test("Every setting has a far, a middle and a near depth", arguments: Setting.known)
    func depths(setting: Setting) {
        // When
        let page = ParsedXML(svg(setting))

        // Then
        #expect(page.error == nil)
        #expect(page.ids.filter { Depth(rawValue: $0) != nil } == ["far", "middle", "near"])
    }

    @Test("Every setting, time and weather is well-formed and has gradients of its own", arguments: Setting.known)
    func everywhere(setting: Setting) {
        for time in TimeOfDay.known {
            for weather in Weather.known {
                // When
                let svg = svg(setting, time, weather)
                let page = ParsedXML(svg)

                // Then
                #expect(page.error == nil)
                #expect(Set(page.ids).count == page.ids.count)
                let used = Set(svg.matches(of: /url\(#([a-z0-9-]+)\)/).map { String($0.1) })
                #expect(used.isSubset(of: page.ids))
                #expect(svg.utf8.count < 32_000)
            }
        }
    }

    @Test("Twelve pages in one setting are twelve pictures", arguments: Setting.known)
    func variety(setting: Setting) {
        #expect(Set((0..<12 as Range<UInt64>).map { svg(setting, seed: $0) }).count == 12)
    }

    @Test("A story decides more than where the grass grows", arguments: Place.allCases)
    func choices(place: Place) {
        // When
        let light = Light(hour: .day, sky: .clear, tone: .gentle)
        let counts = (0..<12 as Range<UInt64>).map { seed in
            var canvas = SVGCanvas()
            let sut = SettingArtist(
                place: place, placeName: nil, light: light, storySeed: seed, seed: seed, page: 0, leavingOut: [])
            for depth in Depth.allCases { sut.draw(depth, on: &canvas) }
            // The colours alone, in the order in which they are drawn.
            return canvas.text.matches(of: /#[0-9a-f]{6}/).map { String($0.0) }
        }

        // Then
        #expect(Set(counts).count > 3)
    }

    @Test("A tone gives every setting colours of its own", arguments: Setting.known)
    func tones(setting: Setting) {
        #expect(Set(StoryTone.allCases.map { svg(setting, tone: $0) }).count == StoryTone.allCases.count)
    }

    @Test("A tone leans all colours one way, and leaves those of a hero alone")
    func tint() throws {
        // Given
        let look = Appearance(hairColor: "red", skinTone: "dark", palette: ["#123456"])
        let sheets = [try Given.sheet(look)]

        // When
        let pages = StoryTone.allCases.map { tone in
            var request = Given.request(Given.scene(), sheets)
            request.tone = tone
            return VectorIllustrator().svg(for: request)
        }

        // Then
        for page in pages {
            #expect(page.contains(ColorNames.hair.color(of: "red").hex))
            #expect(page.contains(ColorNames.skin.color(of: "dark").hex))
        }
    }

    @Test("A tint moves a colour towards its own, and no tint moves none")
    func tintedColors() {
        // Given
        let sut = Tint(color: 0xFFFFFF, share: 0.5, saturation: 1)

        // Then
        #expect(sut.applied(to: 0x000000) == 0x808080)
        #expect(Tint.none.applied(to: 0x123456) == 0x123456)
        #expect(Tint(color: .white, share: 0, saturation: 0).applied(to: 0x00FF00).red == 182)
    }

    @Test("After a setting is drawn, the canvas is in the light it was in before", arguments: Place.allCases)
    func lightStays(place: Place) {
        // Given
        var canvas = SVGCanvas()
        let sut = SettingArtist(
            place: place, placeName: nil, light: Light(hour: .night, sky: .rain, tone: .magical), storySeed: 1,
            seed: 1, page: 0, leavingOut: [])

        // When
        for depth in Depth.allCases { sut.draw(depth, on: &canvas) }

        // Then
        #expect(canvas.light == .white)
        #expect(canvas.tint == .none)
    }
}
