extension Thing {
    /// The thing that is nearest to what a text says, or else a box; see ``known(_:)``.
    init(nearest text: String) {
        self = Self.known(text) ?? .neutral
    }

    /// The thing that a text means; nil for what is not drawn, because nothing is better than something wrong.
    ///
    /// The last word of a noun is what it says: a paper boat is a boat, and a boat paper is paper.
    static func known(_ text: String) -> Thing? {
        let words = text.lowercased().split { !$0.isLetter }.map(String.init)
        // What stands behind "of", "with" or "and" only says more about it: "a jar of beans".
        let head = words.prefix { !linkingWords.contains($0) }
        return phrase(in: words) ?? last(of: head) ?? first(of: words.dropFirst(head.count))
    }

    private static let linkingWords: Set<String> = ["of", "with", "in", "on", "for", "from", "and", "under", "without"]

    /// All words that mean a thing, and those that mean none although a part of them would.
    private static let meanings: [String: Thing?] = {
        var meanings: [String: Thing?] = [:]
        for thing in allCases { meanings[thing.rawValue] = thing }
        for (word, thing) in synonyms { meanings[word] = thing }
        for word in meaningless { meanings[word] = .some(nil) }
        return meanings
    }()

    /// Words that only mean the thing together, such as "music box".
    private static func phrase(in words: [String]) -> Thing? {
        guard words.count > 1 else { return nil }
        for length in [3, 2] where words.count >= length {
            for start in (0...(words.count - length)).reversed() {
                let beginning = words[start..<(start + length - 1)].joined(separator: " ")
                for form in forms(of: words[start + length - 1]) {
                    if case .some(.some(let thing)) = meanings["\(beginning) \(form)"] { return thing }
                }
            }
        }
        return nil
    }

    private static func last(of words: ArraySlice<String>) -> Thing? {
        for word in words.reversed() {
            if let meaning = meaning(of: word) { return meaning }
        }
        return nil
    }

    private static func first(of words: ArraySlice<String>) -> Thing? {
        for word in words {
            if let meaning = meaning(of: word), let thing = meaning { return thing }
        }
        return nil
    }

    /// What one word means: a thing, expressly none, or nothing to us.
    private static func meaning(of word: String) -> Thing?? {
        for form in forms(of: word) {
            if let meaning = meanings[form] { return meaning }
        }
        for form in forms(of: word) {
            if let thing = compoundHeads.first(where: { form.count > $0.key.count && form.hasSuffix($0.key) })?.value {
                return thing
            }
        }
        return nil
    }

    /// A word as it stands, and what it may be one of: leaves, cherries, boxes, balls.
    private static func forms(of word: String) -> [String] {
        var forms = [word]
        for (ending, single) in [("ves", "f"), ("ves", "fe"), ("ies", "y"), ("es", ""), ("s", "")]
        where word.hasSuffix(ending) { forms.append(word.dropLast(ending.count) + single) }
        return forms
    }

    /// What a compound ends with that is such a thing itself: "sailboat", "rosebush".
    private static let compoundHeads: [(key: String, value: Thing)] = [
        "boat", "ball", "cake", "bell", "basket", "bucket", "chair", "bench", "spoon", "shelf", "blanket", "bush",
        "book", "bag", "stick", "stone", "tree", "brush", "box", "drum", "cart", "shoe", "berry", "glove", "bottle",
        "bread", "lantern", "sledge", "post",
    ].compactMap { word in (Thing(rawValue: word) ?? synonyms[word]).map { (word, $0) } }
}
