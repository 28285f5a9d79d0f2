/// English: articles by sound, titles with capitals.
struct EnglishGrammar: LanguageGrammar {
    func form(_ form: Substring, of noun: Noun) -> String? {
        let phrase = noun.adjective.map { $0 + " " + noun.noun } ?? noun.noun
        switch form {
        case "": return phrase
        case "a": return Self.withArticle(phrase)
        case "the": return noun.isName ? phrase : "the " + phrase
        case "noun": return noun.noun
        default: return nil
        }
    }

    func genitive(of name: String) -> String { name + "'s" }

    func titleCased(_ phrase: String) -> String {
        phrase.split(separator: " ").map { Self.smallWords.contains($0) ? String($0) : PlainWords.capitalized($0) }
            .joined(separator: " ")
    }

    func independent(_ clause: Substring) -> Substring {
        let rest = clause.drop { $0 == "," || $0 == " " }
        return rest.hasPrefix("and ") ? rest.dropFirst(4) : rest
    }

    func joined(_ first: String, _ second: String) -> String? {
        guard PlainWords.canBeJoined(first, second) else { return nil }
        return first.dropLast() + ", and " + second.prefix(1).lowercased() + second.dropFirst()
    }

    func ability(_ text: String) -> String? {
        let words = (text.prefix(1).lowercased() + text.dropFirst()).split(separator: " ")
        guard let first = words.first, text.utf8.allSatisfy(Self.isPlain) else { return nil }
        let rest = words.dropFirst().joined(separator: " ")
        switch first {
        case "can", "could": return rest.isEmpty ? nil : "could " + rest
        case "is", "was": return rest.isEmpty ? nil : "was " + rest
        case "has", "had": return rest.isEmpty ? nil : "had " + rest
        default: break
        }
        guard let verb = Self.infinitive(of: first) else { return nil }
        return rest.isEmpty ? "could \(verb)" : "could \(verb) \(rest)"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: " "),
            UInt8(ascii: "-"), UInt8(ascii: "'"):
            true
        default: false
        }
    }

    // MARK: - Words

    /// A noun phrase with its article by sound: "an owl", "a fox", "an hour", "a unicorn".
    static func withArticle(_ phrase: String) -> String {
        let word = phrase.prefix { $0.isLetter }.lowercased()
        let isSilent = silent.contains { word.hasPrefix($0) }
        let isGlide = glides.contains { word.hasPrefix($0) }
        let isVowel = word.first.map { "aeiou".contains($0) } ?? false
        return (isSilent || (isVowel && !isGlide) ? "an " : "a ") + phrase
    }

    /// Words that begin with a vowel that is heard, though an h is written.
    private static let silent = ["hour", "honest", "honour"]
    /// Words that begin with the sound of "you" or of "one".
    private static let glides = ["uni", "use", "usual", "ukulele", "eu", "one", "once", "ewe"]

    private static let smallWords: Set<Substring> = [
        "the", "a", "an", "at", "of", "in", "on", "to", "and", "with", "for",
    ]

    /// "talk" of "talks"; nil for what is no verb that is known.
    private static func infinitive(of verb: Substring) -> String? {
        if verbs.contains(String(verb)) { return String(verb) }
        guard verb.hasSuffix("s") else { return nil }
        let stem = String(verb.dropLast())
        if verbs.contains(stem) { return stem }
        if stem.hasSuffix("ie"), verbs.contains(stem.dropLast(2) + "y") { return stem.dropLast(2) + "y" }
        if stem.hasSuffix("e"), verbs.contains(String(stem.dropLast())) { return String(stem.dropLast()) }
        return nil
    }

    /// What children are said to be able to do.
    private static let verbs: Set<String> = [
        "bake", "balance", "become", "blow", "breathe", "build", "call", "carry", "catch", "change", "climb", "cook",
        "count", "dance", "dig", "dive", "draw", "dream", "feel", "find", "fix", "float", "fly", "glow", "grow",
        "hear", "heal", "help", "hide", "hop", "hum", "juggle", "jump", "know", "laugh", "lift", "light", "listen",
        "make", "mend", "move", "open", "paint", "play", "read", "remember", "ride", "run", "see", "shine", "sing",
        "skip", "sleep", "slide", "smell", "solve", "speak", "spin", "spot", "stop", "swim", "talk", "tame", "taste",
        "teach", "tell", "throw", "tie", "touch", "train", "turn", "understand", "walk", "whisper", "whistle",
        "work", "write",
    ]
}
