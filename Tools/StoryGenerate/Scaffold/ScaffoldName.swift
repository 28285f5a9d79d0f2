/// A name that types, files, links and people can have: "ReadingCorner".
struct ScaffoldName: Hashable, Sendable {
    /// As types have it: "ReadingCorner".
    let type: String

    /// Checks a name.
    init(_ text: String) throws(ScaffoldError) {
        guard let first = text.first, text.utf8.allSatisfy(Self.isLetterOrDigit) else {
            throw .badName(text, rule: "it needs letters from A to Z and digits, and nothing else, not even spaces")
        }
        guard first.isUppercase else { throw .badName(text, rule: "it begins with a capital letter") }
        type = text
        guard (2...Self.longest).contains(text.count), title.count <= 40 else {
            throw .badName(text, rule: "it has 2 to \(Self.longest) letters")
        }
        if ReservedNames.keywords.contains(property) || ReservedNames.keywords.contains(type) {
            throw .reserved(text, reason: "it is a word of Swift's own")
        }
        if ReservedNames.types.contains(type) {
            throw .reserved(text, reason: "a module or type that every file knows has it")
        }
    }

    private static let longest = 30

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
    }

    /// As properties have it: "readingCorner".
    var property: String {
        // Capitals at the beginning are one word, but for the last of them, which begins the next: "PDFReader".
        let capitals = type.prefix { $0.isUppercase }.count
        let count = capitals > 1 && capitals < type.count ? capitals - 1 : capitals
        return type.prefix(count).lowercased() + type.dropFirst(count)
    }

    /// As links to a feature and verbs have it: "readingcorner".
    var identifier: String { type.lowercased() }

    /// As paths and providers have it: "reading-corner".
    var slug: String { words.map { $0.lowercased() }.joined(separator: "-") }

    /// As people read it: "Reading Corner".
    var title: String { words.joined(separator: " ") }

    private var words: [String] {
        var words: [String] = []
        let characters = Array(type)
        for (index, character) in characters.enumerated() {
            let follows = index + 1 < characters.count && characters[index + 1].isLowercase
            let begins = character.isUppercase && (index == 0 || !characters[index - 1].isUppercase || follows)
            if begins || words.isEmpty { words.append("") }
            words[words.count - 1].append(character)
        }
        return words
    }
}
