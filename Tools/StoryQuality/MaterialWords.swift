import EmbeddedAuthor
import Foundation

/// The lists of words that stand beside the author's plots.
struct MaterialWords {
    private let language: String

    init(language: String) {
        self.language = language
    }

    /// The words that may not appear in a story.
    func reviewList() throws -> Set<String> { try words("\(language).txt") }

    /// The words that a speller need not know: sounds and words of the stories' own.
    func known() throws -> Set<String> { try words("spelling-\(language).txt") }

    /// A word a line; what begins with `#` is a remark.
    private func words(_ name: String) throws -> Set<String> {
        let file = EmbeddedAuthor.plotFolder.appending(path: "Words").appending(path: name)
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        return Set(text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init))
    }
}
