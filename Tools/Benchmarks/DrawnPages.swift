import StoryCore
import VectorIllustrator

/// Pages as stories have them: every setting in turn, a hero with two companions, other weather on each.
struct DrawnPages {
    let count: Int

    var requests: [IllustrationRequest] {
        (0..<count).map { page in
            func pick<Term: VocabularyTerm>(_ step: Int) -> Term { Term.known[page * step % Term.known.count] }
            let characters = [
                SceneCharacter(.hero(HeroID(rawValue: "mira")), pose: pick(1), mood: pick(3), holding: pick(7)),
                SceneCharacter(.companion(species: pick(5), name: "Pip"), pose: pick(3), mood: pick(1)),
                SceneCharacter(.companion(species: pick(7), name: nil), pose: pick(5), mood: pick(5)),
            ]
            let scene = Scene(
                setting: pick(1), timeOfDay: pick(2), weather: pick(5), characters: characters,
                props: [pick(3), pick(11)])
            return IllustrationRequest(
                page: page, text: "", scene: scene, characters: [], ageBand: .fourToSix, tone: .gentle,
                language: .english, seed: 7)
        }
    }

    /// Draws all of them as PNG and throws them away.
    ///
    /// - Parameter width: How many are drawn at once.
    func draw(atOnce width: Int) async throws {
        let requests = requests
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, request) in requests.enumerated() {
                if index >= width { try await group.next() }
                group.addTask { _ = try await VectorIllustrator().illustrate(request) }
            }
            try await group.waitForAll()
        }
    }
}

extension DrawnPages {
    private static let word = "--draw-pages"

    /// What this program is called with to do nothing but draw.
    static func arguments(_ count: Int, _ width: Int) -> [String] { [word, String(count), String(width)] }

    /// Draws if the program was called to do so.
    ///
    /// - Returns: Whether it was.
    static func drawIfAsked(_ arguments: [String]) async throws -> Bool {
        guard arguments.count == 4, arguments[1] == word, let count = Int(arguments[2]), let width = Int(arguments[3])
        else { return false }
        try await DrawnPages(count: count).draw(atOnce: width)
        return true
    }
}
