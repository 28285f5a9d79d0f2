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

    /// A word a line; what begins with `#` is a remark.
    private func words(_ name: String) throws -> Set<String> {
        let text = String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
        return Set(text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init))
    }
}
