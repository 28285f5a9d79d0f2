import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("The light of a page", .timeLimit(.minutes(1)))
struct LightTests {
    /// How bright a setting's shapes are on average.
    private func brightness(_ setting: Setting, _ time: TimeOfDay, _ weather: Weather = .clear) -> Double {
        let scene = Scene(setting: setting, timeOfDay: time, weather: weather)
        let svg = VectorIllustrator().svg(for: Given.request(scene))
        let colors = svg.matches(of: /(?:fill|stop-color)="#([0-9a-f]{6})"/).compactMap { Int($0.1, radix: 16) }
        return colors.map { Color(integerLiteral: $0).luminance }.reduce(0, +) / Double(colors.count)
    }

    @Test("Night is darker than day", arguments: Setting.known.filter { $0 != "space" })
    func night(setting: Setting) {
        #expect(brightness(setting, "night") < brightness(setting, "day") - 0.08)
    }

    @Test("The pixels of a night are darker than those of a day", arguments: Setting.known)
    func nightPixels(setting: Setting) async throws {
        // Given
        let requests = (["day", "night"] as [TimeOfDay]).map {
            Given.request(Given.scene(setting: setting, timeOfDay: $0), width: 160, height: 120)
        }

        // When
        var brightness: [Double] = []
        for request in requests {
            let file = try await VectorIllustrator().illustrate(request).data
            brightness.append(try UnpackedPNG(file, width: 160, height: 120).brightness)
        }

        // Then
        #expect(brightness[1] < brightness[0] * 0.97)
    }

    @Test("Evening is darker than morning", arguments: ["meadow", "bedroom", "city", "beach"] as [Setting])
    func evening(setting: Setting) {
        #expect(brightness(setting, "evening") < brightness(setting, "morning"))
    }

    @Test("Snow lies bright on the ground and rain dims it")
    func weather() {
        #expect(brightness("meadow", "day", "snow") > brightness("meadow", "day"))
        #expect(brightness("meadow", "day", "rain") < brightness("meadow", "day"))
    }

    @Test("Windows are lit when it is dark", arguments: [("day", false), ("evening", true), ("night", true)])
    func windows(time: String, isLit: Bool) {
        // When
        let svg = VectorIllustrator().svg(
            for: Given.request(Scene(setting: "city", timeOfDay: TimeOfDay(rawValue: time))))

        // Then
        #expect(svg.contains("#ffd978") == isLit)
    }
}
