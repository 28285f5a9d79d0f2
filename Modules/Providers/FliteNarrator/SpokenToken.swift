import Foundation

/// Spells a word of any script so that flite can say it.
enum SpokenToken {
    private static let currencies: [Character: String] = ["$": "dollars", "£": "pounds", "€": "euros"]
    private static let signs: [Character: String] = [
        "%": " percent ", "&": " and ", "+": " plus ", "=": " equals ", "@": " at ", "’": "'",
    ]
    /// Nothing longer is a word, and flite's rules are slow beyond it.
    private static let longestToken = 60
    private static let mostTokens = 12

    /// The tokens of a word: Latin letters without accents, digits, apostrophes, hyphens and full stops inside; none
    /// if nothing of it can be said.
    static func tokens(of word: String) -> [String] {
        var word = word
        var ending = ""
        if let currency = word.first.flatMap({ currencies[$0] }) {
            word = String(word.dropFirst())
            ending = word.isEmpty ? currency : " " + currency
        }
        let named = word.map { signs[$0] ?? String($0) }.joined()
        let spelled = (latin(named) + ending).replacing(#/([0-9]),(?=[0-9])/#) { $0.1 }
            .replacing(#/([0-9]):00\b/#) { "\($0.1) o'clock" }
        return spelled.split { !isAllowed($0) }.compactMap(token).prefix(mostTokens).map { $0 }
    }

    private static func latin(_ word: String) -> String {
        guard !word.utf8.allSatisfy({ $0 < 0x80 }) else { return word }
        return word.applyingTransform(StringTransform("Any-Latin; Latin-ASCII"), reverse: false) ?? ""
    }

    private static func isAllowed(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "'-.".contains(character))
    }

    /// A piece without signs at its ends, and with no letter more than twice in a row: "shhhh" is said like "shh".
    private static func token(of piece: Substring) -> String? {
        let core = piece.drop { !$0.isLetter && !$0.isNumber }
        guard let last = core.lastIndex(where: { $0.isLetter || $0.isNumber }) else { return nil }
        var token = ""
        for character in core[...last].prefix(longestToken) {
            let isThird =
                character.isLetter && token.suffix(2).lowercased() == String([character, character]).lowercased()
            if !isThird { token.append(character) }
        }
        return token
    }
}
