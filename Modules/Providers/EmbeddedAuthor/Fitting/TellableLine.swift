import StoryCore

/// A line as it is told in one telling, and what it depends on.
struct TellableLine: PageLine {
    /// The index of its scene in the telling.
    let scene: Int
    /// Whether a new paragraph begins with it.
    let beginsParagraph: Bool
    /// Whether a new scene begins with it.
    let beginsScene: Bool
    let text: String
    let wordCount: Int
    /// 0 is always told; the higher, the sooner it is left out.
    let rank: Int
    /// The name of the picture that shows what happens here.
    let look: String?
    /// The marks of the cast members whom it names.
    let members: Set<String>
    /// The things and cast members that it speaks of and the facts that it relies on.
    let mentions: Set<String>
    /// What it introduces.
    let tells: Set<String>
    /// Whether it makes no sense without the line before it.
    let followsLast: Bool
    /// Whether it holds the refrain.
    let isRefrain: Bool
    /// The position in its text, for findings: "main.opening[0][1]".
    let origin: String
    /// The undefined marks.
    let unknownMarks: [String]
}

extension TellableLine {
    /// Returns the number of words in a text.
    static func wordCount(of text: String) -> Int {
        var count = 0
        var isInside = false
        for byte in text.utf8 {
            let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
            if !isSpace, !isInside { count += 1 }
            isInside = !isSpace
        }
        return count
    }
}
