import Foundation
import FoundationXML
import StoryCore

/// What the tests draw: heroes, scenes and requests.
enum Given {
    static func sheet(_ look: Appearance) throws -> CharacterSheet { try sheet("Mira", id: "mira", look) }

    static func sheet(_ name: String = "Mira", id: String = "mira", _ look: Appearance = Appearance()) throws
        -> CharacterSheet
    {
        CharacterSheet(of: try Hero(id: HeroID(rawValue: id), name: name, appearance: look))
    }

    static func request(
        _ scene: Scene, _ sheets: [CharacterSheet] = [], page: Int = 0, seed: UInt64 = 7, width: Int = 64,
        height: Int = 48
    ) -> IllustrationRequest {
        IllustrationRequest(
            page: page, text: "", scene: scene, characters: sheets, ageBand: .fourToSix, tone: .gentle,
            language: .english, seed: seed, width: width, height: height)
    }

    /// A hero with a fox, each doing the same.
    static func scene(
        setting: Setting = "meadow", timeOfDay: TimeOfDay = .day, weather: Weather = .clear, pose: Pose = .standing,
        mood: Mood = .happy, holding: Prop? = nil, species: Species = "fox", props: [Prop] = [], shot: Shot? = .full
    ) -> Scene {
        Scene(
            setting: setting, timeOfDay: timeOfDay, weather: weather,
            characters: [
                SceneCharacter(.hero(HeroID(rawValue: "mira")), pose: pose, mood: mood, holding: holding),
                SceneCharacter(.companion(species: species, name: "Pip"), pose: pose, mood: mood),
            ], props: props, shot: shot)
    }
}

/// What an XML parser of the system finds in a document.
struct ParsedXML {
    let error: String?
    let titles: [String]
    let ids: [String]
    let elementCount: Int

    init(_ text: String) {
        let parser = XMLParser(data: Data(text.utf8))
        let reader = Reader()
        parser.delegate = reader
        error =
            parser.parse() ? nil : "\(parser.parserError as (any Error)?, default: "unknown") at \(parser.lineNumber)"
        titles = reader.titles
        ids = reader.ids
        elementCount = reader.elementCount
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var titles: [String] = []
        var ids: [String] = []
        var elementCount = 0
        private var title: String?

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            elementCount += 1
            if let id = attributes["id"] { ids.append(id) }
            if name == "title" { title = "" }
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) { title? += text }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            guard name == "title", let ended = title else { return }
            titles.append(ended)
            title = nil
        }
    }
}
