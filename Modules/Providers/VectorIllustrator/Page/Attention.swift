import StoryCore

/// What a page's text speaks of: those in the picture look at it.
struct Attention: Sendable {
    /// Somebody or something in the picture, counted as in the scene.
    enum Target: Hashable, Sendable {
        case character(Int)
        case prop(Int)
    }

    /// What the text names first; without a text that names anything, what is most important beside the focal figure.
    private let told: [Target]
    private let characterCount: Int
    private let propCount: Int

    init(_ request: IllustrationRequest) {
        let scene = request.scene
        characterCount = scene.characters.count
        propCount = scene.props.count
        let text = request.text.lowercased()
        var places: [(Target, String.Index)] = []
        for (index, prop) in scene.props.enumerated() {
            if let place = Self.place(of: prop.rawValue, in: text) { places.append((.prop(index), place)) }
        }
        for (index, character) in scene.characters.enumerated() where index > 0 {
            let names = Self.names(of: character, request.characters)
            let found = names.compactMap { Self.place(of: $0, in: text) }.min()
            if let found { places.append((.character(index), found)) }
        }
        told = places.sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// What somebody looks at, the likeliest first, since not everything finds room on a page: the focal figure at what
    /// the text speaks of, the others at that thing or at the focal figure.
    func targets(of character: Int) -> [Target] {
        if character > 0 {
            if case .prop(let index)? = told.first { return [.prop(index), .character(0)] }
            return [.character(0)]
        }
        return told + (0..<propCount).map(Target.prop) + (characterCount > 1 ? [.character(1)] : [])
    }

    private static func names(of character: SceneCharacter, _ sheets: [CharacterSheet]) -> [String] {
        switch character.subject {
        case .hero(let id): sheets.filter { $0.hero == id }.map(\.name)
        case .companion(let species, let name): [name, species.rawValue].compactMap { $0 }
        }
    }

    /// Where a text has a word, and not merely its letters.
    private static func place(of word: String, in text: String) -> String.Index? {
        let word = word.lowercased()
        guard !word.isEmpty else { return nil }
        return text.ranges(of: word).first { range in
            let before = range.lowerBound == text.startIndex ? " " : text[text.index(before: range.lowerBound)]
            return !before.isLetter
        }?.lowerBound
    }
}
