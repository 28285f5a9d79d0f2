import EmbeddedAuthor
import Foundation

/// The lists of words that stand beside the author's tables.
struct MaterialWords {
    private let folder: URL

    init(language: String) {
        folder = EmbeddedAuthor.languageFolder.appending(path: language).appending(path: "words")
    }

    /// The words that may not appear in a story.
    func reviewList() throws -> Set<String> { try words("review.txt") }

    /// The words that a speller need not know: names and sounds.
    func known() throws -> Set<String> { try words("spelling.txt") }

    /// The things that stories are about, in lower case: not what every house has.
    func things() throws -> Set<String> {
        struct Table: Decodable {
            struct Word: Decodable {
                var noun: String?
                var stays: Bool?
            }
            var nouns: [Word]
        }
        let file = folder.deletingLastPathComponent().appending(path: "things.json")
        let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
        let words = table.nouns.filter { $0.stays != true }.compactMap { $0.noun?.lowercased() }
        return Set(words.filter { !$0.contains(" ") })
    }

    /// A word a line; what begins with `#` is a remark.
    private func words(_ name: String) throws -> Set<String> {
        let text = String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
        return Set(text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init))
    }
}
