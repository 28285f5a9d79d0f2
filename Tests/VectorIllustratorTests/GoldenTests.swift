import Foundation
import StoryCore
import TestSupport
import Testing

@testable import VectorIllustrator

@Suite("Golden pictures", .tags(.sweep), .timeLimit(.minutes(2)))
struct GoldenTests {
    @Test("A page looks as its golden picture does", arguments: try Golden.names)
    func golden(name: String) throws {
        // When
        let drawn = VectorIllustrator().svg(for: try Golden.request(name))
        let difference = try RenderedDifference(try Golden.picture(name), drawn)

        // Then
        #expect(
            !difference.isSeen,
            """
            \(name) is drawn in another way: \(difference). If that is meant, renew the golden pictures with \
            'swift run contact-sheet golden', look at them, and commit them.
            """)
    }

    @Test("There are forty of them, with every setting, shot, style, hour, weather and tone, and many companions")
    func variety() throws {
        // When
        let requests = try Golden.names.map(Golden.request)
        let scenes = requests.map(\.scene)
        let companions = scenes.flatMap(\.characters).compactMap { character in
            if case .companion(let species, _) = character.subject { species } else { nil }
        }

        // Then
        #expect(requests.count == 40)
        #expect(Set(requests.map(\.style)) == Set(PictureStyle.known))
        #expect(Set(scenes.compactMap(\.shot)).isSuperset(of: ["close-up", "wide", "back", "silhouette", "above"]))
        #expect(Set(scenes.map(\.setting)) == Set(Setting.known))
        #expect(Set(scenes.map(\.timeOfDay)) == Set(TimeOfDay.known))
        #expect(Set(scenes.map(\.weather)) == Set(Weather.known))
        #expect(Set(requests.map(\.tone)) == Set(StoryTone.allCases))
        #expect(Set(companions).intersection(Species.known).count >= 18)
        #expect(companions.allSatisfy { Kind.known($0.rawValue) != nil })
        #expect(scenes.contains { $0.characters.isEmpty })
    }

    @Test("Another colour of a hero's clothes is noticed", arguments: try Golden.namesWithHeroes)
    func shirt(name: String) throws {
        // Given
        let request = try Golden.request(name)
        var dressed = request
        dressed.characters[0] = try Given.sheet(
            request.characters[0].name, id: request.characters[0].hero.rawValue,
            request.characters[0].appearance.with(clothes: "magenta"))

        // When
        let difference = try RenderedDifference(
            VectorIllustrator().svg(for: request), VectorIllustrator().svg(for: dressed))

        // Then
        #expect(difference.isSeen, "\(difference)")
    }

    @Test("A figure that stands 40 page units further on is noticed", arguments: try Golden.namesWithHeroes)
    func moved(name: String) throws {
        // Given
        let svg = VectorIllustrator().svg(for: try Golden.request(name))
        let other = try #require(Golden.movingTheFirstFigure(of: svg, by: 40))

        // When
        let difference = try RenderedDifference(svg, other)

        // Then
        #expect(difference.isSeen, "\(difference)")
    }

    @Test("A light that is a little warmer everywhere is noticed", arguments: try Golden.names)
    func light(name: String) throws {
        // Given
        let svg = VectorIllustrator().svg(for: try Golden.request(name))
        let veil = "<path d=\"M0 0H1280V960H0z\" fill=\"#f80\" fill-opacity=\".02\"/></svg>"
        let other = String(svg.dropLast("</svg>\n".count)) + veil

        // When
        let difference = try RenderedDifference(svg, other)

        // Then
        #expect(difference.isSeen, "\(difference)")
    }

    @Test("Points that are rounded in another way are not noticed", arguments: try Golden.names)
    func rounding(name: String) throws {
        // Given
        let svg = VectorIllustrator().svg(for: try Golden.request(name))
        let other = svg.replacing("viewBox=\"0 0 1280 960\"", with: "viewBox=\"0.1 0.1 1280 960\"")

        // When
        let difference = try RenderedDifference(svg, other)

        // Then
        #expect(other != svg)
        #expect(!difference.isSeen, "\(difference)")
    }
}

/// The golden pictures and the scenes that they show.
private enum Golden {
    struct Missing: Error { let name: String }

    static var names: [String] { get throws { try requests().keys.sorted() } }

    static var namesWithHeroes: [String] {
        get throws { try requests().filter { !$0.value.characters.isEmpty }.keys.sorted() }
    }

    static func request(_ name: String) throws -> IllustrationRequest {
        guard let request = try requests()[name] else { throw Missing(name: name) }
        return request
    }

    static func picture(_ name: String) throws -> String {
        try String(contentsOf: folder().appending(path: "\(name).svg"), encoding: .utf8)
    }

    /// The page with the first of its figures elsewhere, if there is one.
    static func movingTheFirstFigure(of svg: String, by distance: Double) -> String? {
        let figure = #/<g id="figure-\d+" transform="translate\((?<x>[-0-9.]+) /#
        guard let found = svg.firstMatch(of: figure), let x = Double(found.x) else { return nil }
        var other = svg
        other.replaceSubrange(found.x.startIndex..<found.x.endIndex, with: shortNumber(x + distance))
        return other
    }

    private static func requests() throws -> [String: IllustrationRequest] {
        let data = try Data(contentsOf: folder().appending(path: "scenes.json"))
        return try JSONDecoder().decode([String: IllustrationRequest].self, from: data)
    }

    private static func folder() throws -> URL {
        guard let folder = Bundle.module.url(forResource: "Golden", withExtension: nil) else {
            throw Missing(name: "Golden")
        }
        return folder
    }
}

extension Appearance {
    fileprivate func with(clothes color: String) -> Appearance {
        var look = self
        look.palette = [color] + palette.dropFirst()
        return look
    }
}
