extension Thing {
    /// The thing that a text means, or else a box; see ``known(_:)``.
    init(nearest text: String) {
        self = Self.known(text) ?? .neutral
    }

    /// The thing that a text means; nil for what is not drawn, because nothing is better than something wrong.
    ///
    /// The last word of a noun says what it is: a paper boat is a boat, and a bread slicer is no bread.
    static func known(_ text: String) -> Thing? {
        let words = text.lowercased().split { !$0.isLetter }.map(String.init)
        if let meaning = phrase(in: words) { return meaning }
        // What stands behind "of", "with" or "and" only says more about it: a basket of apples is a basket.
        var head = words.prefix { !linkingWords.contains($0) }
        let contents = words.dropFirst(head.count + 1).prefix { !linkingWords.contains($0) }
        if let word = head.last, forms(of: word).contains(where: measures.contains) {
            if let content = contents.last, let thing = meaning(of: content) { return thing }
            if meaning(of: word) == nil { head = head.dropLast() }
        }
        return head.last.flatMap { meaning(of: $0) } ?? nil
    }

    private static let linkingWords: Set<String> = [
        "of", "with", "in", "on", "at", "for", "from", "and", "under", "without", "by", "full",
    ]

    /// Words that only say how much there is of something, or what it is in.
    private static let measures: Set<String> = [
        "piece", "slice", "bit", "pair", "heap", "bunch", "lump", "bar", "row", "set", "sheet", "glass", "cup", "mug",
        "bowl", "plate", "jar", "ball", "loaf", "head", "tuft", "coil", "reel", "string",
    ]

    /// All words that mean a thing, and those that mean none although a part of them would.
    private static let meanings: [String: Thing?] = {
        var meanings: [String: Thing?] = [:]
        for thing in allCases { meanings[thing.rawValue] = thing }
        for (word, thing) in synonyms { meanings[word] = thing }
        for word in meaningless { meanings[word] = .some(nil) }
        return meanings
    }()

    /// What several words mean together, such as "music box", or "snow globe", which is not drawn.
    private static func phrase(in words: [String]) -> Thing?? {
        for length in [3, 2] where words.count >= length {
            for start in (0...(words.count - length)).reversed() {
                let beginning = words[start..<(start + length - 1)].joined(separator: " ")
                for form in forms(of: words[start + length - 1]) {
                    if let meaning = meanings["\(beginning) \(form)"] { return meaning }
                }
            }
        }
        return nil
    }

    /// What one word means: a thing, expressly none, or nothing to us.
    private static func meaning(of word: String) -> Thing?? {
        let forms = forms(of: word)
        for form in forms {
            if let meaning = meanings[form] { return meaning }
        }
        for form in forms {
            if let head = compoundHeads.first(where: { form.count > $0.word.count && form.hasSuffix($0.word) }) {
                return head.thing
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
    private static let compoundHeads: [(word: String, thing: Thing)] = [
        "boat", "ball", "cake", "bell", "basket", "bucket", "chair", "bench", "spoon", "shelf", "blanket", "bush",
        "book", "bag", "stick", "stone", "tree", "brush", "box", "drum", "cart", "shoe", "berry", "glove", "bottle",
        "bread", "lantern", "sledge", "post",
    ].compactMap { word in (Thing(rawValue: word) ?? synonyms[word]).map { (word, $0) } }
}
