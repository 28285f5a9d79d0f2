import StoryCore

/// What those in a picture look at.
struct Attention: Sendable {
    /// What the text names first; without a text that names anything, what is most important beside the focal figure.
    private let told: [Play.Party]

    init(_ request: IllustrationRequest, _ play: Play) {
        let scene = request.scene
        let text = request.text.lowercased()
        var mentions: [(Play.Party, String.Index)] = []
        for (number, thing) in play.things.prefix(play.askedCount).enumerated() {
            if let index = Self.index(of: thing.word, in: text) { mentions.append((.thing(number), index)) }
        }
        for (index, character) in scene.characters.prefix(play.actors.count).enumerated() where index > 0 {
            let names = Self.names(of: character, request.characters)
            let found = names.compactMap { Self.index(of: $0, in: text) }.min()
            if let found { mentions.append((.actor(index), found)) }
        }
        told = mentions.sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// Returns what a character looks at, the likeliest first, since not everything may fit on a page: the target of
    /// its action, else that of the focal figure's, or what the text mentions.
    func targets(of index: Int, _ play: Play) -> [Play.Party] {
        let own = [play.aims[index], play.berths[index]?.party].compactMap { $0 }
        if index > 0 {
            let focal = play.aims[0].map { $0 == .actor(index) ? .actor(0) : $0 }
            let spoken = told.first.flatMap { party -> Play.Party? in
                if case .thing = party { party } else { nil }
            }
            return own + [focal, spoken].compactMap { $0 } + [.actor(0)]
        }
        return own + told + (0..<play.askedCount).map(Play.Party.thing)
            + (play.actors.count > 1 ? [play.aims.firstIndex(of: .actor(0)) ?? 1].map(Play.Party.actor) : [])
    }

    /// Returns the gaze of a character without a target: ahead, and up or down by pose and mood.
    func idleGaze(of index: Int, _ play: Play) -> Point {
        switch play.deeds[index] {
        case .lookUp: return Point(0.5, -0.9)
        case .lookDown: return Point(0.5, 0.9)
        default: break
        }
        return switch play.actors[index].feeling {
        case .sad, .sleepy: Point(0.5, 0.8)
        case .curious, .surprised, .proud: Point(0.8, -0.4)
        default: Point(0.9, 0.15)
        }
    }

    private static func names(of character: SceneCharacter, _ sheets: [CharacterSheet]) -> [String] {
        switch character.subject {
        case .hero(let id): sheets.filter { $0.hero == id }.map(\.name)
        case .companion(let species, let name): [name, species.rawValue].compactMap { $0 }
        }
    }

    /// Returns where a text has a word as a whole.
    private static func index(of word: String, in text: String) -> String.Index? {
        let word = word.lowercased()
        guard !word.isEmpty else { return nil }
        return text.ranges(of: word).first { range in
            let before = range.lowerBound == text.startIndex ? " " : text[text.index(before: range.lowerBound)]
            return !before.isLetter
        }?.lowerBound
    }
}
